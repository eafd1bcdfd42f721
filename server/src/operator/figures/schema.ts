import { type Static, Type } from 'typebox'
import {
  Answer,
  CalendarDate,
  Cents,
  Nullable,
  SignedCents,
  Strict,
  Timestamp,
  Whole,
} from '../../platform/http/shapes.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { DayFigures, Figures, PeriodFigures } from './domain.ts'

const Count = (description?: string) => Type.Integer({ minimum: 0, ...(description && { description }) })

const figures = {
  gigs_posted: Count('Gigs opened for the first time.'),
  deals: Count('Contracts that became active.'),
  released_cents: SignedCents('Released to workers, including fees, minus amounts reversed by disputes.'),
  fees_cents: SignedCents('The platform’s share of that.'),
  escrow_cents: Cents('Held for milestones at the end of the day.'),
  disputes_opened: Count(),
  hire_seconds: Nullable(Count('Average time from posting a gig to its deal; null if there were no deals.')),
}

const Day = Answer({ date: CalendarDate('In UTC, in marketplace time.'), ...figures }, { title: 'OverviewDay' })

export const Overview = Answer(
  {
    as_of: Timestamp('The current marketplace time.'),
    currency: Type.String(),
    now: Answer(
      {
        open_gigs: Count(),
        running_contracts: Count(),
        open_disputes: Count(),
        escrow_cents: Cents(),
        pending_deposits: Count('Up to 1000.'),
        pending_withdrawals: Count('Up to 1000.'),
        failing_webhooks: Count('Up to 1000.'),
      },
      { title: 'OverviewNow' },
    ),
    days: Type.Array(Day, { description: 'The last days, oldest first. The last one is today.' }),
    previous: Answer(figures, {
      title: 'OverviewPeriod',
      description: 'Totals for the same number of days before that.',
    }),
  },
  { title: 'Overview' },
)

export const OverviewQuery = Strict({
  days: Type.Optional(Whole(1, 365, { description: 'How many days, including today. Default: `30`.' })),
})

export interface Counts {
  pendingDeposits: number
  pendingWithdrawals: number
  failingWebhooks: number
}

interface Periods {
  days: readonly (DayFigures & PeriodFigures)[]
  previous: PeriodFigures
  /** Across all days. */
  totals: Figures
}

export function presentOverview(
  { days, previous, totals }: Periods,
  counts: Counts,
  { now, currency }: { now: Instant; currency: string },
): Static<typeof Overview> {
  return {
    as_of: now,
    currency,
    now: {
      open_gigs: capped(totals.open_gigs_change),
      running_contracts: capped(totals.running_contracts_change),
      open_disputes: capped(totals.open_disputes_change),
      escrow_cents: capped(totals.escrow_change_cents),
      pending_deposits: counts.pendingDeposits,
      pending_withdrawals: counts.pendingWithdrawals,
      failing_webhooks: counts.failingWebhooks,
    },
    days: days.map((figures) => ({ date: figures.day, ...presentFigures(figures) })),
    previous: presentFigures(previous),
  }
}

function presentFigures(figures: PeriodFigures) {
  return {
    gigs_posted: capped(figures.gigs_posted),
    deals: capped(figures.deals),
    released_cents: capped(figures.released_cents),
    fees_cents: capped(figures.fees_cents),
    escrow_cents: capped(figures.escrowCents),
    disputes_opened: capped(figures.disputes_opened),
    hire_seconds: figures.deals === 0n ? null : Number(figures.hire_seconds / figures.deals),
  }
}

// JSON numbers are exact up to 2^53-1; larger sums are capped at that.
function capped(sum: bigint): number {
  const most = BigInt(Number.MAX_SAFE_INTEGER)
  if (sum > most) return Number.MAX_SAFE_INTEGER
  return sum < -most ? -Number.MAX_SAFE_INTEGER : Number(sum)
}

export const exampleOverview: Static<typeof Overview> = {
  as_of: '2026-11-14T23:55:00.000Z',
  currency: 'USD',
  now: {
    open_gigs: 12,
    running_contracts: 6,
    open_disputes: 1,
    escrow_cents: 60_000,
    pending_deposits: 0,
    pending_withdrawals: 2,
    failing_webhooks: 0,
  },
  days: [],
  previous: {
    gigs_posted: 31,
    deals: 9,
    released_cents: 840_000,
    fees_cents: 42_000,
    escrow_cents: 52_000,
    disputes_opened: 1,
    hire_seconds: 172_800,
  },
}
