import type { Answer } from './client.ts'
import type { Caller, Cast, Thing } from './fuzz-cast.ts'
import { type Step, UNDECODABLE } from './fuzz-steps.ts'
import type { Json, Operation } from './openapi-document.ts'
import { IdOf, jsonOf, Raw, SeenIn } from './schema-values.ts'

/** A step with everybody and everything in it decided. */
export interface Request {
  step: Step
  caller: Caller | null
  method: string
  target: string
  headers: Record<string, string>
  body: string | Buffer<ArrayBuffer> | undefined
  /** The things its path names, by their prefix. */
  about: Record<string, string>
  /** Whether its path names something that there is not. */
  isAboutNothing: boolean
  /** Whether its path names something of others that this caller may not know of. */
  isAboutOthers: boolean
}

/** Decides who sends a step, and what it is about. */
export function requestOf(cast: Cast, step: Step): Request {
  const { operation } = step
  const earlier = step.goesOn ? cast.pages.get(operation.id) : undefined
  const caller = earlier?.caller ?? callerOf(cast, step)
  const picker = new Picker(cast, caller, step)
  const ids = picker.path(step)
  const value = step.broken ? undefined : picker.resolved(step.body)
  const query = step.query.map(([name, given]) => [name, plain(picker.resolved(given))] as const)
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => {
    const id = ids[operation.ids.findIndex((one) => one.name === name)] ?? ''
    return id === UNDECODABLE ? id : encodeURIComponent(id)
  })
  const encoded = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  const headers = Object.entries(step.headers).map(([name, given]) => [name, headerOf(picker.resolved(given))])
  const body = step.broken?.body ?? (value === undefined ? undefined : jsonOf(value))
  return {
    step,
    caller,
    method: operation.method,
    target: earlier?.target ?? path + (encoded && `?${encoded}`),
    headers: {
      ...Object.fromEntries(headers),
      ...(caller ? { authorization: `Bearer ${caller.client.secret}` } : KEYLESS[step.caller.at % KEYLESS.length]),
      ...(body !== undefined && { 'content-type': step.broken?.contentType ?? 'application/json' }),
      ...(step.broken?.contentEncoding && { 'content-encoding': step.broken.contentEncoding }),
    },
    body,
    about: Object.fromEntries(operation.ids.map(({ prefix }, index) => [prefix, ids[index] ?? ''])),
    isAboutNothing: !earlier && picker.isAboutNothing,
    isAboutOthers: !earlier && caller?.role === 'member' && picker.isAboutOthers,
  }
}

export async function send(url: string, { method, target, headers, body }: Request): Promise<Answer> {
  const response = await fetch(url + target, { method, headers, ...(body !== undefined && { body }) })
  const { status, headers: answered } = response
  if (answered.get('content-type')?.startsWith('text/event-stream')) {
    // It would never end; its beginning is enough.
    const reader = response.body?.getReader()
    const text = new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
    return { status, headers: answered, body: text, text }
  }
  const text = await response.text()
  return { status, headers: answered, body: text && JSON.parse(text), text }
}

/** What is wrong with an answer, in words; null when nothing is. */
export function problemWith(request: Request, answer: Answer): string | null {
  return formProblem(request, answer) ?? meaningProblem(request, answer)
}

/** The request as a person could send it again. */
export function described({ step, caller, method, target, headers, body }: Request): string {
  const { authorization, ...rest } = headers
  const sent = body === undefined ? '' : `\n${String(body).slice(0, 2_000)}`
  const expected = JSON.stringify(step.expected)
  return `${caller?.name ?? 'nobody'}: ${method} ${target.slice(0, 1_000)} ${JSON.stringify(rest)}${sent}\nexpected ${expected}`
}

