import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { words as copyWords } from '../../words/copy.ts'
import { words } from '../../words/developers.ts'
import { Code } from './code.tsx'

interface SecretDialogProps {
  title: string
  secret: string
  onClose: () => void
  /** A command to try it with. It names the secret, and does not contain it. */
  tryIt?: string
}

/** Shows a secret, once. It lives in this dialog only: neither in the address nor on the device. */
export function SecretDialog({ title, secret, onClose, tryIt }: SecretDialogProps) {
  const { secret: text } = words
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width="lg"
      isDismissable={false}
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <Notice tone="warn">{text.text}</Notice>
      <div className="flex flex-wrap items-center gap-2 rounded-lg border border-line bg-sunken p-2 pl-3">
        <output aria-label={text.label} className="min-w-0 flex-1 break-all font-mono text-sm">
          {secret}
        </output>
        <CopyButton text={secret} label={copyWords.copy} copiedLabel={copyWords.copied} blocked={copyWords.blocked} />
      </div>
      {tryIt && (
        <div className="flex flex-col gap-2 text-sm">
          <p className="text-ink-soft">{text.tryHint}</p>
          <Code label={text.try} code={tryIt} />
        </div>
      )}
    </Dialog>
  )
}
