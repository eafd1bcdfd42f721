import type { Audience, DeliveryStatus, EventType, Query } from '@parley/sdk'
import { queryOptions } from '@tanstack/react-query'
import { parley } from '../../app/parley.ts'
import { listQuery } from '../../app/queries.ts'

/** How often data without its own events is refetched. */
export const live = { refetchInterval: 2_000 }

export const keysQuery = listQuery(['keys', 'list'], () => parley.keys.list({ limit: 100 }))

export const agentNamesQuery = queryOptions({
  queryKey: ['agents', 'names'],
  queryFn: async () => (await parley.agents.list({ limit: 100 }).page(null)).data,
})

export const webhooksQuery = listQuery(['webhooks', 'list'], () => parley.webhooks.list({ limit: 100 }))

export const webhookQuery = (id: string) =>
  queryOptions({ queryKey: ['webhooks', id], queryFn: () => parley.webhooks.get(id), ...live })

export const deliveriesQuery = (id: string, status: DeliveryStatus | undefined) =>
  listQuery(['webhooks', id, 'deliveries', status ?? 'all'], () =>
    parley.webhooks.deliveries.list(id, { limit: 50, ...(status && { status }) }),
  )

export const deliveryQuery = (webhookId: string, id: string) =>
  queryOptions({
    queryKey: ['webhooks', webhookId, 'deliveries', 'one', id],
    queryFn: () => parley.webhooks.deliveries.get(webhookId, id),
    ...live,
  })

export interface EventFilters {
  audience?: Audience
  types?: EventType[]
  subject_id?: string
}

export const eventsQuery = (filters: EventFilters) =>
  listQuery(
    ['events', 'recent', filters],
    () => parley.events.recent({ ...filters, limit: 30 }),
    // The application only gets the reader's own events.
    filters.audience === 'me' ? {} : live,
  )

/** The newest that happened to one thing. */
export const earlierQuery = (subjectId: string, audience: Audience) =>
  queryOptions({
    queryKey: ['events', 'of', subjectId, audience],
    queryFn: () => parley.events.recent({ audience, subject_id: subjectId, limit: 20 }).page(null),
  })

export type RequestFilters = Omit<Query<'listRequests'>, 'limit' | 'cursor'>

export const requestsQuery = (filters: RequestFilters) =>
  listQuery(['requests', filters], () => parley.requests.list({ ...filters, limit: 50 }))
