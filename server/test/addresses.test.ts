import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { findUserByEmail } from '../src/people/sessions/proof-store.ts'
import { emailKey } from '../src/platform/kernel/email.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { hashToken } from '../src/platform/token.ts'
import { Browser, mailsTo, mailTo, newEmail, signUp } from './support/browser.ts'
import { type Answer, issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ trustProxy: 1 })
const badSignIn = [401, ['bad_sign_in']]

function refusal(answer: Answer): [number, string[]] {
  return [answer.status, issueCodesOf(answer)]
}

/** Asks for a new address, and returns the token that is emailed to it. */
async function propose(browser: Browser, email: string): Promise<string> {
  const changed = await browser.patch('/profile/me', { email })
  expect(changed.body).toMatchObject({ pending_email: email })
  return (await mailTo(world, email)).token
}

function confirm(browser: Browser, token: string): Promise<Answer> {
  return browser.post('/profile/me/email/confirm', { token })
}

async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(world, email)).map(({ subject }) => subject)
}

describe('a new address', () => {
  it('becomes its user’s address once the emailed link is used, and the old address is notified', async () => {
    const [old, email] = [newEmail(), newEmail()]
    const browser = await signUp(world, old)
    const token = await propose(browser, email)
    expect((await browser.get('/profile/me')).body).toMatchObject({ email: old, email_proven: true })
    expect((await confirm(browser, token)).body).toEqual({ confirmed: true })
    expect((await browser.get('/profile/me')).body).toMatchObject({ email, email_proven: true, pending_email: null })
    expect(await subjectsTo(old)).toContain('The email address for your Parley account was changed')
    while ((await sequenceEvents(world.database)) > 0);
    expect((await browser.get('/events?types=user.email_changed')).body.data).toHaveLength(1)

    const again = new Browser(world.url, null)
    const { attempt } = (await again.post('/session/email', { email })).body
    const signedIn = await again.post('/session', { attempt, code: (await mailTo(world, email)).code })
    expect(signedIn.body.user.user_id).toBe(browser.userId)
    expect((await (await signUp(world, old)).get('/me')).body.user.user_id).not.toBe(browser.userId)
  })

  it('isn’t accepted with a link that was used, has expired, was replaced, or was emailed for something else', async () => {
    const browser = await signUp(world, newEmail())
    const replaced = await propose(browser, newEmail())
    const token = await propose(browser, newEmail())
    expect(refusal(await confirm(browser, replaced))).toEqual(badSignIn)
    const tries = await Promise.all(Array.from({ length: 20 }, () => confirm(browser, token)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)

    const expired = await propose(browser, newEmail())
    await world.inDatabase((db) => db.query(`update email_proofs set expires_at = now() where purpose = 'new_address'`))
    expect(refusal(await confirm(browser, expired))).toEqual(badSignIn)

    const email = newEmail()
    const person = { display_name: 'Ben', kind: 'person' }
    const forAddress = await propose(browser, email)
    expect(refusal(await new Browser(world.url, null).post('/session', { token: forAddress, ...person }))).toEqual(
      badSignIn,
    )
    const other = newEmail()
    await new Browser(world.url, null).post('/session/email', { email: other })
    expect(refusal(await confirm(browser, (await mailTo(world, other)).token))).toEqual(badSignIn)
  })

  it('belongs to the first who verifies it', async () => {
    const email = newEmail()
    const [ada, ben] = [await signUp(world, newEmail()), await signUp(world, newEmail())]
    const tokens = [await propose(ada, email), await propose(ben, email.toUpperCase())]
    const newest = (await mailsTo(world, email)).map(({ token }) => token)
    expect(newest).toEqual(tokens.toReversed())
    expect((await confirm(ben, tokens[1] ?? '')).status).toBe(200)
    expect(refusal(await confirm(ada, tokens[0] ?? ''))).toEqual(badSignIn)
    expect((await ben.get('/profile/me')).body.email).toBe(email.toUpperCase())
    expect((await ada.get('/profile/me')).body.email).not.toBe(email)
  })

  it('that an operator entered but no one verified signs no one in, and is cleared when another user verifies it', async () => {
    const email = newEmail()
    const made = await world.operator.post('/users', { display_name: 'Ben', kind: 'person', email })
    const ben = world.as(made.body.key.key)
    expect((await ben.get('/profile/me')).body).toMatchObject({ email, email_proven: false })
    const browser = await signUp(world, email)
    expect(browser.userId).not.toBe(made.body.user.user_id)
    expect((await ben.get('/profile/me')).body).toMatchObject({ email: null, email_proven: false })
  })

  it('is emailed again if it’s requested again', async () => {
    const browser = await signUp(world, newEmail())
    const email = newEmail()
    const first = await propose(browser, email)
    const second = await propose(browser, email)
    expect(await mailsTo(world, email)).toHaveLength(2)
    await world.inDatabase((db) =>
      db.query('update email_proofs set expires_at = now() where token_hash = $1', [hashToken(first)]),
    )
    expect(refusal(await confirm(browser, first))).toEqual(badSignIn)
    expect((await confirm(browser, second)).status).toBe(200)
    expect((await browser.get('/profile/me')).body).toMatchObject({ email, pending_email: null })
  })

  it('gets few emails, however many users and networks ask', async () => {
    const [email, ada, ben] = [newEmail(), await signUp(world, newEmail()), await signUp(world, newEmail())]
    for (let i = 0; i < 7; i++) expect((await ada.patch('/profile/me', { email })).status).toBe(200)
    expect(await mailsTo(world, email)).toHaveLength(5)
    for (let i = 0; i < 15; i++) await new Browser(world.url, null).post('/session/email', { email })
    expect((await ben.patch('/profile/me', { email })).body.pending_email).toBe(email)
    expect(await mailsTo(world, email)).toHaveLength(20)
  })

  it('is confirmed only by the account that requested it, which the email names', async () => {
    const email = newEmail()
    const [eve, victim] = [await signUp(world, newEmail(), 'Eve Taker'), await signUp(world, newEmail())]
    const token = await propose(eve, email)
    expect((await mailTo(world, email)).text).toContain(
      `Someone asked to use this email address for the account “Eve Taker” (${eve.userId}).`,
    )
    expect(refusal(await confirm(new Browser(world.url, null), token))).toEqual([401, ['missing_key']])
    const refused = await confirm(victim, token)
    expect(refused.body.error.issues).toMatchObject([{ code: 'not_yours', details: { user_id: eve.userId } }])
    expect((await eve.get('/profile/me')).body).toMatchObject({ pending_email: email })
    expect((await confirm(eve, token)).status).toBe(200)
  })
})

describe('a user’s address', () => {
  it('can’t be changed with a restricted key, or with a key of one of the user’s agents', async () => {
    const ada = await world.newUser()
    const agent = (await ada.post('/agents', { name: 'Scout' })).body
    const scopes = ['read', 'profile:write']
    for (const rights of [{ scopes }, { scopes: [...scopes, 'keys:write'] }, { scopes, hosted_agent_id: agent.id }]) {
      const { key } = (await ada.post('/keys', { name: 'narrow', ...rights })).body
      const narrow = world.as(key)
      for (const email of [newEmail(), null]) {
        expect(refusal(await narrow.patch('/profile/me', { email }))).toEqual([403, ['missing_scope']])
      }
      expect((await narrow.patch('/profile/me', { headline: 'Translator' })).status).toBe(200)
    }
    expect((await ada.patch('/profile/me', { email: newEmail() })).status).toBe(200)
  })

  it('is different from one that only matches if non-ASCII letters are folded', async () => {
    const email = newEmail().replace('ada', 'kim')
    const { userId } = await signUp(world, email)
    const owner = { id: toId('usr', userId), email, language: null }
    expect(await findUserByEmail(world.database, email.toUpperCase())).toEqual(owner)
    for (const other of [email.replace('k', '\u212a'), email.replace('i', '\u0130')]) {
      expect(await findUserByEmail(world.database, other)).toBeNull()
      expect(emailKey(other)).not.toBe(emailKey(email))
      // Both addresses can be proven, each by a different user.
      const proven = `update users set email = $1, email_proven = true where id = $2`
      const { userId: otherId } = await world.newUser()
      await world.inDatabase((db) => db.query(proven, [other, toId('usr', otherId)]))
    }
  })

  it('gets the sign-in email in the spelling in which it was proven', async () => {
    const email = newEmail()
    await signUp(world, email)
    await new Browser(world.url, null).post('/session/email', { email: email.toUpperCase() })
    const { data } = (await world.operator.get(`/sandbox/mailbox?to=${email}&limit=1`)).body
    expect(data).toMatchObject([{ to: email, subject: expect.stringContaining('Your Parley code') }])
  })

  it('can be removed, and gets an email about it', async () => {
    const email = newEmail()
    const browser = await signUp(world, email)
    expect((await browser.patch('/profile/me', { email: null })).body).toMatchObject({
      email: null,
      email_proven: false,
    })
    expect(await subjectsTo(email)).toContain('The email address for your Parley account was removed')
  })

  it('can be changed by a session only with a recent sign-in; other fields can be changed without', async () => {
    const browser = await signUp(world, newEmail())
    await world.inDatabase((db) => db.query(`update sessions set signed_in_at = signed_in_at - interval '1 hour'`))
    for (const email of [newEmail(), null]) {
      expect(refusal(await browser.patch('/profile/me', { email }))).toEqual([403, ['recent_sign_in_required']])
    }
    expect((await browser.patch('/profile/me', { headline: 'Translator' })).status).toBe(200)
  })
})
