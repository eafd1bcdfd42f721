import type { Static } from 'typebox'
import { record } from '../../events/feed/service.ts'
import type { InboxEntry, InboxPosition } from '../../events/inbox/domain.ts'
import { mailUser } from '../../people/notices/service.ts'
import type { Suspension, User } from '../../people/users/schema.ts'
import { getUser, reinstateUser, suspendUser } from '../../people/users/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type Actor, holdsScope } from '../../platform/kernel/actor.ts'
import { conflict, notFound, Refusal } from '../../platform/kernel/errors.ts'
import { type Id, newId, type Prefix, toId, type UserId } from '../../platform/kernel/ids.ts'
import { type Content, notRemoved, type RemovableType, requireOthers } from '../../platform/kernel/moderation.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireRecentSignIn } from '../../platform/kernel/recent-sign-in.ts'
import { addDays, realNow } from '../../platform/kernel/time.ts'
import { findContent, removers, restorers } from './content-service.ts'
import {
  isObjection,
  type Objection,
  objectionToDecide,
  prefixOf,
  type RemovalRecord,
  removalToKnow,
  reportableTypeOf,
  SHOWN_DAYS,
} from './domain.ts'
import { keptMail, removedMail, restoredMail } from './mails.ts'
import * as store from './removal-store.ts'
import { closeReports } from './report-service.ts'
import {
  type NewObjection,
  type ObjectionFilter,
  type ObjectionResolution,
  type Objection as ObjectionShape,
  type OperatorObjection,
  presentObjection,
  presentObjectionEvent,
  presentOperatorObjection,
  presentRemoved,
  type RemovedContent,
} from './schema.ts'
import { lockSubject } from './store.ts'

/** Also closes all open reports about it. */
export async function removeByOperator(
  ctx: WriteContext,
  actor: Actor,
  type: RemovableType,
  text: string,
  reason: string,
): Promise<Static<typeof RemovedContent>> {
  const id: Id<Prefix> = toId(prefixOf(type), text)
  await lockSubject(ctx.db, id)
  const removal = await removeContent(ctx, actor, type, id, reason)
  await closeReports(ctx, actor, id, 'removed', reason)
  return presentRemoved(removal)
}

/** The subject is locked. */
export async function removeContent(
  ctx: WriteContext,
  actor: Actor,
  type: RemovableType,
  id: Id<Prefix>,
  reason: string,
): Promise<RemovalRecord> {
  const content = await findContent[type](ctx, actor, id)
  if (!content) throw notFound()
  requireOthers(actor.userId, content.owner_id)
  const removed_at = ctx.clock.now()
  await removers[type](ctx, actor, id, { reason, removed_at })
  const { owner_id, conversation_id } = content
  return storeRemoval(
    ctx,
    actor,
    { subject_type: type, subject_id: id, owner_id, conversation_id, reason, removed_at },
    content,
  )
}

/** Suspends a user, who can object to it as to a removal. Suspending someone twice changes nothing. */
export async function suspendByOperator(
  ctx: WriteContext,
  actor: Actor,
  id: UserId,
  suspension: Static<typeof Suspension>,
): Promise<Static<typeof User> | Refusal> {
  await lockSubject(ctx.db, id)
  const answer = await suspendUser(ctx, actor, id, suspension)
  if (answer instanceof Refusal || (await store.findStanding(ctx.db, id))) return answer
  // Someone who was already suspended keeps the reason they had.
  const reason = answer.suspension?.reason ?? null
  const removed_at = ctx.clock.now()
  const facts = { subject_id: id, owner_id: id, conversation_id: null, reason, removed_at }
  await storeRemoval(ctx, actor, { subject_type: 'profile', ...facts }, null)
  return answer
}

/** Also tells the owner. */
async function storeRemoval(
  ctx: WriteContext,
  { userId }: Actor,
  facts: Pick<RemovalRecord, 'subject_type' | 'subject_id' | 'owner_id' | 'conversation_id' | 'reason' | 'removed_at'>,
  content: Content | null,
): Promise<RemovalRecord> {
  const removal: RemovalRecord = {
    ...{ id: newId<'obj'>(), ...facts, removed_by: userId, restored_by: null, restored_at: null },
    ...{ objection: null, objected_at: null, objection_status: null, note: null, decided_by: null, decided_at: null },
  }
  await store.insertRemoval(ctx.db, removal)
  await mailUser(ctx, facts.owner_id, removedMail(removal, content))
  return removal
}

/** Reinstating someone who isn't suspended changes nothing. */
export async function reinstateByOperator(
  ctx: WriteContext,
  actor: Actor,
  id: UserId,
): Promise<Static<typeof User> | Refusal> {
  await lockSubject(ctx.db, id)
  const removal = await store.findStanding(ctx.db, id)
  if (!removal) return reinstateUser(ctx, actor, id)
  await restore(ctx, actor, removal, null)
  return getUser(ctx, id)
}

/** Also resolves an open objection. */
export async function restoreByOperator(
  ctx: WriteContext,
  actor: Actor,
  type: RemovableType,
  text: string,
): Promise<Static<typeof RemovedContent>> {
  const id: Id<Prefix> = toId(prefixOf(type), text)
  await lockSubject(ctx.db, id)
  const removal = await store.findStanding(ctx.db, id)
  if (!removal) {
    if (!(await findContent[type](ctx, actor, id))) throw notFound()
    throw notRemoved()
  }
  return presentRemoved(await restore(ctx, actor, removal, null))
}

