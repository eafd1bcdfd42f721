import * as openid from 'openid-client'
import { describe, expect, it } from 'vitest'
import { firstPartyUriProblem } from '../src/people/apps/domain.ts'
import {
  findSigningKeys,
  privateJwkOf,
  reencryptSigningKeys,
  rotateSigningKeys,
} from '../src/people/apps/signing-key-service.ts'
import { sql } from '../src/platform/db/sql.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { addDays, realNow } from '../src/platform/kernel/time.ts'
import { deriveSecrets } from '../src/platform/secrets.ts'
import { mailsTo, newEmail, signedIn, signUp } from './support/browser.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { agreement, askForToken, authorizationUrl, discover, newPerson, type Person } from './support/oauth.ts'
import { createWorld } from './support/world.ts'

const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
const APP_URL = 'https://radar.example/oauth/client.json'
const CALLBACK = 'https://radar.example/callback'
const world = await createWorld({
  documents: {
    get: async () => ({
      statusCode: 200,
      durationMs: 1,
      retryAfterSeconds: null,
      error: null,
      response: JSON.stringify({
        client_id: APP_URL,
        client_name: 'Gig radar',
        redirect_uris: [CALLBACK],
        token_endpoint_auth_method: 'none',
      }),
    }),
    close: async () => {},
  },
})

interface Registered {
  id: string
  config: openid.Configuration
}

async function register(owner: Client, more: object = {}): Promise<Registered> {
  const { body } = await owner.post('/apps', {
    name: 'Gig radar',
    redirect_uris: [CALLBACK, 'https://radar.example/other'],
    type: 'confidential',
    ...more,
  })
  return { id: body.id, config: await configOf(body.id, body.client_secret) }
}

// The service has no TLS in tests; all other settings are the default ones.
function configOf(clientId: string, secret?: string): Promise<openid.Configuration> {
  const execute = [openid.allowInsecureRequests]
  return openid.discovery(new URL(world.url), clientId, secret, secret ? undefined : openid.None(), { execute })
}

interface SignedIn {
  wasAsked: boolean
  tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers
}

/** Signs a person in to an app; on the consent page, if there is one, they connect it. */
async function signIn(
  person: Person,
  { config }: Pick<Registered, 'config'>,
  { actAs = 'me', scope = 'openid profile email', redirectUri = CALLBACK, more = {} as Record<string, string> } = {},
): Promise<SignedIn> {
  const pkceCodeVerifier = openid.randomPKCECodeVerifier()
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...more,
  })
  const opened = await person.open(url.href)
  const wasAsked = opened.url.origin === world.url
  const { url: callback } = wasAsked
    ? await person.open(opened.url.href, agreement(actAs, { agent_name: 'Helper' }))
    : opened
  const checks = { pkceCodeVerifier, ...(more.max_age && { maxAge: Number(more.max_age) }) }
  return { wasAsked, tokens: await openid.authorizationCodeGrant(config, callback, checks) }
}

function userInfo({ config }: Registered, { tokens }: SignedIn, sub: string) {
  return openid.fetchUserInfo(config, tokens.access_token, sub)
}

/** What the consent page for a request shows and preselects. */
async function consentPage(person: Person, clientId: string, scope: string) {
  const asked = { clientId, scope, redirectUri: CALLBACK }
  const { text } = await person.open((await authorizationUrl(await discover(world), 'v'.repeat(43), asked)).href)
  return {
    text,
    preselected: /name="act_as" value="(\w+)" checked/.exec(text)?.[1],
    name: /name="agent_name" [^>]*value="([^"]*)"/.exec(text)?.[1],
  }
}

