import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import { mailUser } from '../../people/notices/service.ts'
import { requireUser } from '../../people/profiles/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, holdsScope } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { encodeId, type Id, newId, type Prefix, toId, type UserId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { findContent } from './content-service.ts'
import { type Notice, prefixOf, reportableTypeOf } from './domain.ts'
import { noticeMail } from './mails.ts'
import {
  type NewNotice,
  type Notice as NoticeShape,
  type OperatorNotice,
  presentNotice,
  presentNoticeEvent,
  presentOperatorNotice,
} from './notice-schema.ts'
import * as store from './notice-store.ts'
import { findReportedOwner } from './store.ts'

/** Tells a user something, by event and email, whatever their email settings are. */
export async function sendNotice(
  ctx: WriteContext,
  actor: Actor,
  userId: UserId,
  { text, subject_id = encodeId('usr', userId) }: Static<typeof NewNotice>,
): Promise<Static<typeof OperatorNotice>> {
  const type = reportableTypeOf(subject_id)
  if (!type) throw notFound()
  const id: Id<Prefix> = toId(prefixOf(type), subject_id)
  const content = await findContent[type](ctx, actor, id)
  // What its owner deleted can still be in a report.
  const ownerId = content?.owner_id ?? (await findReportedOwner(ctx.db, id))
  if (ownerId !== userId) throw notFound()
  const notice: Notice = {
    ...{ id: newId<'ntc'>(), user_id: userId, subject_type: type, subject_id: id },
    ...{ text, sent_by: actor.userId, created_at: ctx.clock.now() },
  }
  await store.insertNotice(ctx.db, notice)
  record(ctx, actor, {
    type: 'notice.created',
    subject: { type: 'notice', id: notice.id },
    data: presentNoticeEvent(notice),
    audience: [userId],
  })
  await mailUser(ctx, userId, noticeMail(notice))
  return presentOperatorNotice(notice)
}

/** For its user and operators. */
export async function getNotice(ctx: ReadContext, actor: Actor, id: Id<'ntc'>): Promise<Static<typeof NoticeShape>> {
  const notice = await store.findNotice(ctx.db, id)
  if (!notice || (notice.user_id !== actor.userId && !holdsScope(actor, 'admin'))) throw notFound()
  if (notice.user_id !== actor.userId) ctx.noteStaffRead?.(encodeId('ntc', id))
  return presentNotice(notice)
}

export async function listNotices(
  ctx: ReadContext,
  { userId }: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof NoticeShape>>> {
  const { rows, next } = pageOf(await store.listNotices(ctx.db, userId, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentNotice), next }
}

export async function listNoticesTo(
  ctx: ReadContext,
  userId: UserId,
  page: PageRequest,
): Promise<Page<Static<typeof OperatorNotice>>> {
  await requireUser(ctx, userId)
  const { rows, next } = pageOf(await store.listNotices(ctx.db, userId, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentOperatorNotice), next }
}
