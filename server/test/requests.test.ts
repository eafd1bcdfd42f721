import { describe, expect, it, vi } from 'vitest'
import { RequestLog } from '../src/people/requests/request-log.ts'
import { deleteOldRequests } from '../src/people/requests/service.ts'
import type { Database } from '../src/platform/db/database.ts'
import { type Actor, scopesOfRole } from '../src/platform/kernel/actor.ts'
import { decodeId, newId, toId, type UserId } from '../src/platform/kernel/ids.ts'
import type { EndedCall } from '../src/platform/operations.ts'
import { newEmail, signUp } from './support/browser.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { connectMcp } from './support/mcp.ts'
import { newToken } from './support/oauth.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

/** The log of a user, newest first, once it has this many requests: they're logged a moment after their responses. */
async function logOf(owner: Client, count: number, query = ''): Promise<Logged[]> {
  return vi.waitFor(
    async () => {
      await world.app.requestLog.flush()
      const { status, body } = await owner.get(`/requests${query}`)
      expect(status).toBe(200)
      expect(body.data).toHaveLength(count)
      return body.data
    },
    { timeout: 60_000 },
  )
}

interface Logged {
  id: string
  operation: string
  path: string
  status: number
  issue_codes: string[]
  key_id: string | null
  [name: string]: unknown
}

const operationsIn = (requests: readonly Logged[]) => requests.map(({ operation }) => operation)

