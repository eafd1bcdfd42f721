/**
 * The address of the next page, as a `Link` header has it. Put together as text: lists are asked for so often that taking
 * the address apart and building it anew shows.
 */
export function nextLink(publicUrl: string, requestUrl: string, parameter: 'cursor' | 'after', cursor: string): string {
  const address = `${publicUrl}${withoutParameter(requestUrl, parameter)}${parameter}=${cursor}`
  return `<${UNFIT.test(address) ? address.replace(ALL_UNFIT, encodeURIComponent) : address}>; rel="next"`
}

const UNFIT = /[^\x21-\x7e]|[<>"]/
const ALL_UNFIT = new RegExp(UNFIT, 'g')

// Ready for another one.
function withoutParameter(url: string, name: string): string {
  const mark = url.indexOf('?')
  if (mark === -1) return `${url}?`
  if (!url.includes(`${name}=`, mark)) return `${url}&`
  const pairs = url.slice(mark + 1).split('&')
  return `${url.slice(0, mark + 1)}${pairs.map((pair) => (pair && !pair.startsWith(`${name}=`) ? `${pair}&` : '')).join('')}`
}
