/** What a reader of an image wants next. Large parts are only counted, so that they are never held in memory. */
export type Command =
  /** Looks at this many of the next bytes, or more, without consuming them. */
  | { kind: 'peek'; count: number }
  /** Copies, skips, or replaces with zeros this many of the next bytes. */
  | { kind: 'copy' | 'skip' | 'blank'; count: number }
  /** Writes these bytes. */
  | { kind: 'write'; bytes: Uint8Array }

/** The size as displayed, rotated as recorded by the camera. */
export interface ImageSize {
  width: number
  height: number
}

/** Reads an image by yielding commands, each of which gets the next bytes. Returns the size at the end of the image. */
export type ImageReader = () => Generator<Command, ImageSize, Uint8Array>

export class DamagedImage extends Error {
  constructor(problem: string) {
    super(problem)
    this.name = 'DamagedImage'
  }
}

export const peek = (count: number): Command => ({ kind: 'peek', count })
export const copy = (count: number): Command => ({ kind: 'copy', count })
export const skip = (count: number): Command => ({ kind: 'skip', count })
export const blank = (count: number): Command => ({ kind: 'blank', count })
export const write = (bytes: Uint8Array): Command => ({ kind: 'write', bytes })
