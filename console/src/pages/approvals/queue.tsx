import type { Approval } from '@parley/sdk'
import { type RefObject, useEffect, useRef } from 'react'
import { useListKeys } from '../../ui/list-keys.ts'
import { words } from '../../words/approvals.ts'
import { ApprovalCard } from './approval-card.tsx'

/** Requests to decide, one below the other. The next one gets the focus when a request has left. */
export function Queue({ approvals }: { approvals: readonly Approval[] }) {
  const list = useListKeys<HTMLUListElement>()
  useFocusOnNext(list, approvals)
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

/** When the card that has the focus leaves the queue, the one in its place gets it. */
function useFocusOnNext(list: RefObject<HTMLUListElement | null>, approvals: readonly Approval[]): void {
  const focused = useRef(-1)
  useEffect(() => {
    const note = () => {
      const current = cardsIn(list).findIndex((card) => card.contains(document.activeElement))
      if (current >= 0) focused.current = current
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: It looks at the page after each change of the queue.
  useEffect(() => {
    // Whatever else has the focus keeps it.
    if (focused.current < 0 || document.activeElement !== document.body) return
    const cards = cardsIn(list)
    cards[Math.min(focused.current, cards.length - 1)]?.focus()
  }, [list, approvals])
}

function cardsIn(list: RefObject<HTMLUListElement | null>): HTMLElement[] {
  return [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
}
