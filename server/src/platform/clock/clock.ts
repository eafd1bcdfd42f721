import { type Clock, type Instant, instantOf } from '../kernel/time.ts'

/**
 * Real time plus the offset of the sandbox. The offset is a row that all processes share; authentication reads it with
 * every key, so each process uses a new offset from its next request on.
 */
export class SharedClock implements Clock {
  #offsetMs = 0

  now(): Instant {
    return instantOf(Date.now() + this.#offsetMs)
  }

  observeOffset(offsetMs: number): void {
    // Replies may arrive out of order; the clock never goes back.
    this.#offsetMs = Math.max(this.#offsetMs, offsetMs)
  }
}
