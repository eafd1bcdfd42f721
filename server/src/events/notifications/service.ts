import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, staffRoleOf } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { COUNTED_MAX, countTasks, type InboxSource, requireOwner } from '../inbox/service.ts'
import type { UnreadMessages } from './domain.ts'
import {
  type Notification,
  type NotificationCounts,
  presentCounts,
  presentNotification,
  type SeenNotifications,
  type UnreadCount,
} from './schema.ts'
import * as store from './store.ts'

export async function listNotifications(
  ctx: ReadContext,
  actor: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof Notification>>> {
  requireOwner(actor)
  const [found, seen] = await Promise.all([
    store.listNotifications(ctx.db, readerFrom(actor), page),
    store.findSeen(ctx.db, actor.userId),
  ])
  const { rows, next } = pageOf(found, page.limit, ({ position }) => [String(position)])
  return { rows: rows.map((row) => presentNotification(row, actor.userId, seen)), next }
}

/** What else is counted: inbox tasks, which have their own sources, and messages, which are in an area above this one. */
export interface CountSources {
  tasks: readonly InboxSource[]
  countMessages: (ctx: ReadContext, actor: Actor) => Promise<UnreadMessages>
}

/** Counts of what's new and what's to do. */
export async function countNotifications(
  ctx: ReadContext,
  actor: Actor,
  sources: CountSources,
): Promise<Static<typeof NotificationCounts>> {
  requireOwner(actor)
  const [unread, tasks, messages] = await Promise.all([
    countUnread(ctx, actor),
    countTasks(ctx, actor, sources.tasks),
    sources.countMessages(ctx, actor),
  ])
  return presentCounts(unread, tasks, messages)
}

/** Counts everything up to an event as seen. */
export async function markSeen(
  ctx: WriteContext,
  actor: Actor,
  { event_id }: Static<typeof SeenNotifications>,
): Promise<Static<typeof UnreadCount>> {
  requireOwner(actor)
  const position = await store.findPosition(ctx.db, actor.userId, toId('evt', event_id))
  if (position === null) throw notFound()
  await store.saveSeen(ctx.db, actor.userId, position)
  return { unread_count: await countUnread(ctx, actor) }
}

async function countUnread(ctx: ReadContext, actor: Actor): Promise<number> {
  const seen = await store.findSeen(ctx.db, actor.userId)
  return store.countAfter(ctx.db, readerFrom(actor), seen, COUNTED_MAX)
}

function readerFrom(actor: Actor): store.Reader {
  return { userId: actor.userId, role: staffRoleOf(actor) }
}
