/** Texts of categories and custom fields in forms, filters and pages. */
export const words = {
  none: 'Not specified',
  yes: 'Yes',
  no: 'No',
  any: 'Any',
  from: (name: string) => `${name}: from`,
  to: (name: string) => `${name}: to`,
  fact: (name: string, text: string) => `${name}: ${text}`,
  /** A number with what it counts. */
  amount: (number: string, unit: string) => `${number} ${unit}`,
  within: (parent: string, category: string) => `${parent}: ${category}`,
  more: 'More details',
}
