import { type Sql, sql } from './sql.ts'

/**
 * Search words in web syntax as a query. PostgreSQL raises an error for many dashes with nothing between them but spaces and
 * signs that it skips, so such a run counts as one.
 */
export function tsqueryFrom(words: string): Sql {
  return sql`websearch_to_tsquery('english', ${words.replace(DASHES, '-')})`
}

const DASHES = /-(?:[^\p{L}\p{N}"]*-)+/gu
