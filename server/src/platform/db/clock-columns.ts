import { sql } from './sql.ts'

/** The sandbox's clock, which every credential lookup reads. */
export interface ClockReading {
  clock_offset_ms: number
  /** How many times the sandbox has been reset: each reset sets the clock back. */
  clock_resets: number
}

export const clockColumns = sql`(select offset_ms from sandbox_clock) as clock_offset_ms,
  (select resets from sandbox_clock) as clock_resets`
