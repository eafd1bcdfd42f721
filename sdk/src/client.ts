import { Deadline, TIMER_MAX_MS } from './deadline.ts'
import { userAgent, variable } from './environment.ts'
import { ConnectionError, errorFrom, ParleyError, unexpectedType } from './errors.ts'
import { authorization, checkedHeaders, type HeaderRecord, lowerCased, sessionHeaders } from './headers.ts'
import { parseJson, readText } from './json.ts'
import {
  type AttemptEnd,
  type AttemptStart,
  type Bytes,
  type Operation,
  type OperationText,
  parseOperation,
  type RequestOptions,
} from './operation.ts'
import { eventsIn } from './server-sent-events.ts'

export interface ClientOptions {
  /** The URL of the service, for example `https://parley.example`. Default: `PARLEY_URL`; in a browser, the page's origin. */
  baseUrl?: string
  /**
   * An API key (`parley_sk_…`), or in a web page a publishable key (`parley_pk_…`). Default: `PARLEY_KEY`, but only together with
   * `PARLEY_URL`, never for another URL.
   */
  key?: string
  /** With an operator's key that has the scope `users:act`: the managed user it acts for. */
  actAs?: string
  /** An OAuth access token, or a function that returns the current one. */
  token?: string | TokenSource
  /** In a browser, `true`: uses the signed-in user's cookie. Elsewhere, the value of that cookie. */
  session?: true | string
  /** The maximum time for one attempt. Default: 60 seconds. */
  timeoutMs?: number
  /** How many times a failed attempt is retried. Default: 4. */
  retriesMax?: number
  /** The base delay between attempts, which doubles each time, with random jitter. Default: 500. */
  retryDelayMs?: number
  /** Extra headers for every request. */
  headers?: Record<string, string>
  /** Your program's name and version for the `User-Agent`, for example `my-bot/1.2`. Browsers send their own. */
  appName?: string
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch
  /** Called before each attempt, including retries. */
  onRequest?: (request: AttemptStart) => void
  /** Called after each attempt, including those followed by a retry. */
  onResponse?: (response: AttemptEnd) => void
}

/** Returns an access token. If the service refuses a token, this is called again with that token. */
export type TokenSource = (refused: string | null) => string | Promise<string>

/** An operation's input. `params` are given by name, or in the order of the path. */
export interface CallInput {
  params?: Readonly<Record<string, string>> | readonly string[]
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/** Sends requests: credentials, timeouts, retries, errors. */
export class Client {
  readonly #options: ClientOptions & { baseUrl: string; fetch: typeof fetch }
  /** The headers of every request, built and checked once. */
  readonly #headers: HeaderRecord
  readonly #headersWithBody: HeaderRecord
  /** The credential, if it never changes. */
  readonly #secret: string | null

  constructor(options: ClientOptions = {}) {
    const { token, session } = options
    const { baseUrl, key } = withDefaults(options)
    const credentials = [key, token, session].filter((each) => each !== undefined)
    if (credentials.length > 1) throw new TypeError('Pass only one of key, token and session.')
    if (credentials[0] === '') throw new TypeError('The key, token or session is empty.')
    // A missing id must not make the key act as the operator by mistake.
    if (Object.hasOwn(options, 'actAs') && !options.actAs) {
      throw new TypeError('actAs is empty. Pass the id of a managed user, or omit it.')
    }
    if (!/^https?:\/\/./.test(baseUrl) && (baseUrl !== '' || !('location' in globalThis))) {
      throw new TypeError(
        'Pass baseUrl, the URL of the service (for example, https://parley.example), or set PARLEY_URL.',
      )
    }
    if (/^https?:\/\/[^/]*@/.test(baseUrl))
      throw new TypeError('baseUrl has a user name or password. Pass a key instead.')
    this.#options = {
      // Browsers don't allow calling fetch as a method of another object.
      fetch: (url, init) => fetch(url, init),
      ...options,
      baseUrl: baseUrl.replace(/\/+$/, ''),
    }
    const bearer = typeof token === 'string' ? token : key
    const cookie = typeof session === 'string' ? session : undefined
    this.#secret = bearer ?? cookie ?? null
    // Frozen because a custom `fetch` gets these exact objects.
    this.#headers = Object.freeze({
      ...checkedHeaders({ ...userAgent(options.appName), ...lowerCased(options.headers) }),
      ...(options.actAs !== undefined && checkedHeaders({ 'parley-act-as': options.actAs })),
      ...(bearer !== undefined && authorization(bearer)),
      ...(cookie !== undefined && sessionHeaders(this.#options.baseUrl, cookie)),
    })
    this.#headersWithBody = Object.freeze({ 'content-type': 'application/json', ...this.#headers })
  }

