import type { fields as english } from '../en/fields.ts'
import type { Translated } from '../translated.ts'

/** Categories and custom fields. */
export const fields: Translated<typeof english> = {
  yes: 'Ja',
  no: 'Nein',
  from: (name) => `${name} ab`,
  to: (name) => `${name} bis`,
  fact: (name, text) => `${name}: ${text}`,
  within: (parent, category) => `${parent}: ${category}`,
}
