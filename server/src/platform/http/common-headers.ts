/** The headers of every response. */
export function commonHeaders(https: boolean): Record<string, string> {
  return { ...HEADERS, ...(https && HSTS) }
}

const HEADERS = {
  'api-version': 'v1',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Safe for any origin, because keys are sent in a header that browsers never add on their own.
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'api-version, deprecation, etag, idempotent-replayed, link, location, ratelimit, ratelimit-policy, retry-after, sunset, x-request-id',
}

const HSTS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
