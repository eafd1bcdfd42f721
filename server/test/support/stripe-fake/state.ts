import type Stripe from 'stripe'
import { invalid, missing, StripeFailure } from './failures.ts'

export const PLATFORM = 'acct_platform'

/** How the fake's Stripe behaves. */
export interface Settings {
  secretKey: string
  country: string
  currency: string
  /** What a charge costs the platform. */
  feeBps: number
  feeFixed: number
  /** How long money from cards stays pending. */
  availableAfterSeconds: number
  /** How long a payout takes to arrive. */
  payoutSeconds: number
  /** The least that can be paid out, by currency. */
  payoutMinimums: Record<string, number>
  disputeFee: number
  isDisputeFeeReturned: boolean
  /** How long a dispute can be answered. */
  disputeSeconds: number
  /** How long the answer to an idempotency key is kept. */
  idempotencySeconds: number
  /** Whether the platform's own account is ready, and signed up for Connect. */
  canCharge: boolean
  canPayOut: boolean
  hasConnect: boolean
  /** How often Stripe pays out the platform's balance by itself. */
  payoutInterval: 'daily' | 'manual'
  /** Whether a transfer can be reversed even if the connected account has spent the money. */
  canBalancesBeNegative: boolean
}

/** Everything the fake knows. Objects are kept as Stripe presents them, except that references aren't expanded. */
export interface State {
  settings: Settings
  baseUrl: string
  /** Seconds since 1970. */
  now(): number
  ids: number
  accounts: Map<string, Stripe.V2.Core.Account>
  /** The payout schedules that were set, by account. */
  payoutIntervals: Map<string, string>
  links: Map<string, { link: Stripe.V2.Core.AccountLink; isUsed: boolean }>
  sessions: Map<string, { session: Stripe.Checkout.Session; payment: PaymentData }>
  intents: Map<string, Stripe.PaymentIntent>
  charges: Map<string, { charge: Stripe.Charge; card: Card }>
  refunds: Map<string, Stripe.Refund>
  transfers: Map<string, Stripe.Transfer>
  payouts: Map<string, { payout: Stripe.Payout; account: string }>
  disputes: Map<string, Stripe.Dispute>
  transactions: Map<string, Entry>
  events: Map<string, { event: Stripe.EventBase; account: string }>
  thinEvents: Map<string, ThinEvent>
  /** Hears of every event. */
  onEvent(event: Emitted): void
}

/** What a checkout session passes on to its payment. */
export type PaymentData = Pick<Stripe.PaymentIntent, 'metadata' | 'transfer_group' | 'description'>

/** One line in an account's balance. */
export interface Entry {
  transaction: Stripe.BalanceTransaction
  account: string
  /** Left out of answers, although it counts in the balance. */
  isForgotten: boolean
}

export type Emitted = { event: Stripe.EventBase; account: string } | { thin: ThinEvent }

export type ThinEvent = Stripe.V2.Core.EventBase & {
  related_object: { id: string; type: string; url: string }
  data?: { updated_capability: string }
}

/** How a card behaves. */
export type Card =
  | 'ok'
  | 'available now'
  | 'declined'
  | 'insufficient funds'
  | 'requires_3ds_failed'
  | 'disputed'
  | 'inquiry'
  | 'refund pending'
  | 'refund fails'

export function newState(settings: Settings, now: () => number): State {
  return {
    settings,
    baseUrl: '',
    now,
    ids: 0,
    accounts: new Map(),
    payoutIntervals: new Map(),
    links: new Map(),
    sessions: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    transfers: new Map(),
    payouts: new Map(),
    disputes: new Map(),
    transactions: new Map(),
    events: new Map(),
    thinEvents: new Map(),
    onEvent: () => {},
  }
}

/** `ch_000012Parley`. Ids rise, so the same actions always get the same ones. */
export function newId(state: State, prefix: string): string {
  state.ids += 1
  return `${prefix}_${String(state.ids).padStart(6, '0')}Parley`
}

export function find<T>(objects: Map<string, T>, id: string, noun: string): T {
  const found = objects.get(id)
  if (found === undefined) throw missing(noun, id)
  return found
}

/** One that the request names in a parameter. */
export function findNamed<T>(objects: Map<string, T>, id: string, noun: string, param: string): T {
  const found = objects.get(id)
  if (found === undefined) throw invalid('resource_missing', `No such ${noun}: '${id}'`, param)
  return found
}

/** Any object, for `expand`. */
export function findAny(state: State, id: string): object | null {
  return (
    state.charges.get(id)?.charge ??
    state.intents.get(id) ??
    state.transactions.get(id)?.transaction ??
    state.refunds.get(id) ??
    state.transfers.get(id) ??
    state.payouts.get(id)?.payout ??
    state.disputes.get(id) ??
    state.sessions.get(id)?.session ??
    [...state.transfers.values()].flatMap(({ reversals }) => reversals.data).find((reversal) => reversal.id === id) ??
    null
  )
}

/** As it is presented: the status depends on the time. */
export function withStatus(state: State, transaction: Stripe.BalanceTransaction): Stripe.BalanceTransaction {
  return { ...transaction, status: transaction.available_on <= state.now() ? 'available' : 'pending' }
}

export function requireAccount(state: State, id: string): void {
  if (id === PLATFORM || state.accounts.has(id)) return
  const message = `The provided key does not have access to account '${id}' (or that account does not exist).`
  throw new StripeFailure(403, { type: 'invalid_request_error', code: 'account_invalid', message })
}
