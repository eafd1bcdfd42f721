import type { Deadline } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Money } from '../../ui/money.tsx'
import { formatDay, formatTimeOfDay } from '../../ui/time.tsx'
import { words } from '../../words/calendar.ts'
import { dayOf } from './days.ts'

/** One deadline: what, how much, and when. The whole row is the link. */
export function DeadlineRow({ deadline, isDated = false }: { deadline: Deadline; isDated?: boolean }) {
  const { kind, at, date, waits_for_you, amount_cents, currency } = deadline
  return (
    <article className="relative flex flex-col gap-1 p-4 hover:bg-hover has-[[data-row]:focus-visible]:bg-hover">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="wrap-anywhere min-w-0 font-medium">
          <Link to={placeOf(deadline)} data-row className="after:absolute after:inset-0">
            {titleOf(deadline)}
          </Link>
        </h3>
        {amount_cents !== null && <Money cents={amount_cents} currency={currency} className="text-sm" />}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <span>
          {words.kinds[kind]}
          {date === null && ` ${words.at(formatTimeOfDay(at))}`}
          {isDated && ` ${formatDay(dayOf(deadline))}`}
        </span>
        {waits_for_you && <Badge tone="accent">{words.yourTurn}</Badge>}
      </p>
    </article>
  )
}

/** What a deadline is about: the milestone, or else the gig. */
export function titleOf({ milestone, gig }: Deadline): string {
  return milestone?.title ?? gig?.title ?? words.gig
}

/** Where to deal with it. */
export function placeOf({ subject: { type, id }, contract_id, gig_id }: Deadline): string {
  if (type === 'dispute') return paths.dispute(id)
  if (type === 'negotiation') return paths.negotiation(id)
  return contract_id ? paths.contract(contract_id) : paths.gig(gig_id)
}
