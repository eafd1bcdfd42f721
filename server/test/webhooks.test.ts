import { describe, expect, it } from 'vitest'
import { type Client, issueCodesOf, withoutIds } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const guarded = await createWorld({ webhookTargets: 'public' })

const target = { url: 'https://ada.example/hook', events: ['*'] }

async function register(owner: Client, fields: object = {}) {
  return (await owner.post('/webhooks', { ...target, ...fields })).body
}

describe('registering a webhook', () => {
  it('shows the secret once', async () => {
    const ada = await world.newUser()
    const events = ['gig.created', 'application.created']
    const made = await ada.post('/webhooks', { url: target.url, events, description: 'Team channel' })
    expect(made.status).toBe(201)
    expect(made.headers.get('location')).toBe(`${world.url}/api/webhooks/${made.body.id}`)
    expect(made.body).toEqual({
      id: expect.stringMatching(/^whk_/),
      url: target.url,
      audience: 'me',
      events,
      description: 'Team channel',
      enabled: true,
      disabled_reason: null,
      failing_since: null,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    const { secret, ...rest } = made.body
    expect((await ada.get(`/webhooks/${made.body.id}`)).body).toEqual(rest)
    expect((await ada.get('/webhooks')).body).toEqual({ data: [rest], next_cursor: null })
    expect(world.logs.join('\n')).not.toContain(secret)
  })

  it('stores the secret encrypted, and never in events', async () => {
    const ada = await world.newUser()
    const { secret } = await register(ada)
    const { rows } = await world.inDatabase((client) =>
      client.query(`select encode(secret, 'escape') as text from webhook_secrets
        union all select data::text from events union all select encode(answer, 'escape') from idempotent_answers`),
    )
    const raw = secret.slice('whsec_'.length)
    expect(rows.map(({ text }) => text).join()).not.toContain(raw)
  })

  it('returns the same secret for the same Idempotency-Key, and registers once', async () => {
    const ada = await world.newUser()
    const first = await ada.post('/webhooks', target, { 'idempotency-key': 'hook' })
    const again = await ada.post('/webhooks', target, { 'idempotency-key': 'hook' })
    expect(again.text).toBe(first.text)
    expect((await ada.get('/webhooks')).body.data).toHaveLength(1)
  })

  it.each([
    [{ url: '' }, 'url', 'too_short'],
    [{ url: 'not a url' }, 'url', 'bad_format'],
    [{ url: `https://ada.example/${'x'.repeat(2_000)}` }, 'url', 'too_long'],
    [{ url: 'ftp://ada.example/hook' }, 'url', 'target_not_allowed'],
    [{ url: 'https://ada:secret@ada.example/hook' }, 'url', 'target_not_allowed'],
    [{ events: [] }, 'events', 'too_short'],
    [{ events: ['gig.painted'] }, 'events.0', 'not_allowed'],
    [{ events: ['*', '*'] }, 'events', 'duplicate_item'],
    [{ events: '*' }, 'events', 'wrong_type'],
    [{ secret: 'whsec_mine' }, 'secret', 'unknown_field'],
    [{ description: '' }, 'description', 'too_short'],
  ])('refuses %j', async (fields, path, code) => {
    const answer = await world.operator.post('/webhooks', { ...target, ...fields })
    expect(answer.status).toBe(422)
    expect(answer.body.error.issues).toMatchObject([{ path, code }])
  })

  it('is limited to ten for each user, even if fifteen are registered at once', async () => {
    const ada = await world.newUser()
    const answers = await Promise.all(Array.from({ length: 15 }, () => ada.post('/webhooks', target)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer.status).toBe(409)
      expect(issueCodesOf(answer)).toEqual(['quota_reached'])
    }
    const [webhook] = (await ada.get('/webhooks')).body.data
    await ada.delete(`/webhooks/${webhook.id}`)
    expect((await ada.post('/webhooks', target)).status).toBe(201)
  })

  it('needs a key with both webhooks:write and read', async () => {
    const ada = await world.newUser()
    const id = (await register(ada)).id
    const delivery = (await ada.post(`/webhooks/${id}/test`)).body.id
    const writer = world.as((await ada.post('/keys', { name: 'w', scopes: ['webhooks:write'] })).body.key)
    for (const answer of [
      await writer.post('/webhooks', target),
      await writer.patch(`/webhooks/${id}`, { events: ['*'] }),
      await writer.post(`/webhooks/${id}/rotate-secret`),
      await writer.post(`/webhooks/${id}/test`),
      await writer.post(`/webhooks/${id}/deliveries/${delivery}/retry`),
      await writer.delete(`/webhooks/${id}`),
    ]) {
      expect(answer.status).toBe(403)
      expect(answer.body.error.issues).toMatchObject([{ code: 'missing_scope', details: { scope: 'read' } }])
    }
    const reader = world.as((await ada.post('/keys', { name: 'r', scopes: ['read'] })).body.key)
    expect(issueCodesOf(await reader.post('/webhooks', target))).toEqual(['missing_scope'])
    expect((await reader.get(`/webhooks/${id}`)).status).toBe(200)
  })

  it('is refused to hosted agents, who cannot see webhooks either', async () => {
    const ada = await world.newUser()
    const { id } = await register(ada)
    const scout = await world.newAgent(ada)
    expect(issueCodesOf(await scout.post('/webhooks', target))).toEqual(['missing_scope'])
    expect((await scout.get('/webhooks')).body.data).toEqual([])
    expect((await scout.get(`/webhooks/${id}`)).status).toBe(404)
    expect((await scout.get(`/webhooks/${id}/deliveries`)).status).toBe(404)
  })
})

describe('a service that allows only public targets', () => {
  it('accepts https URLs on the public internet', async () => {
    const ada = await guarded.newUser()
    for (const url of ['https://ada.example/hook', 'https://93.184.215.14/hook', 'https://[2606:2800:21f::1]:8443/']) {
      expect((await ada.post('/webhooks', { url, events: ['*'] })).status).toBe(201)
    }
  })

  it.each([
    'http://ada.example/hook',
    'https://localhost/hook',
    'https://localhost./hook',
    'https://api.localhost/hook',
    'https://printer.local/hook',
    'https://db.internal/hook',
    'https://intranet/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://169.254.169.254/latest/meta-data',
  ])('refuses %s when registering and when changing', async (url) => {
    const ada = await guarded.newUser()
    const { body } = await ada.post('/webhooks', target)
    for (const answer of [
      await ada.post('/webhooks', { url, events: ['*'] }),
      await ada.patch(`/webhooks/${body.id}`, { url }),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.body.error.issues).toMatchObject([{ path: 'url', code: 'target_not_allowed' }])
      const { message } = answer.body.error
      if (url.startsWith('https:')) expect(message).toMatch(/`parley listen`.*WEBHOOK_TARGETS=any/)
      else expect(message).toBe('url must be an https URL')
    }
  })
})

describe('changing a webhook', () => {
  it('changes the given fields, counts versions, and respects If-Match', async () => {
    const ada = await world.newUser()
    const { id } = await register(ada)
    const changes = { url: 'https://ada.example/other', events: ['gig.created'], description: 'New' }
    const changed = await ada.patch(`/webhooks/${id}`, changes, { 'if-match': '"1"' })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ ...changes, enabled: true, version: 2 })
    expect(changed.body).not.toHaveProperty('secret')
    const stale = await ada.patch(`/webhooks/${id}`, { description: null }, { 'if-match': '"1"' })
    expect(stale.status).toBe(412)
    expect((await ada.patch(`/webhooks/${id}`, changes)).body.version).toBe(2)
    expect((await ada.patch(`/webhooks/${id}`, { description: null })).body).toMatchObject({
      description: null,
      version: 3,
    })
  })

  it('disables and enables it', async () => {
    const ada = await world.newUser()
    const { id } = await register(ada)
    const off = await ada.patch(`/webhooks/${id}`, { enabled: false })
    expect(off.body).toMatchObject({ enabled: false, disabled_reason: 'owner' })
    const test = await ada.post(`/webhooks/${id}/test`)
    expect(test.status).toBe(409)
    expect(issueCodesOf(test)).toEqual(['webhook_disabled'])
    const on = await ada.patch(`/webhooks/${id}`, { enabled: true })
    expect(on.body).toMatchObject({ enabled: true, disabled_reason: null })
  })

  it('records an event for each change', async () => {
    const ada = await world.newUser()
    const { id } = await register(ada)
    await ada.patch(`/webhooks/${id}`, { description: 'x' })
    await ada.post(`/webhooks/${id}/rotate-secret`)
    await ada.post(`/webhooks/${id}/test`)
    await ada.delete(`/webhooks/${id}`)
    const { rows } = await world.inDatabase((client) =>
      client.query(`select type from events where data ->> 'id' = $1 order by seq`, [id]),
    )
    expect(rows.map(({ type }) => type)).toEqual([
      'webhook.created',
      'webhook.updated',
      'webhook.rotated',
      'webhook.test',
      'webhook.deleted',
    ])
  })

  it('lets at most five secrets sign at a time', async () => {
    const ada = await world.newUser()
    const { id, secret } = await register(ada)
    const secrets = new Set([secret])
    for (let i = 0; i < 4; i++) secrets.add((await ada.post(`/webhooks/${id}/rotate-secret`)).body.secret)
    expect(secrets.size).toBe(5)
    const refused = await ada.post(`/webhooks/${id}/rotate-secret`)
    expect(refused.status).toBe(409)
    expect(issueCodesOf(refused)).toEqual(['too_many_secrets'])
    await world.inDatabase((client) =>
      client.query(`update webhook_secrets set expires_at = now() where expires_at is not null`),
    )
    expect((await ada.post(`/webhooks/${id}/rotate-secret`)).status).toBe(200)
  })
})

