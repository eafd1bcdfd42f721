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

/** A list's items with one moved by a place. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const next = [...items]
  const [item] = next.splice(index, 1)
  if (item !== undefined) next.splice(index + by, 0, item)
  return next
}

/** A list's items with one replaced, or added after the last one. */
export function replaced<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return index < items.length ? items.map((each, at) => (at === index ? item : each)) : [...items, item]
}

/** The change of one list. */
export function changeOf(list: TradeList, items: readonly (NewTradeCategory | NewTradeField)[]): TradeChanges {
  return { [list]: items }
}

/** The change of the categories below one of them. */
export function changeOfChildren(
  { categories }: OperatorTrade,
  parent: number,
  children: TradeCategory['children'],
): TradeChanges {
  return { categories: categories.map((category, index) => (index === parent ? { ...category, children } : category)) }
}

/** A key for programs, made from a name; empty if it has no letters that a key can have. */
export function keyFrom(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 40)
}

/** A key that none of the others has. */
export function freeKey(name: string, taken: readonly string[], fallback: string): string {
  const wanted = keyFrom(name) || fallback
  for (let number = 1; ; number++) {
    const key = number === 1 ? wanted : `${wanted.slice(0, 36)}_${number}`
    if (!taken.includes(key)) return key
  }
}

export function isChoice({ type }: Pick<TradeField, 'type'>): boolean {
  return type === 'choice' || type === 'choices'
}
