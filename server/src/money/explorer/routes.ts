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

export function explorerRoutes(api: Api, database: Parameters<typeof getAccount>[1]): void {
  api.list({
    path: '/operator/ledger/accounts',
    scope: 'admin',
    query: AccountFilter,
    answer: LedgerAccount,
    mcp: true,
    isSlow: () => true,
    docs: {
      id: 'listLedgerAccounts',
      tag: 'Operator',
      summary: 'List the accounts of the ledger',
      description: 'By kind, those of the newest owners first. An account exists once money has come into it.',
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
      summary: 'Read an account of the ledger',
      description: 'Its balance, and the transfers that brought the money in it.',
      example: { answer: exampleAccount },
    },
    run: (ctx, call) => getAccount(ctx, database, toId('acc', call.params.id)),
  })

  api.list({
    path: '/operator/ledger/accounts/:id/transfers',
    scope: 'admin',
    answer: LedgerTransfer,
    mcp: true,
    docs: {
      id: 'listLedgerEntries',
      tag: 'Operator',
      summary: 'List the transfers of an account',
      description: 'Newest first, each with the balance after it.',
    },
    run: (ctx, call) => listEntries(ctx, toId('acc', call.params.id), call.page),
  })

  api.list({
    path: '/operator/ledger/transfers',
    scope: 'admin',
    query: TransferFilter,
    answer: LedgerTransfer,
    mcp: true,
    docs: {
      id: 'listLedgerTransfers',
      tag: 'Operator',
      summary: 'List the transfers of the ledger',
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
        'Why money moved, who caused it, and which transfers had brought it. Follow `sources` back to where the money came into the marketplace.',
      example: { answer: exampleTracedTransfer },
    },
    run: (ctx, call) => getTransfer(ctx, toId('txn', call.params.id)),
  })
}
