import type { PayoutAccount as Account } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../app/loaded.tsx'
import { payoutAccountQuery } from '../../app/queries.ts'
import { useSession } from '../../app/session.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words as fundingWords } from '../../words/funding.ts'
import { words } from '../../words/wallet.ts'
import { AccountLine } from './account-line.tsx'
import { PayoutAccountForm } from './payout-account-form.tsx'
import {
  isProviderAccount,
  isToBeCreated,
  type ProviderAccount,
  ProviderAccountPanel,
  providerLinkText,
} from './provider-account.tsx'
import { unfinishedAccountQuery } from './queries.ts'

const { account: text } = words
const { account: hostedText } = fundingWords

/** Where my withdrawals go, with a way to change it. */
export function PayoutAccount({ onChange }: { onChange: () => void }) {
  return (
    <Section title={text.title}>
      <Loaded query={useQuery(payoutAccountQuery)} skeleton={<Skeleton className="h-20 rounded-xl" />}>
        {(account) => (
          <Card className="p-4 sm:px-5">
            <AccountLine account={account}>
              {isProviderAccount(account) ? (
                <ProviderButton account={account} onOpen={onChange} />
              ) : (
                <Button size="sm" onClick={onChange}>
                  {isOwn(account) ? text.change : text.add}
                </Button>
              )}
            </AccountLine>
          </Card>
        )}
      </Loaded>
    </Section>
  )
}

/** An account that's ready is changed on the provider's pages; others first say what's missing. */
function ProviderButton({ account, onOpen }: { account: ProviderAccount; onOpen: () => void }) {
  if (account.status === 'ready') {
    return (
      <a href={account.onboarding_url} className={buttonClass('secondary', 'sm')}>
        {hostedText.manage}
      </a>
    )
  }
  return (
    <Button size="sm" onClick={onOpen}>
      {isToBeCreated(account) ? hostedText.setUp : providerLinkText(account)}
    </Button>
  )
}

/** Adds or changes the account. */
export function PayoutAccountDialog({ onClose, onWithdraw }: { onClose: () => void; onWithdraw: () => void }) {
  const query = useQuery(unfinishedAccountQuery)
  const account = query.data
  if (!account || isProviderAccount(account)) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={account ? providerTitle(account) : text.title}
        description={account && isToBeCreated(account) ? hostedText.setUpText : undefined}
        closeLabel={appWords.close}
      >
        <Loaded query={query} skeleton={<Skeleton className="h-32 rounded-xl" />}>
          {(loaded) =>
            isProviderAccount(loaded) && (
              <ProviderAccountPanel account={loaded} onClose={onClose} onWithdraw={onWithdraw} />
            )
          }
        </Loaded>
      </Dialog>
    )
  }
  return <WrittenAccountDialog account={account} onClose={onClose} />
}

function providerTitle(account: Account): string {
  if (isToBeCreated(account)) return hostedText.setUp
  return account.status === 'ready' ? hostedText.readyTitle : text.title
}

function WrittenAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { mode } = useSession()
  const isChange = isOwn(account)
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
