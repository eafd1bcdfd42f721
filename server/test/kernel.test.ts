import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../src/platform/kernel/canonical-json.ts'
import { countsIn, formatsOf } from '../src/platform/kernel/formats.ts'
import { encodeId, type Id, newId, toId } from '../src/platform/kernel/ids.ts'
import type { Language } from '../src/platform/kernel/languages.ts'
import { pageOf } from '../src/platform/kernel/pages.ts'
import { parseInstant } from '../src/platform/kernel/time.ts'
import { type Transitions, transition } from '../src/platform/kernel/transitions.ts'

describe('ids', () => {
  it('are the same after encoding and decoding, and sort the same way', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (a, b) => {
        const [first, second] = [encodeId('usr', a as Id<'usr'>), encodeId('usr', b as Id<'usr'>)]
        expect(toId('usr', first)).toBe(a)
        expect(first < second).toBe(a < b)
      }),
    )
  })

  it('are encoded as TypeIDs', () => {
    expect(encodeId('usr', '00000000-0000-0000-0000-000000000000' as Id<'usr'>)).toBe('usr_00000000000000000000000000')
    expect(encodeId('usr', 'ffffffff-ffff-ffff-ffff-ffffffffffff' as Id<'usr'>)).toBe('usr_7zzzzzzzzzzzzzzzzzzzzzzzzz')
    expect(encodeId('usr', '01890a5d-ac96-774b-bcce-b302099a8057' as Id<'usr'>)).toBe('usr_01h455vb4pex5vsknk084sn02q')
  })

  it.each([
    '',
    'usr_',
    'key_01h455vb4pex5vsknk084sn02q',
    'usr_01H455VB4PEX5VSKNK084SN02Q',
    'usr_01h455vb4pex5vsknk084sn02',
    'usr_01h455vb4pex5vsknk084sn02qq',
    'usr_81h455vb4pex5vsknk084sn02q',
    'usr_i1h455vb4pex5vsknk084sn02q',
    'usr_01h455vb4pex5vsknk084sn0ü',
    '01890a5d-ac96-774b-bcce-b302099a8057',
  ])('are not found if they’re malformed: %s', (text) => {
    expect(() => toId('usr', text)).toThrow(`No such user: ${text}`)
  })

  it('sort by time of creation', () => {
    const made = Array.from({ length: 100 }, () => newId<'usr'>())
    expect([...made].sort()).toEqual(made)
  })
})

describe('timestamps', () => {
  it.each([
    ['2026-11-14T23:55:00Z', '2026-11-14T23:55:00.000Z'],
    ['2026-11-14T23:55:00.1Z', '2026-11-14T23:55:00.100Z'],
    ['2026-11-15T01:55:00+02:00', '2026-11-14T23:55:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ])('accept %s', (text, instant) => {
    expect(parseInstant(text)).toBe(instant)
  })

  it.each([
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2025-02-29T00:00:00Z',
    '2026-11-14T24:00:00Z',
    '2026-11-14T23:60:00Z',
    '2026-11-14T23:55:60Z',
    '2026-11-14 23:55:00Z',
    '2026-11-14T23:55:00',
    '2026-11-14',
    '0000-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '9999-12-31T23:59:59-01:00',
    'infinity',
    'now',
    '',
  ])('refuse %s', (text) => {
    expect(parseInstant(text)).toBeNull()
  })
})

describe('transitions', () => {
  const door = {
    open: { from: ['closed'], to: 'open', by: ['owner', 'guest'] },
    lock: { from: ['closed'], to: 'locked', by: ['owner'] },
  } as const satisfies Transitions<'open' | 'closed' | 'locked', 'owner' | 'guest'>

  it('allow only what the table lists', () => {
    expect(transition(door, 'open', { status: 'closed', by: 'guest' })).toBe('open')
    expect(() => transition(door, 'open', { status: 'locked', by: 'guest' })).toThrow('Can’t open while locked')
    expect(() => transition(door, 'lock', { status: 'closed', by: 'guest' })).toThrow('Only owner can lock')
  })
})

describe('canonical JSON', () => {
  it('is the same for every order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}')
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})

describe('pages', () => {
  it('have a next page only if there is an extra row', () => {
    expect(pageOf([1, 2, 3], 2, (n) => [String(n)])).toEqual({ rows: [1, 2], next: ['2'] })
    expect(pageOf([1, 2], 2, (n) => [String(n)])).toEqual({ rows: [1, 2], next: null })
    expect(pageOf([], 2, () => [])).toEqual({ rows: [], next: null })
  })
})

it('times for people whose zone is unknown are written in UTC, and say so', () => {
  expect(formatsOf('en', 'USD').moment('2026-11-20T19:14:59.000Z')).toBe('Nov 20, 2026, 7:14 PM UTC')
})

it('writes amounts, times and counts as readers of each language do', () => {
  const at = '2026-11-20T19:14:59.000Z'
  const written = (language: Language) => {
    const { money, day, moment, ago, rating, percent, list } = formatsOf(language, 'EUR')
    const times = [day(at), moment(at), moment(at, 'Europe/Berlin'), ago(3, 'day')]
    const numbers = [money(123_450), money(123_400n), rating(4), percent(0.96), list(['a', 'b', 'c'])]
    return [...times, ...numbers].map((text) => text.replace(/[\u00a0\u202f]/g, ' '))
  }
  expect(written('en')).toEqual([
    ...['Nov 20, 2026', 'Nov 20, 2026, 7:14 PM UTC', 'Nov 20, 2026, 8:14 PM GMT+1', '3 days ago'],
    ...['€1,234.50', '€1,234', '4.0', '96%', 'a, b, and c'],
  ])
  expect(written('de')).toEqual([
    ...['20.11.2026', '20. Nov. 2026, 19:14 UTC', '20. Nov. 2026, 20:14 MEZ', 'vor 3 Tagen'],
    ...['1.234,50 €', '1.234 €', '4,0', '96 %', 'a, b und c'],
  ])
  expect([0, 1, 2, 1_000].map((count) => countsIn('en')(count, 'day', 'days'))).toEqual([
    ...['0 days', '1 day', '2 days', '1,000 days'],
  ])
  // In French, zero is singular.
  expect([0, 1, 2].map((count) => countsIn('fr')(count, 'jour', 'jours'))).toEqual(['0 jour', '1 jour', '2 jours'])
})
