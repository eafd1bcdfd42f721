import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../db/database.ts'
import { type Actor, holdsScope, isSignUpKey, type Scope, type Suspension } from '../kernel/actor.ts'
import { forbidden, Refusal, unauthorized } from '../kernel/errors.ts'
import type { RateLimits } from './rate-limit.ts'

export interface Admission {
  /** Checks the key, its rate limits and its permissions, and sets `request.actor`. */
  admit(request: FastifyRequest, reply: FastifyReply, operation: AccessRule): Promise<Actor>
  /** Whether the caller of an open stream still has the rights it was opened with. */
  isStillAdmitted(request: FastifyRequest, operation: AccessRule): Promise<boolean>
  /** Throws when the caller of a write has lost a right since the request was admitted. Reads one row in its transaction. */
  requireStillAdmitted(tx: Tx, actor: Actor, operation: AccessRule): Promise<void>
}

/** Who may use an operation. */
export interface AccessRule {
  scope: Scope | 'any key'
  /** Replaces `scope` for some requests. A key with neither scope is refused before the body is read. */
  otherScope?: { scope: Scope }
  whileSuspended?: true
  /** With the scope `any key`: also for keys whose only scope is `users:create`. */
  forSignUpKeys?: true
}

export interface AdmissionOptions {
  authenticate: (secret: string) => Promise<Actor>
  /** The caller as they are now. Throws when the key was revoked or has expired. */
  reauthenticate: (tx: Tx, actor: Actor) => Promise<Actor>
  limits: RateLimits
}

export function createAdmission({ authenticate, reauthenticate, limits }: AdmissionOptions): Admission {
  return {
    async requireStillAdmitted(tx, admitted, { whileSuspended }) {
      const current = await reauthenticate(tx, admitted)
      if (current.suspension && !whileSuspended) throw userSuspended(current.suspension)
      requireSameRights(current, admitted)
    },
    async isStillAdmitted(request, operation) {
      try {
        const current = await authenticate(secretOf(request))
        authorise(current, operation, request.method)
        requireSameRights(current, request.actor ?? current)
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
      // Many people share a sign-up key, so each address has limits of its own.
      const sharedBy = isSignUpKey(actor) ? request.ip : null
      reply.headers(limits.count(sharedBy ?? actor.keyId, sharedBy ?? actor.userId))
      authorise(actor, operation, request.method)
      return actor
    },
  }
}

function secretOf(request: FastifyRequest): string {
  const { authorization, 'x-api-key': direct } = request.headers
  const bearer = authorization === undefined ? undefined : /^bearer +(\S+)$/i.exec(authorization)?.[1]
  // Beside an x-api-key, Authorization may be of another kind: a gateway in front of the service adds its own.
  if (authorization !== undefined && bearer === undefined && /^bearer\b/i.test(authorization)) {
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
  if (scope === 'any key' || holdsScope(actor, scope)) return
  const { suspension } = actor
  if (suspension && holdsScope({ ...actor, suspension: null }, scope)) throw userSuspended(suspension)
  throw forbidden('missing_scope', `This key lacks the scope ${scope}.`, { scope })
}

function authorise(actor: Actor, operation: AccessRule, method: string): void {
  const { scope, otherScope, whileSuspended, forSignUpKeys } = operation
  if (!(otherScope && holdsScope(actor, otherScope.scope))) requireScope(actor, scope)
  if (scope === 'any key' && isSignUpKey(actor) && !forSignUpKeys) {
    throw forbidden('sign_up_key', 'A key whose only scope is users:create can do nothing else.')
  }
  const reads = method === 'GET' || method === 'HEAD'
  if (actor.suspension && !reads && !whileSuspended) throw userSuspended(actor.suspension)
}

// Not only the scope of the operation: its use case may have looked at other scopes of the admitted caller.
function requireSameRights(current: Actor, admitted: Actor): void {
  for (const scope of admitted.scopes) if (holdsScope(admitted, scope)) requireScope(current, scope)
}

function userSuspended({ reason }: Suspension): Refusal {
  return forbidden('user_suspended', 'This user is suspended and may not do this.', { reason })
}
