import type Sharp from 'sharp'
import { SHOWN_PIXELS_MAX } from '../../files/attachments/domain.ts'
import { drawInTurn } from '../../files/content/drawing-service.ts'
import type { BrandLogo } from '../../platform/kernel/brand.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import { LINK_IMAGE } from '../../platform/kernel/web-page.ts'
import { drawText } from './glyphs.ts'

// All images of a brand are drawn here, as PNG: whatever was uploaded is never served.

/** An uploaded image. */
export interface Upload {
  isSvg: boolean
  sha256: string
  read: () => Promise<Buffer>
}

export interface DrawnLogo {
  png: Buffer
  background: BrandLogo['background']
}

/** Several times as large as it's shown, for dense screens and link previews. */
const LOGO_PIXELS = { width: 900, height: 192 }
const ICON_PIXELS = 512
const SMALL_ICON_PIXELS = 192
const TIMEOUT_SECONDS = 20
/** Of an SVG, whose size may be a few units or very many. */
const DENSITY = { default: 72, max: 2_400 }

export function drawLogo({ isSvg, read }: Upload): Promise<DrawnLogo> {
  return drawInTurn(
    read,
    async (sharp, image) => {
      const png = await (await opened(sharp, image, isSvg, LOGO_PIXELS)).toBuffer()
      return { png, background: await backgroundFor(sharp, png) }
    },
    { withSvg: isSvg },
  )
}

/** The whole image in a transparent square. */
export function drawIcon({ isSvg, read }: Upload): Promise<Buffer> {
  const square = { width: ICON_PIXELS, height: ICON_PIXELS }
  return drawInTurn(
    read,
    async (sharp, image) => {
      const fitted = await opened(sharp, image, isSvg, square)
      return inSquare(sharp, await fitted.toBuffer())
    },
    { withSvg: isSvg },
  )
}

/** The logo if it's nearly square, else the name's first letter on the accent color. */
export function drawIconFor({
  name,
  accent,
  logo,
}: {
  name: string
  accent: string
  logo: Buffer | null
}): Promise<Buffer> {
  return drawInTurn(
    async () => null,
    async (sharp) => {
      if (logo) {
        const { width, height } = await sharp(logo).metadata()
        if (width <= height * 1.25) return inSquare(sharp, logo)
      }
      return sharp(Buffer.from(await letterIcon(name, accent)))
        .png()
        .toBuffer()
    },
    { withSvg: true },
  )
}

/** For home screens, which show it smaller. */
export function drawSmallIcon(icon: Buffer): Promise<Buffer> {
  return drawInTurn(
    async () => icon,
    (sharp, image) => sharp(image).resize(SMALL_ICON_PIXELS, SMALL_ICON_PIXELS).png().toBuffer(),
  )
}

/** The image of link previews: the logo or uploaded icon on a card, and the name and tagline below. */
export function drawLinkImage(parts: LinkImageParts): Promise<Buffer> {
  return drawInTurn(
    async () => null,
    async (sharp) => {
      const back = sharp(Buffer.from(await linkImageBack(parts)))
      const { front } = parts
      if (!front) return back.png().toBuffer()
      const shown = await sharp(front.png)
        .resize({ ...FRONT_PIXELS, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true })
      const left = Math.round((LINK_IMAGE.width - shown.info.width) / 2)
      const top = Math.round(CARD.y + (CARD.height - shown.info.height) / 2)
      return back
        .composite([{ input: shown.data, left, top }])
        .png()
        .toBuffer()
    },
    { withSvg: true },
  )
}

export interface LinkImageParts {
  name: string
  tagline: string | null
  accent: string
  front: DrawnLogo | null
}

const CARD = { y: 85, width: 720, height: 240 }
const FRONT_PIXELS = { width: 600, height: 170 }

