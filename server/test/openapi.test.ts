import { readFile } from 'node:fs/promises'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { eventTypeNames } from '../src/events/feed/domain.ts'
import { gigStatuses } from '../src/market/gigs/domain.ts'
import { appScopes, scopes } from '../src/platform/kernel/actor.ts'
import { issueCodes } from '../src/platform/kernel/issue-codes.ts'
import { checkAll } from './support/check-all.ts'
import { createWorld } from './support/world.ts'

// biome-ignore lint/suspicious/noExplicitAny: A JSON document, whose form is what is tested.
type Json = any

interface Operation {
  method: string
  path: string
  spec: Json
}

const world = await createWorld()
const served: Json = await (await fetch(`${world.url}/openapi.json`)).json()
const operations = operationsOf(served)
const keyed = operations.filter(([, { spec }]) => spec.security.length > 0)

const notForApps = [
  'snoozeTask',
  'markNotificationsSeen',
  'getNotificationSettings',
  'changeNotificationSettings',
  'previewEmail',
  'listNotes',
  'createNote',
  'getNote',
  'changeNote',
  'deleteNote',
  'confirmAddress',
  'createWithdrawal',
  'addPayoutAccount',
  'refundDeposit',
  'setPayoutAccount',
  'listKeys',
  'getKey',
  'listWebhooks',
  'getWebhook',
  'listDeliveries',
  'getDelivery',
]

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

  it('names every set of values, so that generated clients have a type for it', () => {
    const unnamed = placesOf(served, 'enum').filter((place) => !/^\/components\/schemas\/\w+$/.test(place))
    // Each variant of an issue has some of the values of `IssueCode`.
    expect(unnamed.filter((place) => !place.startsWith('/components/schemas/Issue/'))).toEqual([])
    expect(served.components.schemas).toMatchObject({
      EventType: { enum: [...eventTypeNames] },
      GigStatus: { enum: [...gigStatuses] },
      IssueCode: { enum: Object.keys(issueCodes) },
      Scope: { enum: [...scopes] },
    })
  })

  it('allows only documented fields in requests, and any other fields in responses and events', () => {
    const bodies = operations.flatMap(([, { spec }]) => spec.requestBody?.content['application/json']?.schema ?? [])
    const sent = [
      ...operations.map(([, { spec }]) => answerOf(spec)),
      ...Object.values<Json>(served.webhooks).map(payloadOf),
    ]
    const objectsIn = (shapes: Json[]) => shapes.flatMap((shape) => nodesIn(dereferenced(shape))).filter(isObjectShape)
    expect(objectsIn(bodies).filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([])
    expect(
      objectsIn(sent.map(({ schema }) => schema)).filter(({ additionalProperties }) => additionalProperties === false),
    ).toEqual([])
  })

  it('has no defaults in bodies, since generators would assume the field is always present', () => {
    expect(
      placesOf(served, 'default').filter((place) => !/\/parameters\/|\/(responses|properties)$/.test(place)),
    ).toEqual([])
  })

  it('counts money in bounded 64-bit integers', () => {
    const amounts = nodesIn(served.components.schemas).flatMap(({ properties = {} }) =>
      Object.entries<Json>(properties).filter(([name]) => name.endsWith('_cents')),
    )
    expect(amounts.length).toBeGreaterThan(50)
    for (const [name, schema] of amounts) {
      const [shape] = dereferenced(schema).anyOf ?? [dereferenced(schema)]
      expect(shape, name).toMatchObject({ type: 'integer', format: 'int64', maximum: Number.MAX_SAFE_INTEGER })
      expect(shape.minimum, name).toBeTypeOf('number')
    }
  })

  it('names the license', async () => {
    expect(served.info.license).toEqual({ name: 'Apache-2.0', identifier: 'Apache-2.0' })
    expect(await readFile(new URL('../../LICENSE', import.meta.url), 'utf8')).toContain('Apache License')
    for (const folder of ['', 'server/', 'clients/']) {
      const file = await readFile(new URL(`../../${folder}package.json`, import.meta.url), 'utf8')
      expect(JSON.parse(file).license).toBe('Apache-2.0')
    }
  })

  it('is the same as the file in the repository, except the address and the indentation', async () => {
    const file: Json = JSON.parse(await readFile(new URL('../../openapi.json', import.meta.url), 'utf8'))
    const [{ url }] = file.servers
    expect(file, 'openapi.json is out of date; run: npm run openapi').toEqual(
      JSON.parse(JSON.stringify(world.app.openApi(url))),
    )
  })

  it('documents every route of the API, and no other', () => {
    // Only payment providers send requests to the last one; the guide about them describes it.
    const routes = registeredRoutes(world.app.http.printRoutes({ commonPrefix: false })).filter(
      (route) => route.includes(' /api/') && route !== 'POST /api/payments/{provider}/webhook',
    )
    expect(operations.map(([name]) => name).sort()).toEqual(routes.sort())
  })

  it('leaves out what live mode doesn’t have', async () => {
    const live = await createWorld({ mode: 'live' })
    const document: Json = live.app.openApi(live.url)
    expect(Object.keys(document.paths).filter((path) => path.includes('sandbox'))).toEqual([])
    expect(document.tags.map((tag: Json) => tag.name)).not.toContain('Sandbox')
  })

  it('gives every operation a unique id', () => {
    const ids = operations.map(([, { spec }]) => spec.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([])
  })

  it('has no tag without operations', () => {
    const used = new Set(operations.flatMap(([, { spec }]) => spec.tags))
    expect(served.tags.map((tag: Json) => tag.name).filter((name: string) => !used.has(name))).toEqual([])
  })

  it('resolves every reference, and uses every component', () => {
    const referenced = new Set(referencesIn(served))
    for (const reference of referenced) expect(resolve({ $ref: reference })).toBeDefined()
    const components = ['schemas', 'responses', 'parameters', 'requestBodies', 'headers'].flatMap((kind) =>
      Object.keys(served.components[kind]).map((name) => `#/components/${kind}/${name}`),
    )
    expect(components.filter((component) => !referenced.has(component))).toEqual([])
  })
})

