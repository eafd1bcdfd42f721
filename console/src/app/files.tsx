import type { Attachment } from '@parley/sdk'
import { FileDown } from 'lucide-react'
import { words } from '../words/files.ts'

/** The files of a message, delivery, statement or application: each can be downloaded. */
export function Files({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label={words.label} className="mt-2 flex max-w-full flex-col gap-1 text-sm">
      {files.map(({ id, name, bytes }) => (
        <li key={id} className="min-w-0">
          <a
            href={`/api/attachments/${id}`}
            download={name}
            className="inline-flex max-w-full items-center gap-1.5 text-accent-text underline-offset-4 hover:underline"
          >
            <FileDown aria-hidden="true" className="size-3.5 shrink-0" />
            <bdi className="truncate">{name}</bdi>
            <span className="shrink-0 text-ink-faint text-xs">{words.size(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
