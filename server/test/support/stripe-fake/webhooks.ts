import { Random } from '../random.ts'
import { signatureOf } from './signing.ts'
import { type Emitted, PLATFORM } from './state.ts'

export interface Endpoint {
  url: string
  secret: string
  /** Events of the platform, events of connected accounts, or notifications of v2 events. */
  kind: 'platform' | 'connect' | 'thin'
  /** All without it. */
  types?: readonly string[]
}

/** What goes wrong on the way. Each is decided when the event happens. */
export interface DeliveryFaults {
  /** How many times each event is sent. */
  repeat: number
  shuffle: boolean
  /** The share that is never sent. */
  dropShare: number
  /** The share that waits for the `deliver()` after the next. */
  delayShare: number
  /** Added to the time in the signature. */
  skewSeconds: number
}

export interface Delivery {
  endpoint: Endpoint
  eventId: string
  type: string
  payload: string
  status: 'waiting' | 'sending' | 'delivered' | 'dropped' | 'given up'
  attempts: number
  /** The status of the last answer; null if there was none. */
  answered: number | null
}

export interface Webhooks {
  register(endpoint: Endpoint): void
  unregister(url: string): void
  /** Everything so far, in the order it happened. */
  deliveries: readonly Delivery[]
  faults: DeliveryFaults
  /** Sends what is waiting, until it is delivered or was tried three times; the rest waits for the next call. */
  deliver(): Promise<void>
  /** Sends every event of these types again, or of all types. */
  resend(types?: readonly string[]): void
  /** Keeps deliveries of these types back, until `release` is called. */
  hold(types: readonly string[]): void
  release(): void
  /** Delivers soon after each event, by itself, and goes on trying. */
  automatic(): void
}

const ATTEMPTS_PER_CALL = 3
const ATTEMPTS_MAX = 3000
const AUTOMATIC_MS = 25
const ANSWER_MS = 10_000
/** An answer can cause events, and so more deliveries; not without end. */
const ROUNDS_MAX = 1000

/** `wallSeconds` is the real time: receivers compare signatures with their own clock. */
export function createWebhooks(seed: number, wallSeconds: () => number) {
  const random = new Random(seed)
  const endpoints: Endpoint[] = []
  const deliveries: (Delivery & { waitsFor: number })[] = []
  const faults: DeliveryFaults = { repeat: 1, shuffle: false, dropShare: 0, delayShare: 0, skewSeconds: 0 }
  let held: readonly string[] = []
  let timer: NodeJS.Timeout | null = null

  async function flush(attemptsMax: number): Promise<void> {
    const tried = new Map<Delivery, number>()
    for (const delivery of deliveries) if (delivery.waitsFor > 0) delivery.waitsFor -= 1
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const due = deliveries.filter(
        (one) =>
          one.status === 'waiting' &&
          one.waitsFor === 0 &&
          !held.includes(one.type) &&
          (tried.get(one) ?? 0) < attemptsMax,
      )
      if (due.length === 0) return
      for (const delivery of faults.shuffle ? random.shuffle(due) : due) {
        if (delivery.status !== 'waiting') continue
        tried.set(delivery, (tried.get(delivery) ?? 0) + 1)
        await attempt(delivery)
      }
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const { endpoint, payload } = delivery
    delivery.status = 'sending'
    delivery.attempts += 1
    const signature = signatureOf(payload, endpoint.secret, Math.floor(wallSeconds()) + faults.skewSeconds)
    delivery.answered = await fetch(endpoint.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).then(
      async (response) => {
        await response.body?.cancel()
        return response.status
      },
      () => null,
    )
    const isDelivered = delivery.answered !== null && delivery.answered >= 200 && delivery.answered < 300
    delivery.status = isDelivered ? 'delivered' : delivery.attempts < ATTEMPTS_MAX ? 'waiting' : 'given up'
  }

  const webhooks: Webhooks = {
    register: (endpoint) => void endpoints.push(endpoint),
    unregister(url) {
      endpoints.splice(0, endpoints.length, ...endpoints.filter((endpoint) => endpoint.url !== url))
    },
    deliveries,
    faults,
    deliver: () => flush(ATTEMPTS_PER_CALL),
    resend(types) {
      const sent = new Map(deliveries.map((one) => [`${one.eventId} ${one.endpoint.url}`, one]))
      for (const one of sent.values()) {
        if (types !== undefined && !types.includes(one.type)) continue
        deliveries.push({ ...one, status: 'waiting', attempts: 0, answered: null, waitsFor: 0 })
      }
    },
    hold(types) {
      held = types
    },
    release() {
      held = []
    },
    automatic() {
      timer ??= setInterval(() => void flush(1), AUTOMATIC_MS).unref()
    },
  }
  return {
    webhooks,
    enqueue(emitted: Emitted): void {
      for (const endpoint of endpoints.filter((one) => isFor(one, emitted))) {
        const event = 'thin' in emitted ? notificationOf(emitted) : emitted.event
        const isDropped = random.chance(faults.dropShare)
        for (let copy = 0; copy < faults.repeat; copy += 1) {
          deliveries.push({
            endpoint,
            eventId: event.id,
            type: event.type,
            payload: JSON.stringify(event, null, 2),
            status: isDropped ? 'dropped' : 'waiting',
            attempts: 0,
            answered: null,
            // One more, because the call that comes next counts down first.
            waitsFor: random.chance(faults.delayShare) ? 2 : 0,
          })
        }
      }
    },
    close(): void {
      if (timer !== null) clearInterval(timer)
    },
  }
}

function isFor({ kind, types }: Endpoint, emitted: Emitted): boolean {
  const own = 'thin' in emitted ? 'thin' : emitted.account === PLATFORM ? 'platform' : 'connect'
  const { type } = 'thin' in emitted ? emitted.thin : emitted.event
  return kind === own && (types === undefined || types.includes(type))
}

/** The notification says what happened to which object; its data has to be fetched. */
function notificationOf({ thin }: Extract<Emitted, { thin: unknown }>) {
  const { data: _, ...notification } = thin
  return notification
}