/** Of an image drawn here. */
export function sizeOf(png: Buffer): { width: number; height: number } {
  // The first chunk of every PNG begins with them.
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

// Images in an SVG would be decoded without the limit of pixels. Entities can hide them, and so can an encoding with two bytes.
const EMBEDDED = /<!ENTITY|<([\w.-]+:)?(image|feImage)\b|data:|\0/i

/** An upload at the size at which it fills a box as far as its proportions allow. */
async function opened(sharp: typeof Sharp, image: Buffer, isSvg: boolean, box: { width: number; height: number }) {
  const limits = { limitInputPixels: SHOWN_PIXELS_MAX, failOn: 'error' } as const
  if (isSvg && EMBEDDED.test(image.toString('latin1'))) throw new Error('This SVG contains other images.')
  const { format, width, height } = await sharp(image, limits).metadata()
  // An image of another kind than its first bytes say would get past the choice of loaders.
  if ((format === 'svg') !== isSvg) throw new Error(`This is a file of the kind ${format}.`)
  const enlarged = Math.max(1, Math.min(box.width / width, box.height / height))
  const density = Math.min(DENSITY.max, Math.ceil(DENSITY.default * enlarged))
  return sharp(image, { ...limits, ...(isSvg && { density }) })
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: !isSvg })
    .png()
    .timeout({ seconds: TIMEOUT_SECONDS })
}

function inSquare(sharp: typeof Sharp, png: Buffer): Promise<Buffer> {
  return sharp(png)
    .resize(ICON_PIXELS, ICON_PIXELS, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}

/** What a logo with transparent parts has to be shown on: only there can all of its outline be seen. */
async function backgroundFor(sharp: typeof Sharp, png: Buffer): Promise<BrandLogo['background']> {
  const { data, info } = await sharp(png)
    .resize(256, 256, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const isOpaque = (x: number, y: number) =>
    x >= 0 && x < width && y >= 0 && y < height && (data[(y * width + x) * 4 + 3] ?? 0) >= 128
  let [opaque, outline, dark, light] = [0, 0, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isOpaque(x, y)) continue
      opaque++
      if (isOpaque(x - 1, y) && isOpaque(x + 1, y) && isOpaque(x, y - 1) && isOpaque(x, y + 1)) continue
      outline++
      const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4)
      const brightness = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
      if (brightness < DARK) dark++
      if (brightness > LIGHT) light++
    }
  }
  if (opaque > width * height * MOSTLY_OPAQUE || Math.max(dark, light) <= outline * MUCH) return 'any'
  return dark > light ? 'light' : 'dark'
}

const MOSTLY_OPAQUE = 0.97
const DARK = 0.3
const LIGHT = 0.75
const MUCH = 0.25

async function letterIcon(name: string, accent: string): Promise<string> {
  const letter = await drawText([...name.trim()][0]?.toUpperCase() ?? '', 320, 700)
  const drawn =
    letter &&
    html`<path transform="translate(${(ICON_PIXELS - letter.width) / 2} 372)" fill="#fff" d="${letter.path}"/>`
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${ICON_PIXELS}" height="${ICON_PIXELS}"><rect width="${ICON_PIXELS}" height="${ICON_PIXELS}" rx="112" fill="${accent}"/>${drawn}</svg>`
    .text
}

async function linkImageBack({ name, tagline, accent, front }: LinkImageParts): Promise<string> {
  const { width, height } = LINK_IMAGE
  const lines = await Promise.all([
    lineOf(name, front ? { size: 68, y: 440 } : { size: 110, y: 335 }),
    tagline && lineOf(tagline, front ? { size: 34, y: 515 } : { size: 40, y: 425 }),
  ])
  const card =
    front &&
    html`<rect x="${(width - CARD.width) / 2}" y="${CARD.y}" width="${CARD.width}" height="${CARD.height}" rx="28" fill="${front.background === 'dark' ? '#17181b' : '#ffffff'}"/>`
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${accent}"/><circle cx="1090" cy="60" r="330" fill="#fff" opacity="0.04"/><circle cx="90" cy="620" r="300" fill="#000" opacity="0.12"/>${card}${lines}</svg>`
    .text
}

/** A centered line that's made smaller if it's too long; nothing if the font lacks one of its letters. */
async function lineOf(text: string, { size, y }: { size: number; y: number }): Promise<Html | null> {
  const drawn = await drawText(text, size, size > 40 ? 700 : 600)
  if (!drawn) return null
  const scale = Math.min(1, LINE_MAX / drawn.width)
  const x = (LINK_IMAGE.width - drawn.width * scale) / 2
  return html`<path transform="translate(${x} ${y}) scale(${scale})" fill="#fff" d="${drawn.path}"/>`
}

const LINE_MAX = 1_040
