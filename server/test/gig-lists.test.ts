import fc from 'fast-check'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { needsOf } from '../src/market/gig-search/domain.ts'
import { createLister } from '../src/market/gig-search/lister.ts'
import { findUnlisted, listNext } from '../src/market/gig-search/store.ts'
import { sql } from '../src/platform/db/sql.ts'
import { encodeId, type GigId, toId } from '../src/platform/kernel/ids.ts'
import type { Client } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

describe('What a query needs', () => {
  it.each([
    ['fox', [['fox']], true],
    ['quick foxes', [['quick'], ['fox']], true],
    ['"quick fox"', [['quick'], ['fox']], false],
    ['fox -dog', [['fox']], false],
    ['fox -"lazy dog"', [['fox']], false],
    ['-dog', [], false],
    ['fox or dog', [['fox', 'dog']], false],
    ['fox or dog or cat', [['fox', 'dog', 'cat']], false],
    ['quick fox or lazy dog', [['quick', 'lazi']], false],
    ['fox or -dog', [], false],
    ['the', [], false],
    ['', [], false],
    ["o'neill's \\ full-stack", [['o'], ['neill'], ['full-stack'], ['full'], ['stack']], false],
  ])('%s', async (text, words, areEnough) => {
    const [row] = await world.database.query<{ query: string }>(
      sql`select websearch_to_tsquery('english', ${text})::text as query`,
    )
    expect(needsOf(row?.query ?? '')).toEqual({ words, areEnough })
  })

  it('is had by every gig that matches, whatever is asked for', async () => {
    const word = fc.constantFrom('fox', 'dog', 'cat', "don't", 'full-stack', 'and\\or', '"quick fox"', '"')
    const sign = fc.constantFrom('', '', '', '-', 'or ')
    const query = fc.array(
      fc.tuple(sign, word).map((parts) => parts.join('')),
      { maxLength: 6 },
    )
    const text = fc.subarray(['fox', 'dog', 'cat', "don't", 'full-stack', 'and\\or', 'quick fox', 'quick', 'fox quick'])
    await fc.assert(
      fc.asyncProperty(query, text, async (asked, said) => {
        const [row] = await world.database.query<{ query: string; words: string[]; matches: boolean }>(sql`
          select query::text, tsvector_to_array(said) as words, said @@ query as matches
          from websearch_to_tsquery('english', ${asked.join(' ')}) as query, to_tsvector('english', ${said.join(' ')}) as said`)
        const { query = '', words = [], matches } = row ?? {}
        const needs = needsOf(query)
        const hasAll = needs.words.every((any) => any.some((needed) => words.includes(needed)))
        if (matches) expect(hasAll).toBe(true)
        if (needs.areEnough) expect(matches).toBe(hasAll)
      }),
      { numRuns: 300 },
    )
  })
})

