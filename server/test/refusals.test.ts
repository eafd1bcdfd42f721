import { hash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { encodeCursor } from '../src/platform/http/cursors.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { type IssueCode, issueCodes, issueDefinition } from '../src/platform/kernel/issue-codes.ts'
import { quotas } from '../src/platform/kernel/quotas.ts'
import { Authenticator } from './support/authenticator.ts'
import { Browser, mailTo, newEmail, signUp, viewingAs } from './support/browser.ts'
import { checkAll } from './support/check-all.ts'
import type { Answer, Client } from './support/client.ts'
import {
  activate,
  advance,
  agreeOn,
  conversationOf,
  type Deal,
  fundedMilestone,
  milestoneOf,
  negotiate,
  newDeal,
  postGig,
} from './support/deals.ts'
import { StreamReader } from './support/event-stream.ts'
import { decision, disputeAbout } from './support/fixtures.ts'
import { agentWith, allAgentScopes } from './support/mandates.ts'
import { askForToken, letIn, newPerson } from './support/oauth.ts'
import { payoutAccount, setPayoutAccount } from './support/payout-accounts.ts'
import { exchange, requestOf } from './support/raw-http.ts'
import { type ReceivedIssue, RefusalChecker } from './support/refusals.ts'
import { createWorld, type World } from './support/world.ts'

const world = await createWorld({ webhookTargets: 'public' })
// Operators settle its payments.
const manual = await createWorld({ settings: { payments: 'manual' } })
const closed = await createWorld({ settings: { signUp: 'closed' } })
const withoutMail = await createWorld({ settings: { mail: 'off' } })
const checker = new RefusalChecker(world.app.openApi(world.url))
const refused = checker.refused.bind(checker)
const { operator } = world
const gig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
const OFFER = { rate_cents: 10_000 }

/** How a caller who knows only the error recovers from one refusal, or why no request can recover from it. */
type Recovery = (() => Promise<void>) | string

const fromRequests = {
  required: () => repairedGig({}),
  unknown_field: () => repairedGig({ ...gig, rate_min: 5, nonsense: true }),
  wrong_type: () => repairedGig({ ...gig, title: 5 }),
  not_integer: () => repairedGig({ ...gig, positions: 1.5 }),
  too_small: () => repairedGig({ ...gig, positions: 0, apply_by: '2020-01-01T00:00:00.000Z' }),
  too_large: () => repairedGig({ ...gig, positions: 1_000 }),
  too_short: () => repairedGig({ ...gig, title: 'x' }),
  too_long: () => repairedGig({ ...gig, title: 'x'.repeat(500) }),
  bad_format: () => repairedGig({ ...gig, start_date: 'tomorrow' }),
  blank: () => repairedGig({ ...gig, title: '   ' }),
  bad_characters: () => repairedGig({ ...gig, description: 'NUL: \0' }),
  not_allowed: () => repairedGig({ ...gig, rate_type: 'weekly', currency: 'XXX' }),
  duplicate_item: () => repairedGig({ ...gig, skills: ['french', 'french'] }),

  async damaged_image() {
    const ada = await world.newUser()
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUg', 'base64')
    const { message } = await refused('damaged_image', ada, 'POST', '/attachments?name=a.png', png)
    expect(message).toBe('The file looks like image/png, but it ends too early.')
    const archive = Buffer.concat([Buffer.from('PK\x03\x04'), png])
    ok(await ada.upload('a.zip', archive))
  },
  async unreadable_color() {
    const body = { name: 'Parley', accent: '#ffdd00' }
    const { path, details } = await refused('unreadable_color', world.operator, 'PUT', '/operator/brand', body)
    expect([path, details]).toEqual(['accent', { suggestion: '#887500', contrast: '1.3' }])
    ok(await world.operator.put('/operator/brand', { ...body, accent: details.suggestion }))
    ok(await world.operator.put('/operator/brand', { name: 'Parley' }))
  },
  async range_not_satisfiable() {
    const ada = await world.newUser()
    const { id } = ok(await ada.upload('a.txt', 'Hello')).body
    const path = `/attachments/${id}`
    const { details } = await refused('range_not_satisfiable', ada, 'GET', path, undefined, { range: 'bytes=5-' })
    expect(details).toEqual({ maximum: 4 })
    const { status, bytes } = await ada.download(path, { range: `bytes=${details.maximum}-` })
    expect([status, bytes.toString()]).toEqual([206, 'o'])
  },
  async repeated() {
    const { path } = await refused('repeated', operator, 'GET', '/gigs?limit=5&limit=6')
    ok(await operator.get(`/gigs?${path}=5`))
  },
  async bad_cursor() {
    expect(await refused('bad_cursor', operator, 'GET', '/gigs?cursor=mine')).toMatchObject({ path: 'cursor' })
    ok(await operator.get('/gigs'))
  },
  async stale_cursor() {
    const ada = await world.newUser()
    const place = ['1000000', 'of-a-lost-ev']
    const cursor = encodeCursor(world.secrets, place, `feed\n${toId('usr', ada.userId)}\n{}`)
    expect(await refused('stale_cursor', ada, 'GET', `/events?after=${cursor}`)).toMatchObject({ path: 'after' })
    ok(await ada.get('/events'))
  },
  async target_not_allowed() {
    const hook = { url: 'https://127.0.0.1/hook', events: ['*'] }
    const { path } = await refused('target_not_allowed', operator, 'POST', '/webhooks', hook)
    ok(await operator.post('/webhooks', { ...hook, [path]: 'https://ada.example/hook' }))
  },
  async idempotency_mismatch() {
    const ada = await world.newUser()
    const [first, second] = [{ name: 'Scout' }, { name: 'Broker' }]
    ok(await ada.post('/agents', first, { 'idempotency-key': 'one' }))
    await refused('idempotency_mismatch', ada, 'POST', '/agents', second, { 'idempotency-key': 'one' })
    ok(await ada.post('/agents', second, { 'idempotency-key': 'two' }))
  },
  async bad_passkey_response() {
    const browser = await signUp(world, newEmail())
    const authenticator = new Authenticator(world.url)
    const response = authenticator.register({ challenge: 'x'.repeat(43), rp: { id: '127.0.0.1' } })
    await refused('bad_passkey_response', browser, 'POST', '/passkeys', { name: 'phone', response })
    ok(await authenticator.addTo(browser))
  },
  async not_for_agents() {
    const ada = await world.newUser()
    const { id } = (await ada.post('/agents', { name: 'Scout' })).body
    const key = { name: 'wide', hosted_agent_id: id, scopes: ['read', 'keys:write'] }
    const { details } = await refused('not_for_agents', ada, 'POST', '/keys', key)
    ok(await ada.post('/keys', { ...key, scopes: key.scopes.filter((scope) => details.allowed.includes(scope)) }))
  },
  malformed_json: () => repairedBody('malformed_json', '{"name": "Scout"', () => '{"name": "Scout"}'),
  duplicate_key: () =>
    repairedBody('duplicate_key', '{"name": "A", "name": "Scout"}', ({ key }) => JSON.stringify({ [key]: 'Scout' })),
  too_deep: () =>
    repairedBody('too_deep', `${'{"name":'.repeat(9)}1${'}'.repeat(9)}`, ({ maximum }) => {
      expect(maximum).toBeGreaterThan(0)
      return '{"name": "Scout"}'
    }),
  too_many_values: () =>
    repairedBody('too_many_values', `{"name":[${'1,'.repeat(6_000)}1]}`, ({ maximum }) => {
      expect(maximum).toBeLessThan(6_000)
      return '{"name": "Scout"}'
    }),
  not_an_object: () => repairedBody('not_an_object', '["Scout"]', () => '{"name": "Scout"}'),
  async bad_header() {
    const [ada, body] = [await world.newUser(), { headline: 'Translator' }]
    const { path, details } = await refused('bad_header', ada, 'PATCH', '/profile/me', body, { 'if-match': 'newest' })
    const answer = await ada.patch('/profile/me', body, { [path]: details.example })
    // The format is right, but the version in the example isn't the profile's.
    checker.check('stale_version', 'PATCH', '/profile/me', answer)
  },
  async malformed_request() {
    const answer = await exchange(world.url, 'NOT HTTP\r\n\r\n')
    checker.check('malformed_request', 'GET', '/health', answer)
    ok(await exchange(world.url, requestOf(['GET /api/health HTTP/1.1', 'Host: parley'])))
  },
  async not_found() {
    await refused('not_found', operator, 'GET', '/gigs/gig_01kz3v9d6ye8tb2xw4qh5mrc7a')
    const id = await postGig(operator)
    const listed: string[] = (await operator.get('/gigs')).body.data.map((one: { id: string }) => one.id)
    expect(listed).toContain(id)
    ok(await operator.get(`/gigs/${id}`))
  },
  async unknown_path() {
    const id = await postGig(operator)
    for (const path of [`/gig/${id}`, `/v1/gigs/${id}`, `/gigz/${id}`]) {
      const { details } = await refused('unknown_path', operator, 'GET', path)
      expect(details.suggestions[0]).toBe(`GET /api/gigs/${id}`)
    }
    const answer = await fetch(`${world.url}/me`)
    expect((await answer.json()).error.issues[0].details.suggestions[0]).toBe('GET /api/me')
    const milestone = 'mil_01kz3v9d6ye8tb2xw4qh5mrc7a'
    for (const [method, path, suggestion] of [
      ['GET', '/keys/verfy', 'GET /api/keys/verify'],
      ['GET', '/disputes/create', 'POST /api/disputes/create'],
      ['POST', `/milestones/${milestone}/fund`, `POST /api/contracts/{id}/milestones/${milestone}/fund`],
    ] as const) {
      const { details } = await refused('unknown_path', operator, method, path)
      expect(details.suggestions).toEqual([suggestion])
    }
    for (const [method, path] of [
      ['POST', '/login'],
      ['POST', '/payouts'],
      ['DELETE', `/contracts/con_01kz3v9d6ye8tb2xw4qh5mrc7a`],
      ['DELETE', `/keys/key_01kz3v9d6ye8tb2xw4qh5mrc7a`],
    ] as const) {
      const { suggestions } = (await operator.send(method, path)).body.error.issues[0].details
      expect([method, path, suggestions]).toEqual([method, path, []])
    }
  },
  async method_not_allowed() {
    const { details } = await refused('method_not_allowed', operator, 'POST', '/disputes', {})
    expect(details).toEqual({
      allowed: ['GET', 'HEAD', 'OPTIONS'],
      suggestions: ['POST /api/disputes/create'],
    })
    ok(await operator.send(details.allowed[0], '/disputes'))
    expect((await operator.post('/disputes/create')).status).toBe(422)
  },
  request_timeout: 'There is nothing to change in the request. Sent again at once, it arrives in time.',
  async body_too_large() {
    const ada = await world.newUser()
    const bodyOf = (bytes: number) => JSON.stringify({ headline: 'Translator' }).padEnd(bytes)
    const { details } = await refused('body_too_large', ada, 'PATCH', '/profile/me', bodyOf(2_000_000))
    ok(await ada.patch('/profile/me', bodyOf(details.maximum)))
  },
  async url_too_long() {
    const { details } = await refused('url_too_long', operator, 'GET', `/gigs?q=${'x'.repeat(9_000)}`)
    expect(details.maximum).toBeLessThan(9_000)
    ok(await operator.get('/gigs?q=x'))
  },
  async bad_content_type() {
    const [ada, body] = [await world.newUser(), { headline: 'Translator' }]
    await refused('bad_content_type', ada, 'PATCH', '/profile/me', body, { 'content-type': 'text/plain' })
    ok(await ada.patch('/profile/me', body))
  },
  async bad_expectation() {
    const lines = ['GET /api/health HTTP/1.1', 'Host: parley']
    const answer = await exchange(world.url, requestOf([...lines, 'Expect: a-miracle']))
    checker.check('bad_expectation', 'GET', '/nothing', answer)
    ok(await exchange(world.url, requestOf(lines)))
  },
  async headers_too_large() {
    const lines = ['GET /api/health HTTP/1.1', 'Host: parley']
    const answer = await exchange(world.url, requestOf([...lines, `X-Large: ${'x'.repeat(20_000)}`]))
    const { details } = checker.check('headers_too_large', 'GET', '/nothing', answer)
    ok(await exchange(world.url, requestOf([...lines, `X-Large: ${'x'.repeat(details.maximum / 2)}`])))
  },
} satisfies Partial<Record<IssueCode, Recovery>>

const fromAccess = {
  async missing_key() {
    await refused('missing_key', world.as(null), 'GET', '/me')
    ok(await world.as(null).get('/me', { 'x-api-key': String(operator.secret) }))
  },
  async bad_key() {
    await refused('bad_key', world.as('parley_sk_wrong'), 'GET', '/me')
    ok(await operator.get('/me'))
  },
  async two_keys() {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    await refused('two_keys', ada, 'GET', '/me', undefined, { 'x-api-key': String(ben.secret) })
    ok(await ada.get('/me'))
  },
  async missing_scope() {
    const ada = await world.newUser()
    const narrow = world.as((await ada.post('/keys', { name: 'narrow', scopes: ['read'] })).body.key)
    const { details } = await refused('missing_scope', narrow, 'POST', '/gigs', gig)
    const wider = world.as((await ada.post('/keys', { name: 'wider', scopes: [details.scope] })).body.key)
    ok(await wider.post('/gigs', gig))
  },
  async missing_role() {
    const deal = await newDeal(world)
    const path = `${await fundedMilestone(deal)}/submit`
    const { details } = await refused('missing_role', deal.client, 'POST', path, { message: 'Done.' })
    ok(await sideOf(deal, details.roles[0]).post(path, { message: 'Done.' }))
  },
  async wider_than_key() {
    const ada = await world.newUser()
    const { key } = (await ada.post('/keys', { name: 'narrow', scopes: ['read', 'keys:write'] })).body
    const scopes = ['read', 'gigs:write']
    const { details } = await refused('wider_than_key', world.as(key), 'POST', '/keys', { name: 'wider', scopes })
    const allowed = scopes.filter((scope) => details.allowed.includes(scope))
    ok(await world.as(key).post('/keys', { name: 'wider', scopes: allowed }))
    const wide = (await ada.post('/keys', { name: 'wide' })).body
    await refused('wider_than_key', world.as(key), 'POST', `/keys/${wide.id}/rotate`)
  },
  async outlives_key() {
    const ada = await world.newUser()
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    const { key } = (await ada.post('/keys', { name: 'short', expires_at })).body
    const later = { name: 'later', expires_at: new Date(Date.now() + 7_200_000).toISOString() }
    const { details } = await refused('outlives_key', world.as(key), 'POST', '/keys', later)
    ok(await world.as(key).post('/keys', { name: 'later', expires_at: details.maximum }))
    const longer = (await ada.post('/keys', later)).body
    await refused('outlives_key', world.as(key), 'POST', `/keys/${longer.id}/rotate`)
  },
  async sign_up_key() {
    const { key } = (await operator.post('/keys', { name: 'sign-up', scopes: ['users:create'] })).body
    await refused('sign_up_key', world.as(key), 'POST', '/keys/rotate')
    const made = await world.as(key).post('/users', { display_name: 'Ada', kind: 'person' })
    ok(await world.as(made.body.key.key).post('/keys/rotate'))
  },
  async publishable_key() {
    const { key } = (await operator.post('/keys', { name: 'pages', publishable: true })).body
    await refused('publishable_key', world.as(key), 'POST', '/keys/rotate')
    const server = (await operator.post('/keys', { name: 'server' })).body
    ok(await world.as(server.key).post('/keys/rotate'))
  },
  async not_managed() {
    const mia = (await operator.post('/users/managed', { display_name: 'Mia', kind: 'person' })).body.id
    const { key } = (await operator.post('/keys', { name: 'another' })).body
    await refused('not_managed', world.as(key), 'GET', '/me', undefined, { 'parley-act-as': mia })
    ok(await operator.get('/wallet', { 'parley-act-as': (await operator.get('/users/managed')).body.data[0].id }))
  },
  async account_claimed() {
    const [mia, email] = [await operator.post('/users/managed', { display_name: 'Mia', kind: 'person' }), newEmail()]
    const onBehalf = { 'parley-act-as': mia.body.id }
    ok(await operator.post(`/users/${mia.body.id}/invite`, { email }))
    const browser = new Browser(world.url, null)
    ok(await browser.post('/session', { token: (await mailTo(world, email)).token }))
    await refused('account_claimed', operator, 'GET', '/me', undefined, onBehalf)
    ok(await browser.get('/wallet'))
  },
  async not_on_behalf() {
    const [mia, email] = [await operator.post('/users/managed', { display_name: 'Mia', kind: 'person' }), newEmail()]
    const onBehalf = { 'parley-act-as': mia.body.id }
    await refused('not_on_behalf', operator, 'POST', '/keys', { name: 'hers' }, onBehalf)
    for (const [method, path, body] of await noteRequests(operator)) {
      await refused('not_on_behalf', operator, method, path, body, onBehalf)
      ok(await operator.send(method, path, body))
    }
    ok(await operator.post(`/users/${mia.body.id}/invite`, { email }))
    const browser = new Browser(world.url, null)
    ok(await browser.post('/session', { token: (await mailTo(world, email)).token }))
    const { body: key } = ok(await browser.post('/keys', { name: 'hers' }))
    // Someone viewing as a demo user gets no way to sign in as them later, or to reach their money.
    const colleague = await world.newUser({ role: 'operator' })
    const viewer = await viewingAs(world, colleague, { userId: mia.body.id })
    for (const [method, path, body] of [
      ['POST', '/keys', { name: 'mine' }],
      ['POST', `/keys/${key.id}/rotate`],
      ['POST', '/passkeys/options'],
      ['POST', '/passkeys', {}],
      ['POST', '/profile/me/email/confirm', { token: 'x' }],
      ['PUT', '/wallet/payout-account', { holder: 'Me', label: 'Mine', reference: 'FR76 3000' }],
      ['POST', '/terms/accept', { terms_version: 1 }],
    ] as const) {
      await refused('not_on_behalf', viewer, method, path, body)
    }
    ok(await operator.patch(`/users/${colleague.userId}`, { role: 'member' }))
    ok(await browser.post(`/keys/${key.id}/rotate`))
    ok(await operator.post(`/users/${colleague.userId}/suspend`))
  },
  async not_claimed() {
    const [mia, email] = [await operator.post('/users/managed', { display_name: 'Mia', kind: 'person' }), newEmail()]
    await refused('not_claimed', operator, 'POST', `/users/${mia.body.id}/keys`)
    await refused('not_claimed', operator, 'PATCH', `/users/${mia.body.id}`, { role: 'operator' })
    ok(await operator.post(`/users/${mia.body.id}/invite`, { email }))
    ok(await new Browser(world.url, null).post('/session', { token: (await mailTo(world, email)).token }))
    ok(await operator.post(`/users/${mia.body.id}/keys`))
  },
  async bad_session() {
    const email = newEmail()
    const browser = await signUp(world, email)
    ok(await browser.delete('/session'))
    browser.cookie = 'parley_session=ended'
    await refused('bad_session', browser, 'GET', '/me')
    await signInByCode(browser, email)
    ok(await browser.get('/me'))
  },
  async bad_sign_in() {
    const email = newEmail()
    await signUp(world, email)
    const browser = new Browser(world.url, null)
    await refused('bad_sign_in', browser, 'POST', '/session', { token: 'x' })
    await signInByCode(browser, email)
    await refused('bad_sign_in', browser, 'POST', '/profile/me/email/confirm', { token: 'x' })
  },
  async bad_passkey() {
    const browser = await signUp(world, newEmail())
    const authenticator = new Authenticator(world.url)
    await authenticator.addTo(browser)
    const old = authenticator.signIn((await browser.post('/session/passkey/options')).body.options)
    ok(await browser.post('/session/passkey', { response: old }))
    await refused('bad_passkey', browser, 'POST', '/session/passkey', { response: old })
    const { options } = (await browser.post('/session/passkey/options')).body
    ok(await browser.post('/session/passkey', { response: authenticator.signIn(options) }))
  },
  async cross_site() {
    const browser = await signUp(world, newEmail())
    const other = { 'sec-fetch-site': 'cross-site' }
    await refused('cross_site', browser, 'POST', '/gigs', gig, other)
    await refused('cross_site', browser, 'POST', '/session/email', { email: newEmail() }, other)
    ok(await browser.post('/gigs', gig))
  },
  async bad_token() {
    const ada = await newPerson(world)
    const first = await letIn(world, ada)
    const renewed = await askForToken(world, {
      grant_type: 'refresh_token',
      refresh_token: first.refresh,
      client_id: 'parley-cli',
    })
    const unknown = world.as('x'.repeat(43))
    await refused('bad_token', unknown, 'GET', '/me')
    ok(await world.as(String(renewed.body.access_token)).get('/me'))
  },
  async not_for_apps() {
    const ada = await newPerson(world)
    const { access } = await letIn(world, ada, { scope: 'read payments:write profile:write' })
    const app = world.as(access)
    const email = newEmail()
    await refused('not_for_apps', app, 'POST', '/wallet/withdrawals', { amount_cents: 100 })
    await refused('not_for_apps', app, 'PUT', '/wallet/payout-account', payoutAccount)
    await refused('not_for_apps', app, 'POST', '/terms/accept', { terms_version: 1 })
    await refused('not_for_apps', app, 'PATCH', '/profile/me', { email })
    ok(await ada.api.patch('/profile/me', { email }))
    const { token } = await mailTo(world, email)
    await refused('not_for_apps', app, 'POST', '/profile/me/email/confirm', { token })
    ok(await ada.api.post('/profile/me/email/confirm', { token }))
    const { id } = (await ada.api.post('/webhooks', { url: 'https://ada.example/hook', events: ['*'] })).body
    const key = (await ada.api.post('/keys', { name: 'export' })).body
    const delivery = (await ada.api.post(`/webhooks/${id}/test`)).body
    const webhook = ['', '/deliveries', `/deliveries/${delivery.id}`].map((part) => `/webhooks/${id}${part}`)
    for (const path of ['/keys', `/keys/${key.id}`, '/webhooks', ...webhook]) {
      await refused('not_for_apps', app, 'GET', path)
      ok(await ada.api.get(path))
    }
    await refused('not_for_apps', app, 'POST', '/inbox/snooze', { subject_id: delivery.id, until: null })
    await refused('not_for_apps', app, 'POST', '/notifications/seen', { event_id: 'evt_01kz3vn6e8g0j2m4p6r8t0v2x4' })
    await refused('not_for_apps', app, 'GET', '/notifications/settings')
    await refused('not_for_apps', app, 'GET', '/notifications/preview?kind=tasks')
    await refused('not_for_apps', app, 'PATCH', '/notifications/settings', { kinds: {} })
    for (const [method, path, body] of await noteRequests(ada.api)) {
      await refused('not_for_apps', app, method, path, body)
      ok(await ada.api.send(method, path, body))
    }
  },
  not_over_mcp: 'Only people can do it; mcp-refusals.test.ts shows that MCP never does.',
  wrong_host: 'It is the answer to a web page, not to a caller; mcp-refusals.test.ts shows it.',
  async session_required() {
    const [ada, browser] = [await world.newUser(), await signUp(world, newEmail())]
    await refused('session_required', ada, 'GET', '/session')
    ok(await browser.get('/session'))
  },
  async recent_sign_in_required() {
    const email = newEmail()
    const browser = await signUp(world, email)
    await world.inDatabase((db) =>
      db.query(`update sessions set signed_in_at = signed_in_at - interval '1 hour' where user_id = $1`, [
        toId('usr', browser.userId),
      ]),
    )
    const { details } = await refused('recent_sign_in_required', browser, 'POST', '/agents', { name: 'Scout' })
    expect(details).toEqual({ within_seconds: 900 })
    await signInByCode(browser, email)
    ok(await browser.post('/agents', { name: 'Scout' }))
  },
  async api_key_required() {
    const browser = await signUp(world, newEmail())
    await refused('api_key_required', browser, 'POST', '/keys/rotate')
    const { key } = ok(await browser.post('/keys', { name: 'mine' })).body
    ok(await world.as(key).post('/keys/rotate'))
  },
  async sign_up_closed() {
    const email = newEmail()
    const invited = await closed.newUser()
    ok(await closed.operator.post(`/users/${invited.userId}/invite`, { email }))
    const browser = new Browser(closed.url, null)
    ok(await browser.post('/session', { token: (await mailTo(closed, email)).token }))

    const other = newEmail()
    const { attempt } = (await browser.post('/session/email', { email: other })).body
    // The email to an unknown address has no code, so the attempt's code has to be set.
    await closed.inDatabase((db) =>
      db.query('update email_proofs set code_hash = $1 where id = $2', [
        closed.secrets.sign(`code ${toId('prf', attempt)} 123456`),
        toId('prf', attempt),
      ]),
    )
    const body = { attempt, code: '123456', display_name: 'Ada', kind: 'person' }
    checker.check('sign_up_closed', 'POST', '/session', await browser.post('/session', body))
  },
  async user_suspended() {
    const ada = await world.newUser()
    ok(await operator.post(`/users/${ada.userId}/suspend`, { reason: 'Spam.' }))
    const { details } = await refused('user_suspended', ada, 'POST', '/gigs', gig)
    expect(details).toEqual({ reason: 'Spam.' })
    ok(await operator.post(`/users/${ada.userId}/reinstate`))
    ok(await ada.post('/gigs', gig))
  },
  async terms_not_accepted() {
    const own = await createWorld()
    ok(await own.operator.post('/operator/terms', { text: 'Be honest.' }))
    const ada = await own.newUser()
    const { details } = checker.check('terms_not_accepted', 'POST', '/gigs', await ada.post('/gigs', gig))
    expect(details.url).toBe(`${own.url}/terms/1`)
    expect(await (await fetch(details.url)).text()).toContain('Be honest.')
    ok(await ada.post('/terms/accept', { terms_version: details.terms_version }))
    ok(await ada.post('/gigs', gig))
  },
  async agent_suspended() {
    const ada = await world.newUser()
    const agent = await world.newAgent(ada)
    ok(await ada.post(`/agents/${agent.agentId}/suspend`))
    const { details } = await refused('agent_suspended', agent, 'GET', '/me')
    ok(await ada.post(`/agents/${details.agent_id}/resume`))
    ok(await agent.get('/me'))
  },
  async mandate_exceeded() {
    const deal = await newDeal(world)
    const agent = await agentWith(world, deal.client, { max_rate_cents: 9_000, max_withdrawal_cents: 500 })
    const { id } = await negotiate(deal, { rate_cents: 5_000 })
    const tooHigh = await refused('mandate_exceeded', agent, 'POST', `/negotiations/${id}/round`, OFFER)
    expect(tooHigh.details.limit).toBe('max_rate_cents')
    ok(await agent.post(`/negotiations/${id}/round`, { rate_cents: tooHigh.details.allowed }))

    await deal.client.post('/wallet/deposits', { amount_cents: 1_000 })
    const withdraw = (amount_cents: number) => ({ amount_cents })
    ok(await agent.post('/wallet/withdrawals', withdraw(200)))
    const { details } = await refused('mandate_exceeded', agent, 'POST', '/wallet/withdrawals', withdraw(400))
    ok(await agent.post('/wallet/withdrawals', withdraw(details.left)))
  },
  async approval_required() {
    const deal = await newDeal(world)
    const path = `/contracts/${(await agreeOn(deal)).id}/approve`
    const agent = await world.newAgent(deal.client, allAgentScopes)
    const { details } = await refused('approval_required', agent, 'POST', path)
    ok(await deal.client.post(`/approvals/${details.approval_id}/approve`))
    ok(await agent.post(path))
  },
  async approval_rejected() {
    const deal = await newDeal(world)
    const path = `/contracts/${(await agreeOn(deal)).id}/approve`
    const agent = await world.newAgent(deal.client, allAgentScopes)
    const asked = await refused('approval_required', agent, 'POST', path)
    ok(await deal.client.post(`/approvals/${asked.details.approval_id}/reject`, { reason: 'Not yet.' }))
    const { details } = await refused('approval_rejected', agent, 'POST', path)
    expect(details.reason).toBe('Not yet.')
    ok(await deal.client.post(`/approvals/${details.approval_id}/approve`))
    ok(await agent.post(path))
  },
  async not_yours() {
    const deal = await newDeal(world)
    const { details } = await refused('not_yours', deal.worker, 'PATCH', `/gigs/${deal.gigId}`, { title: 'Mine' })
    expect(details.user_id).toBe(deal.client.userId)
    ok(await deal.client.patch(`/gigs/${deal.gigId}`, { title: 'Mine' }))
    const agent = await agentWith(world, deal.client)
    await refused('not_yours', agent, 'PUT', '/wallet/payout-account', payoutAccount)
    await refused('not_yours', agent, 'POST', '/terms/accept', { terms_version: 1 })
    await refused('not_yours', agent, 'POST', '/inbox/snooze', { subject_id: deal.gigId, until: null })
    await refused('not_yours', agent, 'GET', '/notifications')
    await refused('not_yours', agent, 'GET', '/notifications/counts')
    await refused('not_yours', agent, 'POST', '/notifications/seen', { event_id: 'evt_01kz3vn6e8g0j2m4p6r8t0v2x4' })
    await refused('not_yours', agent, 'GET', '/notifications/settings')
    await refused('not_yours', agent, 'GET', '/notifications/preview?kind=tasks')
    await refused('not_yours', agent, 'PATCH', '/notifications/settings', { kinds: {} })
    await setPayoutAccount(deal.client)
    for (const [method, path, body] of await noteRequests(deal.client)) {
      await refused('not_yours', agent, method, path, body)
      ok(await deal.client.send(method, path, body))
    }
    const email = newEmail()
    ok(await deal.worker.patch('/profile/me', { email }))
    const proof = ['/profile/me/email/confirm', { token: (await mailTo(world, email)).token }] as const
    await refused('not_yours', deal.client, 'POST', ...proof)
    ok(await deal.worker.post(...proof))
  },
  async own_gig() {
    const deal = await newDeal(world)
    await refused('own_gig', deal.client, 'POST', `/gigs/${deal.gigId}/apply`, { message: 'Me.' })
    const [other] = (await deal.client.get(`/gigs?client_id=${(await newDeal(world)).client.userId}`)).body.data
    ok(await deal.client.post(`/gigs/${other.id}/apply`, { message: 'Me.' }))
  },
  async own_profile() {
    const ada = await world.newUser()
    await refused('own_profile', ada, 'POST', `/profile/${ada.userId}/vouches`, { message: 'Great.' })
    await refused('own_profile', ada, 'PUT', '/blocks/me')
    ok(await ada.post(`/profile/${(await world.newUser()).userId}/vouches`, { message: 'Great.' }))
  },
  async own_content() {
    const ada = await world.newUser()
    const report = { subject_type: 'gig', subject_id: await postGig(ada), reason: 'spam' }
    await refused('own_content', ada, 'POST', '/reports', report)
    ok(await ada.delete(`/gigs/${report.subject_id}`))
  },
  async content_removed() {
    const deal = await newDeal(world)
    ok(await world.operator.post(`/operator/gigs/${deal.gigId}/remove`, { reason: 'Spam.' }))
    const report = { subject_type: 'gig', subject_id: deal.gigId, reason: 'spam' }
    await refused('content_removed', deal.worker, 'POST', '/reports', report)
    await refused('content_removed', deal.client, 'PATCH', `/gigs/${deal.gigId}`, { title: 'Another' })
    ok(await deal.client.post('/objections', { subject_id: deal.gigId, text: 'It isn’t spam.' }))
  },
  async already_reported() {
    const deal = await newDeal(world)
    const report = { subject_type: 'gig', subject_id: deal.gigId, reason: 'spam' }
    ok(await deal.worker.post('/reports', report))
    await refused('already_reported', deal.worker, 'POST', '/reports', report)
    expect(ok(await deal.worker.get('/reports?status=open')).body.data).toHaveLength(1)
  },
  async already_objected() {
    const deal = await newDeal(world)
    ok(await world.operator.post(`/operator/gigs/${deal.gigId}/remove`, { reason: 'Spam.' }))
    const objection = { subject_id: deal.gigId, text: 'It isn’t spam.' }
    ok(await deal.client.post('/objections', objection))
    await refused('already_objected', deal.client, 'POST', '/objections', objection)
    expect(ok(await deal.client.get('/objections')).body.data).toHaveLength(1)
  },
  async values_in_use() {
    const size = { key: 'size', type: 'number', names: { en: 'Size' } }
    const trade = (...gig_fields: object[]) => ({ gig_fields })
    ok(await operator.patch('/operator/trade', trade(size)))
    ok(await operator.post('/gigs', { ...gig, fields: { size: 7 } }))
    const { details } = await refused('values_in_use', operator, 'PATCH', '/operator/trade', trade())
    expect(details).toEqual({ key: 'size', kind: 'gig', count: 1 })
    ok(await operator.patch('/operator/trade', trade({ ...size, key: details.key, retired: true })))
  },
  async not_removed() {
    const deal = await newDeal(world)
    const objection = { subject_id: deal.gigId, text: 'It isn’t spam.' }
    await refused('not_removed', deal.client, 'POST', '/objections', objection)
    await refused('not_removed', world.operator, 'POST', `/operator/gigs/${deal.gigId}/restore`)
    ok(await deal.client.get(`/gigs/${deal.gigId}`))
  },
  async user_blocked() {
    const deal = await newDeal(world)
    const requests = await contactRequests(deal)
    ok(await deal.worker.put(`/blocks/${deal.client.userId}`))
    for (const request of requests) {
      const { details } = await refused('user_blocked', deal.worker, 'POST', ...request)
      ok(await deal.worker.delete(`/blocks/${details.user_id}`))
      ok(await deal.worker.post(...request))
      ok(await deal.worker.put(`/blocks/${deal.client.userId}`))
    }
  },
  async contact_unavailable() {
    const deal = await newDeal(world)
    const requests = await contactRequests(deal)
    ok(await deal.client.put(`/blocks/${deal.worker.userId}`))
    for (const request of requests) await refused('contact_unavailable', deal.worker, 'POST', ...request)
    ok(await deal.worker.post(`/gigs/${await postGig(await world.newUser())}/apply`, { message: 'Me.' }))
  },
  async conflict_of_interest() {
    const { arbiter, dispute, path } = await recommendedDispute()
    const mayDecide = await refused('conflict_of_interest', arbiter, 'POST', `${path}/resolve`, decision)
    expect(mayDecide.details).toEqual({ until: null })
    ok(await operator.post(`${path}/resolve`, decision))

    const { client, worker } = dispute
    const gigId = await postGig(client)
    const apply = [`/gigs/${gigId}/apply`, { message: 'Me.' }] as const
    const { details } = await refused('conflict_of_interest', arbiter, 'POST', ...apply)
    const invitation = { gig_id: gigId, worker_id: arbiter.userId }
    await refused('conflict_of_interest', client, 'POST', '/negotiations', invitation)
    const vouch = [`/profile/${arbiter.userId}/vouches`, { message: 'Fair.' }] as const
    await refused('conflict_of_interest', worker, 'POST', ...vouch)
    await advanceTo(details.until)
    ok(await arbiter.post(...apply))
    ok(await worker.post(...vouch))
  },
  async own_account() {
    const other = await world.newUser({ role: 'operator' })
    await refused('own_account', other, 'POST', `/users/${other.userId}/suspend`)
    await refused('own_account', other, 'PATCH', `/users/${other.userId}`, { role: 'member' })
    await refused('own_account', other, 'POST', '/users/me/invite', { email: newEmail() })
    ok(await operator.post(`/users/${other.userId}/suspend`))
  },
  async second_operator_required() {
    const [second, other] = [await world.newUser({ role: 'operator' }), await world.newUser({ role: 'operator' })]
    await refused('second_operator_required', operator, 'POST', `/users/${other.userId}/suspend`)
    const demotion = [`/users/${other.userId}`, { role: 'member' }] as const
    await refused('second_operator_required', operator, 'PATCH', ...demotion)
    expect(ok(await second.patch(...demotion)).body.role).toBe('member')
    const app = { name: 'Front end', redirect_uris: ['https://market.example/cb'], type: 'confidential' }
    const firstParty = `/operator/apps/${ok(await operator.post('/apps', app)).body.id}`
    await refused('second_operator_required', operator, 'POST', `${firstParty}/approve`)
    const { id, first_party } = ok(await second.post(`${firstParty}/approve`)).body
    expect(first_party).toBe(true)
    const elsewhere = { redirect_uris: ['https://other.example/cb'] }
    await refused('wrong_state', operator, 'PATCH', `/apps/${id}`, elsewhere)
    ok(await operator.delete(firstParty))
    ok(await operator.patch(`/apps/${id}`, elsewhere))
    ok(await operator.post(`/users/${second.userId}/suspend`))
  },
  async stale_version() {
    const ada = await world.newUser()
    const change = ['PATCH', '/profile/me', { headline: 'Translator' }] as const
    const { details } = await refused('stale_version', ada, ...change, { 'if-match': '"99"' })
    ok(await ada.send(...change, { 'if-match': `"${details.version}"` }))
  },
  async idempotency_in_flight() {
    const ada = await world.newUser()
    const scope = [toId('usr', ada.userId), '', 'POST', '/api/agents', 'slow'].join('\n')
    const retry = { 'idempotency-key': 'slow' }
    // Another session holds the lock that a running request would have.
    await world.inDatabase(async (client) => {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [hash('sha256', scope, 'base64url')])
      await refused('idempotency_in_flight', ada, 'POST', '/agents', { name: 'Scout' }, retry)
      await client.query('rollback')
    })
    ok(await ada.post('/agents', { name: 'Scout' }, retry))
  },
  async secret_already_shown() {
    const { key } = (await operator.post('/keys', { name: 'sign-up', scopes: ['users:create'] })).body
    const body = { display_name: 'Ada', kind: 'person' }
    ok(await world.as(key).post('/users', body, { 'idempotency-key': 'one' }))
    await refused('secret_already_shown', world.as(key), 'POST', '/users', body, { 'idempotency-key': 'one' })
    ok(await world.as(key).post('/users', body, { 'idempotency-key': 'two' }))
  },
  async quota_reached() {
    const limits = { ...world.core.context.settings.quotas, webhooks: 1, vouches_per_day: 1 }
    const small = await createWorld({ settings: { quotas: limits } })
    const ada = await small.newUser()
    const hook = { url: 'https://ada.example/hook', events: ['*'] }
    ok(await ada.post('/webhooks', hook))
    const full = await refused('quota_reached', ada, 'POST', '/webhooks', hook)
    expect(full.details).toEqual({ quota: 'webhooks', limit: 1, retry_at: null })
    expect(full.message).toContain(quotas.webhooks.advice)
    const [existing] = (await ada.get('/webhooks')).body.data
    ok(await ada.delete(`/webhooks/${existing.id}`))
    ok(await ada.post('/webhooks', hook))

    const [ben, cyd] = [await small.newUser(), await small.newUser()]
    ok(await ada.post(`/profile/${ben.userId}/vouches`, { message: 'Good.' }))
    const path = `/profile/${cyd.userId}/vouches`
    const { details } = await refused('quota_reached', ada, 'POST', path, { message: 'Good.' })
    await atTime(Date.parse(details.retry_at) + 1, async () => ok(await ada.post(path, { message: 'Good.' })))
  },
  async rate_limited() {
    const slow = await createWorld({ rateLimitPerMinute: 2 })
    const key = (await slow.operator.post('/users', { display_name: 'Ada', kind: 'person' })).body.key.key
    for (let i = 0; i < 2; i++) ok(await slow.as(key).get('/me'))
    const { details } = await refused('rate_limited', slow.as(key), 'GET', '/me')
    expect(details).toEqual({ policy: 'key', limit: 2, retry_after_seconds: expect.any(Number) })
    await atTime(Date.now() + details.retry_after_seconds * 1_000, async () => ok(await slow.as(key).get('/me')))
  },
  async too_many_streams() {
    const ada = await world.newUser()
    const streams = await Promise.all(
      Array.from({ length: 20 }, () =>
        StreamReader.open(`${world.url}/api/events/stream`, { authorization: `Bearer ${ada.secret}` }),
      ),
    )
    const { details } = await refused('too_many_streams', ada, 'GET', '/events?wait=1')
    expect(details).toEqual({ limit: 20, retry_after_seconds: expect.any(Number) })
    await Promise.all(streams.map((stream) => stream.close()))
    await expect.poll(async () => (await ada.get('/events?wait=1')).status).toBe(200)
  },
  too_many_downloads: 'Waiting is all there is to do: the next download starts once another one has been read.',
  files_unavailable: 'Only the operator can fix the storage; the same request succeeds afterwards.',
  too_many_uploads: 'Waiting is all there is to do: the next request is accepted once one of the bodies has arrived.',
  internal_error: 'A defect of the service, which no caller can cause on purpose or fix.',
  search_too_slow: 'The caller has to search for something else; which words are rarer, only they can know.',
  overloaded: 'Waiting is all there is to do; the same request succeeds when the load is gone.',
  database_unavailable: 'Only the operator can fix the database; the same request succeeds afterwards.',
  schema_mismatch: 'Only the operator can run the matching build.',
  draining: 'The same request succeeds on another process.',
} satisfies Partial<Record<IssueCode, Recovery>>

