import type { PaymentConfirmation } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { formatMoney } from '../../ui/amounts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { MoneyMove } from '../../ui/money-move.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/payments.ts'
import { useUserName } from './account-name.tsx'
import { useAvailable } from './available.ts'
import { Destination } from './destination.tsx'
import type { PaymentProps } from './payment-props.ts'
import { paymentsOf } from './queries.ts'

interface Values {
  reference: string
  amount_cents: number | null
  reason: string
}

/** Confirms that the money of a payment has moved. */
export function ConfirmDialog({ payment, direction, onClose }: PaymentProps & { onClose: () => void }) {
  const { confirm: text } = words
  const { id, user_id, requested_cents, currency } = payment
  const name = useUserName(user_id, words.platform)
  const form = useForm<Values>({ defaultValues: { reference: '', amount_cents: requested_cents, reason: '' } })
  const cents = form.watch('amount_cents') || 0
  const isOther = cents !== requested_cents
  const confirm = useAction({
    send: (body: PaymentConfirmation, options) => paymentsOf(direction).confirm(id, body, options),
    touches: ['payments', 'ledger', 'wallet', 'stats', 'operator'],
    onDone: ({ amount_cents }) => {
      toast(text.done[direction](formatMoney(amount_cents, currency)))
      onClose()
    },
  })
  const toBody = ({ amount_cents, ...rest }: Values) =>
    filledIn({ ...rest, amount_cents: amount_cents === requested_cents ? null : amount_cents }) as PaymentConfirmation
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title[direction]}
      description={text.text[direction](name)}
      closeLabel={appWords.close}
    >
      <Form form={form} action={confirm} toBody={toBody}>
        <Destination payment={payment} />
        <FormField<Values, 'reference'>
          name="reference"
          label={text.reference}
          hint={text.referenceHint}
          render={(field) => <Input {...field} autoComplete="off" />}
        />
        <FormField<Values, 'amount_cents'>
          name="amount_cents"
          label={text.amount}
          hint={text.amountHint}
          render={(field) => <MoneyInput {...field} currency={currency} />}
        />
        {isOther && (
          <FormField<Values, 'reason'>
            name="reason"
            label={text.reason}
            hint={text.reasonHint}
            render={(field) => <Input {...field} />}
          />
        )}
        <WhatMoves payment={payment} direction={direction} name={name} cents={cents} />
        <DialogButtons action={confirm} onCancel={onClose}>
          {text.submit(formatMoney(cents, currency))}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

/** A deposit is credited. For a withdrawal, only what wasn't paid comes back. */
function WhatMoves({ payment, direction, name, cents }: PaymentProps & { name: string; cents: number }) {
  const { user_id, requested_cents, currency } = payment
  const available = useAvailable(user_id)
  const backCents = direction === 'deposit' ? cents : requested_cents - cents
  if (backCents <= 0) {
    return <p className="text-ink-soft text-sm">{words.confirm.nothingMoves(formatMoney(requested_cents, currency))}</p>
  }
  const label = user_id === null ? words.platform : words.wallet(name)
  return (
    <MoneyMove
      currency={currency}
      from={{ label: words.outside, changeCents: -backCents }}
      to={[{ label, beforeCents: available, changeCents: backCents }]}
    />
  )
}
