import type { Profile } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { MapPin, Star, Users } from 'lucide-react'
import { currency } from '../../app/currency.ts'
import { FilterSelect, Filters, useTyped } from '../../app/filters.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { profilesQuery } from '../../app/queries.ts'
import { amountOf } from '../../app/search-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { Money } from '../../ui/money.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { TagInput } from '../../ui/tag-input.tsx'
import { words } from '../../words/people.ts'
import { type PeopleSearch, parsePeopleSearch, peopleFiltersFrom } from './search.ts'

const route = getRouteApi('/people')
const { find } = words

/** People and organisations, with filters in the address. */
export function FindPeoplePage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useInfiniteQuery({
    ...profilesQuery(peopleFiltersFrom(search)),
    placeholderData: (previous) => previous,
  })
  const list = useListKeys<HTMLUListElement>()
  const change = (next: PeopleSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  return (
    <Page title={find.title}>
      <PeopleFilters search={search} onChange={change} />
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={6} className="h-24" />}
        empty={
          <Empty icon={Users} title={find.nobody} action={<Button onClick={() => change({})}>{find.clear}</Button>}>
            {find.nobodyText}
          </Empty>
        }
      >
        {(people) => (
          <Card>
            <ul ref={list} aria-label={find.results} className="divide-y divide-line">
              {people.map((person) => (
                <li key={person.user_id}>
                  <PersonRow person={person} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </LoadedList>
    </Page>
  )
}

function PeopleFilters({ search, onChange }: { search: PeopleSearch; onChange: (search: PeopleSearch) => void }) {
  const change = (changes: Record<string, unknown>) => onChange(parsePeopleSearch({ ...search, ...changes }))
  const [text, setText] = useTyped(search.q ?? '', (q) => change({ q }))
  const { max_rate_cents = null } = peopleFiltersFrom(search)
  const [max, setMax] = useTyped(max_rate_cents, (cents) => change({ max_rate: amountOf(cents) }))
  const { q, sort, ...filters } = search
  return (
    <Filters
      label={find.search}
      placeholder={find.searchPlaceholder}
      text={text}
      onText={setText}
      sort={sort ?? 'newest'}
      sorts={find.sorts}
      onSort={(next) => change({ sort: next })}
      count={Object.keys(filters).length}
      onClear={() => onChange(parsePeopleSearch({ q, sort }))}
    >
      <Field label={find.skills}>
        <TagInput
          value={search.skill ?? []}
          onChange={(skill) => change({ skill })}
          placeholder={find.skillsPlaceholder}
          removeLabel={find.removeSkill}
        />
      </Field>
      <FilterSelect
        label={find.available}
        value={search.available === undefined ? 'any' : search.available ? 'yes' : 'no'}
        onChange={(value) => change({ available: value === 'any' ? undefined : value === 'yes' })}
        options={find.availableOptions}
      />
      <FilterSelect
        label={find.kind}
        value={search.kind ?? 'any'}
        onChange={(kind) => change({ kind })}
        options={find.kinds}
      />
      <Field label={find.maxRate}>
        <MoneyInput value={max} onChange={setMax} currency={currency()} unit={words.profile.perHour} />
      </Field>
    </Filters>
  )
}

const SKILLS_MAX = 4

function PersonRow({ person }: { person: Profile }) {
  const { display_name, kind, headline, location, rate_cents, skills, reputation, available } = person
  return (
    <Link
      to={paths.person(person.user_id)}
      data-row
      className="flex gap-4 p-4 hover:bg-hover focus-visible:-outline-offset-2 sm:p-5"
    >
      <Avatar name={display_name} isSquare={kind === 'organization'} />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{display_name}</span>
          {available && <Badge tone="good">{words.profile.available}</Badge>}
          {rate_cents !== null && (
            <span className="text-sm sm:ml-auto">
              <Money cents={rate_cents} currency={person.currency} className="font-medium" />{' '}
              <span className="text-ink-faint">{words.profile.perHour}</span>
            </span>
          )}
        </span>
        {headline && <span className="truncate text-ink-soft text-sm">{headline}</span>}
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-ink-faint text-sm">
          <span className="inline-flex items-center gap-1.5">
            <Star aria-hidden="true" className="size-3.5" />
            {reputation.rating_average === null
              ? words.profile.noRating
              : `${reputation.rating_average.toFixed(1)} (${reputation.review_count})`}
          </span>
          {location && (
            <span className="inline-flex items-center gap-1">
              <MapPin aria-hidden="true" className="size-3.5" />
              {location}
            </span>
          )}
          {skills.length > 0 && (
            <span className="flex min-w-0 flex-wrap gap-1.5">
              {skills.slice(0, SKILLS_MAX).map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}
