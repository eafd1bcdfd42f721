import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { notFound, validationFailed } from '../../platform/kernel/errors.ts'
import { type AppId, encodeId, newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { hashToken, newToken } from '../../platform/token.ts'
import { validatorOf } from '../../platform/validation/validate.ts'
import { mailUser } from '../notices/service.ts'
import { disconnectDeletedApp } from './connection-service.ts'
import { type App, redirectUriProblem } from './domain.ts'
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
    version: 1,
    created_at: now,
    updated_at: now,
  }
  await store.insertApp(ctx.db, app)
  record(ctx, actor, { ...appEvent(app, actor), type: 'app.created' })
  await mailUser(ctx, actor.userId, appMail(`The app “${app.name}” was registered`, app))
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
  const changed = { ...app, ...changes, version: app.version + 1, updated_at: realNow() }
  await store.updateApp(ctx.db, changed)
  record(ctx, actor, { ...appEvent(changed, actor), type: 'app.updated' })
  if (canonicalJson(changed.redirect_uris) !== canonicalJson(app.redirect_uris)) {
    await mailUser(ctx, actor.userId, appMail(`The app “${changed.name}” has new redirect addresses`, changed))
  }
  return presentApp(changed)
}

function appMail(subject: string, { redirect_uris }: App) {
  return {
    subject: `${subject} with your Parley account`,
    blocks: [
      `People who let it in are sent to ${redirect_uris.join(', ')}.`,
      'If this was not you, sign in, delete the app, revoke keys that you do not know, and end all other sessions.',
    ],
  }
}

/** Deletes an app, and ends it for everybody who has let it in. */
export async function deleteApp(
  ctx: WriteContext,
  actor: Actor,
  id: AppId,
  ifMatch: readonly number[] | null,
): Promise<{ id: string; deleted: true }> {
  const app = await lockOwnApp(ctx, actor, id)
  requireVersion(app.version, ifMatch)
  await store.deleteApp(ctx.db, id)
  await disconnectDeletedApp(ctx, actor, id)
  record(ctx, actor, { ...appEvent(app, actor), type: 'app.deleted' })
  return { id: encodeId('oap', id), deleted: true }
}

/** The app with this client id, for the OAuth server. */
export function findAppById(db: Queryable, id: AppId): Promise<App | null> {
  return store.findApp(db, id)
}

/** How an app describes itself, when it registers itself or publishes its description. */
export interface Description {
  name: string
  url: string | null
  redirectUris: readonly string[]
}

/** What is wrong with how an app describes itself; null when a user could register the same. */
export function descriptionProblem({ name, url, redirectUris }: Description): string | null {
  const [issue] = [...issuesOfNewApp({ name, url, redirect_uris: redirectUris }), ...redirectUriIssues(redirectUris)]
  return issue ? `${issue.path} ${issue.message}` : null
}

const issuesOfNewApp = validatorOf(NewApp)

/** Stores an app that registers itself. */
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
      version: 1,
      created_at: now,
      updated_at: now,
    }),
  )
}

/** Deletes a batch of apps that registered themselves and are not connected; returns whether there may be more. */
export async function deleteUnusedApps(database: Database): Promise<boolean> {
  return (await database.transaction((tx) => store.deleteUnusedApps(tx, BATCH_MAX))) === BATCH_MAX
}

async function lockOwnApp(ctx: WriteContext, actor: Actor, id: AppId): Promise<App> {
  const app = await store.lockApp(ctx.db, actor.userId, id)
  if (!app) throw notFound()
  return app
}

function requireRedirectUris(uris: readonly string[]): void {
  const issues = redirectUriIssues(uris)
  if (issues.length > 0) throw validationFailed(issues)
}

function redirectUriIssues(uris: readonly string[]) {
  return uris.flatMap((uri, index) => {
    const message = redirectUriProblem(uri)
    if (message === null) return []
    const details = { format: 'redirect URI', example: 'https://app.example/callback' }
    return [{ path: `redirect_uris.${index}`, code: 'bad_format' as const, message, details }]
  })
}

function appEvent(app: App, { userId }: Actor) {
  return { subject: { type: 'app', id: app.id }, data: presentApp(app), audience: [userId] }
}

const BATCH_MAX = 1_000
