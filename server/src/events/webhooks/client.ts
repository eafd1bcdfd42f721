import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { publicLookup, TargetNotAllowed, targetConnector } from './target-connector.ts'
import type { AllowedTargets } from './targets.ts'

/** The outcome of one call. */
export interface CallResult {
  /** Null if there was no response; `error` says why. */
  statusCode: number | null
  durationMs: number
  /** The first 16 KiB of the response body. */
  response: string | null
  retryAfterSeconds: number | null
  error: string | null
}

/** Calls URLs registered by users: only allowed targets, with limits on time and size. */
export interface TargetClient {
  /** Rejects only if the signal is aborted; every other failure is a result. */
  post(url: string, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<CallResult>
  get(url: string, headers: Record<string, string>): Promise<CallResult>
  close(): Promise<void>
}

export interface TargetClientOptions {
  targets: AllowedTargets
  timeoutMs?: number
  /** Replaces name resolution in tests. */
  lookup?: LookupFunction
}

export function createTargetClient(options: TargetClientOptions): TargetClient {
  const { targets, timeoutMs = TIMEOUT_MS } = options
  const lookup = options.lookup ?? (targets === 'any' ? (systemLookup as LookupFunction) : publicLookup())
  const agent = new Agent({
    connect: targetConnector(targets, lookup, timeoutMs),
    connections: CONNECTIONS_PER_ORIGIN_MAX,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    // `post` has one timeout for the whole call.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: HEADERS_MAX_BYTES,
  })

  async function call(
    { url, ...rest }: Outgoing,
    signals: { stop: AbortSignal; stopOrTimeout: AbortSignal },
  ): Promise<Omit<CallResult, 'durationMs'>> {
    const parsed = new URL(url)
    if (parsed.protocol !== 'https:' && targets !== 'any') throw new TargetNotAllowed('it isn’t https')
    const signal = signals.stopOrTimeout
    const response = await request(parsed, { dispatcher: agent, ...rest, signal })
    return {
      statusCode: response.statusCode,
      response: await readStart(response.body, signals.stop),
      retryAfterSeconds: retryAfterOf(response.headers['retry-after']),
      error: null,
    }
  }

  async function send(outgoing: Outgoing, signal: AbortSignal): Promise<CallResult> {
    signal.throwIfAborted()
    const startedMs = performance.now()
    // Not `AbortSignal.any`: it leaks memory on a signal that lives as long as the service (nodejs/node#55351).
    const stopOrTimeout = new AbortController()
    const abort = () => stopOrTimeout.abort()
    signal.addEventListener('abort', abort)
    const timeout = setTimeout(abort, timeoutMs)
    try {
      const result = await call(outgoing, { stop: signal, stopOrTimeout: stopOrTimeout.signal })
      return { ...result, durationMs: elapsedMs(startedMs) }
    } catch (error) {
      if (signal.aborted) throw error
      const reason = stopOrTimeout.signal.aborted ? `no response within ${timeoutMs / 1000} s` : reasonOf(error)
      return noResponse(reason, elapsedMs(startedMs))
    } finally {
      clearTimeout(timeout)
      signal.removeEventListener('abort', abort)
    }
  }

  return {
    post: (url, headers, body, signal) => send({ url, method: 'POST', headers, body }, signal),
    get: (url, headers) => send({ url, method: 'GET', headers }, new AbortController().signal),
    close: () => agent.destroy(),
  }
}

interface Outgoing {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

/** The result of a call that got no response or wasn't made. */
export function noResponse(error: string, durationMs = 0): CallResult {
  return { statusCode: null, durationMs, response: null, retryAfterSeconds: null, error }
}

const TIMEOUT_MS = 15_000
const RESPONSE_MAX_BYTES = 16 * 1024
// Only the status matters, so a slow response body is cut off.
const RESPONSE_MAX_MS = 2_000
const HEADERS_MAX_BYTES = 16 * 1024
const KEEP_ALIVE_MS = 4_000
// More than there can be attempts, because many webhooks may share an origin, and one that hangs must not block the others.
const CONNECTIONS_PER_ORIGIN_MAX = 512

/** Reads the part of a response that is stored, then closes it. Rejects only if stopped before the first byte. */
async function readStart(body: Readable, stop: AbortSignal): Promise<string> {
  // Destroying the stream makes it emit an error, which would crash the process without a listener.
  body.on('error', () => {})
  const chunks: Buffer[] = []
  let bytes = 0
  const timeout = setTimeout(() => body.destroy(), RESPONSE_MAX_MS)
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, RESPONSE_MAX_BYTES - bytes))
      bytes += chunk.length
      if (bytes >= RESPONSE_MAX_BYTES) break
    }
  } catch (error) {
    // A response that breaks off or takes too long still counts, because its status has arrived.
    if (stop.aborted && chunks.length === 0) throw error
  } finally {
    clearTimeout(timeout)
    body.destroy()
  }
  // PostgreSQL can't store NUL in text.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\u0000', '\ufffd')
}

function retryAfterOf(header: string | string[] | undefined): number | null {
  const text = typeof header === 'string' ? header.trim() : ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const atMs = text === '' ? Number.NaN : Date.parse(text)
  return Number.isNaN(atMs) ? null : Math.max(0, Math.ceil((atMs - Date.now()) / 1000))
}

// Shown to the webhook's owner, so it must not contain a stack trace.
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error
  const cause = first instanceof Error && first.cause instanceof Error ? first.cause : first
  const notAllowed = [first, cause].find((candidate) => candidate instanceof TargetNotAllowed)
  if (notAllowed) return notAllowed.message
  const { code, message } = cause as { code?: unknown; message?: unknown }
  return String(code ? `${code}: ${message}` : message).slice(0, 300)
}

function elapsedMs(startedMs: number): number {
  return Math.round(performance.now() - startedMs)
}
