import pg from 'pg'
import { DatabaseUnavailable } from './errors.ts'

/** Runs statements over a connection of its own, before the service opens the database. */
export async function withSetupClient<T>(
  connection: pg.ClientConfig,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...connection })
  // Queries report a lost connection; without a listener, the event would crash the process.
  client.on('error', () => {})
  await client.connect().catch((error) => {
    throw new DatabaseUnavailable(error)
  })
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** `create table if not exists` isn't atomic: the slower of two processes may get an error, but the table exists. */
export async function createTableIfMissing(client: pg.Client, definition: string): Promise<void> {
  await client.query(`create table if not exists ${definition}`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && ALREADY_EXISTS.test(error.code ?? ''))) throw error
  })
}

// A unique violation in the catalog, a duplicate table, or a duplicate row type.
const ALREADY_EXISTS = /^(23505|42P07|42710)$/
const CONNECT_TIMEOUT_MS = 10_000
