import type { Approval } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bot, Check, Gauge, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { requestInWords } from '../../app/agent-request.ts'
import { currency } from '../../app/currency.ts'
import { paths } from '../../app/paths.ts'
import { Person } from '../../app/people.tsx'
import { agentSummaryQuery } from '../../app/summaries.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Facts } from '../../ui/facts.tsx'
import { isTyping } from '../../ui/list-keys.ts'
import { Money } from '../../ui/money.tsx'
import { Countdown, Time } from '../../ui/time.tsx'
import { words } from '../../words/approvals.ts'
import { AgentQuote, AgentReason } from './agent-quote.tsx'
import { ApproveButton, isBinding, PendingDecision, useDecisions } from './decision.tsx'
import { Effect } from './effect.tsx'
import { ExactRequest } from './exact-request.tsx'
import { GigOf, useGigOf } from './gig-of.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { subjectPath } from './subject-path.ts'

/**
 * One request: who wants what, what exactly will happen, until when, and the decision. The keys a and r decide the focused
 * request, so that nothing is decided without being looked at.
 */
export function ApprovalCard({ approval }: { approval: Approval }) {
  const { id, agent_id, agent_reason } = approval
  const [isRejecting, setRejecting] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const decisions = useDecisions(approval)
  const { pending, undo, run } = decisions.soon
  const card = useRef<HTMLElement>(null)
  const title = useId()
  const onKey = (event: KeyboardEvent) => {
    if (event.repeat || isTyping(event.nativeEvent) || pending || isAsking) return
    if (event.key === 'a') isBinding(approval) ? setAsking(true) : void run({ verdict: 'approve' })
    else if (event.key === 'r') setRejecting(true)
    else return
    event.preventDefault()
  }
  const to = subjectPath(approval)
  return (
    <Card className="focus-within:border-line-strong">
      <article
        ref={card}
        data-row
        tabIndex={-1}
        aria-labelledby={title}
        onKeyDown={onKey}
        className="rounded-xl outline-accent-text focus:outline-2 focus:outline-offset-2"
      >
        <header className="flex flex-col gap-3 border-line border-b p-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
            <span className="flex min-w-0 items-center gap-2.5">
              <AgentName id={agent_id} /> <span className="shrink-0 text-ink-faint">{words.wants}</span>
            </span>
            <Expiry at={approval.expires_at} />
          </div>
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <h2 id={title} className="min-w-0 flex-1 basis-72 font-semibold text-lg tracking-tight">
              {requestInWords(approval)}
            </h2>
            {to && (
              <Link to={to} className="text-accent-text text-sm leading-6 underline-offset-4 hover:underline">
                {words.open}
              </Link>
            )}
          </div>
        </header>
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 p-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="flex min-w-0 flex-col gap-5">
            {agent_reason && <AgentReason>{agent_reason}</AgentReason>}
            <Effect approval={approval} />
            <AgentQuote body={approval.request.body} />
          </div>
          <Circumstances approval={approval} />
        </div>
        <footer className="flex flex-wrap items-center gap-2 border-line border-t p-4 sm:px-5">
          {pending ? (
            <PendingDecision
              decision={pending}
              onUndo={() => {
                undo()
                card.current?.focus()
              }}
            />
          ) : (
            <>
              <ApproveButton
                approval={approval}
                decisions={decisions}
                isAsking={isAsking}
                onAsk={setAsking}
                variant="primary"
                icon={<Check aria-hidden="true" />}
              >
                {words.approve}
              </ApproveButton>
              <Button icon={<X aria-hidden="true" />} onClick={() => setRejecting(true)}>
                {words.reject}
              </Button>
            </>
          )}
          <Link
            to={paths.agent(agent_id)}
            search={{ view: 'mandate', raise: id }}
            className={cx(buttonClass('quiet'), 'sm:ml-auto')}
          >
            <Gauge aria-hidden="true" />
            {words.raise}
          </Link>
        </footer>
      </article>
      {isRejecting && <RejectDialog approval={approval} action={decisions.soon} onClose={() => setRejecting(false)} />}
    </Card>
  )
}

/** An agent by its id; a deleted one has no page. */
export function AgentName({ id }: { id: string }) {
  const { data, isError } = useQuery(agentSummaryQuery(id))
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="grid size-7 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text">
        <Bot aria-hidden="true" className="size-4" />
      </span>
      {isError || data === null ? (
        <span className="text-ink-faint">{words.unknownAgent}</span>
      ) : (
        <Link to={paths.agent(id)} className="truncate font-medium underline-offset-4 hover:underline">
          {data?.name ?? '…'}
        </Link>
      )}
    </span>
  )
}

function Expiry({ at }: { at: string }) {
  return (
    <span className="flex items-center gap-1.5 text-ink-soft">
      {words.expires} <Countdown until={at} className="font-medium text-ink" />
    </span>
  )
}

/** What it's about, with whom, the total, and what's left of the mandate. */
function Circumstances({ approval }: { approval: Approval }) {
  const { stake, mandate_left, created_at } = approval
  const gig = useGigOf(approval)
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          [words.gig, gig && <GigOf key="gig" gig={gig} />],
          [words.with, stake.counterparty_id && <Person id={stake.counterparty_id} />],
          [
            words.contractTotal,
            // If money moves, the movement says it all.
            stake.moves.length === 0 && stake.contract_cents !== null && (
              <Money cents={stake.contract_cents} currency={currency()} />
            ),
          ],
          [
            words.mandate,
            mandate_left && (
              <span className="tabular-nums">
                <Money cents={mandate_left.now_cents} currency={currency()} className="text-ink-faint" />{' '}
                <span aria-hidden="true">→</span>
                <span className="sr-only">, {words.after}</span>{' '}
                <Money cents={mandate_left.after_cents} currency={currency()} />
              </span>
            ),
          ],
          [words.asked, <Time key="asked" at={created_at} />],
        ]}
      />
      <ExactRequest request={approval.request} />
    </div>
  )
}
