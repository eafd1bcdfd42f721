import type { Application, Gig, GigStatus } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Briefcase, Copy, Send } from 'lucide-react'
import { currency } from '../../app/currency.ts'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterChips } from '../../app/filters.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { GigLink, Person } from '../../app/people.tsx'
import { applicationsQuery, gigsQuery } from '../../app/queries.ts'
import { GigRate } from '../../app/rate.tsx'
import { StateBadge } from '../../app/state-badge.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Deadline, isPast, Time } from '../../ui/time.tsx'
import { words } from '../../words/gigs.ts'
import { stateWords } from '../../words/states.ts'
import { Templates } from './templates.tsx'

const route = getRouteApi('/gigs/mine')

/** The gigs that I posted, and those that I applied to. */
export function MyGigsPage() {
  const { view, status } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Page
      title={words.mine.title}
      actions={
        <Link to={paths.newGig} className={buttonClass('primary')}>
          {words.mine.post}
        </Link>
      }
    >
      <Tabs
        label={words.mine.tabs}
        value={view ?? 'posted'}
        onChange={(next) => void navigate({ search: next === 'posted' ? {} : { view: next } })}
        tabs={[
          {
            value: 'posted',
            label: words.mine.posted,
            content: <Posted status={status ?? 'open'} />,
          },
          { value: 'applied', label: words.mine.applied, content: <Applied /> },
          { value: 'templates', label: words.templates.title, content: <Templates /> },
        ]}
      />
    </Page>
  )
}

const STATES = ['open', 'draft', 'paused', 'filled', 'expired', 'closed'] as const satisfies GigStatus[]

function Posted({ status }: { status: GigStatus }) {
  return (
    <FilteredList
      query={gigsQuery({ client_id: 'me', status })}
      filters={
        <FilterChips name="status" label={words.mine.state} values={STATES} words={stateWords.gig} fallback="open" />
      }
      skeleton={<SkeletonRows count={4} className="h-20" />}
      empty={
        <Empty
          icon={Briefcase}
          title={words.mine.none[status]}
          action={
            <Link to={paths.newGig} className={buttonClass()}>
              {words.mine.post}
            </Link>
          }
        >
          {words.mine.noneText}
        </Empty>
      }
    >
      {(gigs) => (
        <Rows items={gigs} label={words.mine.posted}>
          {(gig) => <PostedRow gig={gig} />}
        </Rows>
      )}
    </FilteredList>
  )
}

function PostedRow({ gig }: { gig: Gig }) {
  const free = Math.max(0, gig.positions - gig.filled_positions - gig.reserved_positions)
  return (
    <div className="flex items-center pr-2 hover:bg-hover sm:pr-3">
      <Link
        to={paths.gig(gig.id)}
        data-row
        className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-1 p-4 focus-visible:-outline-offset-2 sm:pl-5"
      >
        <span className="min-w-0 flex-1 basis-72">
          <span className="block truncate font-medium">{gig.title}</span>
          <span className="flex flex-wrap gap-x-4 text-ink-faint text-sm">
            <GigRate gig={gig} />
            <span>{words.row.positions(free, gig.positions)}</span>
            {gig.apply_by && (
              <Deadline at={gig.apply_by} says={isPast(gig.apply_by) ? words.row.applyByPassed : words.row.applyBy} />
            )}
          </span>
        </span>
        <span className="text-sm">{words.mine.applications(gig.application_count)}</span>
      </Link>
      <Link
        to={paths.newGig}
        search={{ from: gig.id }}
        aria-label={words.mine.duplicate(gig.title)}
        title={words.gig.duplicate}
        className={buttonClass('quiet', 'icon')}
      >
        <Copy aria-hidden="true" />
      </Link>
    </div>
  )
}

function Applied() {
  const query = useInfiniteQuery(applicationsQuery({ role: 'worker' }))
  return (
    <LoadedList
      query={query}
      skeleton={<SkeletonRows count={4} className="h-20" />}
      empty={
        <Empty
          icon={Send}
          title={words.mine.noneApplied}
          action={
            <Link to={paths.gigs} className={buttonClass()}>
              {words.mine.find}
            </Link>
          }
        >
          {words.mine.noneAppliedText}
        </Empty>
      }
    >
      {(applications) => (
        <Rows items={applications} label={words.mine.applied}>
          {(application) => <AppliedRow application={application} />}
        </Rows>
      )}
    </LoadedList>
  )
}

function AppliedRow({ application }: { application: Application }) {
  const { gig_id, client_id, rate_cents, status, created_at } = application
  return (
    <article className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <GigLink id={gig_id} isRow />
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-faint text-sm">
          <Person id={client_id} />
          <Time at={created_at} />
          {rate_cents !== null && words.mine.asked(formatMoney(rate_cents, currency()))}
        </p>
      </div>
      <StateBadge kind="ownApplication" state={status} />
    </article>
  )
}
