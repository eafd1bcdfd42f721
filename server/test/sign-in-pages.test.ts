import { type IncomingHttpHeaders, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { mailTo, newEmail, signUp } from './support/browser.ts'
import { Person } from './support/oauth.ts'
import { exchange, requestOf } from './support/raw-http.ts'
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
      expect([wrong.status, wrong.text.includes('unknown, used, expired or wrong')]).toEqual([401, true])
      const done = await ada.open('/sign-in/use', { email: ada.email, attempt, code: String(code) })
      expect([return_to, done.url.pathname, done.url.origin]).toEqual([return_to, arrived, world.url])
      expect((await ada.open('/sign-in')).text).toContain('Hello, Ada')
      expect((await ada.open('/sign-in/out', {})).text).toContain('Sign in to Parley')
    }
    const follow = await ada.open('/sign-in?return_to=https%3A%2F%2Fevil.example')
    expect(follow.text).not.toContain('evil.example')
  })

  it('signs nobody in by a GET, nor by a form of another site or a sandboxed frame', async () => {
    const ada = await newVisitor()
    await ada.open('/sign-in', { email: ada.email })
    const { token } = await mailTo(world, ada.email)
    await ada.open(`/sign-in?token=${token}#token=${token}`)
    expect((await ada.open('/sign-in')).text).toContain('Mail me a code')
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

  it('mails only to addresses that the API takes too, so that nobody gets the code of somebody else', async () => {
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
      expect([email, asked.status, asked.text.includes('Enter an e-mail address')]).toEqual([email, 422, true])
    }
    expect(await count()).toBe(before)
  })

  it('answers text that cannot be stored, and anything but a form, with a refusal', async () => {
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

  it('confirms an address by the button of its page, once', async () => {
    const email = newEmail()
    const ada = new Person(world.url, email, await signUp(world, email))
    const fresh = newEmail()
    await ada.api.patch('/profile/me', { email: fresh })
    const { token } = await mailTo(world, fresh)
    expect((await ada.open(`/confirm-address#token=${token}`)).text).toContain('Confirm your address')
    expect((await ada.api.get('/profile/me')).body).toMatchObject({ email, pending_email: fresh })
    expect((await ada.open('/confirm-address', { token: String(token) })).text).toContain('Your address is confirmed')
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

describe('the mailbox of a sandbox', async () => {
  const local = await createWorld({ host: 'localhost', isLocal: true })
  const shared = await createWorld({ host: 'localhost' })

  async function openAt(url: string, path: string, headers: Record<string, string> = {}) {
    return rawGet(`${url}${path}`, { accept: 'text/html', ...headers })
  }

  it('lets a newcomer on the machine of the service sign up without a mail server', async () => {
    expect((await openAt(local.url, '/sign-in')).text).toContain('href="/mailbox"')
    const email = newEmail()
    const form = new URLSearchParams({ email })
    const headers = { origin: local.url, 'sec-fetch-site': 'same-origin' }
    const asked = await fetch(`${local.url}/sign-in`, { method: 'POST', body: form, headers })
    expect(await asked.text()).toContain('href="/mailbox"')
    const mailbox = await openAt(local.url, '/mailbox')
    expect(mailbox.status).toBe(200)
    expect(mailbox.text).toContain(email)
    const token = new RegExp(`<a href="${local.url}/sign-in#token=([\\w-]+)">`).exec(mailbox.text)?.[1]
    const session = await local.as(null).post('/session', { token, display_name: 'New here', kind: 'person' })
    expect([session.status, session.body.user.email]).toEqual([201, email])
  })

  it.each([
    ['a proxy', { 'x-forwarded-for': '203.0.113.5' }],
    ['another proxy', { forwarded: 'for=203.0.113.5' }],
    ['a public name of the host', { host: 'parley.example' }],
    ['a name that points to this machine', { host: 'evil.localhost.example:3000' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', { 'sec-fetch-site': 'same-site' }],
  ])('is hidden behind %s', async (_name, headers) => {
    expect((await openAt(local.url, '/mailbox', headers)).status).toBe(404)
    expect((await openAt(local.url, '/sign-in', headers)).text).not.toContain('/mailbox')
  })

  it('is hidden behind a proxy that says nothing about itself, as nginx does with its defaults', async () => {
    const lines = (version: string) => [
      `HEAD /mailbox HTTP/${version}`,
      `host: ${new URL(local.url).host}`,
      'accept: text/html',
      'connection: close',
    ]
    const asked = ['1.1', '1.0'].map((version) => exchange(local.url, requestOf(lines(version)), 'HEAD'))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 404])
  })

  it('is readable by no other site, and only where the service says that it is local', async () => {
    expect((await openAt(local.url, '/mailbox')).headers['access-control-allow-origin']).toBeUndefined()
    expect((await openAt(shared.url, '/mailbox')).status).toBe(404)
    expect((await openAt(shared.url, '/sign-in')).text).not.toContain('/mailbox')
  })
})

// `fetch` does not let a caller choose the Host header.
function rawGet(url: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    request(url, { headers }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode, headers: response.headers, text })
    })
      .on('error', reject)
      .end()
  })
}
