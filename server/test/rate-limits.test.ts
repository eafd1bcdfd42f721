import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, type Client, issueCodesOf, ManagedUser } from './support/client.ts'
import { expectError } from './support/raw-http.ts'
import { createWorld } from './support/world.ts'

const PER_KEY = 5
const PER_USER = 25
const FAILURES = 60

const limited = await createWorld({ rateLimitPerMinute: PER_KEY })
const behindProxy = await createWorld({ rateLimitPerMinute: PER_KEY, trustProxy: 1 })
const unlimited = await createWorld({ rateLimitPerMinute: 0 })

// Limits are counted by the minute. Each test has its own minute, and the clock stands still 10 seconds into it.
vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 10_000 })
afterAll(() => vi.useRealTimers())
beforeEach(nextMinute)

describe('the limit per key', () => {
  it('is shown in the headers of every response, including errors', async () => {
    const ada = await limited.newUser()
    const answers = [
      await ada.get('/keys'),
      await ada.get('/keys/none'),
      await ada.get('/users'),
      await ada.get('/keys?x'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 403, 422])
    for (const [index, { headers }] of answers.entries()) {
      expect(headers.get('ratelimit-policy')).toBe(`"key";q=${PER_KEY};w=60, "user";q=${PER_USER};w=60`)
      expect(headers.get('ratelimit')).toBe(
        `"key";r=${PER_KEY - 1 - index};t=50, "user";r=${PER_USER - 1 - index};t=50`,
      )
    }
  })

  it('refuses requests above it until the next minute, and says how long that is', async () => {
    const ada = await limited.newUser()
    expect(await statusesOf(ada, PER_KEY)).toEqual({ 200: PER_KEY })
    const refused = await ada.get('/keys')
    expectLimited(refused, 'key', PER_KEY)
    expect(refused.headers.get('ratelimit')).toBe(`"key";r=0;t=50, "user";r=${PER_USER - PER_KEY};t=50`)
    expect((await ada.post('/agents', { name: 'Scout' })).status).toBe(429)
    nextMinute()
    expect(await statusesOf(ada, PER_KEY + 1)).toEqual({ 200: PER_KEY, 429: 1 })
  })

  it('holds for concurrent requests', async () => {
    const ada = await limited.newUser()
    const answers = await Promise.all(Array.from({ length: 3 * PER_KEY }, () => ada.get('/keys/verify')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PER_KEY)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2 * PER_KEY)
  })

  it('is counted per key; refused requests don’t count for the user', async () => {
    const [ada, ben] = [await limited.newUser(), await limited.newUser()]
    const other = await anotherKey(ada)
    expect(await statusesOf(ada, 30)).toEqual({ 200: PER_KEY - 1, 429: 30 - (PER_KEY - 1) })
    expect((await other.get('/keys')).headers.get('ratelimit')).toContain(`"user";r=${PER_USER - PER_KEY - 1};`)
    expect((await ben.get('/keys')).status).toBe(200)
  })
})

describe('the limit per user', () => {
  it('counts all keys of the user and of their agents together', async () => {
    const [ada, ben] = [await limited.newUser(), await limited.newUser()]
    const keys = [await anotherKey(ada), await anotherKey(ada), await anotherKey(ada), await limited.newAgent(ada)]
    for (const key of keys) expect(await statusesOf(key, PER_KEY)).toEqual({ 200: PER_KEY })
    nextMinute()
    const fresh = await anotherKey(ada)
    for (const key of [...keys, fresh]) await statusesOf(key, PER_KEY)
    const refused = await ada.get('/keys')
    expectLimited(refused, 'user', PER_USER)
    expect(refused.headers.get('ratelimit')).toBe(`"key";r=${PER_KEY - 2};t=50, "user";r=0;t=50`)
    expect((await ben.get('/keys')).status).toBe(200)
  })
})

describe('the limits of a sign-up key', () => {
  it('are counted for each address, and not for the operator who created the key', async () => {
    const made = await behindProxy.operator.post('/keys', { name: 'sign-up', scopes: ['users:create'] })
    const published = behindProxy.as(made.body.key)
    const signUpFrom = async (address: string) => {
      const body = { display_name: 'Ada', kind: 'person' }
      return (await published.post('/users', body, { 'x-forwarded-for': address })).status
    }
    nextMinute()
    for (let i = 0; i < PER_KEY; i++) expect(await signUpFrom('203.0.113.5')).toBe(201)
    for (let i = 0; i < PER_USER; i++) expect(await signUpFrom('203.0.113.5')).toBe(429)
    expect(await signUpFrom('198.51.100.1')).toBe(201)
    const { headers } = await behindProxy.operator.get('/keys')
    expect(headers.get('ratelimit')).toBe(`"key";r=${PER_KEY - 1};t=50, "user";r=${PER_USER - 1};t=50`)
  })
})

