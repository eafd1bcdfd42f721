/** What a list is asked for: how many rows, after which one. `after` holds the sort values of the last row seen. */
export interface PageRequest {
  limit: number
  after: readonly string[] | null
}

/** What a list answers: its rows, and the sort values of the last one when more rows follow. */
export interface Page<Row> {
  rows: Row[]
  next: readonly string[] | null
}

/** Cuts a page from rows that were fetched with `limit + 1`, so that one extra row tells whether more follow. */
export function pageOf<Row>(fetched: Row[], limit: number, sortValues: (row: Row) => readonly string[]): Page<Row> {
  const rows = fetched.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: fetched.length > limit && last !== undefined ? sortValues(last) : null }
}
