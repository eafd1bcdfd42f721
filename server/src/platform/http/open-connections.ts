import { unavailable } from '../kernel/errors.ts'
import { HttpRefusal } from './envelope.ts'

/** Caps the streams and waiting requests that are open, per user and in total. */
export class OpenConnections {
  readonly #perUserMax: number
  readonly #byUser = new Map<string, number>()
  #total = 0

  constructor(perUserMax: number) {
    this.#perUserMax = perUserMax
  }

  /** Counts one more, or throws. Call the returned function once when the connection is closed. */
  enter(userId: string): () => void {
    const count = this.#byUser.get(userId) ?? 0
    if (count >= this.#perUserMax) throw tooMany(this.#perUserMax)
    if (this.#total >= TOTAL_MAX)
      throw unavailable('overloaded', 'Too many callers are waiting already. Try again shortly.')
    this.#byUser.set(userId, count + 1)
    this.#total++
    return () => {
      const left = (this.#byUser.get(userId) ?? 1) - 1
      if (left === 0) this.#byUser.delete(userId)
      else this.#byUser.set(userId, left)
      this.#total--
    }
  }
}

const TOTAL_MAX = 10_000
const RETRY_SECONDS = 5

function tooMany(max: number): HttpRefusal {
  const message = `A user may keep at most ${max} streams and waiting requests open; close one first.`
  return new HttpRefusal(429, message, {
    headers: { 'retry-after': String(RETRY_SECONDS) },
    issues: [{ path: '', code: 'too_many_streams', message, details: { limit: max } }],
  })
}
