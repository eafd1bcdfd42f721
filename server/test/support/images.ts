import sharp from 'sharp'

/** A PNG image in one color. */
export function plainImage(background: string, width = 300, height = 300): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

/** The same with the name of its artist. */
export async function signedImage(background: string): Promise<Buffer> {
  return sharp(await plainImage(background))
    .withExif({ IFD0: { Artist: 'Ada' } })
    .png()
    .toBuffer()
}
