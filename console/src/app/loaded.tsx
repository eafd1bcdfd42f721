import type { Page } from '@parley/sdk'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadMore } from '../ui/load-more.tsx'
import { words } from '../words/app.ts'
import { Failure } from './failure.tsx'
import { PageFailure } from './page-failure.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** Has the same shape as the content, so that nothing jumps. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Loaded content: its skeleton, why it couldn't be loaded, or the content itself. Old data is better than an error. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  return skeleton
}

/** The same for a whole page, whose error has a page's frame. */
export function LoadedPage<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <PageFailure error={query.error} onRetry={() => void query.refetch()} />
  return skeleton
}

interface LoadedListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>
  skeleton: ReactNode
  /** Shown when there is nothing: says what to do next. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** A list that is read page by page. */
export function LoadedList<Item>({ query, skeleton, empty, children }: LoadedListProps<Item>) {
  if (query.data) {
    const items = query.data.pages.flatMap(({ data }) => data)
    if (items.length === 0 && !query.hasNextPage) return empty
    // After a filter change, the old list stays until the new one has loaded.
    const isOld = query.isPlaceholderData
    return (
      <div aria-busy={isOld} className={isOld ? 'opacity-60 transition-opacity' : undefined}>
        {children(items)}
        <LoadMore
          hasMore={query.hasNextPage}
          isBusy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          label={words.loadMore}
        />
      </div>
    )
  }
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  return skeleton
}
