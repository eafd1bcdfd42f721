import { expect, it } from 'vitest'
import { pageBody } from '../src/platform/http/page-body.ts'

const ROWS = '{"n":1},{"n":2}'

it('puts rows that are in parts into one body', () => {
  expect(pageBody({ rendered: [] }, null).toString()).toBe('{"data":[],"next_cursor":null}')
  const parts = [Buffer.from(ROWS), Buffer.from('{"n":3}')]
  expect(pageBody({ rendered: parts }, 'x').toString()).toBe(`{"data":[${ROWS},{"n":3}],"next_cursor":"x"}`)
})

it('writes around rows that have room, without touching what is beyond it', () => {
  const memory = Buffer.from(`kept|${'.'.repeat(9)}${ROWS}${'.'.repeat(20)}|kept`)
  const rows = memory.subarray(14, 14 + ROWS.length)
  const body = pageBody({ rendered: [rows], room: { before: 9, behind: 20 } }, 'x')
  expect(body.toString()).toBe(`{"data":[${ROWS}],"next_cursor":"x"}`)
  expect(body.buffer).toBe(memory.buffer)
  expect(memory.toString()).toBe(`kept|${body}|kept`)
})

it.each([
  { before: 8, behind: 20 },
  { before: 9, behind: 19 },
])('copies rows that have no room for all of it: %o', (room) => {
  const memory = Buffer.from(`${'.'.repeat(room.before)}${ROWS}${'.'.repeat(room.behind)}`)
  const before = memory.toString()
  const rows = memory.subarray(room.before, room.before + ROWS.length)
  expect(pageBody({ rendered: [rows], room }, 'x').toString()).toBe(`{"data":[${ROWS}],"next_cursor":"x"}`)
  expect(memory.toString()).toBe(before)
})
