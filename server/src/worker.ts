import type { Logger } from 'pino'
import type { SharedClock } from './clock/clock.ts'
import { refreshClock, type Sweep } from './clock/service.ts'
import { type Database, isDatabaseUnavailable } from './db/database.ts'
import { sequenceEvents } from './events/sequencer.ts'
import { settleSearchIndex } from './gigs/service.ts'
import { forgetOldAnswers } from './idempotency/service.ts'
import { type Loop, startLoop } from './loop.ts'

export interface WorkerOptions {
  database: Database
  clock: SharedClock
  sweep: Sweep
  log: Logger
}

/** Turns time and events into what happens next. Any number of workers may run at once. */
export function startWorker({ database, clock, sweep, log }: WorkerOptions): Loop {
  const jobs = [
    { name: 'events', intervalMs: 250, task: async () => (await sequenceEvents(database)) > 0 },
    {
      name: 'deadlines',
      intervalMs: 1_000,
      task: async () => {
        await refreshClock(database, clock)
        await sweep(clock.now())
        return false
      },
    },
    { name: 'search', intervalMs: 500, task: () => settleSearchIndex(database).then(() => false) },
    { name: 'idempotency', intervalMs: 60_000, task: () => forgetOldAnswers(database) },
  ]
  const loops = jobs.map(({ name, intervalMs, task }) =>
    startLoop({
      intervalMs,
      task,
      onError: (error) => {
        if (isDatabaseUnavailable(error)) log.warn({ job: name }, 'the database does not answer; trying again')
        else log.error({ job: name, err: error }, 'a worker job failed')
      },
    }),
  )
  return {
    wake: () => loops[0]?.wake(),
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}
