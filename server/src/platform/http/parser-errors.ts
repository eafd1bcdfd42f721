import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Connections } from './connections.ts'
import { answerRaw, HttpRefusal, METHODS, type SendError } from './envelope.ts'
import { requestIdOf } from './request-id.ts'

export interface ParserErrorOptions {
  connections: Connections
  headers: Record<string, string>
  sendError: SendError
}

/** Responds to a request that the HTTP parser rejected, after the responses to all earlier requests on the connection. */
export function createParserErrorHandler({ connections, headers, sendError }: ParserErrorOptions) {
  const rejected = new WeakSet<Duplex>()

  return (error: Error, socket: Duplex): void => {
    // The parser reports the error again for any data that arrives later.
    if (rejected.has(socket)) {
      if (connections.unansweredOn(socket) === 0) socket.destroy()
      return
    }
    rejected.add(socket)
    const status = STATUS_BY_PARSER_CODE[String('code' in error && error.code)] ?? 400
    const newest = connections.newestOn(socket)
    if (!newest) {
      answerRaw(socket, status, headers)
      return
    }
    const { request, reply } = newest
    if (request.raw.complete) {
      if (reply.raw.closed) answerRaw(socket, status, headers)
      else reply.raw.once('close', () => answerRaw(socket, status, headers))
    } else if (!reply.sent && !reply.raw.headersSent) {
      sendError(new HttpRefusal(status), request, reply.header('connection', 'close'))
    } else if (reply.raw.writableEnded && !reply.raw.closed) {
      reply.raw.once('close', () => socket.destroy())
    } else {
      // The response has been sent, or is a stream that may never end.
      socket.destroy()
    }
  }
}

const STATUS_BY_PARSER_CODE: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** Routes requests through the framework that Node would otherwise answer itself, without an envelope. */
export function answerSpecialRequests(server: Server, headers: Record<string, string>): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    // Node hands over this socket: we have to handle errors, discard further data and close it.
    socket.on('error', () => {}).resume()
    socket.once('finish', () => socket.destroy())
    answerRaw(socket, 405, { ...headers, allow: METHODS.join(', '), 'x-request-id': requestIdOf(request) })
  })
}
