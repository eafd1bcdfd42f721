import { readFile } from 'node:fs/promises'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { eventTypeNames } from '../src/events/feed/domain.ts'
import { createWorld } from './support/world.ts'

// biome-ignore lint/suspicious/noExplicitAny: A JSON document, whose form is what is tested.
type Json = any

interface Operation {
  name: string
  method: string
  path: string
  spec: Json
}

const world = await createWorld()
const served: Json = await (await fetch(`${world.url}/openapi.json`)).json()
const operations = operationsOf(served)
const keyed = operations.filter(({ spec }) => spec.security.length > 0)

describe('/openapi.json', () => {
  it('is JSON, needs no key, and names the address of this server', async () => {
    const response = await fetch(`${world.url}/openapi.json`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(world.app.openApi(world.url))))
    expect(served.openapi).toMatch(/^3\.1\./)
    expect(served.servers).toEqual([{ url: world.url }])
  })

  it('answers 405 with Allow to other methods', async () => {
    const response = await fetch(`${world.url}/openapi.json`, { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect((await response.json()).error.code).toBe('BAD_REQUEST')
  })

  it('is the same as the file in the repository, except the address', async () => {
    const file: Json = JSON.parse(await readFile(new URL('../../openapi.json', import.meta.url), 'utf8'))
    const [{ url }] = file.servers
    expect(file, 'openapi.json is out of date; run: npm run openapi').toEqual(
      JSON.parse(JSON.stringify(world.app.openApi(url))),
    )
  })

  it('documents every route of the API, and no other', () => {
    const routes = registeredRoutes(world.app.http.printRoutes({ commonPrefix: false })).filter((route) =>
      route.includes(' /api/'),
    )
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(routes.sort())
  })

  it('leaves out what live mode does not have', async () => {
    const live = await createWorld({ mode: 'live' })
    const document: Json = live.app.openApi(live.url)
    expect(Object.keys(document.paths).filter((path) => path.includes('sandbox'))).toEqual([])
    expect(document.tags.map((tag: Json) => tag.name)).not.toContain('Sandbox')
  })

  it('gives every operation a unique id', () => {
    const ids = operations.map(({ spec }) => spec.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([])
  })

  it('has no tag without operations', () => {
    const used = new Set(operations.flatMap(({ spec }) => spec.tags))
    expect(served.tags.map((tag: Json) => tag.name).filter((name: string) => !used.has(name))).toEqual([])
  })

  it('resolves every reference, and uses every component', () => {
    const referenced = new Set(referencesIn(served))
    for (const reference of referenced) expect(resolve({ $ref: reference })).toBeDefined()
    const components = ['schemas', 'responses', 'headers'].flatMap((kind) =>
      Object.keys(served.components[kind]).map((name) => `#/components/${kind}/${name}`),
    )
    expect(components.filter((component) => !referenced.has(component))).toEqual([])
  })
})

describe.each(operations)('$name', ({ method, path, spec }) => {
  it('has a summary, a description and a tag', () => {
    expect(spec.summary).toMatch(/^\S.{3,}/)
    expect(spec.description).toMatch(/^\S.{9,}/)
    expect(spec.tags).toHaveLength(1)
    expect(served.tags.map((tag: Json) => tag.name)).toContain(spec.tags[0])
  })

  it('names the scope it needs', () => {
    const needed: string[][] = spec.security.flatMap((one: Json) => (one.bearer ? [one.bearer] : []))
    const eitherHeader = needed.flatMap((scopes) => [{ bearer: scopes }, { apiKey: scopes }])
    expect(spec.security).toEqual(eitherHeader)
    if (needed.length === 0) return
    const words = needed.map(([scope]) => (scope ? `\`${scope}\`` : 'any key')).join(' or ')
    expect(spec.description).toContain(needed[0]?.[0] ? `the scope ${words}` : words)
  })

  it('has an example of its answer that matches the schema', () => {
    const succeeded = Object.keys(spec.responses).filter((status) => status.startsWith('2'))
    expect(succeeded).toHaveLength(1)
    const [{ schema, example }] = Object.values<Json>(spec.responses[succeeded[0] ?? ''].content)
    expect(problemsOf(schema, example)).toEqual([])
  })

  it('has an example of its body that matches the schema, if it has a body', () => {
    const takesBody = ['post', 'put', 'patch'].includes(method)
    expect(spec.requestBody !== undefined).toBe(takesBody)
    if (!takesBody) return
    const { schema, example } = spec.requestBody.content['application/json']
    expect(problemsOf(schema, example)).toEqual([])
    expect(spec.requestBody.required).toBe((resolve(schema).required ?? []).length > 0)
  })

  it('describes every parameter, including those of its path', () => {
    const named = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
    expect(spec.parameters.filter((given: Json) => given.in === 'path').map((given: Json) => given.name)).toEqual(named)
    for (const parameter of spec.parameters) {
      expect(parameter.description, parameter.name).toMatch(/^\S.{9,}/)
      for (const example of parameter.schema.examples ?? [])
        expect(problemsOf(parameter.schema, example), parameter.name).toEqual([])
      if (parameter.in === 'path') expect(parameter.schema.examples, parameter.name).toHaveLength(1)
    }
  })

  it.each([400, 422, 500, 503])('documents the status %i', (status) => {
    expect(spec.responses).toHaveProperty(String(status))
  })

  it('documents every error in the envelope', () => {
    const refused = Object.entries<Json>(spec.responses).filter(([status]) => Number(status) >= 400)
    expect(refused.length).toBeGreaterThan(0)
    for (const [status, response] of refused) {
      const { description, content } = resolve(response)
      const { schema, example } = content['application/json']
      expect(description, status).toMatch(/^\S.{9,}/)
      expect(schema, status).toEqual({ $ref: '#/components/schemas/Error' })
      expect(problemsOf(schema, example), status).toEqual([])
      expect(statusesOf[example.error.code], status).toContain(Number(status))
    }
  })
})

describe.each(keyed)('$name, which needs a key', ({ method, path, spec }) => {
  it.each([401, 403, 429])('documents the status %i', (status) => {
    expect(spec.responses).toHaveProperty(String(status))
  })

  it('documents 404 if it takes an id, 409 if it is a POST, and 412 if it takes If-Match', () => {
    const statuses = Object.keys(spec.responses).map(Number)
    if (path.includes('{') || takesIds(spec)) expect(statuses).toContain(404)
    expect(statuses.includes(412)).toBe(method !== 'get' && method !== 'post')
    expect(hasParameter(spec, 'if-match')).toBe(method !== 'get' && method !== 'post')
    if (method === 'post') expect(statuses).toContain(409)
    expect(hasParameter(spec, 'idempotency-key')).toBe(method === 'post')
  })

  it('documents the headers for rate limits, Retry-After and WWW-Authenticate', () => {
    const limited = resolve(spec.responses[429]).headers
    expect(Object.keys(limited).sort()).toEqual(['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'])
    expect(Object.keys(resolve(spec.responses[503]).headers)).toContain('retry-after')
    expect(Object.keys(resolve(spec.responses[401]).headers)).toContain('www-authenticate')
  })
})

describe('the documented webhooks', () => {
  it('are all types of events, and no others', () => {
    expect(Object.keys(served.webhooks)).toEqual([...eventTypeNames])
  })

  it.each(eventTypeNames)('%s has an example that matches its schema, and the headers of the signature', (type) => {
    const { post } = served.webhooks[type]
    expect(post.summary).toMatch(/^\S.{9,}/)
    const { schema, example } = post.requestBody.content['application/json']
    expect(problemsOf(schema, example)).toEqual([])
    expect(example.type).toBe(type)
    expect(example.data).not.toHaveProperty('allowed_actions')
    expect(post.parameters.map(({ name }: Json) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ])
  })

  it('have operation ids that no other operation has', () => {
    const ids = Object.values<Json>(served.webhooks).map(({ post }) => post.operationId)
    expect(new Set([...ids, ...operations.map(({ spec }) => spec.operationId)]).size).toBe(
      ids.length + operations.length,
    )
  })
})

describe('an answer matches the document', () => {
  it('when a user reads their profile: ETag, and 304 when it has not changed', async () => {
    const ada = await world.newUser()
    const { spec } = operationNamed('getOwnProfile')
    const answer = await ada.get('/profile/me')
    expect(problemsOf(spec.responses[200].content['application/json'].schema, answer.body)).toEqual([])
    for (const header of Object.keys(spec.responses[200].headers))
      expect(answer.headers.get(header), header).toBeTruthy()
    const again = await ada.get('/profile/me', { 'if-none-match': String(answer.headers.get('etag')) })
    expect(again.status).toBe(304)
    expect(spec.responses).toHaveProperty('304')
  })

  it.each([
    ['an unknown parameter', 422, () => world.operator.get('/keys/verify?nmae=1')],
    ['no key', 401, () => world.as(null).get('/keys/verify')],
    ['a hosted agent that does not exist', 404, () => world.operator.post('/keys', agentKey)],
  ])('when a request has %s: %i in the envelope', async (_, status, request) => {
    const answer = await request()
    expect(answer.status).toBe(status)
    expect(problemsOf({ $ref: '#/components/schemas/Error' }, answer.body)).toEqual([])
    const { spec } = operationNamed(status === 404 ? 'createKey' : 'verifyKey')
    for (const header of Object.keys(resolve(spec.responses[status]).headers))
      expect(answer.headers.get(header), header).toBeTruthy()
  })
})

const agentKey = { name: 'lost', hosted_agent_id: 'agt_01kz3v9d6ye8tb2xw4qh5mrc7a' }

/** The statuses of each error code. */
const statusesOf: Record<string, number[]> = {
  UNAUTHORIZED: [401],
  FORBIDDEN: [403, 429],
  NOT_FOUND: [404],
  BAD_REQUEST: [400, 405, 408, 411, 413, 414, 415, 417, 431],
  VALIDATION_FAILED: [422],
  CONFLICT: [409, 412],
  INTERNAL_ERROR: [500, 503],
}

function operationsOf(document: Json): Operation[] {
  return Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, spec]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method,
      path,
      spec,
    })),
  )
}

