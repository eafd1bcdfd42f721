import type { EventType } from '../../events/feed/domain.ts'
import type { TransferKind } from '../../money/ledger/domain.ts'
import { addDays, type CalendarDate, dateOf, type Instant } from '../../platform/kernel/time.ts'

/** What is counted for each day. */
export const figureNames = [
  'gigs_posted',
  'deals',
  'hire_seconds',
  'disputes_opened',
  'released_cents',
  'fees_cents',
  'escrow_change_cents',
  'open_gigs_change',
  'running_contracts_change',
  'open_disputes_change',
] as const
export type FigureName = (typeof figureNames)[number]

/** Sums of money can exceed what a number can hold. */
export type Figures = Readonly<Record<FigureName, bigint>>

export interface DayFigures extends Figures {
  day: CalendarDate
}

export type SomeFigures = { day: CalendarDate } & Partial<Figures>

/** The transfers made along with each event, about its subject. Includes every transfer into or out of escrow and fees. */
export const transfersOfEvent = {
  'milestone.funded': ['fund'],
  'milestone.refunded': ['refund'],
  'payout.created': ['release', 'fee'],
  'payout.reversed': ['release_reversal', 'fee_reversal'],
  'dispute.resolved': ['settlement', 'clearing_correction', 'fee_correction', 'fee_waiver'],
} as const satisfies Partial<Record<EventType, readonly TransferKind[]>>

export type CountedTransfer = (typeof transfersOfEvent)[keyof typeof transfersOfEvent][number]

/** A day's total for one kind of transfer. */
export interface TransferSum {
  day: CalendarDate
  kind: CountedTransfer
  /** Fee corrections can go into the platform's account or out of it. */
  isIntoFees: boolean
  cents: bigint
}

export function figuresOfTransfers({ day, kind, isIntoFees, cents }: TransferSum): SomeFigures {
  const correction = isIntoFees ? cents : -cents
  switch (kind) {
    case 'fund':
      return { day, escrow_change_cents: cents }
    case 'refund':
    case 'settlement':
      return { day, escrow_change_cents: -cents }
    case 'release':
      return { day, escrow_change_cents: -cents, released_cents: cents }
    case 'release_reversal':
      return { day, escrow_change_cents: cents, released_cents: -cents }
    case 'fee':
      return { day, escrow_change_cents: -cents, released_cents: cents, fees_cents: cents }
    case 'fee_reversal':
      return { day, escrow_change_cents: cents, released_cents: -cents, fees_cents: -cents }
    default:
      return { day, fees_cents: correction }
  }
}

/** One total per day. */
export function addUp(changes: readonly SomeFigures[]): DayFigures[] {
  const days = new Map<CalendarDate, DayFigures>()
  for (const change of changes) {
    const { day } = change
    const before = days.get(day) ?? { day, ...noFigures }
    const sums = figureNames.map((name) => [name, before[name] + (change[name] ?? 0n)])
    days.set(day, { day, ...(Object.fromEntries(sums) as Figures) })
  }
  return [...days.values()]
}

const noFigures = Object.fromEntries(figureNames.map((name) => [name, 0n])) as Figures

/** What happened on one or more days, and the escrow at the end. */
export type PeriodFigures = Figures & { escrowCents: bigint }

/** The last `count` days, including today. */
export function seriesOf(
  counted: readonly DayFigures[],
  { now, count, escrowBefore }: { now: Instant; count: number; escrowBefore: bigint },
): (DayFigures & PeriodFigures)[] {
  const byDay = new Map(counted.map((figures) => [figures.day, figures]))
  let escrowCents = escrowBefore
  return Array.from({ length: count }, (_, index) => {
    const day = dateOf(addDays(now, index - count + 1))
    const figures = byDay.get(day) ?? { day, ...noFigures }
    escrowCents += figures.escrow_change_cents
    return { ...figures, escrowCents }
  })
}

/** Several days combined. */
export function totalOf(days: readonly PeriodFigures[]): PeriodFigures {
  const sums = figureNames.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0n)])
  return { ...(Object.fromEntries(sums) as Figures), escrowCents: days.at(-1)?.escrowCents ?? 0n }
}
