import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../kernel/actor.ts'
import type { OperationCall } from '../operations.ts'
import { REASON } from './reason.ts'
import type { RequestLimit } from './request-limit.ts'
import { queryOf } from './request-url.ts'

/** Turns an admitted request into a call of its operation. */
export function callFrom(request: FastifyRequest, reply: FastifyReply, limit: RequestLimit): OperationCall {
  const { headers } = request
  return {
    actor: request.actor as Actor,
    params: request.params as Record<string, string>,
    query: queryOf(request.url),
    body: request.body,
    ifMatch: headers['if-match'],
    idempotencyKey: headers['idempotency-key'] as string | undefined,
    reason: headers[REASON] as string | undefined,
    lastEventId: headers['last-event-id'] as string | undefined,
    address: request.ip,
    hungUp: () => signalOf(request, reply),
    startWaiting: () => limit.remove(request),
  }
}

/** Aborted when the caller disconnects. */
export function signalOf(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController()
  // A constant reason: without one, Node creates an exception with a stack trace for every page.
  const abort = () => disconnected.abort(HUNG_UP)
  // There's no `close` event if the caller hung up while the key was being looked up.
  if (reply.raw.closed || request.raw.socket.destroyed) abort()
  // A response waiting for an earlier one on its connection gets no `close` event when that connection ends.
  request.raw.socket.once('close', abort)
  reply.raw.once('close', () => {
    request.raw.socket.off('close', abort)
    abort()
  })
  return disconnected.signal
}

const HUNG_UP = 'The caller has disconnected.'
