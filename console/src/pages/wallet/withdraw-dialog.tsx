import type { NewWithdrawal, PayoutAccount, Wallet } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Wallet as WalletIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { currency } from '../../app/currency.ts'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { payoutAccountQuery, walletQuery } from '../../app/queries.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { MoneyMove } from '../../ui/money-move.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words as fundingWords } from '../../words/funding.ts'
import { words } from '../../words/wallet.ts'
import { AccountLine, accountName } from './account-line.tsx'
import { PayoutAccountForm } from './payout-account-form.tsx'
import { isProviderAccount, isToBeCreated, ProviderAccountPanel } from './provider-account.tsx'

const { withdraw: text, account: accountText } = words
const { withdrawable: withdrawableText } = fundingWords

interface WithdrawDialogProps {
  onClose: () => void
  onChangeAccount: () => void
}

/** Takes money out of the wallet, to the payout account. People who have none add it on the way. */
export function WithdrawDialog({ onClose, onChangeAccount }: WithdrawDialogProps) {
  const account = useQuery(payoutAccountQuery)
  const wallet = useQuery(walletQuery)
  return (
    <Dialog isOpen onClose={onClose} {...heading(account.data)} closeLabel={appWords.close}>
      <Loaded query={account} skeleton={<Skeleton className="h-80 rounded-xl" />}>
        {(payoutAccount) => {
          if (isProviderAccount(payoutAccount) && payoutAccount.status !== 'ready') {
            return <ProviderAccountPanel account={payoutAccount} onClose={onClose} />
          }
          if (payoutAccount.status === 'none') {
            return <PayoutAccountForm onDone={() => toast(accountText.added)} onCancel={onClose} />
          }
          return (
            <Loaded query={wallet} skeleton={<Skeleton className="h-80 rounded-xl" />}>
              {(balances) => (
                <WithdrawForm
                  account={payoutAccount}
                  wallet={balances}
                  onClose={onClose}
                  onChangeAccount={onChangeAccount}
                />
              )}
            </Loaded>
          )
        }}
      </Loaded>
    </Dialog>
  )
}

function heading(account: PayoutAccount | undefined): { title: string; description: string } {
  if (account && isProviderAccount(account) && account.status !== 'ready') {
    const { setUp, setUpText } = fundingWords.account
    return isToBeCreated(account) ? { title: setUp, description: setUpText } : { title: text.title, description: '' }
  }
  if (account?.status === 'none') return { title: accountText.addTitle, description: accountText.addFirst }
  return { title: text.title, description: text.text }
}

interface Values {
  amount_cents: number | null
}

interface WithdrawFormProps extends WithdrawDialogProps {
  account: PayoutAccount
  wallet: Wallet
}

function WithdrawForm({ account, wallet, onClose, onChangeAccount }: WithdrawFormProps) {
  const { available_cents: available, withdrawable_cents: withdrawable, withdrawal_min_cents: minimum } = wallet
  const money = (amount: number) => formatMoney(amount, currency())
  const form = useForm<Values>({ defaultValues: { amount_cents: null } })
  const cents = form.watch('amount_cents') || 0
  const withdraw = useAction({
    send: (body: NewWithdrawal, options) => parley.wallet.withdrawals.create(body, options),
    touches: ['wallet'],
    onDone: ({ status, amount_cents }) => {
      toast(status === 'succeeded' ? text.done(money(amount_cents)) : text.pending(money(amount_cents)))
      onClose()
    },
  })
  const destination = <Destination account={account} onChangeAccount={onChangeAccount} />
  if (account.status === 'waiting') return destination
  if (isProviderAccount(account) && withdrawable === 0) return <NothingEarned restCents={available} />
  return (
    <Form form={form} action={withdraw} toBody={(values) => filledIn(values) as NewWithdrawal}>
      <FormField<Values>
        name="amount_cents"
        label={words.amount}
        hint={
          <Hint>
            {withdrawable > 0 && (
              <button
                type="button"
                className="text-accent-text underline-offset-4 hover:underline"
                onClick={() => form.setValue('amount_cents', withdrawable, { shouldDirty: true })}
              >
                {text.all(money(withdrawable))}
              </button>
            )}
            {cents > 0 && cents < minimum && <span>{fundingWords.minimum(money(minimum))}</span>}
          </Hint>
        }
        render={(field) => <MoneyInput {...field} currency={currency()} />}
      />
      {destination}
      {withdrawable < available && (
        <Notice tone={cents > withdrawable ? 'warn' : 'neutral'} title={withdrawableText.limit(money(withdrawable))}>
          {withdrawableText.rest(money(available - withdrawable))} <ToDeposits />
        </Notice>
      )}
      <MoneyMove
        currency={currency()}
        from={{
          label: words.available,
          beforeCents: available >= cents ? available : undefined,
          changeCents: -cents,
        }}
        to={[{ label: accountName(account), changeCents: cents }]}
      />
      <DialogButtons action={withdraw} onCancel={onClose}>
        {text.submit(cents > 0 ? money(cents) : null)}
      </DialogButtons>
    </Form>
  )
}

function Hint({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap gap-x-3 empty:hidden">{children}</span>
}

function Destination({ account, onChangeAccount }: { account: PayoutAccount; onChangeAccount: () => void }) {
  return (
    <div className="rounded-lg bg-sunken px-4 py-3">
      <AccountLine account={account}>
        {isProviderAccount(account) ? (
          <a href={account.onboarding_url} className={buttonClass('quiet', 'sm')}>
            {fundingWords.account.manage}
          </a>
        ) : (
          <Button size="sm" variant="quiet" onClick={onChangeAccount}>
            {accountText.change}
          </Button>
        )}
      </AccountLine>
    </div>
  )
}

/** The wallet is empty or only holds deposits, which aren't withdrawn. */
function NothingEarned({ restCents }: { restCents: number }) {
  return (
    <>
      <Empty icon={WalletIcon} title={withdrawableText.none}>
        {withdrawableText.noneText}
      </Empty>
      {restCents > 0 && (
        <Notice>
          {withdrawableText.rest(formatMoney(restCents, currency()))} <ToDeposits />
        </Notice>
      )}
    </>
  )
}

function ToDeposits() {
  return (
    <Link
      to={paths.wallet}
      search={{ show: 'payments' }}
      className="whitespace-nowrap text-accent-text underline underline-offset-4"
    >
      {withdrawableText.deposits}
    </Link>
  )
}
