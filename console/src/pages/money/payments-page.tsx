import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Banknote } from 'lucide-react'
import { countText, FilteredList } from '../../app/filtered-list.tsx'
import { FilterChips, FilterText } from '../../app/filters.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words/payments.ts'
import { Fees } from './fees.tsx'
import { PaymentRow } from './payment-row.tsx'
import { type PaymentFilters, paymentsQuery } from './queries.ts'
import { type Direction, PAYMENT_STATES, type PaymentSearch } from './search.ts'

const route = getRouteApi('/operator/money')

/** Deposits and withdrawals, starting with those waiting for an operator. */
export function PaymentsPage() {
  return (
    <StaffOnly title={words.title} roles={['operator']}>
      <Payments />
    </StaffOnly>
  )
}

function Payments() {
  const { view } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Page title={words.title} description={words.description}>
      <div className="flex flex-col gap-8">
        <Fees />
        <div>
          <Tabs
            label={words.views}
            value={view ?? 'deposits'}
            onChange={(next) => void navigate({ search: next === 'withdrawals' ? { view: next } : {} })}
            tabs={[
              { value: 'deposits', label: <TabLabel direction="deposit" />, content: <List direction="deposit" /> },
              {
                value: 'withdrawals',
                label: <TabLabel direction="withdrawal" />,
                content: <List direction="withdrawal" />,
              },
            ]}
          />
        </div>
      </div>
    </Page>
  )
}

/** The name of a direction, with how many payments are waiting. */
function TabLabel({ direction }: { direction: Direction }) {
  const { data } = useInfiniteQuery(paymentsQuery(direction, { status: 'pending' }))
  const [first] = data?.pages ?? []
  return (
    <>
      {direction === 'deposit' ? words.deposits : words.withdrawals}
      {first?.count ? (
        <span className="rounded-full bg-warn-soft px-1.5 text-warn-text text-xs tabular-nums">{countText(first)}</span>
      ) : null}
    </>
  )
}

function List({ direction }: { direction: Direction }) {
  const search = route.useSearch()
  const states = PAYMENT_STATES.filter((state) => state !== OTHERS[direction])
  return (
    <FilteredList
      query={paymentsQuery(direction, filtersFrom(search))}
      filters={
        <>
          <FilterChips
            name="status"
            label={words.filter}
            values={['all', ...states]}
            words={{ ...words.states, all: words.all, pending: words.waiting }}
            fallback={stateWithout(search)}
          />
          <FilterText name="find" label={words.find} placeholder={words.findHint} className="w-full sm:w-72" />
        </>
      }
      skeleton={<SkeletonRows count={4} className="h-20" />}
      empty={
        <Empty icon={Banknote} title={words.none[direction]}>
          {words.noneText[direction]}
        </Empty>
      }
    >
      {(payments) => (
        <Rows items={payments}>{(payment) => <PaymentRow payment={payment} direction={direction} />}</Rows>
      )}
    </FilteredList>
  )
}

/** The state that payments in a direction don't have. */
const OTHERS = { deposit: 'in_transit', withdrawal: 'reversed' } as const

/** A search for a single payment finds it in any state; otherwise, those that are waiting are shown. */
function stateWithout({ find }: PaymentSearch): 'all' | 'pending' {
  return find ? 'all' : 'pending'
}

/** What to request. */
function filtersFrom(search: PaymentSearch): PaymentFilters {
  const { status = stateWithout(search), find } = search
  return {
    ...(status !== 'all' && { status }),
    ...(find && (find.startsWith('usr_') ? { user_id: find } : { reference: find })),
  }
}
