import type { PaymentFailure } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { MoneyMove } from '../../ui/money-move.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/payments.ts'
import { useUserName } from './account-name.tsx'
import { useAvailable } from './available.ts'
import type { PaymentProps } from './payment-props.ts'
import { paymentsOf } from './queries.ts'

interface Values {
  reason: string
  reference: string
}

/** Reports that the money of a payment didn't move. */
export function FailDialog({ payment, direction, onClose }: PaymentProps & { onClose: () => void }) {
  const { fail: text } = words
  const { id, user_id, requested_cents, currency } = payment
  const name = useUserName(user_id, words.platform)
  const available = useAvailable(user_id)
  const form = useForm<Values>({ defaultValues: { reason: '', reference: '' } })
  const fail = useAction({
    send: (body: PaymentFailure, options) => paymentsOf(direction).fail(id, body, options),
    touches: ['payments', 'ledger', 'wallet', 'stats', 'operator'],
    onDone: () => {
      toast(text.done)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title[direction]}
      description={text.text[direction]}
      closeLabel={appWords.close}
    >
      <Form form={form} action={fail} toBody={(values) => filledIn(values) as PaymentFailure}>
        <FormField<Values>
          name="reason"
          label={text.reason}
          hint={text.reasonHint}
          optional
          render={(field) => <Textarea {...field} rows={2} />}
        />
        <FormField<Values>
          name="reference"
          label={text.reference}
          optional
          render={(field) => <Input {...field} autoComplete="off" />}
        />
        {direction === 'withdrawal' && (
          <MoneyMove
            currency={currency}
            from={{ label: words.outside, changeCents: -requested_cents }}
            to={[
              {
                label: user_id === null ? words.platform : words.wallet(name),
                beforeCents: available,
                changeCents: requested_cents,
              },
            ]}
          />
        )}
        <DialogButtons action={fail} onCancel={onClose}>
          {text.submit}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
