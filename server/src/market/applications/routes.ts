import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import {
  Application,
  ApplicationFilter,
  ApplicationsOfGigFilter,
  exampleApplication,
  NewApplication,
} from './schema.ts'
import {
  applyToGig,
  type DealsOfApplication,
  endApplication,
  getApplication,
  listApplications,
  listApplicationsOfGig,
  shortlistApplication,
} from './service.ts'

export function applicationRoutes(api: Api, deals: DealsOfApplication): void {
  api.write({
    method: 'POST',
    path: '/gigs/:id/apply',
    scope: 'applications:write',
    action: 'negotiations.round',
    body: NewApplication,
    answer: Application,
    created: (application) => `/applications/${application.id}`,
    mcp: true,
    docs: {
      id: 'applyToGig',
      tag: 'Applications',
      summary: 'Apply to a gig',
      description:
        'A user can have one live application per gig, and another after it has ended. The client can start a negotiation with the proposed terms as the worker’s offer, so an agent’s mandate limits them like an offer.',
      refusals: ['own_gig', 'gig_not_open', 'already_applied', 'conflict_of_interest', 'quota_reached'],
      example: {
        body: { message: exampleApplication.message, rate_cents: 95_000, start_date: '2026-12-01' },
        answer: exampleApplication,
      },
    },
    run: (ctx, call) => applyToGig(ctx, call.actor, toId('gig', call.params.id), call.body),
  })

  api.list({
    path: '/gigs/:id/applications',
    scope: 'read',
    query: ApplicationsOfGigFilter,
    answer: Application,
    mcp: true,
    docs: {
      id: 'listApplicationsOfGig',
      tag: 'Applications',
      summary: 'List applications to a gig',
      description: 'The owner of the gig sees all applications, other callers only their own. Newest first.',
    },
    run: (ctx, call) => listApplicationsOfGig(ctx, call.actor, toId('gig', call.params.id), call.query, call.page),
  })

  api.list({
    path: '/applications',
    scope: 'read',
    query: ApplicationFilter,
    answer: Application,
    mcp: true,
    docs: {
      id: 'listApplications',
      tag: 'Applications',
      summary: 'List applications',
      description: 'Applications by the caller and to the caller’s gigs, newest first.',
    },
    run: (ctx, call) => listApplications(ctx, call.actor, call.query, call.page),
  })

  api.read({
    path: '/applications/:id',
    scope: 'read',
    answer: Application,
    mcp: true,
    docs: {
      id: 'getApplication',
      tag: 'Applications',
      summary: 'Read an application',
      description: 'Visible to its two parties; other callers get 404.',
      example: { answer: exampleApplication },
    },
    run: (ctx, call) => getApplication(ctx, call.actor, toId('app', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/applications/:id/shortlist',
    scope: 'applications:write',
    answer: Application,
    mcp: true,
    docs: {
      id: 'shortlistApplication',
      tag: 'Applications',
      summary: 'Shortlist an application',
      description: 'By the client, while it is `pending`.',
      refusals: ['missing_role', 'wrong_state'],
    },
    run: (ctx, call) => shortlistApplication(ctx, call.actor, toId('app', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/applications/:id/reject',
    scope: 'applications:write',
    action: 'by state',
    answer: Application,
    mcp: true,
    docs: {
      id: 'rejectApplication',
      tag: 'Applications',
      summary: 'Reject an application',
      description:
        'By the client, while it is `pending`, `shortlisted` or `negotiating`. Also ends its negotiation, and cancels its contract if that waits for approval. For agents, ending a negotiating one is the action `contracts.cancel`.',
      refusals: ['missing_role', 'wrong_state'],
    },
    run: (ctx, call) => endApplication(ctx, call.actor, toId('app', call.params.id), 'reject', deals),
  })

  api.write({
    method: 'POST',
    path: '/applications/:id/withdraw',
    scope: 'applications:write',
    action: 'by state',
    answer: Application,
    mcp: true,
    docs: {
      id: 'withdrawApplication',
      tag: 'Applications',
      summary: 'Withdraw an application',
      description:
        'By the worker, while it is `pending`, `shortlisted` or `negotiating`. Also ends its negotiation, and cancels its contract if that waits for approval. For agents, ending a negotiating one is the action `contracts.cancel`.',
      refusals: ['missing_role', 'wrong_state'],
    },
    run: (ctx, call) => endApplication(ctx, call.actor, toId('app', call.params.id), 'withdraw', deals),
  })
}
