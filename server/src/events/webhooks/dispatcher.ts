import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { encodeId, type WebhookId } from '../../platform/kernel/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Called, TargetClient } from './client.ts'
import { releaseDelivery, settleAttempt } from './service.ts'
import { signedHeaders } from './signing.ts'
import { type Claimed, claimDeliveries, findSecrets, hasDue, readEventData } from './store.ts'

export interface DispatcherOptions {
  database: Database
  context: Omit<WriteContext, 'db'>
  secrets: Secrets
  client: TargetClient
  log: Logger
  /** Called when an attempt has ended, and there is room for another. */
  onRoom: () => void
}

/** Sends what is due. Any number of them may work on one database; each takes on only what it can send at once. */
export class Dispatcher {
  readonly #options: DispatcherOptions
  readonly #aborting = new AbortController()
  readonly #attempts = new Set<Promise<void>>()
  /** What is under way here: at endpoints that work, and at those that fail. */
  readonly #busy: { healthy: Busy; failing: Busy } = {
    healthy: { byEndpoint: new Map(), weight: 0 },
    failing: { byEndpoint: new Map(), weight: 0 },
  }

  constructor(options: DispatcherOptions) {
    this.#options = options
  }

  /** Begins to send as much of what is due as there is room for. */
  async dispatch(): Promise<void> {
    const { database } = this.#options
    const { healthy: atHealthy, failing: atFailing } = this.#busy
    const room = { healthy: SLOTS - this.#attempts.size, failing: FAILING_SLOTS - totalOf(atFailing.byEndpoint) }
    if (room.healthy <= 0 || !(await hasDue(database))) return
    const claim = randomUUID()
    const terms = {
      id: claim,
      leaseMs: LEASE_MS,
      failingSeconds: FAILING_SECONDS,
      lightBytes: LIGHT_MAX_BYTES,
      heaviestBytes: HEAVIEST_BYTES,
    }
    const { healthy, failing, sealed } = await database.transaction(async (tx) => {
      const [healthy, failing] = await Promise.all([
        claimDeliveries(tx, {
          ...terms,
          limit: room.healthy,
          perEndpoint: PER_ENDPOINT,
          roomBytes: ROOM_BYTES - atHealthy.weight,
          failing: false,
          busy: atHealthy.byEndpoint,
        }),
        claimDeliveries(tx, {
          ...terms,
          limit: Math.max(0, room.failing),
          perEndpoint: PER_FAILING_ENDPOINT,
          roomBytes: FAILING_ROOM_BYTES - atFailing.weight,
          failing: true,
          busy: atFailing.byEndpoint,
        }),
      ])
      const webhookIds = [...new Set([...healthy, ...failing].map(({ webhook_id }) => webhook_id))]
      return { healthy, failing, sealed: webhookIds.length === 0 ? [] : await findSecrets(tx, webhookIds) }
    })
    const sealedOf = ({ webhook_id }: Claimed) => sealed.filter((one) => one.webhook_id === webhook_id)
    for (const delivery of healthy) this.#start(delivery, claim, sealedOf(delivery), atHealthy)
    for (const delivery of failing) this.#start(delivery, claim, sealedOf(delivery), atFailing)
  }

  /** Gives what is under way a moment to end, and hands the rest back. */
  async stop(): Promise<void> {
    const ended = Promise.all(this.#attempts)
    await Promise.race([ended, sleep(PATIENCE_MS, undefined, { ref: false })])
    this.#aborting.abort()
    await ended
  }

  #start(delivery: Claimed, claim: string, sealed: readonly Sealed[], busy: Busy): void {
    const { byEndpoint } = busy
    const { webhook_id, weight } = delivery
    byEndpoint.set(webhook_id, (byEndpoint.get(webhook_id) ?? 0) + 1)
    busy.weight += weight
    const attempt = this.#attempt(delivery, claim, sealed).finally(() => {
      this.#attempts.delete(attempt)
      const left = (byEndpoint.get(webhook_id) ?? 1) - 1
      if (left > 0) byEndpoint.set(webhook_id, left)
      else byEndpoint.delete(webhook_id)
      busy.weight -= weight
      this.#options.onRoom()
    })
    this.#attempts.add(attempt)
  }

  // Never rejects: what cannot be told is told by the lease, which expires.
  async #attempt(delivery: Claimed, claim: string, sealed: readonly Sealed[]): Promise<void> {
    const { database, context, log } = this.#options
    try {
      const startedMs = Date.now()
      const called = await this.#call(delivery, sealed, startedMs)
      await database.transaction(async (db) => {
        if (called) await settleAttempt({ ...context, db }, delivery, claim, { ...called, startedMs })
        else await releaseDelivery({ ...context, db }, delivery.id, claim)
      })
    } catch (error) {
      log.warn({ err: error, delivery_id: encodeId('dlv', delivery.id) }, 'could not tell how a delivery went')
    }
  }

  /** What came of it; null when this process is to end, and somebody else shall try. */
  async #call(delivery: Claimed, sealed: readonly Sealed[], startedMs: number): Promise<Called | null> {
    const { database, secrets, client, log } = this.#options
    const id = encodeId('evt', delivery.event_id)
    let signing: string[]
    try {
      signing = sealed.map(({ secret }) => secrets.unseal(secret, delivery.webhook_id))
    } catch {
      return notCalled(UNREADABLE_SECRET)
    }
    let body: string
    try {
      body = bodyOf(delivery, delivery.data ?? (await readEventData(database, delivery.event_id)))
    } catch (error) {
      log.warn({ err: error, event_id: id }, 'could not read an event that is to be delivered')
      return notCalled(UNREADABLE_EVENT)
    }
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Parley-Webhooks/1',
      ...signedHeaders(signing, { id, timestampSeconds: Math.floor(startedMs / 1000), body }),
    }
    return client.post(delivery.url, headers, body, this.#aborting.signal).catch(() => null)
  }
}

