import type { FastifyRequest } from 'fastify'

/**
 * Whether a request comes from a browser on this machine that shows a page of this service. Everything else that could lead
 * here from elsewhere is ruled out: a proxy (it says so, keeps the public name of the host, or speaks HTTP/1.0, as nginx does
 * unless told otherwise and browsers never do), a name that was made to point to this machine, and a page of another site.
 */
export function isFromThisMachine({ ip, headers, raw }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return (
    LOOPBACK_ADDRESS.test(ip) &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    raw.httpVersion !== '1.0' &&
    !forwardingHeaders.some((name) => headers[name] !== undefined) &&
    (site === undefined || site === 'none' || site === 'same-origin')
  )
}

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