describe('/openapi/{area}.json', () => {
  it('has everything about one area in at most 160 kB, and refers to nothing outside; together, they have everything', async () => {
    const names = [...served.tags.map(({ name }: Json) => name.toLowerCase()), 'webhook-requests']
    const areas = await Promise.all(
      names.map(async (name): Promise<[string, Json]> => {
        const response = await fetch(`${world.url}/openapi/${name}.json`)
        expect([name, response.status, response.headers.get('content-type')]).toEqual([
          name,
          200,
          'application/json; charset=utf-8',
        ])
        return [name, await response.text()]
      }),
    )
    await checkAll(areas, (text) => {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(160_000)
      const area: Json = JSON.parse(text)
      const { securitySchemes, ...components } = area.components
      expect([area.openapi, area.info, area.servers]).toEqual([served.openapi, served.info, served.servers])
      expect(securitySchemes).toEqual(served.components.securitySchemes)
      const contained = Object.entries<Json>(components).flatMap(([kind, named]) =>
        Object.keys(named).map((name) => `#/components/${kind}/${name}`),
      )
      expect(contained.sort()).toEqual([...new Set(referencesIn(area))].sort())
    })
    const parts: Json[] = areas.map(([, text]) => JSON.parse(text))
    expect(parts.flatMap((part) => operationsOf(part).map(([name]) => name)).sort()).toEqual(
      operations.map(([name]) => name).sort(),
    )
    expect(parts.at(-1).webhooks).toEqual(served.webhooks)
  })
})

describe('/openapi-3.0.json', () => {
  it('says the same in OpenAPI 3.0, without what only 3.1 supports', async () => {
    const older: Json = await (await fetch(`${world.url}/openapi-3.0.json`)).json()
    expect(older.openapi).toBe('3.0.3')
    expect(operationsOf(older).map(([name]) => name)).toEqual(operations.map(([name]) => name))
    const { hosted_agent_id, category, start_date } = older.components.schemas.Gig.properties
    expect(hosted_agent_id).toEqual({
      type: 'string',
      nullable: true,
      allOf: [{ $ref: '#/components/schemas/AgentId' }],
      description: 'The hosted agent that posted it for the owner, if one did.',
    })
    expect(category).toMatchObject({ type: 'string', nullable: true })
    expect(start_date).toMatchObject({ type: 'string', nullable: true })
    expect(older.paths['/api/gigs'].post.security).toEqual([{ bearer: [] }, { apiKey: [] }, { oauth: ['gigs:write'] }])
    expect(nodesIn(older).filter(({ type }) => Array.isArray(type) || type === 'null')).toEqual([])
    expect(older.paths['/api/gigs/{id}'].get.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      schema: { $ref: '#/components/schemas/GigId' },
    })
    expect(Object.keys(older.paths['/api/gigs'].get.responses)).toEqual([
      '200',
      '401',
      '403',
      '404',
      '422',
      '4XX',
      '5XX',
    ])
    expect(nodesIn(older).filter((node) => node.$ref && Object.keys(node).length > 1)).toEqual([])
    expect(older).not.toHaveProperty('webhooks')
    for (const keyword of ['const', 'identifier', 'propertyNames'])
      expect(placesOf(older, keyword), keyword).toEqual([])
  })
})

