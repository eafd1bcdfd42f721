import { URL_MAX_LENGTH } from '../../src/platform/http/envelope.ts'
import type { Answer } from './client.ts'
import { PIXEL } from './fixtures.ts'
import type { Caller, FuzzMarketplace, Resource } from './fuzz-marketplace.ts'
import { type Step, UNDECODABLE } from './fuzz-steps.ts'
import type { Json, Operation } from './openapi-document.ts'
import { IdChoice, jsonOf, RawJson, ValueFromResource } from './schema-values.ts'

/** A step with its caller and its ids chosen. */
export interface Request {
  step: Step
  caller: Caller | null
  method: string
  target: string
  headers: Record<string, string>
  body: string | Buffer<ArrayBuffer> | undefined
  /** The ids in its path, by prefix. */
  about: Record<string, string>
  /** Whether its path has an id that does not exist. */
  namesMissing: boolean
  /** Whether its path has an id of a resource that this caller may not see. */
  namesHidden: boolean
}

/** Chooses the caller of a step and its ids. */
export function requestOf(marketplace: FuzzMarketplace, step: Step): Request {
  const { operation } = step
  const earlier = step.readsNextPage ? marketplace.pages.get(operation.id) : undefined
  const caller = earlier?.caller ?? callerOf(marketplace, step)
  const picker = new ResourcePicker(marketplace, caller, step)
  const ids = picker.path(step)
  const value = step.broken ? undefined : picker.resolved(step.body)
  const query = step.query.map(([name, given]) => [name, queryText(picker.resolved(given))] as const)
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => {
    const id = ids[operation.ids.findIndex((one) => one.name === name)] ?? ''
    return id === UNDECODABLE ? id : encodeURIComponent(id)
  })
  const encoded = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  const headers = Object.entries(step.headers).map(([name, given]) => [name, headerOf(picker.resolved(given))])
  const file = operation.id === 'uploadAttachment' ? PIXEL : undefined
  const body = step.broken?.body ?? (value === undefined ? file : jsonOf(value))
  return {
    step,
    caller,
    method: operation.method,
    target: earlier?.target ?? path + (encoded && `?${encoded}`),
    headers: {
      ...Object.fromEntries(headers),
      ...(caller
        ? { authorization: `Bearer ${caller.client.secret}`, ...(caller.actAs && { 'parley-act-as': caller.actAs }) }
        : INVALID_KEY_HEADERS[step.caller.random % INVALID_KEY_HEADERS.length]),
      ...(body !== undefined && { 'content-type': step.broken?.contentType ?? 'application/json' }),
      ...(step.broken?.contentEncoding && { 'content-encoding': step.broken.contentEncoding }),
    },
    body,
    about: Object.fromEntries(operation.ids.map(({ prefix }, index) => [prefix, ids[index] ?? ''])),
    namesMissing: !earlier && picker.namesMissing,
    namesHidden: !earlier && caller?.role === 'member' && picker.namesHidden,
  }
}

export async function send(url: string, { method, target, headers, body }: Request): Promise<Answer> {
  const response = await fetch(url + target, { method, headers, ...(body !== undefined && { body }) })
  const { status, headers: answered } = response
  if (answered.get('content-type')?.startsWith('text/event-stream')) {
    // A stream never ends; its first bytes are enough.
    const reader = response.body?.getReader()
    const text = new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
    return { status, headers: answered, body: text, text }
  }
  const text = await response.text()
  const isJson = answered.get('content-type')?.startsWith('application/json')
  return { status, headers: answered, body: isJson ? JSON.parse(text) : text, text }
}

/** Describes what's wrong with a response; null if it's right. */
export function problemWith(request: Request, answer: Answer): string | null {
  // No operation documents the refusal of a URL that's too long as a whole.
  if (request.target.length > URL_MAX_LENGTH)
    return answer.status === 414 ? null : 'a URL that is too long was accepted'
  return documentProblem(request, answer) ?? expectationProblem(request, answer)
}

