import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { GigRow } from '../../app/gig-row.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { gigsQuery } from '../../app/queries.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/gigs.ts'
import { GigFilterForm } from './gig-filter-form.tsx'
import { filtersFrom, type GigSearch } from './search.ts'

const route = getRouteApi('/gigs')

/** Open gigs, with filters in the address. */
export function FindGigsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useInfiniteQuery({ ...gigsQuery(filtersFrom(search)), placeholderData: (previous) => previous })
  const list = useListKeys<HTMLUListElement>()
  const change = (next: GigSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  return (
    <Page
      title={words.find.title}
      actions={
        <Link to={paths.newGig} className={buttonClass('primary')}>
          {words.mine.post}
        </Link>
      }
    >
      <GigFilterForm search={search} onChange={change} />
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={6} className="h-28" />}
        empty={<NoGigs isFiltered={Object.keys(search).length > 0} onClear={() => change({})} />}
      >
        {(gigs) => (
          <Card>
            <ul ref={list} aria-label={words.find.results} className="divide-y divide-line">
              {gigs.map((gig) => (
                <li key={gig.id}>
                  <GigRow gig={gig} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </LoadedList>
    </Page>
  )
}

function NoGigs({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <Empty icon={SearchX} title={words.find.nothing} action={<Button onClick={onClear}>{words.find.clear}</Button>}>
        {words.find.nothingText}
      </Empty>
    )
  }
  return (
    <Empty icon={SearchX} title={words.find.noGigs}>
      {words.find.noGigsText}
    </Empty>
  )
}
