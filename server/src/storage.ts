import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type Connection, type Database, openDatabase } from './db/database.ts'
import { type EmbeddedPostgres, startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'

/** The database a deployment runs on, at the newest schema: its own embedded one, or the server it was pointed to. */
export interface Storage {
  database: Database
  /** For people: `embedded PostgreSQL 18.4`. */
  description: string
  close(): Promise<void>
}

export async function openStorage(config: Config, log: Logger, onGone: (error: Error) => void): Promise<Storage> {
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir })
  const connection: Connection = embedded
    ? { ...embedded.connection, ssl: false }
    : { connectionString: config.databaseUrl ?? '' }
  try {
    const applied = await migrate(connection)
    if (applied.length > 0) log.info({ migrations: applied }, 'migrated the database')
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const database = openDatabase({
    connection,
    readConnections: 2,
    transactionConnections: 12,
    waitingMax: 500,
    statementTimeoutMs: 2_000,
  })
  const keeper = embedded && keepAlive(embedded, config.dataDir, log, onGone)
  return {
    database,
    description: embedded ? `embedded PostgreSQL ${embedded.version}` : 'PostgreSQL at DATABASE_URL',
    async close() {
      await database.close()
      await keeper?.stop()
    },
  }
}

/** `SECRET_KEY`, or one made once and kept beside the embedded database. */
export async function loadSecretKey(config: Config): Promise<Buffer> {
  if (config.secretKey) return config.secretKey
  const path = join(config.dataDir, 'secret-key')
  const kept = await readFile(path, 'utf8').catch(() => null)
  if (kept) return Buffer.from(kept, 'base64')
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  // Written whole under another name first: two starts at once must not end up with two keys, nor with half of one.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return Buffer.from(await readFile(path, 'utf8'), 'base64')
}

/** Starts the embedded database again when it dies under us; the pool finds it at the same socket. */
function keepAlive(first: EmbeddedPostgres, dataDir: string, log: Logger, onGone: (error: Error) => void) {
  let current = Promise.resolve(first)
  let stopping = false

  function watch(postgres: EmbeddedPostgres): EmbeddedPostgres {
    postgres.onLost((reason) => {
      if (stopping) return
      log.error({ err: reason }, 'the embedded database died; starting it again')
      current = startEmbedded({ dataDir }).then(watch)
      current.catch(onGone)
    })
    return postgres
  }

  watch(first)
  return {
    async stop() {
      stopping = true
      await current.then((postgres) => postgres.stop()).catch(() => {})
    },
  }
}
