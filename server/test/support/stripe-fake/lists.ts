import type Stripe from 'stripe'
import { invalid } from './failures.ts'
import type { Params } from './params.ts'
import { findAny, type State, withStatus } from './state.ts'

/** The parameters of every list. */
export const listParams = ['limit', 'starting_after', 'ending_before', 'created'] as const

/** A page of objects, the newest first. Each filter is a parameter that a field has to equal. */
export function listOf<T extends { id: string; created: number }>(
  objects: Iterable<T>,
  params: Params,
  url: string,
  filters: Record<string, (object: T) => unknown> = {},
): Stripe.ApiList<T> {
  const limit = params.whole('limit') ?? 10
  if (limit < 1 || limit > 100) throw invalid('parameter_invalid_integer', 'Limit must be from 1 to 100.', 'limit')
  const [after, before] = [params.text('starting_after'), params.text('ending_before')]
  const matching = [...objects].reverse().filter((object) => isCreatedIn(object, params) && matches(object))
  const placeOf = (id: string, param: string) => {
    const place = matching.findIndex((object) => object.id === id)
    if (place < 0) throw invalid('resource_missing', `No such object: '${id}'`, param)
    return place
  }
  if (before !== null) {
    const end = placeOf(before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', data: matching.slice(start, end), has_more: start > 0, url }
  }
  const start = after === null ? 0 : placeOf(after, 'starting_after') + 1
  const data = matching.slice(start, start + limit)
  return { object: 'list', data, has_more: start + limit < matching.length, url }

  function matches(object: T): boolean {
    return Object.entries(filters).every(([name, fieldOf]) => {
      const wanted = params.text(name)
      return wanted === null || fieldOf(object) === wanted
    })
  }
}

function isCreatedIn({ created }: { created: number }, params: Params): boolean {
  const bound = (name: string, holds: (limit: number) => boolean) => {
    const limit = params.whole(`created.${name}`)
    return limit === null || holds(limit)
  }
  return (
    bound('gt', (limit) => created > limit) &&
    bound('gte', (limit) => created >= limit) &&
    bound('lt', (limit) => created < limit) &&
    bound('lte', (limit) => created <= limit)
  )
}

/** Replaces the ids at the paths by the objects they name: `latest_charge.balance_transaction`, `data.source`. */
export function expand(state: State, answer: object, paths: readonly unknown[]): object {
  const expanded = structuredClone(answer)
  for (const path of paths) expandPath(state, expanded, String(path).split('.'), String(path))
  return expanded
}

function expandPath(state: State, place: object, [name = '', ...rest]: string[], path: string): void {
  const value: unknown = Reflect.get(place, name)
  if (Array.isArray(value)) {
    for (const one of value) if (rest.length > 0) expandPath(state, one, rest, path)
    return
  }
  if (value === null) return
  const next = typeof value === 'string' ? copyOf(state, value) : value
  if (typeof next !== 'object' || next === null) {
    throw invalid('property_cannot_be_expanded', `This property cannot be expanded (${path}).`, 'expand')
  }
  Reflect.set(place, name, next)
  if (rest.length > 0) expandPath(state, next, rest, path)
}

function copyOf(state: State, id: string): object | null {
  const transaction = state.transactions.get(id)?.transaction
  return structuredClone(transaction === undefined ? findAny(state, id) : withStatus(state, transaction))
}
