import type { NewWithdrawal, PayoutAccount } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { currency } from '../../app/currency.ts'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { payoutAccountQuery, walletQuery } from '../../app/queries.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { MoneyMove } from '../../ui/money-move.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/wallet.ts'
import { AccountLine } from './payout-account.tsx'
import { PayoutAccountForm } from './payout-account-form.tsx'

interface WithdrawDialogProps {
  onClose: () => void
  onChangeAccount: () => void
}

/** Takes money out of the wallet, to the payout account. People who have none add it on the way. */
export function WithdrawDialog({ onClose, onChangeAccount }: WithdrawDialogProps) {
  const query = useQuery(payoutAccountQuery)
  const { withdraw: text, account } = words
  const isMissing = query.data?.status === 'none'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isMissing ? account.addTitle : text.title}
      description={isMissing ? account.addFirst : text.text}
      closeLabel={appWords.close}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-80 rounded-xl" />}>
        {(payoutAccount) =>
          payoutAccount.status === 'none' ? (
            <PayoutAccountForm onDone={() => toast(account.added)} onCancel={onClose} />
          ) : (
            <WithdrawForm account={payoutAccount} onClose={onClose} onChangeAccount={onChangeAccount} />
          )
        }
      </Loaded>
    </Dialog>
  )
}

interface Values {
  amount_cents: number | null
}

function WithdrawForm({ account, onClose, onChangeAccount }: WithdrawDialogProps & { account: PayoutAccount }) {
  const { withdraw: text } = words
  const available = useQuery(walletQuery).data?.available_cents
  const form = useForm<Values>({ defaultValues: { amount_cents: null } })
  const cents = form.watch('amount_cents') || 0
  const withdraw = useAction({
    send: (body: NewWithdrawal, options) => parley.wallet.withdrawals.create(body, options),
    touches: ['wallet'],
    onDone: ({ status, amount_cents }) => {
      const amount = formatMoney(amount_cents, currency())
      toast(status === 'succeeded' ? text.done(amount) : text.pending(amount))
      onClose()
    },
  })
  const destination = (
    <div className="rounded-lg bg-sunken px-4 py-3">
      <AccountLine account={account}>
        <Button size="sm" variant="quiet" onClick={onChangeAccount}>
          {words.account.change}
        </Button>
      </AccountLine>
    </div>
  )
  if (account.status === 'waiting') return destination
  return (
    <Form form={form} action={withdraw} toBody={(values) => filledIn(values) as NewWithdrawal}>
      <FormField<Values>
        name="amount_cents"
        label={words.amount}
        hint={
          available ? (
            <button
              type="button"
              className="text-accent-text underline-offset-4 hover:underline"
              onClick={() => form.setValue('amount_cents', available, { shouldDirty: true })}
            >
              {text.all(formatMoney(available, currency()))}
            </button>
          ) : undefined
        }
        render={(field) => <MoneyInput {...field} currency={currency()} />}
      />
      {destination}
      <MoneyMove
        currency={currency()}
        from={{
          label: words.available,
          beforeCents: available !== undefined && available >= cents ? available : undefined,
          changeCents: -cents,
        }}
        to={[{ label: words.account.name(account.label, account.reference), changeCents: cents }]}
      />
      <DialogButtons action={withdraw} onCancel={onClose}>
        {text.submit(cents > 0 ? formatMoney(cents, currency()) : null)}
      </DialogButtons>
    </Form>
  )
}
