import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { conflict, notFound, type Refusal } from '../../platform/kernel/errors.ts'
import type { AppId, UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { mailOperators } from '../notices/service.ts'
import { hasSecondOperator, isOpenRequest, newOperatorRequest } from '../users/domain.ts'
import { waitsForSecond } from '../users/removal-service.ts'
import { lockAsOperator } from '../users/service.ts'
import { disconnectFromAll } from './connection-service.ts'
import { type App, type FirstPartyRequest, firstPartyUriProblem } from './domain.ts'
import { firstPartyEndedMail, firstPartyMail, firstPartyRequestedMail } from './mails.ts'
import { type FirstPartyApp, presentFirstPartyApp } from './schema.ts'
import { appEvent, requireRedirectUris } from './service.ts'
import * as store from './store.ts'

type Shown = Static<typeof FirstPartyApp>

/** Makes an operator's app first-party. If there is a second operator, they have to send the same request. */
export async function makeFirstParty(ctx: WriteContext, actor: Actor, id: AppId): Promise<Shown | Refusal> {
  const { by, operators } = await lockAsOperator(ctx, actor, actor.userId)
  // Only operators are accountable for what the app does with users' rights.
  const app = await store.lockOperatorApp(ctx.db, id)
  if (!app) throw notFound()
  if (app.first_party_since !== null) return presentFirstPartyApp({ ...app, status: 'active', request: null })
  if (app.secret_hash === null) {
    const message = 'Only a confidential app can be first-party: a public app can’t prove its identity.'
    throw conflict('wrong_state', message, { status: 'public', possible_in: ['confidential'] })
  }
  requireRedirectUris(app.redirect_uris, (uri) => firstPartyUriProblem(uri, ctx.settings.mode))
  const now = realNow()
  const stored = await store.findFirstPartyRequest(ctx.db, id)
  const requested =
    stored && stored.app_version === app.version && isOpenRequest(stored, operators, now) ? stored : null
  const needsSecond = hasSecondOperator(operators, [by.id])
  if (needsSecond && requested?.requested_by === by.id) throw waitsForSecond(requested)
  if (needsSecond && !requested) {
    const request: FirstPartyRequest = { app_id: id, app_version: app.version, ...newOperatorRequest(by, now) }
    await store.saveFirstPartyRequest(ctx.db, request)
    await mailOperators(ctx, firstPartyRequestedMail(app, by, request))
    return waitsForSecond(request)
  }
  const changed = await save(ctx, actor, { ...app, first_party_since: now })
  await mailOperators(ctx, firstPartyMail(changed, by))
  return presentFirstPartyApp({ ...changed, status: 'active', request: null })
}

/** Ends an app's first-party status, or declines a request for it. Users who have signed in to it are disconnected. */
export async function endFirstParty(
  ctx: WriteContext,
  actor: Actor,
  id: AppId,
  ifMatch: readonly number[] | null,
): Promise<Shown> {
  const { by } = await lockAsOperator(ctx, actor, actor.userId)
  const app = await store.lockFirstPartyApp(ctx.db, id)
  if (!app) throw notFound()
  requireVersion(app.version, ifMatch)
  await store.deleteFirstPartyRequest(ctx.db, id)
  if (app.first_party_since === null) return presentFirstPartyApp({ ...app, status: 'ended', request: null })
  const changed = await save(ctx, actor, { ...app, first_party_since: null })
  await disconnectFromAll(ctx, actor, id)
  await mailOperators(ctx, firstPartyEndedMail(changed, by))
  return presentFirstPartyApp({ ...changed, status: 'ended', request: null })
}

export async function listFirstPartyApps(ctx: ReadContext, page: PageRequest): Promise<Page<Shown>> {
  const { rows, next } = pageOf(await store.listFirstPartyApps(ctx.db, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentFirstPartyApp), next }
}

/** Whether an app can act as users without asking them. */
export function isFirstParty(db: Queryable, id: AppId): Promise<boolean> {
  return store.isFirstParty(db, id)
}

async function save(ctx: WriteContext, actor: Actor, app: App): Promise<App> {
  const changed = { ...app, version: app.version + 1, updated_at: realNow() }
  await store.updateApp(ctx.db, changed)
  await store.deleteFirstPartyRequest(ctx.db, app.id)
  record(ctx, actor, { ...appEvent(changed, { userId: app.user_id as UserId }), type: 'app.updated' })
  return changed
}
