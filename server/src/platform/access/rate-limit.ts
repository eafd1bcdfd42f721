import { type Refusal, rateLimited } from '../kernel/errors.ts'

/** Counts in fixed windows, per key. All keys share the same window, so that old counts are dropped together. */
export class WindowCounter {
  readonly name: string
  readonly limit: number
  readonly policy: string
  #counts = new Map<string, number>()
  #window = 0

  constructor(name: string, limit: number) {
    this.name = name
    this.limit = limit
    this.policy = `"${name}";q=${limit};w=${WINDOW_MS / 1000}`
  }

  /** Counts one request of the key and returns what is left; below zero means over the limit. */
  take(key: string, nowMs: number): number {
    const left = this.left(key, nowMs) - 1
    this.#counts.set(key, this.limit - left)
    return left
  }

  /** How many requests the key has left. */
  left(key: string, nowMs: number): number {
    const window = Math.floor(nowMs / WINDOW_MS)
    if (window !== this.#window) {
      this.#window = window
      this.#counts = new Map()
    }
    return this.limit - (this.#counts.get(key) ?? 0)
  }
}

/** The rate limits of one process: per key, per user, and for failed authentication per address. */
export class RateLimits {
  readonly #perKey: WindowCounter
  readonly #perUser: WindowCounter
  readonly #failures = new WindowCounter('failed-authentication', FAILURES_PER_MINUTE)
  readonly #off: boolean
  readonly #policies: string

  constructor(perKeyPerMinute: number) {
    this.#off = perKeyPerMinute === 0
    this.#perKey = new WindowCounter('key', perKeyPerMinute)
    this.#perUser = new WindowCounter('user', perKeyPerMinute * USER_LIMIT_IN_KEYS)
    this.#policies = `${this.#perKey.policy}, ${this.#perUser.policy}`
  }

  /** Counts one request and sets the rate limit headers. Throws when a limit is exceeded. */
  count(reply: Reply, keyId: string, userId: string, nowMs = Date.now()): void {
    if (this.#off) return
    const ofKey = this.#perKey.take(keyId, nowMs)
    // A key over its limit must not use up the limit of the user's other keys.
    const ofUser = ofKey < 0 ? this.#perUser.left(userId, nowMs) : this.#perUser.take(userId, nowMs)
    const reset = secondsUntilReset(nowMs)
    reply.headers({
      'ratelimit-policy': this.#policies,
      ratelimit: `"key";r=${Math.max(ofKey, 0)};t=${reset}, "user";r=${Math.max(ofUser, 0)};t=${reset}`,
    })
    if (ofKey < 0 || ofUser < 0) throw limitExceeded(reply, ofKey < 0 ? this.#perKey : this.#perUser, reset)
  }

  /** Counts one failed authentication. A valid key isn't affected by failures from the same address. */
  countFailure(reply: Reply, address: string, nowMs = Date.now()): void {
    if (this.#off || this.#failures.take(address, nowMs) >= 0) return
    const reset = secondsUntilReset(nowMs)
    const { name, policy } = this.#failures
    reply.headers({ 'ratelimit-policy': policy, ratelimit: `"${name}";r=0;t=${reset}` })
    throw limitExceeded(reply, this.#failures, reset)
  }
}

const WINDOW_MS = 60_000
const FAILURES_PER_MINUTE = 60
const USER_LIMIT_IN_KEYS = 5

/** The part of a response that the limits need. */
interface Reply {
  headers(values: Record<string, string>): unknown
}

function secondsUntilReset(nowMs: number): number {
  return Math.ceil((WINDOW_MS - (nowMs % WINDOW_MS)) / 1000)
}

function limitExceeded(reply: Reply, counter: WindowCounter, resetSeconds: number): Refusal {
  reply.headers({ 'retry-after': String(resetSeconds) })
  return rateLimited(counter.name, counter.limit, resetSeconds)
}
