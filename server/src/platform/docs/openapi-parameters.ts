import type { TSchema } from 'typebox'
import {
  CountQuery,
  type DocumentedOperation,
  FollowQuery,
  isDownload,
  isVersioned,
  PageQuery,
} from '../http/operation-docs.ts'
import { REASON } from '../http/reason.ts'
import { IdOut } from '../http/shapes.ts'
import { appScopes } from '../kernel/actor.ts'
import type { Prefix } from '../kernel/ids.ts'
import { REASON_MAX_LENGTH } from '../kernel/reason.ts'
import type { Components, Json } from './components.ts'

/** The kind of id that follows each path segment, and the name of the parameter's component. */
export type IdKinds = Partial<Record<string, { prefix: Prefix; component: string }>>

/** References to an operation's parameters; those used only in its own query are written inline. */
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
      description: `${meaning} A malformed id, or an id of the wrong kind, gets a 404.`,
      schema: components.schemaOf(IdOut(kind.prefix)),
    })
  })
  const inQuery = Object.entries(query.properties).map(([name, schema]) => {
    const required = (query.required as readonly string[] | undefined)?.includes(name) ?? false
    const isObject = (schema as { type?: string }).type === 'object'
    const parameter = queryParameter(name, components.schemaOf(schema as TSchema), required, isObject)
    const isShared = shared[name] === schema
    return isShared ? components.add('parameters', `${name[0]?.toUpperCase()}${name.slice(1)}`, parameter) : parameter
  })
  return [
    ...inPath,
    ...inQuery,
    ...(takesActAs(operation) ? [components.add('parameters', 'ActAs', actAs)] : []),
    ...(isRepeatable(operation) ? [components.add('parameters', 'IdempotencyKey', idempotencyKey)] : []),
    ...(operation.action === undefined ? [] : [components.add('parameters', 'Reason', reason)]),
    ...(method === 'GET' || method === 'POST' ? [] : [components.add('parameters', 'IfMatch', ifMatch)]),
    ...((method === 'GET' && isVersioned(operation)) || isDownload(operation)
      ? [components.add('parameters', 'IfNoneMatch', ifNoneMatch)]
      : []),
    ...(isDownload(operation) ? [components.add('parameters', 'Range', range)] : []),
  ]
}

// The parameters shared by every list or feed.
const shared: Record<string, unknown> = {
  ...PageQuery.properties,
  ...FollowQuery.properties,
  ...CountQuery.properties,
}

function queryParameter(name: string, { description, ...schema }: Json, required: boolean, isObject: boolean): Json {
  return {
    name,
    in: 'query',
    ...(required && { required }),
    ...(description !== undefined && { description }),
    // The parameter is repeated, not joined by commas.
    ...(schema.type === 'array' && { style: 'form', explode: true }),
    ...(isObject && { style: 'deepObject', explode: true }),
    schema,
  }
}

/** Whether an Idempotency-Key makes it safe to repeat: true for every write that needs credentials. */
export function isRepeatable({ method, scope }: DocumentedOperation): boolean {
  return method !== 'GET' && scope !== null
}

/** Whether an operator can call it on behalf of a managed user. */
function takesActAs({ scope, forKeysOnly, forSessionsOnly, notForApps }: DocumentedOperation): boolean {
  if (forKeysOnly || forSessionsOnly || notForApps === true) return false
  return appScopes.some((one) => one === scope)
}

const actAs = {
  name: 'parley-act-as',
  in: 'header',
  description:
    'With an operator’s key that has the scope `users:act`: the managed user it acts for, as described at `POST /users/managed`. If the header can’t be honored, the request is refused with `not_managed`, `account_claimed`, `not_on_behalf`, `api_key_required` or `bad_header`.',
  schema: { type: 'string' },
}

const idempotencyKey = {
  name: 'idempotency-key',
  in: 'header',
  description:
    'Makes the request safe to repeat for 24 hours: the same key and body return the first response again. Every write with credentials accepts it: POST, PUT, PATCH and DELETE. Use a new random value for each new request.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const reason = {
  name: REASON,
  in: 'header',
  description: `An agent’s reason for the request, for its owner: at most ${REASON_MAX_LENGTH} characters, in percent-encoded UTF-8. If the owner has to approve the request, the approval shows it as \`agent_reason\`; a pending approval keeps the first one. It isn’t part of the request that’s approved or repeated, and no one else can see it.`,
  schema: { type: 'string', examples: [encodeURIComponent('The worker starts on Monday.')] },
}

const ifMatch = {
  name: 'if-match',
  in: 'header',
  description: 'The ETag you read. If the resource has changed since, nothing happens and the response is 412.',
  schema: { type: 'string' },
}

const range = {
  name: 'range',
  in: 'header',
  description:
    'One range of bytes, such as `bytes=0-1023`. The response is then 206, or 416 if the file doesn’t have those bytes. Ignored if `if-range` has a different ETag.',
  schema: { type: 'string', examples: ['bytes=0-1023'] },
}

const ifNoneMatch = {
  name: 'if-none-match',
  in: 'header',
  description: 'The ETag you have. If the resource hasn’t changed, the response is 304 without a body.',
  schema: { type: 'string' },
}
