import type { Payment } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { pendingDepositsQuery } from '../../app/queries.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { formatDayOf, Time } from '../../ui/time.tsx'
import { words as fundingWords } from '../../words/funding.ts'
import { providerTexts } from '../../words/provider-texts.ts'
import { words } from '../../words/wallet.ts'
import { WithdrawalBadge } from './payment-badge.tsx'
import { newestWithdrawalsQuery } from './queries.ts'

const route = getRouteApi('/wallet')

/** Deposits and withdrawals that aren't finished. Usually there are none. */
export function PendingPayments() {
  const deposits = useInfiniteQuery(pendingDepositsQuery).data?.pages.flatMap(({ data }) => data) ?? []
  const newest = useQuery(newestWithdrawalsQuery).data ?? []
  const withdrawals = newest.filter(
    ({ status, is_returning }) => status === 'pending' || status === 'in_transit' || is_returning,
  )
  if (deposits.length + withdrawals.length === 0) return null
  return (
    <Section title={words.pending.title}>
      <Card>
        <ul className="divide-y divide-line">
          {deposits.map((deposit) => (
            <PendingDeposit key={deposit.id} deposit={deposit} />
          ))}
          {withdrawals.map((withdrawal) => (
            <PendingWithdrawal key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ul>
      </Card>
    </Section>
  )
}

function PendingDeposit({ deposit }: { deposit: Payment }) {
  const { id, instructions, checkout_url, expires_at } = deposit
  return (
    <PendingPayment
      payment={deposit}
      search={{ deposit: id }}
      title={words.pending.deposit}
      text={checkout_url ? null : words.pending.depositText}
    >
      {checkout_url && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {expires_at && (
            <span className="text-ink-soft text-sm">
              <Time at={expires_at} says={fundingWords.deposit.expires} isReal />
            </span>
          )}
          <a href={checkout_url} className={buttonClass('secondary', 'sm')}>
            {fundingWords.deposit.pay}
          </a>
        </div>
      )}
      {instructions && (
        <div className="mt-3 rounded-lg bg-sunken px-4 py-3 text-sm">
          <p className="font-medium">{words.pending.instructions}</p>
          <p className="mt-1 whitespace-pre-wrap break-words">{instructions}</p>
        </div>
      )}
    </PendingPayment>
  )
}

function PendingWithdrawal({ withdrawal }: { withdrawal: Payment }) {
  const { id, destination, status, is_returning, waiting_reason, arrives_at } = withdrawal
  const { withdrawal: text } = fundingWords
  const isOnItsWay = status === 'in_transit' && !is_returning
  return (
    <PendingPayment
      payment={withdrawal}
      search={{ withdrawal: id }}
      title={words.pending.withdrawal}
      text={words.pending.withdrawalText(destination)}
      badge={status !== 'pending' || is_returning ? <WithdrawalBadge withdrawal={withdrawal} /> : null}
    >
      {(waiting_reason || is_returning || (isOnItsWay && arrives_at)) && (
        <p className="mt-0.5 text-ink-soft text-sm">
          {is_returning
            ? text.texts.returning
            : waiting_reason
              ? text.waitingText(providerTexts.reason(waiting_reason))
              : arrives_at && text.arrives(formatDayOf(arrives_at))}
        </p>
      )}
    </PendingPayment>
  )
}

interface PendingPaymentProps {
  payment: Payment
  search: { deposit: string } | { withdrawal: string }
  title: string
  text: string | null
  badge?: ReactNode
  children?: ReactNode
}

function PendingPayment({ payment, search, title, text, badge, children }: PendingPaymentProps) {
  const current = route.useSearch()
  return (
    <li className="p-4 sm:px-5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
          <Link
            to={paths.wallet}
            search={{ ...current, ...search }}
            resetScroll={false}
            className="font-medium underline-offset-4 hover:underline"
          >
            {title}
          </Link>
          <Time at={payment.created_at} className="text-ink-faint" />
          {badge}
        </p>
        <Money cents={payment.amount_cents} currency={payment.currency} className="font-medium" />
      </div>
      {text && <p className="mt-0.5 text-ink-soft text-sm">{text}</p>}
      {children}
    </li>
  )
}
