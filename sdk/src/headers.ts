/** Headers by lowercase name, so that one replaces another regardless of case. */
export type HeaderRecord = Record<string, string>

/** Checks headers before they're sent, because a `fetch` error would quote the value, which may be a secret. */
export function checkedHeaders(given: HeaderRecord): HeaderRecord {
  for (const [name, value] of Object.entries(given)) {
    try {
      new Headers([[name, value]])
    } catch {
      throw new TypeError(`The header ${JSON.stringify(name)} isn’t valid.`)
    }
  }
  return lowerCased(given)
}

export function lowerCased(given: HeaderRecord = {}): HeaderRecord {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]))
}

/** The caller's credential as a header. */
export function authorization(credential: string): HeaderRecord {
  if (!VISIBLE.test(credential))
    throw new TypeError('The key or token has characters that can’t be sent, such as a space or a line break.')
  return { authorization: `Bearer ${credential}` }
}

/** What a browser would send: the cookie and the request's origin. */
export function sessionHeaders(baseUrl: string, session: string): HeaderRecord {
  if (!COOKIE_VALUE.test(session))
    throw new TypeError('The session has characters that can’t be sent, such as a space.')
  const name = baseUrl.startsWith('https:') ? '__Host-parley_session' : 'parley_session'
  return { cookie: `${name}=${session}`, origin: new URL(baseUrl).origin }
}

const VISIBLE = /^[\x21-\x7e]+$/
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/
