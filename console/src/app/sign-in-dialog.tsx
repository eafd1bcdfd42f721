import type { CurrentSession } from '@parley/sdk'
import { KeyRound, Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Notice } from '../ui/notice.tsx'
import { words } from '../words/app.ts'
import { explain } from './failure.tsx'
import { parley } from './parley.ts'
import { hasPasskeys, signInWithPasskey } from './passkeys.ts'

/** The session has ended, or the action needs a recent sign-in. */
export type Reason = 'ended' | 'confirm'

interface SignInDialogProps {
  user: CurrentSession['user']
  reason: Reason
  onSettled: (isSignedIn: boolean) => void
}

/** Signs the same person in again, in a dialog. */
export function SignInDialog({ user, reason, onSettled }: SignInDialogProps) {
  const { signInAgain: text } = words
  const [attempt, setAttempt] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function perform(step: () => Promise<void>): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await step()
    } catch (error) {
      setProblem(explain(error).text)
    } finally {
      setBusy(false)
    }
  }

  const mailCode = () =>
    perform(async () => {
      setAttempt((await parley.session.email({ email: user.email ?? '' })).attempt)
    })
  const useCode = (event: FormEvent) => {
    event.preventDefault()
    void perform(async () =>
      finish((await parley.session.create({ attempt: attempt ?? '', code: code.trim() })).user.user_id),
    )
  }
  const usePasskey = () => perform(async () => finish(await signInWithPasskey()))
  // For people who signed in again in another tab.
  const goOn = () => perform(async () => finish((await parley.session.get()).user.user_id))

  function finish(userId: string): void {
    if (userId !== user.user_id) location.assign('/')
    else onSettled(true)
  }

  return (
    <Dialog
      isOpen
      isDismissable={reason === 'confirm'}
      onClose={() => onSettled(false)}
      title={reason === 'ended' ? text.ended : text.confirm}
      description={reason === 'ended' ? text.endedText : text.confirmText}
    >
      {problem && <Notice tone="bad">{problem}</Notice>}
      {attempt ? (
        <form onSubmit={useCode} className="flex flex-col gap-4" noValidate>
          <Field label={text.code} hint={text.codeHint}>
            <Input
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {text.signIn}
          </Button>
        </form>
      ) : (
        <div className="flex flex-col gap-2">
          {user.email && (
            <Button variant="primary" icon={<Mail aria-hidden="true" />} isBusy={isBusy} onClick={mailCode}>
              <span className="truncate">{text.mail(user.email)}</span>
            </Button>
          )}
          {hasPasskeys() && (
            <Button icon={<KeyRound aria-hidden="true" />} isBusy={isBusy} onClick={usePasskey}>
              {text.passkey}
            </Button>
          )}
        </div>
      )}
      <p className="flex flex-wrap justify-between gap-2 text-sm">
        <a
          className="text-accent-text underline-offset-4 hover:underline"
          href="/sign-in?switch"
          target="_blank"
          rel="noreferrer"
        >
          {text.another}
        </a>
        <button type="button" className="text-accent-text underline-offset-4 hover:underline" onClick={goOn}>
          {text.afterwards}
        </button>
      </p>
    </Dialog>
  )
}
