import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { sql } from '../src/platform/db/sql.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { Browser, mailsTo, mailTo, newEmail, signUp } from './support/browser.ts'
import { type Answer, issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ trustProxy: 1 })
const closed = await createWorld({ trustProxy: 1, settings: { signUp: 'closed' } })

function newBrowser(at = world): Browser {
  return new Browser(at.url, null)
}

async function askForMail(browser: Browser, email: string, at = world) {
  const { body } = await browser.post('/session/email', { email })
  return { attempt: body.attempt as string, ...(await mailTo(at, email)) }
}

function refusal(answer: Answer): [number, string[]] {
  return [answer.status, issueCodesOf(answer)]
}

describe('signing in by email', () => {
  it('creates a user for a new address, and signs in the same user afterward, by link or code', async () => {
    const email = newEmail()
    const browser = newBrowser()
    const { token } = await askForMail(browser, email)
    const incomplete = await browser.post('/session', { token })
    expect(refusal(incomplete)).toEqual([422, ['required', 'required']])
    const joined = await browser.post('/session', { token, display_name: 'Ada', kind: 'person' })
    expect(joined.status).toBe(201)
    expect(joined.body).toMatchObject({
      user: { display_name: 'Ada', email },
      session: { method: 'email', recent: true, current: true },
    })
    expect((await browser.get('/me')).body).toMatchObject({
      user: { user_id: joined.body.user.user_id, role: 'member' },
      api_key_id: null,
      session_id: joined.body.session.id,
    })

    const other = newBrowser()
    const { attempt, code } = await askForMail(other, email.toUpperCase())
    const again = await other.post('/session', { attempt, code })
    expect(again.body.user.user_id).toBe(joined.body.user.user_id)
  })

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const browser = newBrowser()
    const { token } = await askForMail(browser, newEmail())
    const { headers } = await browser.post('/session', { token, display_name: 'Ada', kind: 'person' })
    expect(headers.get('set-cookie')).toMatch(
      /^parley_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/,
    )
    expect((await browser.delete('/session')).headers.get('set-cookie')).toContain('parley_session=; ')
    expect((await browser.get('/session')).status).toBe(401)
  })

  it('works once: of many parallel uses of a link or a code, one succeeds', async () => {
    const [byLink, byCode] = [newEmail(), newEmail()]
    await signUp(world, byCode)
    const person = { display_name: 'Ada', kind: 'person' }
    const { token } = await askForMail(newBrowser(), byLink)
    const { attempt, code } = await askForMail(newBrowser(), byCode)
    for (const body of [
      { token, ...person },
      { attempt, code },
    ]) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => newBrowser().post('/session', body)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      for (const answer of answers) if (answer.status !== 201) expect(refusal(answer)).toEqual([401, ['bad_sign_in']])
    }
  })

  it('refuses wrong codes, and the right one after five wrong ones', async () => {
    const email = newEmail()
    const { attempt, code } = await askForMail(newBrowser(), email)
    const wrong = code === '000000' ? '000001' : '000000'
    const person = { display_name: 'Ada', kind: 'person' }
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => newBrowser().post('/session', { attempt, code: wrong, ...person })),
    )
    for (const answer of tries) expect(refusal(answer)).toEqual([401, ['bad_sign_in']])
    expect(refusal(await newBrowser().post('/session', { attempt, code, ...person }))).toEqual([401, ['bad_sign_in']])
    const other = await askForMail(newBrowser(), newEmail())
    expect(refusal(await newBrowser().post('/session', { attempt: other.attempt, code, ...person }))).toEqual([
      401,
      ['bad_sign_in'],
    ])
  })

  it('accepts few codes from strangers, who can’t use up the owner’s attempts; a link still works', async () => {
    const email = newEmail()
    const owner = await signUp(world, email)
    const again = () => Object.assign(newBrowser(), { address: owner.address })
    const guess = async (asking: Browser): Promise<void> => {
      const { attempt, code } = await askForMail(asking, email)
      const wrong = code === '000000' ? '000001' : '000000'
      for (let i = 0; i < 5; i++) {
        expect(refusal(await asking.post('/session', { attempt, code: wrong }))).toEqual([401, ['bad_sign_in']])
      }
    }
    const signIn = async (asking: Browser): Promise<number> => {
      const { attempt, code } = await askForMail(asking, email)
      return (await asking.post('/session', { attempt, code })).status
    }
    const stranger = newBrowser()
    for (let i = 0; i < 2; i++) await guess(stranger)
    expect(await signIn(stranger)).toBe(401)
    const newcomer = newBrowser()
    expect(await signIn(newcomer)).toBe(201)
    for (let i = 0; i < 2; i++) await guess(newBrowser())
    const elsewhere = newBrowser()
    expect(await signIn(elsewhere)).toBe(401)
    expect((await elsewhere.post('/session', { token: (await askForMail(elsewhere, email)).token })).status).toBe(201)
    expect(await signIn(again())).toBe(201)
  })

  it('refuses an expired or unknown link', async () => {
    const { token } = await askForMail(newBrowser(), newEmail())
    await world.database.transaction((tx) =>
      tx.query(sql`update email_proofs set expires_at = now() where expires_at > now()`),
    )
    for (const given of [token, 'x'.repeat(43)]) {
      expect(refusal(await newBrowser().post('/session', { token: given }))).toEqual([401, ['bad_sign_in']])
    }
    expect(refusal(await newBrowser().post('/session', { attempt: 'x', code: '1' }))).toEqual([404, ['not_found']])
    expect(refusal(await newBrowser().post('/session', { code: '1' }))).toEqual([422, ['required']])
  })

  it('responds the same for every address, and sends at most five emails an hour per network and twenty for all strangers', async () => {
    const [email, stranger, browser] = [newEmail(), newBrowser(), newBrowser()]
    const owner = await signUp(world, email)
    const answers: Answer[] = []
    const mailsFor = async (asking: Browser, times: number): Promise<number> => {
      const before = (await mailsTo(world, email)).length
      for (let i = 0; i < times; i++) answers.push(await asking.post('/session/email', { email }))
      return (await mailsTo(world, email)).length - before
    }
    expect(await mailsFor(stranger, 7)).toBe(5)
    // Strangers have only used up their own.
    expect(await mailsFor(newBrowser(), 1)).toBe(1)
    // All addresses in an IPv6 network count as one.
    const hosts = ['2001:db8::1', '2001:db8::2:1', '2001:db8:0:0:9::1'].map((address) => {
      return Object.assign(newBrowser(), { address })
    })
    for (const [host, sent] of [2, 2, 1].map((sent, n) => [hosts[n] as Browser, sent] as const)) {
      expect(await mailsFor(host, 2)).toBe(sent)
    }
    // Many networks together can send the owner twenty; networks where the owner has signed in are counted separately.
    for (const sent of [5, 4, 0]) expect(await mailsFor(newBrowser(), 5)).toBe(sent)
    expect(await mailsFor(Object.assign(newBrowser(), { address: owner.address }), 5)).toBe(4)
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { sent: true, attempt: expect.stringMatching(/^prf_\w{26}$/) }])
    }
    for (let i = 0; i < 32; i++) {
      browser.address = `2001:db8:0:2::${i.toString(16)}`
      await browser.post('/session/email', { email: `${i}.${email}` })
    }
    expect((await world.operator.get(`/sandbox/mailbox?to=29.${email}`)).body.data).toHaveLength(1)
    expect((await world.operator.get(`/sandbox/mailbox?to=30.${email}`)).body.data).toHaveLength(0)
  })

  it('accepts each address in one form only, so that no other spelling gets around the email limit', async () => {
    const email = newEmail()
    const [name, host] = email.split('@')
    const spellings = [`"${name}"@${host}`, `"\\${name}"@${host}`, `a<${email}>`, `${email}(c)`, `${name}@[127.0.0.1]`]
    for (const spelling of spellings) {
      const answer = await newBrowser().post('/session/email', { email: spelling })
      expect([spelling, ...refusal(answer)]).toEqual([spelling, 422, ['bad_format']])
    }
  })

  it('lets no one in without an invitation if sign-up is closed', async () => {
    const email = newEmail()
    const browser = newBrowser(closed)
    const { body } = await browser.post('/session/email', { email })
    const { text } = await mailTo(closed, email)
    expect(text).toContain('It doesn’t have an account')
    expect(text).not.toMatch(/#token|\d{6}/)
    expect(body).toEqual({ sent: true, attempt: expect.any(String) })
  })

  it('returns only to a path of this service', async () => {
    const [email, path] = [newEmail(), '/gigs/1?x=1']
    await newBrowser().post('/session/email', { email, return_to: path })
    const { token } = await mailTo(world, email)
    const answer = await newBrowser().post('/session', { token, display_name: 'Ada', kind: 'person' })
    expect(answer.body.return_to).toBe(path)
    for (const return_to of ['https://evil.example', '//evil.example', '/\\evil.example', '/a\\b', '', '/a\tb']) {
      const refused = await newBrowser().post('/session/email', { email: newEmail(), return_to })
      expect([return_to, ...refusal(refused)]).toEqual([return_to, 422, ['bad_format']])
    }
  })
})

