import { type Static, Type } from 'typebox'
import {
  Answer,
  IdIn,
  IdOut,
  Line,
  ListOf,
  Nullable,
  Strict,
  Subject,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type Attachment as AttachmentRow, FILES_PER_HOLDER_MAX, type FileFacts, holderPrefixes } from './domain.ts'

const fileFields = {
  id: IdOut('att'),
  name: Type.String({ description: 'The name its uploader gave it.' }),
  media_type: Type.String({
    description: 'Detected from how the file starts, not from its name. HTML and SVG are `text/plain`.',
    examples: ['application/pdf'],
  }),
  bytes: Type.Integer({ description: 'Its size.' }),
  sha256: Type.String({ description: 'The SHA-256 of its bytes, in hexadecimal.' }),
  width: Nullable(
    Type.Integer({ description: 'In pixels, for PNG, JPEG, GIF and WebP images; null for other files.' }),
  ),
  height: Nullable(
    Type.Integer({ description: 'In pixels, for PNG, JPEG, GIF and WebP images; null for other files.' }),
  ),
  created_at: Timestamp(),
}

export const Attachment = Answer(fileFields, { title: 'Attachment', about: 'A file.' })

/** The files of a message, submission, statement or application in a response. */
export const Attachments = Type.Array(Attachment, {
  description: 'Its files. Download each with `GET /attachments/{id}`.',
})

/** The ids of the same files in an event. */
export const AttachmentIds = Type.Array(IdOut('att'), { description: 'Its files, if any.' })

/** The files of a request. */
export const AttachmentsIn = Type.Optional(
  ListOf(IdIn('att'), FILES_PER_HOLDER_MAX, {
    uniqueItems: true,
    description: 'Files you uploaded with `POST /attachments` and haven’t attached to anything yet.',
  }),
)

export const OwnAttachment = Answer(
  {
    ...fileFields,
    used_in: Nullable(
      Subject('What the file is attached to. Null while nothing uses it; in that case, it’s deleted after 24 hours.'),
    ),
  },
  { title: 'OwnAttachment', about: 'A file that you uploaded.' },
)

const FileName = Line(1, 255, { description: 'The name of the file, without a path.', examples: ['manual-fr.pdf'] })

export const Upload = Strict({ name: FileName })

// In JSON, a character may take six bytes, and a body is at most a mebibyte.
const TEXT_MAX = 150_000

export const NewTextAttachment = Strict(
  { name: FileName, text: Text(1, TEXT_MAX, { description: 'The content of the file.' }) },
  { title: 'NewTextAttachment' },
)

export const AttachmentPreview = Answer(
  {
    ...fileFields,
    text: Nullable(
      Type.String({
        description: 'The first 20,000 characters of the file if its `media_type` is `text/plain`; otherwise null.',
      }),
    ),
    truncated: Type.Boolean({ description: 'Whether there’s more text.' }),
  },
  { title: 'AttachmentPreview' },
)

export function presentFile(file: FileFacts): Static<typeof Attachment> {
  const { id, name, media_type, bytes, sha256, width, height, created_at } = file
  return { id: encodeId('att', id), name, media_type, bytes, sha256, width, height, created_at }
}

export function presentFiles(files: readonly FileFacts[]): Static<typeof Attachments> {
  return files.map(presentFile)
}

/** For events, which leave out the member if there are no files. */
export function presentFileIds(files: readonly FileFacts[]): { attachment_ids?: Static<typeof AttachmentIds> } {
  return files.length === 0 ? {} : { attachment_ids: files.map(({ id }) => encodeId('att', id)) }
}

export function presentOwnFile(file: AttachmentRow): Static<typeof OwnAttachment> {
  const { holder_kind: type, holder_id } = file
  const used_in = type && holder_id && { type, id: encodeId(holderPrefixes[type], holder_id) }
  return { ...presentFile(file), used_in: used_in || null }
}

export const exampleAttachment: Static<typeof Attachment> = {
  id: 'att_01kz3v9d6ye8tb2xw4qh5mrc7a',
  name: 'manual-fr.pdf',
  media_type: 'application/pdf',
  bytes: 482_113,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  width: null,
  height: null,
  created_at: '2026-11-15T09:00:00.000Z',
}
