import { unavailable } from '../kernel/errors.ts'

export interface TurnsOptions {
  /** How many may be at it at once. */
  atOnceMax: number
  waitingMax: number
  /** How long one waits for its turn. */
  patienceMs: number
  /**
   * The same when busy: once nobody has got a turn within half of this time for `patienceMs`, and until nobody was sent away at
   * the door for `patienceMs`, or nobody had to wait for this time.
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
  /** When somebody last got a turn soon, when one was last sent away at the door, and when the last of a line was gone. */
  #soonMs = 0
  #sentAwayMs = 0
  #emptySinceMs = 0
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
   * To ask is to come: whoever is told so counts as sent away.
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
    if (this.#waiting.length === 0) {
      if (sinceMs - this.#emptySinceMs > patienceWhenBusyMs) this.#isBusy = false
      this.#lineSinceMs = this.#soonMs = sinceMs
    }
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
          this.#leaveLine(waiting)
          reject(overloaded)
          // It may have waited for more than those behind it need.
          this.#passOn(0)
        },
        isBusy ? patienceWhenBusyMs : patienceMs,
      )
      this.#waiting.push(waiting)
    })
  }

  // Slow to become one or the other: for a moment, anything can stand still, or be done at once. That all get their turns soon,
  // or that the line is empty for a moment, does not mean that it is over, when that is because others are sent away.
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
      this.#leaveLine(next)
      const nowMs = performance.now()
      // A moment in which nothing moves says little about what comes after it.
      const sinceLastMs = nowMs - Math.max(this.#passedOnMs, this.#lineSinceMs)
      this.#paceMs += (Math.min(sinceLastMs, this.#options.patienceWhenBusyMs) - this.#paceMs) / PACE_OVER
      this.#passedOnMs = nowMs
      if (nowMs - next.sinceMs < this.#options.patienceWhenBusyMs / 2) this.#soonMs = nowMs
      next.begin()
    }
  }

  #leaveLine(waiting: Waiting): void {
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
    if (this.#waiting.length === 0) this.#emptySinceMs = performance.now()
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
