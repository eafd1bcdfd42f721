import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/platform/db/embedded/embedded.ts'
import { migrate } from '../../src/platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster
  }
}

/** The server that all test files share, and the migrated database that each copies. */
export interface Cluster {
  connection: pg.ClientConfig
  template: string
}

/** Runs once before all test files. Uses `TEST_DATABASE_URL`, or else starts an embedded PostgreSQL for this run. */
// biome-ignore lint/style/noDefaultExport: Vitest looks for it.
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await newRunFolder()
  const server = await startServer(folder)
  const template = `parley_test_${randomBytes(4).toString('hex')}`
  await administer(server.connection, async (client) => {
    const { rows } = await client.query('show server_version')
    process.stdout.write(
      `Tests run on PostgreSQL ${rows[0].server_version} (${server.kind}), with PROOF_SEED=${project.config.provide.seed}\n`,
    )
    await client.query(`create database ${template}`)
  })
  await migrate({ ...server.connection, database: template })
  project.provide('cluster', { connection: server.connection, template })

  return async () => {
    await server.end(template)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Connects to the maintenance database, for statements such as `create database`. */
export async function administer<T>(connection: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** The connection in the form of `DATABASE_URL`. */
export function urlOf({ user, password, port, host, database }: pg.ClientConfig): URL {
  const url = new URL('postgres://localhost')
  url.username = String(user)
  url.password = encodeURIComponent(String(password ?? ''))
  url.port = String(port)
  url.pathname = `/${database}`
  url.searchParams.set('host', String(host))
  return url
}

/**
 * The folder of everything that this run writes to disk. A separate process waits until the run has ended, for whatever
 * reason, and then stops every PostgreSQL in the folder and deletes it: after Ctrl-C, no teardown runs.
 */
async function newRunFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-test-'))
  // As root, PostgreSQL runs as another account, which has to be able to pass through.
  await chmod(folder, 0o755)
  // biome-ignore lint/style/noProcessEnv: The test files run in other processes, and create their folders in this one.
  process.env.TMPDIR = folder
  const cleaner = fileURLToPath(new URL('clean-up-after-run.js', import.meta.url))
  const child = spawn(process.execPath, [cleaner, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  // It must not keep the run from ending.
  child.unref()
  if (child.stdin instanceof Socket) child.stdin.unref()
  return folder
}

interface Server {
  connection: pg.ClientConfig
  kind: string
  /** Removes the template and its copies. */
  end(template: string): Promise<void>
}

async function startServer(folder: string): Promise<Server> {
  // biome-ignore lint/style/noProcessEnv: The only setting of the tests, read only here.
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    const connection = connectionOf(given)
    return { connection, kind: 'TEST_DATABASE_URL', end: (template) => dropCopies(connection, template) }
  }
  const embedded = await startEmbedded({ dataDir: join(folder, 'cluster'), settings: SETTINGS })
  return { connection: embedded.connection, kind: 'embedded', end: () => embedded.stop() }
}

// Nothing has to survive a crash, and most tables of the many databases have too few rows for autovacuum.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '1000',
}

function dropCopies(connection: pg.ClientConfig, template: string): Promise<void> {
  return administer(connection, async (client) => {
    const { rows } = await client.query('select datname from pg_database where datname ~ $1', [`^${template}`])
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}

// Split into parts, because each test file sets its own database.
function connectionOf(url: string): pg.ClientConfig {
  const { hostname, port, username, password, searchParams } = new URL(url)
  return {
    host: searchParams.get('host') ?? hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  }
}