describe('the request log', () => {
  it('shows a key’s requests, newest first, and why they were refused', async () => {
    const ada = await world.newUser()
    const keyId = (await ada.get('/keys/verify', { 'x-request-id': 'my-first' })).body.api_key_id
    const refused = await ada.post('/gigs', { title: '' })
    expect(refused.status).toBe(422)
    await ada.get('/gigs/gig_00000000000000000000000000')
    const [missing, failed, verified] = await logOf(ada, 3)
    expect(verified).toEqual({
      id: expect.stringMatching(/^req_/),
      at: expect.any(String),
      channel: 'api',
      operation: 'verifyKey',
      method: 'GET',
      path: '/api/keys/verify',
      status: 200,
      issue_codes: [],
      duration_ms: expect.any(Number),
      request_id: 'my-first',
      key_id: keyId,
      connected_app_id: null,
      hosted_agent_id: null,
    })
    expect(Math.abs(Date.now() - Date.parse(String(verified?.at)))).toBeLessThan(60_000)
    expect(failed).toMatchObject({
      operation: 'createGig',
      status: 422,
      issue_codes: [...new Set(issueCodesOf(refused))],
      request_id: refused.headers.get('x-request-id'),
    })
    expect(missing).toMatchObject({ operation: 'getGig', status: 404, issue_codes: ['not_found'] })
  })

  it('has neither bodies, nor queries, nor secrets, wherever the caller puts them', async () => {
    const ada = await world.newUser()
    const secret = ada.secret ?? ''
    await ada.get(`/gigs?q=${secret}`)
    await ada.get(`/gigs/${secret}`, { 'x-request-id': `id-${secret}` })
    await ada.get('/gigs/whsec_C2FVsBQIhrscChlQIMV')
    await ada.post('/gigs', { title: `a title ${secret}`, secret })
    const token = (await newToken(world, ada)).secret ?? ''
    await world.as(token).get(`/gigs/${token}`, { 'x-request-id': `id-${token}` })
    await world.as(token).get(`/gigs/${token.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`)
    // A tool gets them as input.
    const foreign = (await newToken(world, ada, 'mcp')).secret ?? ''
    const mcp = await connectMcp(world.url, foreign)
    for (const id of [token, foreign, secret]) await mcp.call('api_read', { operation: 'getGig', input: { id } })
    await logOf(ada, 9)
    const rows = await world.inDatabase(async (db) => {
      const found = await db.query('select * from api_requests where user_id = $1', [toId('usr', ada.userId)])
      return JSON.stringify(found.rows)
    })
    expect(rows).not.toContain(secret.slice(10))
    for (const some of [token, foreign]) expect(rows).not.toContain(some.slice(-20))
    expect(rows).not.toContain('C2FVsBQIhrscChlQIMV')
    expect(rows).not.toContain('a title')
    expect(rows).not.toContain('?')
  })

  it('has the requests of agents, apps and tools, but not those of browsers and of readers of the log', async () => {
    const email = newEmail()
    const browser = await signUp(world, email)
    const { body } = await browser.post('/keys', { name: 'mine' })
    const owner = world.as(body.key)
    const agent = await world.newAgent(owner)
    await agent.get('/gigs')
    await browser.get('/gigs')
    await owner.get('/requests')
    const app = world.as((await newToken(world, { userId: browser.userId, agentId: null } as Client)).secret)
    await app.get('/inbox')
    const mcp = await connectMcp(world.url, agent.secret ?? '')
    await mcp.call('api_read', { operation: 'getGig', input: { id: 'gig_00000000000000000000000000' } })
    const requests = await logOf(owner, 5)
    expect(operationsIn(requests)).toEqual(['getGig', 'listInbox', 'listGigs', 'createKey', 'createAgent'])
    const [tool, ofApp, ofAgent] = requests
    expect(tool).toMatchObject({
      channel: 'mcp',
      method: 'GET',
      path: '/api/gigs/gig_00000000000000000000000000',
      status: 404,
      issue_codes: ['not_found'],
      hosted_agent_id: agent.agentId,
    })
    expect(ofApp).toMatchObject({ key_id: null, connected_app_id: expect.stringMatching(/^cap_/) })
    expect(ofAgent).toMatchObject({ hosted_agent_id: agent.agentId, key_id: expect.stringMatching(/^key_/) })
  })

  it('is for the owner: neither for agents and apps, nor for others, nor over MCP', async () => {
    const [ada, eve] = [await world.newUser(), await world.newUser()]
    const agent = await world.newAgent(ada)
    const reader = (await ada.post('/keys', { name: 'reader', scopes: ['read'] })).body.key
    for (const other of [agent, world.as(reader), world.as((await newToken(world, ada)).secret)]) {
      const answer = await other.get('/requests')
      expect([answer.status, issueCodesOf(answer)]).toEqual([403, ['missing_scope']])
    }
    const keyId = (await ada.get('/keys/verify')).body.api_key_id
    await logOf(ada, 4)
    await logOf(eve, 0, `?key_id=${keyId}`)
    const mcp = await connectMcp(world.url, ada.secret ?? '')
    const told = await mcp.call('api_read', { operation: 'listRequests', input: {} })
    expect(JSON.stringify(told)).toContain('not_over_mcp')
  })

  it('is filtered by key, operation and class of status, and read page by page', async () => {
    const ada = await world.newUser()
    const other = (await ada.post('/keys', { name: 'other' })).body
    for (let count = 0; count < 5; count++) await world.as(other.key).get('/wallet')
    await ada.post('/gigs', {})
    await ada.get('/wallet')
    await logOf(ada, 8)
    expect(operationsIn(await logOf(ada, 1, '?status=failed'))).toEqual(['createGig'])
    await logOf(ada, 0, '?status=5xx')
    await logOf(ada, 5, `?key_id=${other.id}`)
    await logOf(ada, 6, '?operation=getWallet&status=2xx')
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { data: Logged[]; next_cursor: string | null } = (
        await ada.get(`/requests?limit=3${cursor && `&cursor=${cursor}`}`)
      ).body
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(seen).toHaveLength(8)
    expect(new Set(seen).size).toBe(8)
    const wrong = await ada.get('/requests?status=7xx')
    expect(wrong.status).toBe(422)
  })

  it('adds none before one that a reader has already passed, even when two processes save at once', async () => {
    const ada = await world.newUser()
    const second = await world.startNode()
    const elsewhere = second.as(ada.secret ?? '')
    const seen: string[] = []
    const reading = (async () => {
      while (seen.length < 32) {
        await Promise.all([world.app.requestLog.flush(), second.app.requestLog.flush()])
        const page = (await ada.get('/requests?limit=100')).body.data as Logged[]
        const known = page.findIndex(({ id }) => id === seen.at(-1))
        seen.push(
          ...page
            .slice(0, known < 0 ? page.length : known)
            .map(({ id }) => id)
            .reverse(),
        )
      }
    })()
    for (let round = 0; round < 8; round++) {
      await Promise.all([ada.get('/wallet'), elsewhere.get('/wallet'), ada.get('/inbox'), elsewhere.get('/inbox')])
    }
    await reading
    expect(new Set(seen).size).toBe(32)
    expect(seen).toHaveLength(32)
  })

  it('deletes what’s older than seven days, and nothing else', async () => {
    const ada = await world.newUser()
    for (let count = 0; count < 3; count++) await ada.get('/wallet')
    const [newest] = await logOf(ada, 3)
    await world.inDatabase((db) =>
      db.query(
        `update api_requests set at = now() - interval '7 days 1 minute'
         where seq < (select seq from api_requests where id = $1)`,
        [decodeId('req', newest?.id ?? '')],
      ),
    )
    await logOf(ada, 3)
    while (await deleteOldRequests(world.database));
    expect((await logOf(ada, 1)).map(({ id }) => id)).toEqual([newest?.id])
  })

  it('is empty when it’s switched off', async () => {
    const silent = await createWorld({ requestLog: false })
    const ada = await silent.newUser()
    await ada.get('/wallet')
    await silent.app.requestLog.flush()
    expect((await ada.get('/requests')).body.data).toEqual([])
  })
})

