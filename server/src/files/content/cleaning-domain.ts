import { type Command, DamagedImage, type ImageSize } from './image-commands-domain.ts'
import { imageFormats } from './image-formats-domain.ts'
import type { ImageType } from './media-type-domain.ts'

/**
 * Removes an image's metadata as it passes through in chunks: where and with what it was taken, and comments. Pixels are copied
 * without decoding. Anything after the end of the image is left out.
 */
export class ImageCleaner {
  readonly #steps: Generator<Command, ImageSize, Uint8Array>
  #pending: Uint8Array = new Uint8Array()
  #command: Command | null
  #output: Uint8Array[] = []
  #size: ImageSize | null = null

  constructor(type: ImageType) {
    this.#steps = imageFormats[type]()
    this.#command = this.#next(this.#pending)
  }

  /** The part of the image known to remain. Throws `DamagedImage` if the bytes aren't an image of this type. */
  write(chunk: Uint8Array): Uint8Array[] {
    this.#pending = this.#pending.length === 0 ? chunk : joined([this.#pending, chunk])
    while (this.#command && this.#run(this.#command));
    const output = this.#output
    this.#output = []
    return output
  }

  /** The size of the image. Throws if its end is missing. */
  end(): ImageSize {
    if (this.#size === null) throw new DamagedImage('it ends too early')
    return this.#size
  }

  /** Returns false if the command needs more bytes. */
  #run(command: Command): boolean {
    if (command.kind === 'write') {
      this.#output.push(command.bytes)
      this.#command = this.#next(this.#pending)
      return true
    }
    if (command.kind === 'peek') {
      if (this.#pending.length < command.count) return false
      this.#command = this.#next(this.#pending)
      return true
    }
    const part = this.#pending.subarray(0, command.count)
    if (part.length > 0 && command.kind === 'copy') this.#output.push(part)
    if (part.length > 0 && command.kind === 'blank') this.#output.push(new Uint8Array(part.length))
    this.#pending = this.#pending.subarray(part.length)
    const left = command.count - part.length
    this.#command = left === 0 ? this.#next(this.#pending) : { ...command, count: left }
    return left === 0
  }

  #next(available: Uint8Array): Command | null {
    const { done, value } = this.#steps.next(available)
    if (!done) return value
    this.#size = value
    return null
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
