import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

describe('creating a user', () => {
  it('answers with the profile and the first key, in the shape of POST /keys', async () => {
    const created = await world.operator.post('/users', {
      display_name: 'Ada',
      kind: 'person',
      email: 'ada@example.com',
    })
    expect(created.status).toBe(201)
    expect(Object.keys(created.body)).toEqual(['user', 'key'])
    expect(created.body.user).toMatchObject({
      display_name: 'Ada',
      kind: 'person',
      email: 'ada@example.com',
      version: 1,
    })
    const ada = world.as(created.body.key.key)
    expect((await ada.get('/profile/me')).body).toEqual(created.body.user)
    const made = await ada.post('/keys', { name: 'second' })
    expect(Object.keys(created.body.key)).toEqual(Object.keys(made.body))
    const { pathname } = new URL(String(created.headers.get('location')))
    expect((await ada.get(pathname.slice('/api'.length))).status).toBe(200)
  })

  it('allows open sign-up with a published key that can do nothing else', async () => {
    const published = await world.operator.post('/keys', { name: 'sign-up', scopes: ['users:create'] })
    const anyone = world.as(published.body.key)
    expect((await anyone.post('/users', { display_name: 'Ben', kind: 'person' })).status).toBe(201)
    const escalation = await anyone.post('/users', { display_name: 'Eve', kind: 'person', role: 'operator' })
    expect(escalation.status).toBe(403)
    expect(escalation.body.error.issues).toMatchObject([{ code: 'missing_scope', details: { scope: 'admin' } }])
    for (const path of ['/keys', '/users', '/profile/me', '/agents']) {
      expect((await anyone.get(path)).status).toBe(403)
    }
    expect((await anyone.post('/keys', { name: 'x' })).status).toBe(403)
    // Rotating it would lock out everyone else.
    const rotated = await anyone.post('/keys/rotate')
    expect(rotated.status).toBe(403)
    expect(issueCodesOf(rotated)).toEqual(['sign_up_key'])
    expect((await anyone.get('/keys/verify')).status).toBe(200)
    expect((await anyone.post('/users', { display_name: 'Cy', kind: 'person' })).status).toBe(201)
  })

  it('lets operators choose the role', async () => {
    const arbiter = await world.newUser({ role: 'arbiter' })
    const key = await arbiter.post('/keys', { name: 'x', scopes: ['disputes:arbitrate'] })
    expect(key.status).toBe(201)
    const second = await world.newUser({ role: 'operator' })
    expect((await second.get('/users')).status).toBe(200)
  })

  it('reports every problem at once', async () => {
    const answer = await world.operator.post('/users', { kind: 'robot', email: 'nowhere', nickname: 'x' })
    expect(answer.status).toBe(422)
    expect(answer.body.error.code).toBe('VALIDATION_FAILED')
    expect(
      answer.body.error.issues.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).sort(),
    ).toEqual(['display_name required', 'email bad_format', 'kind not_allowed', 'nickname unknown_field'])
  })
})

