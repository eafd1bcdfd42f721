import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newSecret } from '../src/people/keys/secret.ts'
import { administer, urlOf } from './support/cluster.ts'
import { openReceiver, verifySignature } from './support/receiver.ts'
import { runCommand, startService, stopAllServices } from './support/service-process.ts'

// Each test starts the whole service several times, and mostly waits for it.

let DATA_DIR = ''

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'parley-identity-'))
})

afterAll(async () => {
  await stopAllServices()
  await rm(DATA_DIR, { recursive: true, force: true })
})

const newSecretKey = () => randomBytes(32).toString('base64')

/** The environment of a service with a new database. */
async function newEnvironment() {
  const { connection, template } = inject('cluster')
  const database = `${template}_${randomBytes(4).toString('hex')}`
  await administer(connection, (client) => client.query(`create database ${database} template ${template}`))
  return { DATABASE_URL: urlOf({ ...connection, database }).href, DATA_DIR, SECRET_KEY: newSecretKey() }
}

describe.concurrent('a database', () => {
  it('keeps the mode, currency and secret key of its first start: every command refuses others', async () => {
    const live = { ...(await newEnvironment()), MODE: 'live', PAYMENTS: 'manual', CURRENCY: 'EUR' }
    expect((await runCommand(['migrate'], live)).code).toBe(0)
    const other = { ...live, MODE: 'sandbox', CURRENCY: 'USD', SECRET_KEY: newSecretKey() }
    const commands = ['serve', 'work', 'migrate', 'operator-key', 'audit']
    for (const { code, output } of await Promise.all(commands.map((command) => runCommand([command], other)))) {
      expect(code).toBe(1)
      expect(output).toContain('MODE is sandbox, but the database was first started with live')
      expect(output).toContain('CURRENCY is USD, but all amounts in the database are in EUR')
      expect(output).toContain('SECRET_KEY doesn’t match this database')
      expect(output).not.toContain('    at ')
      expect(output).not.toContain('parley_sk_')
    }
  })

  it('of a sandbox never becomes live, even if its clock was not moved', async () => {
    const sandbox = await newEnvironment()
    const first = await runCommand(['operator-key'], { ...sandbox, LOG_LEVLE: 'debug' })
    expect(first.code).toBe(0)
    expect(first.output).toContain('LOG_LEVLE is unknown and has no effect. Did you mean LOG_LEVEL?')
    const { code, output } = await runCommand(['start'], { ...sandbox, MODE: 'live', PAYMENTS: 'manual' })
    expect(code).toBe(1)
    expect(output).toContain('first started with sandbox')
  })
})

describe.concurrent('changing the secret key', () => {
  it('keeps webhook secrets, mails and stored responses, and works without the old key if it’s lost', async () => {
    const receiver = await openReceiver()
    const operatorKey = newSecret()
    const first = { ...(await newEnvironment()), OPERATOR_KEY: operatorKey, WEBHOOK_TARGETS: 'any' }
    const repeated = { 'idempotency-key': 'make-scout' }

    const before = await startService(first)
    const webhook = await before.as(operatorKey).post('/webhooks', { url: receiver.url, events: ['*'] })
    const made = await before.as(operatorKey).post('/agents', { name: 'Scout' }, repeated)
    await before.as(operatorKey).post('/session/email', { email: 'ada@example.com' })
    before.child.kill('SIGTERM')
    await before.exited

    const second = { ...first, SECRET_KEY: newSecretKey(), PREVIOUS_SECRET_KEY: first.SECRET_KEY }
    const wrong = { ...second, PREVIOUS_SECRET_KEY: newSecretKey() }
    expect((await runCommand(['change-secret-key'], wrong)).output).toContain('SECRET_KEY doesn’t match')
    expect((await runCommand(['change-secret-key'], second)).output).toContain('encrypted with the new key')

    const after = await startService(second)
    const again = await after.as(operatorKey).post('/agents', { name: 'Scout' }, repeated)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.body).toEqual(made.body)
    const mailbox = await after.as(operatorKey).get('/sandbox/mailbox')
    expect(mailbox.body.data).toMatchObject([{ to: 'ada@example.com' }])
    receiver.received.length = 0
    await after.as(operatorKey).post(`/webhooks/${webhook.body.id}/test`)
    const [sent] = await receiver.until((received) => received.length > 0)
    if (sent) verifySignature(webhook.body.secret, sent)
    after.child.kill('SIGTERM')
    await after.exited

    const third = { ...first, SECRET_KEY: newSecretKey() }
    expect((await runCommand(['change-secret-key', '--lost'], third)).code).toBe(0)
    const audits = await Promise.all([third, second].map((env) => runCommand(['audit'], env)))
    expect(audits.map(({ code }) => code)).toEqual([0, 1])
    const last = await startService(third)
    const emptied = await last.as(operatorKey).get('/sandbox/mailbox')
    expect([emptied.status, emptied.body.data]).toEqual([200, []])
  })
})
