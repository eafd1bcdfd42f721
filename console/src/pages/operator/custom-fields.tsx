import type { OperatorTrade, TradeField } from '@parley/sdk'
import { ListPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FieldInputs } from '../../app/field-inputs.tsx'
import { inUse } from '../../app/field-search.ts'
import { formValuesOf } from '../../app/field-values.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Rows } from '../../ui/rows.tsx'
import { words as text } from '../../words/trade.ts'
import { FieldDialog } from './field-dialog.tsx'
import { type FieldList, listChange, moveItem, replaceOrAdd } from './trade-edits.ts'
import { TradeRow } from './trade-row.tsx'

/** The custom fields of gigs or profiles, and how they look in forms. */
export function CustomFields({ list, trade }: { list: FieldList; trade: OperatorTrade }) {
  const fields = trade[list]
  const [open, setOpen] = useState<number | null>(null)
  const change = (items: readonly TradeField[]) => listChange(list, items)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{text.about[list]}</p>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen(fields.length)}>
          {text.addField}
        </Button>
      </div>
      {fields.length === 0 ? (
        <Empty icon={ListPlus} title={text.none[list]}>
          {text.noneText[list]}
        </Empty>
      ) : (
        <Rows items={fields.map((field, index) => ({ id: field.key, field, index }))} label={text.tabs[list]}>
          {({ field, index }) => (
            <TradeRow
              trade={trade}
              item={field}
              retireText={text.retireFieldText}
              onEdit={() => setOpen(index)}
              changes={{
                up: index === 0 ? null : change(moveItem(fields, index, -1)),
                down: index === fields.length - 1 ? null : change(moveItem(fields, index, 1)),
                withRetired: (retired) => change(replaceOrAdd(fields, index, { ...field, retired })),
                without: change(fields.filter((_, at) => at !== index)),
              }}
            >
              <span className="flex flex-wrap items-center gap-2 text-ink-faint text-sm">
                {text.types[field.type]}
                {(['required', 'on_cards', 'filterable'] as const).map(
                  (flag) => field[flag] && <Badge key={flag}>{text.flags[flag]}</Badge>,
                )}
              </span>
            </TradeRow>
          )}
        </Rows>
      )}
      <Preview key={trade.version} fields={inUse(fields)} trade={trade} />
      {open !== null && <FieldDialog list={list} index={open} trade={trade} onClose={() => setOpen(null)} />}
    </div>
  )
}

function Preview({ fields, trade }: { fields: readonly TradeField[]; trade: OperatorTrade }) {
  const form = useForm({ defaultValues: { fields: formValuesOf(fields, {}) } })
  if (fields.length === 0) return null
  return (
    <Section title={text.preview} description={text.previewText}>
      <Card className="grid gap-4 p-5 sm:grid-cols-2">
        <FormProvider {...form}>
          <FieldInputs definitions={fields} trade={trade} />
        </FormProvider>
      </Card>
    </Section>
  )
}
