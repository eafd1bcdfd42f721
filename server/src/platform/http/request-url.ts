/** The path of a request's URL, without the query. */
export function pathOf(url: string): string {
  const mark = url.indexOf('?')
  return mark === -1 ? url : url.slice(0, mark)
}

/** The query of a request's URL, without the question mark; null when there is none. */
export function queryOf(url: string): string | null {
  const mark = url.indexOf('?')
  return mark === -1 ? null : url.slice(mark + 1)
}

/** The path and query of a URL that names its host, too: clients send those to proxies (RFC 9112, 3.2.2). */
export function originFormOf(url: string): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
}
