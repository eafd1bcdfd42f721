import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import {
  acceptInDispute,
  recommendInDispute,
  rejectInDispute,
  resolveDispute,
  withdrawDispute,
} from './decision-service.ts'
import { openDispute } from './opening-service.ts'
import { Acceptance, Dispute, DisputeAnswer, DisputeFilter, exampleDispute, NewDispute, Verdict } from './schema.ts'
import { getDispute, listDisputes } from './service.ts'
import { respondToDispute } from './statement-service.ts'

const [statement] = exampleDispute.statements
const recommended = {
  ...exampleDispute,
  status: 'recommended' as const,
  recommendation: {
    worker_cents: 60_000,
    rationale: 'Two thirds of the pages are fine.',
    by: 'usr_01kz3vr5n7q9s1v3x5z7b9d1f3',
    client_accepted: false,
    worker_accepted: false,
  },
}
const resolved = {
  ...recommended,
  status: 'resolved' as const,
  decide_by: null,
  resolution: {
    worker_cents: 60_000,
    client_cents: 30_000,
    how: 'recommendation' as const,
    rationale: 'Two thirds of the pages are fine.',
  },
  allowed_actions: [],
}

const expansions = { contract: 'contract', milestone: 'milestone', client: 'user', worker: 'user' } as const

export function disputeRoutes(api: Api): void {
  api.write({
    method: 'POST',
    path: '/disputes/create',
    scope: 'payments:write',
    action: 'disputes.open',
    body: NewDispute,
    answer: Dispute,
    created: (dispute) => `/disputes/${dispute.id}`,
    mcp: true,
    docs: {
      id: 'openDispute',
      tag: 'Disputes',
      summary: 'Open a dispute',
      description:
        'By either side, about one milestone with held or clearing money. Freezes that milestone and its clearing payouts. The rest of the contract continues.',
      refusals: ['wrong_state', 'milestone_disputed', 'withdrawn_before', 'nothing_at_stake'],
      example: {
        body: {
          contract_id: exampleDispute.contract_id,
          milestone_id: exampleDispute.milestone_id,
          reason: 'quality',
          statement: statement?.text,
          proposed_worker_cents: 30_000,
          evidence: statement?.evidence,
        },
        answer: {
          ...exampleDispute,
          status: 'open',
          proposals: { client: 30_000, worker: null },
          decide_by: null,
          allowed_actions: ['respond', 'withdraw'],
        },
      },
    },
    run: (ctx, call) => openDispute(ctx, call.actor, call.body),
  })

  api.list({
    path: '/disputes',
    scope: 'read',
    counts: true,
    query: DisputeFilter,
    answer: Dispute,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'listDisputes',
      tag: 'Disputes',
      summary: 'List disputes',
      description:
        'The caller’s disputes, or all disputes for arbiters and operators. Sorted by deadline, with ended disputes last.',
    },
    run: (ctx, call) => listDisputes(ctx, call.actor, call.query, call.page),
  })

  api.read({
    path: '/disputes/:id',
    scope: 'read',
    answer: Dispute,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'getDispute',
      tag: 'Disputes',
      summary: 'Read a dispute',
      description: 'Visible to its two sides, arbiters and operators; other callers get 404.',
      example: { answer: resolved },
    },
    run: (ctx, call) => getDispute(ctx, call.actor, toId('dsp', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/disputes/:id/respond',
    // A proposed amount can move money, so it needs the scope and the mandate of a payment.
    scope: 'disputes:write',
    otherScope: { scope: 'payments:write', when: proposesAmount },
    action: (body) => (proposesAmount(body) ? 'disputes.propose' : undefined),
    whileSuspended: true,
    body: DisputeAnswer,
    answer: Dispute,
    mcp: true,
    docs: {
      id: 'respondToDispute',
      tag: 'Disputes',
      summary: 'Respond to a dispute',
      description:
        'The other side’s first response must propose an amount and moves the dispute to `in_review`. After that, both sides can make more statements, with or without an amount. A statement needs the scope `disputes:write`, or `payments:write` if it proposes an amount.',
      refusals: ['wrong_state', 'statement_limit', 'missing_role'],
      example: {
        body: { statement: 'The chapters were edited; see the history.', proposed_worker_cents: 90_000 },
      },
    },
    run: (ctx, call) => respondToDispute(ctx, call.actor, toId('dsp', call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/disputes/:id/recommend',
    scope: 'disputes:arbitrate',
    body: Verdict,
    answer: Dispute,
    mcp: '/operator/disputes',
    docs: {
      id: 'recommendInDispute',
      tag: 'Disputes',
      summary: 'Recommend an amount',
      description:
        'Recommends how to split the disputed money. By an arbiter who isn’t a side of the dispute and has never applied to, negotiated with or vouched for either side. Can be done only once, while the dispute is in review. The recommendation applies unless one side rejects it in time. For 90 days after the dispute, unless configured otherwise, the arbiter and the sides can’t apply to, negotiate with or vouch for each other.',
      refusals: ['wrong_state', 'conflict_of_interest'],
      example: {
        body: { worker_cents: 60_000, rationale: recommended.recommendation.rationale },
      },
    },
    run: (ctx, call) => recommendInDispute(ctx, call.actor, toId('dsp', call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/disputes/:id/accept',
    scope: 'payments:write',
    action: 'disputes.accept',
    whileSuspended: true,
    body: Acceptance,
    answer: Dispute,
    mcp: true,
    docs: {
      id: 'acceptInDispute',
      tag: 'Disputes',
      summary: 'Accept an amount',
      description:
        'By either side. Send the amount you’re accepting. The other side’s latest proposal settles the dispute immediately, so the two sides can settle without an arbiter. The recommendation settles it once both sides have accepted it.',
      refusals: ['wrong_state', 'stale_figure', 'missing_role'],
      example: { body: { worker_cents: 60_000 } },
    },
    run: (ctx, call) => acceptInDispute(ctx, call.actor, toId('dsp', call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/disputes/:id/reject',
    scope: 'disputes:write',
    action: 'disputes.reject',
    whileSuspended: true,
    answer: Dispute,
    mcp: true,
    docs: {
      id: 'rejectInDispute',
      tag: 'Disputes',
      summary: 'Reject the recommendation',
      description: 'By either side. Moves the dispute to arbitration.',
      refusals: ['wrong_state', 'missing_role'],
    },
    run: (ctx, call) => rejectInDispute(ctx, call.actor, toId('dsp', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/disputes/:id/resolve',
    scope: 'disputes:arbitrate',
    body: Verdict,
    answer: Dispute,
    mcp: '/operator/disputes',
    docs: {
      id: 'resolveDispute',
      tag: 'Disputes',
      summary: 'Decide a dispute',
      description:
        'By an arbiter who isn’t a side of the dispute, has never applied to, negotiated with or vouched for either side, and didn’t make the recommendation. The decision is final and splits the disputed money: the worker gets their part, less the fee, and the rest is refunded to the client. For 90 days, unless configured otherwise, the arbiter and the sides can’t apply to, negotiate with or vouch for each other.',
      refusals: ['wrong_state', 'conflict_of_interest'],
      example: {
        body: { worker_cents: 60_000, rationale: 'As recommended.' },
      },
    },
    run: (ctx, call) => resolveDispute(ctx, call.actor, toId('dsp', call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/disputes/:id/withdraw',
    scope: 'payments:write',
    action: 'disputes.withdraw',
    answer: Dispute,
    mcp: true,
    docs: {
      id: 'withdrawDispute',
      tag: 'Disputes',
      summary: 'Withdraw a dispute',
      description:
        'By the side that opened it, while it’s open or in review. The milestone returns to its earlier status, and its deadlines resume with the time that was left. The same side can’t dispute that milestone again.',
      refusals: ['wrong_state', 'not_yours', 'missing_role'],
    },
    run: (ctx, call) => withdrawDispute(ctx, call.actor, toId('dsp', call.params.id)),
  })
}

function proposesAmount({ proposed_worker_cents }: { proposed_worker_cents?: number }): boolean {
  return proposed_worker_cents !== undefined
}
