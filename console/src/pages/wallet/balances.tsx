import type { Payout, Wallet } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../../app/loaded.tsx'
import { payoutsQuery, walletQuery } from '../../app/queries.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words as fundingWords } from '../../words/funding.ts'
import { words } from '../../words/wallet.ts'

/** Where the money is, and what each place means. */
export function Balances() {
  const query = useQuery(walletQuery)
  return (
    <section aria-label={words.balances}>
      <Loaded query={query} skeleton={<Skeleton className="h-96 rounded-xl sm:h-40" />}>
        {(wallet) => <ThreeBalances wallet={wallet} />}
      </Loaded>
    </section>
  )
}

function ThreeBalances({ wallet: { currency, ...wallet } }: { wallet: Wallet }) {
  const clearing = useInfiniteQuery({
    ...payoutsQuery({ status: 'clearing' }),
    enabled: wallet.clearing_cents > 0,
  }).data?.pages.flatMap(({ data }) => data)
  const next = clearing && earliest(clearing)
  return (
    <Card className="grid divide-y divide-line sm:grid-cols-3 sm:divide-x sm:divide-y-0">
      <Balance
        name={words.available}
        text={
          wallet.withdrawable_cents < wallet.available_cents
            ? fundingWords.withdrawable.part(
                wallet.withdrawable_cents > 0 ? formatMoney(wallet.withdrawable_cents, currency) : null,
              )
            : words.availableText
        }
      >
        <Money cents={wallet.available_cents} currency={currency} />
      </Balance>
      <Balance name={words.escrow} text={words.escrowText}>
        <Money cents={wallet.escrow_cents} currency={currency} />
      </Balance>
      <Balance
        name={words.clearing}
        text={
          next ? (
            <Time at={next.payable_at} says={(when) => words.nextPayout(formatMoney(next.net_cents, currency), when)} />
          ) : (
            words.clearingText
          )
        }
      >
        <Money cents={wallet.clearing_cents} currency={currency} />
      </Balance>
    </Card>
  )
}

function Balance({ name, text, children }: { name: string; text: ReactNode; children: ReactNode }) {
  return (
    <dl className="p-5">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="mt-1 font-semibold text-2xl tracking-tight">{children}</dd>
      <dd className="mt-2 text-ink-faint text-sm">{text}</dd>
    </dl>
  )
}

function earliest(payouts: readonly Payout[]): Payout | undefined {
  return payouts.toSorted((a, b) => a.payable_at.localeCompare(b.payable_at))[0]
}
