import { FileText, Paperclip, RotateCw, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Field } from '../ui/field.tsx'
import { words } from '../words/files.ts'
import { type Attached, type Attaching, isKept, type Uploading, useAttaching, useFileDrop } from './attaching.ts'
import { isShownImage } from './files.tsx'

interface Values {
  files: Attached[]
}

/** The files of a form that has a value of this name: chosen, dropped anywhere in the form, or pasted. */
export function FilesField() {
  const { control, getValues } = useFormContext<Values>()
  const isBusy = useRef(false)
  const { field, fieldState } = useController({
    control,
    name: 'files',
    rules: { validate: () => !isBusy.current || words.wait },
  })
  const attaching = useAttaching(() => getValues('files'), field.onChange)
  isBusy.current = attaching.isBusy
  const area = useRef<HTMLDivElement>(null)
  const isOver = useFileDrop(area, attaching.add)
  return (
    <Field label={words.label} hint={words.hint} optional error={fieldState.error?.message}>
      <div ref={area} className={cx('rounded-xl border border-line border-dashed p-3', isOver && 'border-accent')}>
        <AttachedFiles files={field.value} attaching={attaching} />
        <AttachButton onFiles={attaching.add}>{isOver ? words.drop : words.add}</AttachButton>
      </div>
    </Field>
  )
}

/** Opens the device's file picker. Without a label, it's an icon. */
export function AttachButton({
  onFiles,
  children,
}: {
  onFiles: (files: readonly File[]) => void
  children?: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.add}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      <Button
        variant={children ? 'secondary' : 'quiet'}
        size={children ? 'sm' : 'icon'}
        icon={<Paperclip aria-hidden="true" />}
        onClick={() => input.current?.click()}
        {...(!children && { 'aria-label': words.add, title: words.add })}
      >
        {children}
      </Button>
    </>
  )
}

/** What has been attached so far, and what's still uploading. */
export function AttachedFiles({
  files: given = [],
  attaching,
}: {
  files: readonly Attached[] | undefined
  attaching: Attaching
}) {
  const { uploading, remove, retry, cancel } = attaching
  const files = given.filter(isKept)
  if (files.length === 0 && uploading.length === 0) return null
  return (
    <ul aria-label={words.attached} className="mb-2 flex flex-col gap-2">
      {files.map((file) => (
        <Item
          key={file.id}
          name={file.name}
          image={isShownImage(file) ? `/api/attachments/${file.id}` : null}
          detail={words.size(file.bytes)}
          button={<RemoveButton label={words.remove(file.name)} onClick={() => remove(file.id)} />}
        />
      ))}
      {uploading.map((each) => (
        <UploadingItem
          key={each.key}
          uploading={each}
          onRetry={() => retry(each.key, each.file)}
          onCancel={() => cancel(each.key)}
        />
      ))}
    </ul>
  )
}

function UploadingItem({
  uploading: { file, progress, error },
  onRetry,
  onCancel,
}: {
  uploading: Uploading
  onRetry: () => void
  onCancel: () => void
}) {
  const canRetry = error !== null && error !== words.tooLarge && error !== words.tooMany
  return (
    <Item
      name={file.name}
      detail={
        error === null ? (
          <progress
            aria-label={words.uploading(file.name)}
            value={progress}
            className="h-1.5 w-full max-w-40 overflow-hidden rounded-full"
          />
        ) : (
          <span role="alert" className="text-bad-text">
            {error}
          </span>
        )
      }
      button={
        <span className="flex shrink-0">
          {canRetry && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={words.retry(file.name)}
              title={words.retry(file.name)}
              onClick={onRetry}
            >
              <RotateCw aria-hidden="true" />
            </Button>
          )}
          <RemoveButton label={words.remove(file.name)} onClick={onCancel} />
        </span>
      }
    />
  )
}

function Item({
  name,
  image = null,
  detail,
  button,
}: {
  name: string
  image?: string | null
  detail: ReactNode
  button: ReactNode
}) {
  return (
    <li className="flex min-w-0 items-center gap-3 text-sm">
      <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-lg bg-sunken text-ink-faint">
        {image ? (
          <img src={image} alt="" className="size-full object-cover" />
        ) : (
          <FileText aria-hidden="true" className="size-4" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="block truncate">{name}</bdi>
        <span className="block text-ink-faint text-xs">{detail}</span>
      </span>
      {button}
    </li>
  )
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="quiet" size="icon" aria-label={label} title={label} onClick={onClick}>
      <X aria-hidden="true" />
    </Button>
  )
}