// What the document says about every answer.
function formProblem({ step: { operation }, headers }: Request, answer: Answer): string | null {
  const { status, body } = answer
  if (status >= 500) return 'a fault of the service'
  const declared = operation.answers.get(status)
  if (!declared) return `the document does not have ${status} for ${operation.id}`
  const type = answer.headers.get('content-type')?.split(';')[0] ?? null
  if (type !== declared.type) return `the content type is ${type}, not ${declared.type}`
  const isFitting: boolean = declared.fits(body)
  if (!isFitting) return `the body does not fit its schema: ${JSON.stringify(declared.fits.errors)}`
  if (status >= 400 && !CODES[status]?.includes(body.error.code)) return `${body.error.code} does not go with ${status}`
  if (status === 201 && !answer.headers.get('location')) return 'there is no Location'
  if (status < 300 && typeof body.version === 'number' && !answer.headers.get('etag')) return 'there is no ETag'
  if (status === 401 && answer.headers.get('www-authenticate') !== 'Bearer') return 'there is no WWW-Authenticate'
  const id = answer.headers.get('x-request-id')
  if (!id || (headers['x-request-id'] === 'mine' && id !== 'mine')) return 'the request id is not the given one'
  return null
}

// What this very request had to lead to.
function meaningProblem(request: Request, { status, body }: Answer): string | null {
  const { step, caller, isAboutNothing, isAboutOthers } = request
  const { operation, expected, broken } = step
  const issues: { path: string; code: string }[] = body?.error?.issues ?? []
  const must = (wanted: number, code?: string) =>
    status === wanted && (code === undefined || issues.some((issue) => issue.code === code))
      ? null
      : `it had to be ${wanted} ${code ?? ''}`
  if (step.ids.some(({ text, how }) => how === 'malformed' && text === UNDECODABLE)) return must(400)
  if (broken?.contentEncoding) return must(415)
  if (operation.scope !== null) {
    if (!caller) return must(401)
    if (operation.scope !== '' && !caller.scopes.has(operation.scope)) return must(403, 'missing_scope')
    if (status === 401) return 'the key is good'
    if (caller.isSuspended && issues[0]?.code === 'user_suspended') return must(403)
  }
  if (expected.kind === 'refused') return must(expected.status)
  if (expected.kind === 'faulty') {
    const unnamed = expected.paths.filter((path) => !issues.some((issue) => issue.path === path))
    return must(422) ?? (unnamed.length > 0 ? `nothing is said about ${JSON.stringify(unnamed)}` : null)
  }
  if ([400, 413, 415].includes(status)) return 'nothing is wrong with its form'
  if (status === 422) {
    const rules = [...(RULES[operation.id] ?? []), ...(operation.method === 'POST' ? [SAME_KEY] : [])]
    const unruly = issues.filter(({ path, code }) => !rules.some((rule) => rule.test(`${path} ${code}`)))
    return unruly.length > 0 ? `no rule refuses ${JSON.stringify(unruly)}` : null
  }
  if (isAboutNothing && status !== 404 && status !== 403) return 'there is no such thing'
  if (isAboutOthers && status !== 404 && status !== 403) return 'strangers may not know of it'
  return null
}

const CODES: Partial<Record<number, string[]>> = {
  400: ['BAD_REQUEST'],
  401: ['UNAUTHORIZED'],
  403: ['FORBIDDEN'],
  404: ['NOT_FOUND'],
  409: ['CONFLICT'],
  412: ['CONFLICT'],
  413: ['BAD_REQUEST'],
  415: ['BAD_REQUEST'],
  422: ['VALIDATION_FAILED'],
  429: ['FORBIDDEN'],
}

