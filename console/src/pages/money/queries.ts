import type { Query } from '@parley/sdk'
import { queryOptions } from '@tanstack/react-query'
import { parley } from '../../app/parley.ts'
import { COUNTED, listQuery } from '../../app/queries.ts'
import { type Direction, directionOf } from './search.ts'

/** The calls about payments in one direction. */
export function paymentsOf(direction: Direction) {
  return direction === 'deposit' ? parley.operator.deposits : parley.operator.withdrawals
}

export type PaymentFilters = Omit<Query<'listAllDeposits'>, 'limit' | 'cursor'>
export const paymentsQuery = (direction: Direction, filters: PaymentFilters) =>
  listQuery(['payments', 'list', direction, filters], () =>
    paymentsOf(direction).list({ ...filters, ...COUNTED, expand: ['user'] }),
  )

export const paymentQuery = (id: string) =>
  queryOptions({ queryKey: ['payments', id], queryFn: () => paymentsOf(directionOf(id)).get(id) })

/** Counting takes a long time in a large marketplace, so only the operator's own actions repeat it. */
export const feesQuery = queryOptions({
  queryKey: ['stats', 'fees'],
  queryFn: async () => {
    const { payable_fees_cents, currency } = (await parley.operator.stats()).money
    return { payable_cents: payable_fees_cents, currency }
  },
})

/** What operators did about something. */
export const staffActsQuery = (subjectId: string) =>
  listQuery(['payments', 'acts', subjectId], () =>
    parley.operator.auditLog.list({ subject_id: subjectId, kind: 'write' }),
  )

export type AccountFilters = Omit<Query<'listLedgerAccounts'>, 'limit' | 'cursor'>
export const accountsQuery = (filters: AccountFilters) =>
  listQuery(['ledger', 'accounts', 'list', filters], () =>
    parley.operator.ledger.accounts.list({ ...filters, limit: 100, expand: ['user', 'milestone'] }),
  )

export const accountQuery = (id: string) =>
  queryOptions({ queryKey: ['ledger', 'accounts', id], queryFn: () => parley.operator.ledger.accounts.get(id) })

const OWNERS = ['from_user', 'from_milestone', 'to_user', 'to_milestone'] as const

export const entriesQuery = (accountId: string) =>
  listQuery(['ledger', 'accounts', accountId, 'transfers'], () =>
    parley.operator.ledger.accounts.transfers.list(accountId, { expand: OWNERS }),
  )

export const transfersQuery = (subjectId?: string) =>
  listQuery(['ledger', 'transfers', 'list', subjectId], () =>
    parley.operator.ledger.transfers.list({ ...(subjectId && { subject_id: subjectId }), expand: OWNERS }),
  )

export const transferQuery = (id: string) =>
  queryOptions({ queryKey: ['ledger', 'transfers', id], queryFn: () => parley.operator.ledger.transfers.get(id) })

export const auditsQuery = listQuery(['ledger', 'audits', 'list'], () =>
  parley.operator.ledger.audits.list({ expand: ['runner'] }),
)

/** People by name or address. */
export const usersQuery = (q: string) => listQuery(['users', 'find', q], () => parley.users.list({ q, limit: 6 }))
