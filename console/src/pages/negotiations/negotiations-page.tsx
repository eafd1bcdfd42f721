import type { Negotiation } from '@parley/sdk'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import { currency } from '../../app/currency.ts'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterChips } from '../../app/filters.tsx'
import { paths } from '../../app/paths.ts'
import { usePartner } from '../../app/people.tsx'
import { negotiationsQuery } from '../../app/queries.ts'
import { useMe } from '../../app/session.tsx'
import { StateBadge } from '../../app/state-badge.tsx'
import { termsInWords } from '../../app/terms.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Deadline, Time } from '../../ui/time.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/negotiations.ts'
import { stateWords } from '../../words/states.ts'
import { NEGOTIATION_STATES, negotiationFilters } from './search.ts'

const route = getRouteApi('/negotiations')

/** My negotiations: those where it's my move, those where I'm waiting, and those that ended. */
export function NegotiationsPage() {
  const search = route.useSearch()
  const keys = useListKeys<HTMLDivElement>()
  const { list } = words
  return (
    <Page title={list.title}>
      <FilteredList
        query={negotiationsQuery(negotiationFilters(search))}
        filters={
          <>
            <FilterChips
              name="status"
              label={list.filter}
              values={NEGOTIATION_STATES}
              words={stateWords.negotiation}
              fallback="open"
            />
            <FilterChips name="role" label={list.role} values={Object.keys(list.roles)} words={list.roles} />
          </>
        }
        skeleton={<SkeletonRows count={4} className="h-20" />}
        empty={<NoNegotiations />}
      >
        {(negotiations) => (
          <div ref={keys} className="flex flex-col gap-8">
            <Groups negotiations={negotiations} />
          </div>
        )}
      </FilteredList>
    </Page>
  )
}

/** Active ones are grouped by whose move it is. */
function Groups({ negotiations }: { negotiations: Negotiation[] }) {
  const me = useMe().user_id
  const isMine = (each: Negotiation) => (each.offered_by === 'client') !== (each.client_id === me)
  const open = negotiations.filter(({ status }) => status === 'open')
  const groups = [
    { title: words.list.yourMove, items: open.filter(isMine) },
    { title: words.list.theirMove, items: open.filter((each) => !isMine(each)) },
    { title: words.list.over, items: negotiations.filter(({ status }) => status !== 'open') },
  ].filter(({ items }) => items.length > 0)
  return groups.map(({ title, items }) => (
    <Section key={title} title={title}>
      <Card>
        <ul className="divide-y divide-line">
          {items.map((negotiation) => (
            <li key={negotiation.id}>
              <NegotiationRow negotiation={negotiation} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  ))
}

function NegotiationRow({ negotiation }: { negotiation: Negotiation }) {
  const { id, gig, status, terms, round_count, expires_at, updated_at } = negotiation
  const partner = usePartner(negotiation)
  const [rate] = termsInWords(terms, { rateType: gig?.rate_type, currency: currency() })
  return (
    <Link
      to={paths.negotiation(id)}
      data-row
      className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4 hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="min-w-0 flex-1 basis-64">
        <span className="block truncate font-medium">{gig?.title ?? appWords.removed}</span>
        <span className="block truncate text-ink-faint text-sm">
          {partner.side === 'client' ? words.list.hire : words.list.work} · {partner.name} ·{' '}
          {words.list.round(round_count)}
        </span>
      </span>
      <span className="whitespace-nowrap font-medium text-sm tabular-nums sm:min-w-36 sm:text-right">{rate?.text}</span>
      <span className="flex items-center justify-end gap-4 max-sm:ml-auto sm:w-56">
        {status === 'open' ? (
          <Deadline at={expires_at} says={words.list.expires} />
        ) : (
          <>
            <Time at={updated_at} className="text-ink-faint text-sm" />
            <StateBadge kind="negotiation" state={status} />
          </>
        )}
      </span>
    </Link>
  )
}

function NoNegotiations() {
  return (
    <Empty
      icon={Handshake}
      title={words.list.none}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Link to={paths.gigs} className={buttonClass()}>
            {words.list.find}
          </Link>
          <Link to={paths.myGigs} className={buttonClass()}>
            {words.list.myGigs}
          </Link>
        </span>
      }
    >
      {words.list.noneText}
    </Empty>
  )
}
