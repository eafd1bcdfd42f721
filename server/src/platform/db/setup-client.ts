import pg from 'pg'
import { DatabaseUnavailable } from './errors.ts'

/** Runs statements over a connection of its own, before the service opens the database. */
export async function withSetupClient<T>(
  connection: pg.ClientConfig,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...connection })
  // Queries report a lost connection; without a listener the event would end the process.
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

/** `create table if not exists` is not atomic: of two processes, the slower one gets a unique violation, but the table exists. */
export async function createTableIfMissing(client: pg.Client, definition: string): Promise<void> {
  await client.query(`create table if not exists ${definition}`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && (error.code === '23505' || error.code === '42P07'))) throw error
  })
}

const CONNECT_TIMEOUT_MS = 10_000
