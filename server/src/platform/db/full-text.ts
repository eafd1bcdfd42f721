import { type Sql, sql } from './sql.ts'

/**
 * Search words in web syntax as a query. PostgreSQL raises an error for many dashes with nothing between them but spaces and
 * signs that it skips, so such a run counts as one.
 */
export function tsqueryFrom(words: string): Sql {
  return sql`websearch_to_tsquery('english', ${words.replace(DASHES, '-')})`
}

/** Finds texts in which every typed word occurs, even as a part of a word: for the few rows of one user, which need no index. */
export function hasWords(text: Sql, typed: string): Sql {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  return sql`(select coalesce(bool_and(strpos(whole, lower(word)) > 0), true)
    from (select lower(${text}) as whole) as texts, unnest(${words}::text[]) as word)`
}

/** A query for names, stored with weight A, while someone types them: words that begin so. Nothing for the syntax of web searches. */
export function beginningsFrom(typed: string): Sql {
  const words = PLAIN.test(typed) ? typed.split(/\s+/).filter((word) => word !== '') : []
  return sql`to_tsquery('english', ${words.map((word) => `${word}:*A`).join(' & ')})`
}

const PLAIN = /^[\p{L}\p{N}\s]+$/u
const DASHES = /-(?:[^\p{L}\p{N}"]*-)+/gu
