import { createHash } from 'node:crypto'
import { validationFailed } from '../../platform/kernel/errors.ts'
import { ImageCleaner } from '../content/cleaning-domain.ts'
import { DamagedImage, type ImageSize } from '../content/image-commands-domain.ts'
import { HEAD_BYTES, isImageType, mediaTypeOf } from '../content/media-type-domain.ts'
import type { IncomingFile } from '../storage/domain.ts'

/** What was detected about a file as its bytes arrived. */
export interface ReceivedFile {
  mediaType: string
  /** The size and hash of what is kept. */
  bytes: number
  sha256: string
  /** The hash of what arrived, which has more bytes if an image's metadata was removed. */
  sentSha256: string
  size: ImageSize | null
}

/** Writes the bytes as they arrive, so that only a few are in memory at any time. Throws if there are none. */
export async function receive(body: AsyncIterable<Uint8Array>, file: IncomingFile): Promise<ReceivedFile> {
  const [sent, kept] = [createHash('sha256'), createHash('sha256')]
  const { mediaType, whole } = await withType(body)
  const cleaner = isImageType(mediaType) ? new ImageCleaner(mediaType) : null
  let bytes = 0
  try {
    for await (const chunk of whole) {
      sent.update(chunk)
      for (const part of cleaner ? cleaner.write(chunk) : [chunk]) {
        kept.update(part)
        await file.write(part)
        bytes += part.length
      }
    }
    if (bytes === 0) throw emptyFile()
    const size = cleaner?.end() ?? null
    return { mediaType, bytes, sha256: kept.digest('hex'), sentSha256: sent.digest('hex'), size }
  } catch (error) {
    throw error instanceof DamagedImage ? damagedImage(mediaType, error) : error
  }
}

// Waits for enough bytes to detect the type.
async function withType(body: AsyncIterable<Uint8Array>) {
  const iterator = body[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let isDone = false
  while (!isDone && first.reduce((sum, { length }) => sum + length, 0) < HEAD_BYTES) {
    const { done = false, value } = await iterator.next()
    isDone = done
    if (!done) first.push(value)
  }
  async function* whole() {
    yield* first
    if (!isDone) yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { mediaType: mediaTypeOf(Buffer.concat(first).subarray(0, HEAD_BYTES)), whole: whole() }
}

function emptyFile() {
  return validationFailed([
    { path: '', code: 'too_short', message: 'The file is empty.', details: { minimum: 1, unit: 'bytes' } },
  ])
}

function damagedImage(mediaType: string, { message }: DamagedImage) {
  const text = `The file looks like ${mediaType}, but ${message}.`
  return validationFailed([{ path: '', code: 'damaged_image', message: text }])
}
