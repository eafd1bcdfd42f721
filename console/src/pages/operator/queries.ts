import type { Query, TradeChanges } from '@parley/sdk'
import { queryOptions } from '@tanstack/react-query'
import { parley } from '../../app/parley.ts'
import { COUNTED, listQuery } from '../../app/queries.ts'

/** Operators get no events about what others do, so what they're looking at is refetched this often. */
export const REFRESH_MS = 5_000

export const overviewQuery = (days: number) =>
  queryOptions({
    queryKey: ['operator', 'overview', days],
    queryFn: () => parley.operator.overview({ days }),
    refetchInterval: REFRESH_MS,
  })

export const healthQuery = queryOptions({
  queryKey: ['operator', 'health'],
  queryFn: () => parley.operator.health(),
  refetchInterval: REFRESH_MS,
})

export const settingsQuery = queryOptions({
  queryKey: ['operator', 'settings'],
  queryFn: () => parley.operator.settings.get(),
  staleTime: 5 * 60_000,
})

export const brandQuery = queryOptions({
  queryKey: ['operator', 'brand'],
  queryFn: () => parley.operator.brand.get(),
})

export const languagesQuery = queryOptions({
  queryKey: ['operator', 'languages'],
  queryFn: () => parley.operator.languages.get(),
})

/** With retired categories and fields. */
export const operatorTradeQuery = queryOptions({
  queryKey: ['operator', 'trade'],
  queryFn: () => parley.operator.trade.get(),
})

/** The colors made from an accent color; a refusal suggests a readable one. */
export const shadesQuery = (accent: string) =>
  queryOptions({
    queryKey: ['shades', accent],
    queryFn: () => parley.operator.brand.shades(accent ? { accent } : {}),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const settingChangesQuery = listQuery(['operator', 'settings', 'changes'], () =>
  parley.operator.settings.changes.list({ expand: ['changed_by_user'] }),
)

export const termsVersionsQuery = listQuery(['operator', 'terms'], () =>
  parley.operator.terms.list({ expand: ['published_by_user'] }),
)

export const currentTermsQuery = queryOptions({
  queryKey: ['operator', 'current-terms'],
  queryFn: () => parley.terms.get(),
})

export const acceptancesOfUserQuery = (id: string) =>
  listQuery(['users', id, 'terms'], () => parley.operator.terms.acceptances.list({ user_id: id }))

/** What a change of this version would do. */
export const tradeTrialQuery = (changes: TradeChanges, version: number) =>
  queryOptions({
    queryKey: ['operator', 'trade', version, changes],
    queryFn: () => parley.operator.trade.try(changes),
  })

export type UserFilters = Omit<Query<'listUsers'>, 'limit' | 'cursor'>
export const usersQuery = (filters: UserFilters) =>
  listQuery(['users', 'list', filters], () =>
    parley.users.list({ ...filters, ...COUNTED, expand: ['account'], limit: 50 }),
  )

export const userQuery = (id: string) => queryOptions({ queryKey: ['users', id], queryFn: () => parley.users.get(id) })

export const sessionsOfUserQuery = (id: string) =>
  listQuery(['users', id, 'sessions'], () => parley.users.sessions.list(id))

export const keysOfUserQuery = (id: string) => listQuery(['users', id, 'keys'], () => parley.users.keys.list(id))

export const noticesToQuery = (id: string) =>
  listQuery(['users', id, 'notices'], () => parley.operator.users.notices.list(id, { expand: ['sender'] }))

/** Refetched regularly, because operators get no events about other operators' apps. */
export const firstPartyAppsQuery = listQuery(['operator', 'apps'], () => parley.operator.apps.list(), {
  refetchInterval: REFRESH_MS,
})

export type ReportFilters = Omit<Query<'listAllReports'>, 'limit' | 'cursor'>
export const allReportsQuery = (filters: ReportFilters) =>
  listQuery(['operator', 'reports', filters], () =>
    parley.operator.reports.list({ ...filters, ...COUNTED, expand: ['owner', 'reporter'], limit: 50 }),
  )

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'reports', id],
    queryFn: () => parley.operator.reports.get(id, { expand: ['owner', 'reporter'] }),
  })

/** Its key doesn't start with an area, so that live updates don't refetch it: each read is in the audit log. */
export const reportedMessagesQuery = (conversationId: string) =>
  listQuery(['reported messages', conversationId], () => parley.conversations.messages.list(conversationId))

export type ObjectionFilters = Omit<Query<'listAllObjections'>, 'limit' | 'cursor'>
export const allObjectionsQuery = (filters: ObjectionFilters) =>
  listQuery(['operator', 'objections', filters], () =>
    parley.operator.objections.list({ ...filters, ...COUNTED, limit: 50 }),
  )

export type ActFilters = Omit<Query<'listStaffActs'>, 'limit' | 'cursor'>
export const staffActsQuery = (filters: ActFilters) =>
  listQuery(['operator', 'acts', filters], () =>
    parley.operator.auditLog.list({ ...withTimes(filters), ...COUNTED, limit: 50 }),
  )

/** Days in the URL, from midnight to midnight local time; both are included. */
export function withTimes({ since, until, ...filters }: ActFilters): ActFilters {
  const midnight = (day: string, later = 0) => {
    const date = new Date(`${day}T00:00`)
    date.setDate(date.getDate() + later)
    return date.toISOString()
  }
  return { ...filters, ...(since && { since: midnight(since) }), ...(until && { until: midnight(until, 1) }) }
}

/** Arbiters and operators, to choose from. */
export const staffQuery = queryOptions({
  queryKey: ['users', 'staff'],
  queryFn: async () => {
    const [operators, arbiters] = await Promise.all(
      (['operator', 'arbiter'] as const).map((role) => parley.users.list({ role, limit: 100 }).page(null)),
    )
    return [...(operators?.data ?? []), ...(arbiters?.data ?? [])]
  },
  staleTime: 60_000,
})

export const clockQuery = queryOptions({
  queryKey: ['sandbox', 'clock'],
  queryFn: () => parley.sandbox.clock.get(),
  refetchInterval: REFRESH_MS,
})

export const deadlinesQuery = queryOptions({
  queryKey: ['sandbox', 'deadlines'],
  queryFn: () => parley.sandbox.deadlines({ limit: 30 }),
  refetchInterval: REFRESH_MS,
})

export const mailboxQuery = listQuery(['sandbox', 'mailbox'], () => parley.sandbox.mailbox.list())
