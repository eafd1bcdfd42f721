import type { Dispute } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Markdown } from '../../app/markdown.tsx'
import { Person } from '../../app/people.tsx'
import { payoutsQuery } from '../../app/queries.ts'
import type { Side, Sides } from '../../app/sides.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Card, Section } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { words } from '../../words/disputes.ts'
import { AcceptButton } from './accept-button.tsx'
import { RejectButton } from './reject-button.tsx'
import { Split } from './split.tsx'

/** Every proposed amount, as a split of the same total, with what the reader can do about it. */
export function Proposals({ dispute, sides }: { dispute: Dispute; sides: Sides }) {
  const { amount_cents, currency, resolution, recommendation, default_worker_cents, status } = dispute
  const isOver = status === 'resolved' || status === 'withdrawn'
  return (
    <Section title={words.splits.title} description={words.splits.text(formatMoney(amount_cents, currency))}>
      <Card className="divide-y divide-line overflow-hidden">
        {resolution && (
          <Figure title={words.splits.outcome} isStrong>
            <Split dispute={dispute} sides={sides} workerCents={resolution.worker_cents} isStrong />
            <p className="mt-3 text-ink-soft text-sm">{words.how[resolution.how]}</p>
            {sides.mine === 'worker' && <Received dispute={dispute} />}
            {resolution.how === 'arbitration' && resolution.rationale && (
              <div className="mt-2 text-sm">
                <Markdown>{resolution.rationale}</Markdown>
              </div>
            )}
          </Figure>
        )}
        {recommendation && <Recommendation dispute={dispute} sides={sides} recommendation={recommendation} />}
        <Proposal dispute={dispute} sides={sides} of="client" />
        <Proposal dispute={dispute} sides={sides} of="worker" />
        {!isOver && recommendation === null && (
          <Figure title={words.splits.byDefault}>
            <Split dispute={dispute} sides={sides} workerCents={default_worker_cents} />
            <p className="mt-1 text-ink-faint text-sm">{words.splits.byDefaultText}</p>
          </Figure>
        )}
      </Card>
    </Section>
  )
}

/** What the worker was paid in the end, and what happened to the payouts that were clearing. */
function Received({ dispute: { id, contract_id, currency } }: { dispute: Dispute }) {
  const payouts = useInfiniteQuery(payoutsQuery({ contract_id })).data?.pages.flatMap(({ data }) => data) ?? []
  const mine = payouts.filter(({ dispute_id }) => dispute_id === id)
  const paid = mine.find(({ status }) => status !== 'reversed')
  const reversedCents = mine.reduce((sum, { status, net_cents }) => sum + (status === 'reversed' ? net_cents : 0), 0)
  const money = (cents: number) => formatMoney(cents, currency)
  const { settlement: text } = words
  return (
    <p className="mt-1 text-ink-soft text-sm">
      {paid &&
        (paid.fee_cents > 0
          ? text.received(money(paid.net_cents), money(paid.fee_cents))
          : text.receivedAll(money(paid.net_cents)))}{' '}
      {reversedCents > 0 && (paid ? text.replaced : text.reversed)(money(reversedCents))}
    </p>
  )
}

function Proposal({ dispute, sides, of }: { dispute: Dispute; sides: Sides; of: Side }) {
  const workerCents = dispute.proposals[of]
  const isTheirs = sides.mine !== null && sides.mine !== of
  return (
    <Figure
      title={words.splits.proposes(sides[of])}
      actions={
        isTheirs &&
        workerCents !== null &&
        dispute.allowed_actions.includes('accept') && (
          <AcceptButton dispute={dispute} sides={sides} workerCents={workerCents} isSettling />
        )
      }
    >
      {workerCents === null ? (
        <p className="text-ink-faint text-sm">{words.splits.nothingYet(sides[of])}</p>
      ) : (
        <Split dispute={dispute} sides={sides} workerCents={workerCents} />
      )}
    </Figure>
  )
}

interface RecommendationProps {
  dispute: Dispute
  sides: Sides
  recommendation: NonNullable<Dispute['recommendation']>
}

function Recommendation({ dispute, sides, recommendation }: RecommendationProps) {
  const { worker_cents, rationale, by, client_accepted, worker_accepted } = recommendation
  const { allowed_actions: actions, status } = dispute
  const accepted = [...(client_accepted ? [sides.client] : []), ...(worker_accepted ? [sides.worker] : [])]
  const isUndecided = status === 'recommended' && !accepted.some(({ isMe }) => isMe)
  return (
    <Figure
      title={words.splits.recommendation}
      beside={
        <span className="flex min-w-0 items-center gap-1 text-ink-faint text-sm">
          <span className="shrink-0">{words.splits.recommendedBy}</span> <Person id={by} withAvatar={false} />
        </span>
      }
      isStrong={status === 'recommended'}
      actions={
        <>
          {actions.includes('reject') && <RejectButton dispute={dispute} />}
          {isUndecided && actions.includes('accept') && (
            <AcceptButton
              dispute={dispute}
              sides={sides}
              workerCents={worker_cents}
              isSettling={accepted.length > 0}
              isMain
            />
          )}
        </>
      }
    >
      <Split dispute={dispute} sides={sides} workerCents={worker_cents} />
      <div className="mt-3 text-sm">
        <Markdown>{rationale}</Markdown>
      </div>
      {accepted.length > 0 && (
        <p className="mt-2 text-good-text text-sm">{accepted.map(words.splits.accepted).join(' · ')}</p>
      )}
    </Figure>
  )
}

interface FigureProps {
  title: string
  beside?: ReactNode
  actions?: ReactNode
  isStrong?: boolean
  children: ReactNode
}

function Figure({ title, beside, actions, isStrong = false, children }: FigureProps) {
  return (
    <section aria-label={title} className={cx('p-5', isStrong && 'bg-accent-soft/40')}>
      <header className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-1.5">
          <h3 className="wrap-anywhere font-medium text-sm">{title}</h3>
          {beside}
        </div>
        <div className="flex gap-2">{actions}</div>
      </header>
      {children}
    </section>
  )
}
