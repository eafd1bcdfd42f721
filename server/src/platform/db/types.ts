import pg from 'pg'
import { type Instant, instantOf } from '../kernel/time.ts'

/** How column values are parsed: `int8` as a checked number, timestamps as the text the API uses, dates unchanged. */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')
  },
} as pg.CustomTypesConfig

const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: parseInt8,
  [pg.types.builtins.TIMESTAMPTZ]: parseTimestamptz,
  [pg.types.builtins.DATE]: (text) => text,
}

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range of a JavaScript integer: ${text}`)
  return value
}

// Sessions run in UTC, where the server writes `2026-11-14 23:55:00.12+00`. Converted without a `Date`, which is faster.
function parseTimestamptz(text: string): Instant {
  if (!text.endsWith('+00')) return instantOf(Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')))
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z` as Instant
}
