import { envelopeOf, HttpRefusal, statusByCode } from '../http/envelope.ts'
import type { DocumentedOperation } from '../http/operation-docs.ts'
import { scopesOfRole } from '../kernel/actor.ts'
import {
  badRequest,
  conflict,
  forbidden,
  notFound,
  type Refusal,
  unauthorized,
  unavailable,
  validationFailed,
} from '../kernel/errors.ts'
import { type IssueCode, issueCodes, issueDefinition } from '../kernel/issue-codes.ts'
import type { DetailKind, IssueStatus } from '../kernel/issue-details.ts'

type Json = Record<string, unknown>

/** All error responses of an operation: references to components, with the codes that this operation can answer. */
export function errorResponses(operation: DocumentedOperation): Json {
  const codes = refusalsOf(operation)
  const statuses = new Set<number>([...alwaysPossible(operation), ...codes.map(statusOf)])
  return Object.fromEntries(
    [...statuses].map((status) => {
      const { name, description } = responses[status as keyof typeof responses]
      const own = codes.filter((code) => statusOf(code) === status).map((code) => `\`${code}\``)
      const reference = { $ref: `#/components/responses/${name}` }
      return [status, own.length === 0 ? reference : { ...reference, description: `${description} ${own.join(', ')}.` }]
    }),
  )
}

function statusOf(code: IssueCode): IssueStatus {
  return issueCodes[code].status
}

function alwaysPossible({ path, query, body, scope }: DocumentedOperation): number[] {
  if (scope === null) return [400, 422, 500, 503]
  const isAboutId = path.includes(':') || containsId(query) || containsId(body)
  return [400, 401, 422, 429, 500, 503, ...(body ? [413, 415] : []), ...(isAboutId ? [404] : [])]
}

// The codes of this operation, beyond those that every operation can answer.
function refusalsOf({ method, scope, action, docs }: DocumentedOperation): IssueCode[] {
  if (scope === null) return []
  const isForStaff = scope !== 'any key' && !scopesOfRole.member.includes(scope)
  const codes: IssueCode[] = [
    'agent_suspended',
    ...(scope === 'any key' ? [] : (['missing_scope'] as const)),
    ...(method !== 'GET' || isForStaff ? (['user_suspended'] as const) : []),
    ...(method !== 'GET' && method !== 'POST' ? (['stale_version'] as const) : []),
    ...(method === 'POST' ? (['idempotency_in_flight'] as const) : []),
    ...(action ? AGENT_REFUSALS : []),
    ...(docs.refusals ?? []),
  ]
  return [...new Set(codes)]
}

// Refusals of agents in operations that commit the owner to something.
const AGENT_REFUSALS: readonly IssueCode[] = [
  'mandate_exceeded',
  'approval_required',
  'approval_rejected',
  'quota_reached',
]

// Whether a query or body contains an id, recognised by its example, so that 404 is possible.
function containsId(shape: unknown): boolean {
  if (shape === null || typeof shape !== 'object') return false
  if ('examples' in shape && Array.isArray(shape.examples) && ID.test(shape.examples[0])) return true
  return Object.values(shape).some(containsId)
}

const ID = /^[a-z]{3}_[0-9a-z]{26}$/

/** The schemas of the body of every 4xx and 5xx. */
export function errorSchemas(): Record<string, Json> {
  return { Error: errorSchema, ErrorCode: errorCodeSchema, IssueCode: issueCodeSchema, Issue: issueSchema() }
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'issues'],
      properties: {
        code: { $ref: '#/components/schemas/ErrorCode' },
        message: { type: 'string', description: 'For people. Programs branch on `code` and `issues[].code`.' },
        issues: {
          type: 'array',
          description: 'Every problem found, at least one.',
          items: { $ref: '#/components/schemas/Issue' },
        },
      },
    },
  },
}

const errorCodeSchema = { type: 'string', enum: Object.keys(statusByCode) }

const issueCodeSchema = {
  type: 'string',
  description: 'The introduction has a table of what each means and what to do about it.',
  enum: Object.keys(issueCodes),
}

function issueSchema(): Json {
  return {
    description: 'One problem. `code` decides which `details` there are.',
    allOf: [
      {
        type: 'object',
        required: ['path', 'code', 'message', 'remedy'],
        properties: {
          path: {
            type: 'string',
            description: 'The field, parameter or header; empty when the problem is not in one of them.',
          },
          code: { $ref: '#/components/schemas/IssueCode' },
          message: { type: 'string', description: 'What is wrong, for people.' },
          remedy: {
            type: 'string',
            description: 'One sentence: what to do about it. The same for every issue with this code.',
          },
        },
      },
      { oneOf: detailVariants() },
    ],
  }
}

