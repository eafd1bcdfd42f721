import { describe, expect, it } from 'vitest'
import { type Event, Parley, ServerSentEventParser } from '../src/index.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** What a parser finds in a text that arrives in chunks of this many bytes. */
function parse(text: string, chunkBytes = 1_000_000): string[] {
  const all = bytes(text)
  const parser = new ServerSentEventParser()
  const found: string[] = []
  for (let at = 0; at < all.length; at += chunkBytes) found.push(...parser.push(all.subarray(at, at + chunkBytes)))
  return found
}

describe('an event stream', () => {
  it.each([
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ])('is read the same with %s, wherever its chunks are cut', (_, end) => {
    const lines = [
      ': hello',
      '',
      'id: 1',
      'event: a',
      'data: {"title": "Über 🜚"}',
      '',
      'data:first',
      'data:  second',
      '',
      '',
    ]
    for (const chunkBytes of [1, 2, 3, 7, 1_000]) {
      expect(parse(lines.join(end), chunkBytes)).toEqual(['{"title": "Über 🜚"}', 'first\n second'])
    }
  })

  it('keeps every character of an event, even those that end lines elsewhere', () => {
    const text = 'a\u2028b\u2029c\u0085d\u000be\u000cf\u0000g\ufeffh\u{1f9ea}'
    expect(parse(`data: ${text}\n\n`, 1)).toEqual([text])
  })

  it('may begin with a byte order mark, and ends with the last complete event', () => {
    expect(parse('\ufeffdata: 1\n\ndata: 2\n')).toEqual(['1'])
  })

  it('is read in a time that grows with its length, not with the square of it', () => {
    const parser = new ServerSentEventParser()
    const chunk = bytes('x'.repeat(1_000))
    parser.push(bytes('data: '))
    for (let count = 0; count < 15_000; count += 1) expect(parser.push(chunk)).toEqual([])
    expect(parser.push(bytes('\n\n'))[0]).toHaveLength(15_000_000)
  })

  it('is abandoned if an event never ends', () => {
    const parser = new ServerSentEventParser({ eventMaxCharacters: 100 })
    expect(() => {
      for (;;) parser.push(bytes('data: x\n'))
    }).toThrow('an event is too large')
    const others = new ServerSentEventParser({ eventMaxCharacters: 100 })
    for (let count = 0; count < 1_000; count += 1) expect(others.push(bytes('data: x\n\n'))).toEqual(['x'])
  })

  it('passes on others’ text unchanged to those following events', async () => {
    const event = { id: 'evt_1', type: 'gig.created', data: { title: 'One\u2028two' } }
    const parley = new Parley({
      baseUrl: 'https://x',
      fetch: async () =>
        new Response(`id: evt_1\ndata: ${JSON.stringify(event)}\n\n`, {
          headers: { 'content-type': 'text/event-stream' },
        }),
    })
    const { value } = await parley.events.follow().next()
    expect(value as Event).toEqual(event)
  })
})
