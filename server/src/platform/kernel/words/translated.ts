/** What the same words are in another language: everything that the English ones have, with other texts. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Given) => infer Made
    ? (...args: Given) => Translated<Made>
    : { readonly [Name in keyof T]: Translated<T[Name]> }
