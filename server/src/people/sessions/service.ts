import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { ObservedClock } from '../../platform/clock/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import {
  type Actor,
  holdsScope,
  type SessionCredential,
  type SignedInPerson,
  scopesOfRole,
  sessionOf,
} from '../../platform/kernel/actor.ts'
import type { Browser } from '../../platform/kernel/browser.ts'
import { notFound, unauthorized } from '../../platform/kernel/errors.ts'
import { newId, type SessionId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { type Instant, realNow } from '../../platform/kernel/time.ts'
import { LastUse } from '../../platform/last-use.ts'
import { hashToken, newToken } from '../../platform/token.ts'
import { mailUser } from '../notices/service.ts'
import { presentOwnProfile } from '../profiles/schema.ts'
import { getOwnTerms } from '../terms-of-use/service.ts'
import { authorOf, type User } from '../users/domain.ts'
import { findUser } from '../users/service.ts'
import { SESSIONS_MAX, type Session, type SignInMethod, sessionExpiry } from './domain.ts'
import { newDeviceMail } from './mails.ts'
import {
  type CurrentSession,
  presentSession,
  presentSessionEvent,
  type Session as SessionShape,
  type SignedIn,
} from './schema.ts'
import * as store from './store.ts'

/** Finds the caller by the secret in the cookie. Runs on every request, so that an ended session stops working immediately. */
export async function authenticateSession(
  db: Queryable,
  clock: ObservedClock,
  use: LastUse<SessionId>,
  secret: string,
): Promise<Actor> {
  const actor = await findSessionOwner(db, clock, use, secret)
  if (!actor) throw unauthorized('bad_session', 'The session has ended. Sign in again.')
  return actor
}

/** The person who is signed in with this secret, for pages; null for no one. */
export async function findSessionOwner(
  db: Queryable,
  clock: ObservedClock,
  use: LastUse<SessionId>,
  secret: string,
): Promise<SignedInPerson | null> {
  const holder = await store.findSessionHolder(db, hashToken(secret))
  if (!holder) return null
  clock.observe(holder)
  use.note(holder.session_id)
  return { ...actorFrom(holder), language: holder.language }
}

/** Saves when sessions were last used, which keeps them alive. */
export function sessionUse(): LastUse<SessionId> {
  return new LastUse(store.markSeen)
}

/** A write's caller, as of its transaction. */
export async function reauthenticateSession(db: Queryable, { id }: SessionCredential): Promise<Actor> {
  const holder = await store.findSessionHolderById(db, id)
  if (!holder) throw unauthorized('bad_session', 'The session ended during this request.')
  return actorFrom(holder)
}

interface SignInOptions {
  returnTo?: string | null
  /** The operator viewing as the user, and when they signed in. */
  opener?: { id: UserId; signedInAt: Instant } | null
  /** When the user proved who they are, if that wasn't just now. */
  signedInAt?: Instant
}

/** Starts a session for a user and ends the browser's previous one; returns the secret for the cookie. */
export async function signInAs(
  ctx: WriteContext,
  user: User,
  method: SignInMethod,
  browser: Browser,
  { returnTo = null, opener = null, signedInAt }: SignInOptions = {},
): Promise<{ answer: Static<typeof SignedIn>; secret: string }> {
  const now = realNow()
  const secret = newToken()
  const userAgent = browser.userAgent?.slice(0, USER_AGENT_MAX) ?? null
  const session: Session = {
    id: newId<'ses'>(),
    user_id: user.id,
    method,
    user_agent: userAgent,
    address: browser.address,
    opened_by: opener?.id ?? null,
    opener_signed_in_at: opener?.signedInAt ?? null,
    signed_in_at: signedInAt ?? now,
    last_seen_at: now,
    expires_at: sessionExpiry(signedInAt ?? now, now),
  }
  const isKnown = await store.hasUsedDevice(ctx.db, session)
  if (browser.sessionSecret) await store.endSessionByHash(ctx.db, hashToken(browser.sessionSecret))
  await store.insertSession(ctx.db, session, hashToken(secret))
  await store.endOldestSessions(ctx.db, user.id, SESSIONS_MAX)
  record(ctx, authorOf(user), { ...sessionEvent(session), type: 'session.started' })
  if (!isKnown) await mailUser(ctx, user.id, newDeviceMail(session))
  const answer = {
    user: presentOwnProfile(user, ctx.settings),
    session: presentSession(session, session.id, now),
    return_to: returnTo,
  }
  return { answer, secret }
}

/**
 * Signs an operator's browser in as another user. When switching from one user to the next, it's still that operator's session.
 */
export async function viewAs(ctx: WriteContext, actor: Actor, user: User, browser: Browser) {
  const own = await store.findSession(ctx.db, sessionOf(actor).id)
  if (!own) throw notFound()
  const { opened_by, opener_signed_in_at } = own
  const opener =
    opened_by && opener_signed_in_at
      ? { id: opened_by, signedInAt: opener_signed_in_at }
      : { id: actor.userId, signedInAt: own.signed_in_at }
  return signInAs(ctx, user, 'demo', browser, { opener })
}

/**
 * Ends a session in which an operator is viewing as another user, and continues as the operator. They haven't proved anything
 * new, so the sign-in keeps its age: neither an unattended browser nor a key becomes a recent sign-in this way.
 */
export async function leaveDemoSession(ctx: WriteContext, actor: Actor, browser: Browser): Promise<{ secret: string }> {
  const { opened_by, opener_signed_in_at } = (await store.findSession(ctx.db, sessionOf(actor).id)) ?? {}
  if (!opened_by || !opener_signed_in_at) throw notFound()
  return signInAs(ctx, await findUser(ctx, opened_by), 'demo', browser, { signedInAt: opener_signed_in_at })
}

export async function getSession(ctx: ReadContext, actor: Actor): Promise<Static<typeof CurrentSession>> {
  const { id } = sessionOf(actor)
  const [session, user, terms] = await Promise.all([
    store.findSession(ctx.db, id),
    findUser(ctx, actor.userId),
    getOwnTerms(ctx, actor.userId),
  ])
  if (!session) throw notFound()
  const { mode, feeBps, languages } = ctx.settings
  return {
    user: presentOwnProfile(user, ctx.settings),
    role: user.role,
    mode,
    fee_bps: feeBps,
    languages: [...languages.offered],
    terms,
    session: presentSession(session, id, realNow()),
    time: ctx.clock.now(),
  }
}

export async function listSessions(
  ctx: ReadContext,
  actor: Actor,
  userId: UserId,
  page: PageRequest,
): Promise<Page<Static<typeof SessionShape>>> {
  const currentId = actor.credential.kind === 'session' ? actor.credential.id : null
  const { rows, next } = pageOf(await store.listSessions(ctx.db, userId, page), page.limit, ({ id }) => [id])
  return { rows: rows.map((session) => presentSession(session, currentId, realNow())), next }
}

export async function listSessionsOfUser(
  ctx: ReadContext,
  actor: Actor,
  userId: UserId,
  page: PageRequest,
): Promise<Page<Static<typeof SessionShape>>> {
  await findUser(ctx, userId)
  return listSessions(ctx, actor, userId, page)
}

export async function endSession(ctx: WriteContext, actor: Actor, id: SessionId): Promise<Static<typeof SessionShape>> {
  const ended = await store.endSession(ctx.db, id, holdsScope(actor, 'admin') ? null : actor.userId)
  if (!ended) throw notFound()
  record(ctx, actor, { ...sessionEvent(ended), type: 'session.ended' })
  return presentSession(ended, actor.credential.id, realNow())
}

export function endOwnSession(ctx: WriteContext, actor: Actor): Promise<Static<typeof SessionShape>> {
  return endSession(ctx, actor, sessionOf(actor).id)
}

/** Ends all of the caller's sessions except the request's own. */
export async function endOtherSessions(ctx: WriteContext, actor: Actor): Promise<{ ended: number }> {
  const keptId = actor.credential.kind === 'session' ? actor.credential.id : null
  const ended = await store.endOtherSessions(ctx.db, actor.userId, keptId)
  record(ctx, actor, ...ended.map((session) => ({ ...sessionEvent(session), type: 'session.ended' as const })))
  return { ended: ended.length }
}

/** Deletes a batch of sessions that ended long ago; returns whether there may be more. */
export async function deleteOldSessions(database: Database): Promise<boolean> {
  return (await database.transaction((tx) => store.deleteOldSessions(tx, DELETE_BATCH_MAX))) === DELETE_BATCH_MAX
}

// A session holds all scopes of its user's role.
function actorFrom(holder: store.SessionHolder): Actor {
  const { session_id, user_id, role, suspension, accepted_terms, expires_at, signed_in_at, opened_by } = holder
  return {
    userId: user_id,
    hostedAgentId: null,
    credential: {
      kind: 'session',
      id: session_id,
      expiresAt: expires_at,
      signedInAt: signed_in_at,
      openedBy: opened_by,
    },
    role,
    scopes: scopesOfRole[role],
    suspension,
    acceptedTerms: accepted_terms,
  }
}

function sessionEvent(session: Session) {
  return {
    subject: { type: 'session', id: session.id },
    data: presentSessionEvent(session),
    audience: [session.user_id],
  }
}

const USER_AGENT_MAX = 300
const DELETE_BATCH_MAX = 1_000
