import { describe, expect, it } from 'vitest'
import { checksOf, type Measured } from '../src/operator/health/domain.ts'
import { createWorld } from './support/world.ts'

const idle = { waiting: 0, lag_seconds: 0 }
const good: Measured = {
  backlog: { events: idle, deadlines: idle, webhooks: idle, searches: idle },
  failingWebhooks: 0,
  uncountedEvents: 0,
  stuckOrders: 0,
  pools: [{ name: 'transactions', busy: 1, idle: 3, waiting: 0 }],
  disk: { freeBytes: 50 * 2 ** 30, totalBytes: 100 * 2 ** 30 },
}

function stateOf(measured: Partial<Measured>, name: string) {
  const check = checksOf({ ...good, ...measured }).find((one) => one.name === name)
  return [check?.state, check?.advice !== null]
}

describe('the health of the service', () => {
  it('is good, without advice, if nothing is waiting', () => {
    expect(checksOf(good).map(({ state, advice }) => [state, advice])).toEqual(Array(8).fill(['good', null]))
  })

  it.each([
    ['events', { backlog: { ...good.backlog, events: { waiting: 3, lag_seconds: 61 } } }, 'warning'],
    ['deadlines', { backlog: { ...good.backlog, deadlines: { waiting: 3, lag_seconds: 601 } } }, 'bad'],
    ['webhooks', { backlog: { ...good.backlog, webhooks: { waiting: 3, lag_seconds: 61 } } }, 'warning'],
    ['searches', { backlog: { ...good.backlog, searches: { waiting: 3, lag_seconds: 61 } } }, 'warning'],
    ['webhooks', { failingWebhooks: 2 }, 'warning'],
    ['events', { backlog: null }, 'unknown'],
    ['figures', { uncountedEvents: 6_000 }, 'warning'],
    ['payments', { stuckOrders: 2 }, 'bad'],
    ['connections', { pools: [{ name: 'transactions', busy: 14, idle: 0, waiting: 10 }] }, 'warning'],
    ['connections', { pools: [{ name: 'transactions', busy: 14, idle: 0, waiting: 60 }] }, 'bad'],
    ['disk', { disk: { freeBytes: 4 * 2 ** 30, totalBytes: 40 * 2 ** 30 } }, 'warning'],
    ['disk', { disk: { freeBytes: 2 ** 29, totalBytes: 40 * 2 ** 30 } }, 'bad'],
    ['disk', { disk: null }, 'unknown'],
  ] as [string, Partial<Measured>, string][])('%s: %o is %s, with what to do', (name, measured, state) => {
    expect(stateOf(measured, name)).toEqual([state, true])
  })
})

it('says in numbers what it found, so that clients can use words of their own', () => {
  const late = { ...good.backlog, webhooks: { waiting: 3, lag_seconds: 61 } } as Measured['backlog']
  const measured = checksOf({ ...good, backlog: late, failingWebhooks: 2 }).map((check) => [check.name, check.measured])
  expect(Object.fromEntries(measured)).toEqual({
    events: { waiting: 0, oldest_seconds: 0 },
    deadlines: { waiting: 0, oldest_seconds: 0 },
    webhooks: { waiting: 3, oldest_seconds: 61, failing_webhooks: 2 },
    searches: { waiting: 0, oldest_seconds: 0 },
    figures: { waiting: 0 },
    payments: { waiting: 0 },
    connections: { waiting: 0, busy_connections: 1 },
    disk: { free_bytes: 53_687_091_200, total_bytes: 107_374_182_400 },
  })
  expect(checksOf({ ...good, backlog: null, disk: null }).map((check) => check.measured)).toEqual([
    ...[null, null, null, null],
    { waiting: 0 },
    { waiting: 0 },
    { waiting: 0, busy_connections: 1 },
    null,
  ])
})

describe('GET /operator/health', async () => {
  const world = await createWorld({ databaseDir: process.cwd() })

  it('describes this deployment, and says that no worker is running', async () => {
    const user = await world.newUser()
    await world.inDatabase((db) =>
      // An id created an hour ago: nothing has numbered the event since.
      db.query(`update events set id = overlay(id::text placing '018f0000-0000' from 1 for 13)::uuid
        where seq = (select min(seq) from events)`),
    )
    const { status, body } = await world.operator.get('/operator/health')
    expect(status).toBe(200)
    expect(body.state).toBe('bad')
    const byName = Object.fromEntries(body.checks.map((check: { name: string }) => [check.name, check]))
    expect(byName.events).toMatchObject({ state: 'bad', advice: expect.stringContaining('worker') })
    expect(byName.disk.summary).toMatch(/GiB of .* free/)
    expect((await user.get('/operator/health')).status).toBe(403)
  })
})
