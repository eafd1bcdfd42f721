import type { words as english } from '../fields.ts'
import type { Translated } from '../translated.ts'

/** Texts of categories and custom fields in forms, filters and pages. */
export const words: Translated<typeof english> = {
  none: 'Sin especificar',
  yes: 'Sí',
  no: 'No',
  any: 'Cualquiera',
  from: (name) => `${name} desde`,
  to: (name) => `${name} hasta`,
  fact: (name, text) => `${name}: ${text}`,
  amount: (number, unit) => `${number} ${unit}`,
  within: (parent, category) => `${parent}: ${category}`,
  more: 'Más detalles',
}
