import { getRouteApi, Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { FieldFilters } from '../../app/field-filters.tsx'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterAmount, FilterName, FilterPanel, FilterSelect, FilterTags } from '../../app/filters.tsx'
import { GigRow } from '../../app/gig-row.tsx'
import { paths } from '../../app/paths.ts'
import { gigsQuery } from '../../app/queries.ts'
import { SaveSearch } from '../../app/save-search.tsx'
import { categoryChoices, useTrade } from '../../app/trade.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/gigs.ts'
import { filtersFrom } from './search.ts'

const route = getRouteApi('/gigs')
const { find } = words

/** Open gigs, with filters in the URL. */
export function FindGigsPage() {
  const search = route.useSearch()
  const trade = useTrade()
  const filters = filtersFrom(search, trade.gig_fields)
  const categories = categoryChoices(trade)
  const { relevance, ...others } = find.sorts
  return (
    <Page
      title={find.title}
      actions={
        <>
          <SaveSearch filters={filters} />
          <Link to={paths.newGig} className={buttonClass('primary')}>
            {words.mine.post}
          </Link>
        </>
      }
    >
      <FilteredList
        query={gigsQuery(filters)}
        filters={
          <FilterPanel
            label={find.search}
            placeholder={find.searchPlaceholder}
            sorts={search.q ? { relevance, ...others } : others}
            defaultSort={search.q ? 'relevance' : 'newest'}
          >
            <FilterTags
              name="skill"
              label={find.skills}
              placeholder={find.skillsPlaceholder}
              removeLabel={find.removeSkill}
            />
            {trade.categories.length > 0 ? (
              <FilterSelect name="category" label={find.category} options={{ any: find.anyCategory, ...categories }} />
            ) : (
              <FilterName name="category" label={find.category} />
            )}
            <FilterSelect name="remote" label={find.where} options={find.places} />
            <FilterSelect name="rate_type" label={find.rateType} options={find.rateTypes} />
            <FilterAmount name="min_rate" label={find.atLeast} />
            <FilterAmount name="max_rate" label={find.atMost} />
            <FieldFilters definitions={trade.gig_fields} trade={trade} />
          </FilterPanel>
        }
        skeleton={<SkeletonRows count={6} className="h-28" />}
        empty={
          <Empty icon={SearchX} title={find.noGigs}>
            {find.noGigsText}
          </Empty>
        }
      >
        {(gigs) => (
          <Rows items={gigs} label={find.results}>
            {(gig) => <GigRow gig={gig} />}
          </Rows>
        )}
      </FilteredList>
    </Page>
  )
}
