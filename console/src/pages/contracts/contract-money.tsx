import type { Contract } from '@parley/sdk'
import { Card, Section } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Money } from '../../ui/money.tsx'
import { Deadline } from '../../ui/time.tsx'
import { words } from '../../words/contracts.ts'
import { EscrowBar } from './escrow-bar.tsx'

/** Where the money of the whole contract is. */
export function ContractMoney({ contract: { totals, currency, clearing_until } }: { contract: Contract }) {
  const { amount_cents, funded_cents, released_cents, refunded_cents } = totals
  const held_cents = funded_cents - released_cents - refunded_cents
  const parts = [
    { label: words.money.paid, cents: released_cents, dot: 'bg-good' },
    { label: words.money.held, cents: held_cents, dot: 'bg-accent' },
    ...(refunded_cents > 0 ? [{ label: words.money.refunded, cents: refunded_cents, dot: 'bg-line-strong' }] : []),
    { label: words.money.open, cents: amount_cents - funded_cents, dot: 'border border-line-strong bg-sunken' },
  ]
  return (
    <Section title={words.money.title}>
      <Card className="p-5">
        <p className="text-ink-faint text-sm">{words.money.total}</p>
        <p className="mb-4 font-semibold text-2xl tracking-tight">
          <Money cents={amount_cents} currency={currency} />
        </p>
        <EscrowBar money={{ amount_cents, held_cents, released_cents, refunded_cents }} currency={currency} />
        <dl className="mt-4 flex flex-col gap-2 text-sm">
          {parts.map(({ label, cents, dot }) => (
            <div key={label} className="flex items-center justify-between gap-4">
              <dt className="flex items-center gap-2 text-ink-soft">
                <span aria-hidden="true" className={cx('size-2 rounded-full', dot)} />
                {label}
              </dt>
              <dd>
                <Money cents={cents} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
        {clearing_until && (
          <p className="mt-4 flex flex-col gap-0.5 border-line border-t pt-4 text-ink-soft text-sm">
            <Deadline at={clearing_until} says={words.money.clears} isCalm />
            {words.money.clearsText}
          </p>
        )}
      </Card>
    </Section>
  )
}
