import type { Contract } from '@parley/sdk'
import { ActionButton, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/contracts.ts'

const TOUCHES = ['contracts', 'negotiations', 'applications', 'gigs', 'reviews']

/** Ending the contract. */
export function ContractActions({ contract: { id, allowed_actions } }: { contract: Contract }) {
  const { page } = words
  const cancel = useAction({
    send: (_: undefined, options) => parley.contracts.cancel(id, options),
    touches: TOUCHES,
    onDone: () => toast(page.cancelled),
  })
  const complete = useAction({
    send: (_: undefined, options) => parley.contracts.complete(id, options),
    touches: TOUCHES,
    onDone: () => toast(page.completed),
  })
  return (
    <>
      {allowed_actions.includes('cancel') && (
        <ActionButton
          action={cancel}
          confirm={{ title: page.cancelTitle, text: page.cancelText, label: page.cancel, isDanger: true }}
        >
          {page.cancel}
        </ActionButton>
      )}
      {allowed_actions.includes('complete') && (
        <ActionButton
          action={complete}
          variant="primary"
          confirm={{ title: page.completeTitle, text: page.completeText, label: page.complete }}
        >
          {page.complete}
        </ActionButton>
      )}
    </>
  )
}
