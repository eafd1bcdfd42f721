import type { Dispute } from '@parley/sdk'
import { feeInWords } from '../../app/fees.ts'
import { settlementOf } from '../../app/money-preview.ts'
import { useDisputed } from '../../app/settlement.tsx'
import type { Sides } from '../../app/sides.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Bar } from '../../ui/bar.tsx'
import { cx } from '../../ui/cx.ts'
import { words } from '../../words/disputes.ts'
import { moneyWords } from '../../words/money.ts'

interface SplitProps {
  dispute: Dispute
  sides: Sides
  workerCents: number
  /** The one that counts. */
  isStrong?: boolean
}

/** How an amount splits the disputed money between the two sides. */
export function Split({ dispute, sides, workerCents, isStrong = false }: SplitProps) {
  const { amount_cents, currency } = dispute
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
        <span className={cx('wrap-anywhere tabular-nums', workerCents === 0 && 'text-ink-faint')}>{worker}</span>
        <span
          className={cx(
            'wrap-anywhere tabular-nums',
            workerCents === amount_cents ? 'text-ink-faint' : 'text-ink-soft',
          )}
        >
          {client}
        </span>
      </p>
      {sides.mine === 'worker' && workerCents > 0 && <AfterFee dispute={dispute} workerCents={workerCents} />}
    </div>
  )
}

/** What the reader would receive; nothing if there's no fee, or once the dispute is over. */
function AfterFee({ dispute, workerCents }: Pick<SplitProps, 'dispute' | 'workerCents'>) {
  const disputed = useDisputed(dispute)
  const fee = disputed && feeInWords(disputed.contract.fee_bps)
  if (!fee) return null
  const { netCents } = settlementOf(disputed.contract, disputed.milestone, workerCents)
  return (
    <p className="mt-1 text-ink-faint text-sm">{moneyWords.receive(formatMoney(netCents, dispute.currency), fee)}</p>
  )
}

/** Whether what was typed can be divided: an amount, and not more than is in dispute. */
export function isWithin({ amount_cents }: Pick<Dispute, 'amount_cents'>, cents: number | null): cents is number {
  return cents !== null && cents >= 0 && cents <= amount_cents
}
