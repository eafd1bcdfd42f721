import { randomBytes } from 'node:crypto'
import * as oauth from 'oauth4webapi'
import { connectApp } from '../../src/people/apps/connection-service.ts'
import { createOAuthObjects } from '../../src/people/apps/token-service.ts'
import { type Actor, appScopes } from '../../src/platform/kernel/actor.ts'
import { encodeId, toId } from '../../src/platform/kernel/ids.ts'
import { openIdScopes } from '../../src/platform/kernel/openid-scopes.ts'
import { newEmail, signUp } from './browser.ts'
import type { Client } from './client.ts'
import type { World } from './world.ts'

/** Someone who is signed in with a browser and uses the pages of the service. */
export class Person {
  readonly url: string
  readonly email: string
  /** For the API, with the cookie of the browser. */
  readonly api: Awaited<ReturnType<typeof signUp>>
  readonly #cookies = new Map<string, { value: string; path: string }>()

  constructor(url: string, email: string, api: Person['api']) {
    this.url = url
    this.email = email
    this.api = api
    const [name = '', value = ''] = String(api.cookie).split('=')
    this.#cookies.set(name, { value, path: '/' })
  }

  /** Opens a page or sends a form, and follows redirects as long as they stay on this service. */
  async open(target: string, form?: Record<string, string>, headers: Record<string, string> = {}): Promise<Opened> {
    const opened = await this.send(target, form, headers)
    const isElsewhere = opened.url.origin !== new URL(this.url).origin
    return isElsewhere || !opened.headers.has('location') ? opened : this.open(opened.url.href, undefined, headers)
  }

  /** Opens a page or sends a form, and keeps cookies; a redirect is not followed. */
  async send(target: string, form?: Record<string, string>, headers: Record<string, string> = {}): Promise<Opened> {
    const url = new URL(target, this.url)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        cookie: this.#cookiesFor(url.pathname),
        ...headers,
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    const location = response.headers.get('location')
    const { status } = response
    return {
      url: location === null ? url : new URL(location, url),
      status,
      text: await response.text(),
      headers: response.headers,
    }
  }

  #cookiesFor(path: string): string {
    const fitting = [...this.#cookies].filter(([, cookie]) => path.startsWith(cookie.path))
    return fitting.map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split('=')
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/'
    if (value === '' || attributes.some((attribute) => /max-age=0|expires=thu, 01 jan 1970/i.test(attribute)))
      this.#cookies.delete(name)
    else this.#cookies.set(name, { value, path })
  }
}

export interface Opened {
  /** Where it ended or leads: a page of this service, or the address of an app. */
  url: URL
  status: number
  text: string
  headers: Headers
}

export async function newPerson(world: World, name = 'Ada'): Promise<Person> {
  const email = newEmail()
  return new Person(world.url, email, await signUp(world, email, name))
}

/** What every request of the standard client needs here: the service has no TLS in tests. */
export const insecure = { [oauth.allowInsecureRequests]: true }

export async function discover(world: World): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(world.url)
  const response = await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oauth2' })
  return oauth.processDiscoveryResponse(issuer, response)
}

export const CALLBACK = 'http://127.0.0.1:8976/callback'

export interface Asked {
  clientId?: string
  scope?: string
  resource?: string
  redirectUri?: string
  more?: Record<string, string>
}

/** The URL that an app opens in its user's browser. */
export async function authorizationUrl(
  as: oauth.AuthorizationServer,
  verifier: string,
  asked: Asked = {},
): Promise<URL> {
  const url = new URL(as.authorization_endpoint ?? '')
  url.search = new URLSearchParams({
    client_id: asked.clientId ?? 'parley-cli',
    redirect_uri: asked.redirectUri ?? CALLBACK,
    response_type: 'code',
    scope: asked.scope ?? 'read gigs:write',
    state: 'some-state',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(asked.resource && { resource: asked.resource }),
    ...asked.more,
  }).toString()
  return url
}

/** What the form sends when a person agrees. */
export function agreement(actAs: string, more: Record<string, string> = {}): Record<string, string> {
  return { decision: 'allow', act_as: actAs, ...more }
}

export interface Tokens {
  access: string
  refresh: string
  scope: string
}

/** Lets an app in with the authorization code flow, by a standard client. */
export async function letIn(
  world: World,
  person: Person,
  { actAs = 'me', auth = oauth.None(), ...asked }: Asked & { actAs?: string; auth?: oauth.ClientAuth } = {},
): Promise<Tokens> {
  const as = await discover(world)
  const client = { client_id: asked.clientId ?? 'parley-cli' }
  const verifier = oauth.generateRandomCodeVerifier()
  const consent = await person.open((await authorizationUrl(as, verifier, asked)).href)
  const { url } = await person.open(consent.url.href, agreement(actAs, { agent_name: 'Helper' }))
  const parameters = oauth.validateAuthResponse(as, client, url, 'some-state')
  const redirectUri = asked.redirectUri ?? CALLBACK
  const response = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    auth,
    parameters,
    redirectUri,
    verifier,
    insecure,
  )
  return tokensFrom(await oauth.processAuthorizationCodeResponse(as, client, response))
}

export function tokensFrom(answer: oauth.TokenEndpointResponse): Tokens {
  return { access: answer.access_token, refresh: answer.refresh_token ?? '', scope: answer.scope ?? '' }
}

/** Sends a raw request to the token endpoint. */
export async function askForToken(world: { url: string }, parameters: Record<string, string>) {
  const response = await fetch(`${world.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(parameters) })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

/** The client id of a new first-party app of a world with a second operator. */
export async function newFirstPartyApp({ operator }: World, second: Client): Promise<string> {
  const app = { name: 'Front end', redirect_uris: ['https://market.example/callback'], type: 'confidential' }
  const { id } = (await operator.post('/apps', app)).body
  for (const each of [operator, second]) await each.post(`/operator/apps/${id}/approve`)
  return id
}

/** The token of an app that was connected as a caller, with all scopes that it can get; without the pages. */
export async function newToken(
  world: World,
  { userId, agentId }: Client,
  resource: 'api' | 'mcp' = 'api',
  clientId = 'parley-cli',
) {
  const id = toId('usr', userId)
  const agent = agentId === null ? null : { id: toId('agt', agentId), name: 'Scout' }
  const author = { userId: id, hostedAgentId: null, role: 'member' } as unknown as Actor
  const asked = { clientId, redirectUri: null, scopes: appScopes, openIdScopes, email: null }
  const app = { ...asked, name: 'Parley CLI', url: null, agent, consent: 'once' } as const
  const connection = await world.database.transaction((db) => connectApp({ ...world.core.context, db }, author, app))
  const secret = randomBytes(32).toString('base64url')
  await createOAuthObjects(world.database, world.secrets).save('AccessToken', secret, {
    payload: { scope: [...openIdScopes, ...appScopes].join(' '), aud: `${world.url}/${resource}` },
    isSealed: false,
    connectedAppId: connection,
    lookup: null,
    ttlSeconds: 3_600,
  })
  return { secret, connectedAppId: encodeId('cap', connection) }
}
