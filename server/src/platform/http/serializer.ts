import compileSerializer, { type Schema } from 'fast-json-stringify'
import type { TSchema } from 'typebox'
import { lazy } from '../kernel/lazy.ts'

/** Writes responses of a shape as JSON. Compiled on first use, so that starting up compiles no shapes. */
export function serializerOf(shape: TSchema): (answer: unknown) => string {
  const compiled = lazy(() => compileSerializer(shape as Schema))
  return (answer) => compiled()(answer)
}
