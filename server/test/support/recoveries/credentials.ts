import { expect } from 'vitest'
import { toId } from '../../../src/platform/kernel/ids.ts'
import { Authenticator } from '../authenticator.ts'
import { Browser, mailTo, newEmail, signUp, viewingAs } from '../browser.ts'
import { askForToken, letIn, newPerson } from '../oauth.ts'
import { payoutAccount } from '../payout-accounts.ts'
import { gig, noteRequests, ok, type Recoveries, type Stage, signInByCode } from './stage.ts'

/** Missing, invalid, or wrong credentials. */
export function credentialRecoveries({ world, closed, withoutMail, checker, operator, refused }: Stage) {
  return {
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
      for (const [method, path, body] of await noteRequests(world, operator)) {
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
        ['POST', '/wallet/payout-account'],
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
      await signInByCode(world, browser, email)
      ok(await browser.get('/me'))
    },
    async bad_sign_in() {
      const email = newEmail()
      await signUp(world, email)
      const browser = new Browser(world.url, null)
      await refused('bad_sign_in', browser, 'POST', '/session', { token: 'x' })
      await signInByCode(world, browser, email)
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
      await refused('not_for_apps', app, 'POST', '/wallet/payout-account')
      await refused('not_for_apps', app, 'POST', '/wallet/deposits/dep_01kz3vj7e9g1j3m5p7r9t1v3x5/refunds')
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
      for (const [method, path, body] of await noteRequests(world, ada.api)) {
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
      await signInByCode(world, browser, email)
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
    async already_rotated() {
      const ada = await world.newUser()
      const rotated = await ada.post('/keys/rotate', { grace_seconds: 60 })
      const { details } = await refused('already_rotated', ada, 'POST', '/keys/rotate')
      expect(details.replaced_by).toBe(rotated.body.id)
      const { api_key_id } = (await ada.get('/keys/verify')).body
      await refused('already_rotated', ada, 'POST', `/keys/${api_key_id}/rotate`)
      ok(await world.as(rotated.body.key).post('/keys/rotate'))
    },
  } satisfies Recoveries
}
