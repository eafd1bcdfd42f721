import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from './cli.ts'
import { CommandFailed, exitCodes } from './exit-codes.ts'
import { loginCommand } from './hints.ts'
import type { AccessToken, Resource, TokenSecret } from './profiles.ts'

const CLIENT_ID = 'parley-cli'
const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
const TIMEOUT_MS = 30_000
const SLOW_DOWN_SECONDS = 5
const INTERVAL_MAX_SECONDS = 60

/** The endpoints of the authorization server. */
export interface AuthorizationServer {
  issuer: string
  token_endpoint: string
  device_authorization_endpoint: string
  revocation_endpoint: string
  scopes_supported: string[]
}

export interface DeviceCode {
  device_code: string
  user_code: string
  verification_uri: string
  verification_uri_complete: string
  expires_in: number
  interval?: number
}

interface TokenAnswer {
  access_token: string
  refresh_token: string
  expires_in: number
}

export async function discover(url: string): Promise<AuthorizationServer> {
  const address = `${url}/.well-known/oauth-authorization-server`
  const response = await request(address, { headers: { accept: 'application/json' } })
  const server = response.ok ? ((await response.json().catch(() => null)) as AuthorizationServer | null) : null
  if (server !== null) return server
  throw new CommandFailed(
    `${url} doesn’t support signing in from the command line (${address} responded with ${response.status}).`,
    {
      next: [
        'Check the address.',
        `Or sign in with an API key: ${loginCommand({ baseUrl: url, profile: null }, '--key')}`,
      ],
    },
  )
}

/**
 * Refuses a server that names the endpoints of another: its user would sign in there, and the tokens would then be sent to
 * this server, which could use them there.
 */
export function requireOwnEndpoints(url: string, server: AuthorizationServer): void {
  const { issuer, token_endpoint, device_authorization_endpoint, revocation_endpoint } = server
  const addresses = [issuer, token_endpoint, device_authorization_endpoint, revocation_endpoint]
  const isOwn = (address: string) => URL.canParse(address) && new URL(address).origin === new URL(url).origin
  if (addresses.every(isOwn)) return
  throw new CommandFailed(`The server at ${url} identifies itself as ${issuer}.`, {
    next: [`If that’s the right server, sign in there: parley login ${issuer}`],
  })
}

/** Asks for a code that a person confirms in a browser. */
export async function askForDeviceCode(
  server: AuthorizationServer,
  { scopes, userAgent }: { scopes: readonly string[]; userAgent: string },
): Promise<DeviceCode> {
  const form = new URLSearchParams({ client_id: CLIENT_ID, scope: scopes.join(' ') })
  for (const resource of ['api', 'mcp'] as const) form.append('resource', resourceUrl(server.issuer, resource))
  const answer = await post(server.device_authorization_endpoint, form, { 'user-agent': userAgent })
  if ('error' in answer) throw refusal(answer, of(server))
  return answer as unknown as DeviceCode
}

/** Polls until the person has decided. */
export async function waitForTokens(
  server: AuthorizationServer,
  device: DeviceCode,
  signal: AbortSignal,
): Promise<TokenSecret> {
  let intervalSeconds = Math.min(device.interval ?? SLOW_DOWN_SECONDS, INTERVAL_MAX_SECONDS)
  for (const endMs = Date.now() + device.expires_in * 1_000; ; ) {
    if (Date.now() > endMs) throw refusal({ error: 'expired_token' }, of(server))
    await sleep(intervalSeconds * 1_000, undefined, { signal })
    const form = { client_id: CLIENT_ID, grant_type: DEVICE_GRANT, device_code: device.device_code }
    const resource = resourceUrl(server.issuer, 'api')
    const answer = await post(server.token_endpoint, new URLSearchParams({ ...form, resource }))
    if (!('error' in answer)) {
      const { refresh_token, ...access } = answer as unknown as TokenAnswer
      const { token_endpoint, revocation_endpoint } = server
      return { kind: 'oauth', refresh_token, access: { api: accessFrom(access) }, token_endpoint, revocation_endpoint }
    }
    if (answer.error === 'slow_down') intervalSeconds += SLOW_DOWN_SECONDS
    else if (answer.error !== 'authorization_pending') throw refusal(answer, of(server))
  }
}

