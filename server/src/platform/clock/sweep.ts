import type { WriteContext } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { Due, FindDue } from '../db/due.ts'
import { epochMsOf, type Instant } from '../kernel/time.ts'
import { clockAt } from './clock.ts'
import type { Sweep } from './service.ts'
import { raiseOffsetMs } from './store.ts'

/** One kind of deadline: a column of a feature that says when, and the use case to run then. */
export interface Deadline {
  name: string
  findDue: FindDue
  /** The ordinary use case, by the clock. Finding nothing left to do is fine: somebody else was faster. */
  settle(ctx: WriteContext, id: string): Promise<void>
}

export interface SweepOptions {
  database: Database
  deadlines: readonly Deadline[]
  context: Omit<WriteContext, 'db' | 'clock'>
  onFailure: (error: unknown, deadline: string, id: string) => void
}

export function createSweep({ database, deadlines, context, onFailure }: SweepOptions): Sweep {
  return async (until, options) => {
    let settled = await sweepOnce(until, options)
    // An advance answers only when everything due has happened; another transaction may have locked a row for a moment.
    for (let again = 1; options?.movingClock && again < SWEEPS_PER_ADVANCE_MAX; again++) {
      if ((await findAllDue(until, new Map())).length === 0) break
      await new Promise((resolve) => setTimeout(resolve, 20 * again))
      settled += await sweepOnce(until, options)
    }
    return settled
  }

  async function sweepOnce(until: Instant, options: Parameters<Sweep>[1]): Promise<number> {
    // The last row of each kind. A row that failed or is locked by another worker is left for the next sweep.
    const passed = new Map<Deadline, Due>()
    let settled = 0
    for (;;) {
      const step = earliest(await findAllDue(until, passed))
      if (!step) return settled
      if (options?.movingClock) await moveClockTo(step.at)
      for (const { deadline, id, at } of step.due) {
        passed.set(deadline, { id, at })
        try {
          await database.transaction((tx) => deadline.settle({ ...context, db: tx, clock: clockAt(at) }, id))
          settled++
        } catch (error) {
          onFailure(error, deadline.name, id)
        }
      }
    }
  }

  async function findAllDue(until: Instant, passed: ReadonlyMap<Deadline, Due>): Promise<Found[]> {
    const found = await Promise.all(
      deadlines.map(async (deadline) => {
        const due = await deadline.findDue(database, until, BATCH_MAX, passed.get(deadline) ?? null)
        return due.map((one) => ({ ...one, deadline }))
      }),
    )
    return found.flat()
  }

  async function moveClockTo(at: Instant): Promise<void> {
    await database.transaction((tx) => raiseOffsetMs(tx, epochMsOf(at) - Date.now()))
  }
}

type Found = Due & { deadline: Deadline }

const BATCH_MAX = 100
const SWEEPS_PER_ADVANCE_MAX = 8

function earliest(found: readonly Found[]): { at: Instant; due: Found[] } | null {
  const [first] = found.map(({ at }) => at).sort()
  return first === undefined ? null : { at: first, due: found.filter(({ at }) => at === first) }
}
