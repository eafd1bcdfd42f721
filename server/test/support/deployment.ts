import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { newSecret } from '../../src/keys/secret.ts'
import { Client } from './client.ts'
import { administer } from './cluster.ts'
import { type ServiceProcess, startService } from './service-process.ts'

/** The built service on a database of its own, in as many processes as a test starts. */
export interface Deployment {
  connection: pg.ClientConfig
  /** `start`, `serve` or `work`. */
  start(command: string): Promise<ServiceProcess>
  operatorOf(service: ServiceProcess): Client
  newUser(service: ServiceProcess): Promise<Client>
  inDatabase<Row extends object>(text: string): Promise<Row[]>
}

export async function createDeployment(env: Record<string, string> = {}): Promise<Deployment> {
  const { connection, template } = inject('cluster')
  const database = `${template}_${randomBytes(4).toString('hex')}`
  await administer(connection, (client) => client.query(`create database ${database} template ${template}`))
  const url = new URL('postgres://localhost')
  url.username = String(connection.user)
  url.password = encodeURIComponent(String(connection.password ?? ''))
  url.port = String(connection.port)
  url.pathname = `/${database}`
  url.searchParams.set('host', String(connection.host))
  const operatorKey = newSecret()
  const settings = {
    DATABASE_URL: url.href,
    SECRET_KEY: randomBytes(32).toString('base64'),
    OPERATOR_KEY: operatorKey,
    RATE_LIMIT_PER_MINUTE: '0',
    WEBHOOK_TARGETS: 'any',
    ...env,
  }
  const operatorOf = (service: ServiceProcess) => service.as(operatorKey)
  return {
    connection: { ...connection, database },
    start: (command) => startService(settings, [command]),
    operatorOf,
    async newUser(service) {
      const { body } = await operatorOf(service).post('/users', { display_name: 'Ada', kind: 'person' })
      return new Client(service.url, body.key.key, body.user.user_id)
    },
    async inDatabase<Row extends object>(text: string) {
      const client = new pg.Client({ ...connection, database })
      await client.connect()
      try {
        return (await client.query<Row>(text)).rows
      } finally {
        await client.end()
      }
    },
  }
}