const fromStates = {
  async terms_planned() {
    const terms = { text: 'Be honest.', effective_at: '2999-01-01T00:00:00.000Z' }
    const first = ok(await operator.post('/operator/terms', terms)).body
    const { details } = await refused('terms_planned', operator, 'POST', '/operator/terms', terms)
    expect(details).toEqual({ terms_version: first.terms_version, effective_at: terms.effective_at })
    ok(await operator.post('/operator/terms/withdraw', { terms_version: details.terms_version }))
    const second = ok(await operator.post('/operator/terms', terms)).body
    ok(await operator.post('/operator/terms/withdraw', { terms_version: second.terms_version }))
  },
  async wrong_state() {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal)
    const { details } = await refused('wrong_state', deal.client, 'POST', `${path}/release`)
    expect(details).toMatchObject({ status: 'pending', possible_in: ['funded', 'submitted'] })
    expect((await deal.client.get(path)).body.allowed_actions).toContain('fund')
    ok(await deal.client.post(`${path}/fund`))
    ok(await deal.client.post(`${path}/release`))
    // A file that's attached to something stays there.
    const talk = await newDeal(world)
    await negotiate(talk)
    const messages = `${await conversationOf(talk)}/messages`
    const { id: fileId } = ok(await talk.worker.upload('a.txt', 'Hello')).body
    const message = { text: 'Here.', attachment_ids: [fileId] }
    ok(await talk.worker.post(messages, message))
    const used = await refused('wrong_state', talk.worker, 'POST', messages, message)
    expect(used.details).toEqual({ resource: fileId, status: 'used', possible_in: [] })
    await refused('wrong_state', talk.worker, 'DELETE', `/attachments/${fileId}`)
    await refused('wrong_state', talk.worker, 'PUT', '/profile/me/avatar', { attachment_id: fileId })
    const application = { message: 'Me.', attachment_ids: [fileId] }
    await refused('wrong_state', talk.worker, 'POST', `/gigs/${await postGig(talk.client)}/apply`, application)
    const { id: sent } = ok(await operator.upload('a.txt', 'Hello')).body
    ok(await operator.post(`/gigs/${await postGig(talk.client)}/apply`, { ...application, attachment_ids: [sent] }))
    await refused('wrong_state', operator, 'PUT', '/operator/brand', { name: 'Parley', logo_attachment_id: sent })
    const { id: newer } = ok(await talk.worker.upload('a.txt', 'Hello')).body
    ok(await talk.worker.post(messages, { ...message, attachment_ids: [newer] }))
    // If it can never become possible again, there's nothing to wait for.
    await refused('wrong_state', operator, 'POST', '/sandbox/demo', {})
    await world.inDatabase((db) =>
      db.query(`insert into demo_market (run_id, status, started_at, updated_at)
        values (gen_random_uuid(), 'running', now(), now())`),
    )
    await refused('wrong_state', operator, 'POST', '/sandbox/reset', { confirm: 'delete everything' })
    await world.inDatabase((db) => db.query('delete from demo_market'))
    const again = await refused('wrong_state', deal.client, 'POST', `${path}/fund`)
    expect(again.details).toEqual({ status: 'released', possible_in: [] })
    const app = { name: 'Front end', redirect_uris: ['https://market.example/cb'], type: 'public' }
    const { id } = ok(await operator.post('/apps', app)).body
    const wrongType = await refused('wrong_state', operator, 'POST', `/operator/apps/${id}/approve`)
    expect(wrongType.details).toEqual({ status: 'public', possible_in: ['confidential'] })
  },
  async gig_not_open() {
    const deal = await newDeal(world, { status: 'draft' })
    ok(await deal.client.patch(`/gigs/${deal.gigId}`, { status: 'open' }))
    ok(await deal.client.patch(`/gigs/${deal.gigId}`, { status: 'paused' }))
    const apply = [`/gigs/${deal.gigId}/apply`, { message: 'Me.' }] as const
    const { details } = await refused('gig_not_open', deal.worker, 'POST', ...apply)
    expect(details).toEqual({ status: 'paused', possible_in: ['open'], client_suspended: false })
    ok(await deal.client.patch(`/gigs/${deal.gigId}`, { status: details.possible_in[0] }))
    ok(await deal.worker.post(...apply))
  },
  async already_applied() {
    const { worker, gigId } = await newDeal(world)
    const apply = [`/gigs/${gigId}/apply`, { message: 'Me.' }] as const
    ok(await worker.post(...apply))
    const { details } = await refused('already_applied', worker, 'POST', ...apply)
    ok(await worker.post(`/applications/${details.application_id}/withdraw`))
    ok(await worker.post(...apply))
    const deal = await newDeal(world, { positions: 2 })
    const { id } = (await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Me.' })).body
    await activate(deal)
    const again = await refused('already_applied', deal.worker, 'POST', `/gigs/${deal.gigId}/apply`, { message: 'Me.' })
    expect(again.details).toEqual({ application_id: id, status: 'hired' })
  },
  async apply_by_passed() {
    const client = await world.newUser()
    const apply_by_before = new Date(Date.parse(world.core.clock.now()) + 2 * 86_400_000).toISOString()
    const draft = await postGig(client, { status: 'draft', apply_by: apply_by_before })
    await advance(world, 3)
    const { details } = await refused('apply_by_passed', client, 'PATCH', `/gigs/${draft}`, { status: 'open' })
    const apply_by = new Date(Date.parse(details.now) + 86_400_000).toISOString()
    ok(await client.patch(`/gigs/${draft}`, { status: 'open', apply_by }))
  },
  async own_offer() {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    const agree = [`/negotiations/${id}/agree`, { round: 1 }] as const
    const { details } = await refused('own_offer', deal.client, 'POST', ...agree)
    expect(Date.parse(details.expires_at)).toBeGreaterThan(Date.parse(world.core.clock.now()))
    ok(await sideOf(deal, details.waiting_for).post(...agree))
  },
  async stale_round() {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    ok(await deal.client.post(`/negotiations/${id}/round`, { rate_cents: 11_000 }))
    const path = `/negotiations/${id}/agree`
    const { details } = await refused('stale_round', deal.worker, 'POST', path, { round: 1 })
    ok(await deal.worker.post(path, { round: details.round, terms_hash: details.terms_hash }))
  },
  async gig_changed() {
    const deal = await newDeal(world)
    const application = await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Let me.' })
    ok(await deal.client.patch(`/gigs/${deal.gigId}`, { title: 'Translate two manuals' }))
    const opening = { application_id: application.body.id }
    const { details } = await refused('gig_changed', deal.worker, 'POST', '/negotiations', opening)
    const opened = await deal.worker.post('/negotiations', { ...opening, gig_version: details.gig_version })
    const path = `/negotiations/${opened.body.id}/round`
    const { details: current } = await refused('gig_changed', deal.client, 'POST', path, { gig_version: 1 })
    ok(await deal.client.post(path, { gig_version: current.gig_version }))
  },
  async terms_incomplete() {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal, {})
    const { details } = await refused('terms_incomplete', deal.worker, 'POST', `/negotiations/${id}/agree`, {
      round: 1,
    })
    const missing = Object.fromEntries(details.missing.map((name: string) => [name, 5_000]))
    ok(await deal.worker.post(`/negotiations/${id}/round`, missing))
    ok(await deal.client.post(`/negotiations/${id}/agree`, { round: 2 }))
  },
  async round_limit() {
    const deal = await newDeal(world)
    const { id } = await negotiate(deal)
    await world.inDatabase((db) =>
      db.query('update negotiations set client_rounds = 25 where id = $1', [toId('neg', id)]),
    )
    const round = [`/negotiations/${id}/round`, OFFER] as const
    const { details } = await refused('round_limit', deal.client, 'POST', ...round)
    expect(details.limit).toBe(25)
    ok(await sideOf(deal, details.waiting_for).post(...round))
  },
  async already_negotiating() {
    const deal = await newDeal(world)
    await negotiate(deal)
    const again = { gig_id: deal.gigId, worker_id: deal.worker.userId }
    const { details } = await refused('already_negotiating', deal.client, 'POST', '/negotiations', again)
    ok(await deal.client.post(`/negotiations/${details.negotiation_id}/round`, OFFER))
  },
  async no_position_free() {
    const deal = await newDeal(world)
    const other = { ...deal, worker: await world.newUser() }
    const negotiation = await negotiate(other)
    await agreeOn(deal)
    const agree = [`/negotiations/${negotiation.id}/agree`, { round: 1 }] as const
    const { details } = await refused('no_position_free', other.worker, 'POST', ...agree)
    expect(Date.parse(details.reserved_until)).toBeGreaterThan(Date.parse(world.core.clock.now()))
    ok(await deal.client.patch(`/gigs/${deal.gigId}`, { positions: details.taken + 1 }))
    ok(await other.worker.post(...agree))
  },
  async rate_type_fixed() {
    const deal = await newDeal(world)
    await negotiate(deal)
    const change = [`/gigs/${deal.gigId}`, { rate_type: 'hourly' }] as const
    const { details } = await refused('rate_type_fixed', deal.client, 'PATCH', ...change)
    for (const id of details.negotiation_ids) ok(await deal.client.post(`/negotiations/${id}/decline`))
    ok(await deal.client.patch(...change))
  },
  async amount_too_large() {
    const deal = await newDeal(world)
    const path = `/contracts/${(await activate(deal)).id}/milestones`
    const milestone = { title: 'All of it', amount_cents: Number.MAX_SAFE_INTEGER }
    const { details } = await refused('amount_too_large', deal.client, 'POST', path, milestone)
    ok(await deal.client.post(path, { ...milestone, amount_cents: details.maximum - OFFER.rate_cents }))
  },
  async already_approved() {
    const deal = await newDeal(world)
    const path = `/contracts/${(await agreeOn(deal)).id}/approve`
    ok(await deal.client.post(path))
    const { details } = await refused('already_approved', deal.client, 'POST', path)
    expect(Date.parse(details.approve_by)).toBeGreaterThan(Date.parse(world.core.clock.now()))
    expect((await sideOf(deal, details.waiting_for).post(path)).body.status).toBe('active')
  },
  async stale_terms() {
    const deal = await newDeal(world)
    const path = `/contracts/${(await agreeOn(deal)).id}/approve`
    const { details } = await refused('stale_terms', deal.client, 'POST', path, { terms_hash: 'x'.repeat(43) })
    ok(await deal.client.post(path, { terms_hash: details.terms_hash }))
  },
  async money_open() {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    const contract = path.slice(0, path.indexOf('/milestones'))
    const { id } = (await deal.client.post('/disputes/create', disputeAbout(path))).body
    const disputed = await refused('money_open', deal.client, 'POST', `${contract}/complete`)
    expect(disputed.details.dispute_ids).toEqual([id])
    for (const one of disputed.details.dispute_ids) ok(await deal.client.post(`/disputes/${one}/withdraw`))
    const held = await refused('money_open', deal.client, 'POST', `${contract}/complete`)
    for (const one of held.details.held_milestone_ids)
      ok(await deal.client.post(`${contract}/milestones/${one}/release`))
    const clearing = await refused('money_open', deal.client, 'POST', `${contract}/complete`)
    await advanceTo(clearing.details.clearing_until)
    ok(await deal.client.post(`${contract}/complete`))
  },
  async nothing_released() {
    const deal = await newDeal(world)
    const path = `/contracts/${(await activate(deal)).id}`
    await refused('nothing_released', deal.client, 'POST', `${path}/complete`)
    ok(await deal.client.post(`${path}/cancel`))
  },
  async too_many_milestones() {
    const deal = await newDeal(world)
    const path = `/contracts/${(await activate(deal)).id}/milestones`
    await world.inDatabase((db) =>
      db.query(
        `insert into milestones (id, contract_id, client_id, worker_id, number, status, title, amount_cents, created_by,
           created_at, updated_at)
         select gen_random_uuid(), contract_id, client_id, worker_id, n, status, title, 1, created_by, created_at, updated_at
         from milestones, generate_series(2, 200) as n where contract_id = $1`,
        [toId('con', path.split('/')[2] ?? '')],
      ),
    )
    const more = [path, { title: 'More', amount_cents: 1 }] as const
    const { details } = await refused('too_many_milestones', deal.client, 'POST', ...more)
    expect(details.limit).toBe(200)
    const [unfunded] = (await deal.client.get(path)).body.data
    ok(await deal.client.delete(`${path}/${unfunded.id}`))
    await world.inDatabase((db) =>
      db.query('update contracts set milestone_count = 200 where id = $1', [toId('con', path.split('/')[2] ?? '')]),
    )
    ok(await deal.client.post(...more))
  },
  async more_than_held() {
    const deal = await newDeal(world)
    const path = `${await fundedMilestone(deal)}/release`
    const { details } = await refused('more_than_held', deal.client, 'POST', path, { amount_cents: 10_001 })
    ok(await deal.client.post(path, { amount_cents: details.held_cents }))
  },
  async refund_too_early() {
    const deal = await newDeal(world)
    const path = `${await fundedMilestone(deal)}/refund`
    const { details } = await refused('refund_too_early', deal.client, 'POST', path)
    await advanceTo(details.refundable_at)
    ok(await deal.client.post(path))

    const delivered = await newDeal(world)
    const milestone = await fundedMilestone(delivered)
    ok(await delivered.worker.post(`${milestone}/submit`, { message: 'Done.' }))
    const never = await refused('refund_too_early', delivered.client, 'POST', `${milestone}/refund`)
    expect(never.details).toEqual({ refundable_at: null })
    ok(await delivered.worker.post(`${milestone}/refund`))
  },
  async insufficient_funds() {
    const deal = await newDeal(world)
    const path = `${await milestoneOf(deal, 10_000, 4_000)}/fund`
    const { details } = await refused('insufficient_funds', deal.client, 'POST', path)
    expect(details).toEqual({ available_cents: 4_000, missing_cents: 6_000 })
    ok(await deal.client.post('/wallet/deposits', { amount_cents: details.missing_cents }))
    ok(await deal.client.post(path))

    const much = { amount_cents: 1_000_000 }
    const own = await refused('insufficient_funds', deal.worker, 'POST', '/wallet/withdrawals', much)
    expect(own.details.available_cents).toBe(0)
    const fees = await refused('insufficient_funds', operator, 'POST', '/operator/fees/withdrawals', much)
    expect(fees.message).not.toContain('wallet')
    expect(fees.message).toContain(`${fees.details.available_cents} cents of the fees`)
  },
  async payout_account_not_ready() {
    const ada = await manual.newUser()
    const { id } = ok(await ada.post('/wallet/deposits', { amount_cents: 100 })).body
    ok(await manual.operator.post(`/operator/deposits/${id}/confirm`, { reference: id }))
    const withdrawal = { amount_cents: 10 }
    const none = await refused('payout_account_not_ready', ada, 'POST', '/wallet/withdrawals', withdrawal)
    const url = `${manual.url}/wallet?open=payout-account`
    expect(none.details).toEqual({ status: 'none', ready_at: null, url })
    await setPayoutAccount(ada)
    ok(await ada.post('/wallet/withdrawals', withdrawal))

    const live = (await manual.startNode({ mode: 'live' })).as(String(ada.secret))
    await setPayoutAccount(live, { reference: 'DE89 3704 0044 0532 0130 00' })
    const { details } = await refused('payout_account_not_ready', live, 'POST', '/wallet/withdrawals', withdrawal)
    expect(details).toEqual({ status: 'waiting', ready_at: expect.any(String), url: expect.any(String) })
    await advanceTo(details.ready_at, manual)
    ok(await live.post('/wallet/withdrawals', withdrawal))
  },
  async destination_mismatch() {
    const ada = await world.newUser()
    ok(await ada.post('/wallet/deposits', { amount_cents: 100 }))
    await setPayoutAccount(ada)
    const withdrawal = { amount_cents: 10, destination: 'DE89 3704 0044 0532 0130 00' }
    const { details } = await refused('destination_mismatch', ada, 'POST', '/wallet/withdrawals', withdrawal)
    expect(details).toEqual({ label: 'Example Bank', reference: '••••0189' })
    ok(await ada.post('/wallet/withdrawals', { amount_cents: 10 }))
  },
  async reference_used() {
    const ada = await manual.newUser()
    const [first, second] = [await deposit(), await deposit()]
    const confirm = (id: string, reference: string) =>
      manual.operator.post(`/operator/deposits/${id}/confirm`, { reference })
    ok(await confirm(first, 'bank-1'))
    const path = `/operator/deposits/${second}/confirm`
    const { details } = await refused('reference_used', manual.operator, 'POST', path, { reference: 'BANK-1' })
    expect(details).toEqual({ payment_id: first })
    ok(await confirm(second, 'bank-2'))

    async function deposit(): Promise<string> {
      return (await ada.post('/wallet/deposits', { amount_cents: 100 })).body.id
    }
  },
  async milestone_disputed() {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    ok(await deal.client.post('/disputes/create', disputeAbout(path)))
    const { details } = await refused('milestone_disputed', deal.worker, 'POST', '/disputes/create', disputeAbout(path))
    expect(Date.parse(details.due_at)).toBeGreaterThan(Date.parse(world.core.clock.now()))
    const acts = [
      [deal.client, 'fund', {}],
      [deal.client, 'release', {}],
      [deal.client, 'refund', {}],
      [deal.client, 'request-changes', { message: 'Again.' }],
      [deal.worker, 'submit', { message: 'Done.' }],
    ] as const
    for (const [caller, action, body] of acts) {
      const frozen = await refused('milestone_disputed', caller, 'POST', `${path}/${action}`, body)
      expect(frozen.details).toEqual(details)
    }
    ok(await deal.worker.post(`/disputes/${details.dispute_id}/respond`, answerWith(5_000)))
  },
  async withdrawn_before() {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    const { id } = (await deal.client.post('/disputes/create', disputeAbout(path))).body
    ok(await deal.client.post(`/disputes/${id}/withdraw`))
    const { details } = await refused('withdrawn_before', deal.client, 'POST', '/disputes/create', disputeAbout(path))
    ok(await sideOf(deal, details.side).post('/disputes/create', disputeAbout(path)))
  },
  async nothing_at_stake() {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    ok(await deal.client.post(`${path}/release`))
    await advance(world, 6)
    await refused('nothing_at_stake', deal.client, 'POST', '/disputes/create', disputeAbout(path))
    const other = await newDeal(world)
    ok(await other.client.post('/disputes/create', disputeAbout(await fundedMilestone(other))))
  },
  async stale_figure() {
    const deal = await newDeal(world)
    const { id } = (await deal.client.post('/disputes/create', disputeAbout(await fundedMilestone(deal)))).body
    const path = `/disputes/${id}/accept`
    const { details } = await refused('stale_figure', deal.worker, 'POST', path, { worker_cents: 1 })
    ok(await deal.worker.post(path, { worker_cents: details.acceptable[0] }))
  },
  async statement_limit() {
    const deal = await newDeal(world)
    const { id } = (await deal.client.post('/disputes/create', disputeAbout(await fundedMilestone(deal)))).body
    const path = `/disputes/${id}/respond`
    const long = (bytes: number) => ({ statement: 'x'.repeat(bytes), proposed_worker_cents: 5 })
    for (let i = 0; i < 9; i++) ok(await deal.client.post(path, long(10_000)))
    const { details } = await refused('statement_limit', deal.client, 'POST', path, long(10_000))
    expect(details.left_statements).toBeGreaterThan(0)
    // Text and evidence are counted as JSON: two quotation marks, and the brackets of no evidence.
    ok(await deal.client.post(path, long(details.left_bytes - 4)))
  },
  async not_reviewable() {
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    const contract = milestone.slice(0, milestone.indexOf('/milestones'))
    const review = [`${contract}/reviews`, { rating: 5 }] as const
    ok(await deal.client.post(`${milestone}/release`))
    const { details } = await refused('not_reviewable', deal.client, 'POST', ...review)
    expect(details.reason).toBe('not_ended')
    await advanceTo(details.ends_at)
    ok(await deal.client.post(...review))
    await advance(world, 15)
    const over = await refused('not_reviewable', deal.worker, 'POST', ...review)
    expect(over.details).toMatchObject({ reason: 'time_over', reviewable_until: expect.any(String) })
  },
  async already_reviewed() {
    const deal = await newDeal(world)
    const path = `/contracts/${await paidContract(deal)}/reviews`
    ok(await deal.client.post(path, { rating: 5 }))
    const { details } = await refused('already_reviewed', deal.client, 'POST', path, { rating: 4 })
    ok(await deal.client.get(`/reviews/${details.review_id}`))
  },
  async already_vouched() {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const vouch = [`/profile/${ben.userId}/vouches`, { message: 'Good.' }] as const
    ok(await ada.post(...vouch))
    const { details } = await refused('already_vouched', ada, 'POST', ...vouch)
    ok(await ada.delete(`${vouch[0]}/${details.vouch_id}`))
    ok(await ada.post(...vouch))
  },
  async gig_has_contracts() {
    const deal = await newDeal(world)
    await agreeOn(deal)
    const { details } = await refused('gig_has_contracts', deal.client, 'DELETE', `/gigs/${deal.gigId}`)
    for (const id of details.contract_ids) ok(await deal.client.post(`/contracts/${id}/cancel`))
    ok(await deal.client.delete(`/gigs/${deal.gigId}`))
  },
  async positions_taken() {
    const deal = await newDeal(world, { positions: 3 })
    for (let i = 0; i < 2; i++) await agreeOn({ ...deal, worker: await world.newUser() })
    const path = `/gigs/${deal.gigId}`
    const { details } = await refused('positions_taken', deal.client, 'PATCH', path, { positions: 1 })
    ok(await deal.client.patch(path, { positions: details.taken }))
  },
  async too_many_secrets() {
    const ada = await world.newUser()
    const { id } = (await ada.post('/webhooks', { url: 'https://ada.example/hook', events: ['*'] })).body
    const path = `/webhooks/${id}/rotate-secret`
    for (let i = 0; i < 4; i++) ok(await ada.post(path))
    const { details } = await refused('too_many_secrets', ada, 'POST', path)
    await world.inDatabase((db) =>
      db.query(`update webhook_secrets set expires_at = expires_at - ($1::timestamptz - now()) where webhook_id = $2`, [
        details.retry_at,
        toId('whk', id),
      ]),
    )
    ok(await ada.post(path))
  },
  async too_many_attempts() {
    const ada = await world.newUser()
    const { id } = (await ada.post('/webhooks', { url: 'https://ada.example/hook', events: ['*'] })).body
    const delivery = (await ada.post(`/webhooks/${id}/test`)).body
    await world.inDatabase((db) =>
      db.query('update deliveries set attempt_count = 30 where id = $1', [toId('dlv', delivery.id)]),
    )
    const path = `/webhooks/${id}/deliveries/${delivery.id}/retry`
    const { details } = await refused('too_many_attempts', ada, 'POST', path)
    expect(details).toEqual({ limit: 30, event_id: delivery.event_id })
  },
  async webhook_disabled() {
    const ada = await world.newUser()
    const { id } = (await ada.post('/webhooks', { url: 'https://ada.example/hook', events: ['*'] })).body
    ok(await ada.patch(`/webhooks/${id}`, { enabled: false }))
    const { details } = await refused('webhook_disabled', ada, 'POST', `/webhooks/${id}/test`)
    expect(details).toEqual({ disabled_reason: 'owner' })
    ok(await ada.patch(`/webhooks/${id}`, { enabled: true }))
    ok(await ada.post(`/webhooks/${id}/test`))
  },
  async email_off() {
    const ada = await withoutMail.newUser()
    const email = { email: newEmail() }
    const answers = {
      '/session/email': await ada.post('/session/email', email),
      [`/users/${ada.userId}/invite`]: await withoutMail.operator.post(`/users/${ada.userId}/invite`, email),
      '/operator/test-email': await withoutMail.operator.post('/operator/test-email', email),
    }
    for (const [path, answer] of Object.entries(answers)) checker.check('email_off', 'POST', path, answer)
    checker.check('email_off', 'PATCH', '/profile/me', await ada.patch('/profile/me', email))
    ok(await ada.get('/profile/me'))
  },
  async recipient_suspended() {
    const deal = await newDeal(world)
    await negotiate(deal)
    const messages = `${await conversationOf(deal)}/messages`
    ok(await operator.post(`/users/${deal.worker.userId}/suspend`))
    const { details } = await refused('recipient_suspended', deal.client, 'POST', messages, { text: 'Hello?' })
    ok(await operator.post(`/users/${details.user_id}/reinstate`))
    ok(await deal.client.post(messages, { text: 'Hello?' }))
  },
  async too_late_to_delete() {
    const deal = await newDeal(world)
    await negotiate(deal)
    const messages = `${await conversationOf(deal)}/messages`
    const { id, created_at } = ok(await deal.client.post(messages, { text: 'Tusday' })).body
    await advance(world, 1 / 96)
    const { details } = await refused('too_late_to_delete', deal.client, 'DELETE', `/messages/${id}`)
    expect(Date.parse(details.deletable_until) - Date.parse(created_at)).toBe(15 * 60_000)
    const { id: newer } = ok(await deal.client.post(messages, { text: 'I meant Tuesday.' })).body
    await refused('not_yours', deal.worker, 'DELETE', `/messages/${newer}`)
    ok(await deal.client.delete(`/messages/${newer}`))
    await refused('wrong_state', deal.client, 'DELETE', `/messages/${newer}`)
  },
  async already_rotated() {
    const ada = await world.newUser()
    const rotated = await ada.post('/keys/rotate', { grace_seconds: 60 })
    const { details } = await refused('already_rotated', ada, 'POST', '/keys/rotate')
    expect(details.replaced_by).toBe(rotated.body.id)
    const { api_key_id } = (await ada.get('/keys/verify')).body
    await refused('already_rotated', ada, 'POST', `/keys/${api_key_id}/rotate`)
    ok(await world.as(rotated.body.key).post('/keys/rotate'))
  },
} satisfies Partial<Record<IssueCode, Recovery>>

