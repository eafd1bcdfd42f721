import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { examplePayout, Payout, PayoutFilter } from './schema.ts'
import { getPayout, listPayouts } from './service.ts'

const expansions = { milestone: 'milestone', contract: 'contract', worker: 'user' } as const

export function payoutRoutes(api: Api): void {
  api.list({
    path: '/payouts',
    scope: 'read',
    counts: true,
    query: PayoutFilter,
    answer: Payout,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'listPayouts',
      tag: 'Wallet',
      summary: 'List payouts',
      description: 'Money released to the caller, newest first, including money that isn’t available yet.',
    },
    run: (ctx, call) => listPayouts(ctx, call.actor, call.query, call.page),
  })

  api.read({
    path: '/payouts/:id',
    scope: 'read',
    answer: Payout,
    expand: expansions,
    mcp: true,
    docs: {
      id: 'getPayout',
      tag: 'Wallet',
      summary: 'Read a payout',
      description: 'Visible to the worker who gets it and the client who released it.',
      example: { answer: examplePayout },
    },
    run: (ctx, call) => getPayout(ctx, call.actor, toId('pay', call.params.id)),
  })
}
