import { readFileSync } from 'node:fs'
import { type ApiDocument, type ApiOperation, type Parameter, resolve, type Schema } from './openapi-view.ts'

export interface PlacedOperation {
  method: string
  path: string
  operation: ApiOperation
}

/** The same call with curl, the SDK and the command line, by name. Operations that need a session have only curl. */
export function samplesOf(document: ApiDocument, placed: PlacedOperation): [name: string, code: string][] {
  const call = callOf(document, placed)
  const curl = curlOf(document, placed, call)
  const place = places.get(placed.operation.operationId)
  if (place === undefined || isForSessionsOnly(placed.operation)) return [['curl', curl]]
  return [
    ['curl', curl],
    ['SDK', sdkOf(document, placed, call, place)],
    ['Command line', cliOf(call, place)],
  ]
}

// Where every operation is in the SDK, which is also its command: `contracts milestones release`.
const OPERATIONS = new URL('../../../../cli/operations.json', import.meta.url)
const { operations } = JSON.parse(readFileSync(OPERATIONS, 'utf8')) as {
  operations: { id: string; words: string[] }[]
}
const places = new Map(operations.map(({ id, words }) => [id, words]))

interface Call {
  /** The values in the path. */
  params: Map<string, string>
  /** Required parameters of the query. */
  query: Record<string, unknown>
  body: Record<string, unknown> | undefined
  /** The name of the file that's sent as the body. */
  file: string | undefined
}

function callOf(document: ApiDocument, { operation }: PlacedOperation): Call {
  const parameters = (operation.parameters ?? []).map((each) => resolve(document, each))
  const exampleOf = ({ name, schema }: Parameter) => {
    const { examples, enum: values } = schema ? resolve(document, schema) : {}
    return examples?.[0] ?? values?.[0] ?? name
  }
  const inPlace = (place: string) => parameters.filter((each) => each.in === place)
  const required = inPlace('query').filter((each) => each.required)
  const { content = {} } = operation.requestBody ? resolve(document, operation.requestBody) : {}
  const isFile = 'application/octet-stream' in content
  const query = Object.fromEntries(required.map((each) => [each.name, exampleOf(each)]))
  return {
    params: new Map(inPlace('path').map((each) => [each.name, String(exampleOf(each))])),
    query,
    body: isFile ? undefined : (Object.values(content)[0]?.example as Call['body']),
    file: isFile ? String(query.name) : undefined,
  }
}

function isForSessionsOnly({ security = [] }: ApiOperation): boolean {
  return security.length > 0 && security.every((needs) => 'session' in needs)
}

function curlOf(
  document: ApiDocument,
  { method, path, operation }: PlacedOperation,
  { params, query, body, file }: Call,
) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => params.get(name) ?? name)
  const search = new URLSearchParams(query as Record<string, string>).toString()
  const address = `${document.servers[0]?.url}${filled}`
  const usualMethod = body === undefined && file === undefined ? 'GET' : 'POST'
  const lines = [
    `curl ${method === usualMethod ? '' : `-X ${method} `}${search === '' ? address : `'${address}?${search}'`}`,
    ...((operation.security ?? []).length > 0 ? ['-H "Authorization: Bearer $PARLEY_KEY"'] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`]),
    ...(file === undefined ? [] : ["-H 'Content-Type: application/octet-stream'", `--data-binary @${file}`]),
  ]
  return lines.join(' \\\n  ')
}

function sdkOf(document: ApiDocument, placed: PlacedOperation, call: Call, place: readonly string[]): string {
  const { params, query, body, file } = call
  if (file) return `await parley.${place.map(camelCase).join('.')}(${literal(file)}, new Blob(['…']))`
  // An operation without fields doesn't take an argument for them.
  const input = { ...query, ...body }
  const args = [...params.values(), ...(Object.keys(input).length > 0 ? [input] : [])].map((each) => literal(each))
  const method = `parley.${place.map(camelCase).join('.')}(${args.join(', ')})`
  if (isPage(document, placed)) return `for await (const each of ${method}) console.log(each)`
  return isStream(placed) ? `for await (const each of await ${method}) console.log(each)` : `await ${method}`
}

/** Whether the SDK reads it page by page: the response has `data` and a cursor for the next page. */
function isPage(document: ApiDocument, { operation }: PlacedOperation): boolean {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  const schema = success && Object.values(resolve(document, success).content ?? {})[0]?.schema
  const { properties = {} }: Schema = schema ? resolve(document, schema) : {}
  return 'next_cursor' in properties && 'data' in properties
}

function isStream({ operation }: PlacedOperation): boolean {
  return operation.operationId === 'streamEvents'
}

function cliOf({ params, query, body = {}, file }: Call, place: readonly string[]): string {
  if (file) return ['parley', ...place, quoted(file)].join(' ')
  const fields = { ...query, ...body }
  const words = ['parley', ...place, ...[...params.values()].map(quoted)]
  // A flag can't be null or an empty list.
  if (Object.values(fields).some((value) => value === null || (Array.isArray(value) && value.length === 0)))
    return `${[...words, '--input', '-'].join(' ')} <<'JSON'\n${JSON.stringify(fields, null, 2)}\nJSON`
  const flags = Object.entries(fields).flatMap(([name, value]) => {
    const isPlainList = Array.isArray(value) && value.every((each) => typeof each !== 'object')
    return (isPlainList ? value : [value]).map((each) => {
      const text = typeof each === 'object' ? JSON.stringify(each) : String(each)
      return `--${name.replaceAll('_', '-')} ${quoted(text)}`
    })
  })
  return [words.join(' '), ...flags].join(' \\\n  ')
}

function camelCase(word: string): string {
  return word.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Quoted for a shell. */
function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/** As JavaScript, the way a person would write it: long values take one line per member. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const deeper = `${indent}  `
  const nameOf = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : literal(name))
  const members = Array.isArray(value)
    ? value.map((each) => literal(each, deeper))
    : Object.entries(value).map(([name, each]) => `${nameOf(name)}: ${literal(each, deeper)}`)
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' ']
  const line = `${open}${space}${members.join(', ')}${space}${close}`
  if (line.length <= LINE_MAX && !line.includes('\n')) return line
  return `${open}\n${members.map((member) => `${deeper}${member},\n`).join('')}${indent}${close}`
}

const LINE_MAX = 50
