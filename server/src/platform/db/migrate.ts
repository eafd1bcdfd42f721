import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { createTableIfMissing, withSetupClient } from './setup-client.ts'

/** The database schema doesn't match this build's migrations. */
export class MigrationRefused extends Error {}

/** Applies the missing migrations and returns their names. Safe to run from several processes at once. */
export async function migrate(connection: pg.ClientConfig): Promise<string[]> {
  return withSetupClient(connection, async (client) => {
    await createTableIfMissing(client, MIGRATIONS_TABLE)
    await refuseNewerSchema(client)
    const applied: string[] = []
    for (const migration of await readMigrations()) {
      if (await apply(client, migration)) applied.push(migration.name)
    }
    return applied
  })
}

/** The names of all of this build's migrations, oldest first. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(MIGRATIONS)
  return files.filter((name) => name.endsWith('.sql')).sort()
}

interface Migration {
  name: string
  text: string
  checksum: string
}

const MIGRATIONS = new URL('../../../migrations/', import.meta.url)
const MIGRATIONS_TABLE = `schema_migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz(3) not null default now()
)`

async function readMigrations(): Promise<Migration[]> {
  const names = await migrationNames()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, MIGRATIONS), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<boolean> {
  await client.query('begin')
  try {
    // Other processes wait for this lock and then find the migration already applied.
    await client.query('lock table schema_migrations in exclusive mode')
    const { rows } = await client.query('select checksum from schema_migrations where name = $1', [name])
    if (rows.length > 0) {
      if (rows[0].checksum !== checksum) {
        throw new MigrationRefused(
          `Migration ${name} was edited after it was applied. Restore it, and move the change to a new migration.`,
        )
      }
      await client.query('rollback')
      return false
    }
    await client.query(text)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select name from schema_migrations where name <> all($1) order by name', [
    await migrationNames(),
  ])
  if (rows.length > 0) {
    throw new MigrationRefused(
      `The database has migration ${rows[0].name}, which this build doesn’t know. Run a newer build.`,
    )
  }
}
