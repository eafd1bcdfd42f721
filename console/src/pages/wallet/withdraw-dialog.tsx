import type { NewWithdrawal } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { currency } from '../../app/currency.ts'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { walletQuery } from '../../app/queries.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { MoneyMove } from '../../ui/money-move.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/wallet.ts'

interface Values {
  amount_cents: number | null
  destination: string
}

/** Takes money out of the wallet. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const { withdraw: text } = words
  const available = useQuery(walletQuery).data?.available_cents
  const form = useForm<Values>({ defaultValues: { amount_cents: null, destination: '' } })
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
  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={text.text} closeLabel={appWords.close}>
      <Form form={form} action={withdraw} toBody={(values) => filledIn(values) as NewWithdrawal}>
        <FormField<Values, 'amount_cents'>
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
        <FormField<Values, 'destination'>
          name="destination"
          label={text.destination}
          hint={text.destinationHint}
          optional
          render={(field) => <Input {...field} autoComplete="off" />}
        />
        <MoneyMove
          currency={currency()}
          from={{
            label: words.available,
            beforeCents: available !== undefined && available >= cents ? available : undefined,
            changeCents: -cents,
          }}
          to={[{ label: words.outside, changeCents: cents }]}
        />
        <DialogButtons action={withdraw} onCancel={onClose}>
          {text.submit(cents > 0 ? formatMoney(cents, currency()) : null)}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
