import { envelopeOf, statusByCode } from '../http/envelope.ts'
import type { DocumentedOperation } from '../http/operation-docs.ts'
import { scopesOfRole } from '../kernel/actor.ts'
import {
  conflict,
  forbidden,
  notFound,
  type Refusal,
  unauthorized,
  unavailable,
  validationFailed,
} from '../kernel/errors.ts'
import { isPublicId } from '../kernel/ids.ts'
import { type IssueCode, issueCodes, issueDefinition } from '../kernel/issue-codes.ts'
import type { DetailKind, IssueStatus } from '../kernel/issue-details.ts'

type Json = Record<string, unknown>

/**
 * All error responses of an operation: references to components, with the codes this operation can return. Statuses that don't
 * depend on the operation share one reference.
 */
export function errorResponses(operation: DocumentedOperation): Json {
  const codes = refusalsOf(operation)
  const statuses = new Set<number>([...alwaysPossible(operation), ...codes.map(statusOf)])
  const references = [...statuses].map((status) => {
    const own = inWords(codes.filter((code) => statusOf(code) === status))
    const common = commonRefusals.find((response) => response.codes === own)
    if (common) return [status, referenceTo(common)]
    const reference = referenceTo(responses[status as keyof typeof responses])
    return [status, own === '' ? reference : { ...reference, description: own }]
  })
  return { ...Object.fromEntries(references), default: referenceTo(responses.default) }
}

function referenceTo({ name }: { name: string }): { $ref: string } {
  return { $ref: `#/components/responses/${name}` }
}

function inWords(codes: readonly IssueCode[]): string {
  return codes.map((code) => `\`${code}\``).join(', ')
}

function statusOf(code: IssueCode): IssueStatus {
  return issueCodes[code].status
}

function alwaysPossible({ path, query, body, scope }: DocumentedOperation): number[] {
  const isAboutId = path.includes(':') || containsId(query) || containsId(body)
  return [422, ...(scope === null ? [] : [401]), ...(isAboutId ? [404] : [])]
}

// The codes of this operation, in addition to those that every operation can return.
function refusalsOf(operation: DocumentedOperation): IssueCode[] {
  const { method, scope, action, docs, forKeysOnly, forSessionsOnly, forSignInsOnly } = operation
  const { recentSignIn, notForApps, notForViewers, obligation } = operation
  const forBrowsers = method === 'GET' ? [] : (['cross_site'] as const)
  if (scope === null) return [...forBrowsers, ...(docs.refusals ?? [])]
  const isForStaff = scope !== 'any key' && !scopesOfRole.member.includes(scope)
  const codes: IssueCode[] = [
    'agent_suspended',
    ...forBrowsers,
    ...(forKeysOnly ? (['api_key_required'] as const) : []),
    ...(forSessionsOnly ? (['session_required'] as const) : []),
    ...(notForApps ? (['not_for_apps'] as const) : []),
    ...(notForViewers ? (['not_on_behalf'] as const) : []),
    ...(recentSignIn ? (['recent_sign_in_required'] as const) : []),
    ...(scope === 'any key' && !forSignInsOnly ? [] : (['missing_scope'] as const)),
    ...(method !== 'GET' || isForStaff ? (['user_suspended'] as const) : []),
    ...(method !== 'GET' && method !== 'POST' ? (['stale_version'] as const) : []),
    ...(method !== 'GET' ? (['idempotency_in_flight'] as const) : []),
    ...(obligation ? (['terms_not_accepted'] as const) : []),
    ...(action ? AGENT_REFUSALS : []),
    ...(docs.refusals ?? []),
  ]
  return [...new Set(codes)]
}

// Refusals that only agents get, in operations that commit the owner to something.
const AGENT_REFUSALS: readonly IssueCode[] = [
  'mandate_exceeded',
  'approval_required',
  'approval_rejected',
  'quota_reached',
]

// Whether a query or body contains an id (recognized by its example), so that a 404 is possible.
function containsId(shape: unknown): boolean {
  if (shape === null || typeof shape !== 'object') return false
  if ('examples' in shape && Array.isArray(shape.examples) && isPublicId(shape.examples[0])) return true
  return Object.values(shape).some(containsId)
}

/** The schemas of the body of every 4xx and 5xx. */
export function errorSchemas(): Record<string, Json> {
  return {
    Error: errorSchema,
    ErrorCode: errorCodeSchema,
    ExactInteger: exactIntegerSchema,
    IssueCode: issueCodeSchema,
    Issue: issueSchema(),
  }
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
        message: {
          type: 'string',
          description: 'A message for people. In code, branch on `code` and `issues[].code`.',
        },
        issues: {
          type: 'array',
          description: 'All problems found; always at least one.',
          items: { $ref: '#/components/schemas/Issue' },
        },
      },
    },
  },
}

const errorCodeSchema = { type: 'string', enum: Object.keys(statusByCode) }

const issueCodeSchema = {
  type: 'string',
  description: 'The issue codes guide says what each one means and what to do about it.',
  enum: Object.keys(issueCodes),
}

