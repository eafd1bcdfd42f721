import type { Dispute } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dueAt } from '../../app/sides.ts'
import { StateBadge } from '../../app/state-badge.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { listOf } from '../../ui/lists.ts'
import { Money } from '../../ui/money.tsx'
import { Deadline } from '../../ui/time.tsx'
import { words } from '../../words/disputes.ts'
import type { DisputeSearch } from './search.ts'

interface DisputeRowProps {
  dispute: Dispute
  to: string
  /** What the URL keeps, so that going back leads to the same list. */
  search?: DisputeSearch
  /** Whose dispute it is. */
  people: readonly string[]
  /** What the amount means while the dispute is undecided. */
  amountLabel: string
  /** What the reader should know in addition to its state. */
  children?: ReactNode
}

/** A dispute in a list. */
export function DisputeRow({ dispute, to, search, people, amountLabel, children }: DisputeRowProps) {
  const { status, reason, amount_cents, currency, milestone } = dispute
  const due = dueAt(dispute)
  return (
    <Link
      to={to}
      {...(search && { search })}
      data-row
      className="flex items-start justify-between gap-4 p-4 hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="min-w-0">
        <span className="line-clamp-2 wrap-anywhere font-medium">
          {milestone?.title ?? words.aboutAmount(formatMoney(amount_cents, currency))}
        </span>
        <span className="block truncate text-ink-faint text-sm">
          {listOf(people)} · {words.reasons[reason]}
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StateBadge kind="dispute" state={status} />
          {due && <Deadline at={due} />}
          {children}
        </span>
      </span>
      <span className="shrink-0 text-right text-sm">
        <Money cents={amount_cents} currency={currency} className="block font-medium text-base" />
        {due && <span className="text-ink-faint">{amountLabel}</span>}
      </span>
    </Link>
  )
}
