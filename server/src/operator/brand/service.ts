import type { Static } from 'typebox'
import { type AttachmentId, isShown } from '../../files/attachments/domain.ts'
import { deleteAttachment, findUnused, readBytes } from '../../files/attachments/service.ts'
import { imageTypes } from '../../files/content/media-type-domain.ts'
import type { FileStore } from '../../files/storage/domain.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { type Brand as BrandValue, defaultBrand, defaultShades, imageIn } from '../../platform/kernel/brand.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { addDays, realNow } from '../../platform/kernel/time.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { findDocument, lockDocument, replaceDocument } from '../settings/document-service.ts'
import type { Upload } from './draw.ts'
import { type MadeLook, makeLook, type UploadPath } from './look-service.ts'
import {
  type Brand,
  type BrandChanges,
  type BrandShades,
  type OperatorBrand,
  presentBrand,
  presentOperatorBrand,
} from './schema.ts'
import { contrastOnWhite, isReadable, nearestReadable, shadesFrom } from './shades.ts'
import * as store from './store.ts'

export function getBrand({ settings }: ReadContext): Static<typeof Brand> {
  return presentBrand(settings.brand, settings.publicUrl())
}

export async function getOperatorBrand(ctx: ReadContext): Promise<Static<typeof OperatorBrand>> {
  return presentOperatorBrand(await findDocument(ctx, 'brand'), ctx.publicUrl())
}

/** The colors that an accent color would give, for previews. */
export function previewShades(accent: string | null | undefined): Static<typeof BrandShades> {
  return accent ? shadesFrom(readable(accent)) : defaultShades
}

/** A brand with its images drawn, and the version it was made from. */
export interface PreparedBrand {
  brand: BrandValue
  images: MadeLook['images']
  uploads: readonly AttachmentId[]
  number: number
}

/** Runs outside any transaction. Refusals are reported later, so that a repeated request gets its first response. */
export async function prepareBrand(
  ctx: ReadContext,
  files: FileStore,
  actor: Actor,
  body: Static<typeof BrandChanges>,
): Promise<PreparedBrand | Refusal> {
  try {
    return await drawBrand(ctx, files, actor, body)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

export async function changeBrand(
  ctx: WriteContext,
  actor: Actor,
  prepared: PreparedBrand | Refusal,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof OperatorBrand>> {
  if (prepared instanceof Refusal) throw prepared
  const { value, change } = await lockDocument(ctx, 'brand')
  requireVersion(change?.number ?? 0, ifMatch)
  // Its images were drawn for the earlier one.
  requireVersion(change?.number ?? 0, [prepared.number])
  await Promise.all([...new Set(prepared.uploads)].map((id) => deleteAttachment(ctx, actor, id)))
  // So that a setup can be applied again and again.
  if (canonicalJson(prepared.brand) === canonicalJson(value))
    return presentOperatorBrand({ value, change }, ctx.publicUrl())
  for (const { sha256, png } of prepared.images) store.sendImage(ctx.db, sha256, png)
  const stored = await replaceDocument(ctx, actor, 'brand', { before: value, after: prepared.brand })
  store.sendDeletionOfReplaced(ctx.db, addDays(realNow(), -REPLACED_DAYS))
  return presentOperatorBrand(stored, ctx.publicUrl())
}

/** How long emails and pages can still show the images of an earlier brand. */
const REPLACED_DAYS = 30

/** Null if no image has this name. */
export async function findBrandImage(ctx: ReadContext, name: string): Promise<Buffer | null> {
  const sha256 = imageIn(name)
  return sha256 === null ? null : store.findImage(ctx.db, sha256)
}

async function drawBrand(
  ctx: ReadContext,
  files: FileStore,
  actor: Actor,
  { logo_attachment_id, icon_attachment_id, ...given }: Static<typeof BrandChanges>,
): Promise<PreparedBrand> {
  const accent = given.accent ? readable(given.accent) : null
  const { value, change } = await findDocument(ctx, 'brand')
  const { look: _, ...defaultTexts } = defaultBrand
  const texts = { ...defaultTexts, ...given, accent }
  const upload = (path: UploadPath, text: string | null | undefined) =>
    text ? uploadOf(ctx, files, actor, path, toId('att', text)) : (text as null | undefined)
  const uploads = {
    logo: await upload('logo_attachment_id', logo_attachment_id),
    icon: await upload('icon_attachment_id', icon_attachment_id),
  }
  const made = await makeLook(ctx, texts, value.look, uploads)
  const ids = [logo_attachment_id, icon_attachment_id].flatMap((text) => (text ? [toId('att', text)] : []))
  return { brand: { ...texts, look: made.look }, images: made.images, uploads: ids, number: change?.number ?? 0 }
}

/** SVG has no signature, so it counts as text. Whether it really is one shows when it's drawn. */
async function uploadOf(
  ctx: ReadContext,
  files: FileStore,
  actor: Actor,
  path: UploadPath,
  id: AttachmentId,
): Promise<Upload> {
  const file = await findUnused(ctx, actor, id)
  const isSvg = file.media_type === 'text/plain'
  if (isSvg ? file.bytes > SVG_BYTES_MAX : !isShown(file)) {
    const message = 'must be an SVG of at most 500 KB, or a PNG, JPEG, GIF or WebP image of at most 40 megapixels'
    const details = { allowed: ['image/svg+xml', ...imageTypes] }
    throw validationFailed([{ path, code: 'not_allowed', message, details }])
  }
  return { isSvg, sha256: file.sent_sha256 ?? file.sha256, read: () => readBytes(files, file) }
}

const SVG_BYTES_MAX = 500_000

/** The color, if white text on it can be read. */
function readable(accent: string): string {
  const color = accent.toLowerCase()
  if (isReadable(color)) return color
  const contrast = (Math.floor(contrastOnWhite(color) * 10) / 10).toFixed(1)
  const suggestion = nearestReadable(color)
  const message = `is too light: white text on it has a contrast of ${contrast}:1, and needs 4.5:1; choose a darker color, such as ${suggestion}`
  throw validationFailed([{ path: 'accent', code: 'unreadable_color', message, details: { suggestion, contrast } }])
}
