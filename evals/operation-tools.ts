import { Refused } from './task.ts'
import type { Json, Tool, Toolbox } from './tools.ts'

/** Every operation that a key has the scopes for, as a tool, the way generators turn an OpenAPI document into tools. */
export async function openOperationTools(url: string, key: string): Promise<Toolbox> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const { scopes } = (await (await fetch(`${url}/api/me`, { headers })).json()) as { scopes: string[] }
  const all = await readOperations(url)
  const operations = all.filter(({ scope }) => scope?.every((one) => scopes.includes(one)))
  return {
    instructions: '',
    tools: operations.map(({ tool }) => tool),
    async use(name, input) {
      const operation = operations.find(({ tool }) => tool.name === name)
      if (!operation) return { text: `There’s no tool named ${name}.`, value: null, isError: true }
      const response = await fetch(`${url}${operation.pathFor(input)}`, {
        method: operation.method.toUpperCase(),
        headers,
        body: operation.method === 'get' ? null : JSON.stringify(operation.bodyFrom(input)),
      })
      const text = await response.text()
      return { text, value: JSON.parse(text), isError: !response.ok }
    },
    async callOperation(use, _wish, operation, input) {
      const { value, isError } = await use(operation, input)
      if (isError) throw new Refused(operation, (value as { error: { issues: Refused['issues'] } }).error.issues)
      return value
    },
    close: async () => {},
  }
}

interface Operation {
  tool: Tool
  /** The scopes a key needs; undefined if it doesn't take a key. */
  scope: string[] | undefined
  method: string
  pathFor(input: Json): string
  bodyFrom(input: Json): Json
}

const read = new Map<string, Promise<Operation[]>>()

/** A service's operations. Its document is large, so it's read only once. */
function readOperations(url: string): Promise<Operation[]> {
  const operations =
    read.get(url) ??
    fetch(`${url}/openapi.json`).then(async (answer) => operationsOf((await answer.json()) as Document))
  read.set(url, operations)
  return operations
}

function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = (operation.parameters ?? []).map((one) => inlined(one, document) as unknown as Parameter)
      const namesIn = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name)
      const [inPath, inQuery] = [namesIn('path'), namesIn('query')]
      const body = inlined(operation.requestBody?.content['application/json']?.schema ?? {}, document)
      const fields = parameters.filter(({ name }) => [...inPath, ...inQuery].includes(name))
      const inputSchema = {
        type: 'object',
        properties: {
          ...Object.fromEntries(fields.map(({ name, schema, description }) => [name, { ...schema, description }])),
          ...(body.properties as Json | undefined),
        },
        required: [
          ...fields.filter(({ required }) => required).map(({ name }) => name),
          ...((body.required ?? []) as string[]),
        ],
      }
      const description = `${operation.summary}. ${operation.description}`
      return {
        tool: { name: operation.operationId, description, inputSchema },
        scope: operation.security.find(({ bearer }) => bearer)?.bearer,
        method,
        pathFor: (input) => fill(path, input) + queryFrom(input, inQuery),
        bodyFrom: (input) => without(input, [...inPath, ...inQuery]),
      }
    }),
  )
}

function fill(path: string, input: Json): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(input[name])))
}

function queryFrom(input: Json, names: readonly string[]): string {
  const pairs = names.flatMap((name) =>
    [input[name] ?? []].flat().map((value): [string, string] => [name, String(value)]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

function without(input: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name)))
}

/** The value with every reference replaced by what it refers to, because each tool stands alone. */
function inlined(value: Json, document: Document): Json {
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit)
    if (typeof part !== 'object' || part === null) return part
    const { $ref, ...rest } = part as Json
    const members = Object.fromEntries(Object.entries(rest).map(([name, member]) => [name, visit(member)]))
    return typeof $ref === 'string' ? { ...(visit(resolved($ref, document)) as Json), ...members } : members
  }
  return visit(value) as Json
}

function resolved(ref: string, document: Document): unknown {
  const names = ref.split('/').slice(1)
  return names.reduce<unknown>((at, name) => (at as Json)[name], document)
}

interface Document {
  paths: Record<string, Record<string, DocumentedOperation>>
}

interface DocumentedOperation {
  operationId: string
  summary: string
  description: string
  security: { bearer?: string[] }[]
  parameters?: Json[]
  requestBody?: { content: { 'application/json'?: { schema: Json } } }
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Json
}
