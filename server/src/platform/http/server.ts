import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { Refusal } from '../kernel/errors.ts'
import type { Metrics } from '../metrics.ts'
import { networkOf } from '../network.ts'
import type { NoteCall } from '../operations.ts'
import { addBodyParsers, hideOtherContentType } from './body-parsers.ts'
import { commonHeaders } from './common-headers.ts'
import { Connections } from './connections.ts'
import type { DrainState } from './drain.ts'
import { BODY_MAX_BYTES, createSendError, HEADERS_MAX_BYTES, URL_MAX_LENGTH } from './envelope.ts'
import { ANONYMOUS_UPLOADS, FILE_UPLOADS, OpenConnections, UPLOADS } from './open-connections.ts'
import { answerSpecialRequests, createParserErrorHandler } from './parser-errors.ts'
import type { PathTable } from './path-table.ts'
import { refusalOf } from './request-checks.ts'
import { requestIdOf } from './request-id.ts'
import { type RequestLimit, tooManyRequests } from './request-limit.ts'
import { logRequest } from './request-log.ts'
import { originFormOf } from './request-url.ts'
import { answerUnrouted, isForBrowser, notFoundAt } from './unrouted.ts'

export interface ServerOptions {
  log: Logger
  state: DrainState
  limit: RequestLimit
  paths: PathTable
  metrics: Metrics | null
  /** Notified of every authenticated call of an operation after it has ended. */
  noteCall: NoteCall | null
  /** Whose `X-Forwarded-For` is trusted: this many proxies, or proxies at these addresses. */
  trustProxy: number | string[]
  /** True if callers reach the service over https; HSTS then tells browsers never to use http. */
  https: boolean
  /** The URL at which apps learn how to get an access token. */
  resourceMetadata: () => string
  /** Responds to a browser that requests an address where there is nothing. */
  showNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  headersTimeoutMs: number
  requestTimeoutMs: number
}

