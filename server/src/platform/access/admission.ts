import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '../db/database.ts'
import {
  type Actor,
  holdsScope,
  isPublishableKey,
  isSignUpKey,
  type Scope,
  type Suspension,
  turnOf,
} from '../kernel/actor.ts'
import { badRequest, forbidden, Refusal, unauthorized } from '../kernel/errors.ts'
import { decodeId, type UserId } from '../kernel/ids.ts'
import { requireRecentSignIn } from '../kernel/recent-sign-in.ts'
import { realNow } from '../kernel/time.ts'
import { networkOf } from '../network.ts'
import type { RateLimits } from './rate-limit.ts'
import { isSameOrigin, type SessionCookie } from './session-cookie.ts'

export interface Admission {
  /** Checks the credential of a request to the API and its rate limits, and sets `request.actor`. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
  /** Finds the caller by the request's key or token, and sets `request.actor`. A token is for one resource only. */
  identify(request: FastifyRequest, reply: FastifyReply, resource: PresentedCredential['resource']): Promise<Actor>
  /** Counts one request of an identified caller, and throws if it exceeds a rate limit. */
  count(reply: FastifyReply, actor: Actor): void
  /** Whether the caller of an open stream still has the rights it was opened with. */
  isStillAdmitted(request: FastifyRequest, operation: AccessRule): Promise<boolean>
  /**
   * Throws if the caller has lost a right since the request was admitted. Writes check this in their transaction. Reads one row.
   */
  requireStillAdmitted(db: Queryable, actor: Actor, operation: AccessRule): Promise<void>
}

/** Who may use an operation. */
export interface AccessRule {
  scope: Scope | 'any key'
  /** Replaces `scope` for some requests. A key with neither scope is refused before the body is read. */
  otherScope?: { scope: Scope }
  whileSuspended?: true
  /** With the scope `any key`: also accepts keys whose only scope is `users:create`. */
  forSignUpKeys?: true
  /** Also accepts publishable keys, with which visitors read. */
  forVisitors?: true
  /** Only for API keys: the answer is about the key of the request. */
  forKeysOnly?: true
  /** Only for people who have signed in with a browser. */
  forSessionsOnly?: true
  /** Only for access tokens with the scope `openid`: apps that a person has signed in to. */
  forSignInsOnly?: true
  /** With a session, only within 15 minutes of signing in. A function is called once the body has arrived. */
  recentSignIn?: true | ((body: never) => boolean)
  /** Refused for connected apps and on behalf of managed users. A function is called once the body has arrived. */
  notForApps?: true | ((body: never) => boolean)
  /** Refused in a session in which an operator is viewing as the user. */
  notForViewers?: true
}

/** The credentials a request presents. */
export interface PresentedCredential {
  kind: Actor['credential']['kind']
  secret: string
  /** The resource that the request is for. */
  resource: 'api' | 'mcp'
}

export interface AdmissionOptions {
  db: Queryable
  authenticate: (presented: PresentedCredential) => Promise<Actor>
  /** The caller of a key with `users:act`, as a managed user. Throws unless the key may act for that user now. */
  actFor: (db: Queryable, operator: Actor, userId: UserId) => Promise<Actor>
  /** The caller's current state. Throws if the key or token has been revoked or has expired, or the session has ended. */
  reauthenticate: (db: Queryable, actor: Actor) => Promise<Actor>
  limits: RateLimits
  cookie: SessionCookie
  publicUrl: () => string
}

export function createAdmission(options: AdmissionOptions): Admission {
  const { db, authenticate, actFor, reauthenticate, limits, cookie, publicUrl } = options

  return {
    async requireStillAdmitted(db, admitted, { whileSuspended }) {
      const holder = await reauthenticate(db, admitted)
      const current = admitted.actedBy === undefined ? holder : await managedUser(db, holder, admitted.userId)
      if (current.suspension && !whileSuspended) throw userSuspended(current.suspension)
      requireSameRights(current, admitted)
    },
    async isStillAdmitted(request, operation) {
      try {
        const current = await callerOf(request, 'api')
        requireAccess(current, operation, request.method)
        requireSameRights(current, request.actor ?? current)
        return true
      } catch (error) {
        // While the database is unavailable, the caller can't be checked, but the stream has nothing to send either.
        if (error instanceof Refusal) return error.code === 'INTERNAL_ERROR'
        return true
      }
    },
    async admit(request, reply) {
      const actor = await identify(request, reply, 'api')
      count(reply, actor)
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
      const actor = await callerOf(request, resource)
      const isShared = isSignUpKey(actor) || isPublishableKey(actor)
      request.actor = isShared ? { ...actor, network: networkOf(request.ip) } : actor
      return request.actor
    } catch (error) {
      // Also counts a suspended agent's valid key or token, because no other limit applies to it.
      if (error instanceof Refusal && error.code !== 'INTERNAL_ERROR') limits.countFailure(reply, networkOf(request.ip))
      throw error
    }
  }

  // A header that is present always counts, so that its sender never acts as themselves by mistake.
  async function callerOf(request: FastifyRequest, resource: PresentedCredential['resource']): Promise<Actor> {
    const presented = presentedIn(request, resource)
    const named = request.headers[ACT_AS]
    if (named === undefined) return authenticate(presented)
    const userId = decodeId('usr', String(named))
    if (userId === null) {
      const example = { example: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a' }
      throw badRequest('bad_header', ACT_AS, 'Parley-Act-As must contain a single user id.', example)
    }
    if (presented.kind !== 'key') {
      throw forbidden('api_key_required', 'Only an API key with the scope users:act can send Parley-Act-As.')
    }
    return managedUser(db, await authenticate(presented), userId)
  }

  function managedUser(db: Queryable, operator: Actor, userId: UserId): Promise<Actor> {
    requireScope(operator, 'users:act')
    return actFor(db, operator, userId)
  }

  // Managed users each have limits of their own, whichever key acts for them.
  function count(reply: FastifyReply, actor: Actor): void {
    limits.count(reply, actor.network ?? (actor.actedBy ? actor.userId : actor.credential.id), turnOf(actor))
  }

  // If there is a key or token, a cookie sent with it is ignored.
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
      throw forbidden('cross_site', 'A page on another site can’t act for a person who is signed in here.')
    }
    return { kind: 'session', secret, resource }
  }
}

