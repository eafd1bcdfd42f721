import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { newSecret } from '../src/people/keys/secret.ts'
import { Browser, signedIn } from './support/browser.ts'
import { issueCodesOf } from './support/client.ts'
import { administer, urlOf } from './support/cluster.ts'
import { expectCleanAudit } from './support/deals.ts'
import { runCommand, startService, stopAllServices } from './support/service-process.ts'
import { createWorld, type World } from './support/world.ts'

afterAll(stopAllServices)

interface Demo {
  status: string
  progress: number
  users: { user_id: string; display_name: string }[]
}

type Sandbox = Pick<World, 'operator'>

async function demoOf({ operator }: Sandbox): Promise<Demo> {
  return (await operator.get('/sandbox/demo')).body
}

async function filled(world: Sandbox): Promise<Demo> {
  await expect.poll(async () => (await demoOf(world)).status, { timeout: 280_000, interval: 500 }).not.toBe('running')
  return demoOf(world)
}

/** What can be compared between two markets: everything but ids and times. */
async function outlineOf({ operator }: Sandbox, demo: Demo) {
  const { as_of, webhook_deliveries, ...stats } = (await operator.get('/operator/stats')).body
  const gigs = (await operator.get('/gigs?limit=100')).body.data
  return {
    stats,
    names: demo.users.map((user) => user.display_name),
    titles: gigs.map((gig: { title: string }) => gig.title),
  }
}

describe('the demo market', async () => {
  const world = await createWorld({ working: true })

  it('is offered on an empty sandbox, and created once however often it’s requested', async () => {
    expect(await demoOf(world)).toEqual({ status: 'empty', progress: 0, users: [] })
    const asked = await Promise.all(Array.from({ length: 5 }, () => world.operator.post('/sandbox/demo', {})))
    expect(asked.map(({ status, body }) => [status, body.status])).toEqual(Array(5).fill([200, 'running']))
    const demo = await filled(world)
    expect([demo.status, demo.progress]).toEqual(['done', 100])
    expect((await world.operator.post('/sandbox/demo', {})).body).toEqual(demo)
    // Two runs would have created everyone twice.
    expect(new Set(demo.users.map((user) => user.display_name)).size).toBe(demo.users.length)
    expect(demo.users.length).toBeGreaterThanOrEqual(25)
    await expectCleanAudit(world)
  })

  it('has deals, disputes and approvals in every state, and leaves no working key of the operator behind', async () => {
    const { body: stats } = await world.operator.get('/operator/stats')
    const reached = (group: Record<string, number>) => Object.keys(group).filter((status) => (group[status] ?? 0) > 0)
    expect(stats.gigs.open + stats.gigs.filled).toBeGreaterThanOrEqual(60)
    expect(reached(stats.contracts)).toEqual(['pending_approval', 'active', 'completed', 'cancelled'])
    expect(reached(stats.milestones)).toEqual(
      expect.arrayContaining(['pending', 'funded', 'submitted', 'released', 'refunded', 'disputed', 'resolved']),
    )
    expect(reached(stats.disputes)).toEqual(['open', 'in_review', 'recommended', 'arbitration', 'resolved'])
    expect(stats.negotiations.open).toBeGreaterThanOrEqual(4)
    expect(stats.approvals.pending).toBeGreaterThanOrEqual(3)
    expect(stats.users.suspended).toBe(1)
    const { data: keys } = (await world.operator.get('/keys?limit=100')).body
    const own = keys.filter(({ name }: { name: string }) => name === 'demo market')
    expect(own.map(({ revoked_at }: { revoked_at: string | null }) => revoked_at === null)).toEqual([false])
  })

  it('has terms of use that everyone has accepted, and so has the operator', async () => {
    const { users } = await demoOf(world)
    const { data } = (await world.operator.get('/operator/terms')).body
    expect(data).toMatchObject([{ terms_version: 1, status: 'in_force', acceptance_count: users.length + 1 }])
    expect((await world.operator.get('/me')).body.terms.in_force.accepted_at).not.toBeNull()
  })

  it('trades in categories and custom fields of its own, in every language, with gigs and people to filter', async () => {
    const { categories, gig_fields, profile_fields } = (await world.operator.get('/operator/trade')).body
    for (const { names } of [...categories, ...gig_fields, ...profile_fields]) {
      expect(Object.keys(names)).toEqual(['en', 'de', 'es', 'fr'])
    }
    const found = async (path: string) => (await world.operator.get(`${path}&count=true`)).body.count
    const all = await found('/gigs?status=open')
    const software = await found('/gigs?category=software')
    const [certified, french] = [await found('/gigs?fields[certified]=true'), await found('/gigs?fields[languages]=fr')]
    for (const count of [software, certified, french]) {
      expect(count).toBeGreaterThanOrEqual(3)
      expect(count).toBeLessThan(all)
    }
    expect(await found('/profiles?fields[languages]=es,fr&fields[experience.min]=10')).toBe(2)
  })

  it('is the same when the command creates it, and a second run leaves it as it is', async () => {
    const { connection, template } = inject('cluster')
    const database = `${template}_demo`
    await administer(connection, (client) => client.query(`create database ${database} template ${template}`))
    const OPERATOR_KEY = newSecret()
    const SECRET_KEY = randomBytes(32).toString('base64')
    const env = { DATABASE_URL: urlOf({ ...connection, database }).href, OPERATOR_KEY, SECRET_KEY }
    const made = await runCommand(['demo'], env)
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/100%\n(.*\n)*The demo market is ready/) })
    expect(await runCommand(['demo'], env)).toMatchObject({ code: 0 })
    const service = await startService(env)
    const other = { operator: service.as(OPERATOR_KEY) }
    expect(await outlineOf(other, await demoOf(other))).toEqual(await outlineOf(world, await demoOf(world)))
  })

  it('lets an operator view it as one of its people, and exit', async () => {
    const operator = await signedIn(world, (await operatorOf(world)) as never)
    const mira = (await demoOf(world)).users.find((user) => user.display_name === 'Mira Kovač')
    const opened = await operator.post('/sandbox/sessions', { user_id: mira?.user_id })
    expect(opened.status).toBe(201)
    expect(opened.body).toMatchObject({ user: { display_name: 'Mira Kovač' }, session: { method: 'demo' } })
    expect(opened.body.session.opened_by).toBe(operator.userId)
    expect((await operator.get('/profile/me')).body.display_name).toBe('Mira Kovač')
    expect((await operator.get('/sandbox/demo')).status).toBe(403)
    expect((await operator.post('/sandbox/sessions', { user_id: mira?.user_id })).status).toBe(403)
    const back = await leave(operator)
    expect([back.status, back.headers.get('location')]).toEqual([303, '/'])
    operator.cookie = String(back.headers.get('set-cookie')).split(';')[0] ?? null
    expect((await operator.get('/sandbox/demo')).status).toBe(200)
    // For people in their own session, it leads nowhere.
    expect((await leave(operator)).status).toBe(404)
    expect((await leave(new Browser(world.url, null))).status).toBe(404)
  })

  it('opens no session of other users, and none for a page of another site', async () => {
    const somebody = await world.newUser({ display_name: 'Not a demo user' })
    const browser = await signedIn(world, (await operatorOf(world)) as never)
    for (const user_id of [somebody.userId, world.operator.userId || (await operatorOf(world)).userId]) {
      expect((await browser.post('/sandbox/sessions', { user_id })).status).toBe(404)
    }
    const [user] = (await demoOf(world)).users
    const crossSite = { 'sec-fetch-site': 'cross-site' }
    const refused = await browser.post('/sandbox/sessions', { user_id: user?.user_id }, crossSite)
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null])
    const keyless = await new Browser(world.url, null).post('/sandbox/sessions', { user_id: user?.user_id })
    expect(keyless.status).toBe(401)
  })
})

