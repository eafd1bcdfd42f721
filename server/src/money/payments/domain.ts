import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Transitions } from '../../platform/kernel/transitions.ts'

/** Money that comes from outside, or leaves. */
export const directions = ['deposit', 'withdrawal'] as const
export type Direction = (typeof directions)[number]

export const paymentStatuses = ['pending', 'succeeded', 'failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export interface Payment {
  id: Id<'dep'> | Id<'wdr'>
  user_id: UserId
  amount_cents: number
  status: PaymentStatus
  provider: ProviderName
  provider_reference: string | null
  failure_reason: string | null
  created_at: Instant
  updated_at: Instant
}

export const paymentTransitions = {
  confirm: { from: ['pending'], to: 'succeeded', by: ['provider'] },
  fail: { from: ['pending'], to: 'failed', by: ['provider'] },
} as const satisfies Transitions<PaymentStatus, 'provider'>

/** What a provider says about a payment: at once, later, twice, or never. */
export type ProviderAnswer =
  | { status: 'pending' }
  | { status: 'succeeded'; reference: string }
  | { status: 'failed'; reference: string | null; reason: string | null }

/** Whoever really moves the money. */
export interface PaymentProvider {
  /** What it says when it is asked to. All it says afterwards settles the payment in a transaction of its own. */
  begin(payment: Payment): ProviderAnswer
}

export type ProviderName = 'sandbox' | 'manual'

export const providers: Record<ProviderName, PaymentProvider> = {
  // Play money is always there.
  sandbox: { begin: ({ id }) => ({ status: 'succeeded', reference: `sandbox-${id}` }) },
  // An operator moves the money by hand, and says so when it is done.
  manual: { begin: () => ({ status: 'pending' }) },
}

/** Whether an answer tells nothing new: providers repeat themselves. */
export function isRepeated(payment: Payment, answer: ProviderAnswer): boolean {
  if (answer.status === 'succeeded') {
    return payment.status === 'succeeded' && payment.provider_reference === answer.reference
  }
  return payment.status === answer.status
}
