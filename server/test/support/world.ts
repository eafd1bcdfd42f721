import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg, { type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { afterAll, inject } from 'vitest'
import { type App, type AppOptions, createApp } from '../../src/app.ts'
import { parseConfig } from '../../src/config.ts'
import { type Core, createCore, settingsFrom } from '../../src/core.ts'
import type { FileStore } from '../../src/files/storage/domain.ts'
import { openFileStore } from '../../src/files/storage/service.ts'
import { type Loop, startLoop } from '../../src/loop.ts'
import { ensureOperator } from '../../src/people/users/service.ts'
import type { Deadline } from '../../src/platform/clock/sweep.ts'
import type { Settings } from '../../src/platform/context.ts'
import { type Database, openDatabase, type Tx } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { createLog } from '../../src/platform/log.ts'
import type { MailServer } from '../../src/platform/mail/sender.ts'
import { deriveSecrets, type Secrets } from '../../src/platform/secrets.ts'
import type { QueueLimits } from '../../src/queue-limits.ts'
import { startWorker } from '../../src/worker.ts'
import { Client } from './client.ts'
import { administer } from './cluster.ts'
import { highQuotas } from './high-quotas.ts'

/** A service for one test file, with its own database, a listening server and an operator. */
export interface World {
  url: string
  connection: ClientConfig
  database: Database
  core: Core
  secrets: Secrets
  files: FileStore
  log: Logger
  app: App
  operator: Client
  /** Runs statements on the database directly, without the service. */
  inDatabase<T>(use: (client: pg.Client) => Promise<T>): Promise<T>
  /** Every log line so far. */
  logs: string[]
  /** A caller with this secret, or with none. */
  as(secret: string | null): Client
  /** A new user with a key. */
  newUser(fields?: { role?: string; display_name?: string; kind?: string; email?: string }): Promise<Client>
  /** A new hosted agent of a user, with its own key. */
  newAgent(owner: Client, scopes?: string[]): Promise<Client>
  /** Another server on the same database, like a second process; possibly with other settings. */
  startNode(settings?: Partial<Settings>): Promise<{ url: string; app: App; as(secret: string): Client }>
  /** The same, but it rolls back every write after its response, so that trying a request changes nothing. */
  startDryRunNode(): Promise<{ as(caller: Client): Client }>
}

export type WorldOptions = Partial<
  Pick<
    AppOptions,
    | 'moreRoutes'
    | 'headersTimeoutMs'
    | 'requestTimeoutMs'
    | 'inFlightMax'
    | 'rateLimitPerMinute'
    | 'mode'
    | 'webhookTargets'
    | 'heartbeatMs'
    | 'metrics'
    | 'trustProxy'
    | 'oauthRegistration'
    | 'documents'
    | 'consoleDir'
    | 'requestLog'
    | 'databaseDir'
    | 'connections'
    | 'shownSettings'
  >
> & {
  queues?: Partial<QueueLimits>
  /** Where the bytes of files are kept; default: in their own folder. */
  files?: FileStore
  moreDeadlines?: readonly Deadline[]
  /** The mail server of the worker. */
  mail?: MailServer
  statementTimeoutMs?: number
  searchTimeoutMs?: number
  settings?: Partial<Settings>
  /** The host in the public URL; default: 127.0.0.1. Passkeys need a name. */
  host?: 'localhost'
  /** Whether each node also runs a worker. */
  working?: boolean
}

export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const cluster = inject('cluster')
  const name = `${cluster.template}_${randomBytes(4).toString('hex')}`
  await administer(cluster.connection, (client) => client.query(`create database ${name} template ${cluster.template}`))
  const connection = { ...cluster.connection, database: name }
  const logs: string[] = []
  const secretKey = randomBytes(32)
  const files = options.files ?? openFileStore({ kind: 'folder', path: join(tmpdir(), name) })
  const node = await startNode(connection, secretKey, logs, { ...options, files })
  const { secret } = await node.database.transaction((db) => ensureOperator({ ...node.core.context, db }, null))
  if (!secret) throw new Error('The new database already has an operator.')
  const operator = new Client(node.url, secret)

  return {
    ...node,
    connection,
    operator,
    logs,
    as: (given) => new Client(node.url, given),
    async inDatabase(use) {
      const client = new pg.Client(connection)
      await client.connect()
      try {
        return await use(client)
      } finally {
        await client.end()
      }
    },
    async newUser(fields = {}) {
      const body = { display_name: 'Ada', kind: 'person', ...fields }
      const created = await operator.post('/users', body)
      return new Client(node.url, created.body.key.key, created.body.user.user_id)
    },
    async newAgent(owner, scopes) {
      const agent = await owner.post('/agents', { name: 'Scout' })
      const key = await owner.post('/keys', {
        name: 'agent',
        hosted_agent_id: agent.body.id,
        ...(scopes && { scopes }),
      })
      return new Client(node.url, key.body.key, owner.userId, agent.body.id)
    },
    async startNode(settings) {
      const changed = { ...options, files, settings: { ...options.settings, ...settings } }
      const other = await startNode(connection, secretKey, logs, changed)
      followSettings(other.core)
      return { url: other.url, app: other.app, as: (given) => new Client(other.url, given) }
    },
    async startDryRunNode() {
      const other = await startNode(connection, secretKey, logs, { ...options, files }, rollingBack)
      followSettings(other.core)
      return { as: ({ secret, userId, agentId }) => new Client(other.url, secret, userId, agentId) }
    },
  }
}

