import type { RunCurrent } from '../context.ts'
import { type DueRow, Overdue } from '../kernel/overdue.ts'
import { type Clock, clockAt } from '../kernel/time.ts'
import type { Deadline, DeadlineOptions } from './sweep.ts'

/** Lets requests process the deadlines they encounter, so that no one sees a missed one even when no worker is running. */
export function createRunCurrent({
  database,
  deadlines,
  context,
  clock,
}: DeadlineOptions & { clock: Clock }): RunCurrent {
  const deadlineOf = new Map(deadlines.map((deadline) => [deadline.name, deadline]))

  return async (run, within = (settle) => settle()) => {
    const standing = clockAt(clock.now())
    for (let attempt = 1; ; attempt++) {
      try {
        return await run(standing)
      } catch (error) {
        if (!(error instanceof Overdue) || attempt === ATTEMPTS_MAX) throw error
        await within(() => settleAll(error.rows, standing))
      }
    }
  }

  async function settleAll(rows: readonly DueRow[], standing: Clock): Promise<void> {
    for (const { kind, id } of rows) {
      const deadline = deadlineOf.get(kind) as Deadline
      await database.transaction((tx) => deadline.settle({ ...context, db: tx, clock: standing }, id))
    }
  }
}

// Each attempt processes many deadlines; if a use case still fails after this many, that's a bug.
const ATTEMPTS_MAX = 50
