import type {
  NewTradeCategory,
  NewTradeField,
  OperatorTrade,
  TradeCategory,
  TradeChanges,
  TradeField,
} from '@parley/sdk'

export type FieldList = 'gig_fields' | 'profile_fields'
export type TradeList = 'categories' | FieldList

/** A list's items with one moveItem by a place. */
export function moveItem<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const next = [...items]
  const [item] = next.splice(index, 1)
  if (item !== undefined) next.splice(index + by, 0, item)
  return next
}

/** A list's items with one replaceOrAdd, or added after the last one. */
export function replaceOrAdd<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return index < items.length ? items.map((each, at) => (at === index ? item : each)) : [...items, item]
}

/** Replaces one list. */
export function listChange(list: TradeList, items: readonly (NewTradeCategory | NewTradeField)[]): TradeChanges {
  return { [list]: items }
}

/** Replaces the subcategories of a category. */
export function subcategoryChange(
  { categories }: OperatorTrade,
  parent: number,
  children: TradeCategory['children'],
): TradeChanges {
  return { categories: categories.map((category, index) => (index === parent ? { ...category, children } : category)) }
}

/** A key made from a name; empty if the name has no letters that a key can have. */
export function keyFrom(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 40)
}

/** A key made from a name that isn't taken. */
export function uniqueKey(name: string, taken: readonly string[], fallback: string): string {
  const wanted = keyFrom(name) || fallback
  for (let number = 1; ; number++) {
    const key = number === 1 ? wanted : `${wanted.slice(0, 36)}_${number}`
    if (!taken.includes(key)) return key
  }
}

export function isChoice({ type }: Pick<TradeField, 'type'>): boolean {
  return type === 'choice' || type === 'choices'
}

/** The values of a form that has one at a path such as `categories.2.children.0`. */
export function valuesAt(path: string, value: unknown): Record<string, unknown> {
  return path.split('.').reduceRight<unknown>((inner, name) => {
    if (!/^\d+$/.test(name)) return { [name]: inner }
    const list: unknown[] = []
    list[Number(name)] = inner
    return list
  }, value) as Record<string, unknown>
}
