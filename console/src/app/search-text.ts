import { fractionDigits } from '../ui/amounts.ts'
import { currency } from './currency.ts'

/** Words in a URL; undefined if there are none. The router parses numbers in URLs as numbers. */
export function searchText(value: unknown): string | undefined {
  const words = typeof value === 'number' ? String(value) : value
  return typeof words === 'string' && words.trim() !== '' ? words.trim().slice(0, 200) : undefined
}

/** The words of a parameter that can be repeated; on the public pages, people separate them with commas. */
export function searchTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .flatMap((each) => searchText(each)?.split(',') ?? [])
    .flatMap((each) => searchText(each) ?? [])
    .slice(0, 20)
}

/** An amount in a URL, in the currency's units, as on the public pages: `50`, `50.5`, `50,5`. */
export function searchAmount(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^\d{1,12}([.,]\d{1,2})?$/.test(text)) return undefined
  return Number(text.replace(',', '.'))
}

export function centsOf(amount: number): number {
  return Math.round(amount * 10 ** fractionDigits(currency()))
}

export function amountOf(cents: number | null): number | undefined {
  return cents === null || Number.isNaN(cents) ? undefined : cents / 10 ** fractionDigits(currency())
}
