import type { OperatorTrade } from '@parley/sdk'
import { FormProvider, useForm } from 'react-hook-form'
import { FieldInputs } from '../../../app/field-inputs.tsx'
import { inUse } from '../../../app/field-search.ts'
import { formValuesOf } from '../../../app/field-values.ts'
import { categoryChoices } from '../../../app/trade.ts'
import { Card } from '../../../ui/card.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { words } from '../../../words/setup.ts'

const { trade: text } = words

/** The part of the form for new gigs that these definitions are about. Nothing in it can be used. */
export function TradePreview({ trade }: { trade: OperatorTrade }) {
  const fields = inUse(trade.gig_fields)
  const form = useForm({ values: { fields: formValuesOf(fields, {}) } })
  const choices = categoryChoices(trade)
  return (
    <Card className="p-5">
      <div inert className="flex flex-col gap-4">
        <p className="font-semibold">{text.newGig}</p>
        <Field label={text.category}>
          {Object.keys(choices).length > 0 ? <Choices options={choices} /> : <Input placeholder={text.anyCategory} />}
        </Field>
        <FormProvider {...form}>
          <FieldInputs definitions={fields} trade={trade} />
        </FormProvider>
      </div>
    </Card>
  )
}
