import type { Transaction } from '@parley/sdk'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowDownLeft, ArrowUpRight, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterChips } from '../../app/filters.tsx'
import { paths } from '../../app/paths.ts'
import { transactionsQuery } from '../../app/queries.ts'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/empty.tsx'
import { Money } from '../../ui/money.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/wallet.ts'
import { ContractName } from './contract-name.tsx'
import { TRANSACTION_GROUPS, transactionFilters } from './search.ts'

const route = getRouteApi('/wallet')

/** Everything that moved the available money, newest first. */
export function Transactions() {
  return (
    <FilteredList
      query={transactionsQuery(transactionFilters(route.useSearch()))}
      filters={<FilterChips name="show" label={words.filter} values={['all', ...GROUPS]} words={words.groups} />}
      skeleton={<SkeletonRows count={5} className="h-16" />}
      empty={
        <Empty icon={Wallet} title={words.none}>
          {words.noneText}
        </Empty>
      }
    >
      {(transactions) => <Rows items={transactions}>{(transaction) => <Row transaction={transaction} />}</Rows>}
    </FilteredList>
  )
}

const GROUPS = Object.keys(TRANSACTION_GROUPS)

function Row({ transaction }: { transaction: Transaction }) {
  const { kind, amount_cents, currency, contract_id, contract, milestone, created_at } = transaction
  const isIncoming = amount_cents > 0
  const Icon = isIncoming ? ArrowDownLeft : ArrowUpRight
  return (
    <Cause transaction={transaction}>
      <span
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-full',
          isIncoming ? 'bg-good-soft text-good-text' : 'bg-sunken text-ink-soft',
        )}
      >
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-sm">{words.kinds[kind]}</span>
        {contract_id && (
          <span className="block truncate text-ink-faint text-sm">
            <ContractName id={contract_id} contract={contract} milestone={milestone} />
          </span>
        )}
      </span>
      <span className="shrink-0 text-right text-sm">
        <Money
          cents={amount_cents}
          currency={currency}
          isSigned
          className={cx('block font-medium', isIncoming && 'text-good-text')}
        />
        <Time at={created_at} className="text-ink-faint" />
      </span>
    </Cause>
  )
}

/** A row is a link to what caused it, if that can be opened. */
function Cause({ transaction: { subject, contract_id }, children }: { transaction: Transaction; children: ReactNode }) {
  const search = route.useSearch()
  const look = 'flex items-center gap-4 px-4 py-3 sm:px-5'
  const linkLook = cx(look, 'hover:bg-hover focus-visible:-outline-offset-2')
  if (subject.type === 'deposit' || subject.type === 'withdrawal') {
    return (
      <Link
        to={paths.wallet}
        search={{ ...search, [subject.type]: subject.id }}
        resetScroll={false}
        data-row
        className={linkLook}
      >
        {children}
      </Link>
    )
  }
  const to = subject.type === 'dispute' ? paths.dispute(subject.id) : contract_id && paths.contract(contract_id)
  if (!to) return <div className={look}>{children}</div>
  return (
    <Link to={to} data-row className={linkLook}>
      {children}
    </Link>
  )
}
