import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { words } from '../words/app.ts'
import { words as copyWords } from '../words/copy.ts'

interface SecretDialogProps {
  title: string
  /** What to do with it. */
  text: string
  secret: string
  doneLabel: string
  onClose: () => void
  /** How to try it, for example. */
  children?: ReactNode
}

/** Shows a secret once. It exists only in this dialog, not in the URL or on the device. */
export function SecretDialog({ title, text, secret, doneLabel, onClose, children }: SecretDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width="lg"
      // Closing it by accident would lose the secret.
      isDismissable={false}
      actions={
        <Button variant="primary" onClick={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <Notice tone="warn">{text}</Notice>
      <div className="flex flex-wrap items-center gap-2 rounded-lg border border-line bg-sunken p-2 pl-3">
        <output aria-label={words.secret} className="min-w-0 flex-1 break-all font-mono text-sm">
          {secret}
        </output>
        <CopyButton text={secret} label={copyWords.copy} copiedLabel={copyWords.copied} blocked={copyWords.blocked} />
      </div>
      {children}
    </Dialog>
  )
}
