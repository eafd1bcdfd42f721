import type { Queryable } from '../../platform/db/database.ts'
import { type FeedKey, findReadersSince } from './feed-store.ts'

/**
 * Wakes requests waiting for events in a feed. One query serves all of them, and no query runs while none are waiting. `wake`
 * announces events this process has numbered; polling finds those from other processes.
 */
export class FeedWatch {
  readonly #db: Queryable
  readonly #pollMs: number
  readonly #waiters = new Map<FeedKey, Set<() => void>>()
  /** No waiter has an unread event at or below this position. */
  #checkedUpTo = 0
  #isChecking = false
  #checkAgain = false
  #timer: NodeJS.Timeout | null = null
  #closed = false

  constructor(db: Queryable, pollMs = POLL_MS) {
    this.#db = db
    this.#pollMs = pollMs
  }

  /** True once the process is shutting down; requests must not wait then. */
  get closed(): boolean {
    return this.#closed
  }

  /** Resolves when the feed may have an event after the position, when `waitMs` is over, or on abort. */
  wait(feed: FeedKey, position: number, waitMs: number, signal: AbortSignal): Promise<void> {
    if (this.#closed || signal.aborted) return Promise.resolve()
    // A check in progress only covers positions after the one it started from, which therefore must not change.
    if (this.#waiters.size === 0 && !this.#isChecking) this.#checkedUpTo = position
    // Events between the two positions were announced before this request waited, so it has to read again.
    else if (position < this.#checkedUpTo) return Promise.resolve()
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        this.#remove(feed, end)
        resolve()
      }
      const timer = setTimeout(end, waitMs)
      signal.addEventListener('abort', end)
      this.#add(feed, end)
      this.#scheduleCheck()
    })
  }

  /** Checks immediately, because events have just been numbered. */
  wake(): void {
    if (this.#waiters.size > 0) void this.#check()
  }

  /** Ends all waits; later calls to `wait` return immediately. */
  close(): void {
    this.#closed = true
    this.#endAll()
  }

  async #check(): Promise<void> {
    if (this.#isChecking) {
      this.#checkAgain = true
      return
    }
    this.#isChecking = true
    try {
      do {
        this.#checkAgain = false
        const { lastPosition, feeds } = await findReadersSince(this.#db, this.#checkedUpTo, EVENTS_PER_CHECK_MAX)
        // Positions only go back if the database was restored from an older copy; every waiter then has to read again.
        const isRestored = lastPosition < this.#checkedUpTo
        this.#checkedUpTo = lastPosition
        if (feeds === null || isRestored) this.#endAll()
        else for (const feed of feeds) this.#endFor(feed)
      } while (this.#checkAgain && this.#waiters.size > 0)
    } catch {
      // The database does not answer. The waiters stay, and the next check may succeed.
    } finally {
      this.#isChecking = false
      this.#scheduleCheck()
    }
  }

  #scheduleCheck(): void {
    if (this.#timer || this.#isChecking || this.#waiters.size === 0) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.wake()
    }, this.#pollMs)
  }

  #add(feed: FeedKey, end: () => void): void {
    const ends = this.#waiters.get(feed) ?? new Set()
    this.#waiters.set(feed, ends.add(end))
  }

  #remove(feed: FeedKey, end: () => void): void {
    const ends = this.#waiters.get(feed)
    ends?.delete(end)
    if (ends?.size === 0) this.#waiters.delete(feed)
  }

  #endFor(feed: FeedKey): void {
    for (const end of [...(this.#waiters.get(feed) ?? [])]) end()
  }

  #endAll(): void {
    for (const feed of [...this.#waiters.keys()]) this.#endFor(feed)
  }
}

const POLL_MS = 200
// Beyond this, it's cheaper to let every waiter read its own feed.
const EVENTS_PER_CHECK_MAX = 5_000
