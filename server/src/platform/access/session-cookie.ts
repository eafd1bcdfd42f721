import type { FastifyRequest } from 'fastify'
import type { Browser } from '../kernel/browser.ts'

/** The cookie that holds the secret of a session. */
export interface SessionCookie {
  /** The secret in a request's cookie; null if there is none. */
  secretIn(request: WithCookie): string | null
  /** The value of `Set-Cookie` that stores a secret, or removes it if it is null. */
  setTo(secret: string | null): string
}

/** Over https the name starts with `__Host-`, so that no other host can set the cookie. */
export function createSessionCookie(isHttps: boolean, bareName = 'parley_session'): SessionCookie {
  const name = isHttps ? `__Host-${bareName}` : bareName
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return {
    secretIn: (request) => cookieIn(request, name),
    setTo: (secret) => `${name}=${secret ?? ''}; ${attributes}; Max-Age=${secret === null ? 0 : MAX_AGE_SECONDS}`,
  }
}

/** The value of a request's cookie; null if there is none. */
export function cookieIn({ headers: { cookie } }: WithCookie, name: string): string | null {
  const found = cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1) || null
}

export interface WithCookie {
  headers: { cookie?: string | undefined }
}

// As long as a session can last; the service ends it earlier.
const MAX_AGE_SECONDS = 90 * 86_400

export function browserOf(request: FastifyRequest, cookie: SessionCookie): Browser {
  return {
    userAgent: request.headers['user-agent'] ?? null,
    acceptLanguage: request.headers['accept-language'] ?? null,
    address: request.ip,
    sessionSecret: cookie.secretIn(request),
  }
}

/**
 * Whether a request that changes something comes from a page of this service. Browsers send cookies even with requests that other
 * sites trigger, but they also say where a request comes from.
 */
export function isSameOrigin({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin !== undefined && headers.origin === new URL(publicUrl).origin
}
