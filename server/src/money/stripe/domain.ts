import { fractionDigits } from '../../platform/kernel/money.ts'
import { epochMsOf, type Instant, instantOf } from '../../platform/kernel/time.ts'
import type { Order, References } from '../providers/domain.ts'

/** The metadata that says which payment an object at Stripe belongs to. */
export const PAYMENT = 'parley_payment'
/** The metadata that says whose a connected account is. */
export const USER = 'parley_user'

export const MINUTE = 60
export const HOUR = 3600
export const DAY = 86_400

/** Why Stripe didn't do something. Nothing was created. */
export interface Refusal {
  code: string
  /** Whether asking again later can succeed. */
  isTemporary: boolean
}

export function refusalOf(code: string | undefined): Refusal {
  return { code: code ?? 'invalid_request', isTemporary: code !== undefined && TEMPORARY.has(code) }
}

const TEMPORARY = new Set(['balance_insufficient', 'insufficient_funds', 'payouts_limit_exceeded'])

/** A sentence for the people who wait for the money. Stripe's own messages aren't shown, since they can name accounts. */
export function reasonOf(code: string): string {
  return REASONS[code] ?? `Stripe refused it: ${inWords(code)}.`
}

const REASONS: Readonly<Record<string, string>> = {
  account_invalid: 'The payout account can no longer be used.',
  amount_too_large: 'The amount is above the maximum.',
  amount_too_small: 'The amount is below the minimum.',
  balance_insufficient: "The Stripe balance doesn't cover the amount yet.",
  charge_already_refunded: 'The deposit has already been refunded.',
  charge_disputed: 'The deposit is disputed.',
  insufficient_capabilities_for_transfer: "The payout account can't receive money.",
  insufficient_funds: "The Stripe balance doesn't cover the amount yet.",
  negative_balance: 'The payout account has a negative balance.',
  payouts_limit_exceeded: 'The payout account has reached its limit for now.',
  payouts_not_allowed: "The payout account can't send money to the bank.",
}

/** `account_closed` → `account closed` */
export function inWords(code: string): string {
  return code.replaceAll('_', ' ')
}

/**
 * Constant for each step, so that repeating a request creates nothing twice. Stripe repeats its answer to a key, even if that was
 * a refusal, so a key is used until Stripe refuses something.
 */
export function idempotencyKey(order: Pick<Order, 'id' | 'references'>, step: string): string {
  const { refusals } = order.references
  return [order.id, step, ...(refusals === undefined ? [] : [refusals])].join(' ')
}

export function countRefusal(references: References): References {
  return { ...references, refusals: String(Number(references.refusals ?? 0) + 1) }
}

export function instantOfSeconds(epochSeconds: number): Instant {
  return instantOf(epochSeconds * 1000)
}

export function secondsOf(at: Instant): number {
  return Math.floor(epochMsOf(at) / 1000)
}

/** Whether an amount in the currency's smallest unit is the same number at Stripe. */
export function hasSameUnit(currency: string): boolean {
  return fractionDigits(currency) === (WITHOUT_DECIMALS.has(currency) ? 0 : 2) && !SPECIAL.has(currency)
}

/** https://docs.stripe.com/currencies#zero-decimal */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))

/** Charged in hundredths, and paid out in whole units, or the other way around. */
const SPECIAL = new Set(['HUF', 'ISK', 'TWD', 'UGX'])