describe('a person who signs in to a registered app', () => {
  it('is asked once, and is the same person in the ID token and in userinfo both times', async () => {
    const ada = await newPerson(world)
    const app = await register(await world.newUser())
    const first = await signIn(ada, app)
    const second = await signIn(ada, app)
    expect([first.wasAsked, second.wasAsked]).toEqual([true, false])
    const sub = ada.api.userId
    const person = { sub, name: 'Ada', profile: `${world.url}/people/${sub}`, email: ada.email, email_verified: true }
    for (const each of [first, second]) {
      expect(each.tokens.claims()).toMatchObject({ ...person, iss: world.url, aud: app.id })
      expect(await userInfo(app, each, sub)).toMatchObject(person)
      // It can do nothing, because it asked for nothing else.
      expect(issueCodesOf(await world.as(each.tokens.access_token).get('/me'))).toEqual(['missing_scope'])
    }
    expect((await ada.api.get('/apps/connected')).body.data).toMatchObject([
      { client_id: app.id, openid_scopes: ['openid', 'profile', 'email'], scopes: [], hosted_agent_id: null },
    ])
    expect((await mailsTo(world, ada.email)).filter(({ subject }) => subject.includes('was connected'))).toHaveLength(1)
    const renewed = await openid.refreshTokenGrant(app.config, second.tokens.refresh_token ?? '')
    expect(renewed.claims()).toMatchObject({ sub, email: ada.email })
  })

  it('is asked again for anything else, once the consent is old, and after disconnecting the app', async () => {
    const ada = await newPerson(world)
    const app = await register(await world.newUser())
    const asked = async (more: Parameters<typeof signIn>[2] = {}) => (await signIn(ada, app, more)).wasAsked
    expect(await asked()).toBe(true)
    expect(await asked()).toBe(false)
    expect(await asked({ scope: 'openid profile email read' })).toBe(true)
    expect(await asked({ redirectUri: 'https://radar.example/other' })).toBe(true)
    expect(await asked({ more: { prompt: 'consent' } })).toBe(true)
    expect(await asked()).toBe(false)
    await world.database.transaction((tx) =>
      tx.query(sql`update users set email = ${newEmail()} where lower(email) = ${ada.email.toLowerCase()}`),
    )
    expect(await asked()).toBe(true)
    expect(await asked()).toBe(false)
    await world.database.transaction((tx) =>
      tx.query(sql`update connected_apps set remembered_until = remembered_until - interval '90 days'`),
    )
    expect(await asked()).toBe(true)
    expect(await asked()).toBe(false)
    const connected = async () => (await ada.api.get('/apps/connected')).body.data as { id: string }[]
    for (const { id } of await connected()) {
      const forgotten = await ada.api.post(`/apps/connected/${id}/forget`)
      expect([forgotten.status, forgotten.body.remembered_until]).toEqual([200, null])
    }
    expect((await connected()).length).toBeGreaterThan(0)
    expect(await asked()).toBe(true)
    expect(await asked()).toBe(false)
    for (const { id } of await connected()) await ada.api.delete(`/apps/connected/${id}`)
    expect(await asked()).toBe(true)
  })

  it('is remembered as the agent they chose, which doesn’t get an email address', async () => {
    const ada = await newPerson(world)
    const app = await register(await world.newUser())
    const scope = 'openid email read gigs:write'
    const first = await signIn(ada, app, { actAs: 'new', scope })
    const second = await signIn(ada, app, { scope })
    expect([first.wasAsked, second.wasAsked]).toEqual([true, false])
    for (const each of [first, second]) {
      const claims = each.tokens.claims()
      expect([claims?.sub, claims?.email]).toEqual([ada.api.userId, undefined])
      expect(await userInfo(app, each, ada.api.userId)).toEqual({ sub: ada.api.userId })
      expect((await world.as(each.tokens.access_token).get('/me')).body.agent).toMatchObject({ name: 'Helper' })
    }
  })

  it('is remembered as what they chose last, even if they chose it before', async () => {
    const ada = await newPerson(world)
    const app = await register(await world.newUser())
    const scope = 'openid read gigs:write'
    const agent = (await ada.api.post('/agents', { name: 'Scout' })).body
    const nameOf = async ({ tokens }: SignedIn) =>
      (await world.as(tokens.access_token).get('/me')).body.agent?.name ?? 'me'
    for (const [actAs, name] of [
      [agent.id, 'Scout'],
      ['me', 'me'],
      [agent.id, 'Scout'],
    ]) {
      const chosen = await signIn(ada, app, { actAs, scope, more: { prompt: 'consent' } })
      const again = await signIn(ada, app, { scope })
      expect([await nameOf(chosen), again.wasAsked, await nameOf(again)]).toEqual([name, false, name])
      const { preselected } = await consentPage(ada, app.id, 'openid gigs:write')
      expect(preselected).toBe(actAs)
    }
    // Disconnecting it doesn't bring back an earlier choice.
    const { data } = (await ada.api.get('/apps/connected')).body
    const { id } = data.find(({ remembered_until }: { remembered_until: string | null }) => remembered_until !== null)
    await ada.api.delete(`/apps/connected/${id}`)
    expect((await signIn(ada, app, { scope })).wasAsked).toBe(true)
  })

  it('signs in again if the app wants that, and the app learns when they did', async () => {
    const ada = await newPerson(world)
    const app = await register(await world.newUser())
    await signIn(ada, app)
    await age(ada, '1 hour')
    const claims = (await signIn(ada, app, { more: { max_age: '7200' } })).tokens.claims()
    expect(Math.round(Date.now() / 1000 - Number(claims?.auth_time))).toBeGreaterThan(3_500)
    for (const more of [{ max_age: '60' }, { prompt: 'login' }]) {
      const asked = { clientId: app.id, redirectUri: CALLBACK, scope: 'openid profile email', more }
      const { text } = await ada.open((await authorizationUrl(await discover(world), 'v'.repeat(43), asked)).href)
      expect([more, text.includes('Sign in to Parley')]).toEqual([more, true])
    }
  })
})

