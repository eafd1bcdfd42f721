import { describe, expect, it } from 'vitest'
import { issueCodesOf, withoutIds } from './support/client.ts'
import { startUpload } from './support/raw-http.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

describe('verifying a key', () => {
  it('returns the user and the key, and nothing else', async () => {
    const ada = await world.newUser()
    const { status, body } = await ada.get('/keys/verify')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['user_id', 'hosted_agent_id', 'api_key_id'])
    expect(body).toMatchObject({ user_id: ada.userId, hosted_agent_id: null })
    expect(body.api_key_id).toMatch(/^key_[0-9a-hjkmnp-tv-z]{26}$/)
  })

  it('returns the hosted agent behind an agent’s key', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    expect((await scout.get('/keys/verify')).body).toMatchObject({
      user_id: ada.userId,
      hosted_agent_id: scout.agentId,
    })
  })

  it('accepts the key in either header, or in both if they’re equal', async () => {
    const { secret } = await world.newUser()
    const anyone = world.as(null)
    const key = String(secret)
    expect((await anyone.get('/keys/verify', { authorization: `Bearer ${key}` })).status).toBe(200)
    expect((await anyone.get('/keys/verify', { authorization: `bearer ${key}` })).status).toBe(200)
    expect((await anyone.get('/keys/verify', { 'x-api-key': key })).status).toBe(200)
    expect((await anyone.get('/keys/verify', { 'x-api-key': key, authorization: `Bearer ${key}` })).status).toBe(200)
    // A gateway in front of the service may add credentials of its own.
    expect((await anyone.get('/keys/verify', { 'x-api-key': key, authorization: 'Basic YTpi' })).status).toBe(200)
    for (const headers of [
      { 'x-api-key': key, authorization: 'Bearer two words' },
      { 'x-api-key': 'hello', authorization: 'Basic YTpi' },
    ]) {
      expect(issueCodesOf(await anyone.get('/keys/verify', headers))).toEqual(['bad_key'])
    }
  })

  it('refuses two headers with different keys', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const answer = await ada.get('/keys/verify', { 'x-api-key': String(ben.secret) })
    expect(answer.status).toBe(401)
    expect(issueCodesOf(answer)).toEqual(['two_keys'])
  })

  it.each([
    ['no key', {}, 'missing_key'],
    ['an empty bearer token', { authorization: 'Bearer ' }, 'bad_key'],
    ['another scheme', { authorization: 'Basic YTpi' }, 'missing_key'],
    ['a key that was never made', { 'x-api-key': 'parley_sk_0000000000000000000000000000000000000000' }, 'bad_key'],
    ['text that is not a key', { 'x-api-key': 'hello' }, 'bad_key'],
  ])('responds to %s with a 401 and WWW-Authenticate', async (_, headers, code) => {
    const answer = await world.as(null).get('/keys/verify', headers)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer resource_metadata="http/)
    expect(answer.body.error.code).toBe('UNAUTHORIZED')
    expect(issueCodesOf(answer)).toEqual([code])
  })

  it('refuses a mistyped key', async () => {
    const { secret } = await world.newUser()
    const mistyped = String(secret).replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'))
    expect((await world.as(mistyped).get('/keys/verify')).status).toBe(401)
  })
})

