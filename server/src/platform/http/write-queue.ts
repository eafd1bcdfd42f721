import { unavailable } from '../kernel/errors.ts'

export interface WriteQueueOptions {
  atOnceMax: number
  waitingMax: number
  /** How long a write waits in a long queue. A long queue means overload, and callers should learn of it soon. */
  waitMaxMs: number
  /** A queue of up to this length counts as a burst, or as a short stall of the database. */
  burstMax: number
  /** How long a write waits that joined a queue of up to `burstMax`. */
  burstWaitMaxMs: number
}

/**
 * Runs a bounded number of writes at once and lets a bounded number of others wait, each for a bounded time. Users take
 * turns: a user with many waiting writes delays the write of another user by at most one. All other writes are refused.
 */
export class WriteQueue {
  readonly #options: WriteQueueOptions
  /** Users with waiting writes, the one whose turn is next first. */
  readonly #waitingByUser = new Map<string, WaitingWrite[]>()
  #waiting = 0
  #running = 0

  constructor(options: WriteQueueOptions) {
    this.#options = options
  }

  async run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.atOnceMax) this.#running++
    else await this.#waitForTurn(userId)
    try {
      return await work()
    } finally {
      this.#startNext()
    }
  }

  /** Throws if `run` would refuse the write at once. Called before the body is read, so that a refused write costs little. */
  requireCapacity(userId: string): void {
    if (this.#waiting >= this.#options.waitingMax && !this.#queueToShorten(userId)) throw overloaded
  }

  #waitForTurn(userId: string): Promise<void> {
    if (this.#waiting >= this.#options.waitingMax) {
      const newest = this.#queueToShorten(userId)?.at(-1)
      if (!newest) return Promise.reject(overloaded)
      newest.refuse()
    }
    const { burstMax, burstWaitMaxMs, waitMaxMs } = this.#options
    const waitMs = this.#waiting < burstMax ? burstWaitMaxMs : waitMaxMs
    return new Promise((resolve, reject) => {
      const write: WaitingWrite = {
        start: () => {
          this.#remove(userId, write)
          resolve()
        },
        refuse: () => {
          this.#remove(userId, write)
          reject(overloaded)
        },
        timer: setTimeout(() => write.refuse(), waitMs),
      }
      this.#waiting++
      const queue = this.#waitingByUser.get(userId)
      if (queue) queue.push(write)
      else this.#waitingByUser.set(userId, [write])
    })
  }

  /** When the queue is full: the longest queue of another user, if it is still no shorter than this user's afterwards. */
  #queueToShorten(userId: string): WaitingWrite[] | null {
    let longest: WaitingWrite[] = []
    for (const queue of this.#waitingByUser.values()) if (queue.length > longest.length) longest = queue
    const own = this.#waitingByUser.get(userId)?.length ?? 0
    return longest.length > own + 1 ? longest : null
  }

  /** Starts the next user's write in place of a finished one. That user then goes to the end of the order. */
  #startNext(): void {
    const [next] = this.#waitingByUser
    if (!next) {
      this.#running--
      return
    }
    const [userId, queue] = next
    queue[0]?.start()
    if (this.#waitingByUser.delete(userId)) this.#waitingByUser.set(userId, queue)
  }

  #remove(userId: string, write: WaitingWrite): void {
    clearTimeout(write.timer)
    const queue = this.#waitingByUser.get(userId) ?? []
    queue.splice(queue.indexOf(write), 1)
    if (queue.length === 0) this.#waitingByUser.delete(userId)
    this.#waiting--
  }
}

interface WaitingWrite {
  start(): void
  refuse(): void
  timer: NodeJS.Timeout
}

// One object for all refusals: capturing a stack for each would make refusing slower.
const overloaded = unavailable('overloaded', 'Too many writes are waiting. Try again shortly.')
