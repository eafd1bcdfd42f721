import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Database, Queryable, Tx } from '../../platform/db/database.ts'
import type { Actor, AppScope } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import {
  type AgentId,
  type AppId,
  type ConnectedAppId,
  decodeId,
  encodeId,
  newId,
  type UserId,
} from '../../platform/kernel/ids.ts'
import type { OpenIdScope } from '../../platform/kernel/openid-scopes.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { mailUser } from '../notices/service.ts'
import { findUser } from '../users/service.ts'
import * as store from './connection-store.ts'
import { type ConnectedApp, type ConnectionEnd, connectionExpiry, consentExpiry } from './domain.ts'
import { connectedMail, disconnectedMail } from './mails.ts'
import { type ConnectedApp as ConnectedAppShape, presentConnectedApp } from './schema.ts'

/** What an app asks for. */
export interface ConnectionRequest {
  clientId: string
  /** Null for a device. */
  redirectUri: string | null
  scopes: readonly AppScope[]
  openIdScopes: readonly OpenIdScope[]
  /** The user's verified address, if the app asks for it and can get it. */
  email: string | null
}

/** What an app asks for, and who the user lets it act as. */
export interface NewConnection extends ConnectionRequest {
  name: string
  url: string | null
  agent: { id: AgentId; name: string } | null
  /** Whether the user was asked, was asked and won't be asked the same thing again for a while, or didn't need to be asked. */
  consent: 'once' | 'remembered' | 'not needed'
}

/** Connects an app. */
export async function connectApp(ctx: WriteContext, actor: Actor, connection: NewConnection): Promise<ConnectedAppId> {
  const { clientId, name, url, agent, scopes, openIdScopes, redirectUri, consent } = connection
  const connected = await store.lockAndCountConnections(ctx.db, actor.userId)
  const now = realNow()
  const lasting = {
    first_party: consent === 'not needed',
    remembered_until: consent === 'remembered' ? consentExpiry(now) : null,
    expires_at: connectionExpiry(now),
  }
  const before = consent === 'once' ? [] : await listSame(ctx.db, actor.userId, connection)
  const same = before.find(({ hosted_agent_id }) => hosted_agent_id === (agent?.id ?? null))
  // The latest choice counts: an app that the user now lets act as an agent must not get in as the user later.
  const others = before.filter((each) => each !== same).map(({ id }) => id)
  if (consent === 'remembered') await store.forgetConsents(ctx.db, others)
  if (same) {
    // What the user already agreed to doesn't turn into something they weren't asked about.
    const { first_party, remembered_until } = consent === 'not needed' ? same : lasting
    await store.renewConnection(ctx.db, same.id, { ...lasting, first_party, remembered_until })
    return same.id
  }
  requireQuota(ctx.settings.quotas, 'connected_apps', connected)
  const app: ConnectedApp = {
    id: newId<'cap'>(),
    user_id: actor.userId,
    hosted_agent_id: agent?.id ?? null,
    client_id: clientId,
    app_id: decodeId('oap', clientId),
    name,
    url,
    scopes,
    openid_scopes: openIdScopes,
    redirect_uri: redirectUri,
    // An agent has no email address of its own, and doesn't reveal its owner's.
    shared_email: agent ? null : connection.email,
    ...lasting,
    created_at: now,
    last_used_at: null,
  }
  await store.insertConnection(ctx.db, app)
  record(ctx, actor, { ...connectionEvent(app), type: 'connection.created' })
  await mailUser(ctx, actor.userId, connectedMail(app, agent))
  return app.id
}

/** The connection with which a user granted the same request before, if they don't need to be asked again. */
export async function findRememberedConnection(
  db: Queryable,
  userId: UserId,
  request: ConnectionRequest,
): Promise<ConnectedApp | null> {
  const now = realNow()
  const same = await listSame(db, userId, request)
  return same.find(({ remembered_until }) => remembered_until !== null && remembered_until > now) ?? null
}

/** Who the user last let the app act as: null for themselves, undefined if that was long ago or never. */
export async function findLastIdentity(
  db: Queryable,
  userId: UserId,
  clientId: string,
): Promise<AgentId | null | undefined> {
  return (await store.findLastConnection(db, userId, clientId))?.hosted_agent_id
}

