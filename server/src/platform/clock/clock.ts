import type { ClockReading } from '../db/clock-columns.ts'
import { type Clock, type Instant, instantOf } from '../kernel/time.ts'

/**
 * Real time plus the offset of the sandbox. The offset is a row that all processes share; authentication reads it with
 * every key, so each process uses a new offset from its next request on.
 */
export class SharedClock implements Clock {
  #offsetMs = 0
  #resets = 0

  now(): Instant {
    return instantOf(Date.now() + this.#offsetMs)
  }

  /** Replies may arrive out of order. The clock goes back only after a sandbox reset. */
  observe({ clock_offset_ms: offsetMs, clock_resets: resets }: ClockReading): void {
    if (resets < this.#resets) return
    this.#offsetMs = resets > this.#resets ? offsetMs : Math.max(this.#offsetMs, offsetMs)
    this.#resets = resets
  }
}
