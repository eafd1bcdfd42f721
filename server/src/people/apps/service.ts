import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { conflict, notFound, validationFailed } from '../../platform/kernel/errors.ts'
import { type AppId, encodeId, newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { hashToken, newToken } from '../../platform/token.ts'
import { validatorOf } from '../../platform/validation/validate.ts'
import { mailUser } from '../notices/service.ts'
import { disconnectFromAll } from './connection-service.ts'
import { type App, redirectUriProblem } from './domain.ts'
import { ownAppMail } from './mails.ts'
import { type AppChanges, type App as AppShape, type AppWithSecret, NewApp, presentApp } from './schema.ts'
import * as store from './store.ts'

export async function createApp(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof NewApp>,
): Promise<Static<typeof AppWithSecret>> {
  requireRedirectUris(body.redirect_uris)
  requireQuota(ctx.settings.quotas, 'apps', await store.lockAndCountApps(ctx.db, actor.userId))
  const secret = body.type === 'confidential' ? newToken() : null
  const now = realNow()
  const app: App = {
    id: newId<'oap'>(),
    user_id: actor.userId,
    name: body.name,
    url: body.url ?? null,
    redirect_uris: body.redirect_uris,
    secret_hash: secret && hashToken(secret),
    first_party_since: null,
    version: 1,
    created_at: now,
    updated_at: now,
  }
  await store.insertApp(ctx.db, app)
  record(ctx, actor, { ...appEvent(app, actor), type: 'app.created' })
  await mailUser(ctx, actor.userId, ownAppMail(app, { isNew: true }))
  return { ...presentApp(app), client_secret: secret }
}

export async function listApps(
  ctx: ReadContext,
  actor: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof AppShape>>> {
  const { rows, next } = pageOf(await store.listApps(ctx.db, actor.userId, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentApp), next }
}

export async function getApp(ctx: ReadContext, actor: Actor, id: AppId): Promise<Static<typeof AppShape>> {
  const app = await store.findApp(ctx.db, id)
  if (app?.user_id !== actor.userId) throw notFound()
  return presentApp(app)
}

export async function changeApp(
  ctx: WriteContext,
  actor: Actor,
  id: AppId,
  changes: Static<typeof AppChanges>,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof AppShape>> {
  if (changes.redirect_uris) requireRedirectUris(changes.redirect_uris)
  const app = await lockOwnApp(ctx, actor, id)
  requireVersion(app.version, ifMatch)
  const hasNewUris = changes.redirect_uris && canonicalJson(changes.redirect_uris) !== canonicalJson(app.redirect_uris)
  if (hasNewUris && app.first_party_since !== null) {
    const message =
      'A first-party app’s redirect URIs can’t be changed. End its first-party status, change them, and have it approved again.'
    throw conflict('wrong_state', message, { status: 'first_party', possible_in: ['third_party'] })
  }
  const changed = { ...app, ...changes, version: app.version + 1, updated_at: realNow() }
  await store.updateApp(ctx.db, changed)
  record(ctx, actor, { ...appEvent(changed, actor), type: 'app.updated' })
  if (hasNewUris) await mailUser(ctx, actor.userId, ownAppMail(changed, { isNew: false }))
  return presentApp(changed)
}

/** Deletes an app, and disconnects it from everyone. */
export async function deleteApp(
  ctx: WriteContext,
  actor: Actor,
  id: AppId,
  ifMatch: readonly number[] | null,
): Promise<{ id: string; deleted: true }> {
  const app = await lockOwnApp(ctx, actor, id)
  requireVersion(app.version, ifMatch)
  await store.deleteApp(ctx.db, id)
  await disconnectFromAll(ctx, actor, id)
  record(ctx, actor, { ...appEvent(app, actor), type: 'app.deleted' })
  return { id: encodeId('oap', id), deleted: true }
}

/** The app with this client id, for the OAuth server. */
export function findAppById(db: Queryable, id: AppId): Promise<App | null> {
  return store.findApp(db, id)
}

/** How an app that registers itself or publishes its description describes itself. */
export interface Description {
  name: string
  url: string | null
  redirectUris: readonly string[]
}

/** What's wrong with an app's description of itself; null if a user could register the same. */
export function descriptionProblem({ name, url, redirectUris }: Description): string | null {
  const [issue] = [...issuesOfNewApp({ name, url, redirect_uris: redirectUris }), ...redirectUriIssues(redirectUris)]
  return issue ? `${issue.path} ${issue.message}` : null
}

const issuesOfNewApp = validatorOf(NewApp)

/** Stores a self-registered app. */
export async function registerApp(
  database: Database,
  app: Description & { id: AppId; secret: string | null },
): Promise<void> {
  const now = realNow()
  await database.transaction((tx) =>
    store.insertApp(tx, {
      id: app.id,
      user_id: null,
      name: app.name,
      url: app.url,
      redirect_uris: app.redirectUris,
      secret_hash: app.secret && hashToken(app.secret),
      first_party_since: null,
      version: 1,
      created_at: now,
      updated_at: now,
    }),
  )
}

/** Deletes a batch of self-registered apps that aren't connected; returns whether there may be more. */
export async function deleteUnusedApps(database: Database): Promise<boolean> {
  return (await database.transaction((tx) => store.deleteUnusedApps(tx, BATCH_MAX))) === BATCH_MAX
}

async function lockOwnApp(ctx: WriteContext, actor: Actor, id: AppId): Promise<App> {
  const app = await store.lockApp(ctx.db, actor.userId, id)
  if (!app) throw notFound()
  return app
}

/** Throws unless users can be sent to all of these addresses. */
export function requireRedirectUris(uris: readonly string[], problemOf = redirectUriProblem): void {
  const issues = redirectUriIssues(uris, problemOf)
  if (issues.length > 0) throw validationFailed(issues)
}

function redirectUriIssues(uris: readonly string[], problemOf = redirectUriProblem) {
  return uris.flatMap((uri, index) => {
    const message = problemOf(uri)
    if (message === null) return []
    const details = { format: 'redirect URI', example: 'https://app.example/callback' }
    return [{ path: `redirect_uris.${index}`, code: 'bad_format' as const, message, details }]
  })
}

/** An event about an app, for its owner. */
export function appEvent(app: App, { userId }: Pick<Actor, 'userId'>) {
  return { subject: { type: 'app', id: app.id }, data: presentApp(app), audience: [userId] }
}

const BATCH_MAX = 1_000
