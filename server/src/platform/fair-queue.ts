import { RETRY_SOON, type Refusal, unavailable } from './kernel/errors.ts'

export interface FairQueueOptions {
  atOnceMax: number
  /** This many are reserved for users who have nothing running, so that no one has to wait for another user's slow work. */
  reserved: number
  waitingMax: number
  /** How long work may wait. */
  waitMaxMs: number
  /**
   * A queue longer than `above` means overload rather than a burst or a brief stall of the database. Callers should find out
   * soon, so work that has waited for `waitMaxMs` is refused while it lasts.
   */
  overload?: { above: number; waitMaxMs: number }
}

/**
 * Runs a bounded amount of work at once and lets a bounded amount wait, for a bounded time. One user may use all idle capacity
 * except what's reserved; when others are waiting too, users take turns. Work beyond these bounds is refused.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  // One object for all refusals: capturing a stack for each would make refusing slower.
  readonly #overloaded: Refusal
  /** Users with waiting work, in the order of their turns. */
  readonly #waitingByUser = new Map<string, WaitingWork[]>()
  readonly #runningByUser = new Map<string, number>()
  #waiting = 0
  #running = 0
  #refused = 0
  /** The kind of work, as named in refusals and metrics: `writes`. */
  readonly name: string

  constructor(name: string, options: FairQueueOptions) {
    this.name = name
    this.#options = options
    this.#overloaded = unavailable('overloaded', `Too many ${name} are waiting. Try again shortly.`, RETRY_SOON)
  }

  /** What's running and waiting now, and how much has been refused so far. */
  get load(): { running: number; waiting: number; refused: number } {
    return { running: this.#running, waiting: this.#waiting, refused: this.#refused }
  }

  async run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (this.#mayRun(userId)) this.#count(userId, 1)
    else await this.#waitForTurn(userId)
    try {
      return await work()
    } finally {
      this.#count(userId, -1)
      this.#startNext()
    }
  }

  /** Throws if `run` would refuse the work immediately. Called before the body is read, so that a refused write costs little. */
  requireCapacity(userId: string): void {
    if (this.#waiting >= this.#options.waitingMax && !this.#queueToShorten(userId)) throw this.#refusal()
  }

  #refusal(): Refusal {
    this.#refused++
    return this.#overloaded
  }

  #mayRun(userId: string): boolean {
    const { atOnceMax, reserved } = this.#options
    return this.#running < atOnceMax - (this.#runningByUser.has(userId) ? reserved : 0)
  }

  #count(userId: string, change: 1 | -1): void {
    this.#running += change
    const running = (this.#runningByUser.get(userId) ?? 0) + change
    if (running > 0) this.#runningByUser.set(userId, running)
    else this.#runningByUser.delete(userId)
  }

  #waitForTurn(userId: string): Promise<void> {
    if (this.#waiting >= this.#options.waitingMax) {
      const newest = this.#queueToShorten(userId)?.at(-1)
      if (!newest) return Promise.reject(this.#refusal())
      newest.refuse()
    }
    const { waitMaxMs, overload = { above: 0, waitMaxMs } } = this.#options
    const refuseAt = performance.now() + waitMaxMs
    return new Promise((resolve, reject) => {
      const refuseIfLate = () => {
        const leftMs = refuseAt - performance.now()
        if (leftMs <= 0 || this.#waiting > overload.above) work.refuse()
        else work.timer = setTimeout(refuseIfLate, Math.min(overload.waitMaxMs, leftMs))
      }
      const work: WaitingWork = {
        start: () => {
          this.#remove(userId, work)
          this.#count(userId, 1)
          resolve()
        },
        refuse: () => {
          this.#remove(userId, work)
          reject(this.#refusal())
        },
        timer: setTimeout(refuseIfLate, overload.waitMaxMs),
      }
      this.#waiting++
      const queue = this.#waitingByUser.get(userId)
      if (queue) queue.push(work)
      else this.#waitingByUser.set(userId, [work])
    })
  }

  /**
   * When the queue is full: the user with the longest queue, who loses their newest work; null if this user's queue would be just
   * as long.
   */
  #queueToShorten(userId: string): WaitingWork[] | null {
    let longest: WaitingWork[] = []
    for (const queue of this.#waitingByUser.values()) if (queue.length > longest.length) longest = queue
    const own = this.#waitingByUser.get(userId)?.length ?? 0
    return longest.length > own + 1 ? longest : null
  }

  /** Starts work of the next user who may run it, in place of finished work. That user then goes to the back of the line. */
  #startNext(): void {
    for (const [userId, queue] of this.#waitingByUser) {
      if (!this.#mayRun(userId)) continue
      queue[0]?.start()
      if (this.#waitingByUser.delete(userId)) this.#waitingByUser.set(userId, queue)
      return
    }
  }

  #remove(userId: string, work: WaitingWork): void {
    clearTimeout(work.timer)
    const queue = this.#waitingByUser.get(userId) ?? []
    queue.splice(queue.indexOf(work), 1)
    if (queue.length === 0) this.#waitingByUser.delete(userId)
    this.#waiting--
  }
}

interface WaitingWork {
  start(): void
  refuse(): void
  timer: NodeJS.Timeout
}
