import type { NewFeeWithdrawal } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { useHostedPayments } from '../../app/hosted-payments.ts'
import { Loaded } from '../../app/loaded.tsx'
import { parley } from '../../app/parley.ts'
import { formatMoney } from '../../ui/amounts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/input.tsx'
import { Money } from '../../ui/money.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { MoneyMove } from '../../ui/money-move.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words as paymentWords } from '../../words/payments.ts'
import { isSettledByOperators } from './payment-actions.tsx'
import { feesQuery } from './queries.ts'

const { fees: words } = paymentWords
const route = getRouteApi('/operator/money')

/** What the platform has earned and can pay out to itself. */
export function Fees() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(feesQuery)
  const { open: _open, ...rest } = search
  return (
    <section aria-label={words.title}>
      <Loaded query={query} skeleton={<Skeleton className="h-24 rounded-xl" />}>
        {({ payable_cents, currency }) => (
          <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
            <dl>
              <dt className="text-ink-soft text-sm">{words.title}</dt>
              <dd className="mt-1 font-semibold text-2xl tracking-tight">
                <Money cents={payable_cents} currency={currency} />
              </dd>
              <dd className="mt-1 text-ink-faint text-sm">{words.text}</dd>
            </dl>
            {payable_cents > 0 && (
              <Button onClick={() => void navigate({ search: { ...rest, open: 'fees' } })}>{words.action}</Button>
            )}
            {search.open === 'fees' && (
              <FeesDialog
                payableCents={payable_cents}
                currency={currency}
                onClose={() => void navigate({ search: rest, replace: true })}
              />
            )}
          </Card>
        )}
      </Loaded>
    </section>
  )
}

interface Values {
  amount_cents: number | null
  destination: string
}

interface FeesDialogProps {
  payableCents: number
  currency: string
  onClose: () => void
}

function FeesDialog({ payableCents, currency, onClose }: FeesDialogProps) {
  const form = useForm<Values>({ defaultValues: { amount_cents: payableCents, destination: '' } })
  const cents = form.watch('amount_cents') || 0
  const isTooMuch = cents > payableCents
  const isHosted = useHostedPayments()
  const payOut = useAction({
    send: (body: NewFeeWithdrawal, options) => parley.operator.fees.withdraw(body, options),
    touches: ['payments', 'ledger', 'stats', 'operator'],
    onDone: (payment) => {
      const amount = formatMoney(payment.amount_cents, currency)
      if (payment.status !== 'pending') toast(words.done(amount))
      else toast(isSettledByOperators(payment) ? words.pending(amount) : words.sent(amount))
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.dialog} description={words.dialogText} closeLabel={appWords.close}>
      <Form form={form} action={payOut} toBody={(values) => filledIn(values) as NewFeeWithdrawal}>
        <FormField<Values, 'amount_cents'>
          name="amount_cents"
          label={words.amount}
          hint={words.amountHint(formatMoney(payableCents, currency))}
          render={(field) => <MoneyInput {...field} currency={currency} />}
        />
        {!isHosted && (
          <FormField<Values, 'destination'>
            name="destination"
            label={words.destination}
            hint={words.destinationHint}
            render={(field) => <Input {...field} />}
          />
        )}
        {isTooMuch ? (
          <Notice tone="warn">{words.tooMuch(formatMoney(payableCents, currency))}</Notice>
        ) : (
          <MoneyMove
            currency={currency}
            from={{ label: words.from, beforeCents: payableCents, changeCents: -cents }}
            to={[{ label: paymentWords.outside, changeCents: cents }]}
          />
        )}
        <DialogButtons action={payOut} onCancel={onClose}>
          {words.submit(cents > 0 ? formatMoney(cents, currency) : null)}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
