import type { WriteContext } from '../context.ts'
import type { Database, Queryable } from '../db/database.ts'
import type { Due, FindDue } from '../db/due.ts'
import { isLockTimeout } from '../db/errors.ts'
import { type JobBacklog, WAITING_MAX } from '../health/domain.ts'
import { clockAt, epochMsOf, type Instant } from '../kernel/time.ts'
import type { Sweep } from './service.ts'
import { limitLockWait, raiseOffsetMs } from './store.ts'

/** One kind of deadline: a query for the rows that are due, and the use case to run for each. */
export interface Deadline {
  name: string
  findDue: FindDue
  /** Processes everything due on one row at `ctx.clock.now()`, each as of its own time; does nothing if that's already done. */
  settle(ctx: WriteContext, id: string): Promise<void>
}

export interface DeadlineOptions {
  database: Database
  deadlines: readonly Deadline[]
  context: Omit<WriteContext, 'db' | 'clock'>
}

export interface SweepOptions extends DeadlineOptions {
  onFailure: (error: unknown, deadline: string, id: string) => void
}

export function createSweep({ database, deadlines, context, onFailure }: SweepOptions): Sweep {
  return async (until, options) => {
    let settled = await sweepOnce(until, options)
    // An advance must process everything that's due; a row may have been skipped because a request had locked it.
    for (let attempt = 1; options?.movingClock && attempt < SWEEPS_PER_ADVANCE_MAX; attempt++) {
      if ((await findAllDue(until, new Map())).length === 0) break
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt))
      settled += await sweepOnce(until, options)
    }
    return settled
  }

  async function sweepOnce(until: Instant, options: Parameters<Sweep>[1]): Promise<number> {
    // The last row of each kind handled so far. Rows that failed or were locked are left for the next sweep.
    const lastHandled = new Map<Deadline, Due>()
    let settled = 0
    for (;;) {
      const step = earliest(await findAllDue(until, lastHandled))
      if (!step) return settled
      if (options?.movingClock) await moveClockTo(step.at)
      for (const { deadline, id, at } of step.due) {
        lastHandled.set(deadline, { id, at })
        try {
          await database.transaction((tx) => {
            limitLockWait(tx)
            return deadline.settle({ ...context, db: tx, clock: clockAt(at) }, id)
          })
          settled++
        } catch (error) {
          // A request has locked the row; the next sweep tries again.
          if (!isLockTimeout(error)) onFailure(error, deadline.name, id)
        }
      }
    }
  }

  async function findAllDue(until: Instant, lastHandled: ReadonlyMap<Deadline, Due>): Promise<DueRow[]> {
    const found = await Promise.all(
      deadlines.map(async (deadline) => {
        const due = await deadline.findDue(database, until, BATCH_MAX, lastHandled.get(deadline) ?? null)
        return due.map((row) => ({ ...row, deadline }))
      }),
    )
    return found.flat()
  }

  async function moveClockTo(at: Instant): Promise<void> {
    await database.transaction((tx) => raiseOffsetMs(tx, epochMsOf(at) - Date.now()))
  }
}

/** The sweep's backlog: deadlines that have passed in marketplace time but haven't been processed. */
export async function measureDeadlines(
  db: Queryable,
  deadlines: readonly Deadline[],
  now: Instant,
): Promise<JobBacklog> {
  const found = await Promise.all(deadlines.map(({ findDue }) => findDue(db, now, WAITING_MAX, null)))
  const due = found.flat()
  const oldestMs = Math.min(epochMsOf(now), ...found.flatMap(([first]) => (first ? [epochMsOf(first.at)] : [])))
  return {
    waiting: Math.min(due.length, WAITING_MAX),
    lag_seconds: Math.floor((epochMsOf(now) - oldestMs) / 1000),
  }
}

type DueRow = Due & { deadline: Deadline }

const BATCH_MAX = 100
const SWEEPS_PER_ADVANCE_MAX = 8

function earliest(found: readonly DueRow[]): { at: Instant; due: DueRow[] } | null {
  const [first] = found.map(({ at }) => at).sort()
  return first === undefined ? null : { at: first, due: found.filter(({ at }) => at === first) }
}
