import { useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/approvals.ts'

/** Approves the request with the given id. */
export function useApprove() {
  return useAction({
    send: (id: string, options) => parley.approvals.approve(id, options),
    touches: ['approvals', 'agents'],
    onDone: () => toast(words.approved),
  })
}
