import { type Issue, validationFailed } from '../../platform/kernel/errors.ts'
import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { CodeWith } from '../../platform/kernel/issue-codes.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type Transitions, transition } from '../../platform/kernel/transitions.ts'
import type { Account } from '../ledger/domain.ts'
import { maskReference } from '../payout-accounts/domain.ts'

/** Whether money comes into the marketplace or leaves it. */
export type Direction = 'deposit' | 'withdrawal'

export const paymentStatuses = ['pending', 'succeeded', 'failed', 'reversed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export interface Payment {
  id: Id<'dep'> | Id<'wdr'>
  /** Null for a withdrawal of the platform's fees. */
  user_id: UserId | null
  /** The operator, for fees and on behalf of a managed user; otherwise the same as `user_id`. */
  requested_by: UserId
  /** What moved or will move. */
  amount_cents: number
  requested_cents: number
  /** Why an operator confirmed a different amount than requested. */
  amount_reason: string | null
  status: PaymentStatus
  provider: ProviderName
  provider_reference: string | null
  /** Why it failed or was reversed. */
  failure_reason: string | null
  /**
   * The part of a withdrawal's destination that may be shown; all of it if `sealed_destination` is missing, as in old
   * withdrawals.
   */
  destination: string | null
  /** Where a withdrawal goes, encrypted. */
  sealed_destination: Buffer | null
  /** What a reversal took back; less than the amount if the wallet held less. */
  reversed_cents: number
  /** An operator settled their own payment because no one else had been an operator. */
  settled_by_owner: boolean
  created_at: Instant
  updated_at: Instant
}

export const paymentTransitions = {
  confirm: { from: ['pending'], to: 'succeeded', by: ['provider'] },
  fail: { from: ['pending'], to: 'failed', by: ['provider'] },
  // Only for deposits.
  reverse: { from: ['succeeded'], to: 'reversed', by: ['operator'] },
} as const satisfies Transitions<PaymentStatus, 'provider' | 'operator'>

/**
 * Operators may settle their own payments only if no one else has been an operator since this long before the request; otherwise,
 * they could suspend or demote the others first.
 */
export const ALONE_DAYS = 30

/** A provider's response about a payment. It may come later, and more than once. */
export type ProviderAnswer = { status: 'pending' } | Settlement

export type Settlement =
  | {
      status: 'succeeded'
      reference: string
      /** What actually moved, if it isn't what was requested, and why. */
      amountCents?: number | undefined
      reason?: string | undefined
    }
  | { status: 'failed'; reference: string | null; reason: string | null }

/** The service that moves real money. */
export interface PaymentProvider {
  /** Starts a payment and returns the first response. A later response settles it in a separate transaction. */
  begin(payment: Payment): ProviderAnswer
  /** Whether a fee withdrawal, which has no payout account, has to say where the money goes. */
  needsDestination: boolean
  /** Whether operators settle its payments manually and so have to be notified of them. */
  settledByOperators: boolean
}

export type ProviderName = 'sandbox' | 'manual'

export const providers: Record<ProviderName, PaymentProvider> = {
  // Play money: every payment succeeds immediately.
  sandbox: {
    begin: ({ id }) => ({ status: 'succeeded', reference: `sandbox-${id}` }),
    needsDestination: false,
    settledByOperators: false,
  },
  // An operator moves the money manually and confirms it through the API.
  manual: {
    begin: () => ({ status: 'pending' }),
    needsDestination: true,
    settledByOperators: true,
  },
}

/** Where a withdrawal goes: a payout account, or what an operator wrote about the platform's own account. */
export interface Destination {
  holder: string | null
  label: string | null
  reference: string
}

/** The part that anyone who can see the withdrawal may read. */
export function shownDestination({ label, reference }: Pick<Destination, 'label' | 'reference'>): string {
  return [...(label === null ? [] : [label]), maskReference(reference)].join(' ')
}

/** Throws if the amount is more than this marketplace lets users move at once. */
export function requireWithinLimit(amountCents: number, maximum: number): void {
  if (amountCents <= maximum) return
  const message = `must be at most ${maximum}, the limit of this marketplace`
  throw validationFailed([{ path: 'amount_cents', code: 'too_large', message, details: { maximum } }])
}

/** References are compared in this form, because copies of one may differ in case and spaces. */
export function referenceKey(reference: string): string {
  return reference.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Whether the response is already stored. */
export function isRepeated(payment: Payment, answer: Settlement): boolean {
  if (payment.status !== answer.status) return false
  if (answer.status === 'failed') return true
  const isSameAmount = answer.amountCents === undefined || answer.amountCents === payment.amount_cents
  return isSameAmount && referenceKey(payment.provider_reference ?? '') === referenceKey(answer.reference)
}

/** The payment after the provider's final response. */
export function settlePayment(direction: Direction, payment: Payment, answer: Settlement): Payment {
  const action = answer.status === 'succeeded' ? 'confirm' : 'fail'
  const status = transition(paymentTransitions, action, { status: payment.status, by: 'provider' })
  const settled = {
    ...payment,
    status,
    provider_reference: answer.reference === null ? null : trimmed(answer.reference),
  }
  if (answer.status === 'failed') return { ...settled, failure_reason: answer.reason }
  const { amountCents = payment.requested_cents, reason = null } = answer
  if (amountCents === payment.requested_cents) return settled
  requireValidAmount(direction, payment, amountCents, reason)
  return { ...settled, amount_cents: amountCents, amount_reason: reason }
}

/** The deposit after a reversal, as far as the wallet allows. */
export function takeBack(payment: Payment, availableCents: number, reason: string): Payment {
  const status = transition(paymentTransitions, 'reverse', { status: payment.status, by: 'operator' })
  const reversed_cents = Math.min(availableCents, payment.amount_cents)
  return { ...payment, status, reversed_cents, failure_reason: reason }
}

/** The marketplace account that a payment credits or debits. */
export function accountOf({ user_id }: Payment): Account {
  return user_id === null ? { kind: 'fees' } : { kind: 'available', owner: user_id }
}

function trimmed(reference: string): string {
  const text = reference.trim()
  if (text !== '') return text
  throw validationFailed([{ path: 'reference', code: 'blank', message: 'must not be blank' }])
}

function requireValidAmount(direction: Direction, payment: Payment, amountCents: number, reason: string | null): void {
  const issues: Issue<CodeWith<422>>[] = []
  if (reason === null) {
    const message = 'is required if the amount differs from the requested one'
    issues.push({ path: 'reason', code: 'required', message, details: { types: ['string'] } })
  }
  // The wallet was debited for the requested amount.
  if (direction === 'withdrawal' && amountCents > payment.requested_cents) {
    const message = `must be at most ${payment.requested_cents}, the requested amount`
    issues.push({ path: 'amount_cents', code: 'too_large', message, details: { maximum: payment.requested_cents } })
  }
  if (issues.length > 0) throw validationFailed(issues)
}
