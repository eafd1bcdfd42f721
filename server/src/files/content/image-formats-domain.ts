import {
  blank,
  copy,
  DamagedImage,
  type ImageReader,
  type ImageSize,
  peek,
  skip,
  write,
} from './image-commands-domain.ts'
import type { ImageType } from './media-type-domain.ts'

/** How to read each type of image. Optional parts are copied only if they change how the image looks. */
export const imageFormats: Record<ImageType, ImageReader> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/gif': readGif,
  'image/webp': readWebp,
}

/** https://www.w3.org/TR/png-3/#5DataRep */
function* readPng(): ReturnType<ImageReader> {
  let size: ImageSize | null = null
  yield peek(8)
  yield copy(8)
  for (;;) {
    const head = viewOf(yield peek(8))
    const [length, type] = [head.getUint32(0), textOf(head, 4, 4)]
    if (!/^[A-Za-z]{4}$/.test(type) || length > 0x7fffffff) throw new DamagedImage('it has an unreadable chunk')
    if ((type === 'IHDR') !== (size === null)) throw new DamagedImage('it doesn’t begin with its size')
    if (type === 'IHDR') {
      const header = viewOf(yield peek(16))
      size = { width: header.getUint32(8), height: header.getUint32(12) }
    }
    // Length, type and checksum surround the content.
    yield PNG_CHUNKS.has(type) ? copy(length + 12) : skip(length + 12)
    if (type === 'IEND') return sizeFrom(size)
  }
}

const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM cICP gAMA iCCP mDCV cLLI sBIT sRGB bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B */
function* readJpeg(): ReturnType<ImageReader> {
  let size: ImageSize | null = null
  let isTurned = false
  yield peek(2)
  yield copy(2)
  for (;;) {
    const [first = 0, marker = 0] = yield peek(2)
    if (first !== 0xff) throw new DamagedImage('it has an unreadable segment')
    // Markers may be preceded by any number of these.
    if (marker === 0xff) {
      yield skip(1)
      continue
    }
    if (marker === END_OF_IMAGE) {
      yield copy(2)
      if (size === null) throw new DamagedImage('it has no size')
      return sizeFrom(isTurned ? { width: size.height, height: size.width } : size)
    }
    if (marker === 0x01 || isRestart(marker)) {
      yield copy(2)
      continue
    }
    const length = viewOf(yield peek(4)).getUint16(2)
    if (length < 2) throw new DamagedImage('it has an unreadable segment')
    if (isFrame(marker)) {
      const frame = viewOf(yield peek(9))
      size = { height: frame.getUint16(5), width: frame.getUint16(7) }
    }
    if (marker === EXIF) {
      const orientation = orientationIn((yield peek(length + 2)).subarray(4, length + 2))
      if (orientation > 1) yield write(exifOf(orientation))
      isTurned = orientation >= 5
      yield skip(length + 2)
      continue
    }
    const isOptional = (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT
    const isKept =
      !isOptional || APP_SEGMENTS[marker]?.test(textOf(viewOf(yield peek(Math.min(length + 2, 18))), 4, 14))
    yield isKept ? copy(length + 2) : skip(length + 2)
    if (marker === START_OF_SCAN) yield* copyScan()
  }
}

const [START_OF_SCAN, END_OF_IMAGE, EXIF, COMMENT] = [0xda, 0xd9, 0xe1, 0xfe]
// Resolution, color profile and color transform.
const APP_SEGMENTS: Partial<Record<number, RegExp>> = { 224: /^JFIF\0/, 226: /^ICC_PROFILE\0/, 238: /^Adobe/ }

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7
}

// Start of frame; the others in this range are tables.
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

// Compressed data continues until a marker that isn't part of it.
function* copyScan(): Generator<ReturnType<typeof copy>, void, Uint8Array> {
  for (;;) {
    const bytes = yield peek(2)
    let at = bytes.indexOf(0xff)
    while (at >= 0 && at + 1 < bytes.length && (bytes[at + 1] === 0 || isRestart(bytes[at + 1] ?? 0))) {
      at = bytes.indexOf(0xff, at + 2)
    }
    if (at >= 0 && at + 1 < bytes.length) {
      yield copy(at)
      return
    }
    yield copy(at < 0 ? bytes.length : at)
  }
}

// How to rotate the image: 1 means not at all, and from 5 on, width and height are swapped.
function orientationIn(segment: Uint8Array): number {
  if (textOf(viewOf(segment), 0, 6) !== 'Exif\0\0') return 1
  const tiff = viewOf(segment.subarray(6))
  const isLittle = textOf(tiff, 0, 2) === 'II'
  try {
    const directory = tiff.getUint32(4, isLittle)
    const count = tiff.getUint16(directory, isLittle)
    for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12) {
      if (tiff.getUint16(entry, isLittle) !== ORIENTATION) continue
      const value = tiff.getUint16(entry + 8, isLittle)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // It ends too early.
  }
  return 1
}