describe('every operation', () => {
  it('has a summary, a description and a tag', () =>
    checkAll(operations, ({ spec }) => {
      expect(spec.summary).toMatch(/^\S.{3,}/)
      expect(spec.description).toMatch(/^\S.{9,}/)
      expect(spec.tags).toHaveLength(1)
      expect(served.tags.map((tag: Json) => tag.name)).toContain(spec.tags[0])
    }))

  it('names the scope it needs', () =>
    checkAll(operations, ({ spec }) => {
      const needed: string[][] = spec.security.flatMap((one: Json) => (one.bearer ? [one.bearer] : []))
      const [{ session } = {} as Json] = spec.security
      if (session) {
        expect(spec.security).toEqual([{ session }])
        expect(spec.description).toContain(session[0] ? `the scope \`${session[0]}\`` : 'Needs a session')
        return
      }
      if (spec.operationId === 'getUserInfo') {
        expect(spec.security).toEqual([{ oauth: ['openid'] }])
        expect(spec.description).toMatch(/\n\nNeeds an access token with the scope `openid`\.$/)
        return
      }
      const isForApps = ([scope]: string[]) =>
        appScopes.some((one) => one === scope) && !notForApps.includes(spec.operationId)
      const accepted = needed.flatMap((scopes) => [
        { bearer: scopes },
        { apiKey: scopes },
        ...(isForApps(scopes) ? [{ oauth: scopes }] : []),
      ])
      expect(spec.security).toEqual(accepted)
      if (needed.length === 0) return
      const words = needed.map(([scope]) => (scope ? `\`${scope}\`` : 'any key')).join(' or ')
      expect(spec.description).toContain(needed[0]?.[0] ? `the scope ${words}` : words)
    }))

  it('has an example response that matches the schema', () =>
    checkAll(operations, ({ spec }) => {
      const succeeded = Object.keys(spec.responses).filter((status) => status.startsWith('2'))
      const { schema, example } = answerOf(spec)
      // Files aren't JSON, and parts of them have their own status.
      if (resolve(schema).format === 'binary') return expect(succeeded).toEqual(['200', '206'])
      expect(succeeded).toHaveLength(1)
      if (example !== undefined) return expect(problemsOf(schema, example)).toEqual([])
      // Without one, the response for a single item has it, or the response for creating one.
      const [, item] = /^#\/components\/schemas\/(\w+?)(?:Page)?$/.exec(schema.$ref) ?? []
      const { responses } = served.components
      expect(responses[item ?? ''] ?? responses[`${item}Created`]).toHaveProperty([
        'content',
        'application/json',
        'example',
      ])
    }))

  it('has an example body that matches the schema, if it has a body', () =>
    checkAll(operations, ({ method, spec }) => {
      const takesBody = ['post', 'put', 'patch'].includes(method)
      expect(spec.requestBody !== undefined).toBe(takesBody)
      if (!takesBody) return
      const file = spec.requestBody.content['application/octet-stream']
      const { schema, example } = file ?? spec.requestBody.content['application/json']
      if (file) expect(resolve(schema)).toMatchObject({ type: 'string', format: 'binary' })
      expect(problemsOf(schema, example)).toEqual([])
      expect(spec.requestBody.required ?? false).toBe(Boolean(file) || (resolve(schema).required ?? []).length > 0)
    }))

  it('describes every parameter, including those of its path', () =>
    checkAll(operations, ({ path, spec }) => {
      const named = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)
      const parameters: Json[] = dereferenced(spec.parameters)
      expect(parameters.filter((given) => given.in === 'path').map((given) => given.name)).toEqual(named)
      for (const parameter of parameters) {
        expect(parameter.description, parameter.name).toMatch(/^\S.{9,}/)
        for (const example of parameter.schema.examples ?? [])
          expect(problemsOf(parameter.schema, example), parameter.name).toEqual([])
        if (parameter.in === 'path') expect(parameter.schema.examples, parameter.name).toHaveLength(1)
      }
    }))

  it('documents every error in the envelope', () => {
    const shapes = new Map<string, unknown[]>()
    return checkAll(operations, ({ spec }) => {
      const refused = Object.entries<Json>(spec.responses).filter(([status]) => !/^[23]/.test(status))
      expect(refused.map(([status]) => status)).toEqual(expect.arrayContaining(['422', 'default']))
      for (const [status, response] of refused) {
        const { description, content } = resolve(response)
        const { schema, examples, example = resolve(examples?.missing_scope).value } = content['application/json']
        expect(description, status).toMatch(/^\S.{9,}/)
        expect(schema, status).toEqual({ $ref: '#/components/schemas/Error' })
        // Operations share their responses.
        const text = JSON.stringify(example)
        shapes.set(text, shapes.get(text) ?? problemsOf(schema, example))
        expect(shapes.get(text), status).toEqual([])
        if (status !== 'default') expect(statusesOf[example.error.code], status).toContain(Number(status))
      }
    })
  })
})