// One variant for each set of details, so that `code` narrows the type of `details`.
function detailVariants(): Json[] {
  const codesOf = new Map<string, string[]>()
  for (const code of Object.keys(issueCodes) as IssueCode[]) {
    const details = JSON.stringify(issueDefinition(code).details ?? {})
    codesOf.set(details, [...(codesOf.get(details) ?? []), code])
  }
  return [...codesOf].map(([details, codes]) => detailVariant(codes, JSON.parse(details) as Record<string, DetailKind>))
}

function detailVariant(codes: readonly string[], kinds: Record<string, DetailKind>): Json {
  const names = Object.keys(kinds)
  const code = { type: 'string', enum: codes }
  if (names.length === 0) return { type: 'object', required: ['code'], properties: { code } }
  const required = names.filter((name) => !name.endsWith('?'))
  const details = {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [name.replace('?', ''), schemaOf[kind]]),
    ),
  }
  return { type: 'object', required: ['code', 'details'], properties: { code, details } }
}

// JSON numbers are exact up to 2^53-1.
const exactInteger = {
  type: 'integer',
  format: 'int64',
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
}

const schemaOf: Record<DetailKind, Json> = {
  text: { type: 'string' },
  'text or null': { type: ['string', 'null'] },
  texts: { type: 'array', items: { type: 'string' } },
  time: { type: 'string', format: 'date-time' },
  'time or null': { type: ['string', 'null'], format: 'date-time' },
  integer: exactInteger,
  integers: { type: 'array', items: exactInteger },
  boolean: { type: 'boolean' },
  value: { type: ['string', 'integer'] },
  values: { type: 'array', items: { type: ['string', 'integer'] } },
}

const retryAfter = { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }
const challenge = { 'www-authenticate': { $ref: '#/components/headers/Challenge' } }
const limits = {
  ratelimit: { $ref: '#/components/headers/RateLimit' },
  'ratelimit-policy': { $ref: '#/components/headers/RateLimitPolicy' },
}

const responses = {
  400: response(
    'BadRequest',
    'The request is malformed.',
    badRequest('malformed_json', '', 'The body is not valid JSON.'),
  ),
  401: response(
    'Unauthorized',
    'The key is missing or not accepted.',
    unauthorized('bad_key', 'The key is unknown, mistyped, expired or revoked.'),
    challenge,
  ),
  403: response(
    'Forbidden',
    'The caller is not permitted.',
    forbidden('missing_scope', 'This key lacks the scope payments:write.', { scope: 'payments:write' }),
  ),
  404: response('NotFound', 'There is no such resource, or the caller may not see it.', notFound()),
  409: response(
    'Conflict',
    'The current state does not allow it.',
    conflict('wrong_state', 'Cannot release while pending; it must be funded or submitted.', {
      status: 'pending',
      possible_in: ['funded', 'submitted'],
    }),
  ),
  412: response(
    'StaleVersion',
    'The resource has changed since it was read.',
    conflict('stale_version', 'The resource is now at version 3; read it again.', { version: 3 }),
  ),
  413: response('PayloadTooLarge', 'The body is larger than 1 MiB.', new HttpRefusal(413)),
  415: response('UnsupportedMediaType', 'The body is not `application/json`.', new HttpRefusal(415)),
  422: response(
    'ValidationFailed',
    'Fields or parameters violate their constraints; each is listed. Also when an Idempotency-Key was used before with another body.',
    validationFailed([
      {
        path: 'nmae',
        code: 'unknown_field',
        message: 'is not a known field; did you mean name?',
        details: { suggestions: ['name'], allowed: ['name', 'scopes'] },
      },
    ]),
  ),
  429: response(
    'RateLimited',
    'Too many requests.',
    new HttpRefusal(429, {
      path: '',
      code: 'rate_limited',
      message: 'Over the limit of 1200 a minute (key). Try again in 12 s.',
      details: { policy: 'key', limit: 1200, retry_after_seconds: 12 },
    }),
    { ...limits, ...retryAfter },
  ),
  500: response('InternalError', 'Something went wrong on our side.', new HttpRefusal(500)),
  503: response(
    'Unavailable',
    'Overloaded, draining, or the database cannot be used.',
    unavailable('overloaded', 'Too many writes are waiting. Try again shortly.', { retry_after_seconds: 1 }),
    retryAfter,
  ),
}

function response(name: string, description: string, example: Refusal, headers: Json = {}) {
  return {
    name,
    description,
    component: {
      description,
      headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' }, ...headers },
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: envelopeOf(example) },
      },
    },
  }
}

/** The responses that all operations share. */
export const standardResponses: Record<string, Json> = {
  NotModified: {
    description: 'Not changed: `If-None-Match` has the current ETag. No body.',
    headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
  },
  ...Object.fromEntries(Object.values(responses).map(({ name, component }) => [name, component])),
}
