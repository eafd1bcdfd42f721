import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Deadline } from '../src/platform/clock/sweep.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { Instant } from '../src/platform/kernel/time.ts'
import { signedIn } from './support/browser.ts'
import { issueCodesOf } from './support/client.ts'
import { timed } from './support/timed.ts'
import { createWorld } from './support/world.ts'

const settled: { id: string; at: Instant }[] = []
const failing = new Set<string>()

/** A minimal deadline: a row that is marked done at its time. */
const alarm: Deadline = {
  name: 'alarm',
  findDue: (db, until, limit, after) =>
    db.query(sql`
      select id, rings_at as at from alarms
      where not done and rings_at <= ${until} and (rings_at, id) > (${after?.at ?? '-infinity'}::timestamptz, ${after?.id ?? ''})
      order by rings_at, id limit ${limit}`),
  async settle(ctx, id) {
    const rows = await ctx.db.query(sql`select id from alarms where id = ${id} and not done for update skip locked`)
    if (rows.length === 0) return
    if (failing.has(id)) throw new Error('this alarm fails')
    await ctx.db.query(sql`update alarms set done = true where id = ${id}`)
    settled.push({ id, at: ctx.clock.now() })
  },
}

const world = await createWorld({ moreDeadlines: [alarm] })

async function addAlarm(id: string, aheadSeconds: number): Promise<Instant> {
  const { now } = (await world.operator.get('/sandbox/clock')).body
  const at = new Date(Date.parse(now) + aheadSeconds * 1000).toISOString() as Instant
  await world.database.query(sql`insert into alarms (id, rings_at) values (${id}, ${at})`)
  return at
}

function settledIds(): string[] {
  return settled.map(({ id }) => id)
}

beforeAll(async () => {
  const client = new pg.Client(world.connection)
  await client.connect()
  await client.query(
    'create table alarms (id text primary key, rings_at timestamptz(3) not null, done boolean not null default false)',
  )
  await client.end()
})

describe('the sandbox clock', () => {
  it('shows real time until it is moved', async () => {
    const { now, ahead_seconds } = (await world.operator.get('/sandbox/clock')).body
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000)
    expect(ahead_seconds).toBe(0)
  })

  it('can be moved by operators; every process has the new time on its next request', async () => {
    const ada = await world.newUser()
    const there = (await world.startNode()).as(String(ada.secret))
    const before = Date.parse((await there.get('/sandbox/clock')).body.now)
    const moved = await world.operator.post('/sandbox/clock/advance', { seconds: 86_400 })
    expect(moved.status).toBe(200)
    expect(Date.parse(moved.body.now) - before).toBeGreaterThanOrEqual(86_400_000)
    const made = await there.post('/agents', { name: 'Scout' })
    expect(Date.parse(made.body.created_at) - before).toBeGreaterThanOrEqual(86_400_000)
  })

  it('does not expire keys and sessions, which use real time; sessions tell the new one', async () => {
    const ada = await world.newUser()
    const browser = await signedIn(world, ada)
    const key = await ada.post('/keys', { name: 'x', expires_at: new Date(Date.now() + 3_600_000).toISOString() })
    const moved = await world.operator.post('/sandbox/clock/advance', { seconds: 100 * 86_400 })
    expect((await world.as(key.body.key).get('/keys/verify')).status).toBe(200)
    const { time } = (await browser.get('/session')).body
    expect(Date.parse(time) - Date.parse(moved.body.now)).toBeGreaterThanOrEqual(0)
  })

  it('is moved only once by a repeated request', async () => {
    const headers = { 'idempotency-key': 'one-day' }
    const first = await world.operator.post('/sandbox/clock/advance', { seconds: 86_400 }, headers)
    const again = await world.operator.post('/sandbox/clock/advance', { seconds: 86_400 }, headers)
    expect(again.text).toBe(first.text)
    const { ahead_seconds } = (await world.operator.get('/sandbox/clock')).body
    expect(ahead_seconds).toBe(first.body.ahead_seconds)
  })

  it.each([0, -5, 1.5, 315_360_001])('refuses %s seconds', async (seconds) => {
    expect((await world.operator.post('/sandbox/clock/advance', { seconds })).status).toBe(422)
  })

  it('adds up concurrent advances', async () => {
    const before = (await world.operator.get('/sandbox/clock')).body.ahead_seconds
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.operator.post('/sandbox/clock/advance', { seconds: 1_000 })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const after = (await world.operator.get('/sandbox/clock')).body.ahead_seconds
    expect(after - before).toBeGreaterThanOrEqual(3_990)
  })

  it('lets an advance wait for a long one before it', timed, async () => {
    const impatient = await createWorld({ statementTimeoutMs: 100 })
    const advanced = await impatient.inDatabase(async (other) => {
      await other.query('begin')
      await other.query(`select pg_advisory_xact_lock(hashtextextended('parley sandbox clock', 0))`)
      const advancing = impatient.operator.post('/sandbox/clock/advance', { seconds: 60 })
      // Longer than the statement timeout.
      await other.query('select pg_sleep(1)')
      await other.query('commit')
      return advancing
    })
    expect(advanced.status).toBe(200)
  })

  it('cannot be moved by members, and does not exist in live mode', async () => {
    const ada = await world.newUser()
    const refused = await ada.post('/sandbox/clock/advance', { seconds: 1 })
    expect(refused.status).toBe(403)
    expect(issueCodesOf(refused)).toEqual(['missing_scope'])

    const live = await createWorld({ mode: 'live' })
    expect((await live.operator.get('/sandbox/clock')).status).toBe(404)
    expect((await live.operator.post('/sandbox/clock/advance', { seconds: 1 })).status).toBe(404)
  })
})

