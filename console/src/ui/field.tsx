import { createContext, type ReactNode, use, useId } from 'react'
import { uiWords } from '../words/ui.ts'
import { cx } from './cx.ts'

interface FieldProps {
  label: string
  /** Says what belongs here. */
  hint?: ReactNode
  /** What is wrong with the value. */
  error?: ReactNode
  /** Shown next to the label of fields that can be left empty. */
  optional?: boolean | undefined
  className?: string
  /** Visually hidden, but available to screen readers. */
  isLabelHidden?: boolean
  children: ReactNode
}

/** A label, one control, a hint and an error, connected for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  className,
  isLabelHidden = false,
  children,
}: FieldProps) {
  const id = useId()
  const describedBy = cx(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-2 text-sm font-medium'}
      >
        <span className="wrap-anywhere min-w-0">{label}</span>
        {optional && <span className="font-normal text-ink-faint">{uiWords.optional}</span>}
      </label>
      <FieldContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }}>
        {children}
      </FieldContext>
      {error && (
        <p id={`${id}-error`} className="text-sm text-bad-text">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  )
}

interface ControlProps {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
}

const FieldContext = createContext<ControlProps>({})

/** What a control takes over from the field around it. */
export function useFieldControl(): ControlProps {
  return use(FieldContext)
}
