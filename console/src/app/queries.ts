import type { ApplicationStatus, MilestoneSummary, Page, PageList, Query, TemplateGig } from '@parley/sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { parley } from './parley.ts'
import { queryClient } from './query-client.ts'
import { remembered, summaryKey } from './summaries.ts'

/**
 * What pages read. The first part of a key is the area, which live updates and actions name when something in it has
 * changed.
 */
export const gigQuery = (id: string) =>
  queryOptions({ queryKey: ['gigs', id], queryFn: () => remembered(parley.gigs.get(id, { expand: ['client'] })) })

export type GigFilters = Omit<Query<'listGigs'>, 'limit' | 'cursor'>
export const gigsQuery = (filters: GigFilters) =>
  listQuery(['gigs', 'list', filters], () => parley.gigs.list({ ...filters, ...COUNTED, expand: ['client'] }))

/** Re-read for each page, because operators can change it at any moment. */
export const tradeQuery = queryOptions({
  queryKey: ['trade'],
  queryFn: () => parley.trade.get(),
  staleTime: 1_000,
})

export const demoQuery = queryOptions({ queryKey: ['sandbox', 'demo'], queryFn: () => parley.sandbox.demo.get() })

/** What I start new gigs from. */
export const templatesQuery = listQuery(['gig-templates'], () => parley.gigTemplates.list({ limit: 100 }))

/** The fields of a gig or a template, for a new gig. */
export const gigToCopyQuery = (id: string) =>
  queryOptions({
    queryKey: ['gigs', id, 'to-copy'],
    queryFn: async (): Promise<TemplateGig> =>
      id.startsWith('tpl_') ? (await parley.gigTemplates.get(id)).gig : parley.gigs.get(id),
  })

export const profileQuery = (id: string) =>
  queryOptions({ queryKey: ['profiles', id], queryFn: () => parley.profiles.get(id), staleTime: 5 * 60_000 })

export const ownProfileQuery = queryOptions({
  queryKey: ['profiles', 'me', 'own'],
  queryFn: () => parley.profiles.me.get(),
})

export const emailSettingsQuery = queryOptions({
  queryKey: ['email-settings'],
  queryFn: () => parley.notifications.settings.get(),
})

/** For operators: which steps to a marketplace of their own are done. */
export const setupQuery = queryOptions({
  queryKey: ['operator', 'setup'],
  queryFn: () => parley.operator.setup.get(),
})

export type ProfileFilters = Omit<Query<'listProfiles'>, 'limit' | 'cursor'>
export const profilesQuery = (filters: ProfileFilters) =>
  listQuery(['profiles', 'list', filters], () => parley.profiles.list({ ...filters, ...COUNTED }))

export const reviewsQuery = (userId: string) =>
  listQuery(['reviews', 'list', userId], () => parley.profiles.reviews.list(userId, { expand: ['from_user'] }))

export const vouchesQuery = (userId: string) =>
  listQuery(['vouches', 'list', userId], () => parley.profiles.vouches.list(userId, { expand: ['from_user'] }))

export const bookmarksQuery = (kind: 'gig' | 'user') =>
  listQuery(['bookmarks', 'list', kind], () => parley.bookmarks.list({ kind, expand: ['gig', 'user'] }))

export const searchesQuery = listQuery(['searches', 'list'], () => parley.searches.list())

export const noticesQuery = listQuery(['notices', 'list'], () => parley.notices.list())

/** My objections, newest removal first. */
export const objectionsQuery = queryOptions({
  queryKey: ['objections', 'list'],
  queryFn: () => parley.objections.list({ limit: 20 }).page(),
})

export type ApplicationFilters = { role?: 'client' | 'worker'; status?: ApplicationStatus; gig_id?: string }
export const applicationsQuery = (filters: ApplicationFilters) =>
  listQuery(['applications', 'list', filters], () =>
    parley.applications.list({ ...filters, ...COUNTED, limit: 50, expand: DEAL }),
  )

export const negotiationQuery = (id: string) =>
  queryOptions({
    queryKey: ['negotiations', id],
    queryFn: () => remembered(parley.negotiations.get(id, { expand: DEAL })),
  })

export type NegotiationFilters = Omit<Query<'listNegotiations'>, 'limit' | 'cursor'>
export const negotiationsQuery = (filters: NegotiationFilters) =>
  listQuery(['negotiations', 'list', filters], () =>
    parley.negotiations.list({ ...filters, ...COUNTED, limit: 50, expand: DEAL }),
  )

export const contractQuery = (id: string) =>
  queryOptions({ queryKey: ['contracts', id], queryFn: () => remembered(parley.contracts.get(id, { expand: DEAL })) })

