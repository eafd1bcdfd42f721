import type { Names, Trade, TradeField } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { words } from '../words/fields.ts'
import { inUse } from './field-search.ts'
import { tradeQuery } from './queries.ts'

/** What the marketplace trades in; nothing until it's loaded. */
export function useTrade(): Trade {
  return useQuery(tradeQuery).data ?? EMPTY_TRADE
}

const EMPTY_TRADE: Trade = { categories: [], gig_fields: [], profile_fields: [], languages: ['en'], version: 0 }

/** A text in the page's language, else in the marketplace's default language. */
export function textIn(names: Names, { languages }: Pick<Trade, 'languages'>): string | undefined {
  const language = document.documentElement.lang as keyof Names
  return names[language] ?? names[languages[0] ?? 'en'] ?? Object.values(names)[0]
}

/** A field's or an option's name; the key if it has none. */
export function nameOf({ key, names }: { key: string; names: Names }, trade: Pick<Trade, 'languages'>): string {
  return textIn(names, trade) ?? key
}

/** The category of a gig by name; free text as it is. */
export function categoryName(trade: Trade, category: string): string {
  for (const parent of trade.categories) {
    const found = [parent, ...parent.children].find(({ key }) => key === category)
    if (found) return nameOf(found, trade)
  }
  return category
}

/** The categories that can be chosen, by key; those below another one after it, with its name. */
export function categoryChoices(trade: Trade): Record<string, string> {
  const choices = inUse(trade.categories).flatMap((parent) => [
    [parent.key, nameOf(parent, trade)],
    ...inUse(parent.children).map((child) => [child.key, words.within(nameOf(parent, trade), nameOf(child, trade))]),
  ])
  return Object.fromEntries(choices)
}

/** What a field shows behind a number. */
export function unitOf({ units }: TradeField, trade: Trade): string | undefined {
  return textIn(units, trade)
}
