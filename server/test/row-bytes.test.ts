import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Messages } from '../src/platform/db/row-bytes.ts'
import { sql, withBytesOf } from '../src/platform/db/sql.ts'
import { createWorld } from './support/world.ts'

const { database } = await createWorld()

function messageOf(kind: string, text: string): Buffer {
  const content = Buffer.from(text)
  const header = Buffer.alloc(5)
  header.write(kind)
  header.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([header, content])
}

// Throws when the last one is cut.
function wholeMessagesIn(bytes: Buffer): string[] {
  if (bytes.length === 0) return []
  const end = 1 + bytes.readInt32BE(1)
  expect(bytes.length).toBeGreaterThanOrEqual(end)
  return [`${String.fromCharCode(bytes[0] ?? 0)}${bytes.subarray(5, end)}`, ...wholeMessagesIn(bytes.subarray(end))]
}

it('tells rows from other messages, in order and whole, however they were cut on their way', () => {
  const message = fc.record({
    kind: fc.constantFrom('D', 'D', 'C', 'Z', 'E', 'N', '2'),
    text: fc.string({ unit: 'grapheme', maxLength: 40 }),
  })
  const scene = fc.record({
    messages: fc.array(message, { maxLength: 12 }),
    pieces: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }),
  })
  fc.assert(
    fc.property(scene, ({ messages, pieces }) => {
      const seen: Buffer[] = []
      const reader = new Messages(
        (row) => seen.push(messageOf('D', row.toString())),
        (others) => seen.push(Buffer.from(others)),
      )
      const sent = Buffer.concat(messages.map(({ kind, text }) => messageOf(kind, text)))
      for (let at = 0, turn = 0; at < sent.length; turn++) {
        const length = pieces[turn % pieces.length] ?? 1
        reader.take(sent.subarray(at, at + length))
        at += length
      }
      expect(seen.flatMap(wholeMessagesIn)).toEqual(messages.map(({ kind, text }) => `${kind}${text}`))
    }),
  )
})

it('is not held up by a length that cannot be', () => {
  const seen: Buffer[] = []
  const reader = new Messages(
    (row) => seen.push(row),
    (others) => seen.push(others),
  )
  reader.take(Buffer.from([0x44, 0, 0, 0, 0, 0x5a, 0, 0, 0, 1]))
  reader.take(Buffer.from([0x44, 0xff, 0xff, 0xff, 0xff]))
  expect(seen).toHaveLength(2)
})

it('leaves one column as the bytes of its text, and reads the others', async () => {
  const statement = withBytesOf(
    'page',
    sql`select ${'Zürich 字'}::text as page, ${7}::bigint as count, null::text as none`,
  )
  const [row] = await database.query<{ page: Buffer; count: number; none: null }>(statement)
  expect(row).toEqual({ page: Buffer.from('Zürich 字'), count: 7, none: null })
  expect(await database.query(withBytesOf('page', sql`select null::text as page`))).toEqual([{ page: null }])
})

it('passes on what is longer than any one arrival', async () => {
  const statement = withBytesOf('page', sql`select repeat('abcdefgh', ${200_000}) as page from generate_series(1, 3)`)
  const rows = await database.query<{ page: Buffer }>(statement)
  expect(rows.map(({ page }) => page.length)).toEqual([1_600_000, 1_600_000, 1_600_000])
  for (const { page } of rows) expect(page.equals(Buffer.from('abcdefgh'.repeat(200_000)))).toBe(true)
})