describe('every operation that needs a key', () => {
  it('documents 401, 403, 404 if it takes an id, 409 if it writes, and 412 if it takes If-Match', () =>
    checkAll(keyed, ({ method, path, spec }) => {
      const statuses = Object.keys(spec.responses).map(Number)
      expect(statuses).toEqual(expect.arrayContaining([401, 403]))
      if (path.includes('{') || takesIds(spec)) expect(statuses).toContain(404)
      expect(statuses.includes(412)).toBe(method !== 'get' && method !== 'post')
      expect(hasParameter(spec, 'if-match')).toBe(method !== 'get' && method !== 'post')
      if (method !== 'get') expect(statuses).toContain(409)
    }))

  it('takes an Idempotency-Key if it writes, and says that its response can be repeated', () =>
    checkAll(keyed, ({ method, spec }) => {
      expect(hasParameter(spec, 'idempotency-key')).toBe(method !== 'get')
      if (method === 'get') return
      const [success = ''] = Object.keys(spec.responses).filter((status) => status.startsWith('2'))
      expect(Object.keys(resolve(spec.responses[success]).headers)).toContain('idempotent-replayed')
    }))

  it('documents the headers for rate limits, Retry-After and WWW-Authenticate', () =>
    checkAll(keyed, ({ spec }) => {
      const { headers, description } = resolve(spec.responses.default)
      expect(Object.keys(headers).sort()).toEqual(['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'])
      for (const status of [400, 413, 415, 416, 429, 500, 503]) expect(description).toContain(String(status))
      expect(Object.keys(resolve(spec.responses[401]).headers)).toContain('www-authenticate')
    }))
})

