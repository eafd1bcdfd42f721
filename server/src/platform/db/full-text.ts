import { type Sql, sql } from './sql.ts'

/**
 * Turns search words in web syntax into a query. PostgreSQL fails on many dashes separated only by characters it skips, so such a
 * run counts as one.
 */
export function tsqueryFrom(words: string): Sql {
  return sql`websearch_to_tsquery('english', ${words.replace(DASHES, '-')})`
}

/**
 * Finds texts that contain every typed word, even as part of a longer word. For the few rows of one user, which don't need an
 * index.
 */
export function hasWords(text: Sql, typed: string): Sql {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  return sql`(select coalesce(bool_and(strpos(whole, lower(word)) > 0), true)
    from (select lower(${text}) as whole) as texts, unnest(${words}::text[]) as word)`
}

/** A prefix query for names, stored with weight A, as someone types them. Web search syntax has no meaning here. */
export function beginningsFrom(typed: string): Sql {
  const words = PLAIN.test(typed) ? typed.split(/\s+/).filter((word) => word !== '') : []
  return sql`to_tsquery('english', ${words.map((word) => `${word}:*A`).join(' & ')})`
}

const PLAIN = /^[\p{L}\p{N}\s]+$/u
const DASHES = /-(?:[^\p{L}\p{N}"]*-)+/gu
