import type { Language, TradeOption } from '@parley/sdk'
import { Plus, Trash2 } from 'lucide-react'
import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/input.tsx'
import { words as text } from '../../words/trade.ts'
import { uiWords } from '../../words/ui.ts'
import { uniqueKey } from './trade-edits.ts'
import { TranslatedInputs, textsForForm, textsFrom } from './translated-inputs.tsx'

interface OptionInputsProps {
  path: string
  form: UseFormReturn<FieldValues>
  languages: readonly Language[]
}

/** The options of a choice, in order. */
export function OptionInputs({ path, form, languages }: OptionInputsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: path })
  return (
    <fieldset className="flex flex-col items-start gap-3 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-sm">{text.form.options}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="flex w-full items-start gap-2">
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <TranslatedInputs
              path={`${path}.${index}.names`}
              label={text.form.option(index + 1)}
              labelIn={(language) => `${uiWords.label(text.form.option(index + 1))} ${text.form.nameIn(language)}`}
              languages={languages}
            />
            {form.getValues(`${path}.${index}.key`) && (
              <Checkbox label={text.form.optionRetired} {...form.register(`${path}.${index}.retired`)} />
            )}
          </div>
          <Button
            variant="quiet"
            size="icon"
            aria-label={text.form.removeOption(index + 1)}
            className="mt-6.5"
            disabled={fields.length === 1}
            onClick={() => {
              remove(index)
              // The button disappears, so the focus moves to the option before it.
              form.setFocus(`${path}.${Math.max(index - 1, 0)}.names.${languages[0]}`)
            }}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      ))}
      <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => append(emptyOption(languages))}>
        {text.form.addOption}
      </Button>
    </fieldset>
  )
}

interface OptionValues {
  /** Empty for a new one. */
  key: string
  names: Record<string, string>
  retired: boolean
}

/** A choice has at least one option. */
export function optionsForForm(options: readonly TradeOption[], languages: readonly Language[]): OptionValues[] {
  if (options.length === 0) return [emptyOption(languages)]
  return options.map(({ key, names, retired }) => ({ key, names: textsForForm(names, languages), retired }))
}

function emptyOption(languages: readonly Language[]): OptionValues {
  return { key: '', names: textsForForm({}, languages), retired: false }
}

/** New options get a key made from their name. */
export function optionsFrom(values: readonly OptionValues[], before: readonly TradeOption[]): TradeOption[] {
  const options: TradeOption[] = []
  for (const { key, names, retired } of values) {
    const taken = [...values, ...options].map((option) => option.key)
    const name = Object.values(names).find((each) => each.trim()) ?? ''
    options.push({
      key: key || uniqueKey(name, taken, 'option'),
      names: textsFrom(names, before.find((option) => option.key === key)?.names),
      retired,
    })
  }
  return options
}
