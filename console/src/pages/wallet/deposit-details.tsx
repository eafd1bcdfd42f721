import type { Payment } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Loaded } from '../../app/loaded.tsx'
import { walletQuery } from '../../app/queries.ts'
import { queryClient } from '../../app/query-client.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Section } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/funding.ts'
import { providerTexts } from '../../words/provider-texts.ts'
import { words as walletWords } from '../../words/wallet.ts'
import { DepositBadge } from './payment-badge.tsx'
import { depositQuery, refundsQuery } from './queries.ts'
import { refundableCents } from './refundable.ts'

interface DepositDetailsProps {
  id: string
  onClose: () => void
  onRefund: () => void
  onDepositAgain: () => void
}

const { deposit: text } = words

/** What became of a deposit. The payment page sends people back here. */
export function DepositDetails({ id, onClose, ...does }: DepositDetailsProps) {
  const query = useQuery(depositQuery(id))
  const { data } = query
  useWalletOf(data)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data ? text.title(formatMoney(data.amount_cents, data.currency)) : walletWords.pending.deposit}
      description={
        data && (
          <div className="pt-1">
            <DepositBadge deposit={data} />
          </div>
        )
      }
      closeLabel={appWords.close}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-32 rounded-xl" />}>
        {(deposit) => (
          <>
            <Outcome deposit={deposit} />
            <TheFacts deposit={deposit} />
            <Refunds deposit={deposit} />
            <Buttons deposit={deposit} {...does} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

/** The rest of the wallet may have been read before the payment arrived. */
function useWalletOf(deposit: Payment | undefined): void {
  const isPaid = deposit?.status === 'succeeded'
  useEffect(() => {
    if (isPaid) void queryClient.invalidateQueries({ queryKey: walletQuery.queryKey })
  }, [isPaid])
}

/** What the state means for the wallet. Changes are read aloud. */
function Outcome({ deposit }: { deposit: Payment }) {
  return (
    <div role="status" className="text-sm empty:hidden">
      <Meaning deposit={deposit} />
    </div>
  )
}

function Meaning({ deposit }: { deposit: Payment }) {
  const { status, checkout_url, instructions, failure_reason, reversed_cents, currency } = deposit
  if (status === 'failed') {
    return (
      <Notice tone="bad" {...(failure_reason && { title: providerTexts.reason(failure_reason) })}>
        {text.failed}
      </Notice>
    )
  }
  if (status === 'reversed') return <Notice tone="bad">{text.reversed(formatMoney(reversed_cents, currency))}</Notice>
  if (status !== 'pending') return null
  if (checkout_url) return <p className="text-ink-soft">{text.unpaid}</p>
  return instructions ? (
    <Notice title={walletWords.pending.instructions}>
      <p className="whitespace-pre-wrap break-words">{instructions}</p>
    </Notice>
  ) : (
    <p className="text-ink-soft">{text.unconfirmed}</p>
  )
}

function TheFacts({ deposit }: { deposit: Payment }) {
  const { amount_reason, created_at, refunded_cents, provider_reference, currency, failure_reason, status } = deposit
  return (
    <Facts
      facts={[
        [text.requested, <Time key="requested" at={created_at} />],
        [text.refunded, refunded_cents > 0 && <Money key="refunded" cents={refunded_cents} currency={currency} />],
        [words.reason, status === 'reversed' ? failure_reason : amount_reason],
        [
          words.reference,
          provider_reference && (
            <code key="reference" className="break-all font-mono text-xs">
              {provider_reference}
            </code>
          ),
        ],
      ]}
    />
  )
}

/** Where the money that went back is. Deposits without refunds have none of this. */
function Refunds({ deposit: { id, status } }: { deposit: Payment }) {
  const { data } = useInfiniteQuery({ ...refundsQuery(id), enabled: status === 'succeeded' })
  const refunds = data?.pages.flatMap((page) => page.data) ?? []
  if (refunds.length === 0) return null
  return (
    <Section title={words.refunds.title}>
      <ul className="divide-y divide-line rounded-xl border border-line text-sm">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex items-start justify-between gap-4 px-4 py-3">
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <Badge tone={TONES[refund.status]}>{words.refunds.states[refund.status]}</Badge>
                <Time at={refund.created_at} className="text-ink-faint" />
              </span>
              {refund.status === 'failed' && (
                <span className="mt-1 block text-ink-soft">
                  {refund.failure_reason && `${providerTexts.reason(refund.failure_reason)} `}
                  {words.refunds.failed}
                </span>
              )}
            </span>
            <Money cents={refund.amount_cents} currency={refund.currency} className="shrink-0 font-medium" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const TONES = { pending: 'accent', succeeded: 'good', failed: 'bad' } as const

function Buttons({
  deposit,
  onRefund,
  onDepositAgain,
}: Pick<DepositDetailsProps, 'onRefund' | 'onDepositAgain'> & { deposit: Payment }) {
  const { status, checkout_url, expires_at } = deposit
  const wallet = useQuery(walletQuery).data
  if (checkout_url) {
    return (
      <Footer aside={expires_at && <Time at={expires_at} says={text.expires} isReal />}>
        <a href={checkout_url} className={buttonClass('primary')}>
          {text.pay}
        </a>
      </Footer>
    )
  }
  if (status === 'failed') {
    return (
      <Footer>
        <Button onClick={onDepositAgain}>{text.again}</Button>
      </Footer>
    )
  }
  if (!wallet || refundableCents(deposit, wallet) <= 0) return null
  return (
    <Footer aside={words.refunds.text}>
      <Button onClick={onRefund}>{words.refunds.action}</Button>
    </Footer>
  )
}

function Footer({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <footer className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3 max-sm:flex-col max-sm:items-stretch">
      {aside && <p className="min-w-0 flex-1 text-ink-soft text-sm">{aside}</p>}
      {children}
    </footer>
  )
}