async function restore(
  ctx: WriteContext,
  actor: Actor,
  removal: RemovalRecord,
  note: string | null,
): Promise<RemovalRecord> {
  requireOthers(actor.userId, removal.owner_id)
  await restorers[removal.subject_type](ctx, actor, removal.subject_id)
  await mailUser(ctx, removal.owner_id, restoredMail(removal, note))
  const restored = { ...removal, restored_by: actor.userId, restored_at: ctx.clock.now() }
  if (restored.objection_status === 'open') return decide(ctx, actor, restored as Objection, 'restored', note)
  await store.updateRemoval(ctx.db, restored)
  return restored
}

async function decide(
  ctx: WriteContext,
  actor: Actor,
  objection: Objection,
  status: 'restored' | 'kept',
  note: string | null,
): Promise<Objection> {
  const decided_at = ctx.clock.now()
  const decided: Objection = { ...objection, objection_status: status, note, decided_by: actor.userId, decided_at }
  await store.updateRemoval(ctx.db, decided)
  if (status === 'kept') await mailUser(ctx, decided.owner_id, keptMail(decided))
  record(ctx, actor, {
    type: 'objection.resolved',
    subject: { type: 'objection', id: decided.id },
    data: presentObjectionEvent(decided),
    audience: [decided.owner_id],
    audienceRole: 'operator',
  })
  return decided
}

/** Once for each removal. */
export async function createObjection(
  ctx: WriteContext,
  actor: Actor,
  { subject_id, text }: Static<typeof NewObjection>,
): Promise<Static<typeof ObjectionShape>> {
  const type = reportableTypeOf(subject_id)
  if (!type) throw notFound()
  const id: Id<Prefix> = toId(prefixOf(type), subject_id)
  await lockSubject(ctx.db, id)
  const [content, removal] = await Promise.all([findContent[type](ctx, actor, id), store.findStanding(ctx.db, id)])
  if (content?.owner_id !== actor.userId) throw notFound()
  if (!removal) throw notRemoved()
  if (isObjection(removal)) {
    const message = 'You’ve already objected to this removal.'
    throw conflict('already_objected', message)
  }
  const objection: Objection = {
    ...removal,
    objection: text,
    objected_at: ctx.clock.now(),
    objection_status: 'open',
  }
  await store.updateRemoval(ctx.db, objection)
  record(ctx, actor, {
    type: 'objection.created',
    subject: { type: 'objection', id: objection.id },
    data: presentObjectionEvent(objection),
    audience: [actor.userId],
    audienceRole: 'operator',
  })
  return presentObjection(objection)
}

export async function getObjection(
  ctx: ReadContext,
  actor: Actor,
  id: Id<'obj'>,
): Promise<Static<typeof ObjectionShape>> {
  const objection = await store.findRemoval(ctx.db, id)
  if (!isObjection(objection) || objection.owner_id !== actor.userId) throw notFound()
  return presentObjection(objection)
}

export async function listObjections(
  ctx: ReadContext,
  { userId: ownerId }: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof ObjectionShape>>> {
  const { rows, next } = pageOf(await store.listObjections(ctx.db, { ownerId }, page), page.limit, ({ id }) => [id])
  return { rows: rows.map(presentObjection), next }
}

export async function listAllObjections(
  ctx: ReadContext,
  actor: Actor,
  { status }: Static<typeof ObjectionFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof OperatorObjection>>> {
  const { rows, next } = pageOf(await store.listObjections(ctx.db, { status }, page), page.limit, ({ id }) => [id])
  const contents = await Promise.all(
    rows.map(({ subject_type, subject_id }) => findContent[subject_type](ctx, actor, subject_id)),
  )
  return { rows: rows.map((row, index) => presentOperatorObjection(row, contents[index] ?? null)), next }
}

export async function resolveObjection(
  ctx: WriteContext,
  actor: Actor,
  id: Id<'obj'>,
  { decision, note = null }: { decision: Static<typeof ObjectionResolution>['decision']; note?: string | null },
): Promise<Static<typeof OperatorObjection>> {
  const found = await store.findRemoval(ctx.db, id)
  if (!isObjection(found)) throw notFound()
  await lockSubject(ctx.db, found.subject_id)
  const objection = await store.findRemoval(ctx.db, id)
  if (!isObjection(objection)) throw notFound()
  requireOthers(actor.userId, objection.owner_id)
  if (objection.objection_status !== 'open') {
    const details = { status: objection.objection_status, possible_in: ['open'] }
    throw conflict('wrong_state', 'This objection has already been decided.', details)
  }
  // As for reinstating them without an objection.
  if (decision === 'restored' && objection.subject_type === 'profile') requireRecentSignIn(actor, realNow())
  const decided =
    decision === 'restored'
      ? ((await restore(ctx, actor, objection, note)) as Objection)
      : await decide(ctx, actor, objection, 'kept', note)
  const content = await findContent[decided.subject_type](ctx, actor, decided.subject_id)
  return presentOperatorObjection(decided, content)
}

/** Objections for operators to decide, and the caller's removed content. */
export const removalInbox = {
  name: 'removals',
  scopes: ['profile:write', 'admin'] as const,
  async find(ctx: ReadContext, actor: Actor, limit: number, after: InboxPosition | null): Promise<InboxEntry[]> {
    const since = addDays(ctx.clock.now(), -SHOWN_DAYS)
    const [own, objections] = await Promise.all([
      holdsScope(actor, 'profile:write') ? store.listStanding(ctx.db, actor.userId, since, limit, after) : [],
      holdsScope(actor, 'admin') ? store.listWaiting(ctx.db, actor.userId, limit, after) : [],
    ])
    return [...own.map(removalToKnow), ...objections.map(objectionToDecide)]
  },
}
