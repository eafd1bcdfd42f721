/** The body of a page whose rows are JSON already. */
export function pageBody(rendered: readonly string[], next: string | null): string {
  return `{"data":[${rendered.join(',')}],"next_cursor":${JSON.stringify(next)}}`
}
