import { SHOWN_PIXELS_MAX } from '../../files/attachments/domain.ts'
import { drawInTurn } from '../../files/content/drawing-service.ts'

const SIDE_PIXELS = 256
const TIMEOUT_SECONDS = 20

/** The middle of an image as a small square, without its metadata. `read` is called when it's its turn. */
export async function drawPicture(read: () => Promise<Buffer>): Promise<Buffer> {
  return drawInTurn(read, (sharp, image) =>
    sharp(image, { limitInputPixels: SHOWN_PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
      .webp()
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer(),
  )
}
