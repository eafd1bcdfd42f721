/** The custom fields of a marketplace, for `new Parley<{ gig: { certified?: boolean; languages?: ('en' | 'fr')[] } }>()`. */
export interface CustomFields {
  gig?: object
  profile?: object
}

/** A response with the custom fields of its kind; without any, as it is. */
export type WithFields<Shape, Fields extends CustomFields, Kind extends keyof CustomFields> =
  Fields extends Record<Kind, infer Own extends object> ? Omit<Shape, 'fields'> & { fields: Own } : Shape

/** The same for a request that changes some of them; null clears a field. */
export type WithFieldChanges<Shape, Fields extends CustomFields, Kind extends keyof CustomFields> =
  Fields extends Record<Kind, infer Own extends object>
    ? Omit<Shape, 'fields'> & { fields?: { [Key in keyof Own]?: Own[Key] | null } }
    : Shape

/** The same for the filters of a list. */
export type WithFieldFilter<Query, Fields extends CustomFields, Kind extends keyof CustomFields> =
  Fields extends Record<Kind, infer Own extends object> ? Omit<Query, 'fields'> & { fields?: FieldFilter<Own> } : Query

/** Values of choices and of yes/no fields by key; limits of numbers and dates by key with `.min` or `.max`. */
type FieldFilter<Own> = {
  [Key in keyof Own & string as IsRange<NonNullable<Own[Key]>> extends true
    ? `${Key}.min` | `${Key}.max`
    : Key]?: Wanted<NonNullable<Own[Key]>>
}

// Dates are texts of any kind, and choices are certain texts.
type IsRange<Value> = Value extends number ? true : string extends Value ? true : false

type Wanted<Value> = Value extends readonly (infer Item)[]
  ? Item | readonly Item[]
  : Value extends string
    ? string extends Value
      ? string
      : Value | readonly Value[]
    : Value
