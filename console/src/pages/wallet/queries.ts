import { queryOptions } from '@tanstack/react-query'
import { parley } from '../../app/parley.ts'
import { listQuery } from '../../app/queries.ts'

export const depositQuery = (id: string) =>
  queryOptions({ queryKey: ['wallet', 'deposits', id], queryFn: () => parley.wallet.deposits.get(id) })

export const refundsQuery = (depositId: string) =>
  listQuery(['wallet', 'deposits', depositId, 'refunds'], () => parley.wallet.deposits.refunds.list(depositId))

/** No event says why a withdrawal waits, so it's read again for as long as it does. */
export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: ['wallet', 'withdrawals', id],
    queryFn: () => parley.wallet.withdrawals.get(id),
    refetchInterval: ({ state: { data } }) => (data?.status === 'pending' ? WAITING_MS : false),
  })

/** The newest, in every state. */
export const newestWithdrawalsQuery = queryOptions({
  queryKey: ['wallet', 'withdrawals', 'newest'],
  queryFn: async () => (await parley.wallet.withdrawals.list().page()).data,
})

const WAITING_MS = 15_000
