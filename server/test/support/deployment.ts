import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { newSecret } from '../../src/people/keys/secret.ts'
import { Client } from './client.ts'
import { administer, urlOf } from './cluster.ts'
import { highQuotas } from './high-quotas.ts'
import { type ServiceProcess, startService } from './service-process.ts'

/** The built service on its own database, in as many processes as a test starts. */
export interface Deployment {
  connection: pg.ClientConfig
  /** The `DATABASE_URL` of its processes. */
  databaseUrl: URL
  /** `start`, `serve` or `work`; `more` adds environment variables to those that all its processes share. */
  start(command: string, more?: Record<string, string>): Promise<ServiceProcess>
  operatorOf(service: ServiceProcess): Client
  newUser(service: ServiceProcess): Promise<Client>
  inDatabase<Row extends object>(text: string): Promise<Row[]>
}

/** A new user with a first key. Retries if too many are being created at once. */
export async function newUserBy(operator: Client): Promise<Client> {
  for (;;) {
    const { status, body } = await operator.post('/users', { display_name: 'Ada', kind: 'person' })
    if (status === 201) return new Client(operator.url, body.key.key, body.user.user_id)
    if (status !== 503) throw new Error(`The user was not created: ${JSON.stringify(body)}`)
    await sleep(100)
  }
}

export async function createDeployment(env: Record<string, string> = {}): Promise<Deployment> {
  const { connection, template } = inject('cluster')
  const database = `${template}_${randomBytes(4).toString('hex')}`
  await administer(connection, (client) => client.query(`create database ${database} template ${template}`))
  const url = urlOf({ ...connection, database })
  const operatorKey = newSecret()
  const settings = {
    DATABASE_URL: url.href,
    SECRET_KEY: randomBytes(32).toString('base64'),
    OPERATOR_KEY: operatorKey,
    RATE_LIMIT_PER_MINUTE: '0',
    WEBHOOK_TARGETS: 'any',
    ...highQuotas,
    ...env,
  }
  const operatorOf = (service: ServiceProcess) => service.as(operatorKey)
  return {
    connection: { ...connection, database },
    databaseUrl: url,
    start: (command, more = {}) => startService({ ...settings, ...more }, [command]),
    operatorOf,
    newUser: (service) => newUserBy(operatorOf(service)),
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
