import type { ApplicationStatus, ContractStatus, Page, PageList, Query } from '@parley/sdk'
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

export type ContractFilters = { role?: 'client' | 'worker'; status?: ContractStatus; gig_id?: string; limit?: number }
export const contractsQuery = (filters: ContractFilters) =>
  listQuery(['contracts', 'list', filters], () => parley.contracts.list(filters))

export const sessionsQuery = listQuery(['sessions'], () => parley.sessions.list())

export const passkeysQuery = listQuery(['passkeys'], () => parley.passkeys.list())

export const connectedAppsQuery = listQuery(['apps', 'connected'], () => parley.apps.connected.list())

/** Who is signed in, with their role. */
export const meQuery = queryOptions({
  queryKey: ['session', 'me'],
  queryFn: () => parley.me.get(),
  staleTime: 5 * 60_000,
})

/** The demo market of a sandbox, for operators. */
export const demoQuery = queryOptions({ queryKey: ['sandbox', 'demo'], queryFn: () => parley.sandbox.demo.get() })

export const walletQuery = queryOptions({ queryKey: ['wallet'], queryFn: () => parley.wallet.get() })

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
