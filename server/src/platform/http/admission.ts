import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../db/database.ts'
import { type Actor, holdsScope, type Scope } from '../kernel/actor.ts'
import { forbidden, Refusal, unauthorized } from '../kernel/errors.ts'
import type { RateLimits } from './rate-limit.ts'

export interface Admission {
  /** Checks the key, its rate limits and its permissions, and sets `request.actor`. */
  admit(request: FastifyRequest, reply: FastifyReply, operation: AccessRule): Promise<Actor>
  /** Whether the key of an open stream is still accepted. */
  isStillAdmitted(request: FastifyRequest, operation: AccessRule): Promise<boolean>
  /** Throws when the key was revoked since the request was admitted. */
  requireLive(tx: Tx, actor: Actor): Promise<void>
}

/** Who may use an operation. */
export interface AccessRule {
  scope: Scope | 'any key'
  /** Replaces `scope` for some requests. A key with neither scope is refused before the body is read. */
  otherScope?: { scope: Scope }
  whileSuspended?: true
}

export interface AdmissionOptions {
  authenticate: (secret: string) => Promise<Actor>
  requireLive: (tx: Tx, actor: Actor) => Promise<void>
  limits: RateLimits
}

export function createAdmission({ authenticate, requireLive, limits }: AdmissionOptions): Admission {
  return {
    requireLive,
    async isStillAdmitted(request, operation) {
      try {
        authorise(await authenticate(secretOf(request)), operation, request.method)
        return true
      } catch (error) {
        // While the database is unavailable the key cannot be checked, and the stream has nothing to send either.
        if (error instanceof Refusal) return error.code === 'INTERNAL_ERROR'
        return true
      }
    },
    async admit(request, reply, operation) {
      let actor: Actor
      try {
        actor = await authenticate(secretOf(request))
      } catch (error) {
        // A valid key of a suspended agent is counted here too, because no other limit applies to it.
        if (error instanceof Refusal && error.code !== 'INTERNAL_ERROR') limits.countFailure(request.ip)
        throw error
      }
      request.actor = actor
      reply.headers(limits.count(actor.keyId, actor.userId))
      authorise(actor, operation, request.method)
      return actor
    },
  }
}

function secretOf(request: FastifyRequest): string {
  const { authorization, 'x-api-key': direct } = request.headers
  const bearer = authorization === undefined ? undefined : /^bearer +(\S+)$/i.exec(authorization)?.[1]
  if (authorization !== undefined && bearer === undefined) {
    throw unauthorized('bad_key', 'The Authorization header must read: Bearer <API key>.')
  }
  if (bearer !== undefined && direct !== undefined && bearer !== direct) {
    throw unauthorized('two_keys', 'Authorization and x-api-key carry different keys; send one.')
  }
  const secret = bearer ?? direct
  if (typeof secret !== 'string') {
    throw unauthorized(
      'missing_key',
      'Send an API key, as "Authorization: Bearer <API key>" or "x-api-key: <API key>".',
    )
  }
  return secret
}

export function requireScope(actor: Actor, scope: Scope | 'any key'): void {
  if (scope !== 'any key' && !holdsScope(actor, scope)) {
    throw forbidden('missing_scope', `This key lacks the scope ${scope}.`, { scope })
  }
}

function authorise(actor: Actor, { scope, otherScope, whileSuspended }: AccessRule, method: string): void {
  if (!(otherScope && holdsScope(actor, otherScope.scope))) requireScope(actor, scope)
  const reads = method === 'GET' || method === 'HEAD'
  if (actor.suspended && !reads && !whileSuspended) {
    throw forbidden('user_suspended', 'This user is suspended and may not do this.')
  }
}
