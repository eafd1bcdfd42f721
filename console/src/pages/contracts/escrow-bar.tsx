import type { Milestone } from '@parley/sdk'
import { formatMoney } from '../../ui/amounts.ts'
import { Bar } from '../../ui/bar.tsx'
import { words } from '../../words/contracts.ts'

type EscrowMoney = Pick<Milestone, 'amount_cents' | 'held_cents' | 'released_cents' | 'refunded_cents'>

/** What was paid, what is in escrow, what was refunded; the rest hasn't been funded. */
export function EscrowBar({ money, currency }: { money: EscrowMoney; currency: string }) {
  const text = (cents: number) => formatMoney(cents, currency)
  return (
    <Bar
      label={words.money.bar(text(money.released_cents), text(money.held_cents), text(money.amount_cents))}
      total={money.amount_cents}
      parts={[
        { label: words.money.paid, value: money.released_cents, tone: 'good' },
        { label: words.money.held, value: money.held_cents, tone: 'accent' },
        { label: words.money.refunded, value: money.refunded_cents, tone: 'neutral' },
      ]}
    />
  )
}
