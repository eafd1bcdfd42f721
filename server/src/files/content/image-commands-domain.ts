/** What a reader of an image wants next. Large parts are only counted, so that they are never held in memory. */
export type Command =
  /** To see at least so many of the next bytes, which stay where they are. */
  | { kind: 'peek'; count: number }
  /** To copy, leave out, or replace by zeros so many of the next bytes. */
  | { kind: 'copy' | 'skip' | 'blank'; count: number }
  /** To write these bytes. */
  | { kind: 'write'; bytes: Uint8Array }

/** As it is shown: turned by the orientation that a camera noted. */
export interface ImageSize {
  width: number
  height: number
}

/** Reads an image by commands; each is answered with the next bytes. Returns the size after the end of the image. */
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