export type ContractFilters = Omit<Query<'listContracts'>, 'cursor'>
export const contractsQuery = (filters: ContractFilters) =>
  listQuery(['contracts', 'list', filters], () => parley.contracts.list({ ...filters, ...COUNTED, expand: DEAL }))

/** A milestone's title, if nothing loaded so far has it. */
export const milestoneSummaryQuery = (id: string, contractId: string) =>
  queryOptions({
    queryKey: summaryKey(id),
    queryFn: async (): Promise<Pick<MilestoneSummary, 'title'> | null> => {
      const { milestones } = await queryClient.fetchQuery(contractQuery(contractId))
      return milestones.find((each) => each.id === id) ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export const submissionsQuery = (contractId: string, milestoneId: string) =>
  listQuery(['contracts', contractId, 'submissions', milestoneId], () =>
    parley.contracts.milestones.submissions.list(contractId, milestoneId),
  )

export const reviewsOfContractQuery = (contractId: string) =>
  listQuery(['reviews', 'contract', contractId], () => parley.contracts.reviews.list(contractId))

export const payoutsQuery = (filters: Omit<Query<'listPayouts'>, 'limit' | 'cursor'>) =>
  listQuery(['payouts', 'list', filters], () =>
    parley.payouts.list({ ...filters, ...COUNTED, expand: ['contract', 'milestone'] }),
  )

/** What happened to one resource, oldest first. Live updates name it, so that nothing else is refetched. */
export const historyQuery = (subjectId: string) =>
  queryOptions({
    queryKey: ['history', subjectId],
    queryFn: () => parley.events.list({ subject_id: subjectId }).all({ max: 200 }),
  })

export const disputeQuery = (id: string) =>
  queryOptions({ queryKey: ['disputes', id], queryFn: () => remembered(parley.disputes.get(id, { expand: DISPUTE })) })

export const disputesQuery = (filters: Omit<Query<'listDisputes'>, 'limit' | 'cursor'>) =>
  listQuery(['disputes', 'list', filters], () => parley.disputes.list({ ...filters, ...COUNTED, expand: DISPUTE }))

export const sessionsQuery = listQuery(['sessions'], () => parley.sessions.list())

export const passkeysQuery = listQuery(['passkeys'], () => parley.passkeys.list())

export const actsOnBehalfQuery = listQuery(['profiles', 'acts-on-behalf'], () => parley.profiles.me.actsOnBehalf.list())

export const connectedAppsQuery = listQuery(['apps', 'connected'], () => parley.apps.connected.list())

export const walletQuery = queryOptions({ queryKey: ['wallet'], queryFn: () => parley.wallet.get() })

export const payoutAccountQuery = queryOptions({
  queryKey: ['wallet', 'payout-account'],
  queryFn: () => parley.wallet.payoutAccount.get(),
})

export const transactionsQuery = (filters: Omit<Query<'listTransactions'>, 'limit' | 'cursor'>) =>
  listQuery(['wallet', 'transactions', filters], () =>
    parley.wallet.transactions.list({ ...filters, ...COUNTED, expand: ['contract', 'milestone'] }),
  )

export const pendingDepositsQuery = listQuery(['wallet', 'deposits', 'pending'], () =>
  parley.wallet.deposits.list({ status: 'pending' }),
)

export const inboxQuery = listQuery(['inbox'], () => parley.inbox.list({ limit: 100, expand: TASK }))
export const snoozedQuery = listQuery(['inbox', 'snoozed'], () => parley.inbox.list({ snoozed: true, expand: TASK }))

/** How much is new and to do, for badges. */
export const countsQuery = queryOptions({
  queryKey: ['inbox', 'counts'],
  queryFn: () => parley.notifications.counts(),
})

export const notificationsQuery = listQuery(['inbox', 'notifications'], () =>
  parley.notifications.list({ expand: ['user', 'agent', 'gig', 'contract'] }),
)

/** Lists that show how many results they have. */
export const COUNTED = { count: true } as const

/** What is due within a period, all at once. */
export const deadlinesQuery = (period: Pick<Query<'listDeadlines'>, 'from' | 'to'>) =>
  queryOptions({
    queryKey: ['deadlines', period],
    queryFn: () => parley.deadlines.list({ ...period, expand: ['gig', 'milestone'] }).all({ max: 300 }),
  })

/** Who and what a deal is about. */
const DEAL = ['gig', 'client', 'worker'] as const
const TASK = ['gig', 'counterparty'] as const
const DISPUTE = ['milestone', 'client', 'worker'] as const

/** A list that is read page by page. */
export function listQuery<Item>(
  queryKey: readonly unknown[],
  list: () => PageList<Item>,
  options: { refetchInterval?: number } = {},
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }): Promise<Page<Item>> => remembered(list().page(pageParam)),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...options,
  })
}
