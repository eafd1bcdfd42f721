import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { encodeId, type GigId, toId } from '../src/platform/kernel/ids.ts'
import { checkAll } from './support/check-all.ts'
import type { Client } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ statementTimeoutMs: 60_000 })
const reader = await world.newUser()

/** Reads all pages. */
async function readAllPages(query: string, limit: number): Promise<string[]> {
  const titles: string[] = []
  let cursor = ''
  do {
    const path = `/gigs?${query}&limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
    const { status, body } = await reader.get(path)
    expect(status).toBe(200)
    titles.push(...body.data.map(({ title }: { title: string }) => title))
    cursor = body.next_cursor
  } while (cursor)
  return titles
}

describe('a search through many gigs', () => {
  let ada: Client

  // Every gig has the word "work", the oldest alone has "unique", and others are in between; one in ten gigs is closed.
  beforeAll(async () => {
    ada = await world.newUser()
    await world.database.query(sql`
      insert into gigs (id, client_id, title, description, category, skills, rate_type, rate_min_cents, payout_delay_days,
        review_days, remote, positions, status, created_at, updated_at, skill_keys, search, facts)
      select gen_random_uuid(), ${toId('usr', ada.userId)}, title, words, 'many', '{}', 'fixed', n % 7, 5, 14, true, 1,
        case when n % 10 = 3 then 'closed' else 'open' end, now(), now(),
        case when n % 40 = 0 then array['welding'] else '{}' end,
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', words), 'C'),
        '"title":"' || title || '"'
      from generate_series(1, 5000) as n, lateral (
        select concat('Job ', n, case when n % 75 = 0 then ' urgent' end) as title,
          concat_ws(' ', 'work', case when n % 5 = 0 then 'urgent' end, case when n % 700 = 0 then 'scarce' end,
            case when n = 1 then 'unique' end, case when n < 2000 then 'bygone' end) as words
      ) as texts`)
    await world.database.query(sql`analyze gigs`)
  })

  async function change(changes: readonly (readonly [number: number, change: object | null])[]): Promise<void> {
    for (const [number, change] of changes) {
      const [gig] = await world.database.query<{ id: GigId }>(sql`select id from gigs where number = ${number}`)
      const path = `/gigs/${encodeId('gig', gig?.id as GigId)}`
      expect((await (change ? ada.patch(path, change) : ada.delete(path))).status).toBe(200)
    }
  }

  // The simplest statement for the expected result.
  async function expected(words: string, status = 'open'): Promise<{ title: string; in_title: boolean }[]> {
    return world.database.query(sql`
      select title, to_tsvector('english', title) @@ websearch_to_tsquery('english', ${words}) as in_title from gigs
      where to_tsvector('english', title || ' ' || description) @@ websearch_to_tsquery('english', ${words})
        and status = ${status} and deleted_at is null
      order by number desc`)
  }

  function titlesOf(gigs: readonly { title: string }[]): string[] {
    return gigs.map(({ title }) => title)
  }

  const queries = [
    'work',
    'urgent',
    'urgent work',
    'scarce',
    'unique',
    'bygone',
    'work -urgent',
    'urgent or unique',
    'scarce or -work',
    'job work urgent or unique or scarce or bygone',
    'work work urgent scarce job',
    '"scarce work"',
    '-urgent',
  ]

  beforeAll(() =>
    change([
      [257, { title: 'Urgent renewal' }],
      [2048, { description: 'Scarce work' }],
      [2400, { title: 'Not so any more', description: 'urgent' }],
      [4000, { status: 'closed' }],
      [1400, null],
      [4600, null],
      [4950, { title: 'Not urgent', description: 'no work' }],
      [4940, { title: 'Leisure', description: 'no toil' }],
      [4960, { skills: ['Riveting'] }],
      [4970, { title: 'Urgent', description: 'unique', skills: ['Welding'] }],
      [4980, { status: 'paused' }],
      [3000, null],
    ]),
  )

  it.each(queries)('finds "%s", newest first, each gig once', async (words) => {
    const all = titlesOf(await expected(words))
    expect(all.length).toBeGreaterThan(0)
    expect(await readAllPages(`q=${encodeURIComponent(words)}`, 100)).toEqual(all)
    expect(await readAllPages(`q=${encodeURIComponent(words)}&category=many`, 100)).toEqual(all)
  })

  it.each(queries)('ranks the newest 1,000 matches of "%s", those in titles first, each gig once', async (words) => {
    const all = await expected(words)
    const newest = all.slice(0, 1000)
    const walked = await readAllPages(`q=${encodeURIComponent(words)}&sort=relevance`, 100)
    expect(walked.toSorted()).toEqual(titlesOf(all).toSorted())
    expect(walked.slice(1000)).toEqual(titlesOf(all.slice(1000)))
    const inTitle = titlesOf(newest.filter((gig) => gig.in_title))
    expect(walked.slice(0, inTitle.length).toSorted()).toEqual(inTitle.toSorted())
  })

  it('counts what a list has on all its pages, up to 1,000', async () => {
    const countOf = async (query: string) => {
      const { count, count_capped } = (await reader.get(`/gigs?${query}&count=true&limit=1`)).body
      return [count, count_capped]
    }
    await checkAll(
      queries.map((words) => [words, words]),
      async (words) => {
        const { length } = await expected(words)
        expect(await countOf(`q=${encodeURIComponent(words)}`)).toEqual([Math.min(length, 1000), length > 1000])
      },
    )
    expect(await countOf('category=many')).toEqual([1000, true])
    // Similar words, where nothing has the typed one.
    expect(await countOf('q=urgnt')).toEqual([(await readAllPages('q=urgnt', 100)).length, false])
    expect(await countOf('q=unheardof')).toEqual([0, false])
    // Closed gigs aren't indexed by words; there are few enough to look through.
    expect(await countOf('status=closed&q=bygone')).toEqual([(await expected('bygone', 'closed')).length, false])
  })

  it('shows the same on smaller pages', async () => {
    expect(await readAllPages('q=scarce', 1)).toEqual(await readAllPages('q=scarce', 100))
    expect(await readAllPages('q=scarce&sort=relevance', 1)).toEqual(await readAllPages('q=scarce&sort=relevance', 100))
    expect(await readAllPages('q=urgent&sort=relevance', 33)).toEqual(
      await readAllPages('q=urgent&sort=relevance', 100),
    )
  })

  it.each(['work', 'urgent', 'scarce'])('finds "%s" in the order of rates', async (words) => {
    const found = await world.database.query<{ title: string }>(sql`
      select title from gigs
      where to_tsvector('english', title || ' ' || description) @@ websearch_to_tsquery('english', ${words})
        and status = 'open' and deleted_at is null
      order by rate_min_cents, number`)
    expect(await readAllPages(`q=${words}&sort=rate_low`, 100)).toEqual(titlesOf(found))
  })

  it('finds skills, also together with words', async () => {
    const found = await world.database.query<{ title: string; urgent: boolean }>(sql`
      select title, to_tsvector('english', title || ' ' || description) @@ 'urgent' as urgent from gigs
      where 'welding' = any(skill_keys) and status = 'open' and deleted_at is null order by number desc`)
    expect(await readAllPages('skill=Welding', 13)).toEqual(titlesOf(found))
    expect(await readAllPages('skill=Welding&remote=true', 100)).toEqual(titlesOf(found))
    const urgent = titlesOf(found.filter((gig) => gig.urgent))
    expect(urgent.length).toBeGreaterThan(100)
    expect(await readAllPages('skill=Welding&q=urgent', 100)).toEqual(urgent)
  })

  it('finds nothing for stop words alone, even with another filter', async () => {
    expect(await readAllPages('q=the&skill=welding', 20)).toEqual([])
    expect(await readAllPages('q=the&skill=welding&sort=relevance', 20)).toEqual([])
  })

  it('finds titles with similar words, however old they are', async () => {
    expect(await readAllPages('q=renewall', 20)).toEqual(['Urgent renewal'])
  })

  it.each(['work', 'urgent', 'unique or bygone'])('finds "%s" in closed gigs', async (words) => {
    const all = titlesOf(await expected(words, 'closed'))
    const query = `q=${encodeURIComponent(words)}&status=closed`
    expect(all.length).toBeGreaterThan(0)
    expect(await readAllPages(query, 77)).toEqual(all)
    expect((await readAllPages(`${query}&sort=relevance`, 77)).toSorted()).toEqual(all.toSorted())
    expect((await readAllPages(`${query}&sort=rate_high`, 77)).toSorted()).toEqual(all.toSorted())
  })
})

describe('gigs with long texts', () => {
  it.each(['', 'q=long&', 'q=long&sort=relevance&', 'sort=rate_low&'])(
    'come in pages of fewer gigs, and each is shown once: ?%s',
    async (query) => {
      const owner = await world.newUser()
      const titles = Array.from({ length: 30 }, (_, index) => `Long ${index} ${query.length}`)
      for (const title of titles) {
        await owner.post('/gigs', {
          title,
          description: 'ü'.repeat(20_000),
          rate_type: 'fixed',
          category: `long ${query}`,
        })
      }
      const { text } = await reader.get(`/gigs?${query}category=long%20${encodeURIComponent(query)}&limit=100`)
      expect(text.length).toBeLessThan(200_000)
      const found = await readAllPages(`${query}category=long%20${encodeURIComponent(query)}`, 100)
      expect(found.toSorted()).toEqual(titles.toSorted())
    },
  )
})

describe('gigs that are not open', () => {
  // More than one page looks through, so that the next page has to continue where it ended.
  beforeAll(async () => {
    await world.database.query(sql`
      insert into gigs (id, client_id, title, description, category, skills, rate_type, rate_min_cents, payout_delay_days,
        review_days, remote, positions, status, created_at, updated_at, skill_keys, search, facts)
      select gen_random_uuid(), ${toId('usr', (await world.newUser()).userId)}, 'Past ' || n, 'x', 'past', '{}', 'fixed', n % 3, 5, 14,
        n % 6000 <> 0, 1, 'expired', now(), now(), '{}',
        setweight(to_tsvector('english', case when n % 6000 = 0 then 'heirloom' else 'past' end), 'A'), '"title":"Past ' || n || '"'
      from generate_series(1, 12001) as n`)
  })

  it.each([
    ['newest', ['Past 12000', 'Past 6000']],
    ['relevance', ['Past 12000', 'Past 6000']],
    ['rate_high', ['Past 12000', 'Past 6000']],
    ['rate_low', ['Past 6000', 'Past 12000']],
    ['closing_soon', ['Past 6000', 'Past 12000']],
  ])('are all found in order of %s by reading all pages', async (sort, titles) => {
    expect(await readAllPages(`status=expired&sort=${sort}&q=heirloom`, 20)).toEqual(titles)
    if (sort !== 'relevance') expect(await readAllPages(`status=expired&sort=${sort}&remote=false`, 1)).toEqual(titles)
  })

  it('fill their pages when there is no filter', async () => {
    const { body } = await reader.get('/gigs?status=expired&limit=100')
    expect(body.data).toHaveLength(100)
  })
})
