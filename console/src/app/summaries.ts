import type { AgentSummary, GigSummary, UserSummary } from '@parley/sdk'
import { queryOptions } from '@tanstack/react-query'
import { parley } from './parley.ts'
import { queryClient } from './query-client.ts'

// Names and titles by id. Anything loaded with `expand` puts them here, so that rows don't need their own requests. Live updates
// read the lists again, and with them the names.

export const userSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: summaryKey(id),
    queryFn: (): Promise<Pick<UserSummary, 'display_name' | 'kind' | 'avatar_url'> | null> => parley.profiles.get(id),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const gigSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: summaryKey(id),
    queryFn: (): Promise<Pick<GigSummary, 'title' | 'rate_type'> | null> => parley.gigs.get(id),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const agentSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: summaryKey(id),
    queryFn: (): Promise<AgentSummary | null> => parley.agents.get(id),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Keeps the summaries from a response, or from the rows of a page. */
export async function remembered<Answer extends object>(reading: Promise<Answer>): Promise<Answer> {
  const answer = await reading
  const rows = 'data' in answer && Array.isArray(answer.data) ? answer.data : [answer]
  for (const row of rows as Record<string, unknown>[]) {
    for (const name of EXPANSIONS) {
      const summary = row[name] as { id: string } | null | undefined
      // Null: the reader can't read it, which isn't worth another request.
      const id = summary?.id ?? row[`${name}_id`]
      if (summary !== undefined && typeof id === 'string') queryClient.setQueryData(summaryKey(id), summary)
    }
  }
  return answer
}

const EXPANSIONS = [
  ...['client', 'worker', 'user', 'from_user', 'to_user', 'counterparty', 'runner', 'gig', 'milestone'],
  ...['from_milestone', 'to_milestone', 'agent'],
]

export function summaryKey(id: string): readonly string[] {
  return ['summaries', id]
}