  /**
   * Calls an operation. Failed reads are retried, and so are writes with an Idempotency-Key; other writes are retried only if the
   * service says that nothing was done.
   */
  async send(text: OperationText, input: CallInput = {}, options: RequestOptions = {}): Promise<unknown> {
    const { baseUrl, token } = this.#options
    const operation = parseOperation(text)
    const idempotencyKey = operation.isRepeatable ? (options.idempotencyKey ?? randomKey()) : null
    const isUpload = operation.kind === 'UPLOAD'
    const body = BODYLESS.test(operation.method)
      ? undefined
      : isUpload
        ? (input.body as Bytes)
        : JSON.stringify(input.body ?? {})
    const common = isUpload ? { 'content-type': 'application/octet-stream', ...this.#headers } : this.#headersWithBody
    const path = pathOf(operation, input)
    const call: Call = {
      operation,
      path,
      url: baseUrl + path + queryOf(input),
      headers: headersOf(body === undefined ? this.#headers : common, options, idempotencyKey),
      body,
      options,
    }
    const retriesMax = options.retriesMax ?? this.#options.retriesMax ?? RETRIES_MAX
    let refused: string | null = null
    for (let attempt = 0; ; attempt++) {
      options.signal?.throwIfAborted()
      const fresh: string | null = typeof token === 'function' ? await token(refused) : null
      const headers = fresh === null ? call.headers : { ...call.headers, ...authorization(fresh) }
      try {
        return await this.#attempt(call, attempt + 1, headers, fresh ?? this.#secret)
      } catch (error) {
        if (!(error instanceof ParleyError)) throw error
        error.idempotencyKey = idempotencyKey
        const canRenew = error.status === 401 && typeof token === 'function' && refused === null
        const waitMs = canRenew ? 0 : this.waitBefore(attempt, error.retryAfterMs)
        const isLast = attempt >= retriesMax || waitMs > RETRY_WAIT_MAX_MS || !mayRepeat(operation, error)
        if (isLast && !canRenew) throw error
        if (canRenew) refused = fresh
        await sleep(waitMs, options.signal)
      }
    }
  }

  /** How long to wait after a failed attempt: as long as the service asks, plus a growing random time. */
  waitBefore(attempt: number, retryAfterMs: number | null): number {
    const baseMs = this.#options.retryDelayMs ?? RETRY_DELAY_MS
    return (retryAfterMs ?? 0) + Math.random() * Math.min(RETRY_DELAY_MAX_MS, baseMs * 2 ** attempt)
  }

  async #attempt(
    { operation, path, url, body, options }: Call,
    attempt: number,
    headers: HeaderRecord,
    secret: string | null,
  ): Promise<unknown> {
    const { timeoutMs = operation.kind === 'UPLOAD' ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS } = this.#options
    const fetch = options.fetch ?? this.#options.fetch
    const info: AttemptStart = { method: operation.method, path, attempt }
    for (const { onRequest } of [this.#options, options]) onRequest?.({ ...info })
    const startedMs = Date.now()
    const ended = (response: Response | null) => {
      const result = {
        ...info,
        status: response?.status ?? 0,
        durationMs: Date.now() - startedMs,
        requestId: response?.headers.get('x-request-id') ?? null,
        etag: response?.headers.get('etag') ?? null,
      }
      for (const { onResponse } of [this.#options, options]) onResponse?.({ ...result })
    }
    const deadline = new Deadline(operation, options.signal, options.timeoutMs ?? timeoutMs)
    const asFailure = (error: unknown) => {
      throw error instanceof ParleyError ? error : deadline.failureFrom(error)
    }
    try {
      const init: RequestInit = {
        method: operation.method,
        headers,
        // Another server must not get the credentials.
        redirect: 'manual',
        signal: deadline.signal,
        ...(body !== undefined && { body }),
      }
      const response = await fetch(url, init).catch((error: unknown) => {
        ended(null)
        return asFailure(error)
      })
      ended(response)
      if (response.ok && operation.kind === 'STREAM' && hasType(response, 'text/event-stream'))
        return eventsIn(response, deadline)
      if (response.ok && operation.kind === 'DOWNLOAD') {
        deadline.pause()
        return response
      }
      const answer = await answerIn(response, operation, secret).catch(asFailure)
      deadline.end()
      return answer
    } catch (error) {
      // The rest of the response isn't read.
      deadline.abort()
      deadline.end()
      throw error
    }
  }
}

interface Call {
  operation: Operation
  path: string
  url: string
  headers: HeaderRecord
  body: Bytes | undefined
  options: RequestOptions
}

const TIMEOUT_MS = 60_000
const UPLOAD_TIMEOUT_MS = 600_000
const RETRIES_MAX = 4
const RETRY_DELAY_MS = 500
const RETRY_DELAY_MAX_MS = 8_000
// If the service asks for a longer wait, it's up to the caller.
const RETRY_WAIT_MAX_MS = 60_000
const BODYLESS = /GET|DELETE/

/** Whether an attempt that failed this way can be retried without doing it twice. */
function mayRepeat({ method, isRepeatable }: Operation, error: ParleyError): boolean {
  const isSafe = method === 'GET' || isRepeatable
  if (error.status === 429) return true
  if (error.has('overloaded') || error.has('draining')) return true
  if (error.status === 503) return isSafe && !error.has('search_too_slow')
  if (error instanceof ConnectionError || error.status === 502 || error.status === 504) return isSafe
  return error.has('idempotency_in_flight')
}

/** The environment provides a server's URL together with its key; a URL from elsewhere never gets that key. */
function withDefaults({ baseUrl, key, token, session }: ClientOptions): { baseUrl: string; key: string | undefined } {
  const url = baseUrl === undefined ? variable('PARLEY_URL') : undefined
  const isAnonymous = key === undefined && token === undefined && session === undefined
  return { baseUrl: baseUrl ?? url ?? '', key: url !== undefined && isAnonymous ? variable('PARLEY_KEY') : key }
}

function pathOf({ path }: Operation, { params = [] }: CallInput): string {
  let position = 0
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (params as Record<string, string>)[Array.isArray(params) ? position++ : name]
    // An empty value or dots would turn this into a different path.
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value))
      throw new TypeError(`${path} needs ${name}, not ${value}.`)
    return encodeURIComponent(value)
  })
  return `/api${filled}`
}

function queryOf({ query = {} }: CallInput): string {
  const pairs = Object.entries(query)
    .flatMap(membersOf)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((each) => each !== undefined && each !== null)
        .map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(String(each))}`),
    )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** `{ metadata: { order: '42' } }` as `metadata[order]=42`. */
function membersOf([name, value]: [string, unknown]): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, value]]
  return Object.entries(value).map(([key, member]) => [`${name}[${key}]`, member])
}

/** The headers of one request: the common ones and its own. */
function headersOf(all: HeaderRecord, options: RequestOptions, idempotencyKey: string | null): HeaderRecord {
  const { ifMatch, reason, headers } = options
  const isPlain = [options.idempotencyKey, ifMatch, reason, headers].every((each) => each === undefined)
  if (isPlain) return idempotencyKey === null ? all : { ...all, 'idempotency-key': idempotencyKey }
  const own = {
    ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
    ...(ifMatch !== undefined && { 'if-match': typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch }),
    ...(reason !== undefined && { 'parley-reason': encodeURIComponent(reason) }),
    ...headers,
  }
  return { ...all, ...checkedHeaders(own) }
}

/** A response's JSON. An incomplete one throws as if the connection had been lost; any other kind of response isn't retried. */
async function answerIn(response: Response, operation: Operation, secret: string | null): Promise<unknown> {
  if (!response.ok) throw await errorFrom(response, operation, secret)
  if (operation.kind === 'STREAM') throw unexpectedType(response, operation)
  const text = await readText(response)
  try {
    return parseJson(text)
  } catch (error) {
    throw hasType(response, 'application/json') ? error : unexpectedType(response, operation)
  }
}

function hasType({ headers }: Response, type: string): boolean {
  return headers.get('content-type')?.toLowerCase().startsWith(type) === true
}

function randomKey(): string {
  // Not available on pages without TLS.
  if (crypto.randomUUID) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Waits. If the signal is aborted, ends early with its reason. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop)
        resolve()
      },
      Math.min(ms, TIMER_MAX_MS),
    )
    signal?.addEventListener('abort', stop, { once: true })
    if (signal?.aborted) stop()
  })
}
