import { describe, expect, it } from 'vitest'
import { authorizationUrl, CALLBACK, discover, letIn, newPerson } from './support/oauth.ts'
import { createWorld } from './support/world.ts'

const VERIFIER = 'a'.repeat(43)
const documents = new Map<string, object>()
const world = await createWorld({
  oauthRegistration: 'open',
  documents: {
    get: async (url) => ({
      statusCode: documents.has(url) ? 200 : 404,
      durationMs: 1,
      retryAfterSeconds: null,
      error: null,
      response: JSON.stringify({ client_id: url, token_endpoint_auth_method: 'none', ...documents.get(url) }),
    }),
    close: async () => {},
  },
})
const as = await discover(world)

async function register(metadata: object): Promise<{ status: number; body: Record<string, string> }> {
  const response = await fetch(`${world.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Radar', redirect_uris: ['https://radar.example/cb'], ...metadata }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

describe('a request that the database cannot store', () => {
  it.each(['nonce', 'acr_values', 'state', 'login_hint'])(
    'is refused with NUL in %s before anyone is asked',
    async (name) => {
      const ada = await newPerson(world)
      const asked = { scope: 'openid read', more: { [name]: 'a\0b' } }
      const { url } = await ada.open((await authorizationUrl(as, VERIFIER, asked)).href)
      expect(url.href).toContain(CALLBACK)
      expect(url.searchParams.get('error')).toBe('invalid_request')
    },
  )

  it('is refused to a device too', async () => {
    const form = { client_id: 'parley-cli', scope: 'openid read', nonce: 'a\0b', acr_values: 'a\0b' }
    const response = await fetch(as.device_authorization_endpoint ?? '', {
      method: 'POST',
      body: new URLSearchParams(form),
    })
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_request' }),
    ])
  })
})

describe('the name of an app', () => {
  const names: [string, string][] = [
    ['Gig\0 ra\u202edar', 'Gig radar'],
    [`${'x'.repeat(99)}😀😀`, `${'x'.repeat(99)}😀`],
    ['\ud83d', '\ufffd'],
  ]

  it.each(names)('%j that it published is shown and stored as %j', async (client_name, shown) => {
    const ada = await newPerson(world)
    const clientId = `https://radar.example/${documents.size}.json`
    documents.set(clientId, { client_name, redirect_uris: [CALLBACK] })
    await letIn(world, ada, { clientId, actAs: 'new' })
    expect((await ada.api.get('/apps/connected')).body.data).toMatchObject([{ client_id: clientId, name: shown }])
  })

  it.each(names)('%j with which it registered itself is shown and stored as %j', async (client_name, shown) => {
    const ada = await newPerson(world)
    const { client_id: clientId = '' } = (await register({ client_name, redirect_uris: [CALLBACK] })).body
    await letIn(world, ada, { clientId })
    expect((await ada.api.get('/apps/connected')).body.data).toMatchObject([{ client_id: clientId, name: shown }])
  })
})

describe('an app that describes itself', () => {
  const descriptions: [string, object][] = [
    ['11 redirect URIs', { redirect_uris: Array.from({ length: 11 }, (_, n) => `https://radar.example/${n}`) }],
    ['a redirect URI of 501 characters', { redirect_uris: [`https://radar.example/${'x'.repeat(479)}`] }],
    ['a redirect URI with NUL', { redirect_uris: ['https://radar.example/a\0b'] }],
    ['a redirect URI with a password', { redirect_uris: ['https://ada:secret@radar.example/cb'] }],
    ['a scheme without a domain', { redirect_uris: ['radar:/cb'] }],
    ['https on the device itself', { redirect_uris: ['https://localhost/cb'], application_type: 'web' }],
    ['http elsewhere', { redirect_uris: ['http://radar.example/cb'], application_type: 'web' }],
    ['a web page of 2,001 characters', { client_uri: `https://radar.example/${'x'.repeat(1_979)}` }],
    ['a web page with NUL', { client_uri: 'https://radar.example/a\0b' }],
  ]

  it.each(descriptions)('with %s is refused, just as it would be if a user registered it', async (_, metadata) => {
    const { status, body } = await register(metadata)
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^invalid_(redirect_uri|client_metadata)$/)])

    const ada = await newPerson(world)
    const clientId = `https://radar.example/${documents.size}.json`
    documents.set(clientId, { client_name: 'Radar', redirect_uris: ['https://radar.example/cb'], ...metadata })
    const asked = { clientId, redirectUri: 'https://radar.example/cb' }
    const page = await ada.open((await authorizationUrl(as, VERIFIER, asked)).href)
    expect([page.status, page.text.includes('invalid_client')]).toEqual([400, true])
  })
})

describe('every redirect URI with which an app can be registered', () => {
  it.each([
    ['https://radar.example/callback', 'https://radar.example'],
    ['https://[2001:db8::1]/callback', 'https:'],
    ['http://127.0.0.1/callback', 'http://127.0.0.1'],
    ['http://localhost:8080/cb', 'http://localhost:8080'],
    ['http://[::1]/cb', 'http:'],
    ['com.example.app:/callback', 'com.example.app:'],
  ])('such as %s works, and the page may lead there: %s', async (redirectUri, target) => {
    const ada = await newPerson(world)
    const clientId = (await ada.api.post('/apps', { name: 'Radar', redirect_uris: [redirectUri] })).body.id
    const page = await ada.open((await authorizationUrl(as, VERIFIER, { clientId, redirectUri })).href)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${target};`)
  })
})

describe('the page for a device code', () => {
  it.each([
    'user_code=BCDF-GHJK',
    'user%5Fcode=BCDF-GHJK',
    'user_code=BCDF-GHJK&user_code=x',
    'a=b&user_code=BCDF-GHJK',
  ])('is our own when opened with %s, and waits for the user', async (query) => {
    const ada = await newPerson(world)
    const { status, text } = await ada.open(`/oauth/device?${query}`)
    expect(status).toBe(200)
    expect(text).toContain('<title>Connect a device · Parley</title>')
    expect(text).toContain('value="BCDF-GHJK"')
  })

  it('says that it has expired to a browser that never opened it', async () => {
    const ada = await newPerson(world)
    const resumed = await fetch(`${world.url}/oauth/device/abc`, { headers: { accept: 'text/html' } })
    const sent = await ada.open('/oauth/device', { user_code: 'BCDF-GHJK', confirm: 'yes', xsrf: 'x' })
    for (const [status, text] of [
      [resumed.status, await resumed.text()],
      [sent.status, sent.text],
    ]) {
      expect([status, text]).toEqual([400, expect.stringContaining('This page has expired')])
    }
  })
})
