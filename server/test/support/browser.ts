import { randomBytes } from 'node:crypto'
import { encodeId, newId, toId } from '../../src/platform/kernel/ids.ts'
import { hashToken, newToken } from '../../src/platform/token.ts'
import { type Answer, Client } from './client.ts'
import type { World } from './world.ts'

/**
 * A browser: keeps the cookie it is given, and says that its requests come from a page of the service. Each has a network
 * address of its own if the world trusts a proxy.
 */
export class Browser extends Client {
  cookie: string | null = null
  address = `10.${++browsers >> 16}.${(browsers >> 8) & 255}.${browsers & 255}`

  override async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    timeoutMs?: number,
  ): Promise<Answer> {
    const own = {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': this.address,
      ...(this.cookie && { cookie: this.cookie }),
    }
    const answer = await super.send(method, path, body, { ...own, ...headers }, timeoutMs)
    const set = answer.headers.get('set-cookie')
    if (set) this.cookie = set.includes('Max-Age=0') ? null : (set.split(';')[0] ?? null)
    return answer
  }
}

let browsers = 0

/** Headers of a request from a network address that no other test uses. */
export function fromAnotherAddress(): Record<string, string> {
  return { 'x-forwarded-for': new Browser('', null).address }
}

/** A browser in which a user, who may have no address, has just signed in. */
export async function signedIn(world: World, { userId }: Client): Promise<Browser & { sessionId: string }> {
  const browser = new Browser(world.url, null, userId)
  const [id, secret] = [newId<'ses'>(), newToken()]
  await world.inDatabase((db) =>
    db.query(
      `insert into sessions (id, user_id, hash, method, address, signed_in_at, last_seen_at, expires_at)
      values ($1, $2, $3, 'email', $4, now(), now(), now() + interval '1 day')`,
      [id, toId('usr', userId), hashToken(secret), browser.address],
    ),
  )
  return Object.assign(browser, { cookie: `parley_session=${secret}`, sessionId: encodeId('ses', id) })
}

/** A browser in which an operator views as a user, who becomes a demo user. */
export async function viewingAs(world: World, operator: Client, { userId }: Pick<Client, 'userId'>): Promise<Browser> {
  await world.inDatabase((db) =>
    db.query('insert into demo_users (user_id) values ($1) on conflict do nothing', [toId('usr', userId)]),
  )
  const browser = await signedIn(world, operator)
  const { status, text } = await browser.post('/sandbox/sessions', { user_id: userId })
  if (status !== 201) throw new Error(text)
  return browser
}

export function newEmail(): string {
  return `ada-${randomBytes(6).toString('hex')}@example.com`
}

interface ReceivedMail {
  subject: string
  text: string
  /** The code and the token of the link in it; empty without one. */
  code: string
  token: string
}

/** The emails to an address, newest first. */
export async function mailsTo(world: World, email: string): Promise<ReceivedMail[]> {
  const { data } = (await world.operator.get(`/sandbox/mailbox?to=${encodeURIComponent(email)}&limit=100`)).body
  return data.map((mail: { subject: string; text: string }) => ({
    ...mail,
    code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '',
    token: /#token=([\w-]+)/.exec(mail.text)?.[1] ?? '',
  }))
}

/** The newest mail to an address. */
export async function mailTo(world: World, email: string): Promise<ReceivedMail> {
  const [mail] = await mailsTo(world, email)
  if (!mail) throw new Error(`There is no email to ${email}.`)
  return mail
}

/** A new person who has signed up with a browser. */
export async function signUp(world: World, email: string, display_name = 'Ada'): Promise<Browser> {
  const stranger = new Browser(world.url, null)
  await stranger.post('/session/email', { email })
  const { token } = await mailTo(world, email)
  const answer = await stranger.post('/session', { token, display_name, kind: 'person' })
  if (answer.status !== 201) throw new Error(`The sign-up was refused: ${answer.text}`)
  const browser = new Browser(world.url, null, answer.body.user.user_id)
  Object.assign(browser, { cookie: stranger.cookie, address: stranger.address })
  return browser
}