/** The request as text, for sending it again manually. */
export function described({ step, caller, method, target, headers, body }: Request): string {
  const { authorization, ...rest } = headers
  const sent = body === undefined ? '' : `\n${String(body).slice(0, 2_000)}`
  const expected = JSON.stringify(step.expected)
  return `${caller?.name ?? 'no valid key'}: ${method} ${target.slice(0, 1_000)} ${JSON.stringify(rest)}${sent}\nexpected ${expected}`
}

// Checks a response against the OpenAPI document.
function documentProblem({ step: { operation }, headers, target }: Request, answer: Answer): string | null {
  const { status, body } = answer
  if (status >= 500) return 'the service answered with a server error'
  const declared = operation.answers.get(status)
  if (!declared) return `status ${status} is not documented for ${operation.id}`
  const type = answer.headers.get('content-type')?.split(';')[0] ?? null
  const isFile = declared.type === 'application/octet-stream'
  if (type !== declared.type && !isFile) return `the content type is ${type}, not ${declared.type}`
  // Events of all users come without the texts that their shapes require, and those about something removed without data.
  const fits = /\/events\b/.test(target) ? declared.fitsInPart : declared.fits
  const isValid: boolean = fits(body)
  if (!isValid) return `the body does not match its schema: ${JSON.stringify(fits.errors)}`
  if (status >= 400 && !CODES[status]?.includes(body.error.code))
    return `the code ${body.error.code} does not belong to status ${status}`
  if (status === 201 && !answer.headers.get('location')) return 'the Location header is missing'
  if (status < 300 && typeof body.version === 'number' && !answer.headers.get('etag'))
    return 'the ETag header is missing'
  if (status === 401 && !answer.headers.get('www-authenticate')?.startsWith('Bearer '))
    return 'the WWW-Authenticate header is missing'
  const id = answer.headers.get('x-request-id')
  if (!id || (headers['x-request-id'] === 'mine' && id !== 'mine')) return 'the request id is not the given one'
  return null
}

// Checks a response against what the request is expected to lead to.
function expectationProblem(request: Request, { status, body }: Answer): string | null {
  const { step, caller, namesMissing, namesHidden } = request
  const { operation, expected, broken } = step
  const issues: { path: string; code: string }[] = body?.error?.issues ?? []
  const expectStatus = (wanted: number, code?: string) =>
    status === wanted && (code === undefined || issues.some((issue) => issue.code === code))
      ? null
      : `expected ${wanted} ${code ?? ''}`
  if (step.ids.some(({ text, how }) => how === 'malformed' && text === UNDECODABLE)) return expectStatus(400)
  if (broken?.contentEncoding) return expectStatus(415)
  if (operation.scope === null && caller?.actAs) return expectStatus(400, 'bad_header')
  if (operation.scope !== null) {
    if (!caller) return expectStatus(401)
    if (caller.isApp && status < 300 && NEVER_FOR_APPS.test(`${operation.method} ${operation.path}`))
      return 'a first-party app did what only its user can do'
    if (caller.isApp && REFUSED_TO_APPS.includes(issues[0]?.code ?? '')) return expectStatus(403)
    if (operation.forSessionsOnly) return expectStatus(403, 'session_required')
    const isForUserOnly = operation.scope !== 'openid' && !operation.headers.has('parley-act-as')
    if (caller.actAs && isForUserOnly) return expectStatus(403, 'not_on_behalf')
    if (operation.scope !== '' && !caller.scopes.has(operation.scope)) return expectStatus(403, 'missing_scope')
    // `bad_sign_in` is about a token in the body.
    if (status === 401 && issues[0]?.code !== 'bad_sign_in') return 'a valid key was refused'
    if (caller.isSuspended && issues[0]?.code === 'user_suspended') return expectStatus(403)
  }
  if (expected.kind === 'refused') return expectStatus(expected.status)
  // A list that is too long for its field can be too long for any body.
  if (issues[0]?.code === 'too_many_values') return expectStatus(400)
  if (expected.kind === 'faulty') {
    const unnamed = expected.paths.filter((path) => !issues.some((issue) => issue.path === path.toWellFormed()))
    return expectStatus(422) ?? (unnamed.length > 0 ? `no issue names ${JSON.stringify(unnamed)}` : null)
  }
  if ([400, 413, 415].includes(status)) return 'a well-formed request was refused as malformed'
  if (status === 422) {
    const rules = [...(RULES[operation.id] ?? []), ...(operation.headers.has('idempotency-key') ? [SAME_KEY] : [])]
    const unexplained = issues.filter(({ path, code }) => !rules.some((rule) => rule.test(`${path} ${code}`)))
    return unexplained.length > 0 ? `no known rule gives these issues: ${JSON.stringify(unexplained)}` : null
  }
  if (namesMissing && status !== 404 && status !== 403) return 'a resource that does not exist was found'
  if (namesHidden && status !== 404 && status !== 403) return 'a hidden resource was shown to a stranger'
  return null
}

