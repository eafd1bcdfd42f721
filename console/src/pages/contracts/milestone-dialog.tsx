import type { Contract, Milestone, MilestoneChanges, NewMilestone } from '@parley/sdk'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { changedOnly, DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { usePartner } from '../../app/people.tsx'
import { priceInWords } from '../../app/price-words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/contracts.ts'

interface MilestoneDialogProps {
  contract: Contract
  /** Omitted to add one. */
  milestone?: Milestone
  onClose: () => void
}

interface Values {
  title: string
  amount_cents: number | null
  description: string
  due_date: string
}

/** Adds a milestone, or changes an unfunded one. */
export function MilestoneDialog({ contract, milestone: current, onClose }: MilestoneDialogProps) {
  const { milestoneForm: text } = words
  // Compared with the form's initial values, so that changes by the other side in the meantime are noticed.
  const [milestone] = useState(current)
  const { side } = usePartner(contract)
  const before = valuesOf(milestone)
  const form = useForm<Values>({ defaultValues: before })
  const save = useAction({
    send: (values: Values, options) =>
      milestone
        ? parley.contracts.milestones.update(
            contract.id,
            milestone.id,
            changedOnly(values, before) as MilestoneChanges,
            {
              ...options,
              ifMatch: milestone.version,
            },
          )
        : parley.contracts.milestones.create(contract.id, filledIn(values) as NewMilestone, options),
    touches: ['contracts'],
    onDone: () => {
      onClose()
      toast(milestone ? text.saved : text.added)
    },
  })
  const isHourly = contract.rate_type === 'hourly'
  const cents = form.watch('amount_cents')
  const note = side && cents ? priceInWords(side, cents, 'once', contract.fee_bps, contract.currency) : null
  const isAmountFixed = milestone !== undefined && side !== 'client'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="lg"
      title={milestone ? text.edit(milestone.title) : text.add}
      description={text.addText[contract.status === 'active' ? 'active' : 'approval']}
      closeLabel={appWords.close}
    >
      <Form
        form={form}
        action={save}
        toBody={(values) => values}
        draft={`milestone.${milestone?.id ?? contract.id}`}
        className="flex flex-col gap-5"
      >
        <FormField<Values, 'title'> name="title" label={text.titleField} render={(field) => <Input {...field} />} />
        <div className="grid gap-5 sm:grid-cols-2">
          {!isAmountFixed && (
            <FormField<Values, 'amount_cents'>
              name="amount_cents"
              label={text.amount}
              hint={note ?? (isHourly && !milestone ? text.amountWeek : undefined)}
              optional={isHourly && !milestone}
              render={(field) => <MoneyInput {...field} currency={contract.currency} />}
            />
          )}
          <FormField<Values, 'due_date'>
            name="due_date"
            label={text.due}
            optional
            render={(field) => <Input {...field} type="date" />}
          />
        </div>
        <FormField<Values, 'description'>
          name="description"
          label={text.description}
          hint={appWords.markdown.hint}
          optional
          render={(field) => <Textarea {...field} />}
        />
        <DialogButtons action={save} onCancel={onClose}>
          {milestone ? text.save : text.label}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

function valuesOf(milestone: Milestone | undefined): Values {
  return {
    title: milestone?.title ?? '',
    amount_cents: milestone?.amount_cents ?? null,
    description: milestone?.description ?? '',
    due_date: milestone?.due_date ?? '',
  }
}
