import * as oauth from 'oauth4webapi'
import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { deleteExpiredObjects } from '../src/people/apps/token-service.ts'
import { sql } from '../src/platform/db/sql.ts'
import { agentActions } from '../src/platform/kernel/agent-actions.ts'
import { mailTo } from './support/browser.ts'
import { issueCodesOf } from './support/client.ts'
import { postGig } from './support/deals.ts'
import {
  agreement,
  askForToken,
  authorizationUrl,
  discover,
  insecure,
  letIn,
  newPerson,
  type Person,
  tokensFrom,
} from './support/oauth.ts'
import { createWorld } from './support/world.ts'

const APP_URL = 'https://radar.example/oauth/client.json'
const world = await createWorld({
  documents: {
    get: async (url) => ({
      statusCode: url === APP_URL ? 200 : 404,
      durationMs: 1,
      retryAfterSeconds: null,
      error: null,
      response: JSON.stringify({
        client_id: APP_URL,
        client_name: 'Gig radar',
        client_uri: 'https://radar.example',
        redirect_uris: ['https://radar.example/callback', 'http://127.0.0.1/callback'],
        token_endpoint_auth_method: 'none',
      }),
    }),
    close: async () => {},
  },
})
const as = await discover(world)
const cli = { client_id: 'parley-cli' }
const gig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }

async function refresh(token: string) {
  const response = await oauth.refreshTokenGrantRequest(as, cli, oauth.None(), token, insecure)
  return tokensFrom(await oauth.processRefreshTokenResponse(as, cli, response))
}

async function eventsOf(person: Person, types: string): Promise<string[]> {
  while ((await sequenceEvents(world.database)) > 0);
  return (await person.api.get(`/events?types=${types}`)).body.data.map(({ type }: { type: string }) => type)
}

