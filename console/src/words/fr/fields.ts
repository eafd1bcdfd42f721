import type { words as english } from '../fields.ts'
import type { Translated } from '../translated.ts'

/** Texts of categories and custom fields in forms, filters and pages. */
export const words: Translated<typeof english> = {
  none: 'Non précisé',
  yes: 'Oui',
  no: 'Non',
  any: 'Peu importe',
  from: (name) => `${name}, à partir de`,
  to: (name) => `${name}, jusqu’à`,
  fact: (name, text) => `${name} : ${text}`,
  amount: (number, unit) => `${number} ${unit}`,
  within: (parent, category) => `${parent} : ${category}`,
  more: 'Informations complémentaires',
}
