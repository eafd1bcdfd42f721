import type { Answer, Call, Caller } from './caller.ts'
import { demoTrade, type Value, type Values } from './trade.ts'

/** How the gigs and people of the demo market fit into what the marketplace trades in. */
export interface Fitting {
  /** None if the marketplace has no categories. */
  category: (wanted: string) => string | undefined
  gigFields: (wanted: Values) => Values
  profileFields: (wanted: Values) => Values
}

interface Definition {
  key: string
  type: 'text' | 'number' | 'choice' | 'choices' | 'boolean' | 'date'
  minimum: number | null
  maximum: number | null
  max_length: number | null
  required: boolean
  retired: boolean
  options: readonly { key: string; retired: boolean }[]
}

interface Setting {
  call: Call
  operator: Caller
  pick: <T>(choices: readonly T[]) => T
  /** The date, some days from today. */
  dateIn: (days: number) => string
}

/** Defines what the demo market trades in, unless the operator has already defined something: then gigs and people adapt to that. */
export async function fitIntoTrade({ call, operator, pick, dateIn }: Setting): Promise<Fitting> {
  const found = await call(operator, 'GET', '/operator/trade')
  const isEmpty = [found.categories, found.gig_fields, found.profile_fields].every(({ length }) => length === 0)
  const trade = isEmpty ? await call(operator, 'PATCH', '/operator/trade', demoTrade) : found
  const categories = inUse<Answer>(trade.categories).flatMap((parent) => keysOf([parent, ...parent.children]))
  return {
    category(wanted) {
      if (categories.length === 0) return undefined
      return categories.includes(wanted) ? wanted : pick(categories)
    },
    gigFields: (wanted) => fieldsOf(trade.gig_fields, wanted),
    profileFields: (wanted) => fieldsOf(trade.profile_fields, wanted),
  }

  function fieldsOf(definitions: readonly Definition[], wanted: Values): Values {
    const entries = inUse(definitions).map((definition) => {
      const value = fitted(definition, wanted[definition.key])
      return [definition.key, value === undefined ? example(definition) : value]
    })
    return Object.fromEntries(entries)
  }

  function example({ type, options, required, minimum, maximum, max_length }: Definition): Value {
    switch (type) {
      case 'choice':
        return pick(keysOf(options))
      case 'choices':
        return [pick(keysOf(options))]
      case 'boolean':
        return pick([true, false])
      case 'date':
        return dateIn(30)
      case 'number':
        return minimum ?? Math.min(maximum ?? 10, 10)
      case 'text':
        return required ? 'Example'.slice(0, max_length ?? undefined) : null
    }
  }
}

/** What of a value a field can have; undefined if it's none. */
function fitted(
  { type, options, required, minimum, maximum }: Definition,
  value: Value | undefined,
): Value | undefined {
  if (value === null) return required ? undefined : null
  if (typeof value === 'boolean') return type === 'boolean' ? value : undefined
  if (typeof value === 'number') {
    return type === 'number' && value >= (minimum ?? value) && value <= (maximum ?? value) ? value : undefined
  }
  const known = keysOf(options).filter((key) => type === 'choices' && value?.includes(key))
  return known.length > 0 ? known : undefined
}

function keysOf(items: readonly { key: string; retired: boolean }[]): string[] {
  return inUse(items).map(({ key }) => key)
}

function inUse<Item extends { retired: boolean }>(items: readonly Item[]): Item[] {
  return items.filter(({ retired }) => !retired)
}
