import type { Contract, Payout } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { payoutsQuery } from '../../app/queries.ts'
import { useReversal } from '../../app/reversed-payout.tsx'
import { StateBadge } from '../../app/state-badge.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { Card, Section } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Money } from '../../ui/money.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Deadline, Time } from '../../ui/time.tsx'
import { words } from '../../words/contracts.ts'

/** What the worker gets from this contract, and when. */
export function Payouts({ contract }: { contract: Contract }) {
  const query = useInfiniteQuery(payoutsQuery({ contract_id: contract.id }))
  return (
    <Section title={words.payouts.title}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={1} className="h-20" />}
        empty={<p className="text-ink-faint text-sm">{words.payouts.none}</p>}
      >
        {(payouts) => (
          <Card>
            <ul className="divide-y divide-line">
              {payouts.map((payout) => (
                <li key={payout.id} className="flex items-start justify-between gap-4 px-5 py-3.5 text-sm">
                  <div className="min-w-0">
                    <Money
                      cents={payout.net_cents}
                      currency={payout.currency}
                      className={cx('font-medium', payout.status === 'reversed' && 'text-ink-faint line-through')}
                    />
                    <p className="text-ink-faint text-xs">{grossInWords(payout)}</p>
                    <WhyStopped payout={payout} />
                  </div>
                  <div className="flex flex-col items-end gap-1">
                    <StateBadge kind="payout" state={payout.status} />
                    <When payout={payout} />
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </LoadedList>
    </Section>
  )
}

function grossInWords({ gross_cents, fee_cents, currency }: Payout): string {
  const gross = formatMoney(gross_cents, currency)
  return fee_cents > 0 ? words.payouts.fee(gross, formatMoney(fee_cents, currency)) : words.payouts.noFee(gross)
}

/** The dispute that is holding or has reversed the payout, and what replaced it. */
function WhyStopped({ payout }: { payout: Payout }) {
  const reversal = useReversal(payout)
  const why = payout.status === 'held' ? words.payouts.held : reversal
  if (!why || !payout.dispute_id) return null
  return (
    <Link to={paths.dispute(payout.dispute_id)} className="text-accent-text text-xs underline-offset-4 hover:underline">
      {why}
    </Link>
  )
}

function When({ payout: { status, payable_at, paid_at } }: { payout: Payout }) {
  if (status === 'clearing')
    return <Deadline at={payable_at} says={words.payouts.available} isCalm className="text-xs" />
  return paid_at && <Time at={paid_at} className="text-ink-faint text-xs" />
}
