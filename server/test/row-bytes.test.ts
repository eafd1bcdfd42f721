import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Messages } from '../src/db/row-bytes.ts'
import { sql, withBytesOf } from '../src/db/sql.ts'
import { createWorld } from './support/world.ts'

const { database } = await createWorld()

function messageOf(kind: string, text: string): Buffer {
  const content = Buffer.from(text)
  const header = Buffer.alloc(5)
  header.write(kind)
  header.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([header, content])
}

it('tells rows from other messages, in order and whole, however they were cut on their way', () => {
  const message = fc.record({ kind: fc.constantFrom('D', 'D', 'C', 'Z', '2'), text: fc.string({ maxLength: 40 }) })
  const scene = fc.record({
    messages: fc.array(message, { maxLength: 12 }),
    pieces: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }),
  })
  fc.assert(
    fc.property(scene, ({ messages, pieces }) => {
      const seen: string[] = []
      const reader = new Messages(
        (row) => seen.push(`row ${row}`),
        (others) => seen.push(`others ${others.toString('latin1')}`),
      )
      const sent = Buffer.concat(messages.map(({ kind, text }) => messageOf(kind, text)))
      for (let at = 0, turn = 0; at < sent.length; turn++) {
        const length = pieces[turn % pieces.length] ?? 1
        reader.take(sent.subarray(at, at + length))
        at += length
      }
      // Others may come several at a time.
      const rows = seen.filter((one) => one.startsWith('row '))
      expect(rows).toEqual(messages.filter(({ kind }) => kind === 'D').map(({ text }) => `row ${text}`))
      const whole = (all: readonly string[]) => all.join('').replaceAll('others ', '')
      expect(whole(seen.map((one) => (one.startsWith('row ') ? '|' : one)))).toBe(
        messages.map(({ kind, text }) => (kind === 'D' ? '|' : messageOf(kind, text).toString('latin1'))).join(''),
      )
    }),
  )
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
