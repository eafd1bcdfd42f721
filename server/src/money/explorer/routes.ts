import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import {
  AccountFilter,
  exampleAccount,
  exampleTracedTransfer,
  exampleTransfers,
  LedgerAccount,
  LedgerTransfer,
  TracedTransfer,
  TransferFilter,
} from './schema.ts'
import { getAccount, getTransfer, listAccounts, listEntries, listTransfers } from './service.ts'

const transferExpansions = {
  from_user: { kind: 'user', at: 'from.owner.id' },
  from_milestone: { kind: 'milestone', at: 'from.owner.id' },
  to_user: { kind: 'user', at: 'to.owner.id' },
  to_milestone: { kind: 'milestone', at: 'to.owner.id' },
} as const

export function explorerRoutes(api: Api, database: Parameters<typeof getAccount>[1]): void {
  api.list({
    path: '/operator/ledger/accounts',
    scope: 'admin',
    query: AccountFilter,
    answer: LedgerAccount,
    expand: { user: { kind: 'user', at: 'owner.id' }, milestone: { kind: 'milestone', at: 'owner.id' } },
    mcp: true,
    isSlow: () => true,
    docs: {
      id: 'listLedgerAccounts',
      tag: 'Operator',
      summary: 'List ledger accounts',
      description: 'Sorted by kind, newest owners first. An account is created when it first receives money.',
    },
    run: (ctx, call) => listAccounts(ctx, call.query, call.page),
  })

  api.read({
    path: '/operator/ledger/accounts/:id',
    scope: 'admin',
    answer: LedgerAccount,
    mcp: true,
    docs: {
      id: 'getLedgerAccount',
      tag: 'Operator',
      summary: 'Read a ledger account',
      description: 'Includes its balance and the transfers its money came from.',
      example: { answer: exampleAccount },
    },
    run: (ctx, call) => getAccount(ctx, database, toId('acc', call.params.id)),
  })

  api.list({
    path: '/operator/ledger/accounts/:id/transfers',
    scope: 'admin',
    answer: LedgerTransfer,
    expand: transferExpansions,
    mcp: true,
    docs: {
      id: 'listLedgerEntries',
      tag: 'Operator',
      summary: 'List an account’s transfers',
      description: 'Newest first, each with the balance after it.',
    },
    run: (ctx, call) => listEntries(ctx, toId('acc', call.params.id), call.page),
  })

  api.list({
    path: '/operator/ledger/transfers',
    scope: 'admin',
    query: TransferFilter,
    answer: LedgerTransfer,
    expand: transferExpansions,
    mcp: true,
    docs: {
      id: 'listLedgerTransfers',
      tag: 'Operator',
      summary: 'List ledger transfers',
      description: 'Every movement of money, newest first.',
      example: { answer: { data: exampleTransfers, next_cursor: null } },
    },
    run: (ctx, call) => listTransfers(ctx, call.query, call.page),
  })

  api.read({
    path: '/operator/ledger/transfers/:id',
    scope: 'admin',
    answer: TracedTransfer,
    mcp: true,
    docs: {
      id: 'getLedgerTransfer',
      tag: 'Operator',
      summary: 'Trace a transfer',
      description:
        'Why money moved, who caused it, and which transfers it came from. Follow `sources` back to where the money entered the marketplace.',
      example: { answer: exampleTracedTransfer },
    },
    run: (ctx, call) => getTransfer(ctx, toId('txn', call.params.id)),
  })
}
