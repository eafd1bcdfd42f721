import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { type Capability, completeOnboarding, restrict } from './accounts.ts'
import { pay } from './checkout.ts'
import { catchUp, createClock } from './clock.ts'
import { type Discrepancies, discrepanciesOf } from './discrepancies.ts'
import { closeDispute, escalateDispute, openDispute } from './disputes.ts'
import { createFaults, type Faults } from './faults.ts'
import { createStripeServer, type Received } from './http.ts'
import { failPayout, sendPayouts, settlePayouts } from './payouts.ts'
import { failRefund, settleRefund } from './refunds.ts'
import { type Card, newState, type Settings } from './state.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'

/** Stripe, as far as Parley uses it, and what a test can make happen there. */
export interface StripeFake extends Discrepancies {
  baseUrl: string
  secretKey: string
  /** Where the Stripe client finds it. */
  clientOptions: { host: string; port: number; protocol: 'http' }
  client(config?: Partial<Stripe.StripeConfig>): Stripe
  /** Every request so far. */
  requests: readonly Received[]
  /** Seconds since 1970. */
  now(): number
  /** Does what becomes due: money becomes available, payouts arrive, sessions expire, unanswered disputes are lost. */
  advance(seconds: number): void
  /** The customer of a checkout session tries a card, which is good unless it says otherwise. */
  pay(sessionId: string, options?: { card?: Card }): Stripe.Checkout.Session
  completeOnboarding(accountId: string): void
  /** The account has to provide something, and loses the capabilities (both, unless it says which). */
  restrict(accountId: string, missing: readonly string[], capabilities?: readonly Capability[]): void
  sendPayouts(): void
  settlePayouts(): void
  failPayout(id: string, options?: { afterPaid?: boolean; code?: string }): void
  settleRefund(id: string): void
  failRefund(id: string, reason?: string): void
  /** Returns the dispute's id. */
  openDispute(chargeId: string, options?: { reason?: string; amount?: number; isInquiry?: boolean }): string
  escalateDispute(id: string): void
  closeDispute(id: string, outcome: 'won' | 'lost' | 'warning_closed'): void
  webhooks: Webhooks
  faults: Faults
  close(): Promise<void>
}

export interface StripeFakeOptions extends Partial<Settings> {
  /** Picks which deliveries are dropped, delayed, and shuffled. */
  seed?: number
  /** The real time, in seconds. */
  realSeconds?: () => number
}

const DAY = 24 * 60 * 60

const defaults: Settings = {
  // Put together, so that scanners don't take it for a real one.
  secretKey: ['sk', 'test', 'parley'].join('_'),
  country: 'US',
  currency: 'usd',
  feeBps: 290,
  feeFixed: 30,
  availableAfterSeconds: 2 * DAY,
  payoutSeconds: 2 * DAY,
  payoutMinimums: { usd: 100, eur: 100, gbp: 100, jpy: 1 },
  disputeFee: 1500,
  isDisputeFeeReturned: false,
  disputeSeconds: 7 * DAY,
  idempotencySeconds: DAY,
  canCharge: true,
  canPayOut: true,
  hasConnect: true,
  payoutInterval: 'manual',
  canBalancesBeNegative: false,
}

export async function startStripeFake(options: StripeFakeOptions = {}): Promise<StripeFake> {
  const { seed = 1, realSeconds = () => Date.now() / 1000, ...settings } = options
  const clock = createClock(realSeconds)
  const state = newState({ ...defaults, ...settings }, clock.now)
  const { webhooks, enqueue, close } = createWebhooks(seed, realSeconds)
  state.onEvent = enqueue
  const faults = createFaults()
  const received: Received[] = []
  let caughtUpTo = clock.now()
  const catchUpNow = () => {
    const since = caughtUpTo
    caughtUpTo = clock.now()
    catchUp(state, since)
  }
  const server = createStripeServer({ state, faults, beforeEach: catchUpNow, deliver: webhooks.deliver, received })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  state.baseUrl = `http://127.0.0.1:${port}`
  const { secretKey } = state.settings
  const clientOptions = { host: '127.0.0.1', port, protocol: 'http' } as const

  return {
    ...discrepanciesOf(state),
    baseUrl: state.baseUrl,
    secretKey,
    clientOptions,
    client: (config = {}) => new Stripe(secretKey, { ...clientOptions, maxNetworkRetries: 0, ...config }),
    requests: received,
    now: clock.now,
    advance(seconds) {
      clock.advance(seconds)
      catchUpNow()
    },
    pay: (sessionId, { card = 'ok' } = {}) => structuredClone(pay(state, sessionId, card)),
    completeOnboarding: (accountId) => completeOnboarding(state, accountId),
    restrict: (accountId, missing, capabilities) => restrict(state, accountId, missing, capabilities),
    sendPayouts: () => sendPayouts(state),
    settlePayouts: () => settlePayouts(state),
    failPayout: (id, failure) => failPayout(state, id, failure),
    settleRefund: (id) => settleRefund(state, id),
    failRefund: (id, reason) => failRefund(state, id, reason),
    openDispute: (chargeId, dispute) => openDispute(state, chargeId, dispute).id,
    escalateDispute: (id) => escalateDispute(state, id),
    closeDispute: (id, outcome) => closeDispute(state, id, outcome),
    webhooks,
    faults,
    async close() {
      close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