// Refusals of what fits its schema: rules between fields, or between a field and the time or the thing it is about.
const SAME_KEY = /^idempotency-key idempotency_mismatch$/
const GIG_RULES = [/^rate_max_cents too_small$/, /^apply_by too_small$/]
const MANDATE_RULES = /^(max_rate_cents|max_dispute_worker_cents|expires_at) too_small$/
const EVIDENCE_RULE = /^evidence\.\d+\.content bad_format$/
const FIGURE_RULE = /^(proposed_)?worker_cents (too_large|required)$/
const RULES: Partial<Record<string, RegExp[]>> = {
  createKey: [/^scopes\.\d+ (not_allowed|not_for_agents)$/, /^expires_at too_small$/],
  createGig: GIG_RULES,
  changeGig: GIG_RULES,
  listGigs: [/^q required$/],
  createAgent: [/^mandate\.(max_rate_cents|max_dispute_worker_cents|expires_at) too_small$/],
  setMandate: [MANDATE_RULES],
  openNegotiation: [/^(application_id|gig_id|worker_id) (required|not_allowed)$/],
  agreeToRound: [/^round required$/],
  addMilestone: [/^due_date too_small$/, /^amount_cents required$/],
  changeMilestone: [/^due_date too_small$/],
  fundMilestone: [/^amount_cents not_allowed$/],
  openDispute: [EVIDENCE_RULE, FIGURE_RULE],
  respondToDispute: [EVIDENCE_RULE, FIGURE_RULE],
  recommendInDispute: [FIGURE_RULE],
  resolveDispute: [FIGURE_RULE],
  advanceSandboxClock: [/^seconds too_large$/],
}

const KEYLESS: readonly Record<string, string>[] = [
  {},
  { authorization: 'Bearer nonsense' },
  { authorization: 'Basic YTpi' },
  { 'x-api-key': `parley_sk_${'0'.repeat(40)}` },
]

// Mostly one of those who can do this to something, as far as they were told.
function callerOf(cast: Cast, { operation, caller: { how, at } }: Step): Caller | null {
  if (how === 'nobody') return null
  const holders = cast.callers.filter(({ scopes }) => how === 'any' || !operation.scope || scopes.has(operation.scope))
  const things = cast.things(subjectOf(operation))
  const able = holders.filter(({ client }) => things.some((thing) => isUpTo(client.userId, actionOf(operation), thing)))
  const chosen = how === 'apt' && able.length > 0 && at % 4 > 0 ? able : holders
  return chosen[(at >> 2) % chosen.length] ?? null
}

// What an operation is about in the end: what its path names last, or its body.
function subjectOf({ id, ids }: Operation): string {
  return ids.at(-1)?.prefix ?? { openDispute: 'mil', openNegotiation: 'app' }[id] ?? ''
}

// How what can be done to a thing is called in its `allowed_actions`.
function actionOf({ id, method, path }: Operation): string {
  return ACTIONS[id] ?? ACTIONS[method] ?? path.slice(path.lastIndexOf('/') + 1)
}

const ACTIONS: Partial<Record<string, string>> = {
  openDispute: 'dispute',
  addMilestone: 'add-milestone',
  deleteGig: 'delete',
  DELETE: 'remove',
  PATCH: 'edit',
}

// Things that do not tell are up to those whom they concern, as long as something is to come.
function isUpTo(userId: string, action: string, { allowed, parties, body }: Thing): boolean {
  if (action === 'reviews') return parties.has(userId) && body.status === 'completed'
  const told = allowed.get(userId)
  return told ? told.includes(action) : allowed.size === 0 && parties.has(userId) && !PAST.has(body.status)
}

const PAST = new Set(['succeeded', 'failed', 'approved', 'rejected', 'used', 'expired'])

/** Picks the things a request is about, so that they belong together. */
class Picker {
  isAboutNothing = false
  isAboutOthers = false
  readonly #cast: Cast
  readonly #caller: Caller | null
  readonly #action: string
  readonly #isFaultless: boolean
  #thing: Thing | null = null

  constructor(cast: Cast, caller: Caller | null, { operation, expected }: Step) {
    this.#cast = cast
    this.#caller = caller
    this.#action = actionOf(operation)
    this.#isFaultless = expected.kind !== 'faulty'
  }

