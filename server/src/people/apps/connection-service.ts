import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Database, Queryable, Tx } from '../../platform/db/database.ts'
import type { Actor, Scope } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { type AgentId, type AppId, type ConnectedAppId, decodeId, encodeId, newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { scopeWords } from '../../platform/kernel/scope-words.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { mailUser } from '../notices/service.ts'
import { findUser } from '../users/service.ts'
import * as store from './connection-store.ts'
import { type ConnectedApp, type ConnectionEnd, connectionExpiry } from './domain.ts'
import { type ConnectedApp as ConnectedAppShape, presentConnectedApp } from './schema.ts'

/** What an app asks for, and whom the user lets it act as. */
export interface NewConnection {
  clientId: string
  name: string
  url: string | null
  agent: { id: AgentId; name: string } | null
  scopes: readonly Scope[]
}

/** Lets an app in. */
export async function connectApp(ctx: WriteContext, actor: Actor, connection: NewConnection): Promise<ConnectedAppId> {
  const { clientId, name, url, agent, scopes } = connection
  requireQuota(ctx.settings.quotas, 'connected_apps', await store.lockAndCountConnections(ctx.db, actor.userId))
  const now = realNow()
  const app: ConnectedApp = {
    id: newId<'cap'>(),
    user_id: actor.userId,
    hosted_agent_id: agent?.id ?? null,
    client_id: clientId,
    app_id: decodeId('oap', clientId),
    name,
    url,
    scopes,
    created_at: now,
    expires_at: connectionExpiry(now),
    last_used_at: null,
  }
  await store.insertConnection(ctx.db, app)
  record(ctx, actor, { ...connectionEvent(app), type: 'connection.created' })
  await mailUser(ctx, actor.userId, {
    subject: 'An app was let in to your Parley account',
    blocks: [
      `The app “${name}” can act ${agent ? `as your agent “${agent.name}”` : 'as you'}. It may:`,
      ...scopes.map((scope) => `– ${scopeWords[scope] ?? scope}`),
      'If this was not you, sign in, disconnect it under your connected apps, and end all other sessions.',
    ],
  })
  return app.id
}

/** Whether any user has let in the app with this client id. */
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

/** Disconnects an app from the caller: its tokens stop working at once. */
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

/** Disconnects an app that is being deleted from everybody who has let it in. */
export async function disconnectDeletedApp(ctx: WriteContext, actor: Actor, appId: AppId): Promise<void> {
  // One by one, because an app can have more users than a call can have arguments.
  for (const app of await store.endConnectionsOfApp(ctx.db, appId)) record(ctx, actor, endedEvent(app))
}

/** Disconnects an app because it signed itself out, or because one of its codes or tokens was used twice. */
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
  await mailUser(ctx, userId, {
    subject: 'An app was disconnected from your Parley account',
    blocks: [
      `A code or token of the app “${app.name}” was used twice, so somebody may have copied it. The app was disconnected.`,
      'If you trust the app, let it in again. If this happens again, tell those who make the app.',
    ],
  })
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
