import type { Application, ApplicationAction, Gig } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Star, Users } from 'lucide-react'
import { useState } from 'react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { Person } from '../../app/people.tsx'
import { applicationsQuery, profileQuery } from '../../app/queries.ts'
import { StateBadge } from '../../app/state-badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Empty } from '../../ui/empty.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/gigs.ts'
import { stateWords } from '../../words/states.ts'
import { ApplicationTerms } from './application-terms.tsx'

type Shown = Application['status'] | 'all'

/** The applications to a gig of mine, side by side, so that they can be compared. */
export function Applications({ gig }: { gig: Gig }) {
  const [shown, setShown] = useState<Shown>('all')
  const query = useInfiniteQuery(applicationsQuery({ role: 'client', gig_id: gig.id }))
  const all = query.data?.pages.flatMap(({ data }) => data) ?? []
  const states = [...new Set(all.map(({ status }) => status))]
  return (
    <Section
      title={words.applications.title}
      aside={
        states.length > 1 && (
          <Chips<Shown>
            label={words.applications.title}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: words.applications.all },
              ...states.map((value) => ({ value, label: stateWords.application[value] })),
            ]}
          />
        )
      }
    >
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={1} className="h-72" />}
        empty={
          <Empty icon={Users} title={words.applications.none}>
            {words.applications.noneText}
          </Empty>
        }
      >
        {(applications) => (
          <ul
            aria-label={words.applications.compare}
            className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 xl:grid-cols-3"
          >
            {applications
              .filter(({ status }) => shown === 'all' || status === shown)
              .map((application) => (
                <li key={application.id} className="w-[85%] shrink-0 snap-start sm:w-auto">
                  <ApplicationColumn application={application} currency={gig.currency} />
                </li>
              ))}
          </ul>
        )}
      </LoadedList>
    </Section>
  )
}

function ApplicationColumn({ application, currency }: { application: Application; currency: string }) {
  const worker = useQuery(profileQuery(application.worker_id)).data
  const [isWhole, setWhole] = useState(false)
  return (
    <Card className="flex h-full flex-col">
      <header className="flex flex-col gap-2 border-line border-b p-5">
        <div className="flex items-center justify-between gap-3">
          <Person id={application.worker_id} />
          <StateBadge kind="application" state={application.status} />
        </div>
        <p className="min-h-5 truncate text-ink-soft text-sm">{worker?.headline}</p>
        <p className="flex items-center gap-1.5 text-ink-faint text-sm">
          <Star aria-hidden="true" className="size-3.5" />
          {worker?.reputation.rating_average?.toFixed(1) ?? words.gig.noRating}
          <span aria-hidden="true">·</span>
          <Time at={application.created_at} />
        </p>
      </header>
      <div className="border-line border-b p-5">
        <ApplicationTerms application={application} currency={currency} />
      </div>
      <div className="flex-1 p-5 text-sm">
        <p className={isWhole ? 'whitespace-pre-wrap' : 'line-clamp-6 whitespace-pre-wrap'}>{application.message}</p>
        {!isWhole && application.message.length > MESSAGE_MAX && (
          <button
            type="button"
            className="mt-2 text-accent-text underline-offset-4 hover:underline"
            onClick={() => setWhole(true)}
          >
            {words.applications.whole}
          </button>
        )}
      </div>
      <ApplicationActions application={application} />
    </Card>
  )
}

const MESSAGE_MAX = 300

function ApplicationActions({ application }: { application: Application }) {
  const { id, allowed_actions, negotiation_id } = application
  const navigate = useNavigate()
  const touches = ['applications', 'gigs', 'negotiations']
  const shortlist = useAction({
    send: (_: undefined, options) => parley.applications.shortlist(id, options),
    touches,
    onDone: () => toast(words.applications.shortlisted),
  })
  const reject = useAction({
    send: (_: undefined, options) => parley.applications.reject(id, options),
    touches,
    onDone: () => toast(words.applications.rejected),
  })
  const negotiate = useAction({
    send: (_: undefined, options) => parley.negotiations.create({ application_id: id }, options),
    touches,
    onDone: (negotiation) => navigate({ to: paths.negotiation(negotiation.id) }),
  })
  const may = (action: ApplicationAction) => allowed_actions.includes(action)
  if (allowed_actions.length === 0 && !negotiation_id) return null
  return (
    <footer className="flex flex-wrap gap-2 border-line border-t p-4">
      {may('negotiate') && (
        <ActionButton action={negotiate} size="sm">
          {words.applications.negotiate}
        </ActionButton>
      )}
      {negotiation_id && (
        <Link to={paths.negotiation(negotiation_id)} className={buttonClass('secondary', 'sm')}>
          {words.application.negotiation}
        </Link>
      )}
      {may('shortlist') && (
        <ActionButton action={shortlist} size="sm">
          {words.applications.shortlist}
        </ActionButton>
      )}
      {may('reject') && (
        <ActionButton
          action={reject}
          variant="quiet"
          size="sm"
          confirm={{
            title: words.applications.rejectTitle,
            text: words.applications.rejectText,
            label: words.applications.reject,
          }}
        >
          {words.applications.reject}
        </ActionButton>
      )}
    </footer>
  )
}
