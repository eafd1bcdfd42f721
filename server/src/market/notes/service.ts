import type { Static } from 'typebox'
import { requireUser } from '../../people/profiles/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { encodeId, type Id, newId, toId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { findOwnApplication } from '../applications/service.ts'
import { authorFrom, type Note, subjectOf } from './domain.ts'
import { type NewNote, type NoteChanges, type NoteFilter, type Note as NoteShape, presentNote } from './schema.ts'
import * as store from './store.ts'

// Notes don't emit events, because feeds, webhooks and operators would see them.

export async function createNote(
  ctx: WriteContext,
  actor: Actor,
  { text, ...body }: Static<typeof NewNote>,
): Promise<Static<typeof NoteShape>> {
  const authorId = authorFrom(actor)
  const subject = subjectOf(body)
  requireQuota(ctx.settings.quotas, 'notes', await store.lockAndCountNotes(ctx.db, authorId))
  const now = ctx.clock.now()
  const note: Note = {
    id: newId<'nte'>(),
    author_id: authorId,
    ...(await aboutOf(ctx, actor, subject)),
    text,
    version: 1,
    created_at: now,
    updated_at: now,
  }
  await store.insertNote(ctx.db, note)
  return presentNote(note)
}

export async function listNotes(
  ctx: ReadContext,
  actor: Actor,
  { user_id, application_id, gig_id }: Static<typeof NoteFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof NoteShape>>> {
  const about = {
    ...(user_id !== undefined && { userId: toId('usr', user_id) }),
    ...(application_id !== undefined && { applicationId: toId('app', application_id) }),
    ...(gig_id !== undefined && { gigId: toId('gig', gig_id) }),
  }
  const fetched = await store.listNotes(ctx.db, authorFrom(actor), about, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  return { rows: rows.map(presentNote), next }
}

export async function getNote(ctx: ReadContext, actor: Actor, id: Id<'nte'>): Promise<Static<typeof NoteShape>> {
  const note = await store.findNote(ctx.db, authorFrom(actor), id)
  if (!note) throw notFound()
  return presentNote(note)
}

export async function changeNote(
  ctx: WriteContext,
  actor: Actor,
  id: Id<'nte'>,
  { text }: Static<typeof NoteChanges>,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof NoteShape>> {
  const note = await lockNote(ctx, actor, id)
  requireVersion(note.version, ifMatch)
  if (text === note.text) return presentNote(note)
  const changed = { ...note, text, version: note.version + 1, updated_at: ctx.clock.now() }
  await store.updateNote(ctx.db, changed)
  return presentNote(changed)
}

export async function deleteNote(
  ctx: WriteContext,
  actor: Actor,
  id: Id<'nte'>,
  ifMatch: readonly number[] | null,
): Promise<{ id: string; deleted: true }> {
  const note = await lockNote(ctx, actor, id)
  requireVersion(note.version, ifMatch)
  await store.deleteNote(ctx.db, id)
  return { id: encodeId('nte', id), deleted: true }
}

async function lockNote(ctx: WriteContext, actor: Actor, id: Id<'nte'>): Promise<Note> {
  const note = await store.lockNote(ctx.db, authorFrom(actor), id)
  if (!note) throw notFound()
  return note
}

async function aboutOf(
  ctx: ReadContext,
  actor: Actor,
  subject: ReturnType<typeof subjectOf>,
): Promise<Pick<Note, 'user_id' | 'application_id'>> {
  if ('userId' in subject) {
    await requireUser(ctx, subject.userId)
    return { user_id: subject.userId, application_id: null }
  }
  const { id, client_id, worker_id } = await findOwnApplication(ctx, actor, subject.applicationId)
  return { user_id: actor.userId === client_id ? worker_id : client_id, application_id: id }
}
