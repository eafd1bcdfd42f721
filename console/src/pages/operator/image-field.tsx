import { ImageUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useAction, useToldRefusal } from '../../app/action.tsx'
import { useFileDrop } from '../../app/attaching.ts'
import { FILE_BYTES_MAX, uploadFile } from '../../app/upload.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/branding.ts'
import { words as fileWords } from '../../words/files.ts'
import { uiWords } from '../../words/ui.ts'

interface ImageFieldProps {
  label: string
  /** The image as it's shown. */
  url: string | null
  /** The id of the uploaded file and its content as a `data:` URL; null for both once the image is removed. */
  onChange: (attachmentId: string | null, url: string | null) => void
}

/** An image that's uploaded when it's chosen, and used when the form is saved. */
export function ImageField({ label, url, onChange }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const upload = useAction({
    send: async (file: File) => {
      const [{ id }, dataUrl] = await Promise.all([uploadFile(file), readAsUrl(file)])
      return { id, dataUrl }
    },
    touches: [],
    canCopy: false,
    onDone: ({ id, dataUrl }) => onChange(id, dataUrl),
  })
  useToldRefusal(upload)
  const choose = ([file]: readonly File[]) => {
    if (!file) return
    if (file.size > FILE_BYTES_MAX) toast(fileWords.tooLarge, 'bad')
    else void upload.run(file)
  }
  const isOver = useFileDrop(area, choose, 'group')
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset would need a legend, and the field has a label.
    <div
      ref={area}
      role="group"
      aria-label={label}
      className={cx(
        'flex flex-wrap items-center gap-4 rounded-lg border border-line p-4',
        isOver && 'border-accent bg-accent-soft',
      )}
    >
      {url && <img src={url} alt="" className="h-12 max-w-48 rounded bg-sunken object-contain" />}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          hidden
          aria-label={label}
          onChange={({ target }) => {
            choose([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <Button
          icon={<ImageUp aria-hidden="true" />}
          isBusy={upload.isBusy}
          aria-label={`${uiWords.label(url ? words.replace : words.choose)} ${label}`}
          onClick={() => input.current?.click()}
        >
          {url ? words.replace : words.choose}
        </Button>
        {url && (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={`${uiWords.label(words.remove)} ${label}`}
            onClick={() => onChange(null, null)}
          >
            {words.remove}
          </Button>
        )}
      </div>
      {isOver && <span className="text-ink-soft text-sm">{words.drop}</span>}
    </div>
  )
}

/** For the preview: the content security policy allows `data:` for images. */
function readAsUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