  /** The ids in a path. The last one is what it is about; those before it are what that is a part of. */
  path({ ids }: Step): string[] {
    return ids
      .toReversed()
      .map((id) => {
        const parent = id.how === 'own' ? this.#thing?.parents[id.prefix] : undefined
        if (parent) return parent
        const thing = this.#thingFor(id)
        this.#thing ??= thing
        if (thing === null) this.isAboutNothing ||= id.how !== 'own' || id.prefix !== 'usr'
        else if (PRIVATE.has(id.prefix) && !thing.parties.has(this.#caller?.client.userId ?? '')) {
          this.isAboutOthers = true
        }
        return thing?.id ?? wordFor(id)
      })
      .reverse()
  }

  /** The value with everything in it decided. */
  resolved(value: unknown): unknown {
    if (value instanceof IdOf) return this.#idIn(value)
    if (value instanceof SeenIn) return this.#seen(value)
    if (value instanceof Raw || value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) {
      const members = value.map((member) => this.resolved(member))
      // Two picks may fall on the same thing, which would be a fault of the list.
      return this.#isFaultless && value.some((member) => member instanceof IdOf) ? [...new Set(members)] : members
    }
    // The milestone of a dispute comes before its contract.
    const members = Object.entries(value).map(([name, member]) => [name, member] as const)
    const first = members.find(([name]) => name === 'milestone_id')?.[1]
    if (first instanceof IdOf) this.#thing = this.#thingFor(first)
    return Object.fromEntries(members.map(([name, member]) => [name, this.resolved(member)]))
  }

  #idIn(id: IdOf): string {
    const known = this.#thing?.id.startsWith(id.prefix) ? this.#thing.id : this.#thing?.parents[id.prefix]
    if (id.how === 'own' && known) return known
    return this.#thingFor(id)?.id ?? wordFor(id)
  }

  #seen({ names, at, otherwise }: SeenIn): unknown {
    const found = [...valuesIn(this.#thing?.body, names)].filter(
      (value) => typeof value === (otherwise instanceof Raw ? 'number' : typeof otherwise) || otherwise === '*',
    )
    const value = found[at % Math.max(found.length, 1)]
    return value === undefined || value === null || value === 0 ? otherwise : value
  }

  #thingFor({ how, prefix, at }: IdOf): Thing | null {
    const userId = this.#caller?.client.userId ?? ''
    const all = this.#cast.things(prefix)
    if (how === 'other')
      return pick(
        all.filter(({ parties }) => !parties.has(userId)),
        at,
      )
    if (how !== 'own') return null
    const possible = all.filter((thing) => isUpTo(userId, this.#action, thing))
    if (possible.length > 0 && at % 4 > 0) return pick(possible, at)
    const isEverybodys = this.#caller?.role !== 'member' || prefix === 'usr'
    return pick(isEverybodys ? all : all.filter(({ parties }) => parties.has(userId)), at) ?? pick(all, at)
  }
}

const PRIVATE = new Set(['app', 'neg', 'con', 'mil', 'pay', 'dep', 'wdr', 'agt', 'key', 'whk', 'dlv', 'apr', 'dsp'])

function pick(things: readonly Thing[], at: number): Thing | null {
  return things[(at >> 2) % Math.max(things.length, 1)] ?? null
}

function wordFor({ how, prefix, at, text }: IdOf): string {
  if (how === 'malformed') return text
  return `${prefix}_01kz3v9d6ye8tb2xw4qh5m${at.toString(8).padStart(6, '0').slice(-4)}`
}

function* valuesIn(value: Json, names: readonly string[]): Generator<unknown> {
  if (value === null || typeof value !== 'object') return
  for (const [name, member] of Object.entries(value)) {
    if (names.includes(name)) yield member
    yield* valuesIn(member, names)
  }
}

function headerOf(value: unknown): string {
  return typeof value === 'number' ? `"${value}"` : String(value)
}

// In a query numbers have one spelling only.
function plain(value: unknown): string {
  return String(value instanceof Raw ? Number(value.text) : value)
}
