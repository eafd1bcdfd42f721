import { type Static, type TProperties, type TSchema, Type } from 'typebox'
import Format from 'typebox/format'
import { isHttpsUrl } from '../kernel/https-url.ts'
import type { Prefix } from '../kernel/ids.ts'
import { isBlank } from '../kernel/one-line.ts'
import { parseDate, parseInstant } from '../kernel/time.ts'

// The building blocks of all shapes. A shape with a `title` becomes a named component of the OpenAPI document.

Format.Set('date-time', (text) => parseInstant(text) !== null)
Format.Set('uri', isHttpsUrl)
Format.Set('time-zone', isTimeZone)
Format.Set('date', (text) => parseDate(text) !== null)

/** The format of a text that is shown in one line. The fields of a request with this format are cleaned before validation. */
export const ONE_LINE = 'one-line'
// An empty text passes here, because it is reported as too short.
Format.Set(ONE_LINE, (text) => text === '' || !isBlank(text))

/** An object that allows no other fields. */
export function Strict<P extends TProperties>(properties: P, options: { title?: string; description?: string } = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options })
}

/** Text between two lengths. */
export function Text(
  minLength: number,
  maxLength: number,
  options: { description?: string; examples?: string[] } = {},
) {
  return Type.String({ minLength, maxLength, ...options })
}

/** Text of one line between two lengths, such as a title: without control, bidirectional and invisible characters, and not blank. */
export function Line(
  minLength: number,
  maxLength: number,
  options: { description?: string; examples?: string[] } = {},
) {
  return Type.String({ format: ONE_LINE, minLength, maxLength, ...options })
}

/** A whole number between two bounds. Both are required, so that every number is bounded. */
export function Whole(minimum: number, maximum: number, options: { description?: string; default?: number } = {}) {
  return Type.Integer({ minimum, maximum, ...options })
}

export function OneOf<const T extends string>(values: readonly T[], options: { description?: string } = {}) {
  return Type.Unsafe<T>({ type: 'string', enum: [...values], ...options })
}

/** An id of the given kind in an answer. */
export function IdOut(prefix: Prefix, description?: string) {
  return Type.String({ ...(description && { description }), examples: [exampleId(prefix)] })
}

/** An id in a request. Any text is valid here; an id of the wrong form leads to 404 instead of 422. */
export function IdIn(prefix: Prefix, description?: string) {
  return Type.String({ maxLength: 100, ...(description && { description }), examples: [exampleId(prefix)] })
}

export function Timestamp(description?: string) {
  return Type.String({
    format: 'date-time',
    ...(description && { description }),
    examples: ['2026-11-14T23:55:00.000Z'],
  })
}

/** The URL of a web page that is shown to other users. */
export function HttpsUrl() {
  return Type.String({ format: 'uri', maxLength: 2_000, examples: ['https://ada.example/work'] })
}

/** A day without a time zone. */
export function CalendarDate(description?: string) {
  return Type.String({ format: 'date', ...(description && { description }), examples: ['2026-12-01'] })
}

/** The same shape, or null. Written as a list of types, which validates and serialises faster than `anyOf`. */
export function Nullable<S extends TSchema & { type: string; enum?: unknown[] }>(schema: S) {
  const { enum: values, ...rest } = schema
  return Type.Unsafe<Static<S> | null>({
    ...rest,
    type: [schema.type, 'null'],
    ...(values && { enum: [...values, null] }),
  })
}

export function ListOf<S extends TSchema>(
  items: S,
  maxItems: number,
  options: { description?: string; uniqueItems?: boolean } = {},
) {
  return Type.Array(items, { maxItems, ...options })
}

/** The answer to a deletion. */
export const Deleted = Strict(
  {
    id: Type.String({ description: 'The id of the deleted resource.' }),
    deleted: Type.Unsafe<true>({ type: 'boolean', const: true }),
  },
  { title: 'Deleted' },
)

function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text })) && !/^[+-]/.test(text)
  } catch {
    return false
  }
}

function exampleId(prefix: Prefix): string {
  return `${prefix}_01kz3v9d6ye8tb2xw4qh5mrc7a`
}