describe('a session', () => {
  it('can do what its user can, and a suspension applies immediately', async () => {
    const browser = await signUp(world, newEmail())
    const { user } = (await browser.get('/me')).body
    const gig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
    expect((await browser.post('/gigs', gig)).status).toBe(201)
    await world.operator.post(`/users/${user.user_id}/suspend`)
    expect(refusal(await browser.post('/gigs', gig))).toEqual([403, ['user_suspended']])
    expect((await browser.get('/profile/me')).status).toBe(200)
  })

  it('cannot be used by pages of other sites, nor by requests that do not say where they come from', async () => {
    const browser = await signUp(world, newEmail())
    const post = (headers: Record<string, string>) => browser.post('/agents', { name: 'Scout' }, headers)
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(refusal(await post({ 'sec-fetch-site': site }))).toEqual([403, ['cross_site']])
    }
    const cookie = String(browser.cookie)
    const bare = (headers: Record<string, string>) =>
      world.as(null).post('/agents', { name: 'Scout' }, { cookie, ...headers })
    expect(refusal(await bare({}))).toEqual([403, ['cross_site']])
    for (const origin of ['null', 'https://evil.example', `${world.url}.evil.example`]) {
      expect(refusal(await bare({ origin }))).toEqual([403, ['cross_site']])
    }
    expect((await bare({ origin: world.url })).status).toBe(201)
    const anew = (headers: Record<string, string>) =>
      world.as(null).post('/session/email', { email: newEmail() }, headers)
    expect(refusal(await anew({ cookie }))).toEqual([403, ['cross_site']])
    expect((await anew({ cookie, origin: world.url })).status).toBe(200)
    expect((await anew({})).status).toBe(200)
    expect((await world.as(null).get('/me', { cookie })).status).toBe(200)
  })

  it('is ignored if there’s also a key', async () => {
    const browser = await signUp(world, newEmail())
    const ben = await world.newUser()
    const me = await ben.get('/me', { cookie: String(browser.cookie) })
    expect(me.body.user.user_id).toBe(ben.userId)
    expect((await ben.get('/me', { cookie: 'parley_session=nonsense' })).status).toBe(200)
  })

  it('gets a fresh secret at every sign-in, and the old one ends', async () => {
    const email = newEmail()
    const browser = await signUp(world, email)
    const before = String(browser.cookie)
    const { attempt, code } = await askForMail(browser, email)
    await browser.post('/session', { attempt, code })
    expect(browser.cookie).not.toBe(before)
    expect((await world.as(null).get('/me', { cookie: before })).status).toBe(401)
    const given = newBrowser()
    given.cookie = 'parley_session=chosen-by-an-attacker'
    const second = await askForMail(given, email)
    await given.post('/session', { attempt: second.attempt, code: second.code })
    expect(given.cookie).not.toContain('chosen-by-an-attacker')
  })

  it('is listed, and can be ended on its own or with all others', async () => {
    const email = newEmail()
    const browser = await signUp(world, email)
    const others: Browser[] = []
    for (let i = 0; i < 3; i++) {
      const other = newBrowser()
      const { token } = await askForMail(other, email)
      await other.post('/session', { token })
      others.push(other)
    }
    const { data } = (await browser.get('/sessions')).body
    expect(data).toHaveLength(4)
    expect(data.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    expect((await browser.delete(`/sessions/${data[0].id}`)).status).toBe(200)
    expect((await others[2]?.get('/me'))?.status).toBe(401)
    const stranger = await signUp(world, newEmail())
    expect((await stranger.delete(`/sessions/${data[1].id}`)).status).toBe(404)
    expect((await browser.delete('/sessions')).body).toEqual({ ended: 2 })
    expect((await others[0]?.get('/me'))?.status).toBe(401)
    expect((await browser.get('/me')).status).toBe(200)
  })

  it('is announced to its owner by an event and, for a new browser, by email', async () => {
    const email = newEmail()
    const browser = await signUp(world, email)
    const mail = await mailTo(world, email)
    expect(mail.subject).toBe('New sign-in to your Parley account')
    expect(mail.text).toMatch(/, on [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M UTC\.$/m)
    while ((await sequenceEvents(world.database)) > 0);
    const { data } = (await browser.get('/events?types=session.started')).body
    expect(data).toMatchObject([{ data: { method: 'email' } }])
  })

  it('needs a recent sign-in to widen a mandate, but not to narrow one', async () => {
    const browser = await signUp(world, newEmail())
    const { id } = (await browser.post('/agents', { name: 'Scout' })).body
    const path = `/agents/${id}/mandate`
    const rules = {
      max_funding_cents: 500,
      max_release_cents: 500,
      may: ['contracts.approve'],
      ask_owner: [],
      expires_at: '2999-01-01T00:00:00.000Z',
    }
    expect((await browser.send('PUT', path, rules)).status).toBe(200)
    await world.database.transaction((tx) =>
      tx.query(sql`update sessions set signed_in_at = signed_in_at - interval '16 minutes'`),
    )
    for (const wider of [
      { max_funding_cents: 501 },
      { max_withdrawal_cents: 1 },
      { max_release_cents: null },
      { may: ['contracts.approve', 'wallet.withdraw'] },
      { expires_at: '2999-01-01T00:00:01.000Z' },
      { expires_at: null },
    ]) {
      const answer = await browser.send('PUT', path, { ...rules, ...wider })
      expect(refusal(answer)).toEqual([403, ['recent_sign_in_required']])
    }
    const narrower = { ...rules, max_funding_cents: 400, may: [], ask_owner: ['milestones.release'] }
    expect((await browser.send('PUT', path, narrower)).status).toBe(200)
    const shorter = { ...narrower, expires_at: '2998-12-31T00:00:00.000Z' }
    expect((await browser.send('PUT', path, shorter)).status).toBe(200)
  })

  it('needs a recent sign-in for what redirects events, connects apps or resumes an agent, which is told by email', async () => {
    const email = newEmail()
    const browser = await signUp(world, email)
    const hook = { url: 'https://hooks.example/T0P-S3CRET', events: ['*'] }
    const app = { name: 'Gig radar', redirect_uris: ['https://radar.example/callback'], type: 'public' }
    const [webhook, { id: appId }, { id: agentId }] = [
      (await browser.post('/webhooks', hook)).body,
      (await browser.post('/apps', app)).body,
      (await browser.post('/agents', { name: 'Scout' })).body,
    ]
    await browser.post(`/agents/${agentId}/suspend`)
    const acts: [method: string, path: string, body: object | undefined, subject: string | null][] = [
      ['POST', '/webhooks', { ...hook, url: 'https://other.example/' }, 'A webhook was added to your Parley account'],
      [
        'PATCH',
        `/webhooks/${webhook.id}`,
        { url: 'https://new.example/' },
        'A webhook in your Parley account has a new URL',
      ],
      ['POST', `/webhooks/${webhook.id}/rotate-secret`, undefined, null],
      ['POST', '/apps', { ...app, name: 'Second' }, 'The app “Second” was registered with your Parley account'],
      [
        'PATCH',
        `/apps/${appId}`,
        { redirect_uris: ['https://new.example/callback'] },
        'The app “Gig radar” in your Parley account has new redirect URIs',
      ],
      ['POST', `/agents/${agentId}/resume`, undefined, 'One of your Parley agents was resumed'],
    ]
    const signInWas = (interval: string) =>
      world.database.transaction((tx) =>
        tx.query(
          sql`update sessions set signed_in_at = now() - ${interval}::interval where user_id = ${toId('usr', browser.userId)}`,
        ),
      )
    await signInWas('16 minutes')
    for (const [method, path, body] of acts) {
      const answer = await browser.send(method, path, body)
      expect([path, ...refusal(answer)]).toEqual([path, 403, ['recent_sign_in_required']])
    }
    for (const path of [`/webhooks/${webhook.id}`, `/apps/${appId}`]) {
      const change = path.startsWith('/apps') ? { name: 'Gig radar' } : { description: 'Ours' }
      expect([path, (await browser.patch(path, change)).status]).toEqual([path, 200])
    }
    const mailedBefore = (await mailsTo(world, email)).length
    await signInWas('1 minute')
    for (const [method, path, body] of acts) {
      expect([path, (await browser.send(method, path, body)).status]).toEqual([path, expect.toBeOneOf([200, 201])])
    }
    const mails = (await mailsTo(world, email)).slice(0, -mailedBefore).reverse()
    expect(mails.map(({ subject }) => subject)).toEqual(acts.flatMap(([, , , subject]) => subject ?? []))
    expect(mails[0]?.text).toContain('other.example')
    expect(mails.map(({ text }) => text).join()).not.toContain('T0P-S3CRET')
  })

  it('needs a recent sign-in to create a key, and an API key to verify or rotate one', async () => {
    const browser = await signUp(world, newEmail())
    expect((await browser.post('/keys', { name: 'x' })).status).toBe(201)
    const { session_id } = (await browser.get('/me')).body
    await world.database.transaction((tx) =>
      tx.query(sql`update sessions set signed_in_at = signed_in_at - interval '16 minutes'`),
    )
    expect(refusal(await browser.post('/keys', { name: 'x' }))).toEqual([403, ['recent_sign_in_required']])
    expect((await browser.get('/session')).body).toMatchObject({
      user: { user_id: browser.userId },
      session: { id: session_id, recent: false },
    })
    const withdrawal = { amount_cents: 5 }
    expect(refusal(await browser.post('/wallet/withdrawals', withdrawal))).toEqual([403, ['recent_sign_in_required']])
    expect(refusal(await browser.post('/agents', { name: 'Scout' }))).toEqual([403, ['recent_sign_in_required']])
    for (const answer of [await browser.get('/keys/verify'), await browser.post('/keys/rotate')]) {
      expect(refusal(answer)).toEqual([403, ['api_key_required']])
    }
    const ben = await world.newUser()
    expect(refusal(await ben.get('/session'))).toEqual([403, ['session_required']])
  })
})
