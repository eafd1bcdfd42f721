import type { ApplicationStatus, Page, PageList, Query } from '@parley/sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { parley } from './parley.ts'

/**
 * What pages read. The first part of a key is the area, which live updates and actions name when something of it has
 * changed.
 */
export const gigQuery = (id: string) => queryOptions({ queryKey: ['gigs', id], queryFn: () => parley.gigs.get(id) })

export type GigFilters = Omit<Query<'listGigs'>, 'limit' | 'cursor'>
export const gigsQuery = (filters: GigFilters) => listQuery(['gigs', 'list', filters], () => parley.gigs.list(filters))

export const profileQuery = (id: string) =>
  queryOptions({ queryKey: ['profiles', id], queryFn: () => parley.profiles.get(id), staleTime: 5 * 60_000 })

export const ownProfileQuery = queryOptions({
  queryKey: ['profiles', 'me', 'own'],
  queryFn: () => parley.profiles.me.get(),
})

export type ProfileFilters = Omit<Query<'listProfiles'>, 'limit' | 'cursor'>
export const profilesQuery = (filters: ProfileFilters) =>
  listQuery(['profiles', 'list', filters], () => parley.profiles.list(filters))

export const reviewsQuery = (userId: string) =>
  listQuery(['reviews', 'list', userId], () => parley.profiles.reviews.list(userId))

export const vouchesQuery = (userId: string) =>
  listQuery(['vouches', 'list', userId], () => parley.profiles.vouches.list(userId))

export const applicationQuery = (id: string) =>
  queryOptions({ queryKey: ['applications', id], queryFn: () => parley.applications.get(id) })

export type ApplicationFilters = { role?: 'client' | 'worker'; status?: ApplicationStatus; gig_id?: string }
export const applicationsQuery = (filters: ApplicationFilters) =>
  listQuery(['applications', 'list', filters], () => parley.applications.list({ ...filters, limit: 50 }))

export const negotiationQuery = (id: string) =>
  queryOptions({ queryKey: ['negotiations', id], queryFn: () => parley.negotiations.get(id) })

export type NegotiationFilters = Omit<Query<'listNegotiations'>, 'limit' | 'cursor'>
export const negotiationsQuery = (filters: NegotiationFilters) =>
  listQuery(['negotiations', 'list', filters], () => parley.negotiations.list({ ...filters, limit: 50 }))

export const contractQuery = (id: string) =>
  queryOptions({ queryKey: ['contracts', id], queryFn: () => parley.contracts.get(id) })

export type ContractFilters = Omit<Query<'listContracts'>, 'cursor'>
export const contractsQuery = (filters: ContractFilters) =>
  listQuery(['contracts', 'list', filters], () => parley.contracts.list(filters))

export const submissionsQuery = (contractId: string, milestoneId: string) =>
  listQuery(['contracts', contractId, 'submissions', milestoneId], () =>
    parley.contracts.milestones.submissions.list(contractId, milestoneId),
  )

export const reviewsOfContractQuery = (contractId: string) =>
  listQuery(['reviews', 'contract', contractId], () => parley.contracts.reviews.list(contractId))

export const payoutsQuery = (filters: Omit<Query<'listPayouts'>, 'limit' | 'cursor'>) =>
  listQuery(['payouts', 'list', filters], () => parley.payouts.list(filters))

/** The newest dispute about a milestone; null if there is none. */
export const disputeOfMilestoneQuery = (milestoneId: string) =>
  queryOptions({
    queryKey: ['disputes', 'milestone', milestoneId],
    queryFn: async () => {
      const disputes = (await parley.disputes.list().all({ max: 500 })).filter(
        (each) => each.milestone_id === milestoneId,
      )
      return disputes.sort((a, b) => b.created_at.localeCompare(a.created_at))[0] ?? null
    },
  })

/** What happened to one thing, oldest first. Live updates name the thing, so that nothing else is read again. */
export const historyQuery = (subjectId: string) =>
  queryOptions({
    queryKey: ['history', subjectId],
    queryFn: () => parley.events.list({ subject_id: subjectId }).all({ max: 200 }),
  })

export const disputeQuery = (id: string) =>
  queryOptions({ queryKey: ['disputes', id], queryFn: () => parley.disputes.get(id) })

export const disputesQuery = (filters: Omit<Query<'listDisputes'>, 'limit' | 'cursor'>) =>
  listQuery(['disputes', 'list', filters], () => parley.disputes.list(filters))

export const sessionsQuery = listQuery(['sessions'], () => parley.sessions.list())

export const passkeysQuery = listQuery(['passkeys'], () => parley.passkeys.list())

export const connectedAppsQuery = listQuery(['apps', 'connected'], () => parley.apps.connected.list())

/** The demo market of a sandbox, for operators. */
export const demoQuery = queryOptions({ queryKey: ['sandbox', 'demo'], queryFn: () => parley.sandbox.demo.get() })

export const walletQuery = queryOptions({ queryKey: ['wallet'], queryFn: () => parley.wallet.get() })

export const transactionsQuery = (filters: Omit<Query<'listTransactions'>, 'limit' | 'cursor'>) =>
  listQuery(['wallet', 'transactions', filters], () => parley.wallet.transactions.list(filters))

/** Payments between the wallet and the outside that are not settled yet. */
export const pendingDepositsQuery = listQuery(['wallet', 'deposits', 'pending'], () =>
  parley.wallet.deposits.list({ status: 'pending' }),
)
export const pendingWithdrawalsQuery = listQuery(['wallet', 'withdrawals', 'pending'], () =>
  parley.wallet.withdrawals.list({ status: 'pending' }),
)

export const inboxQuery = listQuery(['inbox'], () => parley.inbox.list())

/** A list that is read page by page. */
export function listQuery<Item>(queryKey: readonly unknown[], list: () => PageList<Item>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }): Promise<Page<Item>> => list().page(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
}
