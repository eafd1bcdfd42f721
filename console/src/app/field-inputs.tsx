import type { Trade, TradeField } from '@parley/sdk'
import type { ComponentProps } from 'react'
import { CheckboxGroup } from '../ui/checkbox-group.tsx'
import { Input, Select, Textarea } from '../ui/input.tsx'
import { words } from '../words/fields.ts'
import { inUse } from './field-search.ts'
import type { FormValues } from './field-values.ts'
import { FormField } from './form.tsx'
import { nameOf, textIn, unitOf } from './trade.ts'

interface FieldsForm {
  fields: FormValues
}

/** A control for each custom field, in a form whose `fields` hold their values. */
export function FieldInputs({ definitions, trade }: { definitions: readonly TradeField[]; trade: Trade }) {
  return definitions.map((definition) => {
    const { key, type, required } = definition
    const unit = unitOf(definition, trade)
    const name = nameOf(definition, trade)
    return (
      <FormField<FieldsForm, `fields.${string}`>
        key={key}
        name={`fields.${key}`}
        label={unit ? `${name} (${unit})` : name}
        hint={textIn(definition.hints, trade)}
        optional={!required}
        isWide={type === 'choices' || (definition.max_length ?? TEXT_LONG) > TEXT_LONG}
        render={({ value, onChange, ...field }) =>
          type === 'choices' ? (
            <CheckboxGroup
              {...field}
              label={name}
              value={[value].flat().filter((each) => each !== '')}
              onChange={onChange}
              options={choicesOf(definition, [value].flat(), trade)}
            />
          ) : (
            <SingleInput
              {...field}
              definition={definition}
              trade={trade}
              value={String(value ?? '')}
              onChange={({ target }) => onChange(target.value)}
            />
          )
        }
      />
    )
  })
}

interface SingleProps {
  definition: TradeField
  trade: Trade
  value: string
  onChange: (event: { target: { value: string } }) => void
}

function SingleInput({ definition, trade, value, ...field }: SingleProps) {
  const { type, max_length } = definition
  const given = { ...field, value } as ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>
  if (type === 'date') return <Input {...given} type="date" />
  if (type === 'number') return <Input {...given} inputMode="decimal" />
  if (type === 'text')
    return (max_length ?? TEXT_LONG) > TEXT_LONG ? <Textarea {...given} rows={2} /> : <Input {...given} />
  const choices =
    type === 'boolean'
      ? [
          { value: 'true', label: words.yes },
          { value: 'false', label: words.no },
        ]
      : choicesOf(definition, [value], trade)
  return (
    <Select {...given}>
      <option value="">{words.none}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  )
}

/** The options that can be chosen, and those that were chosen before they were retired. */
function choicesOf({ options }: TradeField, chosen: readonly string[], trade: Trade) {
  const shown = [...inUse(options), ...options.filter(({ key, retired }) => retired && chosen.includes(key))]
  return shown.map((option) => ({ value: option.key, label: nameOf(option, trade) }))
}

const TEXT_LONG = 200
