import type { PayoutAccount as Account } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Loaded } from '../../app/loaded.tsx'
import { payoutAccountQuery } from '../../app/queries.ts'
import { useSession } from '../../app/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/wallet.ts'
import { PayoutAccountForm } from './payout-account-form.tsx'

const { account: text } = words

/** Where my withdrawals go, with a way to change it. */
export function PayoutAccount({ onChange }: { onChange: () => void }) {
  return (
    <Section title={text.title}>
      <Loaded query={useQuery(payoutAccountQuery)} skeleton={<Skeleton className="h-20 rounded-xl" />}>
        {(account) => (
          <Card className="p-4 sm:px-5">
            <AccountLine account={account}>
              <Button size="sm" onClick={onChange}>
                {isOwn(account) ? text.change : text.add}
              </Button>
            </AccountLine>
          </Card>
        )}
      </Loaded>
    </Section>
  )
}

/** An account as people recognize it. */
export function AccountLine({ account, children }: { account: Account; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-4 text-sm">
      <Landmark aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">
          {account.status === 'none' ? text.noneTitle : text.name(account.label, account.reference)}
        </p>
        <p className="break-words text-ink-soft">
          <Details account={account} />
        </p>
      </div>
      {children}
    </div>
  )
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

/** Adds or changes the account. */
export function PayoutAccountDialog({ onClose }: { onClose: () => void }) {
  const { mode } = useSession()
  const { data: account } = useQuery(payoutAccountQuery)
  const isChange = account !== undefined && isOwn(account)
  const close = () => {
    toast(isChange ? text.changed : text.added)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isChange ? text.changeTitle : text.addTitle}
      description={isChange && mode === 'live' ? text.changeText : text.addText}
      closeLabel={appWords.close}
    >
      <PayoutAccountForm onDone={close} onCancel={onClose} />
    </Dialog>
  )
}

function isOwn({ status, test }: Account): boolean {
  return status !== 'none' && !test
}
