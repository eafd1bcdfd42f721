import type { Payment } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pendingDepositsQuery, pendingWithdrawalsQuery } from '../../app/queries.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/wallet.ts'

/** Deposits and withdrawals that someone has to settle manually. Usually there are none. */
export function PendingPayments() {
  const deposits = useInfiniteQuery(pendingDepositsQuery).data?.pages.flatMap(({ data }) => data) ?? []
  const withdrawals = useInfiniteQuery(pendingWithdrawalsQuery).data?.pages.flatMap(({ data }) => data) ?? []
  if (deposits.length + withdrawals.length === 0) return null
  return (
    <Section title={words.pending.title}>
      <Card>
        <ul className="divide-y divide-line">
          {deposits.map((deposit) => (
            <PendingPayment
              key={deposit.id}
              payment={deposit}
              title={words.pending.deposit}
              text={words.pending.depositText}
            />
          ))}
          {withdrawals.map((withdrawal) => (
            <PendingPayment
              key={withdrawal.id}
              payment={withdrawal}
              title={words.pending.withdrawal}
              text={words.pending.withdrawalText(withdrawal.destination)}
            />
          ))}
        </ul>
      </Card>
    </Section>
  )
}

function PendingPayment({ payment, title, text }: { payment: Payment; title: string; text: string }) {
  return (
    <li className="p-4 sm:px-5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-medium text-sm">
          {title} <Time at={payment.created_at} className="font-normal text-ink-faint" />
        </p>
        <Money cents={payment.amount_cents} currency={payment.currency} className="font-medium" />
      </div>
      <p className="mt-0.5 text-ink-soft text-sm">{text}</p>
      {payment.instructions && (
        <div className="mt-3 rounded-lg bg-sunken px-4 py-3 text-sm">
          <p className="font-medium">{words.pending.instructions}</p>
          <p className="mt-1 whitespace-pre-wrap break-words">{payment.instructions}</p>
        </div>
      )}
    </li>
  )
}