const NEVER_FOR_APPS =
  /^\w+ (\/api)?\/((keys|webhooks|apps|sessions?|passkeys|operator|users|requests|notes)\b|profile\/me\/email)|^(POST|PUT|PATCH|DELETE) (\/api)?\/(agents|approvals|terms|wallet\/(withdrawals|payout-account))\b/
const REFUSED_TO_APPS = ['not_for_apps', 'api_key_required']

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

// Issues of requests that match their schema: rules between fields, or between a field and the time or the resource.
const SAME_KEY = /^idempotency-key idempotency_mismatch$/
const GIG_RULES = [/^rate_max_cents too_small$/, /^apply_by too_small$/]
const NEW_MANDATE_RULES = /^mandate\.(max_rate_cents|max_dispute_worker_cents|expires_at) too_small$/
const MANDATE_RULES = /^(max_rate_cents|max_dispute_worker_cents|expires_at) too_small$/
const EVIDENCE_RULE = /^evidence\.\d+\.content bad_format$/
const FIGURE_RULE = /^(proposed_)?worker_cents (too_large|required)$/
const REFERENCE_RULE = /^reference too_short$/
const TRADE_RULE = /^(categories|gig_fields|profile_fields)(\.|$)/
const SEARCH_RULES = [/^filters\.q required$/, /^filters\.status not_allowed$/]
const RULES: Partial<Record<string, RegExp[]>> = {
  createKey: [/^(scopes(\.\d+)?|hosted_agent_id) (not_allowed|not_for_agents)$/, /^expires_at too_small$/],
  createGig: GIG_RULES,
  changeGig: GIG_RULES,
  listGigs: [/^q required$/],
  createDeposit: [/^return_url bad_format$/],
  addPayoutAccount: [/^country bad_format$/],
  createAgent: [NEW_MANDATE_RULES],
  tryMandate: [NEW_MANDATE_RULES],
  setMandate: [MANDATE_RULES],
  uploadAttachment: [/^name bad_format$/],
  createTextAttachment: [/^name bad_format$/],
  setAvatar: [/^attachment_id (not_allowed|damaged_image)$/],
  changeBrand: [/^accent (unreadable_color|bad_format)$/, /^(logo|icon)_attachment_id (not_allowed|damaged_image)$/],
  changeLanguages: [/^default not_allowed$/],
  previewShades: [/^accent (unreadable_color|bad_format)$/],
  createSearch: SEARCH_RULES,
  changeSearch: SEARCH_RULES,
  createBookmark: [/^(gig_id|user_id) (required|not_allowed)$/],
  createNote: [/^(application_id|user_id) (required|not_allowed)$/],
  resolveReport: [/^decision not_allowed$/],
  openNegotiation: [/^(application_id|gig_id|worker_id) (required|not_allowed)$/],
  agreeToRound: [/^round required$/],
  addMilestone: [/^due_date too_small$/, /^amount_cents required$/],
  changeMilestone: [/^due_date too_small$/],
  fundMilestone: [/^amount_cents not_allowed$/],
  openDispute: [EVIDENCE_RULE, FIGURE_RULE],
  respondToDispute: [EVIDENCE_RULE, FIGURE_RULE],
  recommendInDispute: [FIGURE_RULE],
  resolveDispute: [FIGURE_RULE],
  withdrawFees: [/^destination required$/],
  confirmDeposit: [REFERENCE_RULE, /^reason required$/],
  confirmWithdrawal: [REFERENCE_RULE, /^reason required$/, /^amount_cents too_large$/],
  failDeposit: [REFERENCE_RULE],
  failWithdrawal: [REFERENCE_RULE],
  createApp: [/^redirect_uris\.\d+ bad_format$/],
  changeApp: [/^redirect_uris\.\d+ bad_format$/],
  signIn: [/^(token|attempt|code|display_name|kind) required$/],
  inviteUser: [/^email required$/],
  advanceSandboxClock: [/^seconds too_large$/],
  resetSandbox: [/^confirm not_allowed$/],
  publishTerms: [/^(text|external_url) (required|not_allowed)$/, /^effective_at too_small$/],
  withdrawTerms: [/^terms_version not_allowed$/],
  acceptTerms: [/^terms_version not_allowed$/],
  changeTrade: [TRADE_RULE],
  tryTrade: [TRADE_RULE],
}

