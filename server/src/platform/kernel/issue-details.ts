/** One problem that a request can have. */
export interface IssueDefinition {
  status: IssueStatus
  /** What's wrong. */
  meaning: string
  /** One sentence: what the caller can do about it. */
  remedy: string
  /** The names and kinds of `details`; a name ending with `?` is optional. */
  details?: Readonly<Record<string, DetailKind>>
}

export type IssueStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 412
  | 413
  | 414
  | 415
  | 416
  | 417
  | 422
  | 429
  | 431
  | 500
  | 503

/** The kinds of values in `details`, with their types. */
interface DetailTypes {
  text: string
  'text or null': string | null
  texts: readonly string[]
  time: string
  'time or null': string | null
  integer: number
  integers: readonly number[]
  boolean: boolean
  value: string | number
  values: readonly (string | number)[]
}

export type DetailKind = keyof DetailTypes

/** The type of `details` with these names and kinds. */
export type DetailsFrom<D> = {
  -readonly [Name in keyof D as Name extends `${string}?` ? never : Name]: D[Name] extends DetailKind
    ? DetailTypes[D[Name]]
    : never
} & {
  -readonly [Name in keyof D as Name extends `${infer Bare}?` ? Bare : never]?: D[Name] extends DetailKind
    ? DetailTypes[D[Name]] | undefined
    : never
}
