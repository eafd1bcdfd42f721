import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { quotas } from '../src/platform/kernel/quotas.ts'
import { Authenticator } from './support/authenticator.ts'
import { Browser, mailTo, newEmail, signUp } from './support/browser.ts'
import { type Answer, issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ trustProxy: 1 })
const limits = Object.fromEntries(Object.entries(quotas).map(([name, { limit }]) => [name, limit]))

function refusal(answer: Answer): [number, string[]] {
  return [answer.status, issueCodesOf(answer)]
}

const badPasskey = [401, ['bad_passkey']]
const badResponse = [422, ['bad_passkey_response']]

async function signInOptions(browser: Browser) {
  return (await browser.post('/session/passkey/options')).body.options
}

async function signInWith(authenticator: Authenticator, browser = new Browser(world.url, null)): Promise<Answer> {
  return browser.post('/session/passkey', { response: authenticator.signIn(await signInOptions(browser)) })
}

/** A person with a passkey. */
async function withPasskey(email = newEmail()) {
  const browser = await signUp(world, email)
  const authenticator = new Authenticator(world.url)
  const added = await authenticator.addTo(browser, 'phone')
  expect(added.status, added.text).toBe(201)
  return { browser, authenticator, email, id: added.body.id as string }
}

describe('a passkey', () => {
  it('signs its owner in without typing, in any browser', async () => {
    const { browser, authenticator } = await withPasskey()
    const other = new Browser(world.url, null)
    const signedIn = await signInWith(authenticator, other)
    expect(signedIn.status).toBe(201)
    expect(signedIn.body).toMatchObject({ user: { user_id: browser.userId }, session: { method: 'passkey' } })
    expect((await other.get('/me')).body.user.user_id).toBe(browser.userId)
    expect((await browser.get('/passkeys')).body.data).toMatchObject([
      { name: 'phone', last_used_at: expect.any(String) },
    ])
  })

  it('is announced to its owner by an event and an email', async () => {
    const { browser, email, id } = await withPasskey()
    expect((await mailTo(world, email)).subject).toBe('A passkey was added to your Parley account')
    while ((await sequenceEvents(world.database)) > 0);
    const { data } = (await browser.get('/events?types=passkey.added')).body
    expect(data).toMatchObject([{ data: { id, name: 'phone' } }])
  })

  it('can be renamed, and no longer signs in once it’s removed', async () => {
    const { browser, authenticator, id } = await withPasskey()
    expect((await browser.patch(`/passkeys/${id}`, { name: 'Old phone' })).body.name).toBe('Old phone')
    const stranger = await signUp(world, newEmail())
    expect((await stranger.patch(`/passkeys/${id}`, { name: 'Mine' })).status).toBe(404)
    expect((await stranger.delete(`/passkeys/${id}`)).status).toBe(404)
    expect((await browser.delete(`/passkeys/${id}`)).status).toBe(200)
    expect((await browser.get('/passkeys')).body.data).toEqual([])
    expect(refusal(await signInWith(authenticator))).toEqual(badPasskey)
  })

  it('created or used on another site’s page is refused', async () => {
    const browser = await signUp(world, newEmail())
    for (const origin of ['https://evil.example', `${world.url}.evil.example`]) {
      expect(refusal(await new Authenticator(origin).addTo(browser))).toEqual(badResponse)
    }
    const { authenticator } = await withPasskey()
    expect(refusal(await signInWith(authenticator.at('https://evil.example')))).toEqual(badPasskey)
  })

  it('that was copied is refused, and its owner is notified', async () => {
    const { browser, authenticator, email } = await withPasskey()
    const copy = authenticator.at(world.url)
    for (let i = 0; i < 2; i++) expect((await signInWith(authenticator)).status).toBe(201)
    expect(refusal(await signInWith(copy))).toEqual(badPasskey)
    expect((await mailTo(world, email)).subject).toBe('A passkey for your Parley account may have been copied')
    while ((await sequenceEvents(world.database)) > 0);
    expect((await browser.get('/events?types=passkey.copied')).body.data).toHaveLength(1)
    expect((await signInWith(authenticator)).status).toBe(201)
  })

  it('of one user can’t be added by another or sign in another', async () => {
    const { authenticator } = await withPasskey()
    const ben = await signUp(world, newEmail())
    expect(refusal(await authenticator.addTo(ben))).toEqual(badResponse)
    const browser = new Browser(world.url, null)
    const response = authenticator.signIn(await signInOptions(browser))
    const asBen = { ...response.response, userHandle: Buffer.from('somebody else').toString('base64url') }
    expect(refusal(await browser.post('/session/passkey', { response: { ...response, response: asBen } }))).toEqual(
      badPasskey,
    )
    const unknown = new Authenticator(world.url)
    expect(refusal(await signInWith(unknown))).toEqual(badPasskey)
  })

  it('can respond to options once, and only to those created for the same user', async () => {
    const { browser, authenticator } = await withPasskey()
    const options = await signInOptions(browser)
    const response = authenticator.signIn(options)
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => new Browser(world.url, null).post('/session/passkey', { response })),
    )
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1)

    const ben = await signUp(world, newEmail())
    const forBen = (await ben.post('/passkeys/options')).body.options
    const made = new Authenticator(world.url).register(forBen)
    expect(refusal(await browser.post('/passkeys', { name: 'x', response: made }))).toEqual(badResponse)
    const signInChallenge = { ...forBen, challenge: (await signInOptions(ben)).challenge }
    const wrongKind = new Authenticator(world.url).register(signInChallenge)
    expect(refusal(await ben.post('/passkeys', { name: 'x', response: wrongKind }))).toEqual(badResponse)
    const clientData = (challenge: unknown) => ({
      clientDataJSON: Buffer.from(JSON.stringify({ challenge })).toString('base64url'),
    })
    for (const nonsense of [
      {},
      { id: 5 },
      { id: { toString: 5 } },
      { id: 'x', response: 'x' },
      { response: { clientDataJSON: 'e30' } },
      { response: { clientDataJSON: { toString: 5 } } },
      { id: authenticator.id.toString('base64url'), response: clientData('a\0') },
      { id: authenticator.id.toString('base64url'), response: clientData(null) },
    ]) {
      expect(refusal(await browser.post('/session/passkey', { response: nonsense }))).toEqual(badPasskey)
      expect(refusal(await browser.post('/passkeys', { name: 'x', response: nonsense }))).toEqual(badResponse)
    }
  })

  it('is added whatever transports the browser names, of which only known ones are kept', async () => {
    const { browser } = await withPasskey()
    for (const transports of ['abc', {}, 5, null, [{}], [null], ['\ud800'], ['usb', 'pigeon', 'usb', 7]]) {
      const { options } = (await browser.post('/passkeys/options')).body
      const made = new Authenticator(world.url).register(options)
      const response = { ...made, response: { ...made.response, transports } }
      const added = await browser.post('/passkeys', { name: 'x', response })
      expect([transports, [201, 422].includes(added.status)]).toEqual([transports, true])
    }
    const { excludeCredentials } = (await browser.post('/passkeys/options')).body.options
    const kept = excludeCredentials.map((known: { transports?: string[] }) => known.transports ?? [])
    expect(new Set(kept.flat())).toEqual(new Set(['internal', 'usb']))
  })

  it('needs a session with a recent sign-in to be added, renamed or removed, and there are at most twenty', async () => {
    const small = await createWorld({ trustProxy: 1, settings: { quotas: { ...limits, passkeys: 1 } as never } })
    const browser = await signUp(small, newEmail())
    expect((await new Authenticator(small.url).addTo(browser)).status).toBe(201)
    expect(refusal(await new Authenticator(small.url).addTo(browser))).toEqual([409, ['quota_reached']])
    expect(limits.passkeys).toBe(20)

    const { data } = (await browser.get('/passkeys')).body
    await small.inDatabase((db) => db.query(`update sessions set signed_in_at = signed_in_at - interval '1 hour'`))
    for (const answer of [
      await browser.post('/passkeys/options'),
      await browser.patch(`/passkeys/${data[0].id}`, { name: 'x' }),
      await browser.delete(`/passkeys/${data[0].id}`),
    ]) {
      expect(refusal(answer)).toEqual([403, ['recent_sign_in_required']])
    }
    const ada = await small.newUser()
    expect(refusal(await ada.post('/passkeys/options'))).toEqual([403, ['session_required']])
  })
})
