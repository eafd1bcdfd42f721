import { Button } from '../ui/button.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { words as copyWords } from '../words/copy.ts'

interface SecretDialogProps {
  title: string
  /** What to do with it. */
  text: string
  secret: string
  doneLabel: string
  onClose: () => void
}

/** Shows a new key, once. */
export function SecretDialog({ title, text, secret, doneLabel, onClose }: SecretDialogProps) {
  return (
    <Dialog
      isOpen
      // Closing it by accident would lose the secret.
      isDismissable={false}
      onClose={onClose}
      title={title}
      actions={
        <Button variant="primary" onClick={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <Notice tone="warn">{text}</Notice>
      <CodeBlock
        label={title}
        isLabelShown
        code={secret}
        copyLabel={copyWords.copy}
        copiedLabel={copyWords.copied}
        blocked={copyWords.blocked}
      />
    </Dialog>
  )
}
