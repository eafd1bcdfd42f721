import { conflict } from '../../platform/kernel/errors.ts'
import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type Transitions, transition } from '../../platform/kernel/transitions.ts'
import type { RefundState } from '../providers/domain.ts'
import type { Payment } from './domain.ts'

export const refundStatuses = ['pending', 'succeeded', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Part of a deposit that goes back to where it came from. */
export interface Refund {
  id: Id<'rfd'>
  deposit_id: Id<'dep'>
  user_id: UserId
  requested_by: UserId
  amount_cents: number
  status: RefundStatus
  provider_reference: string | null
  failure_reason: string | null
  created_at: Instant
  updated_at: Instant
}

export const refundTransitions = {
  confirm: { from: ['pending'], to: 'succeeded', by: ['provider'] },
  // Even after it succeeded: the card may have expired.
  fail: { from: ['pending', 'succeeded'], to: 'failed', by: ['provider'] },
} as const satisfies Transitions<RefundStatus, 'provider'>

/** How much of a deposit can go back: what's left of it, as far as the wallet holds money that wasn't earned. */
export function refundableCents(deposit: Payment, unearnedCents: number): number {
  if (deposit.status !== 'succeeded') return 0
  return Math.min(deposit.amount_cents - deposit.refunded_cents, unearnedCents)
}

/** Refuses to return more of a deposit than is unspent. */
export function requireRefundable(availableCents: number, neededCents: number): void {
  if (neededCents <= availableCents) return
  const message =
    availableCents === 0
      ? 'Nothing of this deposit is unspent.'
      : `Only ${availableCents} cents of this deposit are unspent and can be refunded.`
  throw conflict('insufficient_funds', message, {
    available_cents: availableCents,
    missing_cents: neededCents - availableCents,
  })
}

/** The refund after its provider said where it stands; null if that's already known. */
export function refundAfter(refund: Refund, state: RefundState): Refund | null {
  if (state.status === 'pending' || state.status === refund.status) return null
  const action = state.status === 'succeeded' ? 'confirm' : 'fail'
  const status = transition(refundTransitions, action, { status: refund.status, by: 'provider' })
  const failure_reason = state.status === 'failed' ? state.reason : null
  return { ...refund, status, provider_reference: state.reference, failure_reason }
}