describe('consent', () => {
  it('is never remembered for a public app, one that describes itself, the command line, or a device', async () => {
    const [ada, ben] = [await newPerson(world), await world.newUser()]
    const open = (await ben.post('/apps', { name: 'Radar', redirect_uris: [CALLBACK] })).body.id
    for (const clientId of [open, APP_URL]) {
      const app = { config: await configOf(clientId) }
      const asked = [(await signIn(ada, app)).wasAsked, (await signIn(ada, app)).wasAsked]
      expect([clientId, ...asked]).toEqual([clientId, true, true])
    }
    const cli = { config: await configOf('parley-cli') }
    const redirectUri = 'http://127.0.0.1:8976/callback'
    for (let time = 0; time < 2; time++) expect((await signIn(ada, cli, { redirectUri })).wasAsked).toBe(true)
    const { id, config } = await register(ben)
    await signIn(ada, { config }, { scope: 'read' })
    const begun = await openid.initiateDeviceAuthorization(config, { scope: 'read' })
    const page = await ada.open(begun.verification_uri_complete ?? '')
    const form = { xsrf: /name="xsrf" value="(\w+)"/.exec(page.text)?.[1] ?? '', confirm: 'yes' }
    expect((await ada.open('/oauth/device', { ...form, user_code: begun.user_code })).text).toContain(
      'Connect “Gig radar”?',
    )
    const { data } = (await ada.api.get('/apps/connected')).body
    const remembered = data.filter(({ remembered_until }: { remembered_until: unknown }) => remembered_until !== null)
    expect(remembered.map(({ client_id }: { client_id: string }) => client_id)).toEqual([id])
  })

  it('suggests “me” for reading or signing in, an agent for anything else, or what was chosen last', async () => {
    const ada = await newPerson(world)
    const app = await register(await world.newUser())
    expect((await consentPage(ada, app.id, 'openid read')).preselected).toBe('me')
    expect((await consentPage(ada, app.id, 'openid')).text).not.toContain('name="agent_name"')
    expect(await consentPage(ada, app.id, 'read gigs:write')).toMatchObject({ preselected: 'new', name: 'Gig radar' })
    const agent = (await ada.api.post('/agents', { name: 'gig RADAR' })).body
    expect(await consentPage(ada, app.id, 'read gigs:write')).toMatchObject({ preselected: 'new', name: 'Gig radar 2' })
    await signIn(ada, app, { actAs: agent.id, scope: 'read gigs:write' })
    expect((await consentPage(ada, app.id, 'read')).preselected).toBe(agent.id)
    await signIn(ada, app, { actAs: 'me', scope: 'gigs:write' })
    expect((await consentPage(ada, app.id, 'read contracts:approve')).preselected).toBe('me')
  })

  it('creates no second agent with the same name', async () => {
    const ada = await newPerson(world)
    await ada.api.post('/agents', { name: 'helper' })
    const opened = await ada.open((await authorizationUrl(await discover(world), 'v'.repeat(43))).href)
    const refused = await ada.open(opened.url.href, agreement('new', { agent_name: 'Helper' }))
    expect([refused.status, refused.text.includes('You already have an agent named “Helper”')]).toEqual([409, true])
    expect((await ada.api.get('/agents')).body.data).toHaveLength(1)
  })

  it('shows a verified address before an app gets it, and no app gets another one', async () => {
    const ada = await newPerson(world)
    const app = await register(await world.newUser())
    const shown = async (scope: string) =>
      (await consentPage(ada, app.id, scope)).text.includes('See your email address')
    expect([await shown('openid profile'), await shown('openid email')]).toEqual([false, true])
    const first = await signIn(ada, app)
    const change = (set: ReturnType<typeof sql>) =>
      world.database.transaction((tx) => tx.query(sql`update users set ${set} where email = ${ada.email}`))
    await change(sql`email_proven = false`)
    expect(await userInfo(app, first, ada.api.userId)).not.toHaveProperty('email')
    expect(await shown('openid email')).toBe(false)
    expect((await signIn(ada, app)).tokens.claims()).not.toHaveProperty('email')
    await change(sql`email_proven = true, email = 'other-' || email`)
    expect(await userInfo(app, first, ada.api.userId)).not.toHaveProperty('email')

    const resource = `${world.url}/mcp`
    const atMcp = await signIn(await newPerson(world, 'Eve'), app, { scope: 'openid email read', more: { resource } })
    expect(atMcp.tokens.claims()).not.toHaveProperty('email')
    expect(atMcp.tokens.scope).toBe('openid read')
  })
})

