import { hash } from 'node:crypto'
import type { Static } from 'typebox'
import { type AttachmentId, isShown } from '../../files/attachments/domain.ts'
import { deleteAttachment, findUnused, readBytes } from '../../files/attachments/service.ts'
import { UndrawableImage } from '../../files/content/drawing-service.ts'
import { imageTypes } from '../../files/content/media-type-domain.ts'
import type { FileStore } from '../../files/storage/domain.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound, Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { pictureIn, picturePathOf } from './domain.ts'
import { drawPicture } from './picture.ts'
import type { NewAvatar, OwnProfile } from './schema.ts'
import { saveProfile } from './service.ts'
import * as store from './store.ts'

/** The picture made from an uploaded image, or why there is none. */
export interface DrawnAvatar {
  attachmentId: AttachmentId
  picture: Buffer | Refusal
}

/** Runs outside any transaction. Refusals are reported later, so that a repeated request gets its first response. */
export async function drawAvatar(
  ctx: ReadContext,
  files: FileStore,
  actor: Actor,
  body: Static<typeof NewAvatar>,
): Promise<DrawnAvatar> {
  const attachmentId = toId('att', body.attachment_id)
  try {
    return { attachmentId, picture: await pictureOf(ctx, files, actor, attachmentId) }
  } catch (error) {
    if (error instanceof Refusal) return { attachmentId, picture: error }
    throw error
  }
}

/** Makes it the caller's picture, replacing the uploaded file. */
export async function setAvatar(
  ctx: WriteContext,
  actor: Actor,
  { attachmentId, picture }: DrawnAvatar,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof OwnProfile>> {
  if (picture instanceof Refusal) throw picture
  const profile = await store.lockProfile(ctx.db, actor.userId)
  if (!profile) throw notFound()
  requireVersion(profile.version, ifMatch)
  await deleteAttachment(ctx, actor, attachmentId)
  const sha256 = hash('sha256', picture)
  store.sendPicture(ctx.db, profile.id, sha256, picture)
  return saveProfile(ctx, actor, profile, { ...profile, avatar_url: picturePathOf(sha256) })
}

/** Null if no picture has this name, or no longer does. */
export async function findPicture(ctx: ReadContext, name: string): Promise<Buffer | null> {
  const sha256 = pictureIn(name)
  return sha256 === null ? null : store.findPicture(ctx.db, sha256)
}

async function pictureOf(ctx: ReadContext, files: FileStore, actor: Actor, id: AttachmentId): Promise<Buffer> {
  const file = await findUnused(ctx, actor, id)
  if (!isShown(file)) {
    const message = 'must be a PNG, JPEG, GIF or WebP image of at most 40 megapixels'
    const details = { allowed: imageTypes }
    throw validationFailed([{ path: 'attachment_id', code: 'not_allowed', message, details }])
  }
  try {
    return await drawPicture(() => readBytes(files, file))
  } catch (error) {
    if (!(error instanceof UndrawableImage)) throw error
    const message = 'isn’t an image that can be read'
    throw Object.assign(validationFailed([{ path: 'attachment_id', code: 'damaged_image', message }]), { cause: error })
  }
}
