import type { Message, Page, PageList, Query } from '@parley/sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { parley } from '../parley.ts'
import { listQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { remembered } from '../summaries.ts'

const SIDES = ['gig', 'client', 'worker'] as const

/** Unread first, then the newest. */
export const conversationsQuery = (filters: Pick<Query<'listConversations'>, 'q'>) =>
  listQuery(['conversations', 'list', filters], () =>
    parley.conversations.list({ ...filters, limit: 30, expand: SIDES }),
  )

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversations', id],
    queryFn: () => remembered(parley.conversations.get(id, { expand: SIDES })),
  })

/** The conversation with someone about a gig; null if there is none. */
export const conversationWithQuery = (gig_id: string, user_id: string) =>
  queryOptions({
    queryKey: ['conversations', 'with', gig_id, user_id],
    queryFn: async () => (await parley.conversations.list({ gig_id, user_id, limit: 1 }).page()).data[0] ?? null,
  })

/** The conversations of a client about one gig. */
export const conversationsOfGigQuery = (gig_id: string) =>
  queryOptions({
    queryKey: ['conversations', 'gig', gig_id],
    queryFn: () => parley.conversations.list({ gig_id, limit: 100 }).all({ max: 500 }),
  })

/** Newest first. Has its own area, because marking a conversation as read doesn't change its messages. */
export const messagesQuery = (id: string) => listQuery(['messages', id], () => listMessages(id))

function listMessages(id: string): PageList<Message> {
  return parley.conversations.messages.list(id, { limit: 50, expand: ['hosted_agent'] })
}

/** What the sides of a dispute wrote, for those who decide it. Live updates don't cover it: each read is recorded. */
export const messagesOfDisputeQuery = (disputeId: string) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'messages', disputeId],
    queryFn: async ({ pageParam }): Promise<Page<Message>> => {
      const id = await queryClient.fetchQuery(conversationOfDisputeQuery(disputeId))
      return id ? listMessages(id).page(pageParam) : { data: [], next_cursor: null }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })

const conversationOfDisputeQuery = (dispute_id: string) =>
  queryOptions({
    queryKey: ['staff', 'conversation', dispute_id],
    queryFn: async () => (await parley.conversations.list({ dispute_id, limit: 1 }).page()).data[0]?.id ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Adds what has been written since. Reads one page, no matter how far back the reader has gone. */
export async function readNewMessages(id: string): Promise<void> {
  const query = messagesQuery(id)
  const { queryKey } = query
  if (!queryClient.getQueryState(queryKey)) return
  // A request in progress may predate the new message.
  if (queryClient.isFetching({ queryKey })) await queryClient.fetchInfiniteQuery({ ...query, staleTime: 0 })
  const { data } = await remembered(listMessages(id).page())
  const known = queryClient.getQueryData(queryKey)?.pages[0]?.data[0]?.number ?? 0
  const oldest = data.at(-1)?.number ?? 1
  if (oldest > known + 1) await queryClient.invalidateQueries({ queryKey })
  else addMessages(id, data)
}

/** Adds messages that come right after the loaded ones, or are among the newest of those. */
export function addMessages(id: string, added: readonly Message[]): void {
  const ids = new Set(added.map((each) => each.id))
  queryClient.setQueryData(messagesQuery(id).queryKey, (known) => {
    const [newest, ...older] = known?.pages ?? []
    if (!known || !newest) return known
    const data = [...added, ...newest.data.filter((each) => !ids.has(each.id))].sort((a, b) => b.number - a.number)
    return { ...known, pages: [{ ...newest, data }, ...older] }
  })
}
