import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bot } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { currency } from '../../app/currency.ts'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { GigLink, Person } from '../../app/people.tsx'
import { gigSummaryQuery } from '../../app/summaries.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Deadline } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/home.ts'
import { taskWords } from '../../words/tasks.ts'
import { termWords } from '../../words/terms.ts'
import { SnoozeMenu } from './snooze-menu.tsx'
import { placeOf, type Task } from './tasks.ts'

// Only for owners of agents.
const AgentWants = lazy(() => import('./agent-wants.tsx').then(({ AgentWants }) => ({ default: AgentWants })))

interface TaskCardProps {
  task: Task
  /** Opens the dialog in which it's done, once everything for it is there. */
  onOpen: () => void
  isOpening: boolean
}

/** One thing to do: what, for how much, with whom, until when, and the buttons that do it. */
export function TaskCard({ task, onOpen, isOpening }: TaskCardProps) {
  const { item, request, deadline } = task
  const { gig_id, counterparty_id } = item
  const approvalId = request?.subject.id ?? (item.subject.type === 'approval' ? item.subject.id : null)
  return (
    <article className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-medium">{taskWords[item.reason].title}</h3>
            {request && (
              <Badge tone="accent">
                <Bot aria-hidden="true" className="mr-1 size-3.5" />
                {words.agentAsks}
              </Badge>
            )}
          </div>
          <p className="mt-1 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            {gig_id && <GigLink id={gig_id} className="min-w-0 truncate text-ink underline-offset-4 hover:underline" />}
            {counterparty_id && <Person id={counterparty_id} />}
          </p>
        </div>
        <SnoozeMenu task={task} />
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Amount task={task} />
        {deadline ? (
          <Deadline at={deadline} says={words.due} />
        ) : (
          <span className="text-ink-faint text-sm">{words.noDeadline}</span>
        )}
      </p>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {approvalId ? (
          <Suspense fallback={taskWords['approval.approve'].text}>
            <AgentWants approvalId={approvalId} />
          </Suspense>
        ) : (
          taskWords[item.reason].text
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {request && (
          <Link to={paths.approvals} data-row className={buttonClass('primary', 'sm')}>
            {words.reviewRequest}
          </Link>
        )}
        <Actions task={task} onOpen={onOpen} isOpening={isOpening} />
      </div>
    </article>
  )
}

/** How much money it's about. */
function Amount({ task: { item, request } }: { task: Task }) {
  const { subject, gig_id } = item
  const cents = item.amount_cents ?? request?.amount_cents ?? null
  const isRate = subject.type === 'application' || subject.type === 'negotiation'
  const gig = useQuery({ ...gigSummaryQuery(gig_id ?? ''), enabled: isRate && gig_id !== null }).data
  if (cents === null) return isRate && <span className="text-ink-faint text-sm">{words.noPrice}</span>
  const amount = formatMoney(cents, currency())
  return (
    <span className="font-semibold tabular-nums">
      {isRate && gig?.rate_type === 'hourly' ? termWords.perHour(amount) : amount}
    </span>
  )
}

function Actions({ task, onOpen, isOpening }: TaskCardProps) {
  const { item, request } = task
  const label = words.actions[`${item.subject.type}.${item.action}`]
  const to = placeOf(item)
  return (
    <>
      {item.subject.type === 'application' && <ApplicationActions id={item.subject.id} />}
      {label && (
        <Button variant={request ? 'secondary' : 'primary'} size="sm" isBusy={isOpening} onClick={onOpen}>
          {label}
        </Button>
      )}
      {to && (
        <Link to={to} data-row={request === null || undefined} className={buttonClass('secondary', 'sm')}>
          {words.open}
        </Link>
      )}
    </>
  )
}

/** Responds to an application immediately. */
function ApplicationActions({ id }: { id: string }) {
  const shortlist = useAction({
    send: (_: undefined, options) => parley.applications.shortlist(id, options),
    touches: ['applications', 'gigs'],
    onDone: () => toast(words.shortlisted),
  })
  const reject = useAction({
    send: (_: undefined, options) => parley.applications.reject(id, options),
    touches: ['applications', 'gigs'],
    onDone: () => toast(words.rejected),
  })
  return (
    <>
      <ActionButton action={shortlist} variant="primary" size="sm">
        {words.shortlist}
      </ActionButton>
      <ActionButton
        action={reject}
        size="sm"
        confirm={{ title: words.rejectTitle, text: words.rejectText, label: words.reject }}
      >
        {words.reject}
      </ActionButton>
    </>
  )
}
