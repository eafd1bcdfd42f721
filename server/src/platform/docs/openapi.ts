import type { TObject, TSchema } from 'typebox'
import type { DocumentedOperation } from '../http/operation-docs.ts'
import { IdOut } from '../http/shapes.ts'
import type { Prefix } from '../kernel/ids.ts'
import { errorResponses, errorSchemas, standardResponses } from './openapi-errors.ts'

type Json = Record<string, unknown>

export interface OpenApiOptions {
  title: string
  version: string
  description: string
  serverUrl: string
  tags: readonly { name: string; description: string }[]
  operations: readonly DocumentedOperation[]
  webhooks: readonly DocumentedWebhook[]
  /** The kind of id that follows each path segment. */
  idKinds: Partial<Record<string, Prefix>>
}

/** The request that webhooks get for one type of event. */
export interface DocumentedWebhook {
  type: string
  payload: TObject
  /** The path item; `schema` is the payload's schema with references to components. */
  pathItem: (schema: Json) => Json
}

/** The OpenAPI 3.1 document of the declared operations. Shapes with a title become components of that name. */
export function openApiOf(options: OpenApiOptions): Json {
  const { title, version, description, serverUrl, tags, operations, webhooks, idKinds } = options
  const schemas = new Map<string, Json>(Object.entries(errorSchemas()))
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const path = `/api${operation.path.replace(/:([^/]+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: operationOf(operation, schemas, idKinds) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description, license: NO_LICENSE },
    servers: [{ url: serverUrl }],
    tags: tags.filter(({ name }) => operations.some(({ docs }) => docs.tag === name)),
    paths,
    webhooks: Object.fromEntries(
      webhooks.map(({ type, payload, pathItem }) => [type, pathItem(hoist(payload, schemas))]),
    ),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Your API key: `Authorization: Bearer parley_sk_…`' },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: 'The same key in a separate header.',
        },
      },
      responses: standardResponses,
      headers: standardHeaders,
      schemas: Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

// Without a license, all rights are reserved by default.
const NO_LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' }

const standardHeaders: Json = {
  Location: { description: 'The URL of the created resource.', schema: { type: 'string', format: 'uri' } },
  ETag: {
    description: 'The version and a hash of the body, for If-Match and If-None-Match.',
    schema: { type: 'string' },
  },
  Link: { description: 'The next page, `rel="next"`; absent on the last one.', schema: { type: 'string' } },
  RequestId: { description: 'The id of this request; quote it when you report a problem.', schema: { type: 'string' } },
  RateLimit: {
    description: 'What is left of each limit, and in how many seconds it resets.',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description: 'The limits that apply: how many requests in how many seconds.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'How many seconds to wait.', schema: { type: 'integer' } },
  Challenge: { description: 'The expected kind of credential: `Bearer`.', schema: { type: 'string' } },
  IdempotentReplayed: {
    description: '`true` when this is the stored answer to an earlier request with the same Idempotency-Key.',
    schema: { type: 'string' },
  },
}

function operationOf(
  operation: DocumentedOperation,
  schemas: Map<string, Json>,
  idKinds: OpenApiOptions['idKinds'],
): Json {
  const { docs, method, status, body, scope, otherScope } = operation
  const takesBody = body !== null && method !== 'DELETE'
  const scopes = `the scope \`${scope}\`${otherScope ? ` or \`${otherScope.scope}\`, as described above` : ''}`
  const needs = scope === null ? 'No key needed.' : `Needs ${scope === 'any key' ? 'any key' : scopes}.`
  return {
    operationId: docs.id,
    tags: [docs.tag],
    summary: docs.summary,
    description: `${docs.description}\n\n${needs}`,
    ...(operation.deprecated && { deprecated: true }),
    security: [...securityOf(scope), ...(otherScope ? securityOf(otherScope.scope) : [])],
    parameters: parametersOf(operation, schemas, idKinds),
    ...(takesBody && {
      requestBody: {
        required: (body.required ?? []).length > 0,
        content: {
          'application/json': { schema: hoist(body, schemas), example: docs.example.body ?? {} },
        },
      },
    }),
    responses: {
      [status]: {
        description: status === 201 ? 'Created.' : 'Done.',
        headers: answerHeaders(operation),
        content: {
          [operation.answerType ?? 'application/json']: {
            schema: hoist(operation.answer, schemas),
            example: docs.example.answer,
          },
        },
      },
      ...(method === 'GET' && isVersioned(operation) && { 304: { $ref: '#/components/responses/NotModified' } }),
      ...errorResponses(operation),
    },
  }
}

// Either header is accepted; the list names the scopes that the key needs.
function securityOf(scope: DocumentedOperation['scope']): Json[] {
  if (scope === null) return []
  const needed = scope === 'any key' ? [] : [scope]
  return [{ bearer: needed }, { apiKey: needed }]
}

function isVersioned({ answer }: DocumentedOperation): boolean {
  return (answer as { properties?: Json }).properties?.version !== undefined
}

function parametersOf(
  operation: DocumentedOperation,
  schemas: Map<string, Json>,
  idKinds: OpenApiOptions['idKinds'],
): Json[] {
  const { method, path, query, scope } = operation
  const inPath = [...path.matchAll(/([^/]+)\/:([^/]+)/g)].map(([, collection = '', name]) => {
    const kind = idKinds[collection]
    if (!kind) throw new Error(`${path} has an id of an unknown kind; add "${collection}" to idKinds.`)
    const meaning = kind === 'usr' ? 'A user’s id; `me` is the caller.' : 'The id.'
    return {
      name,
      in: 'path',
      required: true,
      description: `${meaning} An id of the wrong form or kind gives 404.`,
      schema: hoist(IdOut(kind), schemas),
    }
  })
  const inQuery = Object.entries(query.properties).map(([name, schema]) => {
    const { description, ...shape } = hoist(schema as TSchema, schemas)
    return {
      name,
      in: 'query',
      required: (query.required as readonly string[] | undefined)?.includes(name) ?? false,
      ...(description !== undefined && { description }),
      // The parameter is repeated, not joined by commas.
      ...(shape.type === 'array' && { style: 'form', explode: true }),
      schema: shape,
    }
  })
  const headers = [
    ...(method === 'POST' && scope !== null ? [idempotencyKey] : []),
    ...(method === 'GET' || method === 'POST' ? [] : [ifMatch]),
    ...(method === 'GET' && isVersioned(operation) ? [ifNoneMatch] : []),
  ]
  return [...inPath, ...inQuery, ...headers]
}

const idempotencyKey = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  description:
    'Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Use a new random value for each new request.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const ifMatch = {
  name: 'if-match',
  in: 'header',
  required: false,
  description: 'The ETag you read. If the resource has changed since, nothing is changed and the answer is 412.',
  schema: { type: 'string' },
}

const ifNoneMatch = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  description: 'The ETag you have. If the resource has not changed, the answer is 304 without a body.',
  schema: { type: 'string' },
}

function answerHeaders(operation: DocumentedOperation): Json {
  const { method, answer, scope, created } = operation
  const shape = answer as { properties?: Json }
  const names = [
    ['x-request-id', 'RequestId', true],
    ['ratelimit', 'RateLimit', scope !== null],
    ['ratelimit-policy', 'RateLimitPolicy', scope !== null],
    ['location', 'Location', created !== undefined],
    ['etag', 'ETag', isVersioned(operation)],
    ['link', 'Link', shape.properties?.next_cursor !== undefined],
    ['idempotent-replayed', 'IdempotentReplayed', method === 'POST' && scope !== null],
  ] as const
  return Object.fromEntries(
    names
      .filter(([, , present]) => present)
      .map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]),
  )
}

/** A copy of the schema in which every part with a title is replaced by a reference to its component. */
function hoist(schema: TSchema, schemas: Map<string, Json>): Json {
  const { title, ...rest } = JSON.parse(JSON.stringify(schema)) as Json & { title?: string }
  const copy = hoistMembers(rest, schemas)
  if (title === undefined) return copy
  const existing = schemas.get(title)
  if (existing && JSON.stringify(existing) !== JSON.stringify(copy))
    throw new Error(`Two different shapes are titled ${title}`)
  schemas.set(title, copy)
  return { $ref: `#/components/schemas/${title}` }
}

function hoistMembers(schema: Json, schemas: Map<string, Json>): Json {
  const copy: Json = { ...schema }
  if (copy.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties as Record<string, TSchema>).map(([name, member]) => [
        name,
        hoist(member, schemas),
      ]),
    )
  }
  if (copy.items) copy.items = hoist(copy.items as TSchema, schemas)
  return copy
}