describe('creating a key', () => {
  it('shows the secret once; later reads show the same key without it', async () => {
    const ada = await world.newUser()
    const made = await ada.post('/keys', { name: 'export', scopes: ['read'] })
    expect(made.status).toBe(201)
    expect(made.body.key).toMatch(/^parley_sk_[0-9A-Za-z]{40}$/)
    expect(made.body).toMatchObject({ name: 'export', scopes: ['read'], user_id: ada.userId, revoked_at: null })
    expect(made.body.last_four).toBe(made.body.key.slice(-4))
    expect(made.headers.get('location')).toBe(`${world.url}/api/keys/${made.body.id}`)

    const { key: _secret, ...record } = made.body
    expect((await ada.get(`/keys/${made.body.id}`)).body).toEqual(record)
    expect((await ada.get('/keys')).body.data[0]).toEqual(record)
  })

  it('by default, gives a user’s key every scope of the role and an agent’s key a limited set', async () => {
    const ada = await world.newUser()
    const own = await ada.post('/keys', { name: 'mine' })
    expect(own.body.scopes).toContain('payments:write')
    expect(own.body.scopes).not.toContain('admin')
    expect(own.body.scopes).not.toContain('disputes:arbitrate')
    expect(own.body.scopes).not.toContain('users:create')

    const agent = await ada.post('/agents', { name: 'Scout' })
    const agents = await ada.post('/keys', { name: 'its', hosted_agent_id: agent.body.id })
    expect(agents.body.scopes).toEqual([
      'read',
      'gigs:write',
      'applications:write',
      'negotiations:write',
      'contracts:write',
      'disputes:write',
      'messages:write',
      'files:write',
    ])
  })

  it('never creates a key with more scopes', async () => {
    const ada = await world.newUser()
    const narrow = await ada.post('/keys', { name: 'narrow', scopes: ['read', 'keys:write'] })
    const caller = world.as(narrow.body.key)
    const wider = await caller.post('/keys', { name: 'wide', scopes: ['read', 'payments:write'] })
    expect(wider.status).toBe(403)
    expect(wider.body.error.issues).toMatchObject([{ path: 'scopes.1', code: 'wider_than_key' }])
    const default_ = await caller.post('/keys', { name: 'default' })
    expect(default_.body.scopes).toEqual(['read', 'keys:write'])
  })

  it('never creates a longer-lived key', async () => {
    const ada = await world.newUser()
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const later = new Date(Date.now() + 7_200_000).toISOString()
    const short = await ada.post('/keys', { name: 'short', expires_at: soon })
    const caller = world.as(short.body.key)
    const outliving = await caller.post('/keys', { name: 'long', expires_at: later })
    expect(outliving.status).toBe(403)
    expect(issueCodesOf(outliving)).toEqual(['outlives_key'])
    expect((await caller.post('/keys', { name: 'default' })).body.expires_at).toBe(soon)
  })

  it.each(['admin', 'disputes:arbitrate', 'users:create'])('refuses the scope %s to a member', async (scope) => {
    const ada = await world.newUser()
    const answer = await ada.post('/keys', { name: 'x', scopes: ['read', scope] })
    expect(answer.status).toBe(422)
    expect(answer.body.error.issues).toMatchObject([{ path: 'scopes.1', code: 'not_allowed' }])
  })

  it.each(['keys:write', 'agents:write', 'webhooks:write', 'users:create', 'disputes:arbitrate', 'admin'])(
    'never lets an agent’s key hold %s, not even an operator’s agent',
    async (scope) => {
      const agent = await world.operator.post('/agents', { name: 'Scout' })
      const answer = await world.operator.post('/keys', { name: 'x', hosted_agent_id: agent.body.id, scopes: [scope] })
      expect(answer.status).toBe(422)
      expect(answer.body.error.issues).toMatchObject([{ path: 'scopes.0', code: 'not_for_agents' }])
    },
  )

  it('responds with not found for another user’s agent, as for one that doesn’t exist', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const agent = await ben.post('/agents', { name: 'Scout' })
    const foreign = await ada.post('/keys', { name: 'x', hosted_agent_id: agent.body.id })
    const missing = await ada.post('/keys', { name: 'x', hosted_agent_id: 'agt_00000000000000000000000000' })
    const malformed = await ada.post('/keys', { name: 'x', hosted_agent_id: ada.userId })
    expect(foreign.status).toBe(404)
    expect(withoutIds(missing)).toBe(withoutIds(foreign))
    expect(withoutIds(malformed)).toBe(withoutIds(foreign))
  })

  it('refuses an expiry in the past', async () => {
    const ada = await world.newUser()
    const answer = await ada.post('/keys', { name: 'x', expires_at: '2020-01-01T00:00:00.000Z' })
    expect(answer.status).toBe(422)
    expect(answer.body.error.issues).toMatchObject([{ path: 'expires_at', code: 'too_small' }])
  })

  it('allows fifty valid keys, even if sixty are requested at once', async () => {
    const ada = await world.newUser()
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => ada.post('/keys', { name: `key ${i}` })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(49)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(11)
    expect(issueCodesOf(refused[0] as never)).toEqual(['quota_reached'])

    const [made] = answers.filter(({ status }) => status === 201)
    await ada.post(`/keys/${made?.body.id}/revoke`)
    expect((await ada.post('/keys', { name: 'in its place' })).status).toBe(201)
  })
})

