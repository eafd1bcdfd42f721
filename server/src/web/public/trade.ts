import type { Site } from '../../platform/kernel/site.ts'
import {
  categoryOf,
  definitionsOf,
  type FieldDefinition,
  type FieldKind,
  type Fields,
  type FieldValue,
  flatCategories,
  inUse,
  type Named,
  textIn,
  valueIn,
} from '../../platform/kernel/trade.ts'

// How public pages show categories and custom fields.

/** The name in the reader's language, or else in the marketplace's default language. */
export function nameOf({ language, languages }: Site, { key, names }: Pick<Named, 'key' | 'names'>): string {
  return textIn(names, language, languages.default) ?? key
}

/** The category of a gig by name; free text as it is. */
export function categoryName(site: Site, category: string): string {
  const known = categoryOf(site.trade, category)
  return known ? nameOf(site, known) : category
}

/** The categories to choose from, by key, and the chosen one even if it's no longer in use. */
export function categoryChoices(site: Site, chosen: string | undefined): Record<string, string> {
  const entries = inUse(flatCategories(site.trade)).map((category) => {
    const name = nameOf(site, category)
    return [category.key, category.parent ? site.words.fields.within(nameOf(site, category.parent), name) : name]
  })
  const choices = Object.fromEntries(entries)
  return !chosen || Object.hasOwn(choices, chosen) ? choices : { ...choices, [chosen]: categoryName(site, chosen) }
}

/** The name of a field, with the unit of a number. */
export function labelOf(site: Site, definition: FieldDefinition): string {
  const unit = unitOf(site, definition)
  return unit === undefined ? nameOf(site, definition) : `${nameOf(site, definition)} (${unit})`
}

/** The fields that have a value, by name, in the order of the definitions. */
export function fieldFacts(site: Site, kind: FieldKind, fields: Fields): (readonly [term: string, text: string])[] {
  return definitionsOf(site.trade, kind).flatMap((definition) => {
    const value = valueIn(fields, definition.key)
    return value === undefined ? [] : [[nameOf(site, definition), valueText(site, definition, value)] as const]
  })
}

/** What cards show of fields: the names of options and of what is true; of anything else also what it is. */
export function cardTexts(site: Site, kind: FieldKind, fields: Fields): string[] {
  const onCards = definitionsOf(site.trade, kind).filter(({ on_cards }) => on_cards)
  const texts = onCards.flatMap((definition) => {
    const value = valueIn(fields, definition.key)
    if (value === undefined || value === false) return []
    if (value === true) return [nameOf(site, definition)]
    if (definition.options.length > 0) return optionNames(site, definition, value)
    return [site.words.fields.fact(nameOf(site, definition), valueText(site, definition, value))]
  })
  return texts.slice(0, CARD_TEXTS_MAX)
}

const CARD_TEXTS_MAX = 6

function valueText(site: Site, definition: FieldDefinition, value: FieldValue): string {
  const { formats, words } = site
  if (typeof value === 'boolean') return value ? words.fields.yes : words.fields.no
  if (typeof value === 'number') {
    return [formats.number(value), unitOf(site, definition)].filter((part) => part !== undefined).join(' ')
  }
  if (definition.type === 'date') return formats.day(String(value))
  return definition.options.length > 0 ? formats.list(optionNames(site, definition, value)) : String(value)
}

function optionNames(site: Site, { options }: FieldDefinition, value: FieldValue): string[] {
  return [value].flat().map((key) => {
    const option = options.find((each) => each.key === key)
    return option ? nameOf(site, option) : String(key)
  })
}

function unitOf({ language, languages }: Site, { units }: FieldDefinition): string | undefined {
  return textIn(units, language, languages.default)
}
