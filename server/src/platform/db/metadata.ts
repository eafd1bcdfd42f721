import type { UserId } from '../kernel/ids.ts'
import { type Sql, sql } from './sql.ts'

/** Conditions that match rows with all of these values in the reader's metadata; none if there's nothing to match. */
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
