import type { DepositReversal, Payment } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Textarea } from '../../ui/input.tsx'
import { MoneyMove } from '../../ui/money-move.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/payments.ts'
import { useUserName } from './account-name.tsx'
import { useAvailable } from './available.ts'

interface Values {
  reason: string
}

/** Takes back a deposit whose money is gone. */
export function ReverseDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { reverse: text } = words
  const { id, user_id, amount_cents, currency } = payment
  const name = useUserName(user_id, words.platform)
  const available = useAvailable(user_id)
  const takenCents = Math.min(available ?? amount_cents, amount_cents)
  const form = useForm<Values>({ defaultValues: { reason: '' } })
  const reverse = useAction({
    send: (body: DepositReversal, options) => parley.operator.deposits.reverse(id, body, options),
    touches: ['payments', 'ledger', 'wallet', 'stats', 'operator'],
    onDone: () => {
      toast(text.done)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={text.text} closeLabel={appWords.close}>
      <Form form={form} action={reverse} toBody={(values) => filledIn(values) as DepositReversal}>
        <FormField<Values>
          name="reason"
          label={text.reason}
          hint={text.reasonHint}
          render={(field) => <Textarea {...field} rows={2} />}
        />
        <MoneyMove
          currency={currency}
          from={{ label: words.wallet(name), beforeCents: available, changeCents: -takenCents }}
          to={[{ label: words.outside, changeCents: takenCents }]}
        />
        {takenCents < amount_cents && (
          <Notice tone="warn">{text.missing(formatMoney(amount_cents - takenCents, currency))}</Notice>
        )}
        <DialogButtons action={reverse} onCancel={onClose}>
          {text.submit(formatMoney(takenCents, currency))}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
