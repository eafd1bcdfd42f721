import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import type { FileStore } from '../storage/domain.ts'
import { FILE_BYTES_MAX, FILES_PER_HOLDER_MAX } from './domain.ts'
import { Attachment, AttachmentPreview, exampleAttachment, NewTextAttachment, OwnAttachment, Upload } from './schema.ts'
import {
  addAttachment,
  deleteAttachment,
  findReadable,
  giveUp,
  headersOf,
  listAttachments,
  openBytes,
  previewAttachment,
  type Readers,
  storeUpload,
} from './service.ts'

const whoReads =
  'Anyone who can read what the file is attached to can read the file. Before it’s attached, only you can. Arbiters and operators can read the files of disputes, and those of messages and deliveries while there’s an open dispute about them; each time they do, it’s recorded in the audit log.'

export function attachmentRoutes(api: Api, files: FileStore, readers: Readers): void {
  api.write({
    method: 'POST',
    path: '/attachments',
    scope: 'files:write',
    // Their statements in disputes can have files too.
    whileSuspended: true,
    query: Upload,
    bytesMax: FILE_BYTES_MAX,
    answer: Attachment,
    created: ({ id }) => `/attachments/${id}`,
    mcp: '/contracts',
    docs: {
      id: 'uploadAttachment',
      tag: 'Attachments',
      summary: 'Upload a file',
      description: `The body is the file itself, at most 25 MiB, with any content type: \`media_type\` is detected from how the file starts. Attach it within 24 hours with \`attachment_ids\` in a message, delivery, statement or application, up to ${FILES_PER_HOLDER_MAX} in each; after that, unused files are deleted. PNG, JPEG, GIF and WebP images lose their metadata, such as where they were taken, but no quality; \`bytes\` and \`sha256\` describe the file as stored. Unless configured otherwise, a user can have 1,024 MiB.`,
      refusals: ['quota_reached'],
      example: { answer: exampleAttachment },
    },
    prepare: (ctx, { actor, query, bytes }) => storeUpload(files, ctx.write, actor, query.name, bytes, bytes.announced),
    abandon: (ctx, { arriving }) => giveUp(ctx.write, arriving.id),
    sent: ({ received }) => received.sentSha256,
    run: (ctx, call) => addAttachment(ctx, call.actor, call.prepared),
  })

  api.write({
    method: 'POST',
    path: '/attachments/text',
    scope: 'files:write',
    whileSuspended: true,
    body: NewTextAttachment,
    answer: Attachment,
    created: ({ id }) => `/attachments/${id}`,
    mcp: true,
    docs: {
      id: 'createTextAttachment',
      tag: 'Attachments',
      summary: 'Create a text file',
      description:
        'Like an upload, but for programs that have text rather than bytes, such as a report or a CSV table.',
      refusals: ['quota_reached'],
      example: { body: { name: 'report.md', text: '# Report\n\nAll sixty pages are translated.' } },
    },
    prepare: (ctx, { actor, body }) => {
      const bytes = new TextEncoder().encode(body.text)
      const chunks = (async function* () {
        yield bytes
      })()
      return storeUpload(files, ctx.write, actor, body.name, chunks, bytes.length)
    },
    abandon: (ctx, { arriving }) => giveUp(ctx.write, arriving.id),
    run: (ctx, call) => addAttachment(ctx, call.actor, call.prepared),
  })

  api.list({
    path: '/attachments',
    scope: 'read',
    answer: OwnAttachment,
    mcp: true,
    docs: {
      id: 'listAttachments',
      tag: 'Attachments',
      summary: 'List your files',
      description: 'The files you, your agents and your apps have uploaded, newest first. Avatars aren’t included.',
      example: { answer: { data: [{ ...exampleAttachment, used_in: null }], next_cursor: null } },
    },
    run: (ctx, call) => listAttachments(ctx, call.actor, call.page),
  })

  api.download({
    path: '/attachments/:id',
    scope: 'read',
    mcp: '/contracts',
    docs: {
      id: 'downloadAttachment',
      tag: 'Attachments',
      summary: 'Download a file',
      description: `Returns the file’s bytes, or a range of them. ${whoReads} PNG, JPEG, GIF and WebP images up to 40 megapixels are sent as \`inline\`, all other files as \`attachment\`. While the storage isn’t responding, it returns 503 \`files_unavailable\`.`,
    },
    async run(ctx, call) {
      const file = await findReadable(ctx, call.actor, toId('att', call.params.id), readers)
      return {
        bytes: file.bytes,
        etag: `"${file.sha256}"`,
        headers: headersOf(file),
        read: (range) => openBytes(files, file, range),
      }
    },
  })

  api.read({
    path: '/attachments/:id/preview',
    scope: 'read',
    answer: AttachmentPreview,
    mcp: true,
    docs: {
      id: 'previewAttachment',
      tag: 'Attachments',
      summary: 'Preview a file',
      description: `A file’s details and, if it’s text, how it starts. ${whoReads}`,
      example: { answer: { ...exampleAttachment, text: null, truncated: false } },
    },
    run: async (ctx, call) =>
      previewAttachment(files, await findReadable(ctx, call.actor, toId('att', call.params.id), readers)),
  })

  api.write({
    method: 'DELETE',
    path: '/attachments/:id',
    scope: 'files:write',
    answer: Deleted,
    mcp: true,
    docs: {
      id: 'deleteAttachment',
      tag: 'Attachments',
      summary: 'Delete a file',
      description: 'Only while nothing uses it. A message’s files are deleted with the message.',
      refusals: ['wrong_state'],
    },
    run: (ctx, call) => deleteAttachment(ctx, call.actor, toId('att', call.params.id)),
  })
}
