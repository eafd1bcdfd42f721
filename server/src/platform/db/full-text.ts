import { type Sql, sql } from './sql.ts'

/** Search words in web syntax as a query. PostgreSQL raises an error for many dashes in a row, so a run counts as one. */
export function tsqueryFrom(words: string): Sql {
  return sql`websearch_to_tsquery('english', ${words.replace(/-(?:\s*-)+/g, '-')})`
}
