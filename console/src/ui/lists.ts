import { locale } from './locale.ts'

const all = new Intl.ListFormat(locale)
const short = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })

/** “Ada, Bob, and Cy”, for a sentence. */
export function listOf(names: readonly string[]): string {
  return all.format(names)
}

/** “Ada, Bob, Cy”. */
export function shortListOf(names: readonly string[]): string {
  return short.format(names)
}
