import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../context.ts'
import type { ClockReading } from '../db/clock-columns.ts'
import type { Queryable } from '../db/database.ts'
import { validationFailed } from '../kernel/errors.ts'
import { addSeconds, epochMsOf, type Instant, instantOf } from '../kernel/time.ts'
import type { AdvanceClock, SandboxClock } from './schema.ts'
import {
  disableIdleTimeout,
  findOffsetMs,
  raiseOffsetMs,
  readClockColumns,
  resetOffset,
  tryLockClock,
} from './store.ts'

/**
 * Processes all deadlines up to `until`, in order, with a clock that shows the time each was due; returns how many. With
 * `movingClock` it first moves the sandbox clock to the time of each deadline.
 */
export type Sweep = (until: Instant, options?: { movingClock: boolean }) => Promise<number>

export async function readClock(ctx: ReadContext): Promise<Static<typeof SandboxClock>> {
  return presentClock(await findOffsetMs(ctx.db))
}

/** Advances the clock, processing each deadline along the way. */
export async function advanceClock(
  ctx: WriteContext,
  sweep: Sweep,
  { seconds }: Static<typeof AdvanceClock>,
): Promise<Static<typeof SandboxClock>> {
  await disableIdleTimeout(ctx.db)
  await lockClock(ctx)
  const now = nowAt(await findOffsetMs(ctx.db))
  if (epochMsOf(now) + seconds * 1000 > epochMsOf(END_OF_TIME)) {
    const message = `must not be after ${END_OF_TIME}`
    const maximum = Math.floor((epochMsOf(END_OF_TIME) - epochMsOf(now)) / 1000)
    throw validationFailed([{ path: 'seconds', code: 'too_large', message, details: { maximum } }])
  }
  const target = addSeconds(now, seconds)
  await ctx.stillAdmitted
  await sweep(target, { movingClock: true })
  return presentClock(await raiseOffsetMs(ctx.db, epochMsOf(target) - Date.now()))
}

/** Returns to real time, for a sandbox with no data from another time. Waits for an advance that is running. */
export async function resetClock(ctx: WriteContext): Promise<Static<typeof SandboxClock>> {
  await lockClock(ctx)
  await resetOffset(ctx.db)
  return presentClock(0)
}

/** A clock that follows what processes read from the database. */
export interface ObservedClock {
  observe(reading: ClockReading): void
}

/** Reads the offset, which other processes may have changed. For processes that don't serve requests. */
export async function refreshClock(db: Queryable, clock: ObservedClock): Promise<void> {
  clock.observe(await readClockColumns(db))
}

// Polls, because another advance may outlast the time a statement may wait for a lock.
async function lockClock(ctx: WriteContext): Promise<void> {
  if (await tryLockClock(ctx.db)) return
  await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS))
  await lockClock(ctx)
}

const LOCK_POLL_MS = 20

// Earlier than the latest representable time, the year 9999, so that deadlines after it can still be stored.
const END_OF_TIME = '9000-01-01T00:00:00.000Z' as Instant

function nowAt(offsetMs: number): Instant {
  return instantOf(Date.now() + offsetMs)
}

function presentClock(offsetMs: number): Static<typeof SandboxClock> {
  return { now: nowAt(offsetMs), ahead_seconds: Math.round(offsetMs / 1000) }
}