describe('an app', () => {
  it('finds out from any refusal where to get a token, and for what', async () => {
    const { headers } = await world.as(null).get('/me')
    expect(headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${world.url}/.well-known/oauth-protected-resource"`,
    )
    for (const name of ['api', 'mcp']) {
      const resource = new URL(`${world.url}/${name}`)
      const response = await oauth.resourceDiscoveryRequest(resource, insecure)
      const found = await oauth.processResourceDiscoveryResponse(resource, response)
      expect(found).toMatchObject({ resource: resource.href, authorization_servers: [world.url] })
      expect(found.scopes_supported).not.toContain('admin')
    }
    expect(as).toMatchObject({
      issuer: world.url,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    })
    expect(as.registration_endpoint).toBeUndefined()
  })

  it('connects with a code and PKCE, acts as its user within its scopes, renews its token and signs out', async () => {
    const ada = await newPerson(world)
    const first = await letIn(world, ada, { scope: 'read gigs:write openid offline_access' })
    expect(first.scope).toBe('openid read gigs:write')
    const app = world.as(first.access)
    expect((await app.get('/me')).body).toMatchObject({
      user: { user_id: ada.api.userId },
      agent: null,
      api_key_id: null,
      session_id: null,
      connected_app_id: expect.stringMatching(/^cap_/),
      scopes: ['read', 'gigs:write'],
    })
    expect((await app.post('/gigs', gig)).status).toBe(201)
    expect(issueCodesOf(await app.patch('/profile/me', { headline: 'x' }))).toEqual(['missing_scope'])

    const second = await refresh(first.refresh)
    expect(second.refresh).not.toBe(first.refresh)
    expect((await world.as(second.access).get('/me')).status).toBe(200)
    expect((await app.get('/me')).status).toBe(200)

    const response = await oauth.revocationRequest(as, cli, oauth.None(), second.refresh, insecure)
    await oauth.processRevocationResponse(response)
    for (const token of [first.access, second.access]) {
      expect(issueCodesOf(await world.as(token).get('/me'))).toEqual(['bad_token'])
    }
    expect(await eventsOf(ada, 'connection.created&types=connection.ended')).toEqual([
      'connection.created',
      'connection.ended',
    ])
    expect((await mailTo(world, ada.email)).subject).toBe('An app was connected to your Parley account')
  })

  it('on a device shows a code, which its user confirms in a browser', async () => {
    const ada = await newPerson(world)
    const begun = await oauth.processDeviceAuthorizationResponse(
      as,
      cli,
      await oauth.deviceAuthorizationRequest(
        as,
        cli,
        oauth.None(),
        { scope: 'read' },
        {
          ...insecure,
          headers: { 'user-agent': 'parley-cli/1.0 (linux)' },
        },
      ),
    )
    const poll = () => oauth.deviceCodeGrantRequest(as, cli, oauth.None(), begun.device_code, insecure)
    expect(await (await poll()).json()).toMatchObject({ error: 'authorization_pending' })

    const typed = await ada.open(begun.verification_uri_complete ?? '')
    const secret = /name="xsrf" value="(\w+)"/.exec(typed.text)?.[1] ?? ''
    expect(typed.text).toContain(`value="${begun.user_code}"`)
    const asked = await ada.open('/oauth/device', {
      xsrf: secret,
      confirm: 'yes',
      user_code: begun.user_code.toLowerCase(),
    })
    for (const shown of ['Parley CLI', begun.user_code, '127.0.0.1', 'parley-cli/1.0 (linux)', 'See your gigs']) {
      expect(asked.text).toContain(shown)
    }
    const done = await ada.open(asked.url.href, agreement('me'))
    expect(done.text).toContain('Parley CLI is connected')
    const tokens = tokensFrom(await oauth.processDeviceCodeResponse(as, cli, await poll()))
    expect((await world.as(tokens.access).get('/me')).body.user.user_id).toBe(ada.api.userId)
    expect(await (await poll()).json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('that describes itself at a URL needs no registration, and can listen on any port of the device', async () => {
    const ada = await newPerson(world)
    const redirectUri = 'http://127.0.0.1:53211/callback'
    const consent = await ada.open(
      (await authorizationUrl(as, 'v'.repeat(43), { clientId: APP_URL, redirectUri })).href,
    )
    expect(consent.text).toContain('Connect “Gig radar”?')
    expect(consent.text).toContain('From radar.example')
    expect(consent.headers.get('content-security-policy')).toContain(`form-action 'self' http://127.0.0.1:53211;`)
    expect(consent.headers.get('content-security-policy')).not.toContain('unsafe')
    const tokens = await letIn(world, ada, { clientId: APP_URL, redirectUri })
    expect((await world.as(tokens.access).get('/me')).status).toBe(200)
  })

  it('that’s registered with a secret has to present it', async () => {
    const [ada, ben] = [await newPerson(world), await newPerson(world, 'Ben')]
    const registered = await ben.api.post('/apps', {
      name: 'Broker',
      redirect_uris: ['https://broker.example/callback'],
      type: 'confidential',
    })
    const { id: clientId, client_secret } = registered.body
    const asked = { clientId, redirectUri: 'https://broker.example/callback' }
    const tokens = await letIn(world, ada, { ...asked, auth: oauth.ClientSecretBasic(client_secret) })
    expect((await world.as(tokens.access).get('/me')).body.user.user_id).toBe(ada.api.userId)
    const stolen = { grant_type: 'refresh_token', refresh_token: tokens.refresh, client_id: clientId }
    for (const wrong of [{}, { client_secret: 'wrong' }, { client_secret: registered.body.id }]) {
      expect((await askForToken(world, { ...stolen, ...wrong })).body.error).toBe('invalid_client')
    }
    expect((await askForToken(world, { ...stolen, client_secret })).status).toBe(200)

    // Deleting it ends it for everyone who connected it, and they're told.
    expect((await ben.api.delete(`/apps/${clientId}`)).status).toBe(200)
    expect(await eventsOf(ada, 'connection.ended')).toEqual(['connection.ended'])
    expect((await world.as(tokens.access).get('/me')).status).toBe(401)
    expect((await askForToken(world, { ...stolen, client_secret })).body.error).toBe('invalid_client')
  })

  it('gets a token for one resource, which the other one refuses', async () => {
    const ada = await newPerson(world)
    const tokens = await letIn(world, ada, { resource: `${world.url}/mcp` })
    expect(issueCodesOf(await world.as(tokens.access).get('/me'))).toEqual(['bad_token'])
  })

  it('is listed for its user, who can end it immediately in every process', async () => {
    const ada = await newPerson(world)
    const other = await world.startNode()
    const tokens = await letIn(world, ada)
    expect((await world.as(tokens.access).get('/me')).status).toBe(200)
    const { data } = (await ada.api.get('/apps/connected')).body
    expect(data).toMatchObject([
      { client_id: 'parley-cli', name: 'Parley CLI', hosted_agent_id: null, scopes: ['read', 'gigs:write'] },
    ])
    const stranger = await newPerson(world)
    expect((await stranger.api.delete(`/apps/connected/${data[0].id}`)).status).toBe(404)
    expect((await ada.api.delete(`/apps/connected/${data[0].id}`)).body).toEqual({ id: data[0].id, deleted: true })
    for (const node of [world, other]) expect((await node.as(tokens.access).get('/me')).status).toBe(401)
    const { body } = await askForToken(world, { grant_type: 'refresh_token', refresh_token: tokens.refresh, ...cli })
    expect(body.error).toBe('invalid_grant')
    expect((await ada.api.get('/apps/connected')).body.data).toEqual([])
  })
})

describe('an app that acts as an agent', () => {
  it('is exactly as strong as the key of that agent: mandate, approvals, activity', async () => {
    const [ada, ben] = [await newPerson(world), await world.newUser()]
    const mandate = { max_rate_cents: 5_000, may: ['negotiations.round'], ask_owner: [] }
    const agent = (await ada.api.post('/agents', { name: 'Scout', mandate })).body
    const scope = 'read gigs:write applications:write negotiations:write'
    const { access } = await letIn(world, ada, { actAs: agent.id, scope })
    const app = world.as(access)
    expect((await app.get('/me')).body).toMatchObject({ agent: { id: agent.id }, mandate: { max_rate_cents: 5_000 } })

    const gigId = await postGig(ben)
    const application = (await app.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).body
    const negotiation = (
      await app.post('/negotiations', { application_id: application.id, terms: { rate_cents: 4_000 } })
    ).body
    const round = (rate_cents: number) => app.post(`/negotiations/${negotiation.id}/round`, { rate_cents })
    expect((await round(4_500)).status).toBe(201)
    expect(issueCodesOf(await round(6_000))).toEqual(['mandate_exceeded'])
    const { data } = (await ada.api.get(`/agents/${agent.id}/activity`)).body
    expect(data[0]).toMatchObject({
      action: 'negotiations.round',
      key_id: null,
      connected_app_id: expect.stringMatching(/^cap_/),
    })
  })

  it('is connected by a user who reads what the agent may do and what it asks about', async () => {
    const ada = await newPerson(world)
    const exceptOffers = 'Asks you before it commits you to anything, except for making offers, accepting offers'
    const mandates: [mandate: object, lines: string[]][] = [
      [{ may: [], ask_owner: [] }, [`${exceptOffers}, publishing gigs`]],
      [{ may: [], ask_owner: agentActions }, ['Asks you before it commits you to anything']],
      [{ may: agentActions, ask_owner: [] }, ['No limits']],
      [
        { may: agentActions.filter((action) => action !== 'gigs.delete'), ask_owner: [] },
        [expect.stringMatching(/^On its own: making offers, /), 'Asks you first: closing and deleting gigs'],
      ],
      [
        { may: [], ask_owner: [], min_dispute_worker_cents: 1_000, max_dispute_worker_cents: 5_000 },
        [
          'Worker’s share in disputes: at least $10',
          'Worker’s share in disputes: up to $50',
          `${exceptOffers}, proposing settlements, accepting settlements, publishing gigs`,
        ],
      ],
    ]
    for (const [index, [mandate]] of mandates.entries()) {
      expect((await ada.api.post('/agents', { name: `Agent ${index}`, mandate })).status).toBe(201)
    }
    const { text } = await ada.open((await authorizationUrl(as, 'v'.repeat(43))).href)
    for (const [index, [, lines]] of mandates.entries()) {
      const [choice = ''] = text.split(`<b>My agent “Agent ${index}”</b>`)[1]?.split('</label>') ?? []
      expect([...choice.matchAll(/<small>(.*?)<\/small>/g)].map(([, line]) => line)).toEqual(lines)
    }
  })

  it('that was created on the consent page asks its owner before anything binding', async () => {
    const [ada, ben] = [await newPerson(world), await world.newUser()]
    const { access } = await letIn(world, ada, { actAs: 'new', scope: 'read applications:write negotiations:write' })
    const app = world.as(access)
    const { agent } = (await app.get('/me')).body
    expect(agent).toMatchObject({ name: 'Helper', status: 'active' })
    const apply = `/gigs/${await postGig(ben)}/apply`
    const refused = await app.post(apply, { message: 'Me.' })
    expect(issueCodesOf(refused)).toEqual(['approval_required'])
    const { approval_id } = refused.body.error.issues[0].details
    expect((await app.post(`/approvals/${approval_id}/approve`)).status).toBe(403)
    expect((await ada.api.get(`/approvals/${approval_id}`)).body).toMatchObject({
      key_id: null,
      connected_app_id: expect.any(String),
    })
    expect((await ada.api.post(`/approvals/${approval_id}/approve`)).status).toBe(200)
    expect((await app.post(apply, { message: 'Me.' })).status).toBe(201)
  })

  it('is refused while its agent is suspended, and disconnected when it is deleted', async () => {
    const ada = await newPerson(world)
    const agent = (await ada.api.post('/agents', { name: 'Scout' })).body
    const { access, refresh: token } = await letIn(world, ada, { actAs: agent.id })
    await ada.api.post(`/agents/${agent.id}/suspend`)
    expect(issueCodesOf(await world.as(access).get('/me'))).toEqual(['agent_suspended'])
    await ada.api.post(`/agents/${agent.id}/resume`)
    expect((await world.as(access).get('/me')).status).toBe(200)
    await ada.api.delete(`/agents/${agent.id}`)
    expect(issueCodesOf(await world.as(access).get('/me'))).toEqual(['bad_token'])
    expect((await askForToken(world, { grant_type: 'refresh_token', refresh_token: token, ...cli })).body.error).toBe(
      'invalid_grant',
    )
    expect((await ada.api.get('/apps/connected')).body.data).toEqual([])
  })
})

describe('no app', () => {
  it('can touch keys, sessions, passkeys, apps, agents, webhooks, approvals or the address, or withdraw, whatever it was granted', async () => {
    const ada = await newPerson(world)
    const { access } = await letIn(world, ada, { scope: (as.scopes_supported ?? []).join(' ') })
    const app = world.as(access)
    const refusals: [string, string, object?][] = [
      ['POST', '/keys', { name: 'x' }],
      ['POST', '/agents', { name: 'x' }],
      ['POST', '/webhooks', { url: 'https://radar.example/hook', events: ['*'] }],
      ['POST', '/users', { display_name: 'x', kind: 'person' }],
      ['GET', '/sessions'],
      ['GET', '/passkeys'],
      ['GET', '/apps'],
      ['GET', '/apps/connected'],
      ['GET', '/operator/audit-log'],
    ]
    for (const [method, path, body] of refusals) {
      expect([path, issueCodesOf(await app.send(method, path, body))]).toEqual([path, ['missing_scope']])
    }
    for (const answer of [await app.get('/keys/verify'), await app.post('/keys/rotate')]) {
      expect([answer.status, issueCodesOf(answer)]).toEqual([403, ['api_key_required']])
    }
    expect(issueCodesOf(await app.get('/session'))).toEqual(['session_required'])
    const withdrawal = { amount_cents: 100, destination: 'bank' }
    expect(issueCodesOf(await app.post('/wallet/withdrawals', withdrawal))).toEqual(['not_for_apps'])
    expect(issueCodesOf(await app.patch('/profile/me', { email: 'eve@example.com' }))).toEqual(['not_for_apps'])
    expect((await app.patch('/profile/me', { headline: 'Translator' })).body).toMatchObject({
      headline: 'Translator',
      email: null,
    })
    expect((await app.get('/me')).text).not.toContain(ada.email)
    expect((await app.get('/profile/me')).text).not.toContain(ada.email)
    expect((await ada.api.get('/profile/me')).body).toMatchObject({ email: ada.email, pending_email: null })
  })

  it('sees keys and webhooks in the feed', async () => {
    const ada = await newPerson(world)
    const { body: key } = await ada.api.post('/keys', { name: 'payroll export' })
    const hook = { url: 'https://hooks.example/T0P-S3CRET', events: ['*'] }
    const { body: webhook } = await ada.api.post('/webhooks', hook)
    const { access } = await letIn(world, ada, { scope: 'read gigs:write' })
    const app = world.as(access)
    const { body: posted } = await app.post('/gigs', gig)
    expect(await eventsOf(ada, 'key.created&types=webhook.created&types=gig.created')).toEqual([
      'key.created',
      'webhook.created',
      'gig.created',
    ])
    for (const path of [
      '/events?limit=100',
      '/events/recent?limit=100',
      `/events?types=key.created&types=gig.created`,
    ]) {
      const { text, body } = await app.get(path)
      expect(text, path).not.toMatch(/payroll|hooks\.example|"(key|session|connection|webhook)\./)
      expect(body.data.map(({ subject }: { subject: { id: string } }) => subject.id)).toContain(posted.id)
    }
    for (const { id } of [key, webhook]) expect((await app.get(`/events?subject_id=${id}`)).body.data).toEqual([])
  })

  it('can do more than its user: a suspension applies immediately', async () => {
    const ada = await newPerson(world)
    const { access } = await letIn(world, ada)
    await world.operator.post(`/users/${ada.api.userId}/suspend`)
    const app = world.as(access)
    expect(issueCodesOf(await app.post('/gigs', gig))).toEqual(['user_suspended'])
    expect((await app.get('/me')).status).toBe(200)
  })
})

describe('what is stored', () => {
  it('contains no code, token or secret, and is deleted when it has expired', async () => {
    const ada = await newPerson(world)
    const tokens = await letIn(world, ada)
    const renewed = await refresh(tokens.refresh)
    const device = await (
      await oauth.deviceAuthorizationRequest(as, cli, oauth.None(), { scope: 'read' }, insecure)
    ).json()
    const stored = await world.inDatabase(async (client) => {
      const tables = ['oauth_objects', 'connected_apps', 'apps', 'events', 'sessions']
      const rows: string[] = []
      for (const table of tables) {
        const found = await client.query(`select to_jsonb(t)::text as row from ${table} t`)
        rows.push(...found.rows.map(({ row }) => row as string))
      }
      return rows.join('\n')
    })
    for (const secret of [
      tokens.access,
      tokens.refresh,
      renewed.access,
      renewed.refresh,
      device.device_code,
      device.user_code,
    ]) {
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'))
      expect(stored).not.toContain(secret.replace('-', ''))
    }
    await world.database.transaction((tx) =>
      tx.query(sql`update oauth_objects set expires_at = now() - interval '1 hour'`),
    )
    expect((await world.as(renewed.access).get('/me')).status).toBe(401)
    expect(await deleteExpiredObjects(world.database)).toBe(false)
    expect(await world.database.query(sql`select 1 as found from oauth_objects`)).toEqual([])
  })
})
