import type { Payment } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../app/loaded.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatDayOf, Time } from '../../ui/time.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/funding.ts'
import { providerTexts } from '../../words/provider-texts.ts'
import { words as walletWords } from '../../words/wallet.ts'
import { WithdrawalBadge } from './payment-badge.tsx'
import { withdrawalQuery } from './queries.ts'

const { withdrawal: text } = words

/** Where a withdrawal is. */
export function WithdrawalDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(withdrawalQuery(id))
  const { data } = query
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data ? text.title(formatMoney(data.amount_cents, data.currency)) : walletWords.pending.withdrawal}
      description={
        data && (
          <div className="pt-1">
            <WithdrawalBadge withdrawal={data} />
          </div>
        )
      }
      closeLabel={appWords.close}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-32 rounded-xl" />}>
        {(withdrawal) => (
          <>
            <div role="status" className="text-sm">
              <Meaning withdrawal={withdrawal} />
            </div>
            <TheFacts withdrawal={withdrawal} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

/** Where the money is, and why it isn't further. */
function Meaning({ withdrawal }: { withdrawal: Payment }) {
  const { status, is_returning, waiting_reason, failure_reason } = withdrawal
  const reason = failure_reason ? { title: providerTexts.reason(failure_reason) } : {}
  if (is_returning) {
    return (
      <Notice tone="warn" {...reason}>
        {text.texts.returning}
      </Notice>
    )
  }
  if (waiting_reason) {
    return (
      <Notice tone="warn" title={text.waiting}>
        {text.waitingText(providerTexts.reason(waiting_reason))}
      </Notice>
    )
  }
  if (status === 'failed') {
    return (
      <Notice tone="bad" {...reason}>
        {text.texts.failed}
      </Notice>
    )
  }
  return <p className="text-ink-soft">{status === 'reversed' ? null : text.texts[status]}</p>
}

function TheFacts({ withdrawal }: { withdrawal: Payment }) {
  const { created_at, destination, arrives_at, status, is_returning, amount_reason, provider_reference } = withdrawal
  return (
    <Facts
      facts={[
        [text.requested, <Time key="requested" at={created_at} />],
        [text.expected, status === 'in_transit' && !is_returning && arrives_at && formatDayOf(arrives_at)],
        [text.to, destination],
        [words.reason, amount_reason],
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
