import type { NewRefund, Payment } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { walletQuery } from '../../app/queries.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { MoneyMove } from '../../ui/money-move.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/funding.ts'
import { words as walletWords } from '../../words/wallet.ts'
import { depositQuery } from './queries.ts'
import { refundableCents } from './refundable.ts'

const { refunds: text } = words

/** Sends what's unspent of a deposit back to where it came from. */
export function RefundDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const deposit = useQuery(depositQuery(id))
  const wallet = useQuery(walletQuery)
  return (
    <Dialog isOpen onClose={onClose} title={text.dialog} description={text.dialogText} closeLabel={appWords.close}>
      <Loaded query={deposit} skeleton={<Skeleton className="h-64 rounded-xl" />}>
        {(found) => (
          <Loaded query={wallet} skeleton={<Skeleton className="h-64 rounded-xl" />}>
            {(balances) => (
              <RefundForm
                deposit={found}
                unspentCents={Math.max(0, refundableCents(found, balances))}
                availableCents={balances.available_cents}
                onClose={onClose}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  )
}

interface RefundFormProps {
  deposit: Payment
  unspentCents: number
  availableCents: number
  onClose: () => void
}

interface Values {
  amount_cents: number | null
}

function RefundForm({ deposit: { id, currency }, unspentCents, availableCents, onClose }: RefundFormProps) {
  const money = (cents: number) => formatMoney(cents, currency)
  const form = useForm<Values>({ defaultValues: { amount_cents: unspentCents } })
  const cents = form.watch('amount_cents') || 0
  const refund = useAction({
    send: (body: NewRefund, options) => parley.wallet.deposits.refunds.create(id, body, options),
    touches: ['wallet'],
    onDone: ({ amount_cents }) => {
      toast(text.done(money(amount_cents)))
      onClose()
    },
  })
  return (
    <Form form={form} action={refund} toBody={(values) => filledIn(values) as NewRefund}>
      <FormField<Values>
        name="amount_cents"
        label={walletWords.amount}
        hint={text.amountHint(money(unspentCents))}
        render={(field) => <MoneyInput {...field} currency={currency} />}
      />
      <MoneyMove
        currency={currency}
        from={{
          label: walletWords.available,
          beforeCents: availableCents >= cents ? availableCents : undefined,
          changeCents: -cents,
        }}
        to={[{ label: text.to, changeCents: cents }]}
      />
      <DialogButtons action={refund} onCancel={onClose}>
        {text.submit(cents > 0 ? money(cents) : null)}
      </DialogButtons>
    </Form>
  )
}
