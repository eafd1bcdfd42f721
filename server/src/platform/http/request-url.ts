/** The path of a request's URL, without the query. */
export function pathOf(url: string): string {
  const queryStart = url.indexOf('?')
  return queryStart === -1 ? url : url.slice(0, queryStart)
}

/** The query of a request's URL, without the question mark; null if there is none. */
export function queryOf(url: string): string | null {
  const queryStart = url.indexOf('?')
  return queryStart === -1 ? null : url.slice(queryStart + 1)
}

/** Removes scheme and host from an absolute URL, which clients send to proxies (RFC 9112, 3.2.2). */
export function originFormOf(url: string): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
}
