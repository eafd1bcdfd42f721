import type { TSchema } from 'typebox'
import { Components, type Json } from './components.ts'
import type { OpenApiDocument } from './openapi-areas.ts'

/** The document with the custom fields that gigs and profiles have in this marketplace. */
export function withFields<D extends OpenApiDocument>(
  document: D,
  shapes: Iterable<readonly [title: string, shape: TSchema]>,
): D {
  const { schemas = {} } = document.components
  const own = Array.from(shapes, ([title, shape]) => {
    const { description } = schemas[title] as Json
    return [title, { description, ...new Components().schemaOf(shape) }]
  })
  return { ...document, components: { ...document.components, schemas: { ...schemas, ...Object.fromEntries(own) } } }
}
