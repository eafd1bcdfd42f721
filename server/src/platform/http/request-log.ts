import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { encodeId } from '../kernel/ids.ts'
import type { Metrics } from '../metrics.ts'
import { pathOf } from './request-url.ts'

/** Logs and counts a request after its answer was sent or its caller hung up. */
export function logRequest(
  { log, metrics }: { log: Logger; metrics: Metrics | null },
  request: FastifyRequest,
  reply: FastifyReply,
  { clientAddress, durationMs }: { clientAddress: string; durationMs: number },
): void {
  const { id, method, actor, raw } = request
  const status = reply.raw.statusCode
  metrics?.observe(method, request.routeOptions.url ?? 'unrouted', status, durationMs)
  log.info(
    {
      request_id: id,
      method,
      path: pathOf(request.url),
      status,
      duration_ms: Math.round(durationMs * 10) / 10,
      client_address: clientAddress,
      user_id: actor ? encodeId('usr', actor.userId) : undefined,
      ...(actor?.credential.kind === 'key' && { key_id: encodeId('key', actor.credential.id) }),
      ...(actor?.credential.kind === 'session' && { session_id: encodeId('ses', actor.credential.id) }),
      ...(actor?.credential.kind === 'token' && { connected_app_id: encodeId('cap', actor.credential.id) }),
      // The caller did not send all of the request, or did not take all of the answer.
      ...(!(raw.complete && reply.raw.writableFinished) && { aborted: true }),
    },
    'request',
  )
}
