import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../db/database.ts'
import { type Actor, holdsScope, isSignUpKey, type Scope, type Suspension } from '../kernel/actor.ts'
import { forbidden, Refusal, unauthorized } from '../kernel/errors.ts'
import { requireRecentSignIn } from '../kernel/recent-sign-in.ts'
import { realNow } from '../kernel/time.ts'
import { networkOf } from '../network.ts'
import type { RateLimits } from './rate-limit.ts'
import { isSameOrigin, type SessionCookie } from './session-cookie.ts'

export interface Admission {
  /** Checks the credential of a request to the API and its rate limits, and sets `request.actor`. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
  /** Finds the caller by the key or token of a request, and sets `request.actor`. A token is for one resource only. */
  identify(request: FastifyRequest, reply: FastifyReply, resource: PresentedCredential['resource']): Promise<Actor>
  /** Counts one request of an identified caller, and throws over the rate limits. */
  count(request: FastifyRequest, reply: FastifyReply, actor: Actor): void
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
  /** Only for API keys: the answer is about the key of the request. */
  forKeysOnly?: true
  /** Only for people who have signed in with a browser. */
  forSessionsOnly?: true
  /** By a session, only within 15 minutes after the sign-in. A function is asked when the body has arrived. */
  recentSignIn?: true | ((body: never) => boolean)
  /** Refused to apps that users have let in. A function is asked when the body has arrived. */
  notForApps?: true | ((body: never) => boolean)
}

/** What a request presents to prove who its caller is. */
export interface PresentedCredential {
  kind: Actor['credential']['kind']
  secret: string
  /** The resource that the request is for. */
  resource: 'api' | 'mcp'
}

export interface AdmissionOptions {
  authenticate: (presented: PresentedCredential) => Promise<Actor>
  /** The caller as they are now. Throws when the key or token was revoked or has expired, or the session has ended. */
  reauthenticate: (tx: Tx, actor: Actor) => Promise<Actor>
  limits: RateLimits
  cookie: SessionCookie
  publicUrl: () => string
}

export function createAdmission(options: AdmissionOptions): Admission {
  const { authenticate, reauthenticate, limits, cookie, publicUrl } = options

  return {
    async requireStillAdmitted(tx, admitted, { whileSuspended }) {
      const current = await reauthenticate(tx, admitted)
      if (current.suspension && !whileSuspended) throw userSuspended(current.suspension)
      requireSameRights(current, admitted)
    },
    async isStillAdmitted(request, operation) {
      try {
        const current = await authenticate(presentedIn(request, 'api'))
        requireAccess(current, operation, request.method)
        requireSameRights(current, request.actor ?? current)
        return true
      } catch (error) {
        // While the database is unavailable the caller cannot be checked, and the stream has nothing to send either.
        if (error instanceof Refusal) return error.code === 'INTERNAL_ERROR'
        return true
      }
    },
    async admit(request, reply) {
      const actor = await identify(request, reply, 'api')
      count(request, reply, actor)
      return actor
    },
    identify,
    count,
  }

  async function identify(
    request: FastifyRequest,
    reply: FastifyReply,
    resource: PresentedCredential['resource'],
  ): Promise<Actor> {
    try {
      request.actor = await authenticate(presentedIn(request, resource))
      return request.actor
    } catch (error) {
      // A valid key or token of a suspended agent is counted here too, because no other limit applies to it.
      if (error instanceof Refusal && error.code !== 'INTERNAL_ERROR') limits.countFailure(reply, networkOf(request.ip))
      throw error
    }
  }

  // Many people share a sign-up key, so each address has limits of its own.
  function count(request: FastifyRequest, reply: FastifyReply, actor: Actor): void {
    const sharedBy = isSignUpKey(actor) ? networkOf(request.ip) : null
    limits.count(reply, sharedBy ?? actor.credential.id, sharedBy ?? actor.userId)
  }

  // A key or token decides alone; a cookie beside it is ignored.
  function presentedIn(request: FastifyRequest, resource: PresentedCredential['resource']): PresentedCredential {
    const key = keyIn(request)
    if (key !== null) return { kind: TOKEN.test(key) ? 'token' : 'key', secret: key, resource }
    const secret = resource === 'api' ? cookie.secretIn(request) : null
    if (secret === null) {
      throw unauthorized(
        'missing_key',
        'Send an API key, as "Authorization: Bearer <API key>" or "x-api-key: <API key>", or sign in.',
      )
    }
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads && !isSameOrigin(request, publicUrl())) {
      throw forbidden('cross_site', 'A page of another site cannot act for a person who is signed in here.')
    }
    return { kind: 'session', secret, resource }
  }
}

// The form of an access token: 256 random bits in base64url. The secret of a key is longer.
const TOKEN = /^[\w-]{43}$/

function keyIn(request: FastifyRequest): string | null {
  const { authorization, 'x-api-key': direct } = request.headers
  const bearer = authorization === undefined ? undefined : /^bearer +(\S+)$/i.exec(authorization)?.[1]
  // Beside an x-api-key, Authorization may be of another kind: a gateway in front of the service adds its own.
  if (authorization !== undefined && bearer === undefined && /^bearer\b/i.test(authorization)) {
    throw unauthorized('bad_key', 'The Authorization header must read: Bearer <API key or access token>.')
  }
  if (bearer !== undefined && direct !== undefined && bearer !== direct) {
    throw unauthorized('two_keys', 'Authorization and x-api-key carry different keys; send one.')
  }
  const secret = bearer ?? direct
  return typeof secret === 'string' ? secret : null
}

export function requireScope(actor: Actor, scope: Scope | 'any key'): void {
  if (scope === 'any key' || holdsScope(actor, scope)) return
  const { suspension } = actor
  if (suspension && holdsScope({ ...actor, suspension: null }, scope)) throw userSuspended(suspension)
  throw forbidden('missing_scope', `This ${actor.credential.kind} lacks the scope ${scope}.`, { scope })
}

/** Throws unless the caller may use the operation; what depends on the body is checked when it has arrived. */
export function requireAccess(actor: Actor, operation: AccessRule, method: string): void {
  const { scope, otherScope, whileSuspended, forSignUpKeys, forKeysOnly, forSessionsOnly, recentSignIn } = operation
  const { credential } = actor
  if (forKeysOnly && credential.kind !== 'key') {
    throw forbidden('api_key_required', 'This needs an API key, because the answer is about that key.')
  }
  if (forSessionsOnly && credential.kind !== 'session') {
    throw forbidden('session_required', 'Only a person who has signed in with a browser can do this.')
  }
  if (recentSignIn === true) requireRecentSignIn(actor, realNow())
  if (operation.notForApps === true) requireNotApp(actor)
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

export function requireNotApp({ credential }: Actor): void {
  if (credential.kind === 'token') throw forbidden('not_for_apps', 'An app can never do this; the user has to do it.')
}

function userSuspended({ reason }: Suspension): Refusal {
  return forbidden('user_suspended', 'This user is suspended and may not do this.', { reason })
}