describe('userinfo', () => {
  it('is for access tokens with the scope openid only', async () => {
    const ada = await newPerson(world)
    const app = await register(await world.newUser())
    const { tokens } = await signIn(ada, app, { scope: 'read' })
    for (const caller of [ada.api, await world.newUser(), world.as(tokens.access_token)]) {
      const refused = await caller.get('/userinfo')
      expect([refused.status, issueCodesOf(refused)]).toEqual([403, ['missing_scope']])
    }
  })
})

describe('a scope', () => {
  it('that is mistyped is reported with a suggestion, and one that no app can get is reported as such', async () => {
    const ada = await newPerson(world)
    const problemWith = async (scope: string) => {
      const { url } = await ada.open((await authorizationUrl(await discover(world), 'v'.repeat(43), { scope })).href)
      return [url.searchParams.get('error'), url.searchParams.get('error_description')]
    }
    expect(await problemWith('read gig:write')).toEqual([
      'invalid_scope',
      'there is no such scope; did you mean gigs:write?',
    ])
    expect(await problemWith('opendi')).toEqual(['invalid_scope', 'there is no such scope; did you mean openid?'])
    expect(await problemWith('everything-there-is')).toEqual(['invalid_scope', 'there is no such scope'])
    expect(await problemWith('keys:write')).toEqual(['invalid_scope', 'an app can never get the scope keys:write'])
  })
})