describe('Search through many gigs', () => {
  let ada: Client
  let ben: Client

  // Enough for several blocks, with words from those of every gig to one that only the oldest has.
  beforeAll(async () => {
    ada = await world.newUser()
    ben = await world.newUser()
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

  const phases = [
    {
      listed: 'none',
      changes: [
        [257, { title: 'Urgent renewal' }],
        [2048, { description: 'Scarce work' }],
        [4000, { status: 'closed' }],
        [1400, null],
        [4600, null],
      ],
    },
    {
      listed: 'some',
      upTo: 2_500,
      changes: [
        [2400, { title: 'Not so any more', description: 'urgent' }],
        [4100, { title: 'Urgent before it is listed', description: 'scarce' }],
      ],
    },
    {
      listed: 'all',
      upTo: 5_000,
      changes: [
        [4950, { title: 'Not urgent', description: 'no work' }],
        [4940, { title: 'Leisure', description: 'no toil' }],
        [4960, { skills: ['Riveting'] }],
        [4970, { title: 'Urgent', description: 'unique', skills: ['Welding'] }],
        [4980, { status: 'paused' }],
        [3000, null],
      ],
    },
  ] as const

  describe.each(phases)('of which $listed are listed', ({ changes, ...phase }) => {
    beforeAll(async () => {
      if ('upTo' in phase) {
        const listSome = () => world.database.transaction((tx) => listNext(tx, phase.upTo, phase.upTo))
        while ((await listSome()) < phase.upTo);
        expect((await findUnlisted(world.database)).listedTo).toBe(phase.upTo)
      }
      await change(changes)
    })

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

    it.each(['work', 'urgent', 'scarce'])('finds "%s" in the order of rates', async (words) => {
      const found = await world.database.query<{ title: string }>(sql`
        select title from gigs
        where to_tsvector('english', title || ' ' || description) @@ websearch_to_tsquery('english', ${words})
          and status = 'open' and deleted_at is null
        order by rate_min_cents, number`)
      expect(await walk(`q=${words}&sort=rate_low`, 100)).toEqual(found.map(({ title }) => title))
    })

    it('finds skills, also together with words', async () => {
      const found = await world.database.query<{ title: string; urgent: boolean }>(sql`
        select title, to_tsvector('english', title || ' ' || description) @@ 'urgent' as urgent from gigs
        where 'welding' = any(skill_keys) and status = 'open' and deleted_at is null order by number desc`)
      expect(await walk('skill=Welding', 13)).toEqual(found.map(({ title }) => title))
      expect(await walk('skill=Welding&remote=true', 100)).toEqual(found.map(({ title }) => title))
      const urgent = found.filter((gig) => gig.urgent).map(({ title }) => title)
      expect(urgent.length).toBeGreaterThan(100)
      expect(await walk('skill=Welding&q=urgent', 100)).toEqual(urgent)
    })

    it('finds nothing by words that say nothing, whatever else is asked for', async () => {
      expect(await walk('q=the&skill=welding', 20)).toEqual([])
      expect(await walk('q=the&skill=welding&sort=relevance', 20)).toEqual([])
    })

    it('finds nearly matching titles however old they are', async () => {
      expect(await walk('q=renewall', 20)).toEqual(['Urgent renewal'])
    })
  })
})

describe('New gigs', () => {
  let ada: Client
  const lister = createLister(world.database)

  beforeAll(async () => {
    ada = await world.newUser()
  })

  async function titlesFor(query: string): Promise<string[]> {
    const { body } = await ada.get(`/gigs?q=${query}`)
    return body.data.map(({ title }: { title: string }) => title)
  }

  function post(title: string) {
    return ada.post('/gigs', { title, description: 'x', rate_type: 'fixed' })
  }

  async function listAll(): Promise<void> {
    while (await lister());
  }

  it('are found from the very first on, also when listing began before it', async () => {
    const empty = await createWorld()
    await createLister(empty.database)()
    const eve = await empty.newUser()
    await eve.post('/gigs', { title: 'First', description: 'x', rate_type: 'fixed' })
    const found = () => eve.get('/gigs?q=first')
    expect((await found()).body.data).toHaveLength(1)
    await createLister(empty.database)()
    expect(await findUnlisted(empty.database)).toEqual({ listedTo: 1, lastNumber: 1 })
    expect((await found()).body.data).toHaveLength(1)
  })

  it('are listed only when all before them are there, so that none is missing afterwards', async () => {
    await listAll()
    const { listedTo } = await findUnlisted(world.database)
    const slow = new pg.Client(world.connection)
    await slow.connect()
    try {
      await slow.query('begin')
      await slow.query(
        `insert into gigs (id, client_id, title, description, skills, rate_type, payout_delay_days, review_days, remote,
           positions, status, created_at, updated_at, skill_keys, search, facts)
         select gen_random_uuid(), id, 'Belated', 'x', '{}', 'fixed', 5, 14, true, 1, 'open', now(), now(), '{}',
           setweight(to_tsvector('english', 'belated zebra'), 'A'), '"title":"Belated"' from users limit 1`,
      )
      await post('Punctual zebra')
      const listing = lister()
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect((await findUnlisted(world.database)).listedTo).toBe(listedTo)
      expect(await titlesFor('zebra')).toEqual(['Punctual zebra'])
      await slow.query('commit')
      await listing
    } finally {
      await slow.end()
    }
    await listAll()
    const { listedTo: now, lastNumber } = await findUnlisted(world.database)
    expect(now).toBe(lastNumber)
    expect(await titlesFor('zebra')).toEqual(['Punctual zebra', 'Belated'])
  })

  it('are listed block by block, and of a block that is begun, few at once and many after a while', async () => {
    const flooded = await createWorld()
    const listIn = createLister(flooded.database)
    await flooded.newUser()
    const listedAfter = async (posted: number) => {
      await flooded.database.transaction((tx) =>
        tx.query(sql`
          insert into gigs (id, client_id, title, description, skills, rate_type, payout_delay_days, review_days, remote,
            positions, status, created_at, updated_at, skill_keys, search, facts)
          select gen_random_uuid(), id, 'Flood', 'x', '{}', 'fixed', 5, 14, true, 1, 'open', now(), now(), '{}',
            'flood:1A', '"title":"Flood"' from (select id from users limit 1) as client, generate_series(1, ${posted}::integer)`),
      )
      const hasMore = await listIn()
      return { listedTo: (await findUnlisted(flooded.database)).listedTo, hasMore }
    }
    expect(await listedAfter(200)).toEqual({ listedTo: 200, hasMore: false })
    expect(await listedAfter(0)).toEqual({ listedTo: 200, hasMore: false })
    expect(await listedAfter(300)).toEqual({ listedTo: 200, hasMore: false })
    expect(await listedAfter(300)).toEqual({ listedTo: 800, hasMore: false })
    expect(await listedAfter(8_000)).toEqual({ listedTo: 4_095, hasMore: true })
    expect(await listedAfter(0)).toEqual({ listedTo: 8_191, hasMore: false })
    expect(await listedAfter(0)).toEqual({ listedTo: 8_191, hasMore: false })
    expect(await listedAfter(0)).toEqual({ listedTo: 8_800, hasMore: false })
  })

  it('are listed once, however many list them at the same time as they are posted and changed', async () => {
    const posts = await Promise.all([
      ...Array.from({ length: 20 }, async (_, n) => {
        const { body } = await post(`Walrus ${n}`)
        const changed = await ada.patch(`/gigs/${body.id}`, { title: `Ocelot ${n}` })
        expect(changed.status).toBe(200)
      }),
      ...Array.from({ length: 4 }, () => listAll()),
    ])
    expect(posts).toHaveLength(24)
    await listAll()
    expect(await titlesFor('walrus&limit=100')).toEqual([])
    expect(new Set(await titlesFor('ocelot&limit=100')).size).toBe(20)
    expect(await titlesFor('ocelot&limit=100')).toHaveLength(20)
    const [lists] = await world.database.query<{ places: number; different: number }>(sql`
      select count(*) as places, count(distinct (block, gig)) as different from gig_terms cross join lateral unnest(gigs) as gig
      where term = 'ocelot' and field = 0`)
    expect(lists).toEqual({ places: 20, different: 20 })
  })
})
