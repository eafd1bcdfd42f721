import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { declineNegotiation } from './ending-service.ts'
import { openNegotiation } from './opening-service.ts'
import { submitRound } from './round-service.ts'
import {
  Agreement,
  Decline,
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

export function negotiationRoutes(api: Api, agreeToOffer: AgreeToOffer): void {
  api.write({
    method: 'POST',
    path: '/negotiations',
    scope: 'negotiations:write',
    action: 'negotiations.round',
    body: NewNegotiation,
    answer: NegotiationWithRounds,
    created: (negotiation) => `/negotiations/${negotiation.id}`,
    mcp: true,
    docs: {
      id: 'openNegotiation',
      tag: 'Negotiations',
      summary: 'Open a negotiation',
      description:
        'About an application, by either of its parties; or about the caller’s own open gig, to invite a worker. Round 1 has the terms of the gig (its rate only if minimum and maximum are equal), overridden by those of the application, then by `terms`. It counts as the caller’s offer. There is one exception: if the application proposed terms and the client sends none, round 1 is the worker’s offer, unless the gig has since changed so that the offer would differ from what the worker applied with.',
      refusals: [
        'own_gig',
        'not_yours',
        'gig_not_open',
        'already_negotiating',
        'wrong_state',
        'conflict_of_interest',
        'quota_reached',
      ],
      example: {
        body: { application_id: exampleNegotiation.application_id, terms: { rate_cents: 90_000 } },
        answer: {
          ...exampleNegotiation,
          round_count: 1,
          allowed_actions: ['round', 'decline'],
          rounds: [{ ...exampleRound, number: 1 }],
        },
      },
    },
    run: (ctx, call) => openNegotiation(ctx, call.actor, call.body),
  })

  api.list({
    path: '/negotiations',
    scope: 'read',
    query: NegotiationFilter,
    answer: Negotiation,
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
    mcp: true,
    docs: {
      id: 'getNegotiation',
      tag: 'Negotiations',
      summary: 'Read a negotiation',
      description: 'With all rounds. Visible to its two parties; other callers get 404.',
      example: { answer: { ...exampleNegotiation, rounds: [exampleRound] } },
    },
    run: (ctx, call) => getNegotiation(ctx, call.actor, toId('neg', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/negotiations/:id/round',
    scope: 'negotiations:write',
    action: 'negotiations.round',
    body: NewRound,
    answer: Round,
    created: (round) => `/negotiations/${round.negotiation_id}`,
    mcp: true,
    docs: {
      id: 'submitRound',
      tag: 'Negotiations',
      summary: 'Make an offer',
      description:
        'By either side. The fields you send change the current terms, the others stay; `{}` repeats the current terms as your offer. Only the newest offer counts, and a side may make another one before the other answers. Each side can make 25.',
      refusals: ['wrong_state', 'gig_not_open', 'round_limit'],
      example: { body: { rate_cents: 90_000, message: 'Could you meet us here?' }, answer: exampleRound },
    },
    run: (ctx, call) => submitRound(ctx, call.actor, toId('neg', call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/negotiations/:id/agree',
    scope: 'negotiations:write',
    action: 'negotiations.agree',
    body: Agreement,
    answer: Negotiation,
    mcp: true,
    docs: {
      id: 'agreeToRound',
      tag: 'Negotiations',
      summary: 'Agree to an offer',
      description:
        'The newest offer must be the other side’s. Name it by number or hash, so that you agree only to terms you have seen. Creates a contract that both sides still have to approve, and reserves a position.',
      refusals: [
        'own_offer',
        'stale_round',
        'terms_incomplete',
        'gig_not_open',
        'no_position_free',
        'amount_too_large',
        'wrong_state',
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
      description: 'By either side. Ends the negotiation; its application is `shortlisted` again.',
      refusals: ['wrong_state'],
      example: {
        body: { reason: 'The dates do not work for us.' },
      },
    },
    run: (ctx, call) => declineNegotiation(ctx, call.actor, toId('neg', call.params.id), call.body),
  })
}
