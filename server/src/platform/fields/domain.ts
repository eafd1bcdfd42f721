import {
  type FieldChanges,
  type FieldDefinition,
  type Fields,
  type FieldValue,
  type Names,
  shownFields,
  valueIn,
} from '../kernel/trade.ts'

/** Values of a filter by custom fields: by key, or by key with `.min` or `.max`, as sent in a query or a body. */
export type FieldFilter = Readonly<Record<string, FieldValue>>

/** What a field has to be: one of these values, or within these limits. */
export type FieldCondition = { key: string } & (
  | { oneOf: readonly (string | boolean)[] }
  | { min: number | string | null; max: number | string | null }
)

/**
 * The changes that set something new. Values that are stored stay valid until they change, even if they're no longer offered, so
 * that clients can send back what they've read.
 */
export function newValuesIn(changes: FieldChanges, before: Fields): FieldChanges {
  const entries = Object.entries(changes).flatMap(([key, value]): [string, FieldValue | null][] => {
    const stored = valueIn(before, key)
    if (Array.isArray(value) && Array.isArray(stored)) return [[key, value.filter((item) => !stored.includes(item))]]
    return stored !== undefined && value === stored ? [] : [[key, value]]
  })
  return Object.fromEntries(entries)
}

/** The fields after changes. An empty list means the same as no value. */
export function mergeFields(before: Fields, changes: FieldChanges): Fields {
  const entries = Object.entries({ ...before, ...changes })
  return Object.fromEntries(
    entries.filter((entry): entry is [string, FieldValue] => entry[1] !== null && !isEmptyList(entry[1])),
  )
}

function isEmptyList(value: FieldValue): boolean {
  return Array.isArray(value) && value.length === 0
}

/** Whether a field is filtered by its limits instead of its values. */
function isFilteredByRange({ type }: Pick<FieldDefinition, 'type'>): boolean {
  return type === 'number' || type === 'date'
}

/** The names of a field's filters: itself, or its limits. */
export function filterNamesOf(definition: Pick<FieldDefinition, 'key' | 'type'>): string[] {
  const { key } = definition
  return isFilteredByRange(definition) ? [`${key}.min`, `${key}.max`] : [key]
}

/** The filter with the types that its fields have, since values in a query are text. What doesn't fit stays as it is. */
export function typedFilter(definitions: readonly FieldDefinition[], filter: FieldFilter): FieldFilter {
  const types = new Map(definitions.map(({ key, type }) => [key, type]))
  const entries = Object.entries(filter).map(([name, value]) => [name, typedValue(types.get(fieldKeyOf(name)), value)])
  return Object.fromEntries(entries)
}

function typedValue(type: FieldDefinition['type'] | undefined, value: FieldValue): FieldValue {
  if (type === 'choice' || type === 'choices') return typeof value === 'string' ? value.split(',') : value
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  if (type === 'number' && typeof value === 'string' && NUMBER.test(value)) return Number(value)
  return value
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/

/** The fields that a filter names, each once. */
export function fieldKeysIn(filter: FieldFilter): string[] {
  return [...new Set(Object.keys(filter).map(fieldKeyOf))]
}

/** The field that a filter's name refers to: `pages` of `pages.min`. */
function fieldKeyOf(name: string): string {
  return name.replace(/\.(min|max)$/, '')
}

/** What a valid filter asks for. */
export function conditionsOf(definitions: readonly FieldDefinition[], given: FieldFilter = {}): FieldCondition[] {
  const filter = typedFilter(definitions, given)
  const keys = new Set(fieldKeysIn(filter))
  return definitions
    .filter(({ key }) => keys.has(key))
    .map((definition) => {
      const { key } = definition
      if (!isFilteredByRange(definition)) return { key, oneOf: [valueIn(filter, key)].flat() as (string | boolean)[] }
      return { key, min: limitIn(filter, `${key}.min`), max: limitIn(filter, `${key}.max`) }
    })
}

function limitIn(filter: FieldFilter, name: string): number | string | null {
  const value = valueIn(filter, name)
  return typeof value === 'number' || typeof value === 'string' ? value : null
}

/** The conditions as a predicate of SQL/JSON path, which fields have to match. */
export function jsonPathOf(conditions: readonly FieldCondition[]): string {
  return conditions.map((condition) => `(${predicateOf(condition)})`).join(' && ')
}

function predicateOf(condition: FieldCondition): string {
  const value = `$.${JSON.stringify(condition.key)}`
  if ('oneOf' in condition) return condition.oneOf.map((one) => `${value}[*] == ${JSON.stringify(one)}`).join(' || ')
  const { min, max } = condition
  const limits = [
    ...(min === null ? [] : [`${value} >= ${JSON.stringify(min)}`]),
    ...(max === null ? [] : [`${value} <= ${JSON.stringify(max)}`]),
  ]
  return limits.join(' && ')
}

/** The texts of fields for full-text search: what people entered, and the names of the options they chose, in every language. */
export function searchTextsIn(
  definitions: readonly FieldDefinition[],
  fields: Fields,
): { entered: string[]; chosen: string[] } {
  const shown = shownFields(definitions, fields)
  const values = definitions.flatMap(({ key, type, options }) =>
    [valueIn(shown, key) ?? []].flat().map((value) => ({ type, options, value })),
  )
  return {
    entered: values.filter(({ type }) => type === 'text').map(({ value }) => String(value)),
    chosen: values.flatMap(({ options, value }) =>
      distinctNames(options.find(({ key }) => key === value)?.names ?? {}),
    ),
  }
}

/** The texts of all languages, each once. */
export function distinctNames(names: Names): string[] {
  return [...new Set(Object.values(names))]
}