function issueSchema(): Json {
  return {
    description: 'One problem. `code` determines what’s in `details`.',
    allOf: [
      {
        type: 'object',
        required: ['path', 'code', 'message', 'remedy'],
        properties: {
          path: {
            type: 'string',
            description: 'The field, parameter or header; empty if the problem isn’t in one of them.',
          },
          code: { $ref: '#/components/schemas/IssueCode' },
          message: { type: 'string', description: 'What’s wrong, for people.' },
          remedy: {
            type: 'string',
            description: 'What to do about it, in one sentence. The same for every issue with this code.',
          },
        },
      },
      { oneOf: detailVariants() },
    ],
  }
}

// One variant per set of details, so that `code` narrows the type of `details`.
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
const exactIntegerSchema = {
  type: 'integer',
  format: 'int64',
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
}

const exactInteger = { $ref: '#/components/schemas/ExactInteger' }

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

const missingScope = { $ref: '#/components/examples/MissingScope' }

const responses = {
  401: response(
    'Unauthorized',
    'The key is missing or invalid.',
    unauthorized('bad_key', 'The key is unknown, mistyped, expired or revoked.'),
    challenge,
  ),
  403: response('Forbidden', 'The caller isn’t allowed to do this.', missingScope),
  404: response('NotFound', 'The resource doesn’t exist, or the caller doesn’t have access to it.', notFound()),
  409: response(
    'Conflict',
    'The current state doesn’t allow this.',
    conflict('wrong_state', 'Can’t release while pending. It must be funded or submitted.', {
      status: 'pending',
      possible_in: ['funded', 'submitted'],
    }),
  ),
  412: response(
    'StaleVersion',
    '`stale_version`: the resource has changed since it was read.',
    conflict('stale_version', 'The resource is now at version 3. Read it again.', { version: 3 }),
  ),
  422: response(
    'ValidationFailed',
    'Some fields or parameters are invalid; each is listed. Also used if an Idempotency-Key was used before with a different body.',
    validationFailed([
      {
        path: 'nmae',
        code: 'unknown_field',
        message: 'isn’t a known field; did you mean name?',
        details: { suggestions: ['name'], allowed: ['name', 'scopes'] },
      },
    ]),
  ),
  default: response(
    'OtherError',
    'Errors that don’t depend on the operation. 400, 413, 415: the request is malformed, too large, or not JSON. 416: the file doesn’t have those bytes. 429: too many requests. 500: something went wrong on our side. 503: the service is overloaded, draining, or without its database.',
    unavailable('overloaded', 'Too many writes are waiting. Try again shortly.', { retry_after_seconds: 1 }),
    { ...limits, ...retryAfter },
  ),
}

function response(name: string, description: string, example: Refusal | { $ref: string }, headers: Json = {}) {
  return {
    name,
    component: {
      description,
      headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' }, ...headers },
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          ...('$ref' in example ? { examples: { missing_scope: example } } : { example: envelopeOf(example) }),
        },
      },
    },
  }
}

// Refusals that have the same codes in many operations; their components are named after the codes.
const READ: readonly IssueCode[] = ['agent_suspended', 'missing_scope']
const WRITE: readonly IssueCode[] = ['agent_suspended', 'cross_site', 'missing_scope', 'user_suspended']
const FROM_MANDATE: readonly IssueCode[] = ['mandate_exceeded', 'approval_required', 'approval_rejected']
const COMMIT: readonly IssueCode[] = [...WRITE, ...FROM_MANDATE]
const RECENT: readonly IssueCode[] = [
  'agent_suspended',
  'cross_site',
  'recent_sign_in_required',
  'missing_scope',
  'user_suspended',
]
const commonRefusals = [
  { codes: inWords(['stale_version']), ...responses[412] },
  commonRefusal('ForbiddenRead', READ),
  commonRefusal('ForbiddenStaffRead', [...READ, 'user_suspended']),
  commonRefusal('ForbiddenWrite', WRITE),
  commonRefusal('ForbiddenCommitment', COMMIT),
  commonRefusal('ForbiddenCommitmentOrRole', [...COMMIT, 'missing_role']),
  commonRefusal('ForbiddenObligation', [...WRITE, 'terms_not_accepted', ...FROM_MANDATE]),
  commonRefusal('ForbiddenWithoutRecentSignIn', RECENT),
]

function commonRefusal(name: string, codes: readonly IssueCode[]) {
  const text = inWords(codes)
  return { codes: text, ...response(name, `The caller isn’t allowed to do this: ${text}.`, missingScope) }
}

/** The examples that several responses share. */
export const standardExamples: Record<string, Json> = {
  MissingScope: {
    value: envelopeOf(
      forbidden('missing_scope', 'This key lacks the scope payments:write.', { scope: 'payments:write' }),
    ),
  },
}

/** The responses that all operations share. */
export const standardResponses: Record<string, Json> = {
  NotModified: {
    description: 'Not modified: `If-None-Match` matches the current ETag. No body.',
    headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
  },
  ...Object.fromEntries(
    [...Object.values(responses), ...commonRefusals].map(({ name, component }) => [name, component]),
  ),
}
