import type { CalendarDate } from '../../platform/kernel/time.ts'

/** The terms that the client and worker agree on. A field is null until an offer sets it. */
export interface Terms {
  rate_cents: number | null
  hours_per_week: number | null
  start_date: CalendarDate | null
  payout_delay_days: number
}

/** The fields that one offer changes. */
export type TermChanges = Partial<{ [Field in keyof Terms]: NonNullable<Terms[Field]> }>

/** Terms, along with the two gig fields that also become part of a contract. */
export interface Offer {
  rate_type: 'hourly' | 'fixed'
  review_days: number
  terms: Terms
}

interface TermsInGig {
  rate_min_cents: number | null
  rate_max_cents: number | null
  hours_per_week: number | null
  start_date: CalendarDate | null
  payout_delay_days: number
}

type TermsInApplication = { [Field in keyof Terms]: Terms[Field] | null }

/** The gig's terms with the application's proposed changes. */
export function offerFrom(
  gig: TermsInGig & Pick<Offer, 'rate_type' | 'review_days'>,
  application: TermsInApplication,
): Offer {
  const { rate_type, review_days } = gig
  return { rate_type, review_days, terms: withChanges(termsOfGig(gig), proposedChanges(application)) }
}

/** The terms after an offer; fields it leaves out stay the same. */
export function withChanges(terms: Terms, changes: TermChanges): Terms {
  return { ...terms, ...changes }
}

/** The terms of a gig. A range of rates leaves the rate null. */
export function termsOfGig(gig: TermsInGig): Terms {
  return {
    rate_cents: gig.rate_min_cents === gig.rate_max_cents ? gig.rate_min_cents : null,
    hours_per_week: gig.hours_per_week,
    start_date: gig.start_date,
    payout_delay_days: gig.payout_delay_days,
  }
}

/** The terms that an application proposes; empty if it doesn't propose any. */
export function proposedChanges(application: TermsInApplication): TermChanges {
  const { rate_cents, hours_per_week, start_date, payout_delay_days } = application
  return {
    ...(rate_cents !== null && { rate_cents }),
    ...(hours_per_week !== null && { hours_per_week }),
    ...(start_date !== null && { start_date }),
    ...(payout_delay_days !== null && { payout_delay_days }),
  }
}

/** The total price, or one week's price if paid by the hour; null while the rate or hours aren't set. */
export function priceCentsOf({ rate_type, terms }: Pick<Offer, 'rate_type' | 'terms'>): bigint | null {
  const factor = rate_type === 'hourly' ? terms.hours_per_week : 1
  return terms.rate_cents === null || factor === null ? null : BigInt(terms.rate_cents) * BigInt(factor)
}
