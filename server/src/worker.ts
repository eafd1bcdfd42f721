import type { Logger } from 'pino'
import type { Core } from './core.ts'
import { EVENTS_BATCH_MAX, isSequenceDue, sequenceEvents } from './events/feed/sequencer.ts'
import { createTargetClient } from './events/webhooks/client.ts'
import { createDeliveries, deleteOldDeliveries } from './events/webhooks/delivery-service.ts'
import { Dispatcher } from './events/webhooks/dispatcher.ts'
import type { Targets } from './events/webhooks/targets.ts'
import { type Loop, startLoop } from './loop.ts'
import { createLister } from './market/gig-search/lister.ts'
import { refreshClock } from './platform/clock/service.ts'
import { isDatabaseUnavailable } from './platform/db/errors.ts'
import { forgetOldAnswers } from './platform/idempotency/service.ts'
import type { Secrets } from './platform/secrets.ts'

export interface WorkerOptions {
  core: Core
  secrets: Secrets
  targets: Targets
  log: Logger
}

/** Turns time and events into what happens next. Any number of workers may run at once. */
export function startWorker({ core, secrets, targets, log }: WorkerOptions): Loop {
  const { database, clock, sweep, feedWatch } = core
  const client = createTargetClient({ targets })
  // What a worker does itself, such as switching an endpoint off, makes events too.
  const context = { ...core.context, wakeWorker: () => events.wake() }
  const dispatcher = new Dispatcher({ database, context, secrets, client, log, onSlotFree: () => deliveries.wake() })

  const events = start({ name: 'events', intervalMs: EVENTS_MS, gatherMs: GATHER_MS }, async (woken) => {
    // Whoever wakes it has recorded some.
    if (!woken && !(await isSequenceDue(database))) return false
    const numbered = await sequenceEvents(database, createDeliveries)
    if (numbered > 0) {
      deliveries.wake()
      feedWatch.wake()
    }
    return numbered === EVENTS_BATCH_MAX
  })
  const deliveries = start({ name: 'deliveries', intervalMs: DELIVERIES_MS, gatherMs: GATHER_MS }, () =>
    dispatcher.dispatch().then(() => false),
  )
  const others = [
    start({ name: 'deadlines', intervalMs: 1_000 }, async () => {
      await refreshClock(database, clock)
      await sweep(clock.now())
      return false
    }),
    start({ name: 'search', intervalMs: 2_000 }, createLister(database)),
    start({ name: 'idempotency', intervalMs: 60_000 }, () => forgetOldAnswers(database)),
    start({ name: 'delivery log', intervalMs: 60_000 }, () => database.transaction(deleteOldDeliveries)),
  ]

  function start(
    job: { name: string; intervalMs: number; gatherMs?: number },
    task: (woken: boolean) => Promise<boolean>,
  ): Loop {
    const { name, ...pace } = job
    return startLoop({
      ...pace,
      task,
      onError: (error) => {
        if (isDatabaseUnavailable(error)) log.warn({ job: name }, 'the database does not answer; trying again')
        else log.error({ job: name, err: error }, 'a worker job failed')
      },
    })
  }

  return {
    wake() {
      events.wake()
      deliveries.wake()
    },
    async stop() {
      await Promise.all([events, deliveries, ...others].map((loop) => loop.stop()))
      await dispatcher.stop()
      await client.close()
    },
  }
}

// Another process's writes are noticed only by looking, and webhooks should leave at once: so this is often. It is one
// look at an index that is empty most of the time.
const EVENTS_MS = 50
const DELIVERIES_MS = 250
// Each run commits: under load, one for all that came meanwhile costs a fraction of one for each.
const GATHER_MS = 40
