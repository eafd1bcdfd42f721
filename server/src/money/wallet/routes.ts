import type { Api } from '../../platform/http/api.ts'
import { exampleTransaction, Transaction, TransactionFilter, Wallet } from './schema.ts'
import { getWallet, listTransactions } from './service.ts'

export function walletRoutes(api: Api): void {
  api.read({
    path: '/wallet',
    scope: 'read',
    answer: Wallet,
    mcp: true,
    docs: {
      id: 'getWallet',
      tag: 'Wallet',
      summary: 'Read your wallet',
      description:
        'Your available money, money in escrow and money that’s clearing, and how much can be deposited or withdrawn at once.',
      example: {
        answer: {
          currency: 'USD',
          available_cents: 10_000,
          escrow_cents: 90_000,
          clearing_cents: 0,
          withdrawable_cents: 10_000,
          deposit_min_cents: 1,
          deposit_max_cents: 1_000_000_000,
          withdrawal_min_cents: 1,
          withdrawal_max_cents: 1_000_000_000,
        },
      },
    },
    run: (ctx, call) => getWallet(ctx, call.actor),
  })

  api.list({
    path: '/wallet/transactions',
    scope: 'read',
    counts: true,
    query: TransactionFilter,
    isSlow: ({ q }) => q !== undefined,
    answer: Transaction,
    expand: { contract: 'contract', milestone: { kind: 'milestone', at: 'subject.id' } },
    mcp: true,
    docs: {
      id: 'listTransactions',
      tag: 'Wallet',
      summary: 'List transactions',
      description: 'All transfers into and out of your available money, newest first.',
      example: { answer: { data: [exampleTransaction], next_cursor: null } },
    },
    run: (ctx, call) => listTransactions(ctx, call.actor, call.query, call.page),
  })
}
