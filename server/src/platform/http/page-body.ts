/** The body of a page whose rows are already rendered as JSON. */
export function pageBody(rows: readonly string[], next: string | null): string {
  return `{"data":[${rows.join(',')}],"next_cursor":${JSON.stringify(next)}}`
}
