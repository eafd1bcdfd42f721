import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { badRequest, type Refusal, unavailable } from '../kernel/errors.ts'
import { encodeId } from '../kernel/ids.ts'
import { answerOf, answerRaw, HttpRefusal } from './envelope.ts'
import { parseJsonBody } from './json-body.ts'
import type { LoadGauge } from './load-gauge.ts'
import type { HttpMetrics } from './metrics.ts'
import type { PathTable } from './path-table.ts'
import { overloaded, type Turns } from './turns.ts'
import { RequestsUnderWay, type UnderWay } from './under-way.ts'

export interface ServerOptions {
  log: Logger
  load: LoadGauge
  writes: Turns
  paths: PathTable
  metrics: HttpMetrics | null
  /** True when callers reach the service over https, and should never again try without. */
  https: boolean
  headersTimeoutMs: number
  requestTimeoutMs: number
}

const NO_QUERY = Object.freeze({})

/** A Fastify that answers every request, however broken, in the one envelope and within bounds. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, load, writes, paths, metrics } = options
  const standingHeaders = { ...STANDING_HEADERS, ...(options.https && HSTS) }
  const tooManyRequests = farewellOf(atLimit, standingHeaders)
  const tooManyWrites = farewellOf(overloaded, standingHeaders)
  const turnedAway: TurnedAway[] = []
  const underWay = new RequestsUnderWay()
  const rejected = new WeakSet<Duplex>()

  const app = Fastify({
    logger: false,
    genReqId: requestIdOf,
    requestIdHeader: false,
    bodyLimit: BODY_MAX_BYTES,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: {
      // An id of any length is for its feature to look up, and not to find.
      maxParamLength: URL_MAX_LENGTH,
      // Queries are read by their shapes; see query-string.ts.
      querystringParser: () => NO_QUERY,
    },
    serverFactory: (serve) =>
      createHttpServer(
        {
          headersTimeout: options.headersTimeoutMs,
          requestTimeout: options.requestTimeoutMs,
          keepAliveTimeout: KEEP_ALIVE_MS,
          connectionsCheckingInterval: Math.min(1_000, options.headersTimeoutMs / 2),
          maxHeaderSize: HEADERS_MAX_BYTES,
          // Node's own answers to these have no envelope, so they are checked below.
          requireHostHeader: false,
          joinDuplicateHeaders: true,
        },
        (request, response) => {
          request.url = originFormOf(request.url ?? '/')
          const farewell = farewellFor(request)
          if (farewell) turnAway(request, response, farewell)
          else serve(request, response)
        },
      ).setTimeout(IDLE_TIMEOUT_MS),
    clientErrorHandler: (error, socket) => {
      reject(socket as Duplex, PARSER_STATUS[String('code' in error && error.code)] ?? 400)
    },
    frameworkErrors: (error, request, reply) => {
      begin(request, reply as FastifyReply)
      sendError(error, request, reply as FastifyReply)
    },
  })

  // Refused at the door like everything else, rather than by Node without an envelope.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    // Node has let go of this socket: nobody else hears its errors, reads what still comes, or ends it.
    socket.on('error', () => {}).resume()
    socket.once('finish', () => socket.destroy())
    const allow = 'GET, HEAD, OPTIONS, POST, PATCH, PUT, DELETE'
    answerRaw(socket, 405, { ...standingHeaders, allow, 'x-request-id': requestIdOf(request) })
  })

  app.decorateRequest('actor', null)
  app.decorateRequest('place', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    // Whatever its declared type, an empty body says nothing.
    if (body.length === 0) done(null, {})
    else done(new HttpRefusal(415))
  })

  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply)
    leaveOtherTypesToCatchAll(request)
    const refusal = whyRefused(request)
    if (refusal) done(refusal)
    else if (request.is404) answerUnrouted(request, reply)
    else {
      request.place?.take()
      done()
    }
  })
  // Not counted as work until the whole request is here: slow uploads keep nobody else waiting.
  app.addHook('preParsing', (request, _reply, _body, done) => {
    if (!request.raw.complete) request.place?.leave()
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    request.place?.take()
    done()
  })
  app.setErrorHandler(sendError)

  function farewellFor(request: IncomingMessage): Farewell | null {
    // Liveness must answer whatever the load: a probe that fails under pressure would restart a process that only works hard.
    if (load.isOverloaded() && pathOf(request) !== '/api/health') return tooManyRequests
    return !READING.has(String(request.method)) && writes.sendsAway() ? tooManyWrites : null
  }

  // Here already, since those who are sent away take from the others what it costs to send them away. All of one moment get their
  // answers together: that costs much less than one by one, and whoever asks again at once does so less often.
  function turnAway(request: IncomingMessage, response: ServerResponse, farewell: Farewell): void {
    const entry = { id: requestIdOf(request), request, response, reply: null, farewell }
    // So that it is counted as what it is, also when its caller does not wait for the answer.
    response.statusCode = farewell.status
    follow(entry)
    // Behind another on its connection it waits anyway, and Node stops reading there only for what is written.
    if (response.socket === null) answerTurnedAway([entry])
    else if (turnedAway.push(entry) === 1) {
      setTimeout(() => answerTurnedAway(turnedAway.splice(0)), TURNED_AWAY_AFTER_MS)
    }
  }

  function answerTurnedAway(entries: readonly TurnedAway[]): void {
    for (const { id, request, response, farewell } of entries) {
      // Gone meanwhile, or told why the rest of its request cannot be read.
      if (!request.socket.writable) continue
      const { status, head, text } = farewell
      response.writeHead(status, ['x-request-id', id, ...(load.draining ? ['connection', 'close'] : []), ...head])
      response.end(text)
    }
  }

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    reply.headers(standingHeaders)
    reply.header('x-request-id', request.id)
    // A connection that is told to close cannot meet the end of the process with a request on its way.
    if (load.draining) reply.header('connection', 'close')
    request.place = load.newPlace()
    follow({ id: request.id, request: request.raw, response: reply.raw, reply })
  }

  // Logs a request and counts it, once its answer is out or its caller gone.
  function follow(entry: UnderWay): void {
    const startedMs = performance.now()
    const { id, request, response, reply } = entry
    underWay.add(entry, () => {
      const { place, actor, routeOptions } = reply?.request ?? {}
      place?.end()
      const durationMs = performance.now() - startedMs
      const route = reply ? (routeOptions?.url ?? 'unrouted') : 'turned away'
      metrics?.observe(String(request.method), route, response.statusCode, durationMs)
      log.info(
        {
          request_id: id,
          method: request.method,
          path: pathOf(request),
          status: response.statusCode,
          duration_ms: Math.round(durationMs * 10) / 10,
          user_id: actor ? encodeId('usr', actor.userId) : undefined,
          key_id: actor ? encodeId('key', actor.keyId) : undefined,
          ...(!response.writableFinished && { aborted: true }),
        },
        'request',
      )
    })
  }

  // Answers what the HTTP parser could not read, after what came before it on the same connection. The parser complains again
  // about all that still comes.
  function reject(socket: Duplex, status: number): void {
    const { newest, previous } = underWay.latestOn(socket)
    // When the newest is whole, what follows it is broken, and not the request itself.
    const [before, broken] = newest?.request.complete ? [newest, undefined] : [previous, newest]
    if (rejected.has(socket)) {
      if (!before) socket.destroy()
      return
    }
    rejected.add(socket)
    const isAnswered = broken ? broken.response.headersSent : underWay.isAnsweredBeforeItsEnd(socket)
    if (!isAnswered && broken) {
      broken.response.statusCode = status
      broken.reply?.hijack()
    }
    const answer = () => {
      if (isAnswered) socket.destroy()
      else answerRaw(socket, status, { ...standingHeaders, ...(broken && { 'x-request-id': broken.id }) })
    }
    if (before) before.response.once('close', answer)
    else answer()
  }

  function answerUnrouted(request: FastifyRequest, reply: FastifyReply): void {
    const allowed = paths.methodsAt(pathOf(request.raw))
    const allow = allowed.join(', ')
    if (request.method === 'OPTIONS' && allowed.length > 0) {
      reply
        .code(204)
        .headers({ allow, 'access-control-allow-methods': allow, ...PREFLIGHT_HEADERS })
        .send()
    } else if (allowed.length > 0 && !allowed.includes(request.method)) {
      sendError(
        new HttpRefusal(405, `${request.method} is not supported here; see Allow.`, { headers: { allow } }),
        request,
        reply,
      )
    } else {
      sendError(new HttpRefusal(404, 'There is nothing at this path; see /docs for what there is.'), request, reply)
    }
  }

  function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const answer = answerOf(error)
    if (answer.unexpected) log.error({ request_id: request.id, err: error }, 'unexpected error')
    reply
      .code(answer.status)
      .headers(answer.headers)
      .header('content-type', JSON_TYPE)
      .send(JSON.stringify(answer.body))
  }

  return app
}

export const JSON_TYPE = 'application/json; charset=utf-8'

const BODY_MAX_BYTES = 1024 * 1024
const HEADERS_MAX_BYTES = 16 * 1024
const URL_MAX_LENGTH = 8 * 1024
const KEEP_ALIVE_MS = 72_000
const IDLE_TIMEOUT_MS = 120_000
const TURNED_AWAY_AFTER_MS = 100

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
const JSON_IN_UTF8 = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i
const HSTS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

const STANDING_HEADERS = {
  'api-version': 'v1',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Keys travel in a header that no browser adds by itself, so any origin may call.
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'api-version, deprecation, etag, idempotent-replayed, link, location, ratelimit, ratelimit-policy, retry-after, sunset, x-request-id',
}

const PREFLIGHT_HEADERS = {
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, if-match, if-none-match, last-event-id, x-api-key, x-request-id',
  'access-control-max-age': '7200',
}

const PARSER_STATUS: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

function requestIdOf(request: { headers: IncomingMessage['headers'] }): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\x21-\x7e]{1,128}$/.test(given) ? given : randomUUID()
}

// A client that takes us for a proxy sends the whole URL (RFC 9112, 3.2.2).
function originFormOf(url: string): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

// The framework refuses a type it cannot read before it has seen whether there is a body at all.
function leaveOtherTypesToCatchAll({ raw: { headers } }: FastifyRequest): void {
  if (!JSON_IN_UTF8.test(headers['content-type'] ?? '')) delete headers['content-type']
}

/** What whoever is turned away is told, ready to be sent. */
interface Farewell {
  status: number
  /** Names and values by turns. */
  head: string[]
  text: string
}

interface TurnedAway extends UnderWay {
  farewell: Farewell
}

function farewellOf(refusal: Refusal, standingHeaders: Record<string, string>): Farewell {
  const { status, headers, body } = answerOf(refusal)
  const text = JSON.stringify(body)
  const ofBody = { 'content-type': JSON_TYPE, 'content-length': String(Buffer.byteLength(text)) }
  return { status, head: Object.entries({ ...standingHeaders, ...headers, ...ofBody }).flat(), text }
}

const atLimit = unavailable('overloaded', 'The service has more work than it can do. Try again shortly.')

function whyRefused(request: FastifyRequest): Error | undefined {
  const { host, expect, 'content-encoding': encoding } = request.headers
  if (host === undefined && request.raw.httpVersion === '1.1') {
    return badRequest('bad_header', 'The Host header is missing.', 'host')
  }
  // Two headers arrive joined by a comma.
  if (host !== undefined && /[\s,/?#@]/.test(host)) {
    return badRequest('bad_header', 'The Host header must name one host.', 'host')
  }
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') return new HttpRefusal(417)
  if (request.url.length > URL_MAX_LENGTH) return new HttpRefusal(414)
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return new HttpRefusal(415)
  return undefined
}
