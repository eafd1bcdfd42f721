import type { Approval } from '@parley/sdk'
import { useListFocus } from '../../ui/list-focus.ts'
import { useListKeys } from '../../ui/list-keys.ts'
import { words } from '../../words/approvals.ts'
import { ApprovalCard } from './approval-card.tsx'

/** Requests to decide, in a column. When one leaves, the next one gets the focus. */
export function Queue({ approvals }: { approvals: readonly Approval[] }) {
  const list = useListKeys<HTMLUListElement>()
  useListFocus(list)
  return (
    <ul ref={list} aria-label={words.views.pending} className="flex flex-col gap-4">
      {approvals.map((approval) => (
        <li key={approval.id}>
          <ApprovalCard approval={approval} />
        </li>
      ))}
    </ul>
  )
}
