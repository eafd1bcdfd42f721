import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createKey, revokeKey } from '../../people/keys/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { encodeId, toId } from '../../platform/kernel/ids.ts'
import { addSeconds, realNow } from '../../platform/kernel/time.ts'
import type { DemoRun } from './domain.ts'
import { fillMarket } from './fill.ts'
import * as store from './store.ts'

export interface DemoRunnerOptions {
  database: Database
  context: Omit<WriteContext, 'db'>
  /** Where this process answers. */
  url: () => string
  log: Logger
  /** Aborted when the process stops. */
  signal: AbortSignal
}

export type StartFilling = (run: { actor: Actor; runId: string }) => void

/** Fills the sandbox in the background of the process that was asked to. */
export function createDemoRunner({ database, context, url, log, signal }: DemoRunnerOptions): StartFilling {
  const transact = <T>(work: (ctx: WriteContext) => Promise<T>) =>
    database.transaction((db) => work({ ...context, db }))

  return (run) => {
    fill(run).catch((error: unknown) => {
      if (!signal.aborted) log.error({ err: error }, 'the demo market could not be recorded')
    })
  }

  async function fill({ actor, runId }: Parameters<StartFilling>[0]): Promise<void> {
    if (!(await isCommitted(runId))) return
    let day = 0
    const save = (status: DemoRun['status']) => transact(({ db }) => store.updateRun(db, runId, { status, day }))
    // For an hour, in case that the process is killed before it revokes the key.
    const expires_at = addSeconds(realNow(), 3_600)
    const { id, key } = await transact((ctx) => createKey(ctx, actor, { name: 'demo market', expires_at }))
    const filling = fillMarket({
      url,
      operator: { userId: encodeId('usr', actor.userId), key },
      seed: SEED,
      signal,
      onJoined: (userId) => transact(({ db }) => store.insertDemoUser(db, toId('usr', userId))),
      onDay(next) {
        day = next
        return save('running')
      },
    })
    const outcome = await filling.then(
      () => 'done' as const,
      (error: unknown) => {
        if (!signal.aborted) log.error({ err: error, day }, 'the demo market could not be completed')
        return 'failed' as const
      },
    )
    await transact((ctx) => revokeKey(ctx, actor, toId('key', id)))
    await save(outcome)
  }

  // The request that asked for it commits after it has answered here; if it is rolled back, there is nothing to do.
  async function isCommitted(runId: string): Promise<boolean> {
    for (let attempt = 0; attempt < COMMIT_ATTEMPTS && !signal.aborted; attempt++) {
      if ((await store.findRun(database))?.run_id === runId) return true
      await sleep(COMMIT_POLL_MS, undefined, { ref: false })
    }
    return false
  }
}

// Every demo market is the same.
const SEED = 1
const COMMIT_ATTEMPTS = 200
const COMMIT_POLL_MS = 50
