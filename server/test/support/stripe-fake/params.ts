import { invalid } from './failures.ts'

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value }

/** What a request says. Paths have dots: `line_items.0.quantity`. */
export class Params {
  readonly values: { [name: string]: Value }

  constructor(values: { [name: string]: Value }) {
    this.values = values
  }

  at(path: string): Value | undefined {
    return path
      .split('.')
      .reduce<Value | undefined>(
        (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
        this.values,
      )
  }

  text(path: string): string | null {
    const value = this.at(path)
    if (value === undefined || value === '' || value === null) return null
    if (typeof value === 'object') throw invalid('parameter_invalid_string', `Invalid string`, nameOf(path))
    return String(value)
  }

  requiredText(path: string): string {
    const text = this.text(path)
    if (text === null) {
      throw invalid('parameter_missing', `Missing required param: ${nameOf(path)}.`, nameOf(path))
    }
    return text
  }

  whole(path: string): number | null {
    const text = this.text(path)
    if (text === null) return null
    if (!/^-?\d+$/.test(text)) throw invalid('parameter_invalid_integer', `Invalid integer: ${text}`, nameOf(path))
    return Number(text)
  }

  /** An amount of money, in the smallest unit. */
  amount(path: string): number | null {
    const amount = this.whole(path)
    if (amount !== null && amount < 1) {
      throw invalid('parameter_invalid_integer', 'This value must be greater than or equal to 1.', nameOf(path))
    }
    return amount
  }

  requiredAmount(path: string): number {
    this.requiredText(path)
    return this.amount(path) ?? 0
  }

  list(path: string): Value[] {
    const value = this.at(path)
    return Array.isArray(value) ? value : []
  }

  /** With Stripe's limits: 50 keys, names of 40 characters, values of 500. */
  metadata(path = 'metadata'): Record<string, string> {
    const value = this.at(path)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    const entries = Object.entries(value).map(([name, one]) => [name, String(one)] as const)
    if (entries.length > 50 || entries.some(([name, one]) => name.length > 40 || one.length > 500)) {
      throw invalid('parameter_invalid_string', 'Metadata can have 50 keys of 40 characters.', nameOf(path))
    }
    return Object.fromEntries(entries)
  }
}

/** `a[b][0]=c` becomes `{ a: { b: ['c'] } }`. */
export function parseForm(text: string): { [name: string]: Value } {
  const root: Group = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split('[').map((name) => name.replace(/\]$/, ''))
    const last = names.pop() ?? ''
    let place = root
    for (const name of names) {
      place[name] ??= {}
      place = place[name] as Group
    }
    // `expand[]=a&expand[]=b` has no indices.
    place[last === '' ? Object.keys(place).length : last] = value
  }
  return withLists(root) as Group
}

type Group = { [name: string]: Value }

/** An object with the names 0, 1, 2, … is a list. */
function withLists(value: Value): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, one]) => [name, withLists(one)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}

function nameOf(path: string): string {
  const [first, ...rest] = path.split('.')
  return `${first}${rest.map((name) => `[${name}]`).join('')}`
}
