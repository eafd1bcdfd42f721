import type { Language } from './languages.ts'

/** What a marketplace trades in: the categories of its gigs, and the custom fields of gigs and profiles. */
export interface Trade {
  /** None: a gig's category is any text. */
  categories: readonly Category[]
  gig_fields: readonly FieldDefinition[]
  profile_fields: readonly FieldDefinition[]
}

/** What has custom fields. */
export const fieldKinds = ['gig', 'profile'] as const
export type FieldKind = (typeof fieldKinds)[number]

export const fieldTypes = ['text', 'number', 'choice', 'choices', 'boolean', 'date'] as const
export type FieldType = (typeof fieldTypes)[number]

/** A text in each language; readers of the others get the marketplace's default language. */
export type Names = Readonly<Partial<Record<Language, string>>>

/** Something with a name that stays in the data when it's retired. */
export interface Named {
  /** Doesn't change, since it's in the data. */
  key: string
  names: Names
  retired: boolean
}

export interface Category extends Named {
  children: readonly Named[]
}

/** A custom field. Limits are null, and options empty, for types without them. */
export interface FieldDefinition extends Named {
  type: FieldType
  /** What to enter, below the field in forms. */
  hints: Names
  /** Behind a number. */
  units: Names
  minimum: number | null
  maximum: number | null
  max_length: number | null
  options: readonly Named[]
  required: boolean
  on_cards: boolean
  filterable: boolean
}

/** The values of a gig's or a profile's custom fields by key. Retired fields keep their values. */
export type Fields = Readonly<Record<string, FieldValue>>
export type FieldValue = string | number | boolean | readonly string[]

/** Changes of fields; null clears one. */
export type FieldChanges = Readonly<Record<string, FieldValue | null>>

/** The keys of fields and categories whose names in the search index have to change. */
export interface Renamed {
  fields: readonly string[]
  categories: readonly string[]
}

export const defaultTrade: Trade = { categories: [], gig_fields: [], profile_fields: [] }

export const KEY_MAX_LENGTH = 40
/** How many fields of a kind can be in use. */
export const FIELDS_MAX = 30
/** How many there can be with retired ones. */
export const DEFINITIONS_MAX = 100
export const TEXT_MAX_LENGTH = 500
export const OPTIONS_MAX = 100
/** Numbers with more digits aren't exact in JSON. */
export const NUMBER_MAX = Number.MAX_SAFE_INTEGER

/** Whether a text can be the key of a field, an option or a category. */
export function isKey(text: string): boolean {
  return /^[a-z][a-z0-9_]*$/.test(text)
}

export function definitionsOf(trade: Trade, kind: FieldKind): readonly FieldDefinition[] {
  return kind === 'gig' ? trade.gig_fields : trade.profile_fields
}

export function inUse<N extends Named>(named: readonly N[]): N[] {
  return named.filter(({ retired }) => !retired)
}

/** The text in a language, else in the default one, else in any. */
export function textIn(texts: Names, language: Language, fallback: Language): string | undefined {
  return texts[language] ?? texts[fallback] ?? Object.values(texts)[0]
}

/** Every category with the one above it. A category is retired along with the one above. */
export function flatCategories({ categories }: Pick<Trade, 'categories'>): (Named & { parent: Category | null })[] {
  return categories.flatMap((parent) => [
    { ...parent, parent: null },
    ...parent.children.map((child) => ({ ...child, retired: child.retired || parent.retired, parent })),
  ])
}

/** A category by its key; undefined if there is none. */
export function categoryOf({ categories }: Pick<Trade, 'categories'>, key: string): Named | undefined {
  let known = categoriesByKey.get(categories)
  if (!known) {
    known = byKey(flatCategories({ categories }))
    categoriesByKey.set(categories, known)
  }
  return known.get(key)
}

// Lists of gigs look up many of them. The categories are another object after each change.
const categoriesByKey = new WeakMap<readonly Category[], ReadonlyMap<string, Named>>()

/** The first with each key. */
export function byKey<N extends Named>(named: readonly N[]): ReadonlyMap<string, N> {
  return new Map(named.toReversed().map((each) => [each.key, each]))
}

/** A category with those below it, which a filter by it includes. */
export function categoriesWithin({ categories }: Trade, key: string): string[] {
  const children = categories.find((category) => category.key === key)?.children ?? []
  return [key, ...children.map((child) => child.key)]
}

/** A field's value. Keys can be the names of what every object has, such as `constructor`. */
export function valueIn<V>(fields: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(fields, key) ? fields[key] : undefined
}

/** The values without those of retired fields, which no one sees. */
export function shownFields(definitions: readonly FieldDefinition[], fields: Fields): Record<string, FieldValue> {
  return Object.fromEntries(
    inUse(definitions).flatMap(({ key }) => {
      const value = valueIn(fields, key)
      return value === undefined ? [] : [[key, value]]
    }),
  )
}