describe('the keys that sign ID tokens', () => {
  it('are published before and after they sign, so that apps with an old list keep working', async () => {
    const ada = await newPerson(world)
    const app = await register(await world.newUser())
    const kids = async () => {
      const { keys } = await (await fetch(`${world.url}/oauth/jwks`)).json()
      expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
      return keys.map(({ kid }: { kid: string }) => kid) as string[]
    }
    const signer = async () => {
      const { id_token } = (await signIn(ada, app)).tokens
      return JSON.parse(Buffer.from(id_token?.split('.')[0] ?? '', 'base64url').toString()).kid as string
    }
    const days = (count: number) => addDays(realNow(), count)
    const ageKeys = (count: number) =>
      world.database.transaction((tx) =>
        tx.query(sql`update signing_keys set signs_from = signs_from - ${`${count} days`}::interval`),
      )
    const [old = ''] = await kids()
    await rotateSigningKeys(world.database, world.secrets, days(89))
    expect(await kids()).toEqual([old])
    await rotateSigningKeys(world.database, world.secrets, days(91))
    const [first, next = ''] = await kids()
    expect([first, await signer()]).toEqual([old, old])
    await ageKeys(98)
    expect([await kids(), await signer()]).toEqual([[next, old], next])
    await rotateSigningKeys(world.database, world.secrets, days(6))
    expect(await kids()).toEqual([next, old])
    await rotateSigningKeys(world.database, world.secrets, days(8))
    expect([await kids(), await signer()]).toEqual([[next], next])

    // Changing SECRET_KEY keeps them; losing it replaces them.
    const other = deriveSecrets(Buffer.alloc(32, 1))
    await world.database.transaction((tx) => reencryptSigningKeys(tx, world.secrets, other))
    const [resealed] = await findSigningKeys(world.database, other)
    expect(resealed && privateJwkOf(resealed, other)).toMatchObject({ kid: next, kty: 'RSA' })
    await world.database.transaction((tx) => reencryptSigningKeys(tx, world.secrets, world.secrets))
    const after = await kids()
    expect([after.length, after.includes(next)]).toEqual([1, false])
  })
})

describe('a device code', () => {
  it('survives a closed tab, and is decided once', async () => {
    const ada = await newPerson(world)
    const config = await configOf('parley-cli')
    const begun = await openid.initiateDeviceAuthorization(config, { scope: 'read' })
    const typeCode = async () => {
      const page = await ada.open(begun.verification_uri_complete ?? '')
      const xsrf = /name="xsrf" value="(\w+)"/.exec(page.text)?.[1] ?? ''
      return ada.open('/oauth/device', { xsrf, confirm: 'yes', user_code: begun.user_code })
    }
    const closed = await typeCode()
    const again = await typeCode()
    expect(again.text).toContain('Connect “Parley CLI”?')
    expect((await ada.open(again.url.href, agreement('me'))).text).toContain('Parley CLI is connected')
    const late = await ada.open(closed.url.href, agreement('me'))
    expect([late.status, late.text.includes('This page has expired')]).toEqual([400, true])
    const poll = { grant_type: DEVICE_GRANT, device_code: begun.device_code, client_id: 'parley-cli' }
    const { body: tokens } = await askForToken(world, poll)
    expect((await world.as(tokens.access_token ?? '').get('/me')).body.user.user_id).toBe(ada.api.userId)
    expect((await ada.api.get('/apps/connected')).body.data).toHaveLength(1)
  })
})