/** A Fastify instance with limits, in which every error has the same envelope, even for requests that can't be parsed. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, state, limit, paths, trustProxy } = options
  const headers = commonHeaders(options.https)
  const connections = new Connections()
  const uploads = new OpenConnections(UPLOADS)
  const anonymousUploads = new OpenConnections(ANONYMOUS_UPLOADS)
  const fileUploads = new OpenConnections(FILE_UPLOADS)
  const endUploadOf = new WeakMap<FastifyRequest, () => void>()
  const sendError = createSendError(log, options.resourceMetadata)

  const app = Fastify({
    logger: false,
    genReqId: requestIdOf,
    requestIdHeader: false,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // For files; `endLateBody` ends all other bodies sooner.
    requestTimeout: Math.max(FILE_TIMEOUT_MS, options.requestTimeoutMs),
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: {
      headersTimeout: options.headersTimeoutMs,
      connectionsCheckingInterval: Math.min(1_000, options.headersTimeoutMs / 2),
      maxHeaderSize: HEADERS_MAX_BYTES,
      // Node would answer without an envelope, so request-checks.ts looks at the Host header.
      requireHostHeader: false,
      joinDuplicateHeaders: true,
    },
    rewriteUrl: ({ url = '/' }) => originFormOf(url),
    routerOptions: {
      // An id of any length reaches its route, which responds with 404.
      maxParamLength: URL_MAX_LENGTH,
      // Queries are read by their shapes; see query-string.ts.
      querystringParser: () => NO_QUERY,
    },
    clientErrorHandler: createParserErrorHandler({ connections, headers, sendError }),
    frameworkErrors: (error, request, reply) => {
      beginRequest(request, reply as FastifyReply)
      sendError(error, request, reply as FastifyReply)
    },
  })
  app.decorateRequest('actor', null)
  app.decorateRequest('operation', null)
  app.decorateRequest('issueCodes', null)
  app.setErrorHandler((error, request, reply) => {
    const isNotFound = error instanceof Refusal && error.code === 'NOT_FOUND'
    if (isNotFound && isForBrowser(request)) return options.showNotFound(request, reply)
    return sendError(isNotFound ? notFoundAt(request, paths, error) : error, request, reply)
  })
  // For browsers, and for a route that finds no file. Other requests without a route get their response earlier, before their
  // body is read.
  app.setNotFoundHandler((request, reply) =>
    isForBrowser(request) ? options.showNotFound(request, reply) : answerUnrouted(request, reply, paths, sendError),
  )
  answerSpecialRequests(app.server, headers)
  addBodyParsers(app)

  app.addHook('onRequest', (request, reply, done) => {
    beginRequest(request, reply)
    endLateBody(request, reply)
    if (!request.routeOptions.config.readsAnyContentType) hideOtherContentType(request)
    const refusal = isOverLimit(request) ? tooManyRequests : refusalOf(request)
    if (refusal) done(refusal)
    else if (request.is404 && !isForBrowser(request)) answerUnrouted(request, reply, paths, sendError)
    else {
      limit.add(request)
      done()
    }
  })
  // While its body is arriving, a request counts as an upload, so that slow uploads don't block other callers. Reads have no
  // body, but may get here before the parser says so.
  app.addHook('preParsing', (request, _reply, _body, done) => {
    if (request.raw.complete || request.method === 'GET' || request.method === 'HEAD') return done()
    limit.remove(request)
    try {
      beginUpload(request)
    } catch (error) {
      return done(error as Error)
    }
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    // It is still arriving.
    if (request.routeOptions.config.streamsBody) return done()
    endUploadOf.get(request)?.()
    limit.add(request)
    done()
  })

  function beginRequest(request: FastifyRequest, reply: FastifyReply): void {
    const startedMs = performance.now()
    // Read now because a closed connection no longer has it.
    const clientAddress = request.ip
    reply.headers(headers).header('x-request-id', request.id)
    // The caller then sends no more requests on this connection, which could be lost when the process exits.
    if (state.draining) reply.header('connection', 'close')
    connections.add({ request, reply }, () => {
      limit.remove(request)
      endUploadOf.get(request)?.()
      logRequest(options, request, reply, { clientAddress, durationMs: performance.now() - startedMs })
    })
  }

  // If the caller has hung up, nothing would end the upload.
  function beginUpload(request: FastifyRequest): void {
    if (request.raw.socket.destroyed) return
    const { actor } = request
    const own = request.routeOptions.config.streamsBody ? fileUploads : uploads
    endUploadOf.set(request, actor ? own.enter(actor) : anonymousUploads.enterFrom(networkOf(request.ip)))
  }

  // A file has longer to arrive, unless it has been refused and the sender is only kept on for the response.
  function endLateBody({ raw, routeOptions }: FastifyRequest, reply: FastifyReply): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    let timer: NodeJS.Timeout | undefined
    const end = () => {
      if (!raw.complete) app.server.emit('clientError', requestTimeout(), raw.socket)
    }
    const start = () => {
      timer = setTimeout(end, options.requestTimeoutMs)
    }
    if (!routeOptions.config.streamsBody) start()
    else {
      reply.raw.once('finish', () => {
        if (raw.complete) return
        raw.resume()
        start()
      })
    }
    raw.once('close', () => clearTimeout(timer))
  }

  function isOverLimit(request: FastifyRequest): boolean {
    // Health checks always get a response: a probe failing under load would restart or remove a process that is just busy.
    if (request.routeOptions.url?.startsWith('/api/health')) return false
    return limit.isReached() || connections.unansweredOn(request.raw.socket) > PIPELINED_MAX
  }

  return app
}

function requestTimeout(): Error {
  return Object.assign(new Error('The request didn’t arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}

const NO_QUERY = Object.freeze({})
// A caller may send requests without waiting for responses, but not so many that one connection takes all the slots.
const PIPELINED_MAX = 50
/** How long a file may take to arrive. */
const FILE_TIMEOUT_MS = 600_000
const KEEP_ALIVE_MS = 72_000
const IDLE_TIMEOUT_MS = 120_000
