/** What a list adds to its first page if the request asks for a count. */
export interface PageCount {
  count: number
  count_capped: boolean
}

/** The body of a page whose rows are already rendered as JSON. */
export function pageBody(rows: readonly string[], next: string | null, counted?: PageCount): string {
  const count = counted ? `,"count":${counted.count},"count_capped":${counted.count_capped}` : ''
  return `{"data":[${rows.join(',')}],"next_cursor":${JSON.stringify(next)}${count}}`
}
