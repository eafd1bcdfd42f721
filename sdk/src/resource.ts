import type { CallInput, Client } from './client.ts'
import { type OperationText, parseOperation, type RequestOptions, type Table } from './operation.ts'
import { type Page, PageList } from './pages.ts'

/** The methods that a table describes, for one client. */
export function bind(client: Client, table: Table): object {
  return Object.fromEntries(
    Object.entries(table).map(([name, entry]) => [
      name,
      typeof entry === 'string'
        ? methodOf(client, entry)
        : typeof entry === 'function'
          ? (...args: unknown[]) => entry(client, ...args)
          : bind(client, entry),
    ]),
  )
}

/** Arguments: the parameters of the path, then the query or the body if it takes one, then options. */
function methodOf(client: Client, text: OperationText) {
  const { kind, method, path, hasInput } = parseOperation(text)
  const paramsCount = path.split('{').length - 1
  return (...args: unknown[]) => {
    const params = args.slice(0, paramsCount) as string[]
    const given = hasInput ? args[paramsCount] : undefined
    const options = args[paramsCount + (hasInput ? 1 : 0)] as RequestOptions | undefined
    if (kind === 'LIST' || kind === 'FEED') {
      return new PageList((cursor, limit) => {
        const query = { limit, ...(given as object), ...(cursor && { [kind === 'LIST' ? 'cursor' : 'after']: cursor }) }
        return client.send(text, { params, query }, options) as Promise<Page<unknown>>
      })
    }
    return client.send(text, { params, [method === 'GET' ? 'query' : 'body']: given } as CallInput, options)
  }
}
