import { forbidden, type Refusal } from '../../platform/kernel/errors.ts'

/**
 * Why a request may come from a web page, which could use a key that the person at the browser never meant to share. Null for
 * programs and for pages of this service. A page that points its own name at a loopback address is recognized by the name.
 */
export function originProblem(
  { headers, host }: { headers: { origin?: string | undefined }; host: string },
  publicUrl: string,
): Refusal | null {
  const expected = new URL(publicUrl)
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
  if (name !== expected.hostname && !LOOPBACK.includes(name)) {
    return forbidden('wrong_host', 'This host name doesn’t belong to this service.', { expected: expected.host })
  }
  if (headers.origin === undefined || headers.origin === expected.origin || hostOf(headers.origin) === host) return null
  return forbidden('cross_site', 'A page on another site can’t use MCP here.')
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
