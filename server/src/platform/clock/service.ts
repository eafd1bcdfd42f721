import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../context.ts'
import type { Queryable } from '../db/database.ts'
import { validationFailed } from '../kernel/errors.ts'
import { addSeconds, epochMsOf, type Instant, instantOf } from '../kernel/time.ts'
import type { SharedClock } from './clock.ts'
import type { AdvanceClock, SandboxClock } from './schema.ts'
import { findOffsetMs, letWait, raiseOffsetMs, tryTurnToAdvance } from './store.ts'

/**
 * Keeps all deadlines up to a moment, each as of its own time, in the order in which they fell; returns how many.
 * When asked to, it first moves the sandbox's clock to each of these times.
 */
export type Sweep = (until: Instant, options?: { movingClock: boolean }) => Promise<number>

export async function readClock(ctx: ReadContext): Promise<Static<typeof SandboxClock>> {
  return presentClock(await findOffsetMs(ctx.db))
}

/** Moves time ahead, stopping at each deadline on the way so that what is due then happens as of then. */
export async function advanceClock(
  ctx: WriteContext,
  sweep: Sweep,
  { seconds }: Static<typeof AdvanceClock>,
): Promise<Static<typeof SandboxClock>> {
  await letWait(ctx.db)
  await takeTurn(ctx)
  const now = nowAt(await findOffsetMs(ctx.db))
  if (epochMsOf(now) + seconds * 1000 > epochMsOf(END_OF_TIME)) {
    throw validationFailed([{ path: 'seconds', code: 'too_large', message: `must not lead beyond ${END_OF_TIME}` }])
  }
  const target = addSeconds(now, seconds)
  await sweep(target, { movingClock: true })
  return presentClock(await raiseOffsetMs(ctx.db, epochMsOf(target) - Date.now()))
}

/** Lets a process that serves no requests keep up with the clock the others moved. */
export async function refreshClock(db: Queryable, clock: SharedClock): Promise<void> {
  clock.observeOffset(await findOffsetMs(db))
}

/** How far the clock was moved; zero in a database that was never a sandbox's. */
export async function offsetMsIn(db: Queryable): Promise<number> {
  return findOffsetMs(db)
}

// As long as the deadlines of those before need. It asks again and again, rather than once and for long: a statement that
// takes long counts as a database that does not answer.
async function takeTurn(ctx: WriteContext): Promise<void> {
  if (await tryTurnToAdvance(ctx.db)) return
  await new Promise((resolve) => setTimeout(resolve, TURN_MS))
  await takeTurn(ctx)
}

const TURN_MS = 20

// Far enough for any test, and near enough for every deadline counted from it to be a date that can be written.
const END_OF_TIME = '9000-01-01T00:00:00.000Z' as Instant

function nowAt(offsetMs: number): Instant {
  return instantOf(Date.now() + offsetMs)
}

function presentClock(offsetMs: number): Static<typeof SandboxClock> {
  return { now: nowAt(offsetMs), ahead_seconds: Math.round(offsetMs / 1000) }
}