const INVALID_KEY_HEADERS: readonly Record<string, string>[] = [
  {},
  { authorization: 'Bearer nonsense' },
  { authorization: 'Basic YTpi' },
  { 'x-api-key': `parley_sk_${'0'.repeat(40)}` },
]

// Mostly a caller who may do this to some resource, according to its `allowed_actions`.
function callerOf(marketplace: FuzzMarketplace, { operation, caller: { how, random } }: Step): Caller | null {
  if (how === 'no key') return null
  const holders = marketplace.callers.filter(
    ({ scopes }) => how === 'any' || !operation.scope || scopes.has(operation.scope),
  )
  const resources = marketplace.resources(subjectOf(operation))
  const able = holders.filter(({ client }) =>
    resources.some((resource) => mayAct(client.userId, actionOf(operation), resource)),
  )
  const chosen = how === 'able' && able.length > 0 && random % 4 > 0 ? able : holders
  return chosen[(random >> 2) % chosen.length] ?? null
}

// The prefix of the resource an operation acts on: the last id in its path, or an id in its body.
function subjectOf({ id, ids }: Operation): string {
  return ids.at(-1)?.prefix ?? { openDispute: 'mil', openNegotiation: 'app' }[id] ?? ''
}

// The operation's name in `allowed_actions`.
function actionOf({ id, method, path }: Operation): string {
  return ACTIONS[id] ?? ACTIONS[method] ?? path.slice(path.lastIndexOf('/') + 1)
}

const ACTIONS: Partial<Record<string, string>> = {
  openDispute: 'dispute',
  openNegotiation: 'negotiate',
  createReview: 'review',
  addMilestone: 'add-milestone',
  deleteGig: 'delete',
  DELETE: 'remove',
  PATCH: 'edit',
}

// Without `allowed_actions`, every party may act until the resource has reached its end.
function mayAct(userId: string, action: string, { allowed, parties, body }: Resource): boolean {
  const actions = allowed.get(userId)
  return actions ? actions.includes(action) : allowed.size === 0 && parties.has(userId) && !ENDED.has(body.status)
}

const ENDED = new Set(['succeeded', 'failed', 'reversed', 'approved', 'rejected', 'used', 'expired'])

/** Picks the resources of a request, so that they belong together. */
class ResourcePicker {
  namesMissing = false
  namesHidden = false
  readonly #marketplace: FuzzMarketplace
  readonly #caller: Caller | null
  readonly #action: string
  readonly #isValid: boolean
  #resource: Resource | null = null

  constructor(marketplace: FuzzMarketplace, caller: Caller | null, { operation, expected }: Step) {
    this.#marketplace = marketplace
    this.#caller = caller
    this.#action = actionOf(operation)
    this.#isValid = expected.kind !== 'faulty'
  }

