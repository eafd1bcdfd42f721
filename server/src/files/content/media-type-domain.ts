/** Detects a file's media type from how it begins. Text is always plain text, even if it's HTML or SVG. */
export function mediaTypeOf(head: Uint8Array): string {
  const found = signatures.find(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte))
  const type = typeof found?.type === 'function' ? found.type(head) : found?.type
  return type ?? (isText(head) ? 'text/plain' : UNKNOWN)
}

/** How much of a file is needed to detect its type. */
export const HEAD_BYTES = 4_096

/** The images that browsers can show, and whose metadata is removed. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
export type ImageType = (typeof imageTypes)[number]

export function isImageType(mediaType: string): mediaType is ImageType {
  return imageTypes.some((type) => type === mediaType)
}

const UNKNOWN = 'application/octet-stream'

interface Signature {
  at: number
  bytes: readonly number[]
  type: string | ((head: Uint8Array) => string | undefined)
}

const signatures: readonly Signature[] = [
  starts('\x89PNG\r\n\x1a\n', 'image/png'),
  starts('\xff\xd8\xff', 'image/jpeg'),
  starts('GIF87a', 'image/gif'),
  starts('GIF89a', 'image/gif'),
  starts('RIFF', (head) => ({ WEBP: 'image/webp', WAVE: 'audio/wav', 'AVI ': 'video/x-msvideo' })[textAt(head, 8, 4)]),
  starts('II*\0', 'image/tiff'),
  starts('MM\0*', 'image/tiff'),
  starts('%PDF-', 'application/pdf'),
  starts('PK\x03\x04', 'application/zip'),
  starts('PK\x05\x06', 'application/zip'),
  starts('\x1f\x8b', 'application/gzip'),
  starts('BZh', 'application/x-bzip2'),
  starts('\xfd7zXZ\0', 'application/x-xz'),
  starts('7z\xbc\xaf\x27\x1c', 'application/x-7z-compressed'),
  starts('Rar!\x1a\x07', 'application/vnd.rar'),
  starts('\x28\xb5\x2f\xfd', 'application/zstd'),
  { ...starts('ustar', 'application/x-tar'), at: 257 },
  starts('ID3', 'audio/mpeg'),
  starts('\xff\xfb', 'audio/mpeg'),
  starts('\xff\xf3', 'audio/mpeg'),
  starts('fLaC', 'audio/flac'),
  starts('OggS', 'application/ogg'),
  starts('\x1a\x45\xdf\xa3', 'video/webm'),
  { ...starts('ftyp', (head) => brandTypes[textAt(head, 8, 4)] ?? 'video/mp4'), at: 4 },
]

// The file types that share one container format (ISO/IEC 14496-12).
const brandTypes: Partial<Record<string, string>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  mif1: 'image/heic',
  'M4A ': 'audio/mp4',
  'qt  ': 'video/quicktime',
}

function starts(text: string, type: Signature['type']): Signature {
  return { at: 0, bytes: Array.from(text, (character) => character.charCodeAt(0)), type }
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}

// UTF-8 without control characters. The last character may be cut off.
function isText(head: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return !CONTROL.test(text)
  } catch {
    return false
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: These do not occur in text.
const CONTROL = /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/
