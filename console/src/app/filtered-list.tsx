import type { Page } from '@parley/sdk'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { words } from '../words/app.ts'
import { useFilters } from './filters.tsx'
import { LoadedList } from './loaded.tsx'
import type { listQuery } from './queries.ts'

interface FilteredListProps<Item> {
  /** What to read, given the filters in the address. */
  query: ReturnType<typeof listQuery<Item>>
  /** The controls above the list, from `filters.tsx`. */
  filters: ReactNode
  skeleton: ReactNode
  /** Shown when there's nothing even without filters: says what to do next. */
  empty: ReactNode
  children: (items: Page<Item>['data']) => ReactNode
}

/** A list with filters that live in the address, so that they survive a reload and can be shared. */
export function FilteredList<Item>({ query, filters, skeleton, empty, children }: FilteredListProps<Item>) {
  const { count, clear } = useFilters()
  const loaded = useInfiniteQuery({ ...query, placeholderData: keepPreviousData })
  const noMatches = (
    <Empty
      icon={SearchX}
      title={words.filters.noMatches}
      action={<Button onClick={() => clear()}>{words.filters.clear}</Button>}
    >
      {words.filters.noMatchesText}
    </Empty>
  )
  return (
    <>
      <search className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">{filters}</search>
      <LoadedList query={loaded} skeleton={skeleton} empty={count > 0 ? noMatches : empty}>
        {children}
      </LoadedList>
    </>
  )
}
