import { statusByCode, statusByIssue } from '../http/envelope.ts'
import type { DocumentedOperation } from '../http/operation-docs.ts'
import { scopesOfRole } from '../kernel/actor.ts'
import { type IssueCode, issueCodes } from '../kernel/issue-codes.ts'

type Json = Record<string, unknown>

/** All error responses of an operation. */
export function errorResponses({ method, path, query, body, scope, action, docs }: DocumentedOperation): Json {
  const responses: Record<string, Json> = {}
  const standard = (status: number, name: keyof typeof standardResponses) => {
    responses[status] = { $ref: `#/components/responses/${name}` }
  }
  standard(400, 'BadRequest')
  standard(422, 'ValidationFailed')
  standard(500, 'InternalError')
  standard(503, 'Unavailable')
  if (scope === null) return responses
  standard(401, 'Unauthorized')
  standard(429, 'RateLimited')
  if (body) {
    standard(413, 'PayloadTooLarge')
    standard(415, 'UnsupportedMediaType')
  }

  const byStatus: Record<number, IssueCode[]> = { 403: ['agent_suspended'] }
  if (scope !== 'any key') byStatus[403]?.push('missing_scope')
  const isForStaff = scope !== 'any key' && !scopesOfRole.member.includes(scope)
  if (method !== 'GET' || isForStaff) byStatus[403]?.push('user_suspended')
  if (path.includes(':') || containsId(query) || containsId(body)) byStatus[404] = []
  if (method !== 'GET' && method !== 'POST') byStatus[412] = ['stale_version']
  if (method === 'POST') byStatus[409] = ['idempotency_in_flight']
  for (const code of new Set([...(action ? AGENT_REFUSALS : []), ...(docs.refusals ?? [])])) {
    const status = statusByIssue[code] ?? refusalStatus[code] ?? 409
    byStatus[status] = [...(byStatus[status] ?? []), code]
  }
  for (const [status, codes] of Object.entries(byStatus)) {
    const name = refusals[Number(status)]
    if (!name) throw new Error(`There is no response for refusals with the status ${status}.`)
    const own = codes.map((code) => `\`${code}\``).join(', ')
    const description = `${standardResponses[name].description} ${own}.`
    responses[status] = { $ref: `#/components/responses/${name}`, ...(own && { description }) }
  }
  return responses
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
  return {
    Error: {
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
              description: 'Every problem found; empty when there is nothing to add.',
              items: { $ref: '#/components/schemas/Issue' },
            },
          },
        },
      },
    },
    ErrorCode: { type: 'string', enum: Object.keys(statusByCode) },
    IssueCode: { type: 'string', enum: Object.keys(issueCodes) },
    Issue: {
      type: 'object',
      required: ['path', 'code', 'message'],
      properties: {
        path: {
          type: 'string',
          description: 'The field, parameter or header; empty when the problem is not in one of them.',
        },
        code: { $ref: '#/components/schemas/IssueCode' },
        message: { type: 'string' },
        details: { type: 'object', description: 'Values that a program may need.' },
      },
    },
  }
}

const requestId = { 'x-request-id': { $ref: '#/components/headers/RequestId' } }
const retryAfter = { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }
const challenge = { 'www-authenticate': { $ref: '#/components/headers/Challenge' } }
const limits = {
  ratelimit: { $ref: '#/components/headers/RateLimit' },
  'ratelimit-policy': { $ref: '#/components/headers/RateLimitPolicy' },
}

/** Responses that are the same for all operations. */
export const standardResponses = {
  NotModified: { description: 'Not changed: `If-None-Match` has the current ETag. No body.', headers: requestId },
  BadRequest: errorResponse(400, 'The request is malformed.', { code: 'malformed_json' }),
  Unauthorized: errorResponse(401, 'The key is missing or not accepted.', { code: 'bad_key', headers: challenge }),
  Forbidden: errorResponse(403, 'The caller is not permitted.', { code: 'missing_scope' }),
  NotFound: errorResponse(404, 'There is no such resource, or the caller may not see it.'),
  Conflict: errorResponse(409, 'The current state does not allow it.', { code: 'wrong_state' }),
  StaleVersion: errorResponse(412, 'The resource has changed since it was read.', { code: 'stale_version' }),
  PayloadTooLarge: errorResponse(413, 'The body is larger than 1 MiB.'),
  UnsupportedMediaType: errorResponse(415, 'The body is not `application/json`.'),
  ValidationFailed: errorResponse(
    422,
    'Fields or parameters violate their constraints; each is listed. Also when an Idempotency-Key was used before with another body.',
    { code: 'unknown_field', path: 'nmae' },
  ),
  RateLimited: errorResponse(429, 'Too many requests.', {
    code: 'rate_limited',
    headers: { ...limits, ...retryAfter },
  }),
  InternalError: errorResponse(500, 'Something went wrong on our side.'),
  Unavailable: errorResponse(503, 'Overloaded, draining, or the database cannot be used.', {
    code: 'overloaded',
    headers: retryAfter,
  }),
}

// The responses to which an operation adds the codes of its own refusals.
const refusals: Partial<Record<number, keyof typeof standardResponses>> = {
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  412: 'StaleVersion',
  422: 'ValidationFailed',
  503: 'Unavailable',
}

// Refusals that are not answered with 409.
const refusalStatus: Partial<Record<IssueCode, number>> = {
  wider_than_key: 403,
  outlives_key: 403,
  not_for_agents: 422,
  missing_role: 403,
  sign_up_key: 403,
  mandate_exceeded: 403,
  approval_required: 403,
  approval_rejected: 403,
}

function errorResponse(
  status: number,
  description: string,
  { code, path = '', headers = {} }: { code?: IssueCode; path?: string; headers?: Json } = {},
): Json & { description: string } {
  const name = Object.entries(statusByCode).find(([, usual]) => usual === status)?.[0]
  const errorCode = name ?? { 412: 'CONFLICT', 429: 'FORBIDDEN', 503: 'INTERNAL_ERROR' }[status] ?? 'BAD_REQUEST'
  const message = code ? issueCodes[code] : description
  const issues = code ? [{ path, code, message }] : []
  return {
    description,
    headers: { ...requestId, ...headers },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: { error: { code: errorCode, message, issues } },
      },
    },
  }
}
