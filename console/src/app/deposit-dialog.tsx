import type { NewDeposit } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { formatMoney } from '../ui/amounts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { MoneyMove } from '../ui/money-move.tsx'
import { toast } from '../ui/toast.tsx'
import { words as appWords } from '../words/app.ts'
import { words } from '../words/wallet.ts'
import { useAction } from './action.tsx'
import { currency } from './currency.ts'
import { DialogButtons, Form, FormField, filledIn } from './form.tsx'
import { returnHere, useHostedPayments } from './hosted-payments.ts'
import { parley } from './parley.ts'
import { walletQuery } from './queries.ts'

interface Values {
  amount_cents: number | null
}

/** Deposits money into the wallet. Prefilled with the amount missing for something else, if known. */
export function DepositDialog({ missingCents = null, onClose }: { missingCents?: number | null; onClose: () => void }) {
  const { deposit: text } = words
  const wallet = useQuery(walletQuery).data
  const isHosted = useHostedPayments()
  const form = useForm<Values>({ defaultValues: { amount_cents: missingCents } })
  const cents = form.watch('amount_cents') || 0
  const money = formatMoney(cents, currency())
  const deposit = useAction({
    send: (body: NewDeposit, options) => parley.wallet.deposits.create(body, options),
    touches: ['wallet'],
    onDone: ({ status, amount_cents, checkout_url }) => {
      const amount = formatMoney(amount_cents, currency())
      if (checkout_url) toast(text.leaving)
      else toast(status === 'succeeded' ? text.done(amount) : text.pending(amount))
      onClose()
      if (checkout_url) location.assign(checkout_url)
    },
  })
  const toBody = (values: Values) => ({ ...filledIn(values), ...(isHosted && returnHere()) }) as NewDeposit
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={isHosted ? text.hostedText : text.text}
      closeLabel={appWords.close}
    >
      <Form form={form} action={deposit} toBody={toBody}>
        <FormField<Values>
          name="amount_cents"
          label={words.amount}
          render={(field) => <MoneyInput {...field} currency={currency()} />}
        />
        <MoneyMove
          currency={currency()}
          from={{ label: isHosted ? words.paymentMethod : words.outside, changeCents: -cents }}
          to={[{ label: words.available, beforeCents: wallet?.available_cents, changeCents: cents }]}
        />
        <DialogButtons action={deposit} onCancel={onClose}>
          {isHosted ? text.toPayment : text.submit(cents > 0 ? money : null)}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
