import type { AgentId, Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { isImageType } from '../content/media-type-domain.ts'

export type AttachmentId = Id<'att'>

/** What everyone who may read a file knows about it. It never changes. */
export interface FileFacts {
  id: AttachmentId
  name: string
  media_type: string
  bytes: number
  sha256: string
  /** The displayed size of an image that browsers can show; null for other files. */
  width: number | null
  height: number | null
  created_at: Instant
}

/** What a file can be attached to, which determines who may read it. */
export const holderPrefixes = { message: 'msg', submission: 'sub', statement: 'stm', application: 'app' } as const
export type HolderKind = keyof typeof holderPrefixes
type HolderId<Kind extends HolderKind> = Id<(typeof holderPrefixes)[Kind]>
export type Holder = { [Kind in HolderKind]: { kind: Kind; id: HolderId<Kind> } }[HolderKind]

/** A file that has fully arrived. */
export interface Attachment extends FileFacts {
  owner_id: UserId
  hosted_agent_id: AgentId | null
  /** Null while it isn't used. */
  holder_kind: HolderKind | null
  holder_id: HolderId<HolderKind> | null
  /** The hash of what was sent, which differs if an image's metadata was removed. Null for files from earlier releases. */
  sent_sha256: string | null
}

export const FILE_BYTES_MAX = 25 * 1024 * 1024
export const FILES_PER_HOLDER_MAX = 10

/** How long an unused file is kept. */
export const UNUSED_SECONDS = 24 * 60 * 60

/** How long an upload may take before what has arrived is removed; longer than any request. */
export const ARRIVING_SECONDS = 60 * 60

const BYTES_PER_MEBIBYTE = 1024 * 1024
export const SHOWN_PIXELS_MAX = 40_000_000

/** The quota that a user would need for this many bytes. */
export function mebibytesOf(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_MEBIBYTE)
}

/** Whether browsers may show a file; all others are only downloaded. */
export function isShown({ media_type, width, height }: Pick<FileFacts, 'media_type' | 'width' | 'height'>): boolean {
  return isImageType(media_type) && (width ?? 0) * (height ?? 0) <= SHOWN_PIXELS_MAX
}

/** `Content-Disposition`, with the name for browsers that read only ASCII and for all others. */
export function dispositionOf(file: Pick<FileFacts, 'name' | 'media_type' | 'width' | 'height'>): string {
  const plain = file.name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(file.name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${isShown(file) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
