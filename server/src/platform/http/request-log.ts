import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { isVisitor } from '../kernel/actor.ts'
import { encodeId } from '../kernel/ids.ts'
import type { Metrics } from '../metrics.ts'
import type { NoteCall } from '../operations.ts'
import { pathOf } from './request-url.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the operation that the request is for; null until it's known. */
    operation: string | null
    /** Why it was refused. */
    issueCodes: readonly string[] | null
  }
}

/** Logs and counts a request after the response was sent or the caller hung up. */
export function logRequest(
  { log, metrics, noteCall }: { log: Logger; metrics: Metrics | null; noteCall: NoteCall | null },
  request: FastifyRequest,
  reply: FastifyReply,
  { clientAddress, durationMs }: { clientAddress: string; durationMs: number },
): void {
  const { method, actor, operation, raw } = request
  const status = reply.raw.statusCode
  const [id, path] = [withoutCredential(request, request.id), withoutCredential(request, pathOf(request.url))]
  metrics?.observe(method, request.routeOptions.url ?? 'unrouted', status, durationMs)
  log.info(
    {
      request_id: id,
      method,
      path,
      status,
      duration_ms: Math.round(durationMs * 10) / 10,
      client_address: clientAddress,
      user_id: actor && !isVisitor(actor) ? encodeId('usr', actor.userId) : undefined,
      ...(actor?.credential.kind === 'key' && { key_id: encodeId('key', actor.credential.id) }),
      ...(actor?.actedBy !== undefined && { acted_by: encodeId('usr', actor.actedBy) }),
      ...(actor?.credential.kind === 'session' && { session_id: encodeId('ses', actor.credential.id) }),
      ...(actor?.credential.kind === 'token' && { connected_app_id: encodeId('cap', actor.credential.id) }),
      // The caller didn't send the whole request, or didn't read the whole response.
      ...(!(raw.complete && reply.raw.writableFinished) && { aborted: true }),
    },
    'request',
  )
  if (!noteCall || !actor || operation === null) return
  const issueCodes = request.issueCodes ?? []
  noteCall({ actor, operation, method, path, status, issueCodes, durationMs, requestId: id, channel: 'api' })
}

/**
 * Text chosen by the caller, who may have put the request's credential into it. Keys are recognized and masked wherever text is
 * kept, but tokens have no recognizable form.
 */
export function withoutCredential({ actor, headers }: FastifyRequest, text: string): string {
  const credential = actor && headers.authorization?.split(' ').at(-1)
  return credential ? text.replaceAll(credential, '[secret]') : text
}
