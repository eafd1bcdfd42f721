import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Banknote, Search } from 'lucide-react'
import { useTyped } from '../../app/filters.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Card } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words } from '../../words/payments.ts'
import { Fees } from './fees.tsx'
import { PaymentRow } from './payment-row.tsx'
import { type PaymentFilters, paymentsQuery } from './queries.ts'
import { type Direction, PAYMENT_STATES, type PaymentSearch } from './search.ts'

const route = getRouteApi('/operator/money')

/** Deposits and withdrawals: those that wait for an operator first. */
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

/** The name of a direction, with how many payments wait there. */
function TabLabel({ direction }: { direction: Direction }) {
  const { data } = useInfiniteQuery(paymentsQuery(direction, { status: 'pending' }))
  const [first] = data?.pages ?? []
  const count = first && `${first.data.length}${first.next_cursor ? '+' : ''}`
  return (
    <>
      {direction === 'deposit' ? words.deposits : words.withdrawals}
      {count !== undefined && count !== '0' && (
        <span className="rounded-full bg-warn-soft px-1.5 text-warn-text text-xs tabular-nums">{count}</span>
      )}
    </>
  )
}

function List({ direction }: { direction: Direction }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const set = (changes: PaymentSearch) =>
    void navigate({ search: { ...(search.view && { view: search.view }), ...changes }, replace: true })
  const query = useInfiniteQuery(paymentsQuery(direction, filtersFrom(search)))
  const list = useListKeys<HTMLUListElement>()
  const [text, setText] = useTyped(search.find ?? '', (find) => set(find ? { find } : {}))
  const status = search.status ?? (search.find ? 'all' : 'pending')
  const isWaiting = status === 'pending' && !search.find
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Chips
          label={words.filter}
          value={status}
          onChange={(next) => set(next === 'pending' ? {} : { status: next })}
          options={[
            { value: 'pending', label: words.waiting },
            { value: 'all', label: words.all },
            ...PAYMENT_STATES.filter((each) => each !== 'pending')
              .filter((each) => each !== 'reversed' || direction === 'deposit')
              .map((value) => ({ value, label: words.states[value] })),
          ]}
        />
        <Field label={words.find} isLabelHidden className="relative w-full sm:w-72">
          <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
          <Input
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder={words.findHint}
            className="pl-9"
          />
        </Field>
      </div>
      <div>
        <LoadedList
          query={query}
          skeleton={<SkeletonRows count={4} className="h-20" />}
          empty={
            <Empty icon={Banknote} title={isWaiting ? words.none[direction] : words.noneFound}>
              {isWaiting ? words.noneText[direction] : words.noneFoundText}
            </Empty>
          }
        >
          {(payments) => (
            <Card className="overflow-hidden">
              <ul ref={list} className="divide-y divide-line">
                {payments.map((payment) => (
                  <li key={payment.id}>
                    <PaymentRow payment={payment} direction={direction} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </LoadedList>
      </div>
    </div>
  )
}

/** What to ask the service for. Whoever looks for one payment finds it in any state. */
function filtersFrom({ status, find }: PaymentSearch): PaymentFilters {
  const state = status ?? (find ? 'all' : 'pending')
  return {
    ...(state !== 'all' && { status: state }),
    ...(find && (find.startsWith('usr_') ? { user_id: find.trim() } : { reference: find })),
  }
}
