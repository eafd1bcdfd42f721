import type { ReadContext, WriteContext } from '../context.ts'
import type { Actor } from '../kernel/actor.ts'
import { validationFailed } from '../kernel/errors.ts'
import { decodeId, type Id, type Prefix } from '../kernel/ids.ts'
import { METADATA_KEYS_MAX } from '../kernel/metadata.ts'
import * as store from './store.ts'

/** The caller's side's metadata on each of these resources; nothing for those without any. */
export async function metadataOf(
  ctx: ReadContext,
  { userId }: Pick<Actor, 'userId'>,
  publicIds: readonly string[],
): Promise<ReadonlyMap<string, Record<string, string>>> {
  const publicIdOf = new Map(publicIds.map((id) => [subjectIdOf(id), id]))
  const found = publicIds.length === 0 ? [] : await store.listMetadata(ctx.db, userId, [...publicIdOf.keys()])
  return new Map(found.map(({ subject_id, entries }) => [publicIdOf.get(subject_id) ?? '', entries]))
}

/** Merges changes into the metadata of the caller's side; null removes a key. The resource is locked by its use case. */
export async function saveMetadata(
  ctx: WriteContext,
  actor: Pick<Actor, 'userId'>,
  publicId: string,
  changes: Readonly<Record<string, string | null>>,
): Promise<void> {
  const subject = subjectIdOf(publicId)
  const entries = Object.entries(changes)
  const removed = entries.filter(([, value]) => value === null).map(([key]) => key)
  const set = entries.filter((entry): entry is [string, string] => entry[1] !== null)
  if (removed.length > 0) await store.deleteMetadata(ctx.db, actor.userId, subject, removed)
  if (set.length === 0) return
  await store.upsertMetadata(ctx.db, actor.userId, subject, Object.fromEntries(set))
  const all = (await metadataOf(ctx, actor, [publicId])).get(publicId)
  if (Object.keys(all ?? {}).length <= METADATA_KEYS_MAX) return
  const message = `must have at most ${METADATA_KEYS_MAX} keys, including existing ones`
  const details = { maximum: METADATA_KEYS_MAX, unit: 'items' }
  throw validationFailed([{ path: 'metadata', code: 'too_long', message, details }])
}

// Ids are unique across kinds.
function subjectIdOf(publicId: string): string {
  const prefix = publicId.slice(0, publicId.indexOf('_')) as Prefix
  const id: Id<Prefix> | null = decodeId(prefix, publicId)
  if (id === null) throw new Error(`${publicId} isn’t an id.`)
  return id
}

/** Removes all sides' metadata on a deleted resource. */
export function forgetMetadata(ctx: WriteContext, publicId: string): void {
  store.sendForgetting(ctx.db, subjectIdOf(publicId))
}
