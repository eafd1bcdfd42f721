import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Actor, operatorBehind } from '../../platform/kernel/actor.ts'
import { conflict, notFound, Refusal, unavailable, validationFailed } from '../../platform/kernel/errors.ts'
import { encodeId, newId, toId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { requireQuota } from '../../platform/kernel/quotas.ts'
import { addSeconds, realNow } from '../../platform/kernel/time.ts'
import type { FileStore, IncomingFile } from '../storage/domain.ts'
import {
  ARRIVING_SECONDS,
  type Attachment,
  type AttachmentId,
  dispositionOf,
  type FileFacts,
  type Holder,
  type HolderKind,
  mebibytesOf,
  UNUSED_SECONDS,
} from './domain.ts'
import { type ReceivedFile, receive } from './receiving.ts'
import {
  type AttachmentPreview,
  type Attachment as AttachmentShape,
  type OwnAttachment,
  presentFile,
  presentOwnFile,
} from './schema.ts'
import * as store from './store.ts'

/** Runs a use case in its own transaction. */
export type RunWrite = <T>(work: (ctx: WriteContext) => Promise<T>) => Promise<T>

/** Whether the caller may read what files are attached to, and in what role. */
export type Readers = {
  [Kind in HolderKind]: (
    ctx: ReadContext,
    actor: Actor,
    id: Extract<Holder, { kind: Kind }>['id'],
  ) => Promise<ReadingRole | null>
}

/** Staff reads go into the audit log. */
export type ReadingRole = 'party' | 'staff'

/** An upload whose bytes are stored but which no one can see yet. */
export interface StoredUpload {
  arriving: store.ArrivingFile
  received: ReceivedFile
}

/**
 * Stores an upload's bytes outside any transaction. Its row is committed first, so that bytes left behind by a killed process are
 * found and removed.
 */
export async function storeUpload(
  files: FileStore,
  write: RunWrite,
  actor: Actor,
  name: string,
  body: AsyncIterable<Uint8Array>,
  announcedBytes: number,
): Promise<StoredUpload> {
  requirePlainName(name)
  const arriving = await write(async (ctx) => {
    await requireRoom(ctx, actor, announcedBytes)
    const file = {
      id: newId<'att'>(),
      owner_id: actor.userId,
      hosted_agent_id: actor.hostedAgentId,
      name,
      created_at: ctx.clock.now(),
    }
    store.sendArriving(ctx.db, file, addSeconds(realNow(), ARRIVING_SECONDS))
    return file
  })
  let incoming: IncomingFile | null = null
  try {
    incoming = await reaching(files.receive(arriving.id))
    const received = await receive(body, guarded(incoming))
    await reaching(incoming.keep())
    return { arriving, received }
  } catch (error) {
    await incoming?.abandon().catch(() => {})
    await giveUp(write, arriving.id)
    throw error
  }
}

/** Turns a stored upload into a file of its user's. */
export async function addAttachment(
  ctx: WriteContext,
  actor: Actor,
  { arriving, received }: StoredUpload,
): Promise<Static<typeof AttachmentShape>> {
  const { mediaType, bytes, sha256, sentSha256, size } = received
  await requireRoom(ctx, actor, bytes, { isCounted: true })
  const file: Attachment = {
    ...arriving,
    holder_kind: null,
    holder_id: null,
    media_type: mediaType,
    bytes,
    sha256,
    sent_sha256: sentSha256,
    width: size?.width ?? null,
    height: size?.height ?? null,
  }
  if (!(await store.saveArrived(ctx.db, file, addSeconds(realNow(), UNUSED_SECONDS)))) throw filesUnavailable()
  return presentFile(file)
}

/** Discards an upload that failed, or that an earlier one with the same Idempotency-Key already completed. */
export async function giveUp(write: RunWrite, id: AttachmentId): Promise<void> {
  // If the database isn't available, the worker cleans up later.
  await write(async (ctx) => store.sendGivenUp(ctx.db, id, realNow())).catch(() => {})
}

/** The files of the caller, newest first. */
export async function listAttachments(
  ctx: ReadContext,
  actor: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof OwnAttachment>>> {
  const fetched = await store.listAttachments(ctx.db, actor.userId, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  return { rows: rows.map(presentOwnFile), next }
}

export async function deleteAttachment(ctx: WriteContext, actor: Actor, id: AttachmentId) {
  const [file] = await store.lockAttachments(ctx.db, actor.userId, [id])
  if (!file) throw notFound()
  if (file.holder_id) throw attachmentUsed(file)
  store.sendDeletion(ctx.db, id, realNow())
  return { id: encodeId('att', id), deleted: true as const }
}

/** One of the caller's unused files. */
export async function findUnused(ctx: ReadContext, actor: Actor, id: AttachmentId): Promise<Attachment> {
  const file = await store.findAttachment(ctx.db, id)
  if (file?.owner_id !== actor.userId) throw notFound(`attachment: ${encodeId('att', id)}`)
  if (file.holder_id) throw attachmentUsed(file)
  return file
}

/** Attaches files that the caller's side uploaded. A file can only be attached once. */
export async function useAttachments(
  ctx: WriteContext,
  actor: Actor,
  texts: readonly string[] = [],
  holder: Holder,
): Promise<FileFacts[]> {
  if (texts.length === 0) return []
  const ids = texts.map((text) => toId('att', text))
  const found = new Map((await store.lockAttachments(ctx.db, actor.userId, ids)).map((file) => [file.id, file]))
  const files = ids.map((id) => {
    const file = found.get(id)
    if (!file) throw notFound(`attachment: ${encodeId('att', id)}`)
    if (file.holder_id) throw attachmentUsed(file)
    return file
  })
  store.sendUse(ctx.db, ids, holder)
  return files.map(factsOf)
}

/** Deletes the files of something that was deleted. */
export function deleteAttachmentsOf(ctx: WriteContext, holder: Holder): void {
  store.sendDeletionOf(ctx.db, holder, realNow())
}

/** The file, if the caller may read it: as its uploader while it's unused, and otherwise as a reader of what it's attached to. */
export async function findReadable(
  ctx: ReadContext,
  actor: Actor,
  id: AttachmentId,
  readers: Readers,
): Promise<FileFacts> {
  const file = await store.findAttachment(ctx.db, id)
  const role = file && (await roleOf(ctx, actor, file, readers))
  if (!file || !role) throw notFound()
  if (role === 'staff' || operatorBehind(actor)) ctx.noteStaffRead?.(encodeId('att', id))
  return factsOf(file)
}

/** The headers of a download. Nothing in it can run as part of this service's origin. */
export function headersOf(file: FileFacts): Record<string, string> {
  return {
    'content-type': file.media_type === 'text/plain' ? 'text/plain; charset=utf-8' : file.media_type,
    'content-disposition': dispositionOf(file),
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    // Revalidated each time, because the file may have been removed.
    'cache-control': 'private, no-cache',
  }
}

export async function previewAttachment(files: FileStore, file: FileFacts): Promise<Static<typeof AttachmentPreview>> {
  if (file.media_type !== 'text/plain') return { ...presentFile(file), text: null, truncated: false }
  const end = Math.min(file.bytes, PREVIEW_MAX_CHARACTERS * 4) - 1
  const characters = [...new TextDecoder().decode(await readBytes(files, file, end), { stream: true })]
  const text = characters.slice(0, PREVIEW_MAX_CHARACTERS).join('').replaceAll('\0', '')
  return { ...presentFile(file), text, truncated: characters.length > PREVIEW_MAX_CHARACTERS || end + 1 < file.bytes }
}

const PREVIEW_MAX_CHARACTERS = 20_000

/** A file's bytes, if the caller may read it. */
export async function openBytes(
  files: FileStore,
  { id }: FileFacts,
  range: { start: number; end: number },
): Promise<AsyncIterable<Uint8Array>> {
  const bytes = await reaching(files.read(id, range))
  if (!bytes) throw filesUnavailable(new Error(`The file storage has no bytes for ${encodeId('att', id)}.`))
  return bytes
}

/** A file's bytes from its start to `end`, inclusive, in memory. */
export async function readBytes(files: FileStore, file: FileFacts, end = file.bytes - 1): Promise<Buffer> {
  const parts: Uint8Array[] = []
  const bytes = await openBytes(files, file, { start: 0, end })
  await reaching(
    (async () => {
      for await (const part of bytes) parts.push(part)
    })(),
  )
  return Buffer.concat(parts)
}

/** Removes files that are due: unused, abandoned or deleted. Returns whether there may be more. */
export async function removeDueFiles(database: Database, files: FileStore, now = realNow()): Promise<boolean> {
  const retryAt = addSeconds(now, RETRY_SECONDS)
  const ids = await database.transaction((tx) => store.claimDeletions(tx, now, retryAt, REMOVE_BATCH_MAX))
  const results = await Promise.allSettled(ids.map((id) => files.remove(id)))
  const removed = ids.filter((_, index) => results[index]?.status === 'fulfilled')
  if (removed.length > 0) await database.transaction((tx) => store.forget(tx, removed))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return ids.length === REMOVE_BATCH_MAX
}

const REMOVE_BATCH_MAX = 50
const RETRY_SECONDS = 300

async function roleOf(ctx: ReadContext, actor: Actor, file: Attachment, readers: Readers) {
  const { holder_kind, holder_id } = file
  if (!holder_kind || !holder_id) return file.owner_id === actor.userId ? 'party' : null
  return readers[holder_kind](ctx, actor, holder_id as never)
}

// Counts what the user has, one upload at a time, so that parallel uploads can't exceed the quota together.
async function requireRoom(ctx: WriteContext, actor: Actor, bytes: number, { isCounted = false } = {}): Promise<void> {
  const { quotas } = ctx.settings
  const made = await store.lockAndCountUploads(ctx.db, actor.userId)
  if (!isCounted) requireQuota(quotas, 'uploads_per_day', made.count, made.freeAt)
  const total = (await store.sumBytes(ctx.db, actor.userId)) + bytes
  requireQuota(quotas, 'file_mebibytes', mebibytesOf(total) - 1)
}

function requirePlainName(name: string): void {
  if (!/[/\\]|^\.\.?$/.test(name)) return
  const details = { format: 'file-name', example: 'manual-fr.pdf' }
  throw validationFailed([{ path: 'name', code: 'bad_format', message: 'must be a name without a path', details }])
}

function factsOf({ id, name, media_type, bytes, sha256, width, height, created_at }: Attachment): FileFacts {
  return { id, name, media_type, bytes, sha256, width, height, created_at }
}

function attachmentUsed({ id }: Attachment): Refusal {
  const resource = encodeId('att', id)
  const message = `${resource} is already attached to something. Upload the file again to attach it elsewhere.`
  return conflict('wrong_state', message, { resource, status: 'used', possible_in: [] })
}

// Any failure of the store is reported as the store's, whatever went wrong.
async function reaching<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof Refusal ? error : filesUnavailable(error)
  }
}

function guarded(file: IncomingFile): IncomingFile {
  return { ...file, write: (bytes) => reaching(file.write(bytes)) }
}

function filesUnavailable(cause?: unknown): Refusal {
  const message = 'The file storage isn’t responding. Try again shortly.'
  return Object.assign(unavailable('files_unavailable', message, RETRY_LATER), { cause })
}

const RETRY_LATER = { retry_after_seconds: 10 }
