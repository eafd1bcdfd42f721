import type { Queryable } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { findNews } from './store.ts'

/**
 * Tells those who wait that there is something new for them. However many wait, the database is asked once at a time, and
 * not at all while nobody does. The sequencer of the same process says when; others' is noticed by looking.
 */
export class FeedWatch {
  readonly #db: Queryable
  readonly #pollMs: number
  readonly #waiting = new Map<UserId, Set<() => void>>()
  /** Everybody who waits knows all that is up to here. */
  #seen = 0
  #isLooking = false
  #lookAgain = false
  #timer: NodeJS.Timeout | null = null
  #closed = false

  constructor(db: Queryable, pollMs = POLL_MS) {
    this.#db = db
    this.#pollMs = pollMs
  }

  /** True once nobody may wait any more, because the process is to end. */
  get closed(): boolean {
    return this.#closed
  }

  /** Resolves when there may be something for the user behind the position, when the time is over, or on an abort. */
  wait(userId: UserId, position: number, patienceMs: number, signal: AbortSignal): Promise<void> {
    if (this.#closed || signal.aborted) return Promise.resolve()
    // A look that is under way asks only for what is behind the position it began with.
    if (this.#waiting.size === 0 && !this.#isLooking) this.#seen = position
    // What lies between may have been told before this caller came.
    else if (position < this.#seen) return Promise.resolve()
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        this.#remove(userId, end)
        resolve()
      }
      const timer = setTimeout(end, patienceMs)
      signal.addEventListener('abort', end)
      this.#add(userId, end)
      this.#lookLater()
    })
  }

  /** Looks at once: positions were just given. */
  wake(): void {
    if (this.#waiting.size > 0) void this.#look()
  }

  /** Ends all waiting, now and from now on. */
  close(): void {
    this.#closed = true
    this.#endAll()
  }

  async #look(): Promise<void> {
    if (this.#isLooking) {
      this.#lookAgain = true
      return
    }
    this.#isLooking = true
    try {
      do {
        this.#lookAgain = false
        const { lastPosition, userIds } = await findNews(this.#db, this.#seen, NEWS_MAX)
        this.#seen = Math.max(this.#seen, lastPosition)
        if (userIds === null) this.#endAll()
        else for (const userId of userIds) this.#endFor(userId)
      } while (this.#lookAgain && this.#waiting.size > 0)
    } catch {
      // The database is away for the moment. Those who wait come to no harm; the next look may succeed.
    } finally {
      this.#isLooking = false
      this.#lookLater()
    }
  }

  #lookLater(): void {
    if (this.#timer || this.#isLooking || this.#waiting.size === 0) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      if (this.#waiting.size > 0) void this.#look()
    }, this.#pollMs)
  }

  #add(userId: UserId, end: () => void): void {
    const ends = this.#waiting.get(userId) ?? new Set()
    this.#waiting.set(userId, ends.add(end))
  }

  #remove(userId: UserId, end: () => void): void {
    const ends = this.#waiting.get(userId)
    ends?.delete(end)
    if (ends?.size === 0) this.#waiting.delete(userId)
  }

  #endFor(userId: UserId): void {
    for (const end of [...(this.#waiting.get(userId) ?? [])]) end()
  }

  #endAll(): void {
    for (const userId of [...this.#waiting.keys()]) this.#endFor(userId)
  }
}

const POLL_MS = 200
// More than this since the last look, and it is cheaper to let everybody look for themselves.
const NEWS_MAX = 5_000
