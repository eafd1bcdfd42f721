import type { Queryable } from '../db/database.ts'
import { unavailable } from '../kernel/errors.ts'
import { countMigrations } from './store.ts'

/** A process is ready unless it is shutting down, or its database is unavailable or lacks migrations. */
export async function checkReadiness(
  db: Queryable,
  migrations: readonly string[],
  draining: boolean,
): Promise<{ status: 'ready' }> {
  if (draining) throw unavailable('draining', 'This process is shutting down.')
  if ((await countMigrations(db, migrations)) < migrations.length) {
    throw unavailable('database_unavailable', 'The database lacks migrations of this build.')
  }
  return { status: 'ready' }
}