/** Trades the refresh token for an access token and the next refresh token. Must run once at a time. */
export async function refresh(server: SignedInTo, secret: TokenSecret, resource: Resource): Promise<TokenSecret> {
  const form = { client_id: CLIENT_ID, grant_type: 'refresh_token', refresh_token: secret.refresh_token }
  const body = new URLSearchParams({ ...form, resource: resourceUrl(issuerOf(secret, server.baseUrl), resource) })
  const answer = await post(secret.token_endpoint, body)
  if ('error' in answer) throw refusal(answer, server)
  const { refresh_token, ...access } = answer as unknown as TokenAnswer
  return { ...secret, refresh_token, access: { ...secret.access, [resource]: accessFrom(access) } }
}

/** Ends the connection on the server. */
export async function revoke(secret: TokenSecret): Promise<void> {
  const form = new URLSearchParams({ client_id: CLIENT_ID, token: secret.refresh_token })
  await request(secret.revocation_endpoint, { method: 'POST', body: form })
}

function resourceUrl(issuer: string, resource: Resource): string {
  return `${issuer.replace(/\/$/, '')}/${resource}`
}

// Resources are named by the public URL of the server, which may differ from the address that is used to reach it.
function issuerOf({ token_endpoint }: TokenSecret, url: string): string {
  const end = token_endpoint.lastIndexOf('/oauth/')
  return end < 0 ? url : token_endpoint.slice(0, end)
}

function accessFrom({ access_token, expires_in }: Omit<TokenAnswer, 'refresh_token'>): AccessToken {
  return { token: access_token, expires_at_ms: Date.now() + expires_in * 1_000 }
}

interface OAuthError {
  error: string
  error_description?: string
}

async function post(
  url: string,
  body: URLSearchParams,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown> | OAuthError> {
  const response = await request(url, { method: 'POST', body, headers: { accept: 'application/json', ...headers } })
  const answer = await response.json().catch(() => null)
  if (answer !== null && (response.ok || typeof answer.error === 'string')) return answer
  throw new CommandFailed(`${url} responded with ${response.status}.`, { exitCode: exitCodes.unavailable })
}

async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    // A redirect could carry tokens to another server.
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    throw unreachable(url, error)
  }
}

function unreachable(url: string, cause: unknown): CommandFailed {
  const { code, message } = ((cause as Error).cause ?? cause) as NodeJS.ErrnoException
  return new CommandFailed(`Can’t reach ${new URL(url).origin} (${code ?? message}).`, {
    exitCode: exitCodes.unavailable,
    next: [
      'Is the server running? To start it, run npm start in the repository.',
      'Is the address right? Set PARLEY_URL, or choose a profile: parley use',
    ],
    cause,
  })
}

type SignedInTo = Pick<Server, 'baseUrl' | 'profile'>

function of({ issuer }: AuthorizationServer): SignedInTo {
  return { baseUrl: issuer.replace(/\/$/, ''), profile: null }
}

function refusal(
  { error, error_description }: OAuthError | Record<string, unknown>,
  server: SignedInTo,
): CommandFailed {
  const known: Record<string, string> = {
    access_denied: 'The request was denied in the browser.',
    expired_token: 'The code has expired because it wasn’t confirmed in time.',
    invalid_grant: 'This machine is no longer signed in.',
  }
  const reason = known[String(error)] ?? `The server refused: ${error_description ?? error}.`
  return new CommandFailed(reason, {
    exitCode: exitCodes.notSignedIn,
    next: [`Sign in again: ${loginCommand(server)}`],
  })
}