describe('a first-party app', () => {
  // The operator is still the only one.
  it('signs people in without asking, and acts as them with a member’s rights, but without their address', async () => {
    const app = await register(world.operator)
    const made = await world.operator.post(`/operator/apps/${app.id}/approve`)
    expect([made.status, made.body]).toMatchObject([200, { id: app.id, first_party: true, request: null }])
    const ada = await newPerson(world)
    await age(ada, '1 hour')
    const scope = 'openid email read gigs:write profile:write payments:write'
    const [first, second] = [await signIn(ada, app, { scope }), await signIn(ada, app, { scope })]
    expect([first.wasAsked, second.wasAsked]).toEqual([false, false])
    expect(await userInfo(app, second, ada.api.userId)).toEqual({ sub: ada.api.userId })
    expect((await ada.api.get('/apps/connected')).body.data).toMatchObject([
      { client_id: app.id, openid_scopes: ['openid'], remembered_until: null, first_party: true },
    ])
    const acting = world.as(second.tokens.access_token)
    expect((await acting.get('/me')).body).toMatchObject({ user: { user_id: ada.api.userId }, agent: null })
    const gig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
    expect((await acting.post('/gigs', gig)).status).toBe(201)

    // It still asks where the person decides about more than the scopes.
    await age(ada, '0 seconds')
    expect((await signIn(ada, app, { more: { prompt: 'consent' } })).wasAsked).toBe(true)
    const begun = await openid.initiateDeviceAuthorization(app.config, { scope: 'read' })
    const page = await ada.open(begun.verification_uri_complete ?? '')
    const form = { xsrf: /name="xsrf" value="(\w+)"/.exec(page.text)?.[1] ?? '', confirm: 'yes' }
    expect((await ada.open('/oauth/device', { ...form, user_code: begun.user_code })).text).toContain(
      'Connect “Gig radar”?',
    )
  })

  it('is confidential, of an operator, and keeps its redirect addresses, which are https or on this machine', async () => {
    const { operator } = world
    const make = async (more: object, owner: Client = operator) =>
      operator.post(`/operator/apps/${(await register(owner, more)).id}/approve`)
    expect(issueCodesOf(await make({ type: 'public' }))).toEqual(['wrong_state'])
    expect((await make({}, await world.newUser())).status).toBe(404)
    const scheme = await make({ redirect_uris: [CALLBACK, 'com.example.app:/callback'] })
    expect([scheme.status, scheme.body.error.issues[0].path]).toEqual([422, 'redirect_uris.1'])
    const local = 'http://127.0.0.1:4000/callback'
    expect([firstPartyUriProblem(local, 'live'), firstPartyUriProblem(CALLBACK, 'live')]).toEqual([
      'must be https',
      null,
    ])
    const { body: app } = await make({ redirect_uris: [local] })
    const ada = await newPerson(world)
    for (const [redirectUri, origin] of [
      [local, 'http://127.0.0.1:4000'],
      ['http://127.0.0.1:4001/callback', world.url],
    ]) {
      const asked = { clientId: app.id, ...(redirectUri && { redirectUri }) }
      const { url } = await ada.open((await authorizationUrl(await discover(world), 'v'.repeat(43), asked)).href)
      expect([redirectUri, url.origin]).toEqual([redirectUri, origin])
    }
    expect(issueCodesOf(await operator.patch(`/apps/${app.id}`, { redirect_uris: [CALLBACK] }))).toEqual([
      'wrong_state',
    ])
    expect((await operator.patch(`/apps/${app.id}`, { name: 'Front end' })).body).toMatchObject({ first_party: true })
  })

  it('needs a second operator if there is one, and a recent sign-in; all operators are told', async () => {
    const { operator } = world
    const app = await register(operator)
    const path = `/operator/apps/${app.id}`
    const email = newEmail()
    const second = await signUp(world, email, 'Olga')
    await operator.patch(`/users/${second.userId}`, { role: 'operator' })
    const requested = await operator.post(`${path}/approve`)
    expect([requested.status, issueCodesOf(requested)]).toEqual([409, ['second_operator_required']])
    expect(issueCodesOf(await operator.post(`${path}/approve`))).toEqual(['second_operator_required'])
    const listed = async () =>
      (await operator.get('/operator/apps')).body.data.find(({ id }: { id: string }) => id === app.id)
    const { owner_id, ...proposed } = await listed()
    expect(proposed).toMatchObject({
      first_party: false,
      request: { requested_by: owner_id, expires_at: expect.stringMatching(/Z$/) },
    })
    const ada = await newPerson(world)
    expect((await signIn(ada, app)).wasAsked).toBe(true)

    // What the second operator confirms is what the first one asked for.
    await operator.patch(`/apps/${app.id}`, { redirect_uris: [CALLBACK] })
    expect(await listed()).toBeUndefined()
    const other = await signedIn(world, second)
    await age(second, '1 hour')
    expect(issueCodesOf(await other.post(`${path}/approve`))).toEqual(['recent_sign_in_required'])
    await age(second, '0 seconds')
    expect(issueCodesOf(await other.post(`${path}/approve`))).toEqual(['second_operator_required'])
    expect((await operator.post(`${path}/approve`)).body).toMatchObject({ first_party: true })
    const scope = 'openid profile'
    const { tokens, wasAsked } = await signIn(ada, app, { scope })
    expect(wasAsked).toBe(false)
    const subjects = async () => (await mailsTo(world, email)).map(({ subject }) => subject)
    expect(await subjects()).toEqual(
      expect.arrayContaining([
        'Second operator needed to make “Gig radar” a first-party app',
        '“Gig radar” is now a first-party app',
      ]),
    )

    // Ending it disconnects everyone.
    expect((await other.delete(path)).body).toMatchObject({ first_party: false, request: null })
    expect((await world.as(tokens.access_token).get('/userinfo')).status).toBe(401)
    expect((await signIn(ada, app, { scope })).wasAsked).toBe(true)
    expect(await subjects()).toContain('“Gig radar” is no longer a first-party app')
    const [told] = (await mailsTo(world, email)).filter(({ subject }) => subject.startsWith('Second operator needed'))
    expect(told?.text).toContain(`parley operator apps approve ${app.id}`)
  })

  it('can’t do anything without asking while its owner isn’t an active operator, and other operators can still end it', async () => {
    const { operator } = world
    const owner = await world.newUser({ role: 'operator' })
    const app = await register(owner)
    for (const each of [operator, owner]) await each.post(`/operator/apps/${app.id}/approve`)
    const ada = await newPerson(world)
    const { tokens, wasAsked } = await signIn(ada, app)
    expect(wasAsked).toBe(false)
    const change = (set: ReturnType<typeof sql>) =>
      world.database.transaction((tx) => tx.query(sql`update users set ${set} where id = ${toId('usr', owner.userId)}`))
    const works = async () => {
      const listed = (await operator.get('/operator/apps')).body.data.find(({ id }: { id: string }) => id === app.id)
      const { data } = (await ada.api.get('/apps/connected')).body
      return [listed.status, data.length, (await world.as(tokens.access_token).get('/userinfo')).status]
    }
    expect(await works()).toEqual(['active', 1, 200])
    await change(sql`status = 'suspended'`)
    expect(await works()).toEqual(['paused', 0, 401])
    await change(sql`status = 'active'`)
    expect(await works()).toEqual(['active', 1, 200])
    await change(sql`role = 'member'`)
    expect(await works()).toEqual(['paused', 0, 401])
    const renewed = openid.refreshTokenGrant(app.config, tokens.refresh_token ?? '')
    await expect(renewed).rejects.toMatchObject({ error: 'invalid_grant' })
    // What the person agrees to doesn't depend on operators.
    const agreed = await signIn(ada, app, { scope: 'openid' })
    expect([agreed.wasAsked, (await world.as(agreed.tokens.access_token).get('/userinfo')).status]).toEqual([true, 200])
    expect((await operator.delete(`/operator/apps/${app.id}`)).status).toBe(200)
    expect((await ada.api.get('/apps/connected')).body.data).toEqual([])
  })
})

/** As if all sessions of a person had begun some time ago. */
async function age(who: Person | Client, time: string): Promise<void> {
  const id = toId('usr', 'api' in who ? who.api.userId : who.userId)
  await world.database.transaction((tx) =>
    tx.query(sql`update sessions set signed_in_at = now() - ${time}::interval where user_id = ${id}`),
  )
}
