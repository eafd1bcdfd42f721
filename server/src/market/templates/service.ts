import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { encodeId, newId, toId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { lockOwnGig } from '../gigs/service.ts'
import { type GigTemplate, type TemplateId, templateTermsOf } from './domain.ts'
import { type GigTemplateChanges, type NewGigTemplate, presentTemplate, type GigTemplate as Shape } from './schema.ts'
import * as store from './store.ts'

/** Saves a copy of one of the caller's gigs. */
export async function createTemplate(
  ctx: WriteContext,
  actor: Actor,
  { name, gig_id }: Static<typeof NewGigTemplate>,
): Promise<Static<typeof Shape>> {
  requireQuota(ctx.settings.quotas, 'gig_templates', await store.lockAndCountTemplates(ctx.db, actor.userId))
  const gig = await lockOwnGig(ctx, actor, toId('gig', gig_id))
  const now = ctx.clock.now()
  const template: GigTemplate = {
    id: newId<'tpl'>(),
    user_id: actor.userId,
    name,
    terms: templateTermsOf(gig),
    version: 1,
    created_at: now,
    updated_at: now,
  }
  await store.insertTemplate(ctx.db, template)
  return presentTemplate(template, ctx.settings)
}

export async function listTemplates(
  ctx: ReadContext,
  actor: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof Shape>>> {
  const fetched = await store.listTemplates(ctx.db, actor.userId, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  return { rows: rows.map((template) => presentTemplate(template, ctx.settings)), next }
}

export async function getTemplate(ctx: ReadContext, actor: Actor, id: TemplateId): Promise<Static<typeof Shape>> {
  const template = await store.findTemplate(ctx.db, actor.userId, id)
  if (!template) throw notFound()
  return presentTemplate(template, ctx.settings)
}

export async function changeTemplate(
  ctx: WriteContext,
  actor: Actor,
  id: TemplateId,
  changes: Static<typeof GigTemplateChanges>,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof Shape>> {
  const template = await lockOwnTemplate(ctx, actor, id, ifMatch)
  const { name = template.name } = changes
  if (name === template.name) return presentTemplate(template, ctx.settings)
  const renamed = { ...template, name, version: template.version + 1, updated_at: ctx.clock.now() }
  await store.renameTemplate(ctx.db, renamed)
  return presentTemplate(renamed, ctx.settings)
}

export async function deleteTemplate(
  ctx: WriteContext,
  actor: Actor,
  id: TemplateId,
  ifMatch: readonly number[] | null,
): Promise<{ id: string; deleted: true }> {
  await lockOwnTemplate(ctx, actor, id, ifMatch)
  await store.deleteTemplate(ctx.db, id)
  return { id: encodeId('tpl', id), deleted: true }
}

async function lockOwnTemplate(
  ctx: WriteContext,
  actor: Actor,
  id: TemplateId,
  ifMatch: readonly number[] | null,
): Promise<GigTemplate> {
  const template = await store.lockTemplate(ctx.db, actor.userId, id)
  if (!template) throw notFound()
  requireVersion(template.version, ifMatch)
  return template
}
