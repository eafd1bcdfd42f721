/** A page whose rows are JSON already, with commas between those of each part. */
export function pageBody(parts: readonly Buffer[], next: string | null): Buffer {
  const rows = parts.flatMap((part, index) => (index === 0 ? part : [COMMA, part]))
  return Buffer.concat([PAGE_START, ...rows, Buffer.from(`],"next_cursor":${JSON.stringify(next)}}`)])
}

const PAGE_START = Buffer.from('{"data":[')
const COMMA = Buffer.from(',')
