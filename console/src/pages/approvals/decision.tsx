import type { Approval } from '@parley/sdk'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type Action, ActionButton, ConfirmAction, useAction, useToldRefusal } from '../../app/action.tsx'
import { requestInWords } from '../../app/agent-request.ts'
import { filledIn } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { type Undoable, useUndoable } from '../../app/undoable.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/approvals.ts'
import { Moves } from './moves.tsx'

/** What an owner decides about a request. */
export interface Decision {
  verdict: 'approve' | 'reject'
  reason?: string
}

/** A decision takes effect immediately after a confirmation, or can be undone for a few seconds. */
export interface Decisions {
  now: Action<Decision>
  soon: Undoable<Decision>
}

export function useDecisions({ id }: Approval): Decisions {
  const now = useAction({
    send: ({ verdict, reason = '' }: Decision, options) =>
      verdict === 'approve'
        ? parley.approvals.approve(id, options)
        : parley.approvals.reject(id, filledIn({ reason }), options),
    touches: ['approvals', 'agents'],
    onDone: (_, { verdict }) => toast(words.done[verdict]),
  })
  return { now, soon: useUndoable(now) }
}

/** Whether approving it moves money or commits the owner. Gigs and offers don't commit anyone until a contract is approved. */
export function isBinding({ action, stake }: Approval): boolean {
  return stake.moves.length > 0 || /^(contracts|milestones|disputes|wallet)\./.test(action)
}

interface ApproveProps {
  approval: Approval
  decisions: Decisions
  /** Opens the confirmation from outside, for requests that need one. */
  isAsking: boolean
  onAsk: (isAsking: boolean) => void
  variant?: 'primary' | 'secondary'
  size?: 'sm' | 'md'
  icon?: ReactNode
  children: ReactNode
}

/** Approves a request, after a confirmation if that moves money or commits the owner. */
export function ApproveButton({ approval, decisions, isAsking, onAsk, children, ...look }: ApproveProps) {
  const { now, soon } = decisions
  const isQuestion = isBinding(approval)
  // The confirmation and the other button show their own refusals; this is for rejections.
  useToldRefusal(now, isQuestion && !isAsking)
  if (!isQuestion) {
    return (
      <ActionButton action={soon} input={APPROVE} {...look}>
        {children}
      </ActionButton>
    )
  }
  return (
    <>
      <Button {...look} isBusy={now.isBusy} onClick={() => onAsk(true)}>
        {children}
      </Button>
      <ConfirmAction
        isOpen={isAsking}
        onClose={() => onAsk(false)}
        action={now}
        input={APPROVE}
        title={words.approveTitle}
        text={requestInWords(approval)}
        label={words.approve}
      >
        {approval.stake.moves.length > 0 && <Moves approval={approval} />}
        <p className="text-ink-faint text-sm">{words.approveText}</p>
      </ConfirmAction>
    </>
  )
}

const APPROVE: Decision = { verdict: 'approve' }

/** The same if nothing else opens the confirmation. */
export function ApproveAnyway({ approval, ...rest }: Omit<ApproveProps, 'decisions' | 'isAsking' | 'onAsk'>) {
  const decisions = useDecisions(approval)
  const [isAsking, setAsking] = useState(false)
  const { pending, undo } = decisions.soon
  if (pending) return <PendingDecision decision={pending} onUndo={undo} />
  return <ApproveButton approval={approval} decisions={decisions} isAsking={isAsking} onAsk={setAsking} {...rest} />
}

/** A decision that is about to be sent, with a way to undo it. */
export function PendingDecision({ decision, onUndo }: { decision: Decision; onUndo: () => void }) {
  const id = useId()
  const undo = useRef<HTMLButtonElement>(null)
  // The focused element is gone.
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p id={id}>{words.pending[decision.verdict]}</p>
      <Button ref={undo} size="sm" aria-describedby={id} onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  )
}