// The tests share two cores with each other, so writes and searches may wait for a long time.
const patient = { reserved: 0, waitingMax: 500, waitMaxMs: 120_000 }

async function startNode(
  connection: ClientConfig,
  secretKey: Buffer,
  logs: string[],
  options: WorldOptions & { files: FileStore },
  wrap: (database: Database) => Database = (database) => database,
) {
  const log = createLog('debug', { write: (line) => void logs.push(line) })
  const database = wrap(
    openDatabase({
      connection,
      connections: { lookups: 2, lists: 2, searches: 2, transactions: 8 },
      statementTimeoutMs: options.statementTimeoutMs ?? 60_000,
      ...(options.searchTimeoutMs !== undefined && { searchTimeoutMs: options.searchTimeoutMs }),
    }),
  )
  const secrets = deriveSecrets(secretKey)
  const webhookTargets = options.webhookTargets ?? 'any'
  const { connections = {} } = options
  let worker: Loop | null = null
  const host = options.host ?? '127.0.0.1'
  let url = `http://${host}`
  const core = createCore({
    database,
    log,
    settings: { ...settingsFrom(parseConfig(highQuotas)), publicUrl: () => url, ...options.settings },
    secrets,
    publicUrl: () => url,
    wakeWorker: () => worker?.wake(),
    ...(options.moreDeadlines && { moreDeadlines: options.moreDeadlines }),
    ...(options.metrics && { countMoney: options.metrics.countMoney }),
    // Tests read the backlog right after causing it.
    backlogMaxAgeMs: 0,
  })
  const app = await createApp({
    core,
    log,
    metrics: null,
    mode: 'sandbox',
    rateLimitPerMinute: 1_000_000,
    webhookTargets,
    shownSettings: parseConfig({}).settings,
    ...options,
    queues: {
      writes: { ...patient, atOnceMax: 8 },
      lists: { ...patient, atOnceMax: 16 },
      searches: { ...patient, atOnceMax: 2, reserved: 1 },
      oauth: { ...patient, waitingMax: 10_000, atOnceMax: 4 },
      ...options.queues,
    },
    secrets,
    publicUrl: () => url,
  })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  url = `http://${host}:${(app.http.server.address() as AddressInfo).port}`
  if (options.working) {
    const { mail = null, metrics = null } = options
    const { files } = options
    worker = startWorker({ core, secrets, files, connections, targets: webhookTargets, mail, log, metrics })
  }
  afterAll(async () => {
    core.feedWatch.close()
    app.http.server.closeAllConnections()
    await app.http.close()
    await worker?.stop()
    await database.close()
  })
  return { url, database, core, secrets, files: options.files, log, app }
}

function followSettings(core: Core): void {
  const watch = startLoop({
    intervalMs: 100,
    task: () => core.refreshSettings().then(() => false),
    onError: () => {},
  })
  afterAll(() => watch.stop())
}

function rollingBack(database: Database): Database {
  const isDone = new Error('The work is done; roll it back.')
  return {
    ...database,
    async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      const results: T[] = []
      const attempt = database.transaction(async (tx) => {
        results.push(await work(tx))
        // Fails if a statement failed whose result no one awaited.
        await tx.query(sql`select 1`)
        throw isDone
      })
      await attempt.catch((error: unknown) => {
        if (error !== isDone) throw error
      })
      return results.at(-1) as T
    },
  }
}
