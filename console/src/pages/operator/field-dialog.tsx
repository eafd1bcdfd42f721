import type { NewTradeField, OperatorTrade, TradeField, TradeFieldType } from '@parley/sdk'
import { type FieldValues, useForm, useWatch } from 'react-hook-form'
import { DialogButtons, Form, FormField } from '../../app/form.tsx'
import { nameOf } from '../../app/trade.ts'
import { typedNumber } from '../../app/typed-number.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Checkbox, Input, Select } from '../../ui/input.tsx'
import { words as text } from '../../words/trade.ts'
import { KeyField, suggestKey } from './key-field.tsx'
import { OptionInputs, optionsForForm, optionsFrom } from './option-inputs.tsx'
import { type FieldList, isChoice, listChange, replaceOrAdd, valuesAt } from './trade-edits.ts'
import { useTradeChange } from './trade-row.tsx'
import { TranslatedInputs, textsForForm, textsFrom } from './translated-inputs.tsx'

interface FieldDialogProps {
  list: FieldList
  /** After the last one for a new field. */
  index: number
  trade: OperatorTrade
  onClose: () => void
}

/** Adds or changes a custom field. */
export function FieldDialog({ list, index, trade, onClose }: FieldDialogProps) {
  const { languages } = trade
  const existing = trade[list][index]
  // The names that the API gives the fields, so that refusals appear next to them.
  const path = `${list}.${index}`
  const form = useForm<FieldValues>({ defaultValues: valuesAt(path, valuesOf(existing, trade)) })
  const change = useTradeChange(trade, onClose)
  const type: TradeFieldType = useWatch({ control: form.control, name: `${path}.type` })
  const toBody = () => listChange(list, replaceOrAdd(trade[list], index, fieldFrom(form.getValues(path), existing)))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={existing ? text.edit(nameOf(existing, trade)) : text.form.newField}
      width="lg"
    >
      <Form form={form} action={change} toBody={toBody} className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <TranslatedInputs
            path={`${path}.names`}
            label={text.form.name}
            labelIn={text.form.nameIn}
            languages={languages}
            onBlur={() => !existing && suggestKey(form, path, languages)}
          />
          {!existing && (
            <>
              <FormField<FieldValues>
                name={`${path}.type`}
                label={text.form.type}
                hint={text.form.typeHint}
                render={(field) => (
                  <Select {...field}>
                    {Object.entries(text.types).map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </Select>
                )}
              />
              <KeyField path={path} />
            </>
          )}
          {type === 'number' && (
            <>
              <NumberInput path={`${path}.minimum`} label={text.form.minimum} />
              <NumberInput path={`${path}.maximum`} label={text.form.maximum} />
              <TranslatedInputs
                path={`${path}.units`}
                label={text.form.unit}
                labelIn={text.form.unitIn}
                languages={languages}
                optional
              />
            </>
          )}
          {type === 'text' && <NumberInput path={`${path}.max_length`} label={text.form.maxLength} />}
          {isChoice({ type }) && <OptionInputs path={`${path}.options`} form={form} languages={languages} />}
          <TranslatedInputs
            path={`${path}.hints`}
            label={text.form.hint}
            labelIn={text.form.hintIn}
            hint={text.form.hintText}
            languages={languages}
            optional
          />
        </div>
        <div className="flex flex-col gap-3">
          <Checkbox label={text.form.required} hint={text.form.requiredHint} {...form.register(`${path}.required`)} />
          <Checkbox label={text.form.onCards} hint={text.form.onCardsHint} {...form.register(`${path}.on_cards`)} />
          {type !== 'text' && <Checkbox label={text.form.filterable} {...form.register(`${path}.filterable`)} />}
        </div>
        <DialogButtons action={change} onCancel={onClose}>
          {text.form.save}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}

function NumberInput({ path, label }: { path: string; label: string }) {
  return (
    <FormField<FieldValues>
      name={path}
      label={label}
      optional
      render={(field) => <Input {...field} inputMode="numeric" />}
    />
  )
}

function valuesOf(field: TradeField | undefined, { languages }: OperatorTrade) {
  const { key = '', type = 'text', names = {}, hints = {}, units = {}, options = [] } = field ?? {}
  return {
    key,
    type,
    names: textsForForm(names, languages),
    hints: textsForForm(hints, languages),
    units: textsForForm(units, languages),
    minimum: String(field?.minimum ?? ''),
    maximum: String(field?.maximum ?? ''),
    max_length: String(field?.max_length ?? ''),
    options: optionsForForm(options, languages),
    required: field?.required ?? false,
    on_cards: field?.on_cards ?? true,
    filterable: field?.filterable ?? true,
  }
}

// What the type doesn't have is left out, even if it was entered for another type before.
function fieldFrom(values: ReturnType<typeof valuesOf>, before: TradeField | undefined): NewTradeField {
  const { key, type, required, on_cards, filterable } = values
  const isNumber = type === 'number'
  const hints = textsFrom(values.hints, before?.hints)
  return {
    key,
    type,
    names: textsFrom(values.names, before?.names),
    hints,
    ...(isNumber && {
      units: textsFrom(values.units, before?.units),
      minimum: typedNumber(values.minimum),
      maximum: typedNumber(values.maximum),
    }),
    ...(type === 'text' && { max_length: typedNumber(values.max_length) }),
    ...(isChoice({ type }) && { options: optionsFrom(values.options, before?.options ?? []) }),
    required,
    on_cards,
    filterable: type !== 'text' && filterable,
    retired: before?.retired ?? false,
  }
}
