import type { TObject } from 'typebox'
import { ONE_LINE, toOneLine } from '../kernel/one-line.ts'

/** A function that copies a value of the given shape and cleans its one-line fields; null if the shape has none. */
export function oneLineCleanerOf(shape: TObject): ((value: object) => object) | null {
  return cleanerOf(shape as Schema) as ((value: object) => object) | null
}

interface Schema {
  format?: string
  items?: Schema
  properties?: Record<string, Schema>
}

type Cleaner = (value: unknown) => unknown

// Values whose type doesn't match the shape stay as they are and fail validation.
function cleanerOf({ format, items, properties }: Schema): Cleaner | null {
  if (format === ONE_LINE) return (value) => (typeof value === 'string' ? toOneLine(value) : value)
  const cleanItem = items && cleanerOf(items)
  if (cleanItem) return (value) => (Array.isArray(value) ? value.map(cleanItem) : value)
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const clean = cleanerOf(field)
    return clean ? [{ name, clean }] : []
  })
  if (fields.length === 0) return null
  return (value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    const cleaned: Record<string, unknown> = { ...value }
    for (const { name, clean } of fields) if (Object.hasOwn(cleaned, name)) cleaned[name] = clean(cleaned[name])
    return cleaned
  }
}
