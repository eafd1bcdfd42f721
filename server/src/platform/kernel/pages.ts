/** Which page of a list: `after` has the sort values of the last row of the previous page. */
export interface PageRequest {
  limit: number
  after: readonly string[] | null
  /** Called with the length of the whole list if the caller asked for it. */
  onCount?: (count: ListCount) => void
}

/** How many rows a list has; `isCapped` if it has more. */
export interface ListCount {
  count: number
  isCapped: boolean
}

/** Counting any further isn't worth the time. */
export const COUNT_MAX = 1_000

/** The count of a list, given the number of rows counted up to one more than the maximum. */
export function countOf(rows: number): ListCount {
  return { count: Math.min(rows, COUNT_MAX), isCapped: rows > COUNT_MAX }
}

/** Where to start in a feed: after this event, after this position, or with new events only. */
export interface FeedStart {
  after: readonly string[] | 'latest' | null
  lastEventId?: string | null
}

/** A page of a list; `next` has the sort values of its last row if more rows follow. */
export interface Page<Row> {
  rows: Row[]
  next: readonly string[] | null
}

/** Whether a query has any of these parameters. */
export function isAnySet(...parameters: readonly unknown[]): boolean {
  return parameters.some((parameter) => parameter !== undefined)
}

/** Makes a page from rows fetched with `limit + 1`; an extra row means that more follow. */
export function pageOf<Row>(fetched: Row[], limit: number, sortValues: (row: Row) => readonly string[]): Page<Row> {
  const rows = fetched.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: fetched.length > limit && last !== undefined ? sortValues(last) : null }
}
