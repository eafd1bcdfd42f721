import type { Attachment } from '@parley/sdk'
import { FileDown } from 'lucide-react'
import { words } from '../words/files.ts'

/**
 * The files of a message, delivery, statement or application: each can be downloaded. The two sides see images directly; those
 * who decide a dispute have to open each one, because every view is recorded.
 */
export function Files({ files, hasPreviews = true }: { files: readonly Attachment[]; hasPreviews?: boolean }) {
  if (files.length === 0) return null
  return (
    <ul aria-label={words.label} className="mt-2 flex max-w-full flex-col gap-1 text-sm">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          {hasPreviews && isShownImage(file) && <Preview file={file} />}
          <a
            href={`/api/attachments/${file.id}`}
            download={file.name}
            className="inline-flex max-w-full items-center gap-1.5 text-accent-text underline-offset-4 hover:underline"
          >
            <FileDown aria-hidden="true" className="size-3.5 shrink-0" />
            <bdi className="truncate">{file.name}</bdi>
            <span className="shrink-0 text-ink-faint text-xs">{words.size(file.bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Its size is known before it loads, so that nothing jumps. */
function Preview({ file: { id, name, width, height } }: { file: Attachment }) {
  return (
    <a href={`/api/attachments/${id}`} target="_blank" rel="noreferrer" className="mb-1 block w-fit max-w-full">
      <img
        src={`/api/attachments/${id}`}
        alt={words.preview(name)}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        className="h-auto max-h-60 w-auto max-w-full rounded-xl border border-line object-contain"
      />
    </a>
  )
}

/** Whether browsers can display it. */
export function isShownImage({
  media_type,
  width,
  height,
}: Pick<Attachment, 'media_type'> & Partial<Pick<Attachment, 'width' | 'height'>>): boolean {
  return IMAGE_TYPES.includes(media_type) && (width ?? 0) * (height ?? 0) <= SHOWN_PIXELS_MAX
}

const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']
const SHOWN_PIXELS_MAX = 40_000_000
