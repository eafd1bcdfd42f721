import { unavailable } from '../kernel/errors.ts'

export interface TurnsOptions {
  /** How many may be at it at once. */
  atOnceMax: number
  waitingMax: number
  /** How long one waits for its turn. */
  patienceMs: number
  /** The same, once there was always somebody waiting for as long as that. */
  patienceWhenBusyMs: number
}

/**
 * Lets so many do something at once; the others wait for their turn, in order and not for long. A burst is waited out. A
 * queue that stays is no burst: it would only make everybody late, so that those whom it makes late are sent away.
 */
export class Turns {
  readonly #options: TurnsOptions
  readonly #waiting = new Set<() => void>()
  #atIt = 0
  #busySinceMs = 0
  #passedOnMs = 0
  /** From one turn to the next, of late, while there was somebody waiting. */
  #paceMs = 0

  constructor(options: TurnsOptions) {
    this.#options = options
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#atIt < this.#options.atOnceMax) this.#atIt++
    else await this.#wait()
    try {
      return await work()
    } finally {
      this.#passOn()
    }
  }

  /** Whether one more would wait in vain, as far as can be told: known early, it costs next to nothing to say so. */
  isHopeless(): boolean {
    const { waitingMax, patienceWhenBusyMs } = this.#options
    const expectedMs = this.#waiting.size * this.#paceMs
    return this.#waiting.size >= waitingMax || (expectedMs > patienceWhenBusyMs && this.#isBusy())
  }

  #wait(): Promise<void> {
    const { waitingMax, patienceMs, patienceWhenBusyMs } = this.#options
    if (this.#waiting.size >= waitingMax) return Promise.reject(overloaded())
    if (this.#waiting.size === 0) this.#busySinceMs = performance.now()
    const isBusy = this.#isBusy()
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience)
        this.#waiting.delete(begin)
        resolve()
      }
      const patience = setTimeout(
        () => {
          this.#waiting.delete(begin)
          reject(overloaded())
        },
        isBusy ? patienceWhenBusyMs : patienceMs,
      )
      this.#waiting.add(begin)
    })
  }

  #isBusy(): boolean {
    return this.#waiting.size > 0 && performance.now() - this.#busySinceMs > this.#options.patienceMs
  }

  // Whoever waits longest takes over the place; it is never free in between, so that nobody slips in ahead.
  #passOn(): void {
    const nowMs = performance.now()
    const [next] = this.#waiting
    if (next) {
      this.#paceMs += (nowMs - Math.max(this.#passedOnMs, this.#busySinceMs) - this.#paceMs) / PACE_OVER
      next()
    } else this.#atIt--
    this.#passedOnMs = nowMs
  }
}

// How many turns the pace is the mean of.
const PACE_OVER = 16

export function overloaded() {
  return unavailable('overloaded', 'Too many writes are waiting. Try again shortly.')
}
