/**
 * The address of the next page, as a `Link` header has it. Put together as text: lists are asked for so often that taking
 * the address apart and building it anew shows.
 */
export function nextLink(publicUrl: string, requestUrl: string, parameter: 'cursor' | 'after', cursor: string): string {
  const [path = '', query = ''] = requestUrl.split('?', 2)
  const others = query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${parameter}=`))
  const address = `${publicUrl}${path}?${[...others, `${parameter}=${encodeURIComponent(cursor)}`].join('&')}`
  return `<${address.replace(/[^\x21-\x7e]|[<>"]/g, encodeURIComponent)}>; rel="next"`
}
