import type { Contract, Milestone, Release } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { formatMoney } from '../ui/amounts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { MoneyMove } from '../ui/money-move.tsx'
import { toast } from '../ui/toast.tsx'
import { words as appWords } from '../words/app.ts'
import { words } from '../words/contracts.ts'
import { moneyWords } from '../words/money.ts'
import { useAction } from './action.tsx'
import { feeInWords } from './fees.ts'
import { DialogButtons, Form, FormField } from './form.tsx'
import { type Net, netOfRelease } from './money-preview.ts'
import { parley } from './parley.ts'
import { usePartner } from './people.tsx'

interface ReleaseDialogProps {
  contract: Contract
  milestone: Milestone
  onClose: () => void
}

interface Values {
  amount_cents: number | null
}

/** Releases money to the worker, a part or all, after showing what will move. */
export function ReleaseDialog({ contract, milestone, onClose }: ReleaseDialogProps) {
  const { id, title, held_cents, currency } = milestone
  const { name } = usePartner(contract)
  const form = useForm<Values>({ defaultValues: { amount_cents: held_cents } })
  const amount = form.watch('amount_cents')
  const isPossible = amount !== null && amount > 0 && amount <= held_cents
  const money = (cents: number) => formatMoney(cents, currency)
  const release = useAction({
    send: (body: Release, options) => parley.contracts.milestones.release(contract.id, id, body, options),
    touches: ['contracts', 'wallet', 'payouts'],
    onDone: (_, body) => {
      onClose()
      toast(words.release.done(money(body.amount_cents ?? 0)))
    },
  })
  const fee = feeInWords(contract.fee_bps)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.release.title(title)}
      description={words.release.text(name, contract.terms.payout_delay_days)}
      closeLabel={appWords.close}
    >
      {/* A cleared field is sent as is, and refused: leaving out the amount would release everything. */}
      <Form form={form} action={release} toBody={(values) => values as Release} className="flex flex-col gap-5">
        <FormField<Values>
          name="amount_cents"
          label={words.release.amount}
          hint={words.release.amountHint(money(held_cents))}
          render={(field) => <MoneyInput {...field} currency={currency} />}
        />
        {isPossible && (
          <MoneyMove
            currency={currency}
            from={{ label: words.release.escrow, beforeCents: held_cents, changeCents: -amount }}
            to={whereItGoes(netOfRelease(contract, amount), name, fee)}
          />
        )}
        <DialogButtons action={release} onCancel={onClose}>
          {isPossible ? words.release.label(money(amount)) : words.release.labelNone}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

function whereItGoes({ netCents, feeCents }: Net, name: string, fee: string | null) {
  if (fee === null) return [{ label: name, changeCents: netCents }]
  return [
    { label: words.release.worker(name), changeCents: netCents },
    { label: moneyWords.fee(fee), changeCents: feeCents },
  ]
}
