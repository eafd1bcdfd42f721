import type { Page } from '@parley/sdk'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../ui/amounts.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { words } from '../words/app.ts'
import { ActiveFilters, focusFirstControl, useFilters } from './filters.tsx'
import { LoadedList } from './loaded.tsx'
import type { listQuery } from './queries.ts'

interface FilteredListProps<Item> {
  /** What to load, given the filters in the URL. */
  query: ReturnType<typeof listQuery<Item>>
  /** The controls above the list, from `filters.tsx`. */
  filters: ReactNode
  skeleton: ReactNode
  /** Shown when there's nothing even without filters: says what to do next. */
  empty: ReactNode
  children: (items: Page<Item>['data']) => ReactNode
}

/** A list whose filters are in the URL, so that they survive a reload and can be shared. */
export function FilteredList<Item>({ query, filters, skeleton, empty, children }: FilteredListProps<Item>) {
  const { count, clear } = useFilters()
  const [active, setActive] = useState<HTMLElement | null>(null)
  const loaded = useInfiniteQuery({ ...query, placeholderData: keepPreviousData })
  const total = totalOf(loaded.data?.pages[0])
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
      <search className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <ActiveFilters value={active}>{filters}</ActiveFilters>
        {(count > 0 || total || loaded.isPending) && (
          <div className="flex min-h-7 w-full flex-wrap items-center gap-2 text-sm">
            <p role="status" className="mr-1 text-ink-soft empty:hidden">
              {total}
            </p>
            <ul ref={setActive} aria-label={words.filters.active} className="contents" />
            {count > 1 && (
              <Button
                variant="quiet"
                size="sm"
                onClick={({ currentTarget }) => {
                  focusFirstControl(currentTarget)
                  clear()
                }}
              >
                {words.filters.clearAll}
              </Button>
            )}
          </div>
        )}
      </search>
      <LoadedList query={loaded} skeleton={skeleton} empty={count > 0 ? noMatches : empty}>
        {children}
      </LoadedList>
    </>
  )
}

/** A list's count, formatted for people: “1,000+” if there may be more. */
export function countText({ count = 0, count_capped }: Pick<Page<unknown>, 'count' | 'count_capped'>): string {
  return `${formatCount(count)}${count_capped ? '+' : ''}`
}

/** How many items there are, in words; null if they weren't counted, or there are none. */
function totalOf(first: Page<unknown> | undefined): string | null {
  return first?.count ? words.filters.results(countText(first)) : null
}
