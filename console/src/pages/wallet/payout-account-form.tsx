import type { NewPayoutAccount } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { Input } from '../../ui/input.tsx'
import { words } from '../../words/wallet.ts'

interface PayoutAccountFormProps {
  onDone: () => void
  onCancel: () => void
}

/** Adds the account that withdrawals go to, or replaces it. It's typed again each time, since its number is never shown. */
export function PayoutAccountForm({ onDone, onCancel }: PayoutAccountFormProps) {
  const { account: text } = words
  const form = useForm<NewPayoutAccount>({ defaultValues: { holder: '', label: '', reference: '' } })
  const save = useAction({
    send: (body: NewPayoutAccount, options) => parley.wallet.payoutAccount.set(body, options),
    touches: ['wallet'],
    canCopy: false,
    onDone,
  })
  return (
    <Form form={form} action={save} toBody={(values) => values}>
      <FormField<NewPayoutAccount>
        name="holder"
        label={text.holder}
        render={(field) => <Input {...field} autoComplete="name" />}
      />
      <FormField<NewPayoutAccount>
        name="label"
        label={text.label}
        render={(field) => <Input {...field} autoComplete="off" />}
      />
      <FormField<NewPayoutAccount>
        name="reference"
        label={text.reference}
        hint={text.referenceHint}
        render={(field) => <Input {...field} autoComplete="off" />}
      />
      <DialogButtons action={save} onCancel={onCancel}>
        {text.save}
      </DialogButtons>
    </Form>
  )
}
