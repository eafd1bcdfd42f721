import type { Contract, Payout } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadedList } from '../../app/loaded.tsx'
import { payoutsQuery } from '../../app/queries.ts'
import { StateBadge } from '../../app/state-badge.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Deadline, Time } from '../../ui/time.tsx'
import { words } from '../../words/contracts.ts'

/** What the worker gets from this contract, and when. */
export function Payouts({ contract }: { contract: Contract }) {
  const query = useInfiniteQuery(payoutsQuery({ contract_id: contract.id }))
  return (
    <Section title={words.payouts.title}>
      <LoadedList query={query} skeleton={<SkeletonRows count={1} className="h-20" />} empty={null}>
        {(payouts) => (
          <Card>
            <ul className="divide-y divide-line">
              {payouts.map((payout) => (
                <li key={payout.id} className="flex items-start justify-between gap-4 px-5 py-3.5 text-sm">
                  <div className="min-w-0">
                    <Money cents={payout.net_cents} currency={payout.currency} className="font-medium" />
                    <p className="text-ink-faint text-xs">
                      {words.payouts.fee(
                        formatMoney(payout.gross_cents, payout.currency),
                        formatMoney(payout.fee_cents, payout.currency),
                      )}
                    </p>
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

function When({ payout: { status, payable_at, paid_at } }: { payout: Payout }) {
  if (status === 'clearing')
    return <Deadline at={payable_at} prefix={words.payouts.available} isCalm className="text-xs" />
  return paid_at && <Time at={paid_at} className="text-ink-faint text-xs" />
}
