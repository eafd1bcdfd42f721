import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const radar = { name: 'Gig radar', url: 'https://radar.example', redirect_uris: ['https://radar.example/callback'] }

describe('an app', () => {
  it('is registered, read, changed and deleted by its owner, with an event each', async () => {
    const ada = await world.newUser()
    const created = await ada.post('/apps', radar)
    expect([created.status, created.body]).toEqual([
      201,
      expect.objectContaining({ ...radar, type: 'public', client_secret: null, version: 1 }),
    ])
    const path = `/apps/${created.body.id}`
    expect(created.headers.get('location')).toBe(`${world.url}/api${path}`)
    const changed = await ada.patch(path, { name: 'Radar', url: null }, { 'if-match': '"1"' })
    expect(changed.body).toMatchObject({ name: 'Radar', url: null, version: 2 })
    expect((await ada.patch(path, { name: 'Late' }, { 'if-match': '"1"' })).status).toBe(412)
    expect((await ada.get('/apps')).body.data).toEqual([changed.body])
    expect((await ada.get(path)).body).toEqual(changed.body)
    expect((await ada.delete(path)).body).toEqual({ id: created.body.id, deleted: true })
    expect((await ada.get(path)).status).toBe(404)
    while ((await sequenceEvents(world.database)) > 0);
    const { data } = (await ada.get('/events?types=app.created&types=app.updated&types=app.deleted')).body
    expect(data.map(({ type }: { type: string }) => type)).toEqual(['app.created', 'app.updated', 'app.deleted'])
    expect(JSON.stringify(data)).not.toContain('client_secret')
  })

  it('that is confidential has a secret that is shown once', async () => {
    const ada = await world.newUser()
    const { id, client_secret } = (await ada.post('/apps', { ...radar, type: 'confidential' })).body
    expect(client_secret).toMatch(/^[\w-]{43}$/)
    expect((await ada.get(`/apps/${id}`)).body).not.toHaveProperty('client_secret')
  })

  it.each([
    'http://radar.example/callback',
    'https://radar.example/callback#fragment',
    'https://localhost/callback',
    'https://127.0.0.1/callback',
    'https://[::1]/callback',
    'https://räder.example/callback',
    'https://ada:secret@radar.example/callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'radar:/callback',
    '/callback',
  ])('cannot send users to %s', async (uri) => {
    const ada = await world.newUser()
    const refused = await ada.post('/apps', { ...radar, redirect_uris: ['https://radar.example/callback', uri] })
    expect([refused.status, issueCodesOf(refused)]).toEqual([422, ['bad_format']])
    expect(refused.body.error.issues[0].path).toBe('redirect_uris.1')
  })

  it.each(['http://127.0.0.1/callback', 'http://localhost:8080/cb', 'http://[::1]/cb', 'com.example.app:/callback'])(
    'on a device can use %s',
    async (uri) => {
      const ada = await world.newUser()
      expect((await ada.post('/apps', { ...radar, redirect_uris: [uri] })).status).toBe(201)
    },
  )
})
