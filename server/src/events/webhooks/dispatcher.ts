import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { WriteContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { FairQueue } from '../../platform/fair-queue.ts'
import { encodeId, type WebhookId } from '../../platform/kernel/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { noResponse, type TargetClient } from './client.ts'
import { claimDue, releaseDelivery, type SignedCallResult, settleAttempt } from './delivery-service.ts'
import { type ClaimedDelivery, hasDue } from './delivery-store.ts'
import { messageBody } from './domain.ts'
import { signedHeaders } from './signing.ts'
import { findSecrets } from './store.ts'

export interface DispatcherOptions {
  database: Database
  context: Omit<WriteContext, 'db'>
  secrets: Secrets
  client: TargetClient
  log: Logger
  /** Called when an attempt has ended, so that another can start. */
  onSlotFree: () => void
}

/** Sends due deliveries. Several dispatchers may share a database; each claims only deliveries it can send right away. */
export class Dispatcher {
  readonly #options: DispatcherOptions
  /** Each attempt has its own abort signal, because a shared one would get a listener for every running attempt. */
  readonly #attempts = new Map<Promise<void>, AbortController>()
  readonly #results = new FairQueue('results', RESULTS)
  readonly #healthy = new Lane({ failing: false, perWebhookMax: 8 })
  // A webhook whose target hangs ends up in this lane by the time its first attempts have timed out.
  readonly #failing = new Lane({ failing: true, perWebhookMax: 1 })

  constructor(options: DispatcherOptions) {
    this.#options = options
  }

  /** Starts as many due deliveries as there are free slots. */
  async dispatch(): Promise<void> {
    const { database } = this.#options
    const freeSlots = SLOTS_MAX - this.#attempts.size
    if (freeSlots <= 0 || !(await hasDue(database))) return
    const claimId = randomUUID()
    const { claimed, secrets } = await database.transaction(async (tx) => {
      const lanes = await Promise.all([
        this.#healthy.claim(tx, claimId, freeSlots),
        this.#failing.claim(tx, claimId, Math.max(0, FAILING_SLOTS_MAX - this.#failing.attemptCount)),
      ])
      const claimed = lanes.flat()
      const webhookIds = [...new Set(claimed.map(({ delivery }) => delivery.webhook_id))]
      return { claimed, secrets: webhookIds.length === 0 ? [] : await findSecrets(tx, webhookIds) }
    })
    for (const { delivery, lane } of claimed) {
      const sealed = secrets.filter(({ webhook_id }) => webhook_id === delivery.webhook_id).map(({ secret }) => secret)
      this.#start(delivery, lane, claimId, sealed)
    }
  }

  /** Gives running attempts a moment to finish, then aborts them and releases their deliveries. */
  async stop(): Promise<void> {
    const ended = Promise.all(this.#attempts.keys())
    await Promise.race([ended, sleep(STOP_GRACE_MS, undefined, { ref: false })])
    for (const stopping of this.#attempts.values()) stopping.abort()
    await ended
  }

  #start(delivery: ClaimedDelivery, lane: Lane, claimId: string, sealedSecrets: readonly Buffer[]): void {
    lane.enter(delivery)
    const stopping = new AbortController()
    const attempt = this.#attempt(delivery, claimId, sealedSecrets, stopping.signal).finally(() => {
      this.#attempts.delete(attempt)
      lane.leave(delivery)
      this.#options.onSlotFree()
    })
    this.#attempts.set(attempt, stopping)
  }

  // Never rejects: if the result can't be saved, the lease runs out and another worker tries again.
  async #attempt(
    delivery: ClaimedDelivery,
    claimId: string,
    sealedSecrets: readonly Buffer[],
    signal: AbortSignal,
  ): Promise<void> {
    const { database, context, log } = this.#options
    try {
      const startedMs = Date.now()
      const result = await this.#call(delivery, sealedSecrets, startedMs, signal)
      await this.#results.run(delivery.webhook_id, () =>
        database.transaction(async (db) => {
          if (result) await settleAttempt({ ...context, db }, delivery, claimId, { ...result, startedMs })
          else await releaseDelivery({ ...context, db }, delivery, claimId)
        }),
      )
    } catch (error) {
      const delivery_id = encodeId('dlv', delivery.id)
      log.warn({ err: error, delivery_id }, 'couldn’t save the result of a webhook delivery; it will be sent again')
    }
  }

  /** Null if the call was aborted because this process is stopping. */
  async #call(
    delivery: ClaimedDelivery,
    sealedSecrets: readonly Buffer[],
    startedMs: number,
    signal: AbortSignal,
  ): Promise<SignedCallResult | null> {
    const { secrets, client } = this.#options
    const id = encodeId('evt', delivery.event_id)
    let signingSecrets: string[]
    try {
      signingSecrets = sealedSecrets.map((sealed) => secrets.unseal(sealed, delivery.webhook_id))
    } catch {
      return { ...noResponse(UNREADABLE_SECRET), signature: null }
    }
    const body = messageBody(delivery)
    const signed = signedHeaders(signingSecrets, { id, timestampSeconds: Math.floor(startedMs / 1000), body })
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Parley-Webhooks/1',
      ...signed,
    }
    const result = await client.post(delivery.url, headers, body, signal).catch(() => null)
    return result && { ...result, signature: signed['webhook-signature'] }
  }
}

/** The running attempts of healthy or failing webhooks. Separate lanes keep failing webhooks from using all slots. */
class Lane {
  readonly #limits: { failing: boolean; perWebhookMax: number }
  readonly #inProgress = new Map<WebhookId, number>()
  attemptCount = 0

  constructor(limits: { failing: boolean; perWebhookMax: number }) {
    this.#limits = limits
  }

  async claim(tx: Tx, id: string, limit: number): Promise<{ delivery: ClaimedDelivery; lane: Lane }[]> {
    const claim = { ...this.#limits, id, limit, inProgress: this.#inProgress, leaseMs: LEASE_MS }
    const claimed = await claimDue(tx, claim)
    return claimed.map((delivery) => ({ delivery, lane: this }))
  }

  enter({ webhook_id }: ClaimedDelivery): void {
    this.attemptCount++
    this.#inProgress.set(webhook_id, (this.#inProgress.get(webhook_id) ?? 0) + 1)
  }

  leave({ webhook_id }: ClaimedDelivery): void {
    this.attemptCount--
    const left = (this.#inProgress.get(webhook_id) ?? 1) - 1
    if (left > 0) this.#inProgress.set(webhook_id, left)
    else this.#inProgress.delete(webhook_id)
  }
}

const UNREADABLE_SECRET = 'its secret was encrypted with another SECRET_KEY; delete this webhook and register it again'

// Waiting for a response costs little, so many attempts may run at once. Each keeps its event in memory, at most 64 kB.
const SLOTS_MAX = 256
const FAILING_SLOTS_MAX = 96
// Longer than any attempt takes, including saving its result. Once it runs out, another worker may claim the delivery.
const LEASE_MS = 30_000
const STOP_GRACE_MS = 2_000
// Many attempts may end at once. Saving their results must not take the connections that requests write with.
const RESULTS = {
  atOnceMax: 2,
  reserved: 0,
  waitingMax: SLOTS_MAX + FAILING_SLOTS_MAX,
  waitMaxMs: 10_000,
}
