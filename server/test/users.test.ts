import { describe, expect, it } from 'vitest'
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

  it('suspend a user: at once, the user and their agents may read but not write', async () => {
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

  it('cannot suspend themselves', async () => {
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
})

describe('profiles', () => {
  it('show the e-mail address only to the user themselves', async () => {
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