// With a different address than the one the user saw, it wouldn't be the same request.
async function listSame(db: Queryable, userId: UserId, request: ConnectionRequest): Promise<ConnectedApp[]> {
  const { clientId, redirectUri, scopes, openIdScopes, email } = request
  const same = { user_id: userId, client_id: clientId, redirect_uri: redirectUri, scopes, openid_scopes: openIdScopes }
  const found = await store.listSameConnections(db, same)
  return found.filter(({ hosted_agent_id, shared_email }) => shared_email === (hosted_agent_id ? null : email))
}

/** Whether any user has connected the app with this client id. */
export function isConnected(db: Queryable, clientId: string): Promise<boolean> {
  return store.hasConnections(db, clientId)
}

export async function listConnectedApps(
  ctx: ReadContext,
  actor: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof ConnectedAppShape>>> {
  const { rows, next } = pageOf(await store.listConnections(ctx.db, actor.userId, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentConnectedApp), next }
}

/** Makes an app ask the caller again the next time it signs them in. Its tokens keep working. */
export async function forgetConsent(
  ctx: WriteContext,
  actor: Actor,
  id: ConnectedAppId,
): Promise<Static<typeof ConnectedAppShape>> {
  const app = await store.forgetConsent(ctx.db, actor.userId, id)
  if (!app) throw notFound()
  return presentConnectedApp(app)
}

/** Disconnects an app from the caller: its tokens stop working immediately. */
export async function disconnectApp(
  ctx: WriteContext,
  actor: Actor,
  id: ConnectedAppId,
): Promise<{ id: string; deleted: true }> {
  const ended = await store.endConnectionOfUser(ctx.db, actor.userId, id)
  if (ended.length === 0) throw notFound()
  record(ctx, actor, ...ended.map(endedEvent))
  return { id: encodeId('cap', id), deleted: true }
}

/** Disconnects every app that acts as an agent that is being deleted. */
export async function disconnectAppsOfAgent(ctx: WriteContext, actor: Actor, agentId: AgentId): Promise<void> {
  record(ctx, actor, ...(await store.endConnectionsOfAgent(ctx.db, agentId)).map(endedEvent))
}

/** Disconnects an app from everyone: it is being deleted, or no longer trusted. */
export async function disconnectFromAll(ctx: WriteContext, actor: Actor, appId: AppId): Promise<void> {
  // One by one, because an app can have more users than a call can have arguments.
  for (const app of await store.endConnectionsOfApp(ctx.db, appId)) record(ctx, actor, endedEvent(app))
}

/** Disconnects an app because it revoked its own tokens, or because one of its codes or tokens was used twice. */
export async function endConnection(ctx: WriteContext, id: ConnectedAppId, how: ConnectionEnd): Promise<void> {
  const [app] = await store.endConnection(ctx.db, id)
  if (!app) return
  const { id: userId, role } = await findUser(ctx, app.user_id)
  const author = { userId, hostedAgentId: app.hosted_agent_id, role }
  if (how === 'by the app') {
    record(ctx, author, endedEvent(app))
    return
  }
  record(ctx, author, { ...connectionEvent(app), type: 'connection.token_reused' })
  await mailUser(ctx, userId, disconnectedMail(app))
}

export function findGrantPayload(db: Queryable, id: ConnectedAppId): Promise<object | null> {
  return store.findGrantPayload(db, id)
}

export function saveGrantPayload(tx: Tx, id: ConnectedAppId, payload: object): Promise<void> {
  return store.saveGrantPayload(tx, id, payload)
}

/** Deletes a batch of connections that ended long ago; returns whether there may be more. */
export async function deleteOldConnections(database: Database): Promise<boolean> {
  return (await database.transaction((tx) => store.deleteOldConnections(tx, BATCH_MAX))) === BATCH_MAX
}

function endedEvent(app: ConnectedApp) {
  return { ...connectionEvent(app), type: 'connection.ended' as const }
}

function connectionEvent(app: ConnectedApp) {
  return { subject: { type: 'connection', id: app.id }, data: presentConnectedApp(app), audience: [app.user_id] }
}

const BATCH_MAX = 1_000