interface Busy {
  /** How many attempts each endpoint has under way. */
  byEndpoint: Map<WebhookId, number>
  /** What all of them take of the room for large events. */
  weight: number
}

type Sealed = Awaited<ReturnType<typeof findSecrets>>[number]

const UNREADABLE_SECRET = 'its secret was stored under another SECRET_KEY; remove this webhook and register it anew'
const UNREADABLE_EVENT = 'the event could not be read'

// Waiting for an answer costs little, so there is room for many. An endpoint where nothing succeeds any more gets little
// of it: by the time the first attempts at one that hangs have timed out, it counts as such.
const SLOTS = 256
const FAILING_SLOTS = 96
const PER_ENDPOINT = 8
const PER_FAILING_ENDPOINT = 1
const FAILING_SECONDS = 10
// Every attempt keeps its event in memory for as long as the endpoint takes. Those that are not small share a room, so that
// their number follows from their size; the very largest are let in as if they were smaller, a few at a time.
const LIGHT_MAX_BYTES = 32 * 1024
const ROOM_BYTES = 32 * 1024 * 1024
const FAILING_ROOM_BYTES = 8 * 1024 * 1024
const HEAVIEST_BYTES = 8 * 1024 * 1024
// Longer than any attempt takes with all that follows; when it expires, somebody else tries.
const LEASE_MS = 30_000
const PATIENCE_MS = 2_000

function bodyOf({ event_id, type, event_at }: Claimed, data: string): string {
  const head = JSON.stringify({ id: encodeId('evt', event_id), type, timestamp: event_at })
  return `${head.slice(0, -1)},"data":${data}}`
}

function notCalled(error: string): Called {
  return { statusCode: null, durationMs: 0, response: null, retryAfterSeconds: null, error }
}

function totalOf(counts: ReadonlyMap<WebhookId, number>): number {
  let total = 0
  for (const count of counts.values()) total += count
  return total
}
