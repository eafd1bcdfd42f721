import type { Dispute } from '@parley/sdk'
import { dueAt, otherSide, type Sides } from '../../app/sides.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Card } from '../../ui/card.tsx'
import { Deadline, formatMoment } from '../../ui/time.tsx'
import { words } from '../../words/disputes.ts'

/** Whose turn it is, until when, and what happens if no one acts. */
export function NextStep({ dispute, sides }: { dispute: Dispute; sides: Sides }) {
  const due = dueAt(dispute)
  const isOver = dispute.status === 'resolved' || dispute.status === 'withdrawn'
  const title = isOver ? words.next.status : words.next.title
  return (
    <Card className="p-5">
      <section aria-label={title}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="font-semibold text-base tracking-tight">{title}</h2>
          {due && <Deadline at={due} says={words.next.dueAt} />}
        </div>
        <p className="mt-2">{now(dispute, sides)}</p>
        {due && <p className="mt-2 text-ink-soft text-sm">{atDeadline(dispute, sides, formatMoment(due))}</p>}
      </section>
    </Card>
  )
}

function now(dispute: Dispute, sides: Sides): string {
  const { status, opened_by, recommendation } = dispute
  if (status === 'open') return words.next.open(sides[otherSide(opened_by)])
  if (status === 'in_review') return sides.mine ? words.next.in_review : words.next.in_reviewForArbiter
  if (status !== 'recommended') return words.next[status]
  return words.next.recommended([
    ...(recommendation?.client_accepted ? [sides.client] : []),
    ...(recommendation?.worker_accepted ? [sides.worker] : []),
  ])
}

/** What the service does at the deadline. The service decides; this only predicts it. */
function atDeadline(dispute: Dispute, sides: Sides, date: string): string {
  const { status, opened_by, proposals, default_worker_cents, recommendation, currency } = dispute
  const settles = (cents: number) => words.next.settles(date, sides.worker, formatMoney(cents, currency))
  if (status === 'recommended' && recommendation)
    return words.next.settlesUnlessRejected(date, sides.worker, formatMoney(recommendation.worker_cents, currency))
  if (status === 'in_review') return words.next.escalates(date)
  if (status !== 'open') return settles(recommendation?.worker_cents ?? default_worker_cents)
  const proposed = proposals[opened_by] ?? default_worker_cents
  // Silence settles it only if the opener asked for no more than the default gives them.
  const isModest = opened_by === 'client' ? proposed >= default_worker_cents : proposed <= default_worker_cents
  if (isModest) return settles(proposed)
  const byDefault = formatMoney(default_worker_cents, currency)
  return words.next.countsAs(date, sides[otherSide(opened_by)], sides.worker, byDefault)
}
