import type { GigFieldFilter, TradeField } from '@parley/sdk'
import { searchText, searchTexts } from './search-text.ts'

/**
 * Filters by custom fields in a URL: `fields.certified=true`, `fields.pages.min=10`. Which fields there are is known only once
 * they're loaded, so this keeps whatever could be one, and the types of URLs know nothing about them.
 */
export function parseFieldSearch(raw: Record<string, unknown>): object {
  const entries = Object.entries(raw).flatMap(([name, value]) => {
    const valid = NAME.test(name) ? valueFrom(value) : undefined
    return valid === undefined ? [] : [[name, valid]]
  })
  return Object.fromEntries(entries.slice(0, FILTERS_MAX))
}

const NAME = /^fields\.[a-z][a-z0-9_]*(\.(min|max))?$/
const PREFIX = 'fields.'
const FILTERS_MAX = 60

function valueFrom(value: unknown): boolean | number | string | string[] | undefined {
  if (typeof value === 'boolean' || typeof value === 'number') return value
  const texts = searchTexts(value)
  return Array.isArray(value) ? (texts.length > 0 ? texts : undefined) : searchText(value)
}

/** The filters in a URL without those by custom fields. */
export function withoutFields<Search extends object>(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !name.startsWith(PREFIX))) as Search
}

/** What to request: the filters that fit the marketplace's fields. */
export function fieldFilterFrom(definitions: readonly TradeField[], search: object): GigFieldFilter | undefined {
  const given = new Map<string, unknown>(Object.entries(search))
  const entries = inUse(definitions)
    .filter(({ filterable }) => filterable)
    .flatMap((definition) =>
      filterNamesOf(definition).flatMap((name) => {
        const value = validValue(definition, given.get(PREFIX + name))
        return value === undefined ? [] : [[name, value] as const]
      }),
    )
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** The names of a field's filters: itself, or its limits. */
export function filterNamesOf({ key, type }: TradeField): string[] {
  return type === 'number' || type === 'date' ? [`${key}.min`, `${key}.max`] : [key]
}

function validValue({ type, options }: TradeField, value: unknown): GigFieldFilter[string] | undefined {
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined
  if (type === 'number') return typeof value === 'number' ? value : undefined
  if (type === 'date') return isDay(value) ? value : undefined
  const keys = searchTexts(value).filter((key) => inUse(options).some((option) => option.key === key))
  return keys.length > 0 ? keys : undefined
}

/** Filters as a URL expresses them. */
export function fieldSearchFrom(filter: GigFieldFilter = {}): object {
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [PREFIX + name, value]))
}

export function inUse<Item extends { retired: boolean }>(items: readonly Item[]): Item[] {
  return items.filter(({ retired }) => !retired)
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
}
