import type { Payment, Wallet } from '@parley/sdk'

/**
 * How much of a deposit can go back to where it came from, as a suggestion: what's left of it, as far as the wallet holds money
 * that can't be withdrawn. The service decides.
 */
export function refundableCents(
  { status, amount_cents, refunded_cents }: Payment,
  { available_cents, withdrawable_cents }: Wallet,
): number {
  if (status !== 'succeeded') return 0
  return Math.min(amount_cents - refunded_cents, available_cents - withdrawable_cents)
}
