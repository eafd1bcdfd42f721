import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { declineNegotiation } from './ending-service.ts'
import { openNegotiation } from './opening-service.ts'
import { submitRound } from './round-service.ts'
import {
  Agreement,
  Decline,
  exampleBriefAndRounds,
  exampleNegotiation,
  exampleRound,
  Negotiation,
  NegotiationFilter,
  NegotiationWithRounds,
  NewNegotiation,
  NewRound,
  Round,
} from './schema.ts'
import { type AgreeToOffer, getNegotiation, listNegotiations } from './service.ts'

const expansions = {
  gig: 'gig',
  application: 'application',
  client: 'user',
  worker: 'user',
  contract: 'contract',
} as const

export function negotiationRoutes(api: Api, agreeToOffer: AgreeToOffer): void {
  api.write({
    method: 'POST',
    path: '/negotiations',
    scope: 'negotiations:write',
    action: 'negotiations.round',
    obligation: true,
    body: NewNegotiation,
    answer: NegotiationWithRounds,
    created: (negotiation) => `/negotiations/${negotiation.id}`,
    mcp: true,
    docs: {
      id: 'openNegotiation',
      tag: 'Negotiations',
      summary: 'Open a negotiation',
      description:
        'Opens a negotiation about an application, by either of its parties, or about the caller’s own open gig, to invite a worker. Round 1 has the terms of the gig (its rate only if the minimum and maximum are equal), overridden by those of the application, then by `terms`. It counts as the caller’s offer, with one exception: if the application proposed terms and the client doesn’t send any, round 1 is the worker’s offer, unless the gig has since changed so that the work or the offer would differ from what the worker applied with. The gig’s title, description and skills become the brief, which both sides agree on. If they have changed since the worker applied, a worker who opens the negotiation has to name the `gig_version` they have read.',
      refusals: [
        'content_removed',
        'own_gig',
        'not_yours',
        'gig_not_open',
        'already_negotiating',
        'gig_changed',
        'wrong_state',
        'conflict_of_interest',
        'user_blocked',
        'contact_unavailable',
        'quota_reached',
      ],
      example: {
        body: { application_id: exampleNegotiation.application_id, terms: { rate_cents: 90_000 } },
        answer: {
          ...exampleNegotiation,
          round_count: 1,
          allowed_actions: ['round', 'decline'],
          ...exampleBriefAndRounds,
          rounds: [{ ...exampleRound, number: 1 }],
        },
      },
    },
    run: (ctx, call) => openNegotiation(ctx, call.actor, call.body),
  })

  api.list({
    path: '/negotiations',
    scope: 'read',
    counts: true,
    query: NegotiationFilter,
    isSlow: ({ q }) => q !== undefined,
    answer: Negotiation,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'listNegotiations',
      tag: 'Negotiations',
      summary: 'List negotiations',
      description: 'The caller’s negotiations, newest first, without their rounds.',
    },
    run: (ctx, call) => listNegotiations(ctx, call.actor, call.query, call.page),
  })

  api.read({
    path: '/negotiations/:id',
    scope: 'read',
    answer: NegotiationWithRounds,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'getNegotiation',
      tag: 'Negotiations',
      summary: 'Read a negotiation',
      description:
        'Includes the brief and all rounds. Visible to the negotiation’s two parties; other callers get 404.',
      example: { answer: { ...exampleNegotiation, ...exampleBriefAndRounds } },
    },
    run: (ctx, call) => getNegotiation(ctx, call.actor, toId('neg', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/negotiations/:id/round',
    scope: 'negotiations:write',
    action: 'negotiations.round',
    obligation: true,
    body: NewRound,
    answer: Round,
    created: (round) => `/negotiations/${round.negotiation_id}`,
    mcp: true,
    docs: {
      id: 'submitRound',
      tag: 'Negotiations',
      summary: 'Make an offer',
      description:
        'By either side. Fields you send change the current terms; all others stay the same. `{}` repeats the current terms as your offer. Only the latest offer counts, and a side can make another before the other responds. Each side can make 25. The brief also stays the same, even if the client has edited the gig, unless the offer names the new `gig_version`.',
      refusals: ['wrong_state', 'gig_not_open', 'gig_changed', 'round_limit', 'user_blocked', 'contact_unavailable'],
      example: { body: { rate_cents: 90_000, message: 'Could you meet us here?' }, answer: exampleRound },
    },
    run: (ctx, call) => submitRound(ctx, call.actor, toId('neg', call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/negotiations/:id/agree',
    scope: 'negotiations:write',
    action: 'negotiations.agree',
    obligation: true,
    body: Agreement,
    answer: Negotiation,
    mcp: true,
    docs: {
      id: 'agreeToRound',
      tag: 'Negotiations',
      summary: 'Agree to an offer',
      description:
        'The latest offer must be the other side’s. Identify it by number or hash, so you only agree to terms and a brief you have seen. Creates a contract that both sides still have to approve, and reserves a position.',
      refusals: [
        'own_offer',
        'stale_round',
        'terms_incomplete',
        'gig_not_open',
        'no_position_free',
        'amount_too_large',
        'wrong_state',
        'user_blocked',
        'contact_unavailable',
      ],
      example: {
        body: { round: 2 },
        answer: {
          ...exampleNegotiation,
          status: 'agreed',
          contract_id: 'con_01kz3ve5p7r9t1v3x5z7b9d1f3',
          allowed_actions: [],
        },
      },
    },
    run: (ctx, call) => agreeToOffer(ctx, call.actor, toId('neg', call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/negotiations/:id/decline',
    scope: 'negotiations:write',
    body: Decline,
    answer: Negotiation,
    mcp: true,
    docs: {
      id: 'declineNegotiation',
      tag: 'Negotiations',
      summary: 'Decline a negotiation',
      description: 'By either side. Ends the negotiation and makes its application `shortlisted` again.',
      refusals: ['wrong_state'],
      example: {
        body: { reason: 'The dates don’t work for us.' },
      },
    },
    run: (ctx, call) => declineNegotiation(ctx, call.actor, toId('neg', call.params.id), call.body),
  })
}
