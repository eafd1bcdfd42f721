import type { Dispute } from '@parley/sdk'
import { formatMoney } from '../../ui/amounts.ts'
import { Bar } from '../../ui/bar.tsx'
import { cx } from '../../ui/cx.ts'
import { words } from '../../words/disputes.ts'
import type { Sides } from './sides.ts'

interface SplitProps {
  dispute: Pick<Dispute, 'amount_cents' | 'currency'>
  sides: Sides
  workerCents: number
  /** The one that counts. */
  isStrong?: boolean
}

/** How a figure divides the amount in dispute between the two sides. */
export function Split({ dispute: { amount_cents, currency }, sides, workerCents, isStrong = false }: SplitProps) {
  const worker = words.splits.gets(sides.worker, formatMoney(workerCents, currency))
  const client = words.splits.gets(sides.client, formatMoney(amount_cents - workerCents, currency))
  return (
    <div>
      <Bar
        label={words.splits.describe(worker, client)}
        total={amount_cents}
        parts={[
          { label: 'worker', value: workerCents, tone: isStrong ? 'good' : 'accent' },
          { label: 'client', value: amount_cents - workerCents, tone: 'neutral' },
        ]}
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className={cx('tabular-nums', workerCents === 0 && 'text-ink-faint')}>{worker}</span>
        <span className={cx('tabular-nums', workerCents === amount_cents ? 'text-ink-faint' : 'text-ink-soft')}>
          {client}
        </span>
      </p>
    </div>
  )
}

/** Whether what was typed can be divided: an amount, and not more than is in dispute. */
export function isWithin({ amount_cents }: Pick<Dispute, 'amount_cents'>, cents: number | null): cents is number {
  return cents !== null && cents >= 0 && cents <= amount_cents
}
