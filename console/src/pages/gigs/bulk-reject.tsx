import { type Application, ParleyError } from '@parley/sdk'
import { useState } from 'react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { explain } from '../../app/failure.tsx'
import { parley } from '../../app/parley.ts'
import { reasonToSignIn } from '../../app/sign-in-again.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/gigs.ts'

const { bulk: text } = words

interface Failed {
  application: Application
  reason: string
}

/** Rejects several applications after one confirmation, and says which couldn't be rejected. */
export function BulkReject({ applications, onDone }: { applications: readonly Application[]; onDone: () => void }) {
  const [asked, setAsked] = useState<readonly Application[] | null>(null)
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const reject = useAction({
    send: (all: readonly Application[], { idempotencyKey = '' }) => rejectEach(all, idempotencyKey),
    touches: ['applications', 'gigs', 'negotiations'],
    canCopy: false,
    onDone: (failures, all) => {
      onDone()
      setFailed(failures)
      if (failures.length > 0) return
      setAsked(null)
      toast(text.rejected(all.length))
    },
  })
  const close = () => {
    setAsked(null)
    setFailed([])
    reject.reset()
  }
  const isOver = failed.length > 0
  const all = asked ?? []
  const negotiating = all.filter(({ status }) => status === 'negotiating').length
  return (
    <>
      {applications.length > 0 && (
        <Button size="sm" onClick={() => setAsked(applications)}>
          {text.reject(applications.length)}
        </Button>
      )}
      <Dialog
        isOpen={asked !== null}
        onClose={close}
        isDismissable={!reject.isBusy}
        title={isOver ? text.partly(all.length - failed.length, all.length) : text.title(all.length)}
        description={isOver ? text.partlyText : text.text}
        closeLabel={appWords.close}
        actions={
          isOver ? (
            <Button variant="primary" onClick={close}>
              {appWords.close}
            </Button>
          ) : (
            <>
              <Button onClick={close} disabled={reject.isBusy}>
                {appWords.cancel}
              </Button>
              <ActionButton action={reject} input={all} variant="danger" isInDialog>
                {text.reject(all.length)}
              </ActionButton>
            </>
          )
        }
      >
        <ul className="flex max-h-60 flex-col gap-2 overflow-y-auto text-sm" aria-label={text.list}>
          {isOver
            ? failed.map(({ application, reason }) => (
                <li key={application.id} className="wrap-anywhere">
                  <span className="font-medium">{nameOf(application)}</span>: {reason}
                </li>
              ))
            : all.map((application) => (
                <li key={application.id} className="wrap-anywhere">
                  {nameOf(application)}
                </li>
              ))}
        </ul>
        {!isOver && negotiating > 0 && <Notice tone="warn">{text.negotiating(negotiating, all.length)}</Notice>}
        {reject.error !== null && <Notice tone="bad">{explain(reject.error).text}</Notice>}
      </Dialog>
    </>
  )
}

/** One at a time. A retry uses the same keys, so that none is rejected twice. */
async function rejectEach(applications: readonly Application[], key: string): Promise<Failed[]> {
  const failed: Failed[] = []
  for (const [index, application] of applications.entries()) {
    try {
      await parley.applications.reject(application.id, { idempotencyKey: `${key}.${application.id}` })
    } catch (error) {
      // The whole batch is repeated after signing in again.
      if (reasonToSignIn(error)) throw error
      const { text: reason } = explain(error)
      failed.push({ application, reason })
      // The others would fail for the same reason.
      if (!(error instanceof ParleyError) || error.status === 0 || error.status === 429 || error.status >= 500)
        return [...failed, ...applications.slice(index + 1).map((rest) => ({ application: rest, reason }))]
    }
  }
  return failed
}

function nameOf({ worker }: Application): string {
  return worker?.display_name ?? appWords.removed
}
