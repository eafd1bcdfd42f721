import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { newSecret } from '../../src/people/keys/secret.ts'
import { Client } from './client.ts'
import { newUserBy } from './deployment.ts'
import { highQuotas } from './high-quotas.ts'
import { freePort, postmasterPid, type ServiceProcess, startService } from './service-process.ts'

/** The service as `npm start` runs it: one process, and an embedded PostgreSQL with fsync on. */
export interface EmbeddedDeployment {
  /** Stays the same over restarts. */
  url: string
  operator: Client
  start(env?: Record<string, string>): Promise<ServiceProcess>
  newUser(): Promise<Client>
  /** The processes of its PostgreSQL, the main process first. */
  databasePids(): Promise<number[]>
  inDatabase<Row extends object>(text: string): Promise<Row[]>
  /** Call it after all processes have ended. */
  remove(): Promise<void>
}

export async function createEmbeddedDeployment(): Promise<EmbeddedDeployment> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-faults-'))
  // As root, PostgreSQL runs as another account, which has to be able to pass through.
  await chmod(dataDir, 0o755)
  const PORT = String(await freePort())
  const OPERATOR_KEY = newSecret()
  const url = `http://127.0.0.1:${PORT}`
  const operator = new Client(url, OPERATOR_KEY)
  const env = { DATA_DIR: dataDir, PORT, OPERATOR_KEY, RATE_LIMIT_PER_MINUTE: '0', ...highQuotas, LOG_LEVEL: 'warn' }
  return {
    url,
    operator,
    start: (more) => startService({ ...env, ...more }),
    newUser: () => newUserBy(operator),
    // Waits for the next postmaster if the last one was just killed.
    databasePids: () =>
      vi.waitFor(async () => {
        const main = await postmasterPid(dataDir)
        const children = (await readFile(`/proc/${main}/task/${main}/children`, 'utf8')).split(' ').filter(Boolean)
        if (children.length === 0) throw new Error('PostgreSQL is not running yet.')
        return [main, ...children.map(Number)]
      }, STARTED_MAX_MS),
    async inDatabase<Row extends object>(text: string) {
      const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
      const client = new pg.Client({
        host: join(dataDir, 'postgres-socket'),
        user: 'parley',
        password,
        database: 'parley',
      })
      await client.connect()
      try {
        return (await client.query<Row>(text)).rows
      } finally {
        await client.end()
      }
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

const STARTED_MAX_MS = 10_000
