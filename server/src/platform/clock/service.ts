import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../context.ts'
import type { Queryable } from '../db/database.ts'
import { validationFailed } from '../kernel/errors.ts'
import { addSeconds, epochMsOf, type Instant, instantOf } from '../kernel/time.ts'
import type { SharedClock } from './clock.ts'
import type { AdvanceClock, SandboxClock } from './schema.ts'
import { disableIdleTimeout, findOffsetMs, raiseOffsetMs, tryLockClock } from './store.ts'

/**
 * Processes all deadlines up to a moment, in order of time, each as of its own time; returns how many. With `movingClock` it
 * also moves the sandbox clock to the time of each deadline first.
 */
export type Sweep = (until: Instant, options?: { movingClock: boolean }) => Promise<number>

export async function readClock(ctx: ReadContext): Promise<Static<typeof SandboxClock>> {
  return presentClock(await findOffsetMs(ctx.db))
}

/** Moves the clock ahead, and processes each deadline on the way as of its own time. */
export async function advanceClock(
  ctx: WriteContext,
  sweep: Sweep,
  { seconds }: Static<typeof AdvanceClock>,
): Promise<Static<typeof SandboxClock>> {
  await disableIdleTimeout(ctx.db)
  await lockClock(ctx)
  const now = nowAt(await findOffsetMs(ctx.db))
  if (epochMsOf(now) + seconds * 1000 > epochMsOf(END_OF_TIME)) {
    throw validationFailed([{ path: 'seconds', code: 'too_large', message: `must not lead beyond ${END_OF_TIME}` }])
  }
  const target = addSeconds(now, seconds)
  await sweep(target, { movingClock: true })
  return presentClock(await raiseOffsetMs(ctx.db, epochMsOf(target) - Date.now()))
}

/** For a process without requests: reads the offset that other processes may have changed. */
export async function refreshClock(db: Queryable, clock: SharedClock): Promise<void> {
  clock.observeOffset(await findOffsetMs(db))
}

/** How far the clock was moved ahead; zero in a database that never belonged to a sandbox. */
export async function offsetMsIn(db: Queryable): Promise<number> {
  return findOffsetMs(db)
}

// Polls, because the advance before this one may take longer than a statement may wait for a lock.
async function lockClock(ctx: WriteContext): Promise<void> {
  if (await tryLockClock(ctx.db)) return
  await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS))
  await lockClock(ctx)
}

const LOCK_POLL_MS = 20

// Leaves room for deadlines counted from it: the latest time that can be written is in the year 9999.
const END_OF_TIME = '9000-01-01T00:00:00.000Z' as Instant

function nowAt(offsetMs: number): Instant {
  return instantOf(Date.now() + offsetMs)
}

function presentClock(offsetMs: number): Static<typeof SandboxClock> {
  return { now: nowAt(offsetMs), ahead_seconds: Math.round(offsetMs / 1000) }
}
