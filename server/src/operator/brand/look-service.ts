import { hash } from 'node:crypto'
import { UndrawableImage } from '../../files/content/drawing-service.ts'
import type { ReadContext } from '../../platform/context.ts'
import type { BrandImage, BrandLogo, BrandLook, BrandTexts } from '../../platform/kernel/brand.ts'
import { defaultBrand, defaultShades } from '../../platform/kernel/brand.ts'
import { validationFailed } from '../../platform/kernel/errors.ts'
import { drawIcon, drawIconFor, drawLinkImage, drawLogo, drawSmallIcon, sizeOf, type Upload } from './draw.ts'
import { shadesFrom } from './shades.ts'
import * as store from './store.ts'

/** A look with the images that have to be stored for it. */
export interface MadeLook {
  /** Null if it's the one that comes with the code. */
  look: BrandLook | null
  images: readonly { sha256: string; png: Buffer }[]
}

export interface Uploads {
  /** Undefined: the current one stays. Null: none. */
  logo: Upload | null | undefined
  icon: Upload | null | undefined
}

export type UploadPath = 'logo_attachment_id' | 'icon_attachment_id'

/** Draws everything that depends on a brand's name, color and logo. */
export async function makeLook(
  ctx: ReadContext,
  { name, tagline, accent, font }: BrandTexts,
  current: BrandLook | null,
  uploads: Uploads,
): Promise<MadeLook> {
  const isDefault = name === defaultBrand.name && !tagline && !accent && font === 'system'
  const images = new Map<string, Buffer>()
  function added(png: Buffer): BrandImage {
    const sha256 = hash('sha256', png)
    images.set(sha256, png)
    return { sha256, ...sizeOf(png) }
  }

  const shades = accent === null ? null : shadesFrom(accent)
  const fill = (shades ?? defaultShades).light.accent
  const logo = await logoFrom(ctx, uploads.logo, current?.logo ?? null)
  const ownIcon = await ownIconFrom(ctx, uploads.icon, current)
  if (isDefault && !logo && !ownIcon) return { look: null, images: [] }
  const icon = ownIcon?.png ?? (await drawIconFor({ name, accent: fill, logo: logo?.png ?? null }))
  const front = logo ?? (ownIcon && { png: ownIcon.png, background: 'any' as const })
  const linkImage = await drawLinkImage({ name, tagline, accent: fill, front })
  const look = {
    style: hash('sha256', JSON.stringify({ shades, font })).slice(0, 16),
    shades,
    logo: logo && { ...added(logo.png), background: logo.background, source: logo.source },
    icon: added(icon),
    smallIcon: added(await drawSmallIcon(icon)),
    iconSource: ownIcon?.source ?? null,
    linkImage: added(linkImage),
  }
  return { look, images: Array.from(images, ([sha256, png]) => ({ sha256, png })) }
}

async function logoFrom(ctx: ReadContext, upload: Uploads['logo'], current: BrandLogo | null) {
  if (upload) return { ...(await refusing('logo_attachment_id', drawLogo(upload))), source: upload.sha256 }
  if (upload === null || !current) return null
  return { png: await storedImage(ctx, current), background: current.background, source: current.source }
}

async function ownIconFrom(
  ctx: ReadContext,
  upload: Uploads['icon'],
  current: BrandLook | null,
): Promise<{ png: Buffer; source: string } | null> {
  if (upload) return { png: await refusing('icon_attachment_id', drawIcon(upload)), source: upload.sha256 }
  if (upload === null || !current?.iconSource) return null
  return { png: await storedImage(ctx, current.icon), source: current.iconSource }
}

async function storedImage(ctx: ReadContext, { sha256 }: BrandImage): Promise<Buffer> {
  const image = await store.findImage(ctx.db, sha256)
  if (!image) throw new Error(`The image ${sha256} is missing.`)
  return image
}

async function refusing<Drawn>(path: UploadPath, drawing: Promise<Drawn>): Promise<Drawn> {
  return drawing.catch((cause) => {
    if (!(cause instanceof UndrawableImage)) throw cause
    const message = 'isn’t an image that can be read'
    throw Object.assign(validationFailed([{ path, code: 'damaged_image', message }]), { cause })
  })
}
