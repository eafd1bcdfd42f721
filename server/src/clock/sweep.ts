import type { WriteContext } from '../context.ts'
import type { Database, Queryable } from '../db/database.ts'
import { epochMsOf, type Instant } from '../kernel/time.ts'
import { clockAt } from './clock.ts'
import type { Sweep } from './service.ts'
import { raiseOffsetMs } from './store.ts'

/** One kind of deadline: a feature's column that says when, and its use case that says what then. */
export interface Deadline {
  name: string
  /** What is due by the given moment, earliest first, at most `limit` of it. */
  findDue(db: Queryable, until: Instant, limit: number): Promise<readonly Due[]>
  /** The ordinary use case, by the clock. Finding nothing left to do is fine: somebody else was faster. */
  settle(ctx: WriteContext, id: string): Promise<void>
}

export interface Due {
  id: string
  at: Instant
}

export interface SweepOptions {
  database: Database
  deadlines: readonly Deadline[]
  context: Omit<WriteContext, 'db' | 'clock'>
  onFailure: (error: unknown, deadline: string, id: string) => void
}

export function createSweep({ database, deadlines, context, onFailure }: SweepOptions): Sweep {
  return async (until, options) => {
    // What failed, or another worker holds, is left for the next sweep.
    const tried = new Set<string>()
    let settled = 0
    for (;;) {
      const step = earliest(await findAllDue(until), tried)
      if (!step) return settled
      if (options?.movingClock) await raiseOffsetMs(database, epochMsOf(step.at) - Date.now())
      for (const { deadline, id } of step.due) {
        tried.add(keyOf(deadline, id))
        try {
          await database.transaction((tx) => deadline.settle({ ...context, db: tx, clock: clockAt(step.at) }, id))
          settled++
        } catch (error) {
          onFailure(error, deadline.name, id)
        }
      }
    }
  }

  async function findAllDue(until: Instant): Promise<(Due & { deadline: Deadline })[]> {
    const found = await Promise.all(
      deadlines.map(async (deadline) => {
        const due = await deadline.findDue(database, until, BATCH_MAX)
        return due.map((one) => ({ ...one, deadline }))
      }),
    )
    return found.flat()
  }
}

const BATCH_MAX = 100

function earliest(due: readonly (Due & { deadline: Deadline })[], tried: ReadonlySet<string>) {
  const open = due.filter(({ deadline, id }) => !tried.has(keyOf(deadline, id)))
  const [first] = open.map(({ at }) => at).sort()
  return first === undefined ? null : { at: first, due: open.filter(({ at }) => at === first) }
}

function keyOf(deadline: Deadline, id: string): string {
  return `${deadline.name} ${id}`
}