const recoveries: Record<IssueCode, Recovery> = { ...fromRequests, ...fromAccess, ...fromStates }

describe('a caller who knows only the error recovers from', () => {
  const stories = Object.entries(recoveries).flatMap(([code, story]) =>
    typeof story === 'string' ? [] : [[code as IssueCode, story] as const],
  )
  it.each(stories)('%s', async (_, recover) => recover())
})

describe('the message of a refusal', () => {
  it('is the problem; of several, the first one and how many more there are', async () => {
    const messageOf = async (body: object) => (await operator.post('/gigs', body)).body.error.message
    expect(await messageOf({ ...gig, title: undefined })).toBe('title is required')
    expect(await messageOf({ ...gig, title: 'x', positions: 0 })).toBe(
      'title must have at least 3 characters (and 1 more issue)',
    )
    expect(await messageOf({})).toBe('title is required (and 2 more issues)')
  })

  it('names the id that was not found, alike for what is missing and what is hidden', async () => {
    const deal = await newDeal(world)
    const { client, worker } = deal
    const draft = await postGig(client, { status: 'draft' })
    const [contract, milestone] = (await milestoneOf(deal)).split('/').filter((part) => /^(con|mil)_/.test(part))
    const unknown = (prefix: string) => `${prefix}_00000000000000000000000000`
    const stranger = await world.newUser()
    const messageTo = async (asked: Client, method: 'GET' | 'POST', path: string, body?: object) => {
      const { status, body: answer } = await (method === 'GET' ? asked.get(path) : asked.post(path, body))
      return [status, answer.error.message]
    }
    const answers = [
      await messageTo(worker, 'GET', `/gigs/${draft}`),
      await messageTo(worker, 'GET', `/gigs/${unknown('gig')}`),
      await messageTo(worker, 'GET', `/gigs/${contract}`),
      await messageTo(worker, 'GET', '/gigs/'.concat('x'.repeat(200))),
      await messageTo(stranger, 'POST', `/contracts/${contract}/milestones/${milestone}/fund`),
      await messageTo(client, 'POST', '/negotiations', { application_id: unknown('app') }),
      await messageTo(client, 'POST', '/negotiations', { gig_id: unknown('gig'), worker_id: worker.userId }),
    ]
    expect(answers).toEqual(
      [
        `gig: ${draft}`,
        `gig: ${unknown('gig')}`,
        `gig: ${contract}`,
        `gig: ${'x'.repeat(100)}`,
        `contract or milestone: ${contract}, ${milestone}`,
        `application: ${unknown('app')}`,
        `gig or user: ${unknown('gig')}, ${worker.userId}`,
      ].map((what) => [404, `No such ${what}`]),
    )
  })
})

