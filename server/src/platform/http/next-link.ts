/** The `Link` header that leads to the next page. Built as text because parsing the URL would slow down every list. */
export function nextLink(publicUrl: string, requestUrl: string, parameter: 'cursor' | 'after', cursor: string): string {
  const address = `${publicUrl}${withoutParameter(requestUrl, parameter)}${parameter}=${cursor}`
  return `<${UNSAFE.test(address) ? address.replace(ALL_UNSAFE, encodeURIComponent) : address}>; rel="next"`
}

const UNSAFE = /[^\x21-\x7e]|[<>"]/
const ALL_UNSAFE = new RegExp(UNSAFE, 'g')

// Ends with `?` or `&`, ready for the parameter to be added.
function withoutParameter(url: string, name: string): string {
  const queryStart = url.indexOf('?')
  if (queryStart === -1) return `${url}?`
  if (!url.includes(`${name}=`, queryStart)) return `${url}&`
  const pairs = url.slice(queryStart + 1).split('&')
  return `${url.slice(0, queryStart + 1)}${pairs.map((pair) => (pair && !pair.startsWith(`${name}=`) ? `${pair}&` : '')).join('')}`
}
