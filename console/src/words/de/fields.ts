import type { words as english } from '../fields.ts'
import type { Translated } from '../translated.ts'

/** Texts of categories and custom fields in forms, filters and pages. */
export const words: Translated<typeof english> = {
  none: 'Keine Angabe',
  yes: 'Ja',
  no: 'Nein',
  any: 'Beliebig',
  from: (name) => `${name} ab`,
  to: (name) => `${name} bis`,
  fact: (name, text) => `${name}: ${text}`,
  amount: (number, unit) => `${number} ${unit}`,
  within: (parent, category) => `${parent}: ${category}`,
  more: 'Weitere Angaben',
}