describe('the catalog of issues', () => {
  it('says what to do about each in one or two sentences', () =>
    checkAll(Object.entries(issueCodes), (_, code) => {
      const { meaning, remedy, details = {} } = issueDefinition(code as IssueCode)
      expect(meaning).toMatch(/^[A-Z`].*[.]$/)
      expect(remedy).toMatch(/^[A-Z].*[.]$/)
      expect(remedy.split(/\. (?=[A-Z])/).length).toBeLessThanOrEqual(2)
      const named = [...`${meaning} ${remedy}`.matchAll(/details\.(\w+)/g)].map(([, name]) => name)
      const known = Object.keys(details).map((name) => name.replace('?', ''))
      expect(named.filter((name) => !known.includes(String(name)))).toEqual([])
    }))
})

// These call the operations that the stories above don't.
describe('every documented refusal', () => {
  it('of a caller in another role is answered', async () => {
    const deal = await newDeal(world)
    const { client, worker, gigId } = deal
    await refused('not_yours', worker, 'DELETE', `/gigs/${gigId}`)
    await refused('not_yours', worker, 'POST', '/gig-templates', { name: 'Mine', gig_id: gigId })
    await refused('own_gig', client, 'POST', '/negotiations', { gig_id: gigId, worker_id: 'me' })
    const invitation = { gig_id: gigId, worker_id: client.userId }
    await refused('not_yours', worker, 'POST', '/negotiations', invitation)
    const { id } = ok(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).body
    for (const action of ['shortlist', 'reject']) {
      await refused('missing_role', worker, 'POST', `/applications/${id}/${action}`)
    }
    await refused('missing_role', client, 'POST', `/applications/${id}/withdraw`)

    const path = await milestoneOf(deal)
    await refused('missing_role', worker, 'PATCH', path, { amount_cents: 5 })
    await refused('not_yours', worker, 'DELETE', path)
    await refused('missing_role', worker, 'POST', `${path}/fund`)
    ok(await client.post(`${path}/fund`))
    await refused('missing_role', worker, 'POST', `${path}/release`)
    ok(await worker.post(`${path}/submit`, { message: 'Done.' }))
    await refused('missing_role', worker, 'POST', `${path}/request-changes`, { message: 'More.' })
    await refused('money_open', client, 'POST', `${path.slice(0, path.indexOf('/milestones'))}/cancel`)

    const dispute = `/disputes/${ok(await client.post('/disputes/create', disputeAbout(path))).body.id}`
    await refused('not_yours', worker, 'POST', `${dispute}/withdraw`)
    await refused('missing_role', operator, 'POST', `${dispute}/respond`, answerWith(5))
    await refused('missing_role', operator, 'POST', `${dispute}/accept`, { worker_cents: 5 })
    for (const action of ['reject', 'withdraw']) await refused('missing_role', operator, 'POST', `${dispute}/${action}`)
    const former = await world.newUser({ role: 'arbiter' })
    const vouches = `/profile/${client.userId}/vouches`
    const vouch = ok(await former.post(vouches, { message: 'Good.' })).body
    await refused('not_yours', worker, 'DELETE', `${vouches}/${vouch.id}`)
    ok(await worker.post(`${dispute}/respond`, answerWith(5)))
    await refused('conflict_of_interest', former, 'POST', `${dispute}/recommend`, decision)
  })

  it('of a gig that is not open is answered', async () => {
    const deal = await newDeal(world)
    const { client, worker, gigId } = deal
    const { id } = ok(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).body
    const negotiation = await negotiate({ ...deal, worker: await world.newUser() })
    ok(await client.patch(`/gigs/${gigId}`, { status: 'paused' }))
    const invitation = { gig_id: gigId, worker_id: (await world.newUser()).userId }
    await refused('gig_not_open', client, 'POST', '/negotiations', invitation)
    ok(await worker.post(`/applications/${id}/withdraw`))
    await refused('wrong_state', worker, 'POST', '/negotiations', { application_id: id })
    ok(await operator.post(`/users/${client.userId}/suspend`))
    const invited = (await operator.post(`/users/${negotiation.worker_id}/keys`)).body.key
    const path = `/negotiations/${negotiation.id}`
    for (const [action, body] of [['round', OFFER] as const, ['agree', { round: 1 }] as const]) {
      const { details } = await refused('gig_not_open', world.as(invited), 'POST', `${path}/${action}`, body)
      expect(details).toEqual({ status: null, possible_in: [], client_suspended: true })
    }
  })

  it('of an amount that cannot be counted is answered', async () => {
    const deal = await newDeal(world, { rate_type: 'hourly' })
    const { client, worker } = deal
    const all = { amount_cents: Number.MAX_SAFE_INTEGER }
    const { id } = await negotiate(deal, { rate_cents: Number.MAX_SAFE_INTEGER, hours_per_week: 40 })
    await refused('amount_too_large', worker, 'POST', `/negotiations/${id}/agree`, { round: 1 })

    const other = { ...deal, gigId: await postGig(client) }
    const path = await milestoneOf(other)
    ok(await client.post(path.slice(0, path.lastIndexOf('/')), { title: 'More', amount_cents: 5 }))
    await refused('amount_too_large', client, 'PATCH', path, all)
    ok(await worker.post('/wallet/deposits', all))
    await refused('amount_too_large', worker, 'POST', '/wallet/deposits', all)
    await refused('amount_too_large', client, 'POST', `${path}/fund`)
  })

  it('of payments that operators settle is answered', async () => {
    const colleague = await manual.newUser({ role: 'operator' })
    const ada = await manual.newUser()
    const first = manual.operator
    const reason = { reason: 'Recalled.' }
    const depositOf = async (user: Client, amount_cents = 100): Promise<string> =>
      `/operator/deposits/${ok(await user.post('/wallet/deposits', { amount_cents })).body.id}`
    const withdrawalOf = async (user: Client): Promise<string> =>
      `/operator/withdrawals/${ok(await user.post('/wallet/withdrawals', { amount_cents: 1 })).body.id}`
    const confirm = async (payment: string, reference = payment) =>
      ok(await first.post(`${payment}/confirm`, { reference }))

    for (const user of [colleague, ada]) await setPayoutAccount(user)
    const own = await depositOf(colleague)
    for (const [action, body] of [['confirm', { reference: 'x' }] as const, ['fail', {}] as const]) {
      await refused('own_account', colleague, 'POST', `${own}/${action}`, body)
    }
    await refused('wrong_state', first, 'POST', `${own}/reverse`, reason)
    await confirm(own)
    await refused('own_account', colleague, 'POST', `${own}/reverse`, reason)
    await refused('wrong_state', first, 'POST', `${own}/confirm`, { reference: 'another' })
    await refused('wrong_state', first, 'POST', `${own}/fail`)
    await refused('reference_used', first, 'POST', `${await depositOf(ada)}/fail`, { reference: own })
    await confirm(await depositOf(ada, Number.MAX_SAFE_INTEGER - 1_000))
    await refused('amount_too_large', first, 'POST', `${await depositOf(ada, 2_000)}/confirm`, { reference: 'y' })

    const paid = await withdrawalOf(ada)
    await confirm(paid)
    const [pending, ofColleague] = [await withdrawalOf(ada), await withdrawalOf(colleague)]
    for (const action of ['confirm', 'fail']) {
      const reference = { reference: paid }
      await refused('own_account', colleague, 'POST', `${ofColleague}/${action}`, reference)
      await refused('reference_used', first, 'POST', `${pending}/${action}`, reference)
      await refused('wrong_state', first, 'POST', `${paid}/${action}`, { reference: 'another' })
    }
  })

  it('of a delivery of a disabled webhook is answered', async () => {
    const ada = await world.newUser()
    const { id } = (await ada.post('/webhooks', { url: 'https://ada.example/hook', events: ['*'] })).body
    const delivery = (await ada.post(`/webhooks/${id}/test`)).body
    ok(await ada.patch(`/webhooks/${id}`, { enabled: false }))
    await refused('webhook_disabled', ada, 'POST', `/webhooks/${id}/deliveries/${delivery.id}/retry`)
    await refused('webhook_disabled', ada, 'POST', `/webhooks/${id}/deliveries/retry-failed`)
  })

  it('of a key that has ended is answered', async () => {
    const ada = await world.newUser()
    const { id } = (await ada.post('/keys', { name: 'brief' })).body
    ok(await ada.post(`/keys/${id}/revoke`))
    await refused('wrong_state', ada, 'POST', `/keys/${id}/rotate`)
  })

  it('of an audit while another one runs is answered', async () => {
    const lock = `hashtextextended('parley ledger audit', 0)`
    await world.inDatabase(async (db) => {
      await db.query(`select pg_advisory_lock(${lock})`)
      await refused('wrong_state', operator, 'POST', '/operator/ledger/audits')
      await db.query(`select pg_advisory_unlock(${lock})`)
    })
  })

  it('of a resource that has ended is answered', async () => {
    const { deal, contract, milestone, application, negotiation, dispute, approval } = await endedResources()
    const { client, worker } = deal
    const review = { rating: 5 }
    await refused('wrong_state', client, 'PATCH', `/gigs/${deal.gigId}`, { title: 'Another title' })
    for (const action of ['shortlist', 'reject'])
      await refused('wrong_state', client, 'POST', `${application}/${action}`)
    await refused('wrong_state', worker, 'POST', `${application}/withdraw`)
    await refused('wrong_state', client, 'POST', `${negotiation}/round`, OFFER)
    await refused('wrong_state', worker, 'POST', `${negotiation}/agree`, { round: 1 })
    await refused('wrong_state', client, 'POST', `${negotiation}/decline`)
    for (const action of ['approve', 'cancel', 'complete']) {
      await refused('wrong_state', client, 'POST', `${contract}/${action}`)
    }
    await refused('wrong_state', client, 'POST', `${contract}/milestones`, { title: 'More', amount_cents: 1 })
    await refused('not_reviewable', client, 'POST', `${contract}/reviews`, review)
    await refused('wrong_state', client, 'PATCH', milestone, { title: 'Other' })
    await refused('wrong_state', client, 'DELETE', milestone)
    for (const action of ['fund', 'release', 'refund'])
      await refused('wrong_state', client, 'POST', `${milestone}/${action}`)
    await refused('wrong_state', worker, 'POST', `${milestone}/submit`, { message: 'Done.' })
    await refused('wrong_state', client, 'POST', `${milestone}/request-changes`, { message: 'More.' })
    await refused('wrong_state', client, 'POST', '/disputes/create', disputeAbout(milestone))
    await refused('wrong_state', client, 'POST', `${dispute}/respond`, answerWith(5))
    await refused('wrong_state', client, 'POST', `${dispute}/accept`, { worker_cents: 5 })
    await refused('wrong_state', client, 'POST', `${dispute}/reject`)
    await refused('wrong_state', client, 'POST', `${dispute}/withdraw`)
    for (const action of ['recommend', 'resolve']) {
      await refused('wrong_state', operator, 'POST', `${dispute}/${action}`, decision)
    }
    for (const action of ['approve', 'reject']) await refused('wrong_state', client, 'POST', `${approval}/${action}`)
  })

  it('of what was removed, or isn’t, and of what operators wrote themselves', async () => {
    const { operator } = world
    const [client, worker, third] = [
      await world.newUser({ role: 'operator' }),
      await world.newUser(),
      await world.newUser({ role: 'operator' }),
    ]
    const deal = { client, worker, gigId: await postGig(client) }
    const contract = await paidContract(deal)
    const vouchesOf = `/profile/${worker.userId}/vouches`
    const review = ok(await client.post(`/contracts/${contract}/reviews`, { rating: 1 })).body
    ok(await worker.post(`/contracts/${contract}/reviews`, { rating: 5 }))
    const vouch = ok(await client.post(vouchesOf, { message: 'Good.' })).body
    const conversation = await conversationOf(deal)
    const message = ok(await client.post(`${conversation}/messages`, { text: 'Hello.' })).body
    const paths = [`gigs/${deal.gigId}`, `reviews/${review.id}`, `vouches/${vouch.id}`, `messages/${message.id}`]
    const reason = { reason: 'Spam.' }
    for (const path of paths.map((each) => `/operator/${each}`)) {
      await refused('not_removed', operator, 'POST', `${path}/restore`)
      ok(await operator.post(`${path}/remove`, reason))
      await refused('content_removed', operator, 'POST', `${path}/remove`, reason)
    }
    await refused('content_removed', client, 'DELETE', `/gigs/${deal.gigId}`)
    await refused('content_removed', client, 'DELETE', `${vouchesOf}/${vouch.id}`)
    await refused('content_removed', client, 'DELETE', `/messages/${message.id}`)
    const invitation = { gig_id: deal.gigId, worker_id: third.userId, terms: { rate_cents: 5 } }
    await refused('content_removed', client, 'POST', '/negotiations', invitation)

    const objection = ok(await client.post('/objections', { subject_id: deal.gigId, text: 'No.' })).body
    const resolve = `/operator/objections/${objection.id}/resolve`
    await refused('own_content', client, 'POST', resolve, { decision: 'restored' })
    for (const path of paths) await refused('own_content', client, 'POST', `/operator/${path}/restore`)
    ok(await operator.post(resolve, { decision: 'restored' }))
    await refused('wrong_state', operator, 'POST', resolve, { decision: 'kept' })
    for (const path of paths.slice(1)) ok(await operator.post(`/operator/${path}/restore`))
    for (const path of paths) await refused('own_content', client, 'POST', `/operator/${path}/remove`, reason)

    const reported = ok(await worker.post('/reports', { subject_type: 'gig', subject_id: deal.gigId, reason: 'spam' }))
    const report = `/operator/reports/${reported.body.id}/resolve`
    await refused('own_content', client, 'POST', report, { decision: 'dismissed', note: 'Mine.' })
    await refused('second_operator_required', operator, 'POST', report, { decision: 'suspended', note: 'Spam.' })
    ok(await operator.post(report, { decision: 'dismissed', note: 'Fine.' }))
    await refused('wrong_state', operator, 'POST', report, { decision: 'dismissed', note: 'Fine.' })
  })

  // The tests above call the operations, so this one passes only after all of them.
  it('was called by one of these tests', () => {
    expect(checker.uncalled()).toEqual([])
  })
})

function ok(answer: Answer): Answer {
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer
}

async function signInByCode(browser: Browser, email: string): Promise<void> {
  const { attempt } = ok(await browser.post('/session/email', { email })).body
  ok(await browser.post('/session', { attempt, code: (await mailTo(world, email)).code }))
}

/** Runs something at another real time. */
async function atTime(epochMs: number, run: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: epochMs })
  try {
    await run()
  } finally {
    vi.useRealTimers()
  }
}

function sideOf(deal: Deal, side: string): Client {
  return side === 'client' ? deal.client : deal.worker
}

function answerWith(proposed_worker_cents: number) {
  return { statement: 'It is fine.', proposed_worker_cents }
}

/** Moves the clock of the sandbox to just after a time. */
async function advanceTo(time: string, at: World = world): Promise<void> {
  const seconds = Math.ceil((Date.parse(time) - Date.parse(at.core.clock.now())) / 1000) + 1
  ok(await at.operator.post('/sandbox/clock/advance', { seconds }))
}

/** A completed contract with money released. */
async function paidContract(deal: Deal): Promise<string> {
  const milestone = await fundedMilestone(deal)
  ok(await deal.client.post(`${milestone}/release`))
  await advance(world, 6)
  const [, , id = ''] = milestone.split('/')
  ok(await deal.client.post(`/contracts/${id}/complete`))
  return id
}

/** A dispute in arbitration, and the arbiter who made its recommendation. */
async function recommendedDispute() {
  const [dispute, arbiter] = [await newDeal(world), await world.newUser({ role: 'arbiter' })]
  const { id } = ok(await dispute.client.post('/disputes/create', disputeAbout(await fundedMilestone(dispute)))).body
  const path = `/disputes/${id}`
  ok(await dispute.worker.post(`${path}/respond`, answerWith(5_000)))
  ok(await arbiter.post(`${path}/recommend`, decision))
  ok(await dispute.worker.post(`${path}/reject`))
  return { dispute, arbiter, path }
}

/** Posts a gig, and repairs the body as the issues say until it is accepted. The first refusal has the given body. */
async function repairedGig(body: Record<string, unknown>): Promise<void> {
  const ada = await world.newUser()
  const code = expect.getState().currentTestName?.split(' ').at(-1) as IssueCode
  await refused(code, ada, 'POST', '/gigs', body)
  let repaired = body
  for (let round = 0; round < 3; round++) {
    const answer = await ada.post('/gigs', repaired)
    if (answer.status === 201) return
    repaired = answer.body.error.issues.reduce(withRepair, repaired)
  }
  throw new Error(`The gig could not be repaired: ${JSON.stringify(repaired)}`)
}

/** The body after one issue has been fixed, by its code, path and details alone. */
function withRepair(body: Record<string, unknown>, { path, code, details }: ReceivedIssue): Record<string, unknown> {
  const { [path]: value, ...rest } = body
  const text = String(value)
  const repairs: Partial<Record<IssueCode, () => unknown>> = {
    required: () => valueFor(details),
    wrong_type: () => valueFor(details),
    not_integer: () => details.minimum,
    too_small: () => laterThan(details.minimum),
    too_large: () => details.maximum,
    too_short: () => text.padEnd(details.minimum, 'x'),
    too_long: () => text.slice(0, details.maximum),
    bad_format: () => details.example,
    blank: () => 'Visible',
    bad_characters: () => text.replaceAll('\0', ''),
    not_allowed: () => details.allowed[0],
    duplicate_item: () => [...new Set(value as string[])],
  }
  if (code === 'unknown_field') {
    const [name] = details.suggestions
    return name === undefined ? rest : { ...rest, [name]: value }
  }
  return { ...body, [path]: repairs[code]?.() }
}

function valueFor({ types, allowed, example, minimum = 1 }: ReceivedIssue['details']): unknown {
  if (allowed) return allowed[0]
  if (example) return example
  return types[0] === 'integer' ? minimum : 'Text'.padEnd(minimum, 'x')
}

function laterThan(minimum: string | number): string | number {
  return typeof minimum === 'number' ? minimum : new Date(Date.parse(minimum) + 86_400_000).toISOString()
}

/** Creates an agent with a broken body, then with the body that `repair` makes from the details. */
async function repairedBody(
  code: IssueCode,
  body: string,
  repair: (details: ReceivedIssue['details']) => string,
): Promise<void> {
  const ada = await world.newUser()
  const { details } = await refused(code, ada, 'POST', '/agents', body)
  ok(await ada.post('/agents', repair(details)))
}

/** A deal in which everything has ended. */
async function endedResources() {
  const deal = await newDeal(world)
  const { client, worker, gigId } = deal
  const { id: applicationId } = ok(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).body
  ok(await worker.post(`/applications/${applicationId}/withdraw`))
  const declined = await negotiate(deal)
  ok(await client.post(`/negotiations/${declined.id}/decline`))

  const milestone = await fundedMilestone(deal)
  const { id: disputeId } = ok(await client.post('/disputes/create', disputeAbout(milestone))).body
  ok(await client.post(`/disputes/${disputeId}/withdraw`))
  ok(await worker.post(`${milestone}/refund`))
  const contract = milestone.slice(0, milestone.indexOf('/milestones'))
  const agent = await world.newAgent(client, allAgentScopes)
  const asked = await refused('approval_required', agent, 'POST', `${contract}/cancel`)
  ok(await client.post(`/approvals/${asked.details.approval_id}/approve`))
  ok(await agent.post(`${contract}/cancel`))
  ok(await client.patch(`/gigs/${gigId}`, { status: 'closed' }))
  return {
    deal,
    contract,
    milestone,
    application: `/applications/${applicationId}`,
    negotiation: `/negotiations/${declined.id}`,
    dispute: `/disputes/${disputeId}`,
    approval: `/approvals/${asked.details.approval_id}`,
  }
}

/** A request to each operation on notes, about a new note of the caller. */
async function noteRequests(author: Client): Promise<[method: string, path: string, body?: object][]> {
  const note = { user_id: (await world.newUser()).userId, text: 'Kind.' }
  const path = `/notes/${(await author.post('/notes', note)).body.id}`
  return [
    ['GET', '/notes'],
    ['POST', '/notes', note],
    ['GET', path],
    ['PATCH', path, { text: 'Very kind.' }],
    ['DELETE', path],
  ]
}

/** Requests with which the worker of a deal contacts the client. */
async function contactRequests(deal: Deal): Promise<[path: string, body: object][]> {
  const { client, worker, gigId } = deal
  const newGig = () => postGig(client)
  const { id: applicationId } = ok(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).body
  const [first, second] = [
    await negotiate({ ...deal, gigId: await newGig() }),
    await negotiate({ ...deal, gigId: await newGig() }),
  ]
  return [
    [`/gigs/${await newGig()}/apply`, { message: 'Me.' }],
    ['/negotiations', { application_id: applicationId }],
    [`/negotiations/${first.id}/round`, { rate_cents: 11_000 }],
    [`/negotiations/${second.id}/agree`, { round: 1 }],
    [`${await conversationOf(deal)}/messages`, { text: 'Hello.' }],
    [`/profile/${client.userId}/vouches`, { message: 'Pays at once.' }],
  ]
}
