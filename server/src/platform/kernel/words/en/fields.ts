/** Categories and custom fields. */
export const fields = {
  yes: 'Yes',
  no: 'No',
  from: (name: string) => `${name}: from`,
  to: (name: string) => `${name}: to`,
  fact: (name: string, text: string) => `${name}: ${text}`,
  within: (parent: string, category: string) => `${parent}: ${category}`,
}