  /** The ids in a path. The last one is the resource itself; those before it are the resources it belongs to. */
  path({ ids }: Step): string[] {
    return ids
      .toReversed()
      .map((id) => {
        const parent = id.how === 'own' ? this.#resource?.parents[id.prefix] : undefined
        if (parent) return parent
        const resource = this.#resourceFor(id)
        this.#resource ??= resource
        if (resource === null) this.namesMissing ||= id.how !== 'own' || id.prefix !== 'usr'
        else if (PRIVATE.has(id.prefix) && !resource.parties.has(this.#caller?.client.userId ?? '')) {
          this.namesHidden = true
        }
        return resource?.id ?? idWithoutResource(id)
      })
      .reverse()
  }

  /** The value with every placeholder replaced. */
  resolved(value: unknown): unknown {
    if (value instanceof IdChoice) return this.#idIn(value)
    if (value instanceof ValueFromResource) return this.#valueFrom(value)
    if (value instanceof RawJson || value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) {
      const members = value.map((member) => this.resolved(member))
      // Two choices may pick the same resource, which would make the list invalid.
      return this.#isValid && value.some((member) => member instanceof IdChoice) ? [...new Set(members)] : members
    }
    // The milestone of a dispute is picked first, because it decides the contract.
    const members = Object.entries(value).map(([name, member]) => [name, member] as const)
    const first = members.find(([name]) => name === 'milestone_id')?.[1]
    if (first instanceof IdChoice) this.#resource = this.#resourceFor(first)
    return Object.fromEntries(members.map(([name, member]) => [name, this.resolved(member)]))
  }

  #idIn(id: IdChoice): string {
    const known = this.#resource?.id.startsWith(id.prefix) ? this.#resource.id : this.#resource?.parents[id.prefix]
    if (id.how === 'own' && known) return known
    return this.#resourceFor(id)?.id ?? idWithoutResource(id)
  }

  #valueFrom({ names, random, otherwise }: ValueFromResource): unknown {
    const found = [...valuesIn(this.#resource?.body, names)].filter(
      (value) => typeof value === (otherwise instanceof RawJson ? 'number' : typeof otherwise) || otherwise === '*',
    )
    const value = found[random % Math.max(found.length, 1)]
    return value === undefined || value === null || value === 0 ? otherwise : value
  }

  #resourceFor({ how, prefix, random }: IdChoice): Resource | null {
    const userId = this.#caller?.client.userId ?? ''
    const all = this.#marketplace.resources(prefix)
    const isParty = ({ parties }: Resource) => parties.has(userId)
    const ofOthers = all.filter((resource) => !isParty(resource))
    if (how === 'other') return pick(ofOthers, random)
    if (how !== 'own') return null
    const actionable = all.filter((resource) => mayAct(userId, this.#action, resource))
    if (actionable.length > 0 && random % 4 > 0) return pick(actionable, random)
    const isVisibleToAll = this.#caller?.role !== 'member' || prefix === 'usr'
    return pick(isVisibleToAll ? all : all.filter(isParty), random) ?? pick(all, random)
  }
}

const PRIVATE = new Set([
  'app',
  'neg',
  'con',
  'mil',
  'pay',
  'dep',
  'wdr',
  'agt',
  'key',
  'whk',
  'dlv',
  'apr',
  'dsp',
  'bkm',
  'nte',
  'tpl',
])

function pick(resources: readonly Resource[], random: number): Resource | null {
  return resources[(random >> 2) % Math.max(resources.length, 1)] ?? null
}

/** A malformed id, or a well-formed one that does not exist. */
function idWithoutResource({ how, prefix, random, text }: IdChoice): string {
  if (how === 'malformed') return text
  return `${prefix}_01kz3v9d6ye8tb2xw4qh5m${random.toString(8).padStart(6, '0').slice(-4)}`
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

// A query accepts only one spelling of a number.
function queryText(value: unknown): string {
  return String(value instanceof RawJson ? Number(value.text) : value)
}
