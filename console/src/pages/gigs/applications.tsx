import type { Application, ApplicationAction, Conversation, Gig, Note } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Star, Users } from 'lucide-react'
import { useState } from 'react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { conversationsOfGigQuery } from '../../app/conversation/queries.ts'
import { Files } from '../../app/files.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { Markdown } from '../../app/markdown.tsx'
import { Notes, useNotes } from '../../app/notes.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { Person } from '../../app/people.tsx'
import { applicationsQuery } from '../../app/queries.ts'
import { StateBadge } from '../../app/state-badge.tsx'
import { AgentBadge } from '../../app/terms.tsx'
import { formatRating } from '../../ui/amounts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/empty.tsx'
import { Checkbox } from '../../ui/input.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/gigs.ts'
import { stateWords } from '../../words/states.ts'
import { ApplicationTerms } from './application-terms.tsx'
import { BulkReject } from './bulk-reject.tsx'
import { MessageButton } from './message-button.tsx'

type Shown = Application['status'] | 'all'

/** The applications to a gig of mine, side by side, so that they can be compared. */
export function Applications({ gig }: { gig: Gig }) {
  const [shown, setShown] = useState<Shown>('all')
  const query = useInfiniteQuery(applicationsQuery({ role: 'client', gig_id: gig.id }))
  const notes = useNotes({ gig_id: gig.id })
  const conversations = useQuery(conversationsOfGigQuery(gig.id)).data
  const all = query.data?.pages.flatMap(({ data }) => data) ?? []
  const states = [...new Set(all.map(({ status }) => status))]
  const isShown = ({ status }: Application) => shown === 'all' || status === shown
  const rejectable = all.filter((each) => isShown(each) && mayReject(each))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = rejectable.filter(({ id }) => selected.has(id))
  const select = (id: string, isSelected: boolean) =>
    setSelected(new Set(isSelected ? [...selected, id] : [...selected].filter((each) => each !== id)))
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
          <>
            <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-2', rejectable.length > 1 && 'mb-3 min-h-8')}>
              {rejectable.length > 1 && (
                <Checkbox
                  label={words.bulk.selectAll}
                  checked={chosen.length === rejectable.length}
                  onChange={({ target }) => setSelected(new Set(target.checked ? rejectable.map(({ id }) => id) : []))}
                />
              )}
              {/* Stays even when few are left to reject, because it says which ones weren't rejected. */}
              <BulkReject applications={chosen} onDone={() => setSelected(new Set())} />
            </div>
            <ul
              aria-label={words.applications.compare}
              className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 xl:grid-cols-3"
            >
              {applications.filter(isShown).map((application) => (
                <li key={application.id} className="w-[85%] shrink-0 snap-start sm:w-auto">
                  <ApplicationColumn
                    application={application}
                    gig={gig}
                    notes={notes}
                    conversation={conversations?.find(({ worker_id }) => worker_id === application.worker_id)}
                    {...(rejectable.length > 1 &&
                      mayReject(application) && {
                        selection: {
                          isSelected: selected.has(application.id),
                          onChange: (isSelected) => select(application.id, isSelected),
                        },
                      })}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadedList>
    </Section>
  )
}

function mayReject({ allowed_actions }: Application): boolean {
  return allowed_actions.includes('reject')
}

interface ApplicationColumnProps {
  application: Application
  gig: Gig
  /** On all applications to the gig. */
  notes: readonly Note[] | undefined
  /** With the applicant. */
  conversation: Conversation | undefined
  /** If several can be rejected together. */
  selection?: { isSelected: boolean; onChange: (isSelected: boolean) => void }
}

function ApplicationColumn({ application, gig, notes, conversation, selection }: ApplicationColumnProps) {
  const { worker } = application
  const [isWhole, setWhole] = useState(false)
  const isLong = application.message.length > MESSAGE_MAX
  return (
    <Card className="flex h-full flex-col">
      <header className="flex flex-col gap-2 border-line border-b p-5">
        <div className="flex items-center justify-between gap-3">
          <span className="flex min-w-0 items-center gap-3">
            {selection && (
              <Checkbox
                label={words.bulk.select(worker?.display_name ?? appWords.removed)}
                isLabelHidden
                checked={selection.isSelected}
                onChange={({ target }) => selection.onChange(target.checked)}
              />
            )}
            <span className="flex min-w-0 flex-wrap items-center gap-2">
              <Person id={application.worker_id} />
              {application.hosted_agent_id && <AgentBadge />}
            </span>
          </span>
          <StateBadge kind="application" state={application.status} />
        </div>
        <p className="min-h-5 truncate text-ink-soft text-sm">{worker?.headline}</p>
        <p className="flex items-center gap-1.5 text-ink-faint text-sm">
          <Star aria-hidden="true" className="size-3.5" />
          {worker?.rating_average ? formatRating(worker.rating_average) : words.gig.noRating}
          <span aria-hidden="true">·</span>
          <Time at={application.created_at} />
        </p>
      </header>
      <div className="border-line border-b p-5">
        <ApplicationTerms application={application} gig={gig} />
      </div>
      <div className="flex-1 p-5 text-sm">
        <Markdown isFolded={!isWhole && isLong}>{application.message}</Markdown>
        {!isWhole && isLong && (
          <button
            type="button"
            className="mt-2 text-accent-text underline-offset-4 hover:underline"
            onClick={() => setWhole(true)}
          >
            {words.applications.whole}
          </button>
        )}
      </div>
      <div className="px-5 pb-3 empty:hidden">
        <Files files={application.attachments} />
      </div>
      {notes && (
        <div className="border-line border-t px-5 py-3">
          <Notes
            about={{ application_id: application.id }}
            notes={notes.filter(({ application_id }) => application_id === application.id)}
          />
        </div>
      )}
      <ApplicationActions application={application} conversation={conversation} />
    </Card>
  )
}

const MESSAGE_MAX = 300

function ApplicationActions({
  application,
  conversation,
}: Pick<ApplicationColumnProps, 'application' | 'conversation'>) {
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
  if (allowed_actions.length === 0 && !negotiation_id && !conversation) return null
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
      {conversation && <MessageButton conversation={conversation} />}
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
