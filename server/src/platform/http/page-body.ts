import type { RenderedPage } from '../kernel/rendered.ts'

/** A page whose rows are JSON already. */
export function pageBody({ rendered, room }: Pick<RenderedPage, 'rendered' | 'room'>, next: string | null): Buffer {
  const end = `],"next_cursor":${JSON.stringify(next)}}`
  const [rows] = rendered
  if (rows && rendered.length === 1 && room && room.before >= START.length && room.behind >= end.length) {
    const body = Buffer.from(rows.buffer, rows.byteOffset - START.length, START.length + rows.length + end.length)
    body.write(START, 'latin1')
    body.write(end, START.length + rows.length, 'latin1')
    return body
  }
  const parts = rendered.flatMap((part, index) => (index === 0 ? part : [COMMA, part]))
  return Buffer.concat([Buffer.from(START), ...parts, Buffer.from(end)])
}

const START = '{"data":['
const COMMA = Buffer.from(',')
