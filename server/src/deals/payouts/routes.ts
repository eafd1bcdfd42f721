import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { examplePayout, Payout, PayoutFilter } from './schema.ts'
import { getPayout, listPayouts } from './service.ts'

export function payoutRoutes(api: Api): void {
  api.list({
    path: '/payouts',
    scope: 'read',
    query: PayoutFilter,
    answer: Payout,
    docs: {
      id: 'listPayouts',
      tag: 'Wallet',
      summary: 'List payouts',
      description: 'What was released to oneself, newest first, also before it is available.',
      example: { answer: { data: [examplePayout], next_cursor: null } },
    },
    run: (ctx, call) => listPayouts(ctx, call.actor, call.query, call.page),
  })

  api.read({
    path: '/payouts/:id',
    scope: 'read',
    answer: Payout,
    docs: {
      id: 'getPayout',
      tag: 'Wallet',
      summary: 'Read a payout',
      description: 'For the worker who gets it and the client who released it.',
      example: { answer: examplePayout },
    },
    run: (ctx, call) => getPayout(ctx, call.actor, toId('pay', call.params.id)),
  })
}
