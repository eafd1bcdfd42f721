import type { Dispute } from '@parley/sdk'
import { ActionButton, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/disputes.ts'

/** Rejects the recommendation: an arbiter then decides. */
export function RejectButton({ dispute: { id } }: { dispute: Dispute }) {
  const { reject: text } = words
  const reject = useAction({
    send: (_: undefined, options) => parley.disputes.reject(id, options),
    touches: ['disputes', 'history'],
    onDone: () => toast(text.done),
  })
  return (
    <ActionButton action={reject} size="sm" confirm={{ title: text.title, text: text.text, label: text.action }}>
      {text.action}
    </ActionButton>
  )
}
