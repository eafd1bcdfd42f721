import { conflict, type Issue, validationFailed } from '../../platform/kernel/errors.ts'
import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { CodeWith } from '../../platform/kernel/issue-codes.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type Transitions, transition } from '../../platform/kernel/transitions.ts'
import type { Account } from '../ledger/domain.ts'
import { type Destination, maskReference } from '../payout-accounts/domain.ts'
import { type ProviderName, providers, requireSupport, type WithdrawalState } from '../providers/domain.ts'

/** Whether money comes into the marketplace or leaves it. */
export type Direction = 'deposit' | 'withdrawal'

export const paymentStatuses = ['pending', 'in_transit', 'succeeded', 'failed', 'reversed'] as const
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
  /** Why the provider hasn't sent a withdrawal yet. */
  waiting_reason: string | null
  /** When a withdrawal is expected to arrive. */
  arrives_at: Instant | null
  /** The bank refused a withdrawal, and the money isn't back yet. */
  is_returning: boolean
  /** When the provider's page stops taking a deposit, in real time. */
  expires_at: Instant | null
  /** The part of a deposit that went back to where it came from, or is on its way there. */
  refunded_cents: number
  /** What a reversal took back; less than the amount if the wallet held less. */
  reversed_cents: number
  /** An operator settled their own payment because no one else had been an operator. */
  settled_by_owner: boolean
  created_at: Instant
  updated_at: Instant
}

export const paymentTransitions = {
  // Only for withdrawals.
  send: { from: ['pending'], to: 'in_transit', by: ['provider'] },
  confirm: { from: ['pending', 'in_transit'], to: 'succeeded', by: ['provider'] },
  fail: { from: ['pending', 'in_transit'], to: 'failed', by: ['provider'] },
  // Only for withdrawals: the bank returned the money, perhaps days later.
  bounce: { from: ['succeeded'], to: 'failed', by: ['provider'] },
  // Only for deposits.
  reverse: { from: ['succeeded'], to: 'reversed', by: ['operator'] },
} as const satisfies Transitions<PaymentStatus, 'provider' | 'operator'>

/**
 * Operators may settle their own payments only if no one else has been an operator since this long before the request; otherwise,
 * they could suspend or demote the others first.
 */
export const ALONE_DAYS = 30

/** How a payment ended. */
export type Settlement =
  | {
      status: 'succeeded'
      reference: string
      /** What actually moved, if it isn't what was requested, and why. */
      amountCents?: number | undefined
      reason?: string | undefined
    }
  | { status: 'failed'; reference: string | null; reason: string | null }

/** The part that anyone who can see the withdrawal may read. What a provider calls an account means nothing to its owner. */
export function shownDestination({ label, reference }: Destination, provider: ProviderName): string {
  if (label !== null && providers[provider].payoutAccounts === 'hosted') return label
  return [...(label === null ? [] : [label]), maskReference(reference)].join(' ')
}

/** Throws if the amount isn't one that this marketplace lets users move at once. */
export function requireWithinLimits(amountCents: number, minimum: number, maximum: number): void {
  if (amountCents < minimum) {
    const message = `must be at least ${minimum}, the least that the payment provider moves`
    throw validationFailed([{ path: 'amount_cents', code: 'too_small', message, details: { minimum } }])
  }
  if (amountCents <= maximum) return
  const message = `must be at most ${maximum}, the limit of this marketplace`
  throw validationFailed([{ path: 'amount_cents', code: 'too_large', message, details: { maximum } }])
}

/** Refuses to pay out money that wasn't earned. */
export function requireEarned(earnedCents: number, neededCents: number): void {
  if (neededCents <= earnedCents) return
  const missing_cents = neededCents - earnedCents
  const message = `Only earnings can be withdrawn, and ${missing_cents} of these cents were deposited. Unspent deposits can be refunded.`
  throw conflict('insufficient_funds', message, { available_cents: earnedCents, missing_cents })
}

/** Operators report on payments only where no provider does. */
export function requireNotAtProvider({ provider }: Payment): void {
  const message = `${provider} settles this payment, so its status changes without an operator.`
  requireSupport(provider, ({ settledBy }) => settledBy !== 'worker', message)
}

/** The page to return to after paying, or throws. */
export function readReturnUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isLocal = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) return url.href
  const details = { format: 'an https:// URL, or http:// on this machine', example: 'https://example.com/wallet' }
  throw validationFailed([{ path: 'return_url', code: 'bad_format', message: `must be ${details.format}`, details }])
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
  const isFromWorker = providers[payment.provider].settledBy === 'worker'
  const failing = isFromWorker && direction === 'withdrawal' && payment.status === 'succeeded' ? 'bounce' : 'fail'
  const action = answer.status === 'succeeded' ? 'confirm' : failing
  const status = transition(paymentTransitions, action, { status: payment.status, by: 'provider' })
  const settled = {
    ...payment,
    status,
    waiting_reason: null,
    is_returning: false,
    provider_reference: answer.reference === null ? null : trimmed(answer.reference),
  }
  if (answer.status === 'failed') return { ...settled, failure_reason: answer.reason }
  const { amountCents = payment.requested_cents, reason = null } = answer
  if (amountCents === payment.requested_cents) return settled
  requireValidAmount(direction, payment, amountCents, reason)
  return { ...settled, amount_cents: amountCents, amount_reason: reason }
}

/** What an answer of the provider means for a withdrawal. `event` is null for what only its owner sees when they look. */
export type WithdrawalStep =
  | { ends: Settlement }
  | { withdrawal: Payment; event: 'wallet.withdrawal_in_transit' | 'wallet.withdrawal_returning' | null }

/** Null if the answer is nothing new. */
export function withdrawalStep(payment: Payment, state: WithdrawalState): WithdrawalStep | null {
  const { status } = payment
  if (status === 'failed') return null
  switch (state.status) {
    case 'failed':
      return { ends: state }
    case 'succeeded':
      return status === 'succeeded' ? null : { ends: state }
    case 'returning': {
      if (payment.is_returning) return null
      const returning = { ...payment, waiting_reason: null, is_returning: true, failure_reason: state.reason }
      return { withdrawal: returning, event: 'wallet.withdrawal_returning' }
    }
    case 'in_transit': {
      const { reference, arrivesAt: arrives_at } = state
      const sent = { ...payment, provider_reference: reference, arrives_at, waiting_reason: null }
      if (status === 'in_transit' && payment.arrives_at !== arrives_at) return { withdrawal: sent, event: null }
      if (status !== 'pending') return null
      const next = transition(paymentTransitions, 'send', { status, by: 'provider' })
      return { withdrawal: { ...sent, status: next }, event: 'wallet.withdrawal_in_transit' }
    }
    case 'pending':
      if (status !== 'pending' || payment.waiting_reason === state.reason) return null
      return { withdrawal: { ...payment, waiting_reason: state.reason }, event: null }
  }
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