describe('removing a webhook', () => {
  it('answers 200, and then the webhook is not found', async () => {
    const ada = await world.newUser()
    const { id } = await register(ada)
    const removed = await ada.delete(`/webhooks/${id}`)
    expect(removed.status).toBe(200)
    expect(removed.body).toEqual({ id, deleted: true })
    for (const answer of [
      await ada.get(`/webhooks/${id}`),
      await ada.patch(`/webhooks/${id}`, {}),
      await ada.delete(`/webhooks/${id}`),
      await ada.post(`/webhooks/${id}/test`),
      await ada.post(`/webhooks/${id}/rotate-secret`),
      await ada.get(`/webhooks/${id}/deliveries`),
    ]) {
      expect(answer.status).toBe(404)
    }
  })
})

describe('other people’s webhooks', () => {
  it('are not found, as if they did not exist', async () => {
    const [ada, bob] = [await world.newUser(), await world.newUser()]
    const { id } = await register(ada)
    const { id: deliveryId } = (await ada.post(`/webhooks/${id}/test`)).body
    const never = 'whk_01kz3v9d6ye8tb2xw4qh5mrc7a'
    for (const caller of [bob, world.operator]) {
      for (const [method, path] of [
        ['GET', ''],
        ['PATCH', ''],
        ['DELETE', ''],
        ['POST', '/test'],
        ['POST', '/rotate-secret'],
        ['GET', '/deliveries'],
        ['POST', `/deliveries/${deliveryId}/retry`],
      ]) {
        const hidden = await caller.send(String(method), `/webhooks/${id}${path}`)
        const absent = await caller.send(String(method), `/webhooks/${never}${path}`)
        expect([hidden.status, withoutIds(hidden)]).toEqual([404, withoutIds(absent)])
      }
    }
    const own = (await register(ada)).id
    expect((await ada.post(`/webhooks/${own}/deliveries/${deliveryId}/retry`)).status).toBe(404)
  })
})
