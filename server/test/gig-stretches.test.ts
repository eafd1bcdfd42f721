import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/db/sql.ts'
import { stretchesBefore } from '../src/gigs/domain.ts'
import { encodeId, type GigId, toId } from '../src/kernel/ids.ts'
import type { Client } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

describe('Stretches', () => {
  it('are few, and follow each other from the newest gig down to the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (start) => {
        const stretches = stretchesBefore(start)
        expect(stretches.length).toBeLessThanOrEqual(13)
        expect(stretches.map(({ before }) => before)).toEqual([
          start,
          ...stretches.slice(0, -1).map(({ from }) => from),
        ])
        for (const { from, before } of stretches) expect(from).toBeLessThan(before)
        expect(stretches.at(-1)?.from).toBe(0)
      }),
    )
  })

  it('grow no faster than what was looked through before, once that is some thousand gigs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 100_000_000 }), (start) => {
        for (const { from, before } of stretchesBefore(start).slice(2, -1)) {
          expect(before - from).toBeLessThanOrEqual(4 * (start - before))
        }
      }),
    )
  })

  it('are of eras that the index knows', async () => {
    const numbers = [1, 255, 256, 257, 2_047, 2_048, 99_999, 1_048_576, 5_000_000]
    const rows = await world.database.query<{ number: number; eras: string[] }>(
      sql`select number, gig_eras('open', number) as eras from unnest(${numbers}::bigint[]) as number`,
    )
    for (const { number, eras } of rows) {
      for (const distance of [1, 200, 300, 5_000, 70_000, 900_000, 3_000_000]) {
        const own = stretchesBefore(number + distance).find(({ from }) => from <= number)
        expect(own?.eras.map((era) => `open/${own.bits}/${era}`).filter((era) => eras.includes(era))).toHaveLength(1)
      }
    }
  })
})

describe('Search through many gigs', () => {
  let ada: Client
  let ben: Client

  // Enough for several stretches, with words from those of every gig to one that only the oldest has.
  beforeAll(async () => {
    ada = await world.newUser()
    ben = await world.newUser()
    await world.database.query(sql`
      insert into gigs (id, client_id, title, description, category, skills, rate_type, payout_delay_days, review_days,
        remote, positions, status, created_at, updated_at, skill_keys, search, facts)
      select gen_random_uuid(), ${toId('usr', ada.userId)}, title, words, 'many', '{}', 'fixed', 5, 14, true, 1,
        case when n % 10 = 3 then 'closed' else 'open' end, now(), now(),
        case when n % 40 = 0 then array['welding'] else '{}' end,
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', words), 'C'),
        '"title":"' || title || '"'
      from generate_series(1, 6000) as n, lateral (
        select concat('Job ', n, case when n % 90 = 0 then ' urgent' end) as title,
          concat_ws(' ', 'work', case when n % 5 = 0 then 'urgent' end, case when n % 700 = 0 then 'scarce' end,
            case when n = 1 then 'unique' end, case when n < 2000 then 'bygone' end) as words
      ) as texts`)
    await world.database.query(sql`analyze gigs`)
    // Some are rewritten, which moves them within the table but not in time; some are closed, some deleted.
    for (const [number, change] of [
      [257, { title: 'Urgent renewal' }],
      [2048, { description: 'Scarce work' }],
      [5000, { status: 'closed' }],
      [1400, null],
      [5600, null],
    ] as const) {
      const [gig] = await world.database.query<{ id: GigId }>(sql`select id from gigs where number = ${number}`)
      const path = `/gigs/${encodeId('gig', gig?.id as GigId)}`
      expect((await (change ? ada.patch(path, change) : ada.delete(path))).status).toBe(200)
    }
  })

  async function walk(query: string, limit: number): Promise<string[]> {
    const titles: string[] = []
    let cursor = ''
    do {
      const path = `/gigs?${query}&limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
      const { status, body } = await ben.get(path)
      expect(status).toBe(200)
      titles.push(...body.data.map(({ title }: { title: string }) => title))
      cursor = body.next_cursor
    } while (cursor)
    return titles
  }

  // The plainest statement that says what is to be found.
  async function expected(words: string, sort: string): Promise<string[]> {
    const found = await world.database.query<{ title: string; in_title: boolean }>(sql`
      select title, to_tsvector('english', title) @@ websearch_to_tsquery('english', ${words}) as in_title from gigs
      where to_tsvector('english', title || ' ' || description) @@ websearch_to_tsquery('english', ${words})
        and status = 'open' and deleted_at is null
      order by number desc`)
    if (sort === 'newest') return found.map(({ title }) => title)
    return [...found.filter((gig) => gig.in_title), ...found.filter((gig) => !gig.in_title)].map(({ title }) => title)
  }

  const queries = ['work', 'urgent', 'urgent work', 'scarce', 'unique', 'bygone', 'work -urgent', 'urgent or unique']

  it.each(queries.flatMap((words) => ['newest', 'relevance'].map((sort) => ({ words, sort }))))(
    'finds "$words" in order of $sort, each gig once, whatever the page',
    async ({ words, sort }) => {
      const all = await expected(words, sort)
      expect(all.length).toBeGreaterThan(0)
      const query = `q=${encodeURIComponent(words)}&sort=${sort}`
      expect(await walk(query, 100)).toEqual(all)
      expect((await walk(`${query}&category=many`, 100)).sort()).toEqual(all.sort())
    },
  )

  it('finds the same by smaller pages', async () => {
    expect(await walk('q=scarce', 1)).toEqual(await expected('scarce', 'newest'))
    expect(await walk('q=scarce&sort=relevance', 1)).toEqual(await expected('scarce', 'relevance'))
    expect(await walk('q=urgent&sort=relevance', 33)).toEqual(await expected('urgent', 'relevance'))
  })

  it('goes on with those that are less relevant where a page ends with the last of the better', async () => {
    const all = await expected('urgent', 'relevance')
    const inTitle = all.filter((title) => /urgent/i.test(title)).length
    expect(inTitle).toBeGreaterThan(50)
    expect(inTitle).toBeLessThanOrEqual(100)
    expect(await walk('q=urgent&sort=relevance', inTitle)).toEqual(all)
    expect(await walk('q=urgent&sort=relevance', inTitle - 1)).toEqual(all)
  })

  it('finds skills', async () => {
    const titles = await walk('skill=Welding', 13)
    expect(titles).toHaveLength(147)
    expect(titles).toEqual(await walk('skill=Welding&remote=true', 100))
  })

  it('finds nearly matching titles however old they are', async () => {
    expect(await walk('q=renewall', 20)).toEqual(['Urgent renewal'])
  })
})
