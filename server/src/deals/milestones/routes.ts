import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { changeMilestone, createMilestone, deleteMilestone, getMilestone, listMilestonesOf } from './editing-service.ts'
import { fund, refund, release } from './escrow-service.ts'
import {
  exampleMilestone,
  Funding,
  Milestone,
  MilestoneChanges,
  MilestoneFilter,
  NewMilestone,
  Release,
} from './schema.ts'
import { ChangeRequest, exampleSubmission, NewSubmission, Submission } from './submission-schema.ts'
import { listSubmissions, requestChanges, submit } from './submission-service.ts'

const pending = {
  ...exampleMilestone,
  status: 'pending' as const,
  held_cents: 0,
  funded_at: null,
  submitted_at: null,
  auto_release_at: null,
  version: 1,
  allowed_actions: ['edit', 'remove', 'fund'],
}

export function milestoneRoutes(api: Api): void {
  api.list({
    path: '/contracts/:id/milestones',
    scope: 'read',
    query: MilestoneFilter,
    answer: Milestone,
    metadata: (milestone) => [milestone],
    mcp: true,
    docs: {
      id: 'listMilestones',
      tag: 'Milestones',
      summary: 'List milestones',
      description: 'All milestones of a contract, by number.',
    },
    run: (ctx, call) => listMilestonesOf(ctx, call.actor, toId('con', call.params.id), call.query, call.page),
  })

  api.write({
    method: 'POST',
    path: '/contracts/:id/milestones',
    scope: 'contracts:write',
    action: 'milestones.change',
    body: NewMilestone,
    answer: Milestone,
    metadata: (milestone) => [milestone],
    created: (milestone) => `/contracts/${milestone.contract_id}/milestones/${milestone.id}`,
    mcp: true,
    docs: {
      id: 'addMilestone',
      tag: 'Milestones',
      summary: 'Add a milestone',
      description:
        'By either side, while the contract is awaiting approval or active. A contract can have at most 200. If it’s paid by the hour, `amount_cents` defaults to the price of one week.',
      refusals: ['wrong_state', 'too_many_milestones', 'amount_too_large'],
      example: { body: { title: pending.title, amount_cents: 90_000, due_date: '2026-12-20' }, answer: pending },
    },
    run: (ctx, call) => createMilestone(ctx, call.actor, toId('con', call.params.id), call.body),
  })

  api.read({
    path: '/contracts/:id/milestones/:milestoneId',
    scope: 'read',
    answer: Milestone,
    metadata: (milestone) => [milestone],
    mcp: true,
    docs: {
      id: 'getMilestone',
      tag: 'Milestones',
      summary: 'Read a milestone',
      description: 'Visible to everyone who can read its contract.',
      example: { answer: exampleMilestone },
    },
    run: (ctx, call) => getMilestone(ctx, call.actor, toId('con', call.params.id), call.params.milestoneId),
  })

  api.write({
    method: 'PATCH',
    path: '/contracts/:id/milestones/:milestoneId',
    scope: 'contracts:write',
    action: ({ amount_cents }) => (amount_cents === undefined ? undefined : 'milestones.change'),
    body: MilestoneChanges,
    answer: Milestone,
    metadata: (milestone) => [milestone],
    mcp: true,
    docs: {
      id: 'changeMilestone',
      tag: 'Milestones',
      summary: 'Change a milestone',
      description:
        'While it’s pending. Only the client can change the amount and the due date, so the client never funds an amount that the worker has changed. For agents, changing the amount is the action `milestones.change`.',
      refusals: ['wrong_state', 'missing_role', 'amount_too_large', 'quota_reached'],
      example: { body: { amount_cents: 90_000 } },
    },
    run: (ctx, call) =>
      changeMilestone(
        ctx,
        call.actor,
        toId('con', call.params.id),
        toId('mil', call.params.milestoneId),
        call.body,
        call.ifMatch,
      ),
  })

  api.write({
    method: 'DELETE',
    path: '/contracts/:id/milestones/:milestoneId',
    scope: 'contracts:write',
    action: 'milestones.change',
    answer: Deleted,
    metadata: (milestone) => [milestone],
    mcp: true,
    docs: {
      id: 'removeMilestone',
      tag: 'Milestones',
      summary: 'Remove a milestone',
      description:
        'While it’s pending. The client can remove any milestone, and the worker only those the worker added. For agents, this is the action `milestones.change`.',
      refusals: ['wrong_state', 'not_yours'],
    },
    run: (ctx, call) =>
      deleteMilestone(ctx, call.actor, toId('con', call.params.id), toId('mil', call.params.milestoneId), call.ifMatch),
  })

  api.write({
    method: 'POST',
    path: '/contracts/:id/milestones/:milestoneId/fund',
    scope: 'payments:write',
    action: 'milestones.fund',
    body: Funding,
    answer: Milestone,
    mcp: true,
    docs: {
      id: 'fundMilestone',
      tag: 'Milestones',
      summary: 'Fund a milestone',
      description:
        'By the client. Moves the amount from the client’s wallet into escrow. Send the amount you saw as `amount_cents`: if the milestone’s amount is different, nothing moves. If no one acts on the milestone for a long time after it’s funded and due (60 days, unless configured otherwise), the held money is refunded at `idle_refund_at`. Both sides are notified 14 days in advance.',
      refusals: ['missing_role', 'wrong_state', 'milestone_disputed', 'insufficient_funds', 'amount_too_large'],
      example: { body: { amount_cents: 90_000 } },
    },
    run: (ctx, call) =>
      fund(ctx, call.actor, toId('con', call.params.id), toId('mil', call.params.milestoneId), call.body),
  })

  api.write({
    method: 'POST',
    path: '/contracts/:id/milestones/:milestoneId/submit',
    scope: 'contracts:write',
    body: NewSubmission,
    answer: Milestone,
    mcp: true,
    docs: {
      id: 'submitMilestone',
      tag: 'Milestones',
      summary: 'Submit work',
      description:
        'By the worker. The client then has the contract’s `review_days` to release the money or request changes. After that, the money is released automatically (auto release) at `auto_release_at`. All submissions are kept.',
      refusals: ['missing_role', 'wrong_state', 'milestone_disputed'],
      example: {
        body: { message: exampleSubmission.message, links: exampleSubmission.links },
      },
    },
    run: (ctx, call) =>
      submit(ctx, call.actor, toId('con', call.params.id), toId('mil', call.params.milestoneId), call.body),
  })

  api.list({
    path: '/contracts/:id/milestones/:milestoneId/submissions',
    scope: 'read',
    answer: Submission,
    mcp: true,
    docs: {
      id: 'listSubmissions',
      tag: 'Milestones',
      summary: 'List submissions',
      description: 'All submissions for a milestone, newest first.',
      example: { answer: { data: [exampleSubmission], next_cursor: null } },
    },
    run: (ctx, call) =>
      listSubmissions(ctx, call.actor, toId('con', call.params.id), toId('mil', call.params.milestoneId), call.page),
  })

  api.write({
    method: 'POST',
    path: '/contracts/:id/milestones/:milestoneId/request-changes',
    scope: 'contracts:write',
    body: ChangeRequest,
    answer: Milestone,
    mcp: true,
    docs: {
      id: 'requestChanges',
      tag: 'Milestones',
      summary: 'Request changes',
      description:
        'By the client, while the milestone is `submitted`. It becomes `funded` again: the money is no longer released automatically but is refunded at `idle_refund_at` if no one acts.',
      refusals: ['missing_role', 'wrong_state', 'milestone_disputed'],
      example: {
        body: { message: 'Page 12 is missing.' },
      },
    },
    run: (ctx, call) =>
      requestChanges(ctx, call.actor, toId('con', call.params.id), toId('mil', call.params.milestoneId), call.body),
  })

  api.write({
    method: 'POST',
    path: '/contracts/:id/milestones/:milestoneId/release',
    scope: 'payments:write',
    action: 'milestones.release',
    body: Release,
    answer: Milestone,
    mcp: true,
    docs: {
      id: 'releaseMilestone',
      tag: 'Milestones',
      summary: 'Release held money',
      description:
        'By the client. Releases all of the money or part of it; a partial release doesn’t change the status. Creates a payout that takes the agreed number of days to clear. The platform’s fee is deducted from the released money. Many small releases cost the same in fees as one large release.',
      refusals: ['missing_role', 'wrong_state', 'milestone_disputed', 'more_than_held', 'quota_reached'],
    },
    run: (ctx, call) =>
      release(ctx, call.actor, toId('con', call.params.id), toId('mil', call.params.milestoneId), call.body),
  })

  api.write({
    method: 'POST',
    path: '/contracts/:id/milestones/:milestoneId/refund',
    scope: 'payments:write',
    action: 'milestones.refund',
    whileSuspended: true,
    answer: Milestone,
    mcp: true,
    docs: {
      id: 'refundMilestone',
      tag: 'Milestones',
      summary: 'Refund held money',
      description:
        'Returns all held money to the client. The worker can do this at any time except during a dispute. The client can do it only if nothing was ever submitted and 7 days have passed since the milestone was due or funded, whichever is later.',
      refusals: ['wrong_state', 'milestone_disputed', 'refund_too_early'],
    },
    run: (ctx, call) => refund(ctx, call.actor, toId('con', call.params.id), toId('mil', call.params.milestoneId)),
  })
}
