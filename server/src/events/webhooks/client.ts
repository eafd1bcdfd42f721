import { lookup as systemLookup } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { Agent, buildConnector, request } from 'undici'
import { isPublicAddress, type Targets } from './targets.ts'

/** What came of calling a target. */
export interface Called {
  /** Null when there was no answer; `error` then says why. */
  statusCode: number | null
  durationMs: number
  /** The first 16 KiB of the answer. */
  response: string | null
  retryAfterSeconds: number | null
  error: string | null
}

/** Calls targets that strangers named: only where that is allowed, and for a bounded time and size. */
export interface TargetClient {
  /** Rejects only when the signal was aborted; whatever the target does is an outcome. */
  post(url: string, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<Called>
  close(): Promise<void>
}

export interface TargetClientOptions {
  targets: Targets
  timeoutMs?: number
  /** How names are resolved, if a test has a way of its own. */
  lookup?: LookupFunction
}

export function createTargetClient(options: TargetClientOptions): TargetClient {
  const { targets, timeoutMs = TIMEOUT_MS } = options
  const lookup = options.lookup ?? (targets === 'any' ? (systemLookup as LookupFunction) : publicLookup())
  const agent = new Agent({
    connect: guardedConnector(targets, lookup, timeoutMs),
    connections: CONNECTIONS_PER_ORIGIN,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    // One deadline holds for all of it, and this is not it.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: HEADERS_MAX_BYTES,
  })

  async function call(
    url: string,
    headers: Record<string, string>,
    body: string,
    { signal, ended }: { signal: AbortSignal; ended: AbortSignal },
  ): Promise<Omit<Called, 'durationMs'>> {
    const parsed = new URL(url)
    if (parsed.protocol !== 'https:' && targets !== 'any') throw new TargetNotAllowed('it is not https')
    const answer = await request(parsed, { dispatcher: agent, method: 'POST', headers, body, signal: ended })
    // From here on it has answered: the deadline only ends the reading.
    const response = await readStart(answer.body, signal)
    return {
      statusCode: answer.statusCode,
      response,
      retryAfterSeconds: retryAfterOf(answer.headers['retry-after']),
      error: null,
    }
  }

  return {
    async post(url, headers, body, signal) {
      signal.throwIfAborted()
      const startedMs = performance.now()
      // The signal lives as long as the service, and `AbortSignal.any` leaves something with it each time (nodejs/node#55351).
      const ending = new AbortController()
      const end = () => ending.abort()
      signal.addEventListener('abort', end)
      const deadline = setTimeout(end, timeoutMs)
      try {
        const called = await call(url, headers, body, { signal, ended: ending.signal })
        return { ...called, durationMs: elapsed(startedMs) }
      } catch (error) {
        if (signal.aborted) throw error
        const reason = ending.signal.aborted ? `no answer within ${timeoutMs / 1000} s` : reasonOf(error)
        const durationMs = elapsed(startedMs)
        return { statusCode: null, durationMs, response: null, retryAfterSeconds: null, error: reason }
      } finally {
        clearTimeout(deadline)
        signal.removeEventListener('abort', end)
      }
    },
    close: () => agent.destroy(),
  }
}

const TIMEOUT_MS = 15_000
const DNS_TIMEOUT_MS = 2_500
const RESPONSE_MAX_BYTES = 16 * 1024
// A success is a success once its status is there; the rest of a slow answer is not worth a long wait.
const RESPONSE_MAX_MS = 2_000
const HEADERS_MAX_BYTES = 16 * 1024
const KEEP_ALIVE_MS = 4_000
// As many as there can be attempts: many endpoints may share one origin, and one that hangs must not keep the others out.
const CONNECTIONS_PER_ORIGIN = 512

class TargetNotAllowed extends Error {
  constructor(why: string) {
    super(`the target is not allowed: ${why}`)
    this.name = 'TargetNotAllowed'
  }
}

/**
 * Connects only to addresses that are allowed. They are checked where they are used: literals before connecting, names
 * when they are resolved, with the very answer that is connected to, and once more on the open connection.
 */
function guardedConnector(targets: Targets, lookup: LookupFunction, timeoutMs: number): buildConnector.connector {
  if (targets === 'any') return buildConnector({ timeout: timeoutMs, lookup })
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const addresses = Array.isArray(found) ? found : [{ address: found, family: isIP(found) }]
      // One wrong answer among good ones is an attack, or as dangerous as one.
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new TargetNotAllowed('its name leads to an address that is not public'), [])
      }
      if (options.all) return callback(null, addresses)
      const [first] = addresses
      return callback(null, first?.address ?? '', first?.family)
    })
  }
  const connect = buildConnector({ timeout: timeoutMs, lookup: guardedLookup })
  return (options, callback) => {
    if (options.protocol !== 'https:') return callback(new TargetNotAllowed('it is not https'), null)
    if (isIP(options.hostname) && !isPublicAddress(options.hostname)) {
      return callback(new TargetNotAllowed('its address is not public'), null)
    }
    return connect(options, (error, socket) => {
      if (error) return callback(error, null)
      if (isPublicAddress((socket as Socket).remoteAddress ?? '')) return callback(null, socket)
      socket.destroy()
      return callback(new TargetNotAllowed('its address is not public'), null)
    })
  }
}

/**
 * Asks name servers directly. The system's lookup would have a thread wait for each answer, of which there are few, so that
 * some endpoints with slow name servers could keep all others waiting; it also knows names that are only of this machine.
 */
function publicLookup(): LookupFunction {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 })
  return (hostname, _options, callback) => {
    void Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]).then(([four, six]) => {
      const found = [
        ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
        ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
      ]
      if (found.length > 0 || four.status === 'fulfilled') callback(null, found)
      else callback(four.reason, [])
    })
  }
}

/** Reads as much of an answer as is kept, and hangs up on the rest. */
async function readStart(body: Readable, signal: AbortSignal): Promise<string> {
  // Hanging up is an error to the stream, though not to us.
  body.on('error', () => {})
  const chunks: Buffer[] = []
  let bytes = 0
  const enough = setTimeout(() => body.destroy(), RESPONSE_MAX_MS)
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, RESPONSE_MAX_BYTES - bytes))
      bytes += chunk.length
      if (bytes >= RESPONSE_MAX_BYTES) break
    }
  } catch (error) {
    // What broke off, or took too long, has been an answer all the same.
    if (signal.aborted && chunks.length === 0) throw error
  } finally {
    clearTimeout(enough)
    body.destroy()
  }
  // NUL cannot be stored in a text, nor does anybody miss it.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\u0000', '\ufffd')
}

function retryAfterOf(header: string | string[] | undefined): number | null {
  const text = typeof header === 'string' ? header.trim() : ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const at = text === '' ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

// For the owner of the endpoint, who has to find out what is wrong; never the stack of our own code.
function reasonOf(error: unknown): string {
  const chain = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error
  if (chain instanceof TargetNotAllowed) return chain.message
  const cause = chain instanceof Error && chain.cause instanceof Error ? chain.cause : chain
  if (cause instanceof TargetNotAllowed) return cause.message
  const { code, message } = cause as { code?: unknown; message?: unknown }
  return String(code ? `${code}: ${message}` : message).slice(0, 300)
}

function elapsed(startedMs: number): number {
  return Math.round(performance.now() - startedMs)
}
