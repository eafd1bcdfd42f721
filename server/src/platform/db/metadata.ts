import type { UserId } from '../kernel/ids.ts'
import { type Sql, sql } from './sql.ts'

/** The conditions that a row has all of these values in the metadata of the reader; none if nothing is wanted. */
export function metadataConditions(
  subjectId: Sql,
  reader: UserId,
  wanted: Readonly<Record<string, string>> | undefined,
): Sql[] {
  return Object.entries(wanted ?? {}).map(
    ([key, value]) => sql`${subjectId} in (
      select subject_id from metadata where owner_id = ${reader} and key = ${key} and value = ${value})`,
  )
}
