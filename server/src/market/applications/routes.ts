import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import {
  Application,
  ApplicationChanges,
  ApplicationFilter,
  ApplicationsOfGigFilter,
  exampleApplication,
  NewApplication,
} from './schema.ts'
import {
  applyToGig,
  changeApplication,
  type DealsOfApplication,
  endApplication,
  getApplication,
  listApplications,
  listApplicationsOfGig,
  shortlistApplication,
} from './service.ts'

const expansions = {
  gig: 'gig',
  client: 'user',
  worker: 'user',
  hosted_agent: 'agent',
  negotiation: 'negotiation',
} as const

export function applicationRoutes(api: Api, deals: DealsOfApplication): void {
  api.write({
    method: 'POST',
    path: '/gigs/:id/apply',
    scope: 'applications:write',
    action: 'negotiations.round',
    obligation: true,
    body: NewApplication,
    answer: Application,
    metadata: (application) => [application],
    created: (application) => `/applications/${application.id}`,
    mcp: true,
    docs: {
      id: 'applyToGig',
      tag: 'Applications',
      summary: 'Apply to a gig',
      description:
        'A user can have one active application per gig, and can apply again once it has ended. The client can start a negotiation with the proposed terms as the worker’s offer, so an agent’s mandate limits those terms as it does offers.',
      refusals: [
        'own_gig',
        'gig_not_open',
        'already_applied',
        'conflict_of_interest',
        'user_blocked',
        'contact_unavailable',
        'wrong_state',
        'quota_reached',
      ],
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
    counts: true,
    query: ApplicationsOfGigFilter,
    answer: Application,
    metadata: (application) => [application],
    expand: expansions,
    mcp: true,
    docs: {
      id: 'listApplicationsOfGig',
      tag: 'Applications',
      summary: 'List applications to a gig',
      description: 'The owner of the gig sees all applications, and other callers only their own. Newest first.',
    },
    run: (ctx, call) => listApplicationsOfGig(ctx, call.actor, toId('gig', call.params.id), call.query, call.page),
  })

  api.list({
    path: '/applications',
    scope: 'read',
    counts: true,
    query: ApplicationFilter,
    answer: Application,
    metadata: (application) => [application],
    expand: expansions,
    mcp: true,
    docs: {
      id: 'listApplications',
      tag: 'Applications',
      summary: 'List applications',
      description: 'The caller’s applications and those to the caller’s gigs, newest first.',
    },
    run: (ctx, call) => listApplications(ctx, call.actor, call.query, call.page),
  })

  api.read({
    path: '/applications/:id',
    scope: 'read',
    answer: Application,
    metadata: (application) => [application],
    expand: expansions,
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
    method: 'PATCH',
    path: '/applications/:id',
    scope: 'applications:write',
    body: ApplicationChanges,
    answer: Application,
    metadata: (application) => [application],
    mcp: true,
    docs: {
      id: 'changeApplication',
      tag: 'Applications',
      summary: 'Change your metadata on an application',
      description: 'By either side, in any state. Each side has its own metadata, which the other never sees.',
      example: { body: { metadata: { order: '42', draft: null } } },
    },
    run: (ctx, call) => changeApplication(ctx, call.actor, toId('app', call.params.id)),
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
      description: 'By the client, while it’s `pending`.',
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
        'By the client, while it’s `pending`, `shortlisted` or `negotiating`. Also ends its negotiation and cancels any contract awaiting approval. For agents, doing this while it’s `negotiating` is the action `contracts.cancel`.',
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
        'By the worker, while it’s `pending`, `shortlisted` or `negotiating`. Also ends its negotiation and cancels any contract awaiting approval. For agents, doing this while it’s `negotiating` is the action `contracts.cancel`.',
      refusals: ['missing_role', 'wrong_state'],
    },
    run: (ctx, call) => endApplication(ctx, call.actor, toId('app', call.params.id), 'withdraw', deals),
  })
}
