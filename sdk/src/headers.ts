/** Headers by name in lower case, so that one replaces another however it is written. */
export type HeaderRecord = Record<string, string>

/** Checks headers before they are sent: an error of `fetch` would quote the value, which may be a secret. */
export function checkedHeaders(given: HeaderRecord): HeaderRecord {
  for (const [name, value] of Object.entries(given)) {
    try {
      new Headers([[name, value]])
    } catch {
      throw new TypeError(`The header ${JSON.stringify(name)} has a name or value that cannot be sent.`)
    }
  }
  return lowerCased(given)
}

export function lowerCased(given: HeaderRecord = {}): HeaderRecord {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]))
}

/** What proves who is calling, as a header. */
export function authorization(credential: string): HeaderRecord {
  if (!VISIBLE.test(credential))
    throw new TypeError('The key or token has characters that cannot be sent, such as a space or a line break.')
  return { authorization: `Bearer ${credential}` }
}

/** What a browser would send: the cookie, and where the request comes from. */
export function sessionHeaders(baseUrl: string, session: string): HeaderRecord {
  if (!COOKIE_VALUE.test(session)) throw new TypeError('The session has characters that a cookie cannot have.')
  const name = baseUrl.startsWith('https:') ? '__Host-parley_session' : 'parley_session'
  return { cookie: `${name}=${session}`, origin: new URL(baseUrl).origin }
}

const VISIBLE = /^[\x21-\x7e]+$/
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/
