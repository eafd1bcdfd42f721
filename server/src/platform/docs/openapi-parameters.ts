import type { TSchema } from 'typebox'
import { type DocumentedOperation, FollowQuery, isVersioned, PageQuery } from '../http/operation-docs.ts'
import { IdOut } from '../http/shapes.ts'
import type { Prefix } from '../kernel/ids.ts'
import type { Components, Json } from './components.ts'

/** The kind of id that follows each path segment, and the name of the parameter's component. */
export type IdKinds = Partial<Record<string, { prefix: Prefix; component: string }>>

/** References to the parameters of an operation; those of its query alone are written in place. */
export function parametersOf(operation: DocumentedOperation, components: Components, idKinds: IdKinds): Json[] {
  const { method, path, query } = operation
  const inPath = [...path.matchAll(/([^/]+)\/:([^/]+)/g)].map(([, collection = '', name]) => {
    const kind = idKinds[collection]
    if (!kind) throw new Error(`${path} has an id of an unknown kind; add "${collection}" to idKinds.`)
    const meaning = kind.prefix === 'usr' ? 'A user’s id; `me` is the caller.' : 'The id.'
    return components.add('parameters', kind.component, {
      name,
      in: 'path',
      required: true,
      description: `${meaning} An id of the wrong form or kind gives 404.`,
      schema: components.schemaOf(IdOut(kind.prefix)),
    })
  })
  const inQuery = Object.entries(query.properties).map(([name, schema]) => {
    const required = (query.required as readonly string[] | undefined)?.includes(name) ?? false
    const parameter = queryParameter(name, components.schemaOf(schema as TSchema), required)
    const isShared = shared[name] === schema
    return isShared ? components.add('parameters', `${name[0]?.toUpperCase()}${name.slice(1)}`, parameter) : parameter
  })
  return [
    ...inPath,
    ...inQuery,
    ...(isRepeatable(operation) ? [components.add('parameters', 'IdempotencyKey', idempotencyKey)] : []),
    ...(method === 'GET' || method === 'POST' ? [] : [components.add('parameters', 'IfMatch', ifMatch)]),
    ...(method === 'GET' && isVersioned(operation) ? [components.add('parameters', 'IfNoneMatch', ifNoneMatch)] : []),
  ]
}

// The parameters of every list or feed.
const shared: Record<string, unknown> = { ...PageQuery.properties, ...FollowQuery.properties }

function queryParameter(name: string, { description, ...schema }: Json, required: boolean): Json {
  return {
    name,
    in: 'query',
    ...(required && { required }),
    ...(description !== undefined && { description }),
    // The parameter is repeated, not joined by commas.
    ...(schema.type === 'array' && { style: 'form', explode: true }),
    schema,
  }
}

/** Whether an Idempotency-Key makes it safe to repeat: every write, but those without credentials. */
export function isRepeatable({ method, scope }: DocumentedOperation): boolean {
  return method !== 'GET' && scope !== null
}

const idempotencyKey = {
  name: 'idempotency-key',
  in: 'header',
  description:
    'Makes the request safe to repeat for 24 hours: the same key and body give the first answer again. Every write with credentials takes it: POST, PUT, PATCH and DELETE. Use a new random value for each new request.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const ifMatch = {
  name: 'if-match',
  in: 'header',
  description: 'The ETag you read. If the resource has changed since, nothing is changed and the answer is 412.',
  schema: { type: 'string' },
}

const ifNoneMatch = {
  name: 'if-none-match',
  in: 'header',
  description: 'The ETag you have. If the resource has not changed, the answer is 304 without a body.',
  schema: { type: 'string' },
}
