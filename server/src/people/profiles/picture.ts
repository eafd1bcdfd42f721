import { SHOWN_PIXELS_MAX } from '../../files/attachments/domain.ts'

const SIDE_PIXELS = 256
const TIMEOUT_SECONDS = 20

/** The image can't be decoded, or not in a reasonable time. */
export class UndrawableImage extends Error {}

/**
 * The middle of an image as a small square, without its metadata. Done one at a time, because a large image takes more than a
 * hundred megabytes; `read` is called when it's its turn.
 */
export function drawPicture(read: () => Promise<Buffer>): Promise<Buffer> {
  const drawing = lastDrawing.then(async () => draw(await read()))
  lastDrawing = drawing.catch(() => {})
  return drawing
}

let lastDrawing: Promise<unknown> = Promise.resolve()

async function draw(image: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const drawing = sharp(image, { limitInputPixels: SHOWN_PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
    .webp()
    .timeout({ seconds: TIMEOUT_SECONDS })
  return drawing.toBuffer().catch((cause) => {
    throw new UndrawableImage('The image can’t be resized.', { cause })
  })
}

// Loaded with the first picture, because most processes never need it.
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // The library could read many more formats.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
  })
  return sharp
}
