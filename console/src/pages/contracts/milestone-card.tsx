import type { Milestone, MilestoneStatus } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { feeInWords } from '../../app/fees.ts'
import { Markdown } from '../../app/markdown.tsx'
import { netOfMilestone } from '../../app/money-preview.ts'
import { paths } from '../../app/paths.ts'
import { usePartner } from '../../app/people.tsx'
import { MilestoneBadge } from '../../app/state-badge.tsx'
import { Submissions } from '../../app/submissions.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CalendarDay, Deadline } from '../../ui/time.tsx'
import { words } from '../../words/contracts.ts'
import { moneyWords } from '../../words/money.ts'
import { EscrowBar } from './escrow-bar.tsx'
import { MainActions, type MilestoneAction, MilestoneDialogs, RareActions } from './milestone-actions.tsx'
import type { MilestoneProps } from './milestone-props.ts'

/** One milestone: what is delivered, where its money is, what was delivered, and what the reader can do. */
export function MilestoneCard({ contract, milestone }: MilestoneProps) {
  const { number, title, description, amount_cents, currency, due_date, status, submitted_at } = milestone
  const [opened, open] = useState<MilestoneAction | null>(null)
  return (
    <Card>
      <article>
        <div className="flex flex-col gap-4 p-5">
          <header className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h3 className="font-semibold">{title}</h3>
              <p className="flex flex-wrap items-center gap-x-3 text-ink-faint text-sm">
                {words.milestones.number(number)}
                {due_date && (
                  <span>
                    {words.milestones.due} <CalendarDay date={due_date} />
                  </span>
                )}
              </p>
            </div>
            <div className="flex shrink-0 items-start gap-2">
              <div className="flex flex-col items-end gap-1">
                <Money cents={amount_cents} currency={currency} className="font-semibold" />
                <MilestoneBadge milestone={milestone} />
              </div>
              <RareActions contract={contract} milestone={milestone} onOpen={open} />
            </div>
          </header>
          {description && (
            <div className="text-ink-soft text-sm">
              <Markdown>{description}</Markdown>
            </div>
          )}
          {status !== 'pending' && status !== 'cancelled' && <Escrow milestone={milestone} />}
          <WorkersNet contract={contract} milestone={milestone} />
          {milestone.dispute_id && <DisputeLink status={status} id={milestone.dispute_id} />}
          {submitted_at && <Submissions contract={contract} milestone={milestone} />}
          <Clock contract={contract} milestone={milestone} />
        </div>
        <MainActions milestone={milestone} onOpen={open} />
        {/* An open dialog stays open when its action is no longer allowed, to say why. */}
        {opened && (
          <MilestoneDialogs opened={opened} contract={contract} milestone={milestone} onClose={() => open(null)} />
        )}
      </article>
    </Card>
  )
}

function Escrow({ milestone }: { milestone: Milestone }) {
  const { currency, held_cents, released_cents, refunded_cents } = milestone
  const parts = [
    [held_cents, words.milestones.held],
    [released_cents, words.milestones.paid],
    [refunded_cents, words.milestones.refunded],
  ] as const
  return (
    <div>
      <EscrowBar money={milestone} currency={currency} />
      <p className="mt-2 flex flex-wrap gap-x-4 text-ink-soft text-sm">
        {parts
          .filter(([cents]) => cents > 0)
          .map(([cents, label]) => (
            <span key={label}>
              <Money cents={cents} currency={currency} className="font-medium text-ink" /> {label}
            </span>
          ))}
      </p>
    </div>
  )
}

/** What the worker receives for the milestone, shown until it's fully released. */
function WorkersNet({ contract, milestone }: MilestoneProps) {
  const { side } = usePartner(contract)
  if (side !== 'worker' || !['pending', 'funded', 'submitted'].includes(milestone.status)) return null
  const net = formatMoney(netOfMilestone(contract, milestone).netCents, milestone.currency)
  return <p className="text-ink-soft text-sm">{moneyWords.receive(net, feeInWords(contract.fee_bps))}</p>
}

/** What happens automatically, and when. */
function Clock({ contract, milestone: { status, auto_release_at, idle_refund_at } }: MilestoneProps) {
  const { side } = usePartner(contract)
  const at = auto_release_at ?? idle_refund_at
  if (!at) {
    const isWaiting = side === 'worker' && status === 'pending' && contract.status === 'active'
    return isWaiting && <p className="text-ink-soft text-sm">{words.milestones.waitForFunds}</p>
  }
  const says = auto_release_at === null ? words.milestones.idleRefund : words.milestones.autoRelease[side ?? 'worker']
  return (
    <p>
      <Deadline at={at} says={says} />
    </p>
  )
}

/** The dispute that froze the milestone, settled it, or was withdrawn. */
function DisputeLink({ status, id }: { status: MilestoneStatus; id: string }) {
  const isOpen = status === 'disputed'
  const link = (
    <Link to={paths.dispute(id)} className="font-medium underline underline-offset-4">
      {isOpen
        ? words.milestones.openDispute
        : status === 'resolved'
          ? words.milestones.settled
          : words.milestones.withdrawn}
    </Link>
  )
  return isOpen ? (
    <Notice tone="warn">
      {words.milestones.dispute} {link}
    </Notice>
  ) : (
    <p className="text-accent-text text-sm">{link}</p>
  )
}
