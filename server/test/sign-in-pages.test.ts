import { describe, expect, it } from 'vitest'
import { mailboxLinkOf } from '../src/web/sign-in/mailbox-service.ts'
import { mailTo, newEmail, signUp } from './support/browser.ts'
import { Person } from './support/oauth.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

async function newVisitor(): Promise<Person> {
  const email = newEmail()
  const person = new Person(world.url, email, await signUp(world, email))
  await person.open('/sign-in/out', {})
  return person
}

describe('the sign-in page', () => {
  it('signs in by code without a script, says what is wrong, and returns only to a path of the service', async () => {
    const ada = await newVisitor()
    for (const [return_to, arrived] of [
      ['/docs/', '/docs/'],
      ['https://evil.example/', '/'],
      ['//evil.example/', '/'],
      ['/\\evil.example', '/'],
    ] as const) {
      const asked = await ada.open('/sign-in', { email: ada.email, return_to })
      const attempt = /name="attempt" value="(\w+)"/.exec(asked.text)?.[1] ?? ''
      const { code } = await mailTo(world, ada.email)
      const wrong = await ada.open('/sign-in/use', {
        email: ada.email,
        attempt,
        code: code === '000000' ? '1' : '000000',
      })
      expect([wrong.status, wrong.text.includes('That link or code didn’t work')]).toEqual([401, true])
      const done = await ada.open('/sign-in/use', { email: ada.email, attempt, code: String(code) })
      expect([return_to, done.url.pathname, done.url.origin]).toEqual([return_to, arrived, world.url])
      expect((await ada.open('/sign-in')).text).toContain('Hello, Ada')
      expect((await ada.open('/sign-in/out', {})).text).toContain('Sign in to Parley')
    }
    const follow = await ada.open('/sign-in?return_to=https%3A%2F%2Fevil.example')
    expect(follow.text).not.toContain('evil.example')
  })

  it('signs no one in by GET, or by a form on another site or in a sandboxed frame', async () => {
    const ada = await newVisitor()
    await ada.open('/sign-in', { email: ada.email })
    const { token } = await mailTo(world, ada.email)
    await ada.open(`/sign-in?token=${token}#token=${token}`)
    expect((await ada.open('/sign-in')).text).toContain('Email me a code')
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      expect((await ada.open('/sign-in/use', { token: String(token) }, headers)).status).toBe(403)
    }
    for (const origin of ['null', 'https://evil.example']) {
      const body = new URLSearchParams({ token: String(token) })
      const answer = await fetch(`${world.url}/sign-in/use`, { method: 'POST', body, headers: { origin } })
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
    }
    const asText = await fetch(`${world.url}/sign-in/use`, {
      method: 'POST',
      body: `token=${token}`,
      headers: { 'content-type': 'text/plain', origin: world.url },
    })
    expect([asText.status, asText.headers.get('set-cookie')]).toEqual([415, null])
    await ada.open('/sign-in/use', { token: String(token) })
    expect((await ada.open('/sign-in')).text).toContain('Hello, Ada')
  })

  it('only emails addresses that the API also accepts, so that no one gets someone else’s code', async () => {
    const victim = newEmail().replace('ada', 'kim')
    await signUp(world, victim)
    const visitor = await newVisitor()
    const count = async () => (await world.operator.get('/sandbox/mailbox?limit=100')).body.data.length
    const before = await count()
    for (const email of [
      victim.replace('k', '\u212a'),
      victim.replace('i', '\u0130'),
      `a<${victim}>`,
      `${victim}(c)`,
      `"${victim}"@example.com`,
      `${victim},b@example.com`,
      'nobody',
    ]) {
      const asked = await visitor.open('/sign-in', { email })
      expect([email, asked.status, asked.text.includes('Enter an email address')]).toEqual([email, 422, true])
    }
    expect(await count()).toBe(before)
  })

  it('refuses text that can’t be stored, and anything but a form', async () => {
    const visitor = await newVisitor()
    await visitor.open('/sign-in', { email: visitor.email })
    const { token } = await mailTo(world, visitor.email)
    for (const [path, form] of [
      ['/sign-in', { email: `a\0${visitor.email}` }],
      ['/sign-in', { email: visitor.email, return_to: '/\0' }],
      ['/sign-in/use', { token: String(token), display_name: 'A\0', kind: 'person' }],
      ['/confirm-address', { token: '\0' }],
    ] as const) {
      expect([path, (await visitor.open(path, form)).status]).toEqual([path, 422])
    }
    for (const path of ['/sign-in', '/sign-in/use', '/confirm-address']) {
      const answer = await fetch(`${world.url}${path}`, {
        method: 'POST',
        body: JSON.stringify({ email: 5, token: {}, attempt: [], return_to: 1 }),
        headers: { 'content-type': 'application/json', origin: world.url },
      })
      expect([path, answer.status]).toEqual([path, 415])
    }
  })

  it('asks a new address for a name, and then creates the user', async () => {
    const visitor = await newVisitor()
    const email = newEmail()
    await visitor.open('/sign-in', { email })
    const { token } = await mailTo(world, email)
    const asked = await visitor.open('/sign-in/use', { token: String(token) })
    expect([asked.status, asked.text.includes('Welcome to Parley')]).toEqual([422, true])
    await visitor.open('/sign-in/use', {
      token: String(token),
      display_name: 'Gra\u202ece <b>',
      kind: 'person',
    })
    expect((await visitor.open('/sign-in')).text).toContain('Hello, Grace &#60;b&#62;')
  })

  it('confirms an address with the button on its page, once', async () => {
    const email = newEmail()
    const ada = new Person(world.url, email, await signUp(world, email))
    const fresh = newEmail()
    await ada.api.patch('/profile/me', { email: fresh })
    const { token } = await mailTo(world, fresh)
    const page = (await ada.open(`/confirm-address#token=${token}`)).text
    expect(page).toContain(
      `The address we sent this link to will become the email address for your account, <b>Ada</b> (${email}).`,
    )
    const others = newEmail()
    const ben = new Person(world.url, others, await signUp(world, others, 'Ben'))
    const refused = await ben.open('/confirm-address', { token: String(token) })
    expect([refused.status, refused.text.includes('This link is for another account.')]).toEqual([403, true])
    const visitor = await newVisitor()
    expect((await visitor.open('/confirm-address')).text).toContain('Sign in to confirm your email address')
    expect((await visitor.open('/confirm-address', { token: String(token) })).status).toBe(401)
    expect((await ada.api.get('/profile/me')).body).toMatchObject({ email, pending_email: fresh })
    expect((await ada.open('/confirm-address', { token: String(token) })).text).toContain(
      'Your email address is confirmed',
    )
    expect((await ada.api.get('/profile/me')).body).toMatchObject({ email: fresh, pending_email: null })
    expect((await ada.open('/confirm-address', { token: String(token) })).status).toBe(401)
  })

  it('loads nothing from elsewhere, runs no inline script, and cannot be framed', async () => {
    const { headers, text } = await (await newVisitor()).open('/sign-in')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(text).not.toMatch(/<script>|\son\w+=|style="/)
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('a sandbox’s mailbox', () => {
  it('lets a newcomer with the link of the terminal sign up without a mail server', async () => {
    const [visitor, email] = [await newVisitor(), newEmail()]
    expect((await visitor.open('/sign-in')).text).toContain('href="/mailbox"')
    expect((await visitor.open('/sign-in', { email })).text).toContain('href="/mailbox"')
    const link = new URL(mailboxLinkOf(world.secrets, world.url))
    expect((await visitor.open(link.href)).text).toContain('Open mailbox')
    const mailbox = await visitor.open('/mailbox', { token: link.hash.slice('#token='.length) })
    expect([mailbox.status, mailbox.text.includes(email)]).toEqual([200, true])
    expect(mailbox.headers.has('access-control-allow-origin')).toBe(false)
    const token = new RegExp(`<a href="${world.url}/sign-in#token=([\\w-]+)">`).exec(mailbox.text)?.[1]
    const session = await world.as(null).post('/session', { token, display_name: 'New here', kind: 'person' })
    expect([session.status, session.body.user.email]).toEqual([201, email])
  })

  it('is open only to signed-in operators, wherever the request comes from', async () => {
    const email = newEmail()
    await (await newVisitor()).open('/sign-in', { email })
    const member = new Person(world.url, email, await signUp(world, newEmail()))
    const visitor = await newVisitor()
    for (const [who, form] of [
      [member, undefined],
      [visitor, undefined],
      [visitor, { token: 'x'.repeat(43) }],
    ] as const) {
      const { status, text } = await who.open('/mailbox', form)
      expect([status, text.includes(email)]).toEqual([403, false])
    }
    await world.operator.patch(`/users/${member.api.userId}`, { role: 'operator' })
    expect((await member.open('/mailbox')).text).toContain(email)
  })
})
