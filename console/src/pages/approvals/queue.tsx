import type { Approval } from '@parley/sdk'
import { useEffect, useRef, useState } from 'react'
import { isTyping, useListKeys } from '../../ui/list-keys.ts'
import { words } from '../../words/approvals.ts'
import { ApprovalCard } from './approval-card.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useApprove } from './use-approve.ts'

/**
 * Requests to decide, one below the other. j and k move; a and r decide about the request that has the focus, so nothing is
 * decided that was not looked at. The next one gets the focus when a request has left.
 */
export function Queue({ approvals }: { approvals: readonly Approval[] }) {
  const [rejecting, setRejecting] = useState<Approval | null>(null)
  const list = useListKeys<HTMLUListElement>()
  const approve = useApprove()
  const busyId = useRef<string | null>(null)
  useFocusOnNext(list, approvals)

  const decide = useRef((_key: 'a' | 'r', _id: string) => {})
  decide.current = (key, id) => {
    const approval = approvals.find((each) => each.id === id)
    if (!approval) return
    if (key === 'r') return setRejecting(approval)
    busyId.current = id
    void approve.run(id)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== 'a' && event.key !== 'r') || event.repeat || isTyping(event)) return
      const card = document.activeElement?.closest<HTMLElement>('[data-approval]')
      if (!card) return
      event.preventDefault()
      decide.current(event.key, card.dataset.approval ?? '')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <ul ref={list} aria-label={words.views.pending} className="flex flex-col gap-4">
        {approvals.map((approval) => (
          <li key={approval.id}>
            <ApprovalCard
              approval={approval}
              isBusy={approve.isBusy && busyId.current === approval.id}
              onApprove={() => decide.current('a', approval.id)}
              onReject={() => decide.current('r', approval.id)}
            />
          </li>
        ))}
      </ul>
      {rejecting && <RejectDialog approval={rejecting} onClose={() => setRejecting(null)} />}
    </>
  )
}

/** When the card that has the focus leaves the queue, the one in its place gets it. */
function useFocusOnNext(list: React.RefObject<HTMLUListElement | null>, approvals: readonly Approval[]): void {
  const focused = useRef(-1)
  useEffect(() => {
    const note = () => {
      const cards = [...(list.current?.querySelectorAll('[data-approval]') ?? [])]
      const current = cards.findIndex((card) => card.contains(document.activeElement))
      if (current >= 0) focused.current = current
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: It looks at the page after each change of the queue.
  useEffect(() => {
    if (focused.current < 0 || document.activeElement !== document.body) return
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-approval]') ?? [])]
    cards[Math.min(focused.current, cards.length - 1)]?.focus()
  }, [list, approvals])
}
