import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { forbidden, notFound } from '../../platform/kernel/errors.ts'
import { encodeId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { requireUser } from '../profiles/service.ts'
import { type Block, refusalToContact } from './domain.ts'
import { type Block as BlockShape, presentBlock } from './schema.ts'
import * as store from './store.ts'

/** Blocking someone again changes nothing. */
export async function blockUser(ctx: WriteContext, actor: Actor, userId: UserId): Promise<Static<typeof BlockShape>> {
  if (userId === actor.userId) throw forbidden('own_profile', 'You can’t block yourself.')
  const count = await store.lockAndCountBlocks(ctx.db, actor.userId)
  const [existing] = await Promise.all([store.findBlock(ctx.db, actor.userId, userId), requireUser(ctx, userId)])
  if (existing) return presentBlock(existing)
  requireQuota(ctx.settings.quotas, 'blocks', count)
  const block: Block = { blocker_id: actor.userId, blocked_id: userId, created_at: ctx.clock.now() }
  await store.insertBlock(ctx.db, block)
  return presentBlock(block)
}

export async function unblockUser(
  ctx: WriteContext,
  actor: Actor,
  userId: UserId,
): Promise<{ id: string; deleted: true }> {
  if (!(await store.deleteBlock(ctx.db, actor.userId, userId))) throw notFound()
  return { id: encodeId('usr', userId), deleted: true }
}

export async function listBlocks(
  ctx: ReadContext,
  actor: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof BlockShape>>> {
  const fetched = await store.listBlocks(ctx.db, actor.userId, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ created_at, blocked_id }) => [created_at, blocked_id])
  return { rows: rows.map(presentBlock), next }
}

/** Throws if one of two users has blocked the other, so that neither can apply to, invite or write to the other. */
export async function requireContact(ctx: ReadContext, userId: UserId, otherId: UserId): Promise<void> {
  const refusal = refusalToContact({ otherId, ...(await store.findBlocksBetween(ctx.db, userId, otherId)) })
  if (refusal) throw refusal
}
