import type { TSchema } from 'typebox'

/** A schema reduced to what a model needs to fill it in, because every word is read again in every conversation. */
export function slim(schema: TSchema): Record<string, unknown> {
  const {
    type,
    description,
    properties,
    required,
    items,
    enum: values,
    anyOf,
    minimum,
    maximum,
    minLength,
    maxLength,
  } = schema as Schema
  const { additionalProperties, maxItems, format } = schema as Schema
  // `null` means that a value isn't set, which is the same as omitting the field.
  const [only, ...others] = (anyOf ?? []).filter((one) => one.type !== 'null')
  if (only && others.length === 0) return { ...slim(only as TSchema), ...(description && { description }) }
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : type
  return {
    type: Array.isArray(types) && types.length === 1 ? types[0] : types,
    ...(description && { description }),
    ...(values && { enum: values.filter((value) => value !== null) }),
    ...(format !== undefined && SHOWN_FORMATS.includes(format) && { format }),
    ...(minimum !== undefined && minimum !== 0 && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(minLength !== undefined && minLength > 1 && { minLength }),
    ...(maxLength !== undefined && maxLength < LONG && !/_…/.test(description ?? '') && { maxLength }),
    ...(maxItems !== undefined && { maxItems }),
    ...(items && { items: slim(items as TSchema) }),
    ...(properties && { properties: mapValues(properties, (one) => slim(one as TSchema)) }),
    ...(required && required.length > 0 && { required }),
    ...(additionalProperties === false && { additionalProperties }),
  }
}

interface Schema {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: (string | null)[]
  anyOf?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  format?: string
  additionalProperties?: boolean
}

const SHOWN_FORMATS = ['date', 'date-time', 'uri']
// No one writes text like this by accident.
const LONG = 1_000

function mapValues<T, U>(object: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]))
}
