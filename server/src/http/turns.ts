import { unavailable } from '../kernel/errors.ts'

export interface TurnsOptions {
  /** How many may be at it at once. */
  atOnceMax: number
  waitingMax: number
  /** How long one waits for its turn. */
  patienceMs: number
  /**
   * The same, once nobody has got a turn within half of this time for as long as that, and until nobody was sent away at the
   * door for as long.
   */
  patienceWhenBusyMs: number
}

/**
 * Lets so many do something at once; the others wait for their turn, in order and not for long. A burst is waited out. A
 * line that stays long is no burst: it would only make everybody late, so that those whom it makes late are sent away.
 */
export class Turns {
  readonly #options: TurnsOptions
  readonly #waiting: Waiting[] = []
  /** In quarters. */
  #free: number
  #isBusy = false
  #lineSinceMs = 0
  /** When somebody last got a turn soon, and when one was last sent away at the door. */
  #soonMs = 0
  #sentAwayMs = 0
  #passedOnMs = 0
  /** From one turn to the next, of late, while there was somebody waiting. */
  #paceMs = 0

  constructor(options: TurnsOptions) {
    this.#options = options
    this.#free = options.atOnceMax * WHOLE
  }

  take<T>(work: () => Promise<T>): Promise<T> {
    return this.#take(WHOLE, work)
  }

  /** For what takes up less: a quarter of a place. */
  takeQuarter<T>(work: () => Promise<T>): Promise<T> {
    return this.#take(1, work)
  }

  async #take<T>(quarters: number, work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length === 0 && this.#free >= quarters) this.#free -= quarters
    else await this.#wait(quarters)
    try {
      return await work()
    } finally {
      this.#passOn(quarters)
    }
  }

  /**
   * Whether one more is to be sent away, who would wait in vain as far as can be told: known early, it costs next to nothing to
   * say so. Others are on their way into the line already, and its pace may slacken, so that half of the patience is left for that.
   */
  sendsAway(): boolean {
    const { waitingMax, patienceWhenBusyMs } = this.#options
    const expectedMs = this.#waiting.length * this.#paceMs
    if (this.#waiting.length < waitingMax && !(expectedMs > patienceWhenBusyMs / 2 && this.#checkBusy())) return false
    this.#sentAwayMs = performance.now()
    return true
  }

  #wait(quarters: number): Promise<void> {
    const { waitingMax, patienceMs, patienceWhenBusyMs } = this.#options
    if (this.#waiting.length >= waitingMax) return Promise.reject(overloaded)
    const sinceMs = performance.now()
    if (this.#waiting.length === 0) this.#lineSinceMs = this.#soonMs = sinceMs
    const isBusy = this.#checkBusy()
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        quarters,
        sinceMs,
        begin() {
          clearTimeout(patience)
          resolve()
        },
      }
      const patience = setTimeout(
        () => {
          this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
          reject(overloaded)
        },
        isBusy ? patienceWhenBusyMs : patienceMs,
      )
      this.#waiting.push(waiting)
    })
  }

  // Slow to become one or the other: for a moment, anything can stand still, or be done at once. That all get their turns soon
  // does not mean that it is over, when that is because others are sent away.
  #checkBusy(): boolean {
    const { patienceMs } = this.#options
    const nowMs = performance.now()
    const isStuck = nowMs - this.#soonMs > patienceMs
    this.#isBusy = isStuck || (this.#isBusy && nowMs - this.#sentAwayMs <= patienceMs)
    return this.#isBusy
  }

  // In order: nobody slips in ahead, also not into what is too little for whoever waits longest.
  #passOn(quarters: number): void {
    this.#free += quarters
    for (let next = this.#waiting[0]; next && this.#free >= next.quarters; next = this.#waiting[0]) {
      this.#free -= next.quarters
      this.#waiting.shift()
      const nowMs = performance.now()
      this.#paceMs += (nowMs - Math.max(this.#passedOnMs, this.#lineSinceMs) - this.#paceMs) / PACE_OVER
      this.#passedOnMs = nowMs
      if (nowMs - next.sinceMs < this.#options.patienceWhenBusyMs / 2) this.#soonMs = nowMs
      next.begin()
    }
    this.#passedOnMs = performance.now()
  }
}

interface Waiting {
  quarters: number
  sinceMs: number
  begin(): void
}

const WHOLE = 4
// How many turns the pace is the mean of.
const PACE_OVER = 16

/** One for all: to note where in the code it was made took a sixth of what it costs to send somebody away. */
export const overloaded = unavailable('overloaded', 'Too many writes are waiting. Try again shortly.')
