import { SecretDialog } from '../../app/secret-dialog.tsx'
import { words } from '../../words/developers.ts'
import { Code } from './code.tsx'

interface NewSecretDialogProps {
  title: string
  secret: string
  onClose: () => void
  /** A command for trying it. It refers to the secret without containing it. */
  tryIt?: string
}

/** A new secret of a developer, with a way to try it. */
export function NewSecretDialog({ title, secret, onClose, tryIt }: NewSecretDialogProps) {
  const { secret: text } = words
  return (
    <SecretDialog title={title} text={text.text} secret={secret} doneLabel={words.done} onClose={onClose}>
      {tryIt && (
        <div className="flex flex-col gap-2 text-sm">
          <p className="text-ink-soft">{text.tryHint}</p>
          <Code label={text.try} code={tryIt} />
        </div>
      )}
    </SecretDialog>
  )
}
