import type { TSchema } from 'typebox'
import type { SummariesByKind } from '../http/expand.ts'
import { BYTES_TYPE, Bytes, type DocumentedOperation, isDownload, isPage, isVersioned } from '../http/operation-docs.ts'
import { described, Nullable } from '../http/shapes.ts'
import { appScopes } from '../kernel/actor.ts'
import { english } from '../kernel/words/en/index.ts'
import { Components, type Json } from './components.ts'
import { errorResponses, errorSchemas, standardExamples, standardResponses } from './openapi-errors.ts'
import { type IdKinds, isRepeatable, parametersOf } from './openapi-parameters.ts'

export interface OpenApiOptions {
  title: string
  version: string
  description: string
  serverUrl: string
  tags: readonly { name: string; description: string }[]
  operations: readonly DocumentedOperation[]
  /** The shapes that operations can expand. */
  summaries: SummariesByKind
  /** The path item of each webhook, by the type of event. */
  webhooks: (components: Components) => Json
  idKinds: IdKinds
}

/** The OpenAPI 3.1 document of the declared operations. Shapes with a title become components of that name. */
export function openApiOf(options: OpenApiOptions): Json {
  const { title, version, description, serverUrl, tags, operations, summaries, webhooks, idKinds } = options
  const components = new Components(expandedMembers(operations, summaries))
  for (const [name, schema] of Object.entries(errorSchemas())) components.add('schemas', name, schema)
  for (const [name, example] of Object.entries(standardExamples)) components.add('examples', name, example)
  for (const [name, response] of Object.entries(standardResponses)) components.add('responses', name, response)
  for (const [name, header] of Object.entries(standardHeaders)) components.add('headers', name, header)
  if (operations.some(isDownload)) components.add('responses', 'PartialBytes', partialBytes(components))
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    addAnswer(operation, operations, components)
    const path = `/api${operation.path.replace(/:([^/]+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: operationOf(operation, components, idKinds) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: serverUrl }],
    tags,
    paths,
    webhooks: webhooks(components),
    components: { securitySchemes: securitySchemes(serverUrl), ...components.toJson() },
  }
}

/** The members that `expand` adds to responses, by the response's name. They're optional, since writes respond without them. */
function expandedMembers(
  operations: readonly DocumentedOperation[],
  summaries: SummariesByKind,
): Map<string, Record<string, TSchema>> {
  return new Map(
    operations.flatMap(({ expand, item, answer }) => {
      const { title } = (item ?? answer) as { title?: string }
      if (!expand || title === undefined) return []
      const members = Object.entries(expand).map(([name, expansion]) => {
        const { shape } = summaries[typeof expansion === 'string' ? expansion : expansion.kind]
        return [name, described(Nullable(shape), `Present with \`expand=${name}\`; null if you can’t read it.`)]
      })
      return [[title, Object.fromEntries(members)] as const]
    }),
  )
}

function securitySchemes(serverUrl: string): Json {
  return {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description:
        'Your API key (`Authorization: Bearer parley_sk_…`), a publishable key (`parley_pk_…`) for what visitors can see, or an app’s access token.',
    },
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'x-api-key',
      description: 'Your API key in a separate header.',
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'parley_session',
      description:
        'The session cookie of a browser where a person is signed in; over https, `__Host-parley_session`. Every operation that accepts a key also accepts this cookie, except those about the key itself.',
    },
    oauth: {
      type: 'oauth2',
      description: 'An app’s access token, sent as a bearer token. Apps never get the other scopes.',
      flows: {
        authorizationCode: {
          authorizationUrl: `${serverUrl}/oauth/authorize`,
          tokenUrl: `${serverUrl}/oauth/token`,
          refreshUrl: `${serverUrl}/oauth/token`,
          scopes: english.scopes,
        },
      },
    },
  }
}

const standardHeaders = {
  Location: { description: 'The URL of the created resource.', schema: { type: 'string', format: 'uri' } },
  ETag: {
    description: 'The version and a hash of the body, for If-Match and If-None-Match.',
    schema: { type: 'string' },
  },
  ContentDisposition: {
    description: '`inline` or `attachment`, and the name of the file.',
    schema: { type: 'string' },
  },
  ContentRange: {
    description: 'Which bytes these are, and the total: `bytes 0-99/482113`.',
    schema: { type: 'string' },
  },
  Link: { description: 'The next page, `rel="next"`; absent on the last one.', schema: { type: 'string' } },
  RequestId: {
    description: 'The id of this request. Include it when you report a problem.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'How much is left of each limit, and how many seconds until it resets.',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description: 'The limits that apply: the number of requests and the period in seconds.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'How many seconds to wait.', schema: { type: 'integer' } },
  Challenge: {
    description:
      'The expected kind of credential, and where apps find out how to get a token: `Bearer resource_metadata="…"`.',
    schema: { type: 'string' },
  },
  IdempotentReplayed: {
    description: '`true` if this is the stored response to an earlier request with the same Idempotency-Key.',
    schema: { type: 'string' },
  },
}

