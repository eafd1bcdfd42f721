import type { Database } from '../db/database.ts'
import { RETRY_SOON, unavailable } from '../kernel/errors.ts'
import { findMigrations, writeCheck } from './store.ts'

export type CheckReadiness = () => Promise<{ status: 'ready' }>

/**
 * A process is ready unless it is shutting down, its database does not answer or cannot commit, or the migrations of the
 * database are not those of this build. Checks that come during another share its result, so that many cost as little as one.
 */
export function createReadinessCheck(
  database: Database,
  migrations: readonly string[],
  isDraining: () => boolean,
): CheckReadiness {
  let running: ReturnType<CheckReadiness> | null = null

  async function check(): ReturnType<CheckReadiness> {
    refuseOtherSchema(migrations, await findMigrations(database))
    await database.requireWritable(writeCheck)
    return { status: 'ready' }
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
    throw unavailable('schema_mismatch', 'The database lacks migrations of this build.')
  }
  if (ofDatabase.some((name) => !ofBuild.includes(name))) {
    throw unavailable(
      'schema_mismatch',
      'The database has migrations that this build does not know. Run a newer build.',
    )
  }
}