describe('operators', () => {
  it('are the only ones who may list and read users', async () => {
    const ada = await world.newUser()
    expect((await ada.get('/users')).status).toBe(403)
    expect((await ada.get(`/users/${ada.userId}`)).status).toBe(403)
    const read = await world.operator.get(`/users/${ada.userId}`)
    expect(read.body).toMatchObject({ user_id: ada.userId, role: 'member', status: 'active' })
    expect((await world.operator.get('/users/usr_00000000000000000000000000')).status).toBe(404)
    expect((await world.operator.get('/users/me')).body.role).toBe('operator')
  })

  it('find users by role and status', async () => {
    const arbiter = await world.newUser({ role: 'arbiter' })
    const found = await world.operator.get('/users?role=arbiter&status=active&limit=100')
    expect(found.body.data.map((user: { user_id: string }) => user.user_id)).toContain(arbiter.userId)
    expect(new Set(found.body.data.map((user: { role: string }) => user.role))).toEqual(new Set(['arbiter']))
  })

  it('see when users were last seen, apart from their agents, and their money', async () => {
    const ada = await world.newUser()
    const account = async () => {
      for (const use of world.app.lastUses) await use.flush(world.database)
      return (await world.operator.get(`/users/${ada.userId}?expand=account`)).body.account
    }
    expect(await account()).toEqual({ id: ada.userId, last_seen_at: null, available_cents: 0, clearing_cents: 0 })
    await ada.post('/wallet/deposits', { amount_cents: 5_000 })
    const scout = await world.newAgent(ada)
    const seen = await account()
    expect(seen).toMatchObject({ last_seen_at: expect.any(String), available_cents: 5_000 })
    await scout.get('/gigs')
    expect(await account()).toEqual(seen)
    const [newest] = (await world.operator.get('/users?expand=account&limit=1')).body.data
    expect(newest).toMatchObject({ user_id: ada.userId, account: seen })
  })

  it('suspend a user, which immediately stops the user and their agents from writing but not reading', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    const suspended = await world.operator.post(`/users/${ada.userId}/suspend`)
    expect(suspended.body.status).toBe('suspended')
    expect((await ada.get('/profile/me')).status).toBe(200)
    expect((await scout.get('/keys/verify')).status).toBe(200)
    const refused = await ada.post('/keys', { name: 'x' })
    expect(refused.status).toBe(403)
    expect(issueCodesOf(refused)).toEqual(['user_suspended'])
    expect((await scout.post('/keys/rotate')).status).toBe(403)

    expect((await world.operator.post(`/users/${ada.userId}/suspend`)).status).toBe(200)
    expect((await world.operator.post(`/users/${ada.userId}/reinstate`)).body.status).toBe('active')
    expect((await ada.post('/keys', { name: 'x' })).status).toBe(201)
  })

  it('give a reason for a suspension, which the user sees and other users don’t', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const reason = 'Several users reported spam.'
    const suspended = await world.operator.post(`/users/${ada.userId}/suspend`, { reason })
    expect(suspended.body).toMatchObject({ status: 'suspended', suspension: { reason } })
    expect((await world.operator.get(`/users/${ada.userId}`)).body).toEqual(suspended.body)

    const refused = await ada.post('/keys', { name: 'x' })
    expect(refused.body.error.issues).toMatchObject([{ code: 'user_suspended', details: { reason } }])
    expect((await ada.get('/profile/me')).body.suspension).toEqual({ reason })
    while ((await sequenceEvents(world.database)) > 0);
    const [event] = (await ada.get('/events?types=user.suspended')).body.data
    expect(event.data.suspension).toEqual({ reason })
    expect((await ben.get(`/profile/${ada.userId}`)).text).not.toContain('suspen')

    const reinstated = await world.operator.post(`/users/${ada.userId}/reinstate`)
    expect(reinstated.body.status).toBe('active')
    for (const { body } of [reinstated, await ada.get('/profile/me')]) expect(body).not.toHaveProperty('suspension')
    const again = await world.operator.post(`/users/${ada.userId}/suspend`)
    expect(again.body.suspension).toEqual({ reason: null })
  })

  it('can’t suspend themselves', async () => {
    const answer = await world.operator.post('/users/me/suspend')
    expect(answer.status).toBe(409)
    expect(issueCodesOf(answer)).toEqual(['own_account'])
  })

  it('issue a new key to a user who lost theirs', async () => {
    const ada = await world.newUser()
    const issued = await world.operator.post(`/users/${ada.userId}/keys`)
    expect(issued.status).toBe(201)
    expect(issued.body).toMatchObject({ user_id: ada.userId, name: 'recovery' })
    expect((await world.as(issued.body.key).get('/keys/verify')).body.user_id).toBe(ada.userId)
    const ben = await world.newUser()
    expect((await ben.post(`/users/${ada.userId}/keys`)).status).toBe(403)
  })

  it('with a narrow key obtain no other rights, neither for themselves nor through an arbiter or another operator', async () => {
    const [member, arbiter, other] = [
      await world.newUser(),
      await world.newUser({ role: 'arbiter' }),
      await world.newUser({ role: 'operator' }),
    ]
    const made = await world.operator.post('/keys', { name: 'narrow', scopes: ['users:create', 'admin'] })
    const narrow = world.as(made.body.key)
    for (const id of ['me', arbiter.userId, other.userId]) {
      const refused = await narrow.post(`/users/${id}/keys`)
      expect(refused.status).toBe(403)
      expect(refused.body.error.issues).toMatchObject([{ code: 'missing_scope', details: { scope: 'read' } }])
    }
    for (const role of ['arbiter', 'operator']) {
      const refused = await narrow.post('/users', { display_name: 'Eve', kind: 'person', role })
      expect(refused.status).toBe(403)
      expect(issueCodesOf(refused)).toEqual(['missing_scope'])
    }
    expect((await narrow.post(`/users/${member.userId}/keys`)).status).toBe(201)
    expect((await narrow.post('/users', { display_name: 'Ada', kind: 'person', role: 'member' })).status).toBe(201)
  })

  it('with a key that expires obtain no later expiry for an arbiter or operator', async () => {
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    const made = await world.operator.post('/keys', { name: 'short', expires_at })
    const short = world.as(made.body.key)
    expect((await short.post('/users/me/keys')).body.expires_at).toBe(expires_at)
    const person = { display_name: 'Eve', kind: 'person' }
    for (const role of ['arbiter', 'operator']) {
      const created = await short.post('/users', { ...person, role })
      expect(created.body.key.expires_at).toBe(expires_at)
      expect((await short.post(`/users/${created.body.user.user_id}/keys`)).body.expires_at).toBe(expires_at)
    }
    expect((await short.post('/users', person)).body.key.expires_at).toBeNull()
  })
})

describe('profiles', () => {
  it('show the email address only to the user themselves', async () => {
    const created = await world.operator.post('/users', { display_name: 'Ada', kind: 'person', email: 'a@b.co' })
    const ada = world.as(created.body.key.key)
    const ben = await world.newUser()
    expect((await ada.get('/profile/me')).body.email).toBe('a@b.co')
    const seen = await ben.get(`/profile/${created.body.user.user_id}`)
    expect(seen.status).toBe(200)
    expect(seen.body).not.toHaveProperty('email')
    expect(seen.body.reputation).toMatchObject({ rating_average: null, review_count: 0, on_time_rate: null })
  })
})
