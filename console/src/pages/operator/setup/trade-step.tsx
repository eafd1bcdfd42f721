import type { OperatorTrade, TradeChanges } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useAction } from '../../../app/action.tsx'
import { inUse } from '../../../app/field-search.ts'
import { Form, FormField } from '../../../app/form.tsx'
import { Loaded } from '../../../app/loaded.tsx'
import { parley } from '../../../app/parley.ts'
import { nameOf } from '../../../app/trade.ts'
import { Checkbox } from '../../../ui/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TagInput } from '../../../ui/tag-input.tsx'
import { words } from '../../../words/setup.ts'
import { operatorTradeQuery } from '../queries.ts'
import { fieldPresets } from './field-presets.ts'
import { markDone, Preview, StepButtons, useGoToNext, WithPreview } from './step-page.tsx'
import { TradePreview } from './trade-preview.tsx'
import { type TradeValues, tradeChangesFrom, tradeValuesFrom } from './trade-values.ts'

const { trade: text } = words

/** The categories of gigs, and what else people say about them. */
export function TradeStep() {
  const query = useQuery(operatorTradeQuery)
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-80 rounded-xl" />}>
      {(trade) => <TradeForm key={trade.version} trade={trade} />}
    </Loaded>
  )
}

function TradeForm({ trade }: { trade: OperatorTrade }) {
  const form = useForm<TradeValues>({ defaultValues: tradeValuesFrom(trade) })
  const values = useWatch({ control: form.control }) as TradeValues
  const next = useGoToNext('trade')
  const save = useAction({
    send: async (body: TradeChanges, options) => {
      await parley.operator.trade.update(body, { ...options, ifMatch: trade.version })
      await markDone('trade')
    },
    touches: ['operator', 'trade'],
    onDone: next,
  })
  return (
    <WithPreview
      preview={
        <Preview>
          <TradePreview trade={{ ...trade, ...tradeChangesFrom(values, trade) }} />
        </Preview>
      }
    >
      <Form form={form} action={save} toBody={(given) => tradeChangesFrom(given, trade)}>
        <FormField<TradeValues, 'categories'>
          name="categories"
          label={text.categories}
          hint={text.categoriesHint}
          optional
          render={(field) => <TagInput {...field} removeLabel={text.removeCategory} />}
        />
        <FormField<TradeValues, 'gig_fields'>
          name="gig_fields"
          label={text.fields}
          hint={text.fieldsHint}
          optional
          render={({ value, onChange }) => (
            <div className="flex flex-col gap-2">
              {fieldPresets.map((preset) => (
                <Checkbox
                  key={preset.key}
                  label={nameOf(preset, trade)}
                  // What's there already can only be retired, on the page for it.
                  disabled={inUse(trade.gig_fields).some(({ key }) => key === preset.key)}
                  checked={value.includes(preset.key)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...value, preset.key] : value.filter((key) => key !== preset.key))
                  }
                />
              ))}
            </div>
          )}
        />
        <p className="text-ink-faint text-sm">{text.more}</p>
        <StepButtons step="trade" action={save} />
      </Form>
    </WithPreview>
  )
}
