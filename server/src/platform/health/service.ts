import type { Static } from 'typebox'
import type { Database } from '../db/database.ts'
import { RETRY_SOON, unavailable } from '../kernel/errors.ts'
import type { Backlog } from './domain.ts'
import type { Readiness } from './schema.ts'
import { findMigrations, writeCheck } from './store.ts'

export type CheckReadiness = () => Promise<Static<typeof Readiness>>

export type MeasureBacklog = () => Promise<Backlog>

/**
 * A process is ready unless it's shutting down, its database isn't responding or can't commit, or the database's migrations
 * differ from this build's. Concurrent checks share one result, so that many cost as little as one. Workers falling behind don't
 * make it unready, since it can still serve requests.
 */
export function createReadinessCheck(
  database: Database,
  migrations: readonly string[],
  isDraining: () => boolean,
  measureBacklog: MeasureBacklog,
): CheckReadiness {
  let running: ReturnType<CheckReadiness> | null = null

  async function check(): ReturnType<CheckReadiness> {
    refuseOtherSchema(migrations, await findMigrations(database))
    await database.requireWritable(writeCheck)
    return { status: 'ready', backlog: await measureBacklog().catch(() => null) }
  }

  return async () => {
    if (isDraining()) throw unavailable('draining', 'This process is shutting down.', RETRY_SOON)
    running ??= check().finally(() => {
      running = null
    })
    return running
  }
}

function refuseOtherSchema(ofBuild: readonly string[], ofDatabase: readonly string[]): void {
  if (ofBuild.some((name) => !ofDatabase.includes(name))) {
    throw unavailable('schema_mismatch', 'The database is missing migrations from this build.')
  }
  if (ofDatabase.some((name) => !ofBuild.includes(name))) {
    throw unavailable('schema_mismatch', 'The database has migrations that this build doesn’t know. Run a newer build.')
  }
}
