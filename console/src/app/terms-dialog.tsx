import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formatDayOf } from '../ui/time.tsx'
import { words as appWords } from '../words/app.ts'
import { words } from '../words/terms-of-use.ts'
import { ActionButton, Refusal, useAction } from './action.tsx'
import { Markdown } from './markdown.tsx'
import { parley } from './parley.ts'
import { useSession } from './session.tsx'
import { termsToAccept } from './terms-prompt.ts'

const { dialog: text } = words

interface TermsDialogProps {
  /** Whether an action waits for it. */
  isStopped: boolean
  onSettled: (isAccepted: boolean) => void
}

/** What has changed in the terms of use, where to read them, and a button to accept them. */
export function TermsDialog({ isStopped, onSettled }: TermsDialogProps) {
  const { terms } = useSession()
  // The next version might be waiting once this one is accepted.
  const [wanted] = useState(() => termsToAccept(terms))
  const accept = useAction({
    send: (terms_version: number, options) => parley.terms.accept({ terms_version }, options),
    touches: ['session'],
    onDone: () => onSettled(true),
  })
  // Someone may have accepted them in another tab.
  useEffect(() => {
    if (!wanted) onSettled(true)
  }, [wanted, onSettled])
  if (!wanted) return null
  const isInForce = wanted.terms_version === terms.in_force?.terms_version
  return (
    <Dialog
      isOpen
      onClose={() => onSettled(false)}
      title={text.title}
      description={isInForce ? text.inForce : text.planned(formatDayOf(wanted.effective_at))}
      closeLabel={appWords.close}
      actions={
        <>
          <Button onClick={() => onSettled(false)}>{appWords.cancel}</Button>
          <ActionButton action={accept} input={wanted.terms_version} variant="primary" isInDialog>
            {isStopped ? text.acceptAndContinue : text.accept}
          </ActionButton>
        </>
      }
    >
      {wanted.summary !== null && (
        <section aria-label={text.changes}>
          <h3 className="mb-1 font-medium text-sm">{text.changes}</h3>
          <Markdown>{wanted.summary}</Markdown>
        </section>
      )}
      <p>
        <a
          href={wanted.url}
          target="_blank"
          rel="noopener"
          className="inline-flex items-center gap-1.5 font-medium text-accent-text underline-offset-4 hover:underline"
        >
          {text.read}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      </p>
      {accept.error !== null && <Refusal error={accept.error} />}
    </Dialog>
  )
}
