import { type Clock, type Instant, instantOf } from '../kernel/time.ts'

/**
 * Real time, moved ahead by the sandbox's offset. The offset is a row that all processes share; authentication reads it
 * with every key, so that on the very next request each process tells the same time.
 */
export class SharedClock implements Clock {
  #offsetMs = 0

  now(): Instant {
    return instantOf(Date.now() + this.#offsetMs)
  }

  observeOffset(offsetMs: number): void {
    // Answers can overtake each other; time does not go back.
    this.#offsetMs = Math.max(this.#offsetMs, offsetMs)
  }
}

/** Time standing still at the moment a deadline passed: what happens then, happens as of then. */
export function clockAt(at: Instant): Clock {
  return { now: () => at }
}
