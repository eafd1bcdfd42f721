import { unavailable } from '../kernel/errors.ts'
import { HttpRefusal } from './envelope.ts'

/** Counts the connections that callers keep open to wait, so that neither one of them nor all can take them all. */
export class OpenConnections {
  readonly #ofUserMax: number
  readonly #byUser = new Map<string, number>()
  #total = 0

  constructor(ofUserMax: number) {
    this.#ofUserMax = ofUserMax
  }

  /** Counts one more, or refuses it. What it returns must be called when the connection is over. */
  enter(userId: string): () => void {
    const count = this.#byUser.get(userId) ?? 0
    if (count >= this.#ofUserMax) throw tooMany(this.#ofUserMax)
    if (this.#total >= TOTAL_MAX) throw unavailable('overloaded', 'Too many callers wait already. Try again shortly.')
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
  const message = `A user may keep at most ${max} streams and waiting requests open; end one first.`
  return new HttpRefusal(429, message, {
    headers: { 'retry-after': String(RETRY_SECONDS) },
    issues: [{ path: '', code: 'too_many_streams', message, details: { limit: max } }],
  })
}
