import * as resources from '@parley/sdk/resources'

export interface RecordedRequest {
  url: string
  init: RequestInit
}

/** Null when there is nothing to record. */
export type RecordNow = () => Promise<RecordedRequest | null> | null

/** The same request, for three ways to send it with a key. */
export interface Code {
  curl: string
  sdk: string
  cli: string
}

/** Null when no key can do it, because it concerns the person signed in with this browser. */
export function codeOf({ url, init }: RecordedRequest, origin: string): Code | null {
  const { pathname } = new URL(url, origin)
  const method = init.method ?? 'GET'
  const operation = operations.find((each) => each.method === method && each.pattern.test(pathname))
  if (!operation || SESSIONS_ONLY.test(pathname)) return null
  const headers = new Headers(init.headers)
  const call: Call = {
    method,
    path: pathname,
    params: (operation.pattern.exec(pathname) ?? []).slice(1).map(decodeURIComponent),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
    hasBody: typeof init.body === 'string',
    idempotencyKey: headers.get('idempotency-key'),
    ifMatch: headers.get('if-match'),
  }
  return { curl: curlOf(call, origin), sdk: sdkOf(call, operation, origin), cli: cliOf(call, operation) }
}

interface Call {
  method: string
  path: string
  params: readonly string[]
  body: Record<string, unknown>
  hasBody: boolean
  idempotencyKey: string | null
  ifMatch: string | null
}

interface Operation {
  method: string
  pattern: RegExp
  /** Its place in the SDK: `contracts`, `milestones`, `release`. */
  place: readonly string[]
  takesInput: boolean
}

// Operations about the session itself, and about what signs people in.
const SESSIONS_ONLY = /^\/api\/(session|passkeys)(\/|$)|^\/api\/sandbox\/sessions$/

const operations: readonly Operation[] = operationsIn(resources as unknown as Table, [])

interface Table {
  [name: string]: unknown
}

function operationsIn(table: Table, chain: readonly string[]): Operation[] {
  return Object.entries(table).flatMap(([name, entry]) => {
    const place = [...chain, name]
    if (typeof entry === 'object' && entry !== null) return operationsIn(entry as Table, place)
    const [, method, path, input] = /^(POST|PUT|PATCH|DELETE)!? ([^?]+)(\??)$/.exec(String(entry)) ?? []
    if (!method || !path) return []
    const pattern = new RegExp(`^/api${path.replace(/\{\w+\}/g, '([^/]+)')}$`)
    return [{ method, pattern, place, takesInput: input === '?' }]
  })
}

function curlOf({ method, path, body, hasBody, idempotencyKey, ifMatch }: Call, origin: string): string {
  return [
    `curl -X ${method} ${quoted(origin + path)}`,
    '-H "Authorization: Bearer $PARLEY_KEY"',
    ...(idempotencyKey ? [`-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`] : []),
    ...(ifMatch ? [`-H ${quoted(`If-Match: ${ifMatch}`)}`] : []),
    ...(hasBody ? [`-H 'Content-Type: application/json'`, `--data-raw ${quoted(JSON.stringify(body))}`] : []),
  ].join(' \\\n  ')
}

function sdkOf(call: Call, { place, takesInput }: Operation, origin: string): string {
  const { params, body, idempotencyKey, ifMatch } = call
  const options = {
    ...(idempotencyKey && { idempotencyKey }),
    ...(ifMatch && { ifMatch }),
  }
  const args = [...params, ...(takesInput ? [body] : []), ...(Object.keys(options).length > 0 ? [options] : [])]
  return `import { Parley } from '@parley/sdk'

const parley = new Parley({ baseUrl: ${literal(origin)}, key: process.env.PARLEY_KEY })
await parley.${place.join('.')}(${args.map(literal).join(', ')})`
}

function cliOf({ params, body, ifMatch }: Call, { place }: Operation): string {
  const command = ['parley', ...place.map(kebab), ...params.map(quoted)]
  const more = ifMatch ? ['--if-match', quoted(ifMatch)] : []
  // A flag can be neither null nor an empty list.
  if (Object.values(body).some((value) => value === null || (Array.isArray(value) && value.length === 0))) {
    return `${[...command, ...more, '--input', '-'].join(' ')} <<'JSON'\n${JSON.stringify(body, null, 2)}\nJSON`
  }
  return [...command, ...Object.entries(body).flatMap(flagsOf), ...more].join(' ')
}

function flagsOf([name, value]: [string, unknown]): string[] {
  const isPlainList = Array.isArray(value) && value.every((each) => typeof each !== 'object')
  const values = isPlainList ? value : [value]
  return values.flatMap((each) => [
    `--${kebab(name.replaceAll('_', '-'))}`,
    quoted(typeof each === 'object' ? JSON.stringify(each) : String(each)),
  ])
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** For a shell. */
function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/** For JavaScript, as one would write it. */
function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(
    ([name, each]) => `${/^[a-z_]\w*$/i.test(name) ? name : literal(name)}: ${literal(each)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
