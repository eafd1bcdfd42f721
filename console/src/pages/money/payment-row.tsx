import type { Payment } from '@parley/sdk'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { Money } from '../../ui/money.tsx'
import { formatDayOf, Time } from '../../ui/time.tsx'
import { words } from '../../words/payments.ts'
import { providerTexts } from '../../words/provider-texts.ts'
import { useUserName } from './account-name.tsx'
import { isSettledByOperators, PaymentActions } from './payment-actions.tsx'
import { PaymentState } from './payment-state.tsx'
import type { Direction } from './search.ts'

/** A payment in the list: whose it is, how much, since when, and what an operator can do about it. */
export function PaymentRow({ payment, direction }: { payment: Payment; direction: Direction }) {
  const { id, user_id, amount_cents, currency, status, created_at, provider_reference, destination } = payment
  const isOurs = isSettledByOperators(payment)
  const name = useUserName(user_id, words.platform)
  return (
    <article className="flex flex-col gap-3 p-4 hover:bg-hover sm:flex-row sm:items-center sm:gap-6 sm:px-5">
      <Link
        to={paths.payment(id)}
        data-row
        className="flex min-w-0 flex-1 items-center justify-between gap-4 text-sm focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="truncate font-medium">{name}</span>
            {(status !== 'pending' || !isOurs) && <PaymentState payment={payment} />}
          </span>
          <span className="wrap-anywhere block text-ink-faint">
            <Time at={created_at} />
            {!isOurs && ` · ${words.providers[payment.provider]}`}
            {provider_reference && ` · ${words.reference(provider_reference)}`}
            {destination && ` · ${words.to(destination)}`}
          </span>
          <Progress payment={payment} />
        </span>
        <Money cents={amount_cents} currency={currency} className="shrink-0 font-medium text-base" />
      </Link>
      {status === 'pending' && isOurs && (
        <div className="flex shrink-0 gap-2 max-sm:[&>*]:flex-1">
          <PaymentActions payment={payment} direction={direction} size="sm" />
        </div>
      )}
    </article>
  )
}

/** Why a withdrawal isn't at the bank yet. */
function Progress({
  payment: { status, waiting_reason, is_returning, failure_reason, arrives_at },
}: {
  payment: Payment
}) {
  const reason = is_returning ? failure_reason : waiting_reason
  if (reason) return <span className="wrap-anywhere block text-warn-text">{providerTexts.reason(reason)}</span>
  if (status !== 'in_transit' || !arrives_at) return null
  return <span className="block text-ink-faint">{words.arrives(formatDayOf(arrives_at))}</span>
}
