import { expect } from 'vitest'
import { type IssueCode, issueCodes, issueDefinition } from '../../src/platform/kernel/issue-codes.ts'
import type { DetailKind } from '../../src/platform/kernel/issue-details.ts'
import type { Answer, Client } from './client.ts'
import { descriptionOf } from './openapi-document.ts'

// biome-ignore lint/suspicious/noExplicitAny: A JSON document of any form.
type Json = any

export interface ReceivedIssue {
  path: string
  code: IssueCode
  message: string
  remedy: string
  details: Json
}

/** What's wrong with the body of an error: its issues have to be those of the catalog. Empty if nothing is. */
export function problemsWithError(body: Json): string[] {
  const issues: ReceivedIssue[] = body?.error?.issues ?? []
  if (issues.length === 0) return ['there is no issue']
  return issues.flatMap(({ code, remedy, details = {} }) => {
    if (!Object.hasOwn(issueCodes, code)) return [`${code} is not in the catalog`]
    const definition = issueDefinition(code)
    return [
      ...(remedy === definition.remedy ? [] : [`${code} has another remedy than the catalog`]),
      ...problemsWithDetails(definition.details ?? {}, details).map((problem) => `${code}: ${problem}`),
    ]
  })
}

function problemsWithDetails(kinds: Readonly<Record<string, DetailKind>>, details: Json): string[] {
  const bare = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name.replace('?', ''), kind]))
  const unknown = Object.keys(details).filter((name) => !(name in bare))
  const missing = Object.keys(kinds).filter((name) => !name.endsWith('?') && details[name] === undefined)
  const wrong = Object.entries(bare).filter(([name, kind]) => details[name] !== undefined && !fits[kind](details[name]))
  return [
    ...unknown.map((name) => `details.${name} is not in the catalog`),
    ...missing.map((name) => `details.${name} is missing`),
    ...wrong.map(([name, kind]) => `details.${name} is not of the kind ${kind}`),
  ]
}

const isText = (value: unknown) => typeof value === 'string'
const isTime = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/.test(value)
const isValue = (value: unknown) => isText(value) || Number.isInteger(value)
const isListOf = (fitsItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(fitsItem)

const fits: Record<DetailKind, (value: unknown) => boolean> = {
  text: isText,
  'text or null': (value) => value === null || isText(value),
  texts: isListOf(isText),
  time: isTime,
  'time or null': (value) => value === null || isTime(value),
  integer: Number.isInteger,
  integers: isListOf(Number.isInteger),
  boolean: (value) => typeof value === 'boolean',
  value: isValue,
  values: isListOf(isValue),
}

/** Calls operations that are refused, and checks that the OpenAPI document says so. */
export class RefusalChecker {
  readonly #operations: { id: string; method: string; matches: RegExp; responses: Record<string, string> }[]
  readonly #called = new Set<string>()

  constructor(document: Json) {
    this.#operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
      Object.entries<Json>(methods).map(([method, { operationId, responses }]) => ({
        id: operationId,
        method: method.toUpperCase(),
        matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        responses: Object.fromEntries(
          Object.entries<Json>(responses).map(([status, response]) => [status, descriptionOf(document, response)]),
        ),
      })),
    )
  }

  /** Sends a request that has to be refused with this code, and returns the issue. */
  async refused(
    code: IssueCode,
    caller: Client,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ReceivedIssue> {
    return this.check(code, method, path, await caller.send(method, path, body, headers))
  }

  check(code: IssueCode, method: string, path: string, answer: Answer): ReceivedIssue {
    const issues: ReceivedIssue[] = answer.body?.error?.issues ?? []
    const issue = issues.find((one) => one.code === code)
    if (!issue) throw new Error(`${method} ${path} gave ${answer.status} ${answer.text}, not ${code}`)
    expect([answer.status, code]).toEqual([issueCodes[code].status, code])
    expect(problemsWithError(answer.body)).toEqual([])
    const operation = this.#operationAt(method, path)
    // The introduction of the document describes refusals that do not depend on the operation.
    if (!operation || HTTP_STATUSES.includes(answer.status)) return issue
    this.#called.add(`${operation.id} ${code}`)
    expect(Object.keys(operation.responses), `${operation.id} does not document ${answer.status}`).toContain(
      OTHER_STATUSES.includes(answer.status) ? 'default' : String(answer.status),
    )
    if (LISTED_STATUSES.includes(answer.status)) {
      expect(codesIn(operation.responses[answer.status]), `${operation.id} does not document ${code}`).toContain(code)
    }
    return issue
  }

  /** The documented refusals of single operations that haven't been called: `operation code`. */
  uncalled(): string[] {
    return this.#operations.flatMap(({ id, responses }) =>
      LISTED_STATUSES.flatMap((status) => codesIn(responses[status]))
        .filter((code) => !GENERAL.includes(code as IssueCode))
        .map((code) => `${id} ${code}`)
        .filter((pair) => !this.#called.has(pair)),
    )
  }

  #operationAt(method: string, path: string) {
    const [bare = ''] = `/api${path}`.split('?')
    const found = this.#operations.filter((operation) => operation.method === method && operation.matches.test(bare))
    // A path without parameters comes before one with.
    return found.sort((a, b) => a.matches.source.length - b.matches.source.length).at(-1)
  }
}

const HTTP_STATUSES = [405, 408, 414, 417, 431]
// Those that don't depend on the operation.
export const OTHER_STATUSES = [400, 413, 415, 416, 429, 500, 503]
const LISTED_STATUSES = [403, 409, 412]

// Refusals that follow from the kind of operation, which other tests check for all operations of that kind.
const GENERAL: readonly IssueCode[] = [
  'agent_suspended',
  'user_suspended',
  'terms_not_accepted',
  'missing_scope',
  'cross_site',
  'session_required',
  'recent_sign_in_required',
  'api_key_required',
  'stale_version',
  'idempotency_in_flight',
  'mandate_exceeded',
  'approval_required',
  'approval_rejected',
  'quota_reached',
]

function codesIn(description = ''): string[] {
  return [...description.matchAll(/`([a-z_]+)`/g)].map(([, code]) => String(code))
}
