import type { Wallet } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Loaded } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { walletQuery } from '../../app/queries.ts'
import { Card, Section } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { words } from '../../words/home.ts'

/** What's in the wallet, and what's pending. */
export function MoneyCard() {
  const query = useQuery(walletQuery)
  return (
    <Section
      title={words.money}
      aside={
        <Link to={paths.wallet} className="text-accent-text text-sm underline-offset-4 hover:underline">
          {words.openWallet}
        </Link>
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-44 rounded-xl" />}>
        {(wallet) => <Balances wallet={wallet} />}
      </Loaded>
    </Section>
  )
}

function Balances({ wallet: { currency, available_cents, escrow_cents, clearing_cents } }: { wallet: Wallet }) {
  return (
    <Card className="divide-y divide-line">
      <div className="p-5">
        <p className="text-ink-faint text-sm">{words.available}</p>
        <p className="mt-0.5 font-semibold text-2xl tracking-tight">
          <Money cents={available_cents} currency={currency} />
        </p>
      </div>
      <dl className="flex flex-col gap-3 p-5 text-sm">
        {(
          [
            [words.escrow, words.escrowText, escrow_cents],
            [words.clearing, words.clearingText, clearing_cents],
          ] as const
        ).map(([name, text, cents]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt>
              {name}
              <span className="block text-ink-faint text-xs">{text}</span>
            </dt>
            <dd className="font-medium">
              <Money cents={cents} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