describe('the documented webhooks', () => {
  it('are all types of events, and no others', () => {
    expect(Object.keys(served.webhooks)).toEqual([...eventTypeNames])
  })

  it('have an example that matches their schema', () =>
    checkAll(Object.entries<Json>(served.webhooks), (webhook) => {
      expect(webhook.post.summary).toMatch(/^\S.{9,}/)
      const { schema, examples } = payloadOf(webhook)
      const [[shown, { value }]] = Object.entries<Json>(examples) as [[string, Json]]
      expect(problemsOf(schema, value)).toEqual([])
      expect(value.type).toBe(shown)
      expect(value.data).not.toHaveProperty('allowed_actions')
    }))

  it('say which headers carry the signature', () => {
    const { description } = served.tags.find(({ name }: Json) => name === 'Webhooks')
    for (const header of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      expect(description).toContain(`\`${header}\``)
  })

  it('share the shapes of `data` with the events of the feed', () => {
    const { oneOf, discriminator } = served.components.schemas.Event
    expect(Object.keys(discriminator.mapping)).toEqual([...eventTypeNames])
    expect(new Set(Object.values(discriminator.mapping))).toEqual(new Set(oneOf.map(({ $ref }: Json) => $ref)))
    for (const type of eventTypeNames) {
      const event = resolve({ $ref: discriminator.mapping[type] })
      const payload = payloadOf(served.webhooks[type]).schema
      expect(payload.$ref, type).toBe(`${discriminator.mapping[type]}Payload`)
      expect(resolve(payload).properties.data, type).toEqual(event.properties.data)
      expect(resolve(event.properties.type).enum, type).toContain(type)
    }
  })

  it('have operation ids that no other operation has', () => {
    const ids = Object.values<Json>(served.webhooks).map(({ post }) => post.operationId)
    expect(new Set([...ids, ...operations.map(([, { spec }]) => spec.operationId)]).size).toBe(
      ids.length + operations.length,
    )
  })
})

describe('a response matches the document', () => {
  it('when a user reads their profile: ETag, and 304 when it has not changed', async () => {
    const ada = await world.newUser()
    const { spec } = operationNamed('getOwnProfile')
    const answer = await ada.get('/profile/me')
    expect(problemsOf(answerOf(spec).schema, answer.body)).toEqual([])
    // Operations with the same response share its headers, even the one that only repeated writes have.
    for (const header of Object.keys(resolve(spec.responses[200]).headers))
      if (header !== 'idempotent-replayed') expect(answer.headers.get(header), header).toBeTruthy()
    const again = await ada.get('/profile/me', { 'if-none-match': String(answer.headers.get('etag')) })
    expect(again.status).toBe(304)
    expect(spec.responses).toHaveProperty('304')
  })

  it('when anyone checks the health of the service: it has no ETag', async () => {
    const { spec } = operationNamed('getHealth')
    const answer = await world.as(null).get('/health')
    expect(answer.headers.get('etag')).toBeNull()
    expect(resolve(spec.responses[200])).not.toHaveProperty('headers')
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    expect(spec.responses).not.toHaveProperty('304')
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

/** The HTTP statuses of each error code. */
const statusesOf: Record<string, number[]> = {
  UNAUTHORIZED: [401],
  FORBIDDEN: [403, 429],
  NOT_FOUND: [404],
  BAD_REQUEST: [400, 405, 408, 411, 413, 414, 415, 417, 431],
  VALIDATION_FAILED: [422],
  CONFLICT: [409, 412],
  INTERNAL_ERROR: [500, 503],
}

/** Each with its name. */
function operationsOf(document: Json): [name: string, Operation][] {
  return Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, spec]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      { method, path, spec },
    ]),
  )
}

function operationNamed(id: string): Operation {
  const [, found] = operations.find(([, { spec }]) => spec.operationId === id) ?? []
  if (!found) throw new Error(`There is no operation ${id}.`)
  return found
}

/** Whether its query or body takes an id. */
function takesIds({ parameters, requestBody }: Json): boolean {
  const shapes = [parameters, requestBody?.content['application/json']?.schema ?? null]
  return /"examples":\["[a-z]{3}_[0-9a-z]{26}"\]/.test(JSON.stringify(dereferenced(shapes)))
}

function hasParameter(spec: Json, name: string): boolean {
  return dereferenced(spec.parameters).some((parameter: Json) => parameter.name === name)
}

/** The schema and the example of a successful answer. */
function answerOf({ responses }: Json): Json {
  return Object.values<Json>(resolve(responses[200] ?? responses[201]).content)[0]
}

/** The schema and the examples of what a webhook receives. */
function payloadOf({ post }: Json): Json {
  return resolve(post.requestBody).content['application/json']
}

/** The errors of a value against a schema, which may refer to components of the document. */
function problemsOf(schema: Json, value: unknown): unknown[] {
  expect(value).toBeDefined()
  return Compile(dereferenced(schema)).Errors(value)
}

function dereferenced(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(dereferenced)
  if (schema === null || typeof schema !== 'object') return schema
  if (schema.$ref)
    return { ...dereferenced(resolve(schema)), ...(schema.description && { description: schema.description }) }
  return Object.fromEntries(Object.entries(schema).map(([key, member]) => [key, dereferenced(member)]))
}

/** A node and all nodes in it, without the values of examples. */
function nodesIn(node: Json): Json[] {
  if (node === null || typeof node !== 'object') return []
  const members = Object.entries(node).filter(([name]) => !['example', 'examples'].includes(name))
  return [node, ...members.flatMap(([, member]) => nodesIn(member))]
}

// An object whose fields are documented; others, such as the body of a stored request, can have any.
function isObjectShape({ type, properties }: Json): boolean {
  return [type].flat().includes('object') && properties !== undefined
}

/** The locations of all nodes that have this keyword. */
function placesOf(node: Json, keyword: string, place = ''): string[] {
  if (node === null || typeof node !== 'object') return []
  const members = Object.entries(node).filter(([name]) => !['example', 'examples'].includes(name))
  const here = Object.hasOwn(node, keyword) ? [place] : []
  return [...here, ...members.flatMap(([name, member]) => placesOf(member, keyword, `${place}/${name}`))]
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
  return [...Object.values(node.mapping ?? {}).map(String), ...Object.values(node).flatMap(referencesIn)]
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
