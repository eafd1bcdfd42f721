import type { Static } from 'typebox'
import { findCurrentTerms, versionRefusal } from '../../people/terms-of-use/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { requireOneOf } from '../../platform/kernel/alternatives.ts'
import { conflict, validationFailed } from '../../platform/kernel/errors.ts'
import { toId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { parseInstant, realNow } from '../../platform/kernel/time.ts'
import { lockDocument, replaceDocument } from '../settings/document-service.ts'
import { type CountedVersion, earliestEffectiveAt, FIRST_USER, LAST_USER, NOTICE_DAYS } from './domain.ts'
import {
  type NewTerms,
  type OperatorTermsVersion,
  presentAcceptance,
  presentOperatorTerms,
  type TermsAcceptanceFilter,
  type TermsAcceptance as TermsAcceptanceShape,
  type WithdrawnVersion,
} from './schema.ts'
import * as store from './store.ts'

/** Publishes the next version, and has the worker email everyone about it. */
export async function publishTerms(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof NewTerms>,
): Promise<Static<typeof OperatorTermsVersion>> {
  requireOneOf(body, 'text', 'external_url')
  const { value: before } = await lockDocument(ctx, 'terms')
  const { inForce, planned } = await findCurrentTerms(ctx)
  if (planned) {
    const { version, effective_at } = planned
    const message = `Version ${version} hasn’t taken effect yet. There can be only one planned version.`
    throw conflict('terms_planned', message, { terms_version: version, effective_at })
  }
  const now = realNow()
  const earliest = earliestEffectiveAt(inForce, now)
  const effective_at = (body.effective_at !== undefined && parseInstant(body.effective_at)) || earliest
  if (effective_at < earliest) {
    const message = inForce ? `must be at least ${NOTICE_DAYS} days from now` : 'can’t be in the past'
    throw validationFailed([{ path: 'effective_at', code: 'too_small', message, details: { minimum: earliest } }])
  }
  const version = await store.insertVersion(ctx.db, {
    text: body.text ?? null,
    external_url: body.external_url ?? null,
    summary: body.summary ?? null,
    effective_at,
    published_at: now,
    published_by: actor.userId,
  })
  await replaceDocument(ctx, actor, 'terms', { before, after: { versions: await store.listScheduled(ctx.db, now) } })
  await queueMailing(ctx, version, 'published', LAST_USER)
  return getVersion(ctx, version)
}

/** Takes back a version before it takes effect, and has the worker email those who were told about it. */
export async function withdrawTerms(
  ctx: WriteContext,
  actor: Actor,
  { terms_version: version }: Static<typeof WithdrawnVersion>,
): Promise<Static<typeof OperatorTermsVersion>> {
  const { value: before } = await lockDocument(ctx, 'terms')
  const { planned } = await findCurrentTerms(ctx)
  if (planned?.version !== version) {
    throw versionRefusal('must be the planned version', planned ? [planned.version] : [])
  }
  const now = realNow()
  if (!(await store.markWithdrawn(ctx.db, version, actor.userId, now))) {
    throw versionRefusal('has just taken effect', [])
  }
  await replaceDocument(ctx, actor, 'terms', { before, after: { versions: await store.listScheduled(ctx.db, now) } })
  const lastTold = await store.endAnnouncement(ctx.db, version)
  if (lastTold !== null) await queueMailing(ctx, version, 'withdrawn', lastTold)
  return getVersion(ctx, version)
}

export async function listTermsVersions(
  ctx: ReadContext,
  page: PageRequest,
): Promise<Page<Static<typeof OperatorTermsVersion>>> {
  const found = await store.listVersions(ctx.db, realNow(), {}, page)
  const { rows, next } = pageOf(found, page.limit, ({ version }) => [String(version)])
  return { rows: rows.map((version) => presentOperatorTerms(version, ctx.publicUrl())), next }
}

export async function listTermsAcceptances(
  ctx: ReadContext,
  { terms_version: version, user_id }: Static<typeof TermsAcceptanceFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof TermsAcceptanceShape>>> {
  const userId = user_id === undefined ? undefined : toId('usr', user_id)
  const found = await store.listAcceptances(ctx.db, { version, userId }, page)
  const { rows, next } = pageOf(found, page.limit, ({ number }) => [String(number)])
  return { rows: rows.map(presentAcceptance), next }
}

async function queueMailing(
  ctx: WriteContext,
  version: number,
  about: 'published' | 'withdrawn',
  until_user_id: UserId,
): Promise<void> {
  if (ctx.settings.mail === 'off') return
  await store.insertMailing(ctx.db, { version, about, after_user_id: FIRST_USER, until_user_id })
}

async function getVersion(ctx: ReadContext, version: number): Promise<Static<typeof OperatorTermsVersion>> {
  const [found] = await store.listVersions(ctx.db, realNow(), { version }, { limit: 1, after: null })
  return presentOperatorTerms(found as CountedVersion, ctx.publicUrl())
}
