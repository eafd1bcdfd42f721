import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Transitions } from '../../platform/kernel/transitions.ts'

/** Whether money comes into the marketplace or leaves it. */
export type Direction = 'deposit' | 'withdrawal'

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

/** A provider's answer about a payment. It may come later, and more than once. */
export type ProviderAnswer =
  | { status: 'pending' }
  | { status: 'succeeded'; reference: string }
  | { status: 'failed'; reference: string | null; reason: string | null }

/** The service that moves real money. */
export interface PaymentProvider {
  /** Starts a payment and returns the first answer. A later answer settles it in a separate transaction. */
  begin(payment: Payment): ProviderAnswer
}

export type ProviderName = 'sandbox' | 'manual'

export const providers: Record<ProviderName, PaymentProvider> = {
  // Play money: every payment succeeds at once.
  sandbox: { begin: ({ id }) => ({ status: 'succeeded', reference: `sandbox-${id}` }) },
  // An operator moves the money by hand and confirms it over the API.
  manual: { begin: () => ({ status: 'pending' }) },
}

/** Whether the answer is already stored. */
export function isRepeated(payment: Payment, answer: ProviderAnswer): boolean {
  if (answer.status === 'succeeded') {
    return payment.status === 'succeeded' && payment.provider_reference === answer.reference
  }
  return payment.status === answer.status
}
