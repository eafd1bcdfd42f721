import type { Html } from '../html.ts'

/** What the same words are in another language: everything that the English ones have, with other texts. */
export type Translated<T> = T extends string
  ? string
  : [T, Html] extends [Html, T]
    ? Html
    : T extends (...args: infer Given) => infer Made
      ? (...args: Given) => Translated<Made>
      : { readonly [Name in keyof T]: Translated<T[Name]> }
