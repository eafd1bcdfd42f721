import type { Payout } from '@parley/sdk'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterChips } from '../../app/filters.tsx'
import { paths } from '../../app/paths.ts'
import { payoutsQuery } from '../../app/queries.ts'
import { useReversal } from '../../app/reversed-payout.tsx'
import { StateBadge } from '../../app/state-badge.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/empty.tsx'
import { Money } from '../../ui/money.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { stateWords } from '../../words/states.ts'
import { words } from '../../words/wallet.ts'
import { ContractName } from './contract-name.tsx'
import { PAYOUT_STATES } from './search.ts'

const route = getRouteApi('/wallet')

/** What was released to me, and when it is available. */
export function Payouts() {
  const { status } = route.useSearch()
  return (
    <FilteredList
      query={payoutsQuery(status ? { status } : {})}
      filters={
        <FilterChips
          name="status"
          label={words.payoutFilter}
          values={['all', ...PAYOUT_STATES]}
          words={{ all: words.allStates, ...stateWords.payout }}
        />
      }
      skeleton={<SkeletonRows count={4} className="h-20" />}
      empty={
        <Empty icon={CalendarClock} title={words.noPayouts}>
          {words.noPayoutsText}
        </Empty>
      }
    >
      {(payouts) => <Rows items={payouts}>{(payout) => <Row payout={payout} />}</Rows>}
    </FilteredList>
  )
}

function Row({ payout }: { payout: Payout }) {
  const { contract_id, contract, milestone, currency, gross_cents, fee_cents, net_cents, status } = payout
  const gross = formatMoney(gross_cents, currency)
  return (
    <Link
      to={paths.contract(contract_id)}
      data-row
      className="flex items-start justify-between gap-4 px-4 py-3 text-sm hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">
          <ContractName id={contract_id} contract={contract} milestone={milestone} />
        </span>
        <span className="block text-ink-faint">
          {fee_cents > 0 ? words.payout.split(gross, formatMoney(fee_cents, currency)) : words.payout.noFee(gross)}
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft">
          <StateBadge kind="payout" state={status} />
          <When payout={payout} />
        </span>
      </span>
      <Money
        cents={net_cents}
        currency={currency}
        className={cx('shrink-0 font-medium', status === 'reversed' && 'text-ink-faint line-through')}
      />
    </Link>
  )
}

function When({ payout }: { payout: Payout }) {
  const { status, payable_at, paid_at } = payout
  const reversal = useReversal(payout)
  if (status === 'held') return words.payout.held
  if (reversal) return reversal
  if (status === 'paid') return <Time at={paid_at ?? payable_at} />
  return (
    <span>
      <Time at={payable_at} says={words.payout.becomesAvailable} />
    </span>
  )
}
