import type { InboxItem } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ActionButton, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { GigLink, Person } from '../../app/people.tsx'
import { applicationQuery, contractQuery, negotiationQuery } from '../../app/queries.ts'
import { useMe } from '../../app/session.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Deadline } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/home.ts'

/** One thing that waits: what, with whom, until when, and what to do about it. */
export function InboxRow({ item }: { item: InboxItem }) {
  const { subject, action, why, deadline } = item
  const place = usePlace(item)
  return (
    <article className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:gap-6 sm:p-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-medium">{words.tasks[`${subject.type}.${action}`] ?? words.task}</h3>
          {deadline && <Deadline at={deadline} />}
        </div>
        {place.gigId && (
          <p className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <GigLink id={place.gigId} className="min-w-0 truncate text-ink underline-offset-4 hover:underline" />
            {place.personId && <Person id={place.personId} />}
          </p>
        )}
        <p className="mt-1 text-ink-soft text-sm">{why}</p>
      </div>
      <div className="flex shrink-0 gap-2 max-sm:[&>*]:flex-1">
        {subject.type === 'application' && <ApplicationActions id={subject.id} />}
        {place.to && (
          <Link to={place.to} data-row className={buttonClass('secondary', 'sm')}>
            {words.open}
          </Link>
        )}
      </div>
    </article>
  )
}

/** Answers an application at once. */
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
      <ActionButton action={shortlist} size="sm">
        {words.shortlist}
      </ActionButton>
      <ActionButton
        action={reject}
        variant="quiet"
        size="sm"
        confirm={{ title: words.rejectTitle, text: words.rejectText, label: words.reject }}
      >
        {words.reject}
      </ActionButton>
    </>
  )
}

interface Place {
  to: string | null
  gigId?: string
  personId?: string
}

/** Where an item is dealt with, and what it is about. */
function usePlace({ subject: { type, id }, action, contract_id }: InboxItem): Place {
  const me = useMe()
  const application = useQuery({ ...applicationQuery(id), enabled: type === 'application' }).data
  const negotiation = useQuery({ ...negotiationQuery(id), enabled: type === 'negotiation' }).data
  const contractId = type === 'contract' ? id : contract_id
  const contract = useQuery({ ...contractQuery(contractId ?? ''), enabled: contractId !== null }).data
  const about = application ?? negotiation ?? contract
  const places: Partial<Record<string, string | undefined>> = {
    application: application && paths.gig(application.gig_id),
    negotiation: paths.negotiation(id),
    contract: paths.contract(id),
    milestone: contract_id ? paths.contract(contract_id) : undefined,
    dispute: action === 'recommend' || action === 'resolve' ? paths.disputeRecord(id) : paths.dispute(id),
    deposit: paths.payment(id),
    withdrawal: paths.payment(id),
    approval: paths.approvals,
  }
  return {
    to: places[type] ?? null,
    ...(about && { gigId: about.gig_id, personId: about.client_id === me.user_id ? about.worker_id : about.client_id }),
  }
}
