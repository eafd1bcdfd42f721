import type { fields as english } from '../en/fields.ts'
import type { Translated } from '../translated.ts'

/** Categories and custom fields. */
export const fields: Translated<typeof english> = {
  yes: 'Oui',
  no: 'Non',
  from: (name) => `${name}, à partir de`,
  to: (name) => `${name}, jusqu’à`,
  fact: (name, text) => `${name} : ${text}`,
  within: (parent, category) => `${parent} : ${category}`,
}