function operationNamed(id: string): Operation {
  const found = operations.find(({ spec }) => spec.operationId === id)
  if (!found) throw new Error(`There is no operation ${id}.`)
  return found
}

/** Whether its query or body takes an id. */
function takesIds({ parameters, requestBody }: Json): boolean {
  const shapes = [parameters, requestBody?.content['application/json'].schema ?? null]
  return /"examples":\["[a-z]{3}_[0-9a-z]{26}"\]/.test(JSON.stringify(dereferenced(shapes)))
}

function hasParameter(spec: Json, name: string): boolean {
  return spec.parameters.some((parameter: Json) => parameter.name === name)
}

/** The errors of a value against a schema, which may refer to components of the document. */
function problemsOf(schema: Json, value: unknown): unknown[] {
  expect(value).toBeDefined()
  return Compile(dereferenced(schema)).Errors(value)
}

function dereferenced(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(dereferenced)
  if (schema === null || typeof schema !== 'object') return schema
  if (schema.$ref) return dereferenced(resolve(schema))
  return Object.fromEntries(Object.entries(schema).map(([key, member]) => [key, dereferenced(member)]))
}

function resolve(node: Json): Json {
  if (!node.$ref) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((at: Json, key: string) => at?.[key], served)
}

function referencesIn(node: Json): string[] {
  if (node === null || typeof node !== 'object') return []
  if (typeof node.$ref === 'string') return [node.$ref]
  return Object.values(node).flatMap(referencesIn)
}

/** The routes in the tree that Fastify prints, such as `GET /api/keys/{id}`; without HEAD, which every GET has. */
function registeredRoutes(tree: string): string[] {
  const parts: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (indent === undefined || part === undefined) return []
    parts.splice(indent.length / 4, parts.length, part)
    const path = parts.join('').replace(/:([^/]+)/g, '{$1}')
    return (methods?.split(', ') ?? []).filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`)
  })
}