describe('a publishable key', () => {
  it('is created and replaced by operators, belongs to no one, and reads what visitors see from any page', async () => {
    const ada = await world.newUser()
    const gig = await ada.post('/gigs', { title: 'Translate', description: 'Sixty pages.', rate_type: 'fixed' })
    expect(issueCodesOf(await ada.post('/keys', { name: 'pages', publishable: true }))).toEqual(['missing_scope'])
    const made = await world.operator.post('/keys', { name: 'pages', publishable: true })
    expect(made.body).toMatchObject({ publishable: true, scopes: [], hosted_agent_id: null })
    expect(made.body.key).toMatch(/^parley_pk_[0-9A-Za-z]{40}$/)
    const page = world.as(made.body.key)

    const operatorId = (await world.operator.get('/keys/verify')).body.user_id
    expect((await page.get('/keys/verify')).body).toEqual({
      user_id: operatorId,
      hosted_agent_id: null,
      api_key_id: made.body.id,
    })
    const read = await page.get(`/gigs/${gig.body.id}`, { origin: 'https://shop.example' })
    expect(read.body).toEqual({ ...gig.body, allowed_actions: [] })
    expect(read.headers.get('access-control-allow-origin')).toBe('*')
    await world.operator.post(`/users/${ada.userId}/suspend`)
    const hidden = [`/gigs/${gig.body.id}`, `/profile/${ada.userId}`, `/profile/${ada.userId}/reviews`]
    for (const path of hidden) expect((await page.get(path)).status, path).toBe(404)

    const excess = { scopes: ['read'], hosted_agent_id: (await world.operator.post('/agents', { name: 'A' })).body.id }
    const refused = await world.operator.post('/keys', { name: 'pages', publishable: true, ...excess })
    expect(refused.body.error.issues).toMatchObject([
      { path: 'scopes', code: 'not_allowed' },
      { path: 'hosted_agent_id', code: 'not_allowed' },
    ])

    const replaced = await world.operator.post(`/keys/${made.body.id}/rotate`)
    expect(replaced.body).toMatchObject({ publishable: true, scopes: [] })
    expect((await page.get('/gigs')).status).toBe(401)
    expect((await world.as(replaced.body.key).get('/gigs')).status).toBe(200)
  })

  it('doesn’t appear in the operator’s log, and can’t call tools', async () => {
    const { key, id } = (await world.operator.post('/keys', { name: 'pages', publishable: true })).body
    await world.as(key).get('/gigs')
    await world.app.requestLog.flush()
    expect((await world.operator.get(`/requests?key_id=${id}`)).body.data).toEqual([])
    const answer = await fetch(`${world.url}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
    expect([answer.status, (await answer.json()).error.data.issues[0].code]).toEqual([403, 'publishable_key'])
  })
})

describe('revoking a key', () => {
  it('takes effect with the next request, on every node', async () => {
    const ada = await world.newUser()
    const other = await world.startNode()
    for (let i = 0; i < 20; i++) {
      const made = await ada.post('/keys', { name: 'x' })
      const here = world.as(made.body.key)
      const there = other.as(made.body.key)
      expect((await here.get('/keys/verify')).status).toBe(200)
      expect((await there.get('/keys/verify')).status).toBe(200)
      const revoked = await ada.post(`/keys/${made.body.id}/revoke`)
      expect(revoked.status).toBe(200)
      expect(revoked.body.revoked_at).not.toBeNull()
      expect((await there.get('/keys/verify')).status).toBe(401)
      expect((await here.get('/keys/verify')).status).toBe(401)
    }
  })

  it('changes nothing the second time', async () => {
    const ada = await world.newUser()
    const made = await ada.post('/keys', { name: 'x' })
    const first = await ada.post(`/keys/${made.body.id}/revoke`)
    const second = await ada.post(`/keys/${made.body.id}/revoke`)
    expect(second.status).toBe(200)
    expect(second.body).toEqual(first.body)
  })

  it('is allowed for the user’s own keys, and for operators', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const made = await ada.post('/keys', { name: 'x' })
    expect((await ben.post(`/keys/${made.body.id}/revoke`)).status).toBe(404)
    expect((await ben.get(`/keys/${made.body.id}`)).status).toBe(404)
    expect((await world.operator.post(`/keys/${made.body.id}/revoke`)).status).toBe(200)
  })

  it('lets a key revoke itself', async () => {
    const ada = await world.newUser()
    const { api_key_id } = (await ada.get('/keys/verify')).body
    expect((await ada.post(`/keys/${api_key_id}/revoke`)).status).toBe(200)
    expect((await ada.get('/keys/verify')).status).toBe(401)
  })
})

describe('a request whose body has not arrived yet', () => {
  it('is refused when its key is revoked before the body arrives', async () => {
    const ada = await world.newUser()
    const made = await ada.post('/keys', { name: 'x' })
    const upload = await startUpload(world.as(made.body.key), '/keys', { name: 'back door' })
    await ada.post(`/keys/${made.body.id}/revoke`)
    expect((await upload.finish()).status).toBe(401)
    const names = (await ada.get('/keys')).body.data.map(({ name }: { name: string }) => name)
    expect(names).not.toContain('back door')
  })

  it('is refused when its agent is suspended before the body arrives', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const upload = await startUpload(scout, '/gigs', { title: 'Too late', description: 'x', rate_type: 'fixed' })
    await ada.post(`/agents/${scout.agentId}/suspend`)
    expect((await upload.finish()).status).toBe(403)
    expect((await ada.get('/gigs?client_id=me')).body.data).toEqual([])
  })

  it('creates no key that outlives its own key if that is rotated before the body arrives', async () => {
    const ada = await world.newUser()
    const old = await ada.post('/keys', { name: 'old' })
    const caller = world.as(old.body.key)
    const upload = await startUpload(caller, '/keys', { name: 'heir' })
    await caller.post('/keys/rotate', { grace_seconds: 60 })
    const heir = await upload.finish()
    expect(heir.status).toBe(201)
    expect(heir.body.expires_at).toBe((await ada.get(`/keys/${old.body.id}`)).body.expires_at)
  })
})

describe('a key that expires', () => {
  it('stops working when it expires', async () => {
    const ada = await world.newUser()
    const made = await ada.post('/keys', { name: 'x', expires_at: new Date(Date.now() + 700).toISOString() })
    const caller = world.as(made.body.key)
    expect((await caller.get('/keys/verify')).status).toBe(200)
    await expect.poll(async () => (await caller.get('/keys/verify')).status).toBe(401)
  })
})

describe('rotating a key', () => {
  it('replaces it immediately with a key with the same scopes', async () => {
    const ada = await world.newUser()
    const old = await ada.post('/keys', { name: 'export', scopes: ['read'] })
    const caller = world.as(old.body.key)
    const fresh = await caller.post('/keys/rotate')
    expect(fresh.status).toBe(201)
    expect(fresh.body).toMatchObject({ name: 'export', scopes: ['read'], user_id: ada.userId })
    expect(fresh.body.id).not.toBe(old.body.id)
    expect((await caller.get('/keys/verify')).status).toBe(401)
    expect((await world.as(fresh.body.key).get('/keys/verify')).body.api_key_id).toBe(fresh.body.id)
  })

  it('keeps an agent’s key with the agent', async () => {
    const scout = await world.newAgent(await world.newUser())
    const fresh = await scout.post('/keys/rotate')
    expect(fresh.body.hosted_agent_id).toBe(scout.agentId)
  })

  it('keeps the old key valid for the requested grace period, but never past its expiry', async () => {
    const ada = await world.newUser()
    const old = await ada.post('/keys', { name: 'x' })
    const caller = world.as(old.body.key)
    await caller.post('/keys/rotate', { grace_seconds: 3600 })
    expect((await caller.get('/keys/verify')).status).toBe(200)
    const record = (await ada.get(`/keys/${old.body.id}`)).body
    expect(Date.parse(record.expires_at) - Date.now()).toBeGreaterThan(3_500_000)
    expect(Date.parse(record.expires_at) - Date.now()).toBeLessThanOrEqual(3_600_000)

    const soon = new Date(Date.now() + 60_000).toISOString()
    const short = await ada.post('/keys', { name: 'short', expires_at: soon })
    const fresh = await world.as(short.body.key).post('/keys/rotate', { grace_seconds: 3600 })
    expect((await ada.get(`/keys/${short.body.id}`)).body.expires_at).toBe(soon)
    expect(fresh.body.expires_at).toBe(soon)
  })

  it('over and over takes up two places in the owner’s quota: the newest key and the one before it work', async () => {
    const ada = await world.newUser()
    let agent = await world.newAgent(ada)
    const secrets = [String(agent.secret)]
    for (let i = 0; i < 60; i++) {
      const rotated = await agent.post('/keys/rotate', { grace_seconds: 3600 })
      expect(rotated.status).toBe(201)
      secrets.push(rotated.body.key)
      agent = world.as(rotated.body.key)
    }
    const statuses = await Promise.all(
      secrets.slice(-4).map(async (secret) => (await world.as(secret).get('/keys/verify')).status),
    )
    expect(statuses).toEqual([401, 401, 200, 200])
    // With the first key of the user and both of the agent, fifty.
    const made = await Promise.all(Array.from({ length: 47 }, (_, i) => ada.post('/keys', { name: `key ${i}` })))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(47)
    const id = made[0]?.body.id
    for (const [path, body] of [
      ['/keys', { name: 'one more' }],
      ['/keys/rotate', { grace_seconds: 60 }],
      [`/keys/${id}/rotate`, { grace_seconds: 60 }],
    ] as const) {
      expect([path, issueCodesOf(await ada.post(path, body))]).toEqual([path, ['quota_reached']])
    }
    // These end as many keys as they create.
    expect((await agent.post('/keys/rotate', { grace_seconds: 60 })).status).toBe(201)
    expect((await ada.post(`/keys/${id}/rotate`)).status).toBe(201)
    expect((await ada.post('/keys/rotate')).status).toBe(201)
  })

  it('is refused for a key in its grace period', async () => {
    const ada = await world.newUser()
    const old = await ada.post('/keys', { name: 'x' })
    const caller = world.as(old.body.key)
    expect((await caller.post('/keys/rotate', { grace_seconds: 60 })).status).toBe(201)
    const again = await caller.post('/keys/rotate', { grace_seconds: 60 })
    expect(again.status).toBe(409)
    expect(issueCodesOf(again)).toEqual(['already_rotated'])
  })

  it('succeeds once when ten requests rotate the same key', async () => {
    const ada = await world.newUser()
    const old = await ada.post('/keys', { name: 'x' })
    const caller = world.as(old.body.key)
    const answers = await Promise.all(Array.from({ length: 10 }, () => caller.post('/keys/rotate')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9)
  })

  it.each([-1, 604_801, 1.5, '60', null])('refuses grace_seconds %j', async (grace_seconds) => {
    const ada = await world.newUser()
    const answer = await ada.post('/keys/rotate', { grace_seconds })
    expect(answer.status).toBe(422)
    expect((await ada.get('/keys/verify')).status).toBe(200)
  })
})

describe('listing keys', () => {
  it('shows a user all their keys, an agent only its own, and no secrets', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const all = await ada.get('/keys')
    expect(all.body.data).toHaveLength(2)
    expect(all.text).not.toContain('parley_sk_')
    const own = await scout.get('/keys')
    expect(own.body.data).toHaveLength(1)
    expect(own.body.data[0].hosted_agent_id).toBe(scout.agentId)
    const ownersKey = all.body.data.find((key: { hosted_agent_id: string | null }) => !key.hosted_agent_id)
    expect((await scout.get(`/keys/${ownersKey.id}`)).status).toBe(404)
  })

  it('says when a key was last used, without a write per request', async () => {
    const ada = await world.newUser()
    const made = await ada.post('/keys', { name: 'x' })
    await world.as(made.body.key).get('/keys/verify')
    expect((await ada.get(`/keys/${made.body.id}`)).body.last_used_at).toBeNull()
    for (const use of world.app.lastUses) await use.flush(world.database)
    const used = (await ada.get(`/keys/${made.body.id}`)).body.last_used_at
    expect(Math.abs(Date.parse(used) - Date.now())).toBeLessThan(60_000)
  })
})

describe('rotating a key by its id', () => {
  it('replaces any key of the user or of their agents, with a grace period', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const { api_key_id: scoutKey } = (await scout.get('/keys/verify')).body
    const old = (await ada.post('/keys', { name: 'export', scopes: ['read'] })).body
    for (const id of [old.id, scoutKey]) {
      const rotated = await ada.post(`/keys/${id}/rotate`, { grace_seconds: 3600 })
      expect(rotated.status).toBe(201)
      const before = (await ada.get(`/keys/${id}`)).body
      expect(rotated.body).toMatchObject({
        name: before.name,
        scopes: before.scopes,
        hosted_agent_id: before.hosted_agent_id,
      })
      expect(rotated.body.id).not.toBe(id)
      expect((await world.as(rotated.body.key).get('/me')).status).toBe(200)
      expect(Date.parse(before.expires_at) - Date.now()).toBeGreaterThan(3_000_000)
    }
    expect((await world.as(old.key).get('/me')).status).toBe(200)
    const gone = (await ada.post('/keys', { name: 'gone' })).body
    await ada.post(`/keys/${gone.id}/rotate`)
    expect((await world.as(gone.key).get('/me')).status).toBe(401)
  })

  it('never returns a secret with more scopes or a longer life than the key could create itself', async () => {
    const ada = await world.newUser()
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    const narrow = (await ada.post('/keys', { name: 'narrow', scopes: ['read', 'keys:write'], expires_at })).body
    const plain = (await ada.post('/keys', { name: 'plain', scopes: ['read'] })).body
    const wide = (await ada.post('/keys', { name: 'wide' })).body
    const refused = await world.as(narrow.key).post(`/keys/${wide.id}/rotate`)
    expect([refused.status, issueCodesOf(refused)[0]]).toEqual([403, 'wider_than_key'])
    // A key that never expired now expires with the key that asked.
    const rotated = await world.as(narrow.key).post(`/keys/${plain.id}/rotate`)
    expect(rotated.body.expires_at).toBe(expires_at)
    const eve = await world.newUser()
    expect((await eve.post(`/keys/${wide.id}/rotate`)).status).toBe(404)
  })

  it('succeeds once when ten requests rotate the same key', async () => {
    const ada = await world.newUser()
    const { id } = (await ada.post('/keys', { name: 'raced' })).body
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.post(`/keys/${id}/rotate`)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })
})
