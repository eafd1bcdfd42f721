import type { CallInput, Client } from './client.ts'
import { type ExpandOptions, type OperationText, parseOperation, type RequestOptions, type Table } from './operation.ts'
import { type Page, PageList } from './pages.ts'

/** The methods described by a table, for one client. */
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

/** Arguments: the path parameters, then the query or body if it takes one, then options. */
function methodOf(client: Client, text: OperationText) {
  const { kind, method, path, hasInput } = parseOperation(text)
  const paramsCount = path.split('{').length - 1
  return (...args: unknown[]) => {
    const params = args.slice(0, paramsCount) as string[]
    const given = hasInput ? args[paramsCount] : undefined
    const options = args[paramsCount + (hasInput ? 1 : 0)] as ExpandOptions<string> | undefined
    if (kind === 'LIST' || kind === 'FEED') {
      return new PageList((cursor, limit) => {
        const query = { limit, ...(given as object), ...(cursor && { [kind === 'LIST' ? 'cursor' : 'after']: cursor }) }
        return client.send(text, { params, query }, options) as Promise<Page<unknown>>
      })
    }
    if (kind === 'UPLOAD') return upload(client, text, args)
    const input = method === 'GET' ? { query: given ?? { expand: options?.expand } } : { body: given }
    return client.send(text, { params, ...input } as CallInput, options)
  }
}

/** Arguments: a file with a name, or a name and bytes; then options. */
function upload(client: Client, text: OperationText, [file, ...others]: unknown[]) {
  const isNamed = typeof file !== 'string'
  const [body, options] = isNamed ? [file, others[0]] : others
  const name = isNamed ? (file as File).name : file
  return client.send(text, { query: { name }, body }, options as RequestOptions)
}
