import type { GigFields, Trade, TradeField } from '@parley/sdk'
import { shortListOf } from '../ui/lists.ts'
import { locale } from '../ui/locale.ts'
import { formatDay } from '../ui/time.tsx'
import { words } from '../words/fields.ts'
import { nameOf, unitOf } from './trade.ts'
import { typedNumber } from './typed-number.ts'

/** The values of custom fields as the API has them. */
export type FieldValues = GigFields
/** The same as a form holds them, with an empty text or list for no value. */
export type FormValues = Record<string, string | string[]>

export function formValuesOf(definitions: readonly TradeField[], fields: FieldValues): FormValues {
  return Object.fromEntries(
    definitions.map(({ key, type }) => {
      const value = fields[key]
      return [key, type === 'choices' ? [value ?? []].flat().map(String) : String(value ?? '')]
    }),
  )
}

/** The values as the API takes them, with null for empty ones. */
export function fieldsFrom(
  definitions: readonly TradeField[],
  values: FormValues,
): Record<string, FieldValues[string] | null> {
  return Object.fromEntries(definitions.map(({ key, type }) => [key, valueFrom(type, values[key] ?? '')]))
}

function valueFrom(type: TradeField['type'], value: string | string[]): FieldValues[string] | null {
  if (value.length === 0) return null
  if (typeof value !== 'string') return value
  if (type === 'number') return typedNumber(value)
  return type === 'boolean' ? value === 'true' : value
}

/** The fields that have a value, with their names and texts, in the order of the definitions. */
export function labeledValues(
  definitions: readonly TradeField[],
  fields: FieldValues,
  trade: Trade,
): { key: string; name: string; text: string }[] {
  return definitions.flatMap((definition) => {
    const { key } = definition
    const value = fields[key]
    return value === undefined
      ? []
      : [{ key, name: nameOf(definition, trade), text: fieldValueText(definition, value, trade) }]
  })
}

export function fieldValueText(definition: TradeField, value: FieldValues[string], trade: Trade): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') {
    const [number, unit] = [new Intl.NumberFormat(locale).format(value), unitOf(definition, trade)]
    return unit ? words.amount(number, unit) : number
  }
  if (definition.type === 'date' && typeof value === 'string') return formatDay(value)
  return shortListOf([value].flat().map((one) => optionName(definition, one, trade)))
}

function optionName({ options }: TradeField, key: string, trade: Trade): string {
  const option = options.find((each) => each.key === key)
  return option ? nameOf(option, trade) : key
}

/** What cards show: the names of options and of what is true; of anything else also what it is. */
export function cardTexts(definitions: readonly TradeField[], fields: FieldValues, trade: Trade): string[] {
  const onCards = definitions.filter(({ on_cards }) => on_cards)
  return onCards.flatMap((definition) => {
    const value = fields[definition.key]
    if (value === undefined || value === false) return []
    const name = nameOf(definition, trade)
    if (value === true) return [name]
    if (definition.options.length > 0) return [value].flat().map((key) => optionName(definition, String(key), trade))
    return [words.fact(name, fieldValueText(definition, value, trade))]
  })
}
