import { queryOptions } from '@tanstack/react-query'
import { parley } from '../../app/parley.ts'
import { listQuery, payoutAccountQuery } from '../../app/queries.ts'

/** Someone who has just paid may be back before this page hears events, so what isn't paid yet is read again and again. */
export const depositQuery = (id: string) =>
  queryOptions({
    queryKey: ['wallet', 'deposits', id],
    queryFn: () => parley.wallet.deposits.get(id),
    refetchInterval: ({ state: { data } }) => (data?.checkout_url ? JUST_DONE_MS : false),
  })

/** The same for someone who has just been on the provider's pages about the payout account. */
export const unfinishedAccountQuery = queryOptions({
  ...payoutAccountQuery,
  refetchInterval: ({ state: { data } }) => (data?.onboarding_url && data.status !== 'ready' ? JUST_DONE_MS : false),
})

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
  queryFn: async () => (await parley.wallet.withdrawals.list({ limit: 100 }).page()).data,
})

const JUST_DONE_MS = 3_000
const WAITING_MS = 15_000
