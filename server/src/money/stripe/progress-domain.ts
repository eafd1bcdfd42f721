import { addSeconds, type Instant } from '../../platform/kernel/time.ts'
import type { DepositOrder, Progress, References } from '../providers/domain.ts'
import { DAY, HOUR, instantOfSeconds, inWords, MINUTE } from './domain.ts'

/** The parts of a Checkout session, of its payment, and of what Stripe booked for it that decisions need. */
export interface Session {
  status: string | null
  url: string | null
}

export interface Payment {
  id: string
  status: string
  amount_received: number
}

export interface Booking {
  fee: number
  currency: string
  available_on: number
}

/** Without a payment, the session has none that could still succeed. */
export function depositProgress(
  order: Pick<DepositOrder, 'currency'>,
  session: Session,
  payment: Payment | null,
  booking: Booking | null,
  references: References,
): Progress<'deposit'> {
  const failed = (reason: string): Progress<'deposit'> => {
    const reference = payment?.id ?? null
    return { state: { status: 'failed', reference, reason }, references, checkAfterSeconds: null }
  }
  const pending = (checkAfterSeconds: number): Progress<'deposit'> => {
    return { state: { status: 'pending', url: session.url }, references, checkAfterSeconds }
  }
  // While it's open, a payment that failed can be repeated with another card.
  if (session.status === 'open') return pending(5 * MINUTE)
  const isMoving = payment !== null && ['succeeded', 'processing'].includes(payment.status)
  if (payment === null || (session.status === 'expired' && !isMoving)) return failed('The payment page expired.')
  if (LOST_PAYMENTS.includes(payment.status)) return failed('The bank refused the payment.')
  // A bank debit takes days, and so does paying with a slip at a counter.
  if (payment.status !== 'succeeded') return pending(HOUR)
  // Stripe books a payment shortly after it succeeds.
  if (booking === null) return pending(MINUTE / 4)
  if (booking.currency !== order.currency.toLowerCase()) {
    throw new Error(`Stripe settled a payment in ${booking.currency}; expected ${order.currency}.`)
  }
  return {
    state: {
      status: 'succeeded',
      reference: payment.id,
      amountCents: payment.amount_received,
      feeCents: booking.fee,
      availableOn: instantOfSeconds(booking.available_on),
    },
    references,
    checkAfterSeconds: null,
  }
}

const LOST_PAYMENTS = ['canceled', 'requires_payment_method']

export interface Payout {
  id: string
  status: string
  /** In seconds since 1970. */
  arrival_date: number
  failure_code: string | null
}

/** Why the bank didn't get the money; null if it may get it, or has. */
export function failureOfPayout({ status, failure_code }: Payout): string | null {
  if (status === 'canceled') return 'The payout was canceled.'
  if (status !== 'failed') return null
  return failure_code === null
    ? 'The bank refused the payout.'
    : `The bank refused the payout: ${inWords(failure_code)}.`
}

/** Of a payout that hasn't failed. */
export function payoutProgress(payout: Payout, references: References, now: Instant): Progress<'withdrawal'> {
  const { id: reference, status, arrival_date } = payout
  const arrivesAt = instantOfSeconds(arrival_date)
  if (status !== 'paid') {
    return { state: { status: 'in_transit', reference, arrivesAt }, references, checkAfterSeconds: 6 * HOUR }
  }
  const checkAfterSeconds = dailyUntil(addSeconds(arrivesAt, PAYOUT_CHECK_DAYS * DAY), now)
  return { state: { status: 'succeeded', reference }, references, checkAfterSeconds }
}

/** A bank can send money back days after Stripe calls the payout paid. */
const PAYOUT_CHECK_DAYS = 14

export interface Refund {
  id: string
  status: string | null
  created: number
  failure_reason?: string
  pending_reason?: string
}

export function refundProgress(refund: Refund, references: References, now: Instant): Progress<'refund'> {
  const { id: reference, status, failure_reason: failure, pending_reason: waiting } = refund
  if (status === 'failed' || status === 'canceled') {
    const reason =
      failure === undefined
        ? `The refund ${status === 'failed' ? 'failed' : 'was canceled'}.`
        : `The refund failed: ${inWords(failure)}.`
    return { state: { status: 'failed', reference, reason }, references, checkAfterSeconds: null }
  }
  if (status === 'succeeded') {
    const checkAfterSeconds = dailyUntil(addSeconds(instantOfSeconds(refund.created), REFUND_CHECK_DAYS * DAY), now)
    return { state: { status: 'succeeded', reference }, references, checkAfterSeconds }
  }
  const reason =
    status === 'requires_action'
      ? 'Whoever paid has to tell Stripe where the money goes. Stripe has sent them an email.'
      : waiting === undefined || waiting === 'processing'
        ? null
        : `Stripe is waiting: ${inWords(waiting)}.`
  return { state: { status: 'pending', reason }, references, checkAfterSeconds: 6 * HOUR }
}

/** A refund to a card that has expired since can come back weeks later. */
const REFUND_CHECK_DAYS = 30

function dailyUntil(end: Instant, now: Instant): number | null {
  return now < end ? DAY : null
}