describe('the limit of failed authentication', () => {
  it('stops guessing from an address, but not valid keys from the same address', async () => {
    const ada = await limited.newUser()
    const guesser = limited.as('parley_sk_0000000000000000000000000000000000000000')
    expect(await statusesOf(guesser, FAILURES)).toEqual({ 401: FAILURES })
    expectLimited(await guesser.get('/keys'), 'failed-authentication', FAILURES)
    expect((await limited.as(null).get('/keys')).status).toBe(429)
    expect((await ada.get('/keys')).status).toBe(200)
    expect((await limited.as(null).get('/health')).status).toBe(200)
    nextMinute()
    expect((await guesser.get('/keys')).status).toBe(401)
  })

  it('counts and logs the address that a trusted proxy reports, and trusts no one else', async () => {
    const failFrom = async (forwardedFor: string) =>
      (await behindProxy.as(null).get('/keys', { 'x-forwarded-for': forwardedFor })).status
    for (let i = 0; i < FAILURES; i++) expect(await failFrom('203.0.113.5')).toBe(401)
    expect(await failFrom('203.0.113.5')).toBe(429)
    expect(await failFrom('198.51.100.1, 203.0.113.5')).toBe(429)
    expect(await failFrom('203.0.113.5, 198.51.100.1')).toBe(401)
    await expect.poll(() => behindProxy.logs.join('')).toContain('"client_address":"198.51.100.1"')

    const direct = limited.as(null)
    for (let i = 0; i < FAILURES; i++) await direct.get('/keys', { 'x-forwarded-for': `203.0.113.${i}` })
    expect((await direct.get('/keys', { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429)
    expect(limited.logs.join('')).toContain('"client_address":"127.0.0.1"')
    expect(limited.logs.join('')).not.toContain('203.0.113.')
  })

  it('counts the requests of a suspended agent', async () => {
    const ada = await limited.newUser()
    const scout = await limited.newAgent(ada)
    await ada.post(`/agents/${scout.agentId}/suspend`)
    expect(await statusesOf(scout, FAILURES + 2)).toEqual({ 403: FAILURES, 429: 2 })
  })
})

describe('on behalf of managed users', () => {
  it('requests are counted for each user, whichever key acts for them', async () => {
    const [mia, ned] = [await ManagedUser.create(limited.operator), await ManagedUser.create(limited.operator)]
    for (let n = 0; n < PER_KEY; n++) expect((await mia.get('/wallet')).status).toBe(200)
    expect((await mia.get('/wallet')).status).toBe(429)
    expect((await ned.get('/wallet')).status).toBe(200)
    expect((await limited.operator.get('/users/managed')).status).toBe(200)
  })
})

describe('every limit by address', () => {
  it('counts the /64 of an IPv6 address, and an IPv4 address in both of its notations as one', async () => {
    const made = await behindProxy.operator.post('/keys', { name: 'sign-up', scopes: ['users:create'] })
    const published = await behindProxy.operator.post('/keys', { name: 'pages', publishable: true })
    const visit = (path: string, init: RequestInit = {}) => {
      return async (address: string) => {
        const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': address }
        return (await fetch(behindProxy.url + path, { ...init, headers, redirect: 'manual' })).status
      }
    }
    const json = { 'content-type': 'application/json' }
    const signUp = { body: '{"display_name":"Ada","kind":"person"}', headers: { ...json, 'x-api-key': made.body.key } }
    const counted: [string, number, (address: string) => Promise<number>][] = [
      ['failed authentication', FAILURES, visit('/api/keys')],
      ['sign-up keys', PER_KEY, visit('/api/users', { method: 'POST', ...signUp })],
      ['publishable keys', PER_KEY, visit('/api/gigs', { headers: { 'x-api-key': published.body.key } })],
      ['sign-ins', PER_KEY, visit('/api/session', { method: 'POST', headers: json, body: '{}' })],
      ['pages', PER_KEY, visit('/sign-in')],
      ['apps', PER_KEY, visit('/oauth/token', { method: 'POST', body: new URLSearchParams({ a: 'b' }) })],
    ]
    const problems: string[] = []
    for (const [what, limit, from] of counted) {
      const expectStatus = async (address: string, isRefused: boolean) => {
        const status = await from(address)
        if ((status === 429) !== isRefused) problems.push(`${what} from ${address}: ${status}`)
      }
      for (let n = 0; n < limit; n++) await expectStatus(`2001:db8:0:1:${n.toString(16)}::${n.toString(16)}`, false)
      await expectStatus('2001:0DB8:0:1:ffff::1', true)
      await expectStatus('2001:db8:0:2::1', false)
      for (let n = 0; n < limit; n++) await expectStatus(n % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7', false)
      await expectStatus('203.0.113.7', true)
      await expectStatus('::ffff:cb00:7107', true)
      await expectStatus('::ffff:203.0.113.8', false)
      nextMinute()
    }
    expect(problems).toEqual([])
  })
})

describe('a limit of 0', () => {
  it('means no limit', async () => {
    const ada = await unlimited.newUser()
    expect(await statusesOf(ada, 4 * PER_USER)).toEqual({ 200: 4 * PER_USER })
    expect(await statusesOf(unlimited.as(null), FAILURES + 5)).toEqual({ 401: FAILURES + 5 })
    const { headers } = await ada.get('/keys')
    expect([headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([null, null])
  })
})

function nextMinute(): void {
  vi.setSystemTime(Date.now() + 60_000)
}

async function anotherKey(owner: Client): Promise<Client> {
  const { body } = await owner.post('/keys', { name: 'another' })
  return limited.as(body.key)
}

/** The number of responses with each status. */
async function statusesOf(caller: Client, times: number): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (let i = 0; i < times; i++) {
    const { status } = await caller.get('/keys/verify')
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

function expectLimited(answer: Answer, policy: string, limit: number): void {
  expectError(answer, 429, 'FORBIDDEN')
  expect(issueCodesOf(answer)).toEqual(['rate_limited'])
  expect(answer.body.error.issues[0].details).toEqual({ policy, limit, retry_after_seconds: 50 })
  expect(answer.headers.get('retry-after')).toBe('50')
  expect(answer.headers.get('ratelimit-policy')).toContain(`"${policy}";q=${limit};w=60`)
}
