import type { Profile } from '@parley/sdk'
import { getRouteApi, Link } from '@tanstack/react-router'
import { MapPin, Star, Users } from 'lucide-react'
import { FieldFilters } from '../../app/field-filters.tsx'
import { FieldTags } from '../../app/field-tags.tsx'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterAmount, FilterPanel, FilterSelect, FilterTags } from '../../app/filters.tsx'
import { paths } from '../../app/paths.ts'
import { profilesQuery } from '../../app/queries.ts'
import { SaveButton } from '../../app/save-button.tsx'
import { useMe } from '../../app/session.tsx'
import { useTrade } from '../../app/trade.ts'
import { formatCount, formatRating } from '../../ui/amounts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, Tag } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Money } from '../../ui/money.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/people.ts'
import { peopleFiltersFrom } from './search.ts'

const route = getRouteApi('/people')
const { find } = words

/** People and organizations, with filters in the URL. */
export function FindPeoplePage() {
  const search = route.useSearch()
  const trade = useTrade()
  return (
    <Page title={find.title}>
      <FilteredList
        query={profilesQuery(peopleFiltersFrom(search, trade.profile_fields))}
        filters={
          <FilterPanel label={find.search} placeholder={find.searchPlaceholder} sorts={find.sorts} defaultSort="newest">
            <FilterTags
              name="skill"
              label={find.skills}
              placeholder={find.skillsPlaceholder}
              removeLabel={find.removeSkill}
            />
            <FilterSelect name="available" label={find.available} options={find.availableOptions} />
            <FilterSelect name="kind" label={find.kind} options={find.kinds} />
            <FilterAmount name="max_rate" label={find.maxRate} unit={words.profile.perHour} />
            <FieldFilters definitions={trade.profile_fields} trade={trade} />
          </FilterPanel>
        }
        skeleton={<SkeletonRows count={6} className="h-24" />}
        empty={
          <Empty icon={Users} title={find.nobody}>
            {find.nobodyText}
          </Empty>
        }
      >
        {(people) => (
          <Rows items={people} label={find.results}>
            {(person) => <PersonRow person={person} />}
          </Rows>
        )}
      </FilteredList>
    </Page>
  )
}

const SKILLS_MAX = 4

function PersonRow({ person }: { person: Profile }) {
  const isMe = useMe().user_id === person.user_id
  const { display_name, kind, headline, location, rate_cents, skills, reputation, available, avatar_url } = person
  return (
    <article className="relative flex gap-4 p-4 hover:bg-hover has-[[data-row]:focus-visible]:bg-hover sm:p-5">
      <Avatar name={display_name} url={avatar_url} isSquare={kind === 'organization'} />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={paths.person(person.user_id)}
            data-row
            className="wrap-anywhere min-w-0 font-medium after:absolute after:inset-0"
          >
            {display_name}
          </Link>
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
              : `${formatRating(reputation.rating_average)} (${formatCount(reputation.review_count)})`}
          </span>
          {location && (
            <span className="inline-flex items-center gap-1">
              <MapPin aria-hidden="true" className="size-3.5" />
              {location}
            </span>
          )}
          <FieldTags kind="profile" fields={person.fields} />
          {skills.length > 0 && (
            <span className="flex min-w-0 flex-wrap gap-1.5">
              {skills.slice(0, SKILLS_MAX).map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
            </span>
          )}
        </span>
      </span>
      {!isMe && (
        <span className="relative -my-2 -mr-2">
          <SaveButton saved={{ user_id: person.user_id }} name={display_name} isIcon />
        </span>
      )}
    </article>
  )
}