describe('deadlines', () => {
  it('are processed in order, each as of its own time, before an advance answers', async () => {
    const late = await addAlarm('late', 7_000)
    const early = await addAlarm('early', 3_000)
    await addAlarm('far', 90_000)
    await world.operator.post('/sandbox/clock/advance', { seconds: 10_000 })
    expect(settled.slice(-2)).toEqual([
      { id: 'early', at: early },
      { id: 'late', at: late },
    ])
    expect(settledIds()).not.toContain('far')
  })

  it('are processed once when several workers sweep at the same time', async () => {
    for (let i = 0; i < 30; i++) await addAlarm(`alarm ${i}`, -10)
    await Promise.all(Array.from({ length: 4 }, () => world.core.sweep(world.core.clock.now())))
    const rung = settledIds().filter((id) => id.startsWith('alarm '))
    expect(rung).toHaveLength(30)
    expect(new Set(rung).size).toBe(30)
  })

  it('are processed even after a hundred that fail', async () => {
    for (let i = 0; i < 120; i++) {
      failing.add(`broken ${i}`)
      await world.database.query(
        sql`insert into alarms (id, rings_at) values (${`broken ${i}`}, '2020-01-01T00:00:00Z')`,
      )
    }
    await addAlarm('after them', -5)
    await world.core.sweep(world.core.clock.now())
    expect(settledIds()).toContain('after them')
    failing.clear()
    await world.core.sweep(world.core.clock.now())
    expect(settledIds().filter((id) => id.startsWith('broken '))).toHaveLength(120)
  })

  it('that fail are logged and tried again, and do not stop the others', async () => {
    failing.add('first')
    await addAlarm('first', -20)
    await addAlarm('second', -10)
    await world.core.sweep(world.core.clock.now())
    expect(settledIds()).toContain('second')
    expect(settledIds()).not.toContain('first')
    expect(world.logs.some((line) => line.includes('a deadline couldn’t be processed') && line.includes('first'))).toBe(
      true,
    )
    failing.clear()
    await world.core.sweep(world.core.clock.now())
    expect(settledIds()).toContain('first')
  })
})