describe('saving the log', () => {
  const actor: Actor = {
    userId: newId<'usr'>(),
    hostedAgentId: null,
    credential: { kind: 'key', id: newId<'key'>(), expiresAt: null },
    role: 'member',
    scopes: scopesOfRole.member,
    suspension: null,
    acceptedTerms: [],
  }
  const callWith = (status: number): EndedCall => ({
    actor,
    operation: 'getWallet',
    method: 'GET',
    path: '/api/wallet',
    status,
    issueCodes: [],
    durationMs: 1,
    requestId: 'test',
    channel: 'api',
  })

  it('keeps what couldn’t be saved, drops and counts what exceeds its limit, and never throws', async () => {
    let isDown = true
    const saved = vi.fn()
    const database = {
      transaction: async () => {
        if (isDown) throw new Error('The database does not answer.')
        saved()
      },
    } as unknown as Database
    const log = new RequestLog(database, world.log)
    for (let count = 0; count < 30_000; count++) log.note({ ...callWith(200), actor: { ...actor, userId: newId() } })
    await log.flush()
    expect(log.dropped).toBeGreaterThanOrEqual(8_000)
    expect(log.dropped).toBeLessThanOrEqual(10_000)
    isDown = false
    await log.close()
    expect(saved).toHaveBeenCalledTimes(10)
  })

  it('keeps only a user’s newest requests, and drops no one else’s', async () => {
    const log = new RequestLog(world.database, world.log, 50)
    const [busy, quiet] = [newId<'usr'>(), newId<'usr'>()]
    const noteOf = (userId: UserId, requestId: string) =>
      log.note({ ...callWith(200), requestId, actor: { ...actor, userId } })
    for (let count = 0; count < 3; count++) noteOf(quiet, `quiet-${count}`)
    for (let batch = 0; batch < 12; batch++) {
      for (let count = 0; count < 10; count++) noteOf(busy, `busy-${batch * 10 + count}`)
      await log.flush()
    }
    await log.close()
    const kept = await world.inDatabase((db) =>
      db.query('select request_id from api_requests where user_id = any($1) order by seq', [[busy, quiet]]),
    )
    const newest = Array.from({ length: 50 }, (_, n) => `busy-${70 + n}`)
    expect(kept.rows.map(({ request_id }) => request_id)).toEqual(['quiet-0', 'quiet-1', 'quiet-2', ...newest])
  })

  it.each([429, 503])('has one request per batch for a caller who is turned away with %i', async (refusal) => {
    const log = new RequestLog(world.database, world.log)
    for (let count = 0; count < 1_000; count++) log.note(callWith(refusal))
    log.note(callWith(200))
    await log.close()
    const rows = await world.inDatabase((db) =>
      db.query('select status from api_requests where user_id = $1 order by seq', [actor.userId]),
    )
    expect(rows.rows.map(({ status }) => status).slice(-2)).toEqual([refusal, 200])
    expect(rows.rows.filter(({ status }) => status === refusal)).toHaveLength(1)
  })
})
