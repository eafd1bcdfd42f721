import type { PayoutAccount as Account } from '@parley/sdk'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Time } from '../../ui/time.tsx'
import { words as fundingWords } from '../../words/funding.ts'
import { words } from '../../words/wallet.ts'

const { account: text } = words
const { account: hostedText } = fundingWords

/** A payout account as people recognize it, or what's left to do before there is one. */
export function AccountLine({ account, children }: { account: Account; children?: ReactNode }) {
  const isHosted = account.onboarding_url !== null
  return (
    <div className="flex items-center gap-4 text-sm">
      <Landmark aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">{accountName(account)}</p>
        <p className="break-words text-ink-soft">{isHosted ? hostedDetails(account) : <Details account={account} />}</p>
      </div>
      {children}
    </div>
  )
}

/** What an account is called, or why it can't be used. */
export function accountName({ status, label, reference, onboarding_url }: Account): string {
  if (status === 'none') return text.noneTitle
  if (onboarding_url === null) return text.name(label, reference)
  if (status === 'incomplete') return hostedText.incompleteTitle
  return status === 'restricted' ? hostedText.restrictedTitle : (label ?? hostedText.provider)
}

function hostedDetails({ status }: Account): string {
  return status === 'waiting' ? hostedText.incomplete : hostedText[status]
}

function Details({ account: { status, test, holder, ready_at } }: { account: Account }) {
  if (status === 'none') return text.none
  if (test) return text.test
  if (!ready_at) return holder
  return (
    <>
      {holder} · <Time at={ready_at} says={text.waiting} />
    </>
  )
}
