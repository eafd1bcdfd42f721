import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { BadConfig, type Config } from './config.ts'
import { type Connection, connectionFrom, type Database, openDatabase } from './platform/db/database.ts'
import { type EmbeddedPostgres, startEmbedded } from './platform/db/embedded/embedded.ts'
import { readText, writeOnce } from './platform/db/embedded/files.ts'
import { migrate } from './platform/db/migrate.ts'
import { claimDatabase } from './platform/identity/service.ts'
import { deriveSecrets, type Secrets } from './platform/secrets.ts'
import { connectionsFrom } from './queue-limits.ts'

/** The database, with all migrations applied: the embedded one, or the server at DATABASE_URL. */
export interface Storage {
  database: Database
  secrets: Secrets
  /** Shown at startup: `embedded PostgreSQL 18.4 in ./data`. */
  description: string
  close(): Promise<void>
}

export async function openStorage(
  config: Config,
  log: Logger,
  onRestartFailed: (error: Error) => void,
  { anySecret = false } = {},
): Promise<Storage> {
  for (const warning of config.warnings) log.warn(warning)
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir })
  const connection: Connection = embedded
    ? { ...embedded.connection, ssl: false }
    : connectionFrom(config.databaseUrl ?? '')
  let secrets: Secrets
  try {
    secrets = deriveSecrets(await loadSecretKey(config))
    const { mode, currency } = config
    await claimDatabase(connection, { mode, currency, secretFingerprint: secrets.fingerprint }, { anySecret })
    const applied = await migrate(connection)
    if (applied.length > 0) log.info({ migrations: applied }, 'migrated the database')
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const database = openDatabase({
    connection,
    connections: connectionsFrom(config.capacity),
    statementTimeoutMs: config.statementTimeoutMs,
    searchTimeoutMs: config.statementTimeoutMs / 2,
  })
  const supervisor = embedded && restartWhenLost(embedded, config.dataDir, log, onRestartFailed)
  return {
    database,
    secrets,
    description: embedded
      ? `embedded PostgreSQL ${embedded.version} in ${embedded.home}`
      : 'PostgreSQL at DATABASE_URL',
    async close() {
      await database.close()
      await supervisor?.stop()
    },
  }
}

/** `SECRET_KEY`, or a key generated once and stored in the data directory. */
async function loadSecretKey(config: Config): Promise<Buffer> {
  if (config.secretKey) return config.secretKey
  const path = join(config.dataDir, 'secret-key')
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
  const text = (await readText(path)) ?? (await writeOnce(path, randomBytes(32).toString('base64'), 0o600))
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32) {
    throw new BadConfig([
      `${path} is damaged. Restore it, or if it’s lost, delete it and run: npm run change-secret-key -- --lost. Stored ` +
        'responses for repeated requests and existing cursors then stop working, and webhooks must be registered again; ' +
        'nothing else is lost.',
    ])
  }
  return key
}

/** Restarts the embedded database if it stops unexpectedly; the pool finds it at the same socket. */
function restartWhenLost(
  first: EmbeddedPostgres,
  dataDir: string,
  log: Logger,
  onRestartFailed: (error: Error) => void,
) {
  let current = Promise.resolve(first)
  let stopping = false

  function watch(postgres: EmbeddedPostgres): EmbeddedPostgres {
    postgres.onLost((reason) => {
      if (stopping) return
      log.error({ err: reason }, 'lost the embedded database; restarting it')
      current = startEmbedded({ dataDir }).then(watch)
      current.catch(onRestartFailed)
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
