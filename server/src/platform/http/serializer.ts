import compileSerializer, { type Schema } from 'fast-json-stringify'
import type { TSchema } from 'typebox'
import { lazy } from '../kernel/lazy.ts'

/** Writes answers of a shape as JSON. Compiled with the first answer: a start compiles no shapes. */
export function serializerOf(shape: TSchema): (answer: unknown) => string {
  const compiled = lazy(() => compileSerializer(shape as Schema))
  return (answer) => compiled()(answer)
}
