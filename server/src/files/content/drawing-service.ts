import type Sharp from 'sharp'

/** The image can't be decoded, or not in a reasonable time. */
export class UndrawableImage extends Error {}

export interface DrawingOptions {
  /** Whether the image may be an SVG. Files that it refers to aren't loaded, and nothing in it runs, but images in it as `data:` are. */
  withSvg?: boolean
}

/**
 * Draws something from an image, one drawing at a time, because a large image takes more than a hundred megabytes. `read` is
 * called when it's its turn.
 */
export function drawInTurn<Source, Drawn>(
  read: () => Promise<Source>,
  draw: (sharp: typeof Sharp, source: Source) => Promise<Drawn>,
  { withSvg = false }: DrawingOptions = {},
): Promise<Drawn> {
  const drawing = lastDrawing.then(async () => {
    const [source, sharp] = await Promise.all([read(), loadSharp()])
    if (withSvg) sharp.unblock({ operation: [SVG] })
    try {
      return await draw(sharp, source)
    } catch (cause) {
      throw new UndrawableImage('The image can’t be drawn.', { cause })
    } finally {
      if (withSvg) sharp.block({ operation: [SVG] })
    }
  })
  lastDrawing = drawing.catch(() => {})
  return drawing
}

let lastDrawing: Promise<unknown> = Promise.resolve()

// Loaded with the first drawing, because most processes never need it.
async function loadSharp(): Promise<typeof Sharp> {
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

const SVG = 'VipsForeignLoadSvg'