describe('a sandbox whose operator has defined what it trades in', async () => {
  const world = await createWorld({ working: true })
  const named = (key: string) => ({ key, names: { en: key } })
  const required = { required: true, filterable: true }
  const options = [{ ...named('gone'), retired: true }, named('en'), named('it')]

  it('keeps that, and the demo market’s gigs and people fit into it', async () => {
    const categories = [
      { ...named('roofs'), children: [named('translation')] },
      { ...named('old'), retired: true },
    ]
    const defined = await world.operator.patch('/operator/trade', {
      categories,
      gig_fields: [
        { ...named('languages'), ...required, type: 'choices', options },
        { ...named('certified'), ...required, type: 'choice', options },
        { ...named('insured'), ...required, type: 'boolean' },
        { ...named('area'), ...required, type: 'number', minimum: -9, maximum: -3 },
        { ...named('begin'), ...required, type: 'date' },
        { ...named('note'), required: true, type: 'text', max_length: 3 },
      ],
      profile_fields: [{ ...named('experience'), ...required, type: 'number', maximum: 12 }],
    })
    expect(defined.status, defined.text).toBe(200)
    await world.operator.post('/sandbox/demo', {})
    expect((await filled(world)).status).toBe('done')
    const { body } = await world.operator.get('/operator/trade')
    expect(body).toEqual(defined.body)
    const gigs = (await world.operator.get('/gigs?limit=100')).body.data
    expect(gigs.length).toBeGreaterThanOrEqual(20)
    for (const { category, skills, fields, title } of gigs) {
      if (skills.includes('translation')) expect(category, title).toBe('translation')
      expect(['roofs', 'translation']).toContain(category)
      expect(fields).toMatchObject({ area: -9, note: 'Exa' })
      expect(Object.keys(fields).toSorted()).toEqual(['area', 'begin', 'certified', 'insured', 'languages', 'note'])
    }
    const people = (await world.operator.get('/profiles?limit=100&fields[experience.max]=12&count=true')).body
    expect(people.count).toBeGreaterThanOrEqual(20)
    await expectCleanAudit(world)
  })
})

describe('a sandbox with users of its own', async () => {
  const world = await createWorld()

  it('is not filled', async () => {
    await world.newUser()
    expect((await demoOf(world)).status).toBe('in_use')
    const refused = await world.operator.post('/sandbox/demo', {})
    expect([refused.status, issueCodesOf(refused)]).toEqual([409, ['wrong_state']])
    expect((await demoOf(world)).status).toBe('in_use')
  })
})

describe('live mode', async () => {
  const world = await createWorld({ mode: 'live' })

  it('has neither the demo market nor its sessions', async () => {
    for (const [method, path] of [
      ['GET', '/sandbox/demo'],
      ['POST', '/sandbox/demo'],
      ['POST', '/sandbox/sessions'],
    ] as const) {
      const answer = await world.operator.send(method, path, method === 'POST' ? {} : undefined)
      expect([path, answer.status, issueCodesOf(answer)]).toEqual([path, 404, ['unknown_path']])
    }
  })
})

/** Sends the form with which an operator comes back. */
function leave({ url, cookie }: Browser): Promise<Response> {
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
  return fetch(`${url}/sign-in/leave-demo`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(),
  })
}

async function operatorOf({ operator }: World): Promise<{ userId: string }> {
  return { userId: (await operator.get('/keys/verify')).body.user_id }
}