/** The header that names the managed user for whom an operator's key acts. */
export const ACT_AS = 'parley-act-as'

// The form of an access token: 256 random bits in base64url. The secret of a key is longer.
const TOKEN = /^[\w-]{43}$/

function keyIn(request: FastifyRequest): string | null {
  const { authorization, 'x-api-key': direct } = request.headers
  const bearer = authorization === undefined ? undefined : /^bearer +(\S+)$/i.exec(authorization)?.[1]
  // With an x-api-key, Authorization may use another scheme: a gateway in front of the service may add its own.
  if (authorization !== undefined && bearer === undefined && /^bearer\b/i.test(authorization)) {
    throw unauthorized('bad_key', 'The Authorization header must be: Bearer <API key or access token>.')
  }
  if (bearer !== undefined && direct !== undefined && bearer !== direct) {
    throw unauthorized('two_keys', 'Authorization and x-api-key contain different keys. Send only one.')
  }
  const secret = bearer ?? direct
  return typeof secret === 'string' ? secret : null
}

export function requireScope(actor: Actor, scope: Scope | 'any key'): void {
  if (scope === 'any key' || holdsScope(actor, scope)) return
  if (actor.actedBy !== undefined) throw notOnBehalf()
  const { suspension } = actor
  if (suspension && holdsScope({ ...actor, suspension: null }, scope)) throw userSuspended(suspension)
  throw forbidden('missing_scope', `This ${actor.credential.kind} lacks the scope ${scope}.`, { scope })
}

/** Throws unless the caller may use the operation; what depends on the body is checked once it has arrived. */
export function requireAccess(actor: Actor, operation: AccessRule, method: string): void {
  const {
    scope,
    otherScope,
    whileSuspended,
    forSignUpKeys,
    forKeysOnly,
    forSessionsOnly,
    forSignInsOnly,
    recentSignIn,
  } = operation
  const { credential } = actor
  if (isPublishableKey(actor)) {
    if (operation.forVisitors) return
    throw publishableKey()
  }
  if (forKeysOnly && credential.kind !== 'key') {
    throw forbidden('api_key_required', 'This needs an API key because the response is about that key.')
  }
  if (forKeysOnly && actor.actedBy !== undefined) throw notOnBehalf()
  if (forSessionsOnly && credential.kind !== 'session') {
    throw forbidden('session_required', 'Only a person who is signed in with a browser can do this.')
  }
  if (recentSignIn === true) requireRecentSignIn(actor, realNow())
  if (operation.notForApps === true) requireNotApp(actor)
  if (operation.notForViewers && credential.kind === 'session' && credential.openedBy !== null) {
    const message = 'You’re viewing as another user. Only they can do this, in their own session.'
    throw forbidden('not_on_behalf', message)
  }
  if (!(otherScope && holdsScope(actor, otherScope.scope))) requireScope(actor, scope)
  if (scope === 'any key' && isSignUpKey(actor) && !forSignUpKeys) {
    throw forbidden('sign_up_key', 'A key whose only scope is users:create can’t do anything else.')
  }
  if (forSignInsOnly && !(credential.kind === 'token' && credential.openIdScopes.includes('openid'))) {
    throw forbidden('missing_scope', 'This needs an access token with the scope openid.', { scope: 'openid' })
  }
  const reads = method === 'GET' || method === 'HEAD'
  if (actor.suspension && !reads && !whileSuspended) throw userSuspended(actor.suspension)
}

// Not only the operation's scope: its use case may have checked other scopes of the admitted caller.
function requireSameRights(current: Actor, admitted: Actor): void {
  for (const scope of admitted.scopes) if (holdsScope(admitted, scope)) requireScope(current, scope)
}

export function requireNotApp({ credential, actedBy }: Actor): void {
  if (actedBy !== undefined) throw notOnBehalf()
  if (credential.kind === 'token') throw forbidden('not_for_apps', 'Apps can never do this. The user has to do it.')
}

function notOnBehalf(): Refusal {
  return forbidden(
    'not_on_behalf',
    'No one can do this on a user’s behalf. They can do it themselves after claiming the account.',
  )
}

export function publishableKey(): Refusal {
  return forbidden('publishable_key', 'A publishable key can only read what visitors see.')
}

function userSuspended({ reason }: Suspension): Refusal {
  const message =
    'This account is suspended and can only read, respond to disputes and refund. Its user can object once: POST /api/objections.'
  return forbidden('user_suspended', message, { reason })
}