function operationOf(operation: DocumentedOperation, components: Components, idKinds: IdKinds): Json {
  const { docs, method, status, body, scope, otherScope } = operation
  const takesBody = body !== null && method !== 'DELETE' && operation.bytesMax === undefined
  const scopes = `the scope \`${scope}\`${otherScope ? ` or \`${otherScope.scope}\`, as described above` : ''}`
  const who = operation.forSessionsOnly
    ? 'a session'
    : operation.forSignInsOnly
      ? 'an access token with the scope `openid`'
      : 'any key'
  const needs = scope === null ? 'No key needed.' : `Needs ${scope === 'any key' ? who : scopes}.`
  return {
    operationId: docs.id,
    tags: [docs.tag],
    summary: docs.summary,
    description: `${docs.description}\n\n${needs}${operation.forVisitors && scope !== 'any key' ? ' A publishable key works too.' : ''}`,
    ...(operation.deprecated && { deprecated: true }),
    security: operation.forSessionsOnly
      ? [{ session: neededBy(scope) }]
      : [...securityOf(operation, scope), ...(otherScope ? securityOf(operation, otherScope.scope) : [])],
    parameters: parametersOf(operation, components, idKinds),
    ...(takesBody && {
      requestBody: {
        ...((body.required ?? []).length > 0 && { required: true }),
        content: {
          'application/json': { schema: components.schemaOf(body), example: docs.example?.body ?? {} },
        },
      },
    }),
    ...(operation.bytesMax !== undefined && {
      requestBody: {
        required: true,
        content: { [BYTES_TYPE]: { schema: components.schemaOf(Bytes), example: 'The bytes of the file.' } },
      },
    }),
    responses: {
      [status]: { $ref: `#/components/responses/${answerName(operation)}` },
      ...(isDownload(operation) && { 206: { $ref: '#/components/responses/PartialBytes' } }),
      ...(((method === 'GET' && isVersioned(operation)) || isDownload(operation)) && {
        304: { $ref: '#/components/responses/NotModified' },
      }),
      ...errorResponses(operation),
    },
  }
}

// Either header is accepted; the list has the scopes that the key needs.
function securityOf(operation: DocumentedOperation, scope: DocumentedOperation['scope']): Json[] {
  if (scope === null) return []
  if (operation.forSignInsOnly) return [{ oauth: ['openid'] }]
  const isForApps = operation.notForApps !== true && appScopes.some((one) => one === scope)
  return [{ bearer: neededBy(scope) }, { apiKey: neededBy(scope) }, ...(isForApps ? [{ oauth: neededBy(scope) }] : [])]
}

function neededBy(scope: DocumentedOperation['scope']): string[] {
  return scope === null || scope === 'any key' ? [] : [scope]
}

/** Adds an operation's response. Operations with the same response share it, and one of them has its example. */
function addAnswer(operation: DocumentedOperation, operations: readonly DocumentedOperation[], components: Components) {
  const name = answerName(operation)
  const sharing = operations.filter((one) => answerName(one) === name)
  const examples = sharing.flatMap(({ docs }) => (docs.example?.answer === undefined ? [] : [docs]))
  if (examples.length > 1)
    throw new Error(`${examples.map(({ id }) => id).join(' and ')} have the same response: give one example.`)
  // A created resource looks the same as when it's read, which is where its example is.
  const isShownElsewhere = operations.some(
    ({ status, answer, docs }) => status === 200 && answer === operation.answer && docs.example?.answer !== undefined,
  )
  const example = operation.status === 201 && isShownElsewhere ? undefined : examples[0]?.example?.answer
  components.add('responses', name, {
    description: operation.status === 201 ? 'Created.' : 'Done.',
    ...answerHeaders(sharing),
    content: {
      [operation.answerType ?? 'application/json']: {
        schema: components.schemaOf(operation.answer),
        ...(example !== undefined && { example }),
      },
    },
  })
}

// In addition to the response with all bytes, which all operations that respond with bytes share.
function partialBytes(components: Components): Json {
  return {
    description: 'The bytes of the range that `range` asks for.',
    headers: { 'content-range': { $ref: '#/components/headers/ContentRange' } },
    content: { [BYTES_TYPE]: { schema: components.schemaOf(Bytes) } },
  }
}

function answerName({ docs, status, answer }: DocumentedOperation): string {
  const { title } = answer as { title?: string }
  if (title === undefined) throw new Error(`The response of ${docs.id} has no title.`)
  return status === 201 ? `${title}Created` : title
}

// Headers that every response has are described once, in the introduction and with the errors.
function answerHeaders(operations: readonly DocumentedOperation[]): { headers?: Json } {
  const names = [
    ['location', 'Location', operations.some(({ created }) => created !== undefined)],
    ['etag', 'ETag', operations.some((one) => isVersioned(one) || isDownload(one))],
    ['content-disposition', 'ContentDisposition', operations.some(isDownload)],
    ['link', 'Link', operations.some(isPage)],
    ['idempotent-replayed', 'IdempotentReplayed', operations.some(isRepeatable)],
  ] as const
  const present = names.filter(([, , isPresent]) => isPresent)
  if (present.length === 0) return {}
  return {
    headers: Object.fromEntries(
      present.map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]),
    ),
  }
}