const ORIENTATION = 0x0112

// A segment that only says how to rotate the image.
function exifOf(orientation: number): Uint8Array {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const tiff = [...bytesOf('MM\0*'), 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]
  const content = [...bytesOf('Exif\0\0'), ...tiff]
  return Uint8Array.from([0xff, EXIF, 0, content.length + 2, ...content])
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
function* readGif(): ReturnType<ImageReader> {
  const screen = viewOf(yield peek(13))
  const size = { width: screen.getUint16(6, true), height: screen.getUint16(8, true) }
  yield copy(13 + colorTableBytes(screen.getUint8(10)))
  for (;;) {
    const [kind = 0] = yield peek(1)
    if (kind === 0x3b) {
      yield copy(1)
      return sizeFrom(size)
    }
    if (kind === 0x2c) {
      const image = viewOf(yield peek(10))
      size.width = Math.max(size.width, image.getUint16(5, true))
      size.height = Math.max(size.height, image.getUint16(7, true))
      // Includes the code size before the data.
      yield copy(10 + colorTableBytes(image.getUint8(9)) + 1)
      yield* moveBlocks(copy)
    } else if (kind === 0x21) {
      const [, label = 0] = yield peek(2)
      const isTiming = label === 0xf9
      const isLoop = label === 0xff && /^(NETSCAPE2|ANIMEXTS1)\.0$/.test(textOf(viewOf(yield peek(14)), 3, 11))
      const move = isTiming || isLoop ? copy : skip
      yield move(2)
      yield* moveBlocks(move)
    } else throw new DamagedImage('it has an unreadable block')
  }
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

// Blocks of up to 255 bytes, each preceded by its length; the last has length zero.
function* moveBlocks(move: typeof copy): Generator<ReturnType<typeof copy>, void, Uint8Array> {
  for (;;) {
    const bytes = yield peek(1)
    let at = 0
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1
    if (at < bytes.length) {
      yield move(at + 1)
      return
    }
    yield move(at)
  }
}

/** https://www.rfc-editor.org/rfc/rfc9649 */
function* readWebp(): ReturnType<ImageReader> {
  const total = viewOf(yield peek(12)).getUint32(4, true) + 8
  let size: ImageSize | null = null
  yield copy(12)
  for (let at = 12; at < total; ) {
    const head = viewOf(yield peek(8))
    const [type, length] = [textOf(head, 0, 4), head.getUint32(4, true)]
    const padded = length + (length % 2)
    at += 8 + padded
    if (at > total) throw new DamagedImage('it has an unreadable chunk')
    if (size === null) size = webpSizeIn(viewOf(yield peek(type === 'VP8L' ? 13 : 18)), type)
    if (type === 'VP8X') {
      if (length !== 10) throw new DamagedImage('it has an unreadable chunk')
      const header = (yield peek(18)).slice(0, 18)
      // Marks the image as having no metadata.
      header[8] = (header[8] ?? 0) & ~WEBP_METADATA
      yield write(header)
      yield skip(18)
    } else if (WEBP_CHUNKS.has(type)) yield copy(8 + padded)
    else {
      // The file's length is at its beginning, so it must not change.
      yield write(Uint8Array.from([...bytesOf('JUNK'), ...(yield peek(8)).subarray(4, 8)]))
      yield skip(8)
      yield blank(padded)
    }
  }
  return sizeFrom(size)
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const WEBP_METADATA = 0x08 | 0x04

function webpSizeIn(head: DataView, type: string): ImageSize {
  if (type === 'VP8X') {
    const lower = (at: number) => (head.getUint32(at, true) & 0xffffff) + 1
    return { width: lower(12), height: (head.getUint16(15, true) | (head.getUint8(17) << 16)) + 1 }
  }
  if (type === 'VP8 ') return { width: head.getUint16(14, true) & 0x3fff, height: head.getUint16(16, true) & 0x3fff }
  if (type === 'VP8L') {
    const bits = head.getUint32(9, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  throw new DamagedImage('it doesn’t begin with its size')
}

function sizeFrom(size: ImageSize | null): ImageSize {
  if (!size?.width || !size.height) throw new DamagedImage('it has no size')
  return size
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function textOf(view: DataView, start: number, length: number): string {
  const end = Math.min(start + length, view.byteLength)
  let text = ''
  for (let at = start; at < end; at++) text += String.fromCharCode(view.getUint8(at))
  return text
}

function bytesOf(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0))
}
