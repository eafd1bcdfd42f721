import type { fields as english } from '../en/fields.ts'
import type { Translated } from '../translated.ts'

/** Categories and custom fields. */
export const fields: Translated<typeof english> = {
  yes: 'Sí',
  no: 'No',
  from: (name) => `${name} desde`,
  to: (name) => `${name} hasta`,
  fact: (name, text) => `${name}: ${text}`,
  within: (parent, category) => `${parent}: ${category}`,
}
