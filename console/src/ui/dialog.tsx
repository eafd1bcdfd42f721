import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { uiWords } from '../words/ui.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Below the title. */
  description?: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  /** Whether Escape, the cross and the backdrop close it. */
  isDismissable?: boolean
  width?: 'md' | 'lg'
  closeLabel?: string
  children?: ReactNode
}

/** A native dialog, which traps the focus and returns it. On phones, it slides up from the bottom. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onClose,
  title,
  description,
  actions,
  isDismissable = true,
  width = 'md',
  closeLabel = uiWords.close,
  children,
}: Omit<DialogProps, 'isOpen'>) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // A layout effect is cleaned up before the dialog is removed, while it can still give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open) return
    dialog.showModal()
    // React’s autoFocus comes too early: before a dialog is open, nothing in it can have the focus.
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? firstField(dialog) ?? heading.current
    first?.focus()
    return () => dialog.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, through `cancel`.
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (isDismissable) onClose()
      }}
      onClick={(event) => {
        if (isDismissable && event.target === ref.current) onClose()
      }}
      className={cx(
        'm-auto max-h-[min(90dvh,48rem)] w-[calc(100vw-2rem)] animate-appear overflow-y-auto rounded-2xl bg-surface text-base text-ink shadow-floating outline-none',
        'backdrop:bg-black/40 max-sm:mb-0 max-sm:w-screen max-sm:max-w-none max-sm:rounded-b-none',
        width === 'md' ? 'sm:max-w-md' : 'sm:max-w-2xl',
      )}
    >
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <header className="flex items-start gap-4">
          <div className="min-w-0 flex-1">
            <h2 ref={heading} id={id} tabIndex={-1} className="w-fit text-lg font-semibold tracking-tight">
              {title}
            </h2>
            {description && <div className="mt-1 text-pretty text-sm text-ink-soft">{description}</div>}
          </div>
          {isDismissable && (
            <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={onClose} className="-mt-1.5 -mr-2">
              <X aria-hidden="true" />
            </Button>
          )}
        </header>
        {children}
        {actions && <footer className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">{actions}</footer>}
      </div>
    </dialog>
  )
}

/** Where typing begins; nowhere on phones, where the keyboard would cover what the dialog says. */
function firstField(dialog: HTMLElement): HTMLElement | null {
  return matchMedia('(pointer: fine)').matches ? dialog.querySelector('input, textarea, select') : null
}
