import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { needsOf } from '../src/market/gig-search/domain.ts'
import { type GigQuery, listGigs, type WordQuery, type Words } from '../src/market/gig-search/store.ts'
import { findDueGigs } from '../src/market/gigs/store.ts'
import type { Queryable } from '../src/platform/db/database.ts'
import type { Sql } from '../src/platform/db/sql.ts'
import { newId, type UserId } from '../src/platform/kernel/ids.ts'
import type { Instant } from '../src/platform/kernel/time.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ statementTimeoutMs: 60_000 })
const client = new pg.Client(world.connection)
const someone = newId<'usr'>() as UserId
const everything: GigQuery = {
  reader: someone,
  skills: [],
  status: 'open',
  now: '2026-11-15T00:00:00.000Z' as Instant,
}

beforeAll(async () => {
  await client.connect()
  await client.query(`
    insert into gigs (id, client_id, title, description, category, skills, rate_type, rate_min_cents, payout_delay_days,
      review_days, remote, positions, apply_by, status, created_at, updated_at, skill_keys, search, facts)
    select gen_random_uuid(), (select id from users limit 1), 'Gig ' || n, 'x', 'category ' || n % 50, skill, 'fixed', n, 5, 14,
      n % 3 = 0, 1, timestamptz '2027-01-01' + n * interval '1 minute', 'open', now(), now(), skill,
      to_tsvector('english', 'word' || n % 1000 || ' common'), '"title":"Gig"'
    from generate_series(1, 100000) as n, lateral (select array['skill ' || n % 200]) as made (skill)`)
  await client.query('select list_gigs(first, first + 4096) from generate_series(0, 95000, 4096) as first')
  await client.query('update gig_listing set listed_to = 99000')
  await client.query('analyze gigs, gig_terms')
})

afterAll(() => client.end())

/** A database that does not run statements, but says how it would: as the service's own, with a shared plan or without. */
function planner(plans: string[]): Queryable {
  return {
    async query<Row>({ text, values, isPrepared }: Sql): Promise<Row[]> {
      await client.query(`set plan_cache_mode = ${isPrepared ? 'force_generic_plan' : 'auto'}`)
      await client.query(`prepare planned as ${text}`)
      const literals = values.map((value) => client.escapeLiteral(literalOf(value)))
      const { rows } = await client.query(`explain execute planned${literals.length ? `(${literals})` : ''}`)
      await client.query('deallocate planned')
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      return []
    },
  }
}

function literalOf(value: unknown): string {
  return Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item))}}` : String(value)
}

function wordsOf(query: string): Words {
  return { query: query as WordQuery, needs: needsOf(query), listedTo: 99_000 }
}

const sorts = {
  newest: ['50000'],
  rate_high: ['500', '50000'],
  rate_low: ['500', '50000'],
  closing_soon: ['2027-02-01T00:00:00Z', '50000'],
}

const filters = [
  { what: 'everything' },
  { what: 'a common word', words: wordsOf("'common'") },
  { what: 'a rare word', words: wordsOf("'word17'") },
  { what: 'a mistyped title', words: wordsOf("('word17' | 'word18') & 'common'"), relevance: 2 as const },
  { what: 'a skill', skills: ['skill 17'] },
  { what: 'a category', category: 'category 17' },
  { what: 'a category and a rate', category: 'category 17', maxRateCents: 10 },
  { what: 'a client', clientId: someone },
  { what: 'a rate', minRateCents: 99_000 },
  { what: 'a rate at most', maxRateCents: 10 },
  { what: 'the remote', remote: true },
  { what: 'drafts', status: 'draft' as const, clientId: someone },
]

it.each(
  (Object.keys(sorts) as (keyof typeof sorts)[]).flatMap((sort) => filters.map((filter) => ({ sort, ...filter }))),
)(
  'lists $what in order of $sort without reading all of a hundred thousand gigs',
  async ({ sort, what: _what, ...filter }) => {
    const plans: string[] = []
    await listGigs(planner(plans), { ...everything, ...filter }, sort, { limit: 21, after: null })
    await listGigs(planner(plans), { ...everything, ...filter }, sort, { limit: 21, after: sorts[sort] })
    expect(plans.length).toBeGreaterThanOrEqual(2)
    for (const plan of plans) expect(plan).not.toContain('Seq Scan on gigs')
  },
)

it.each(filters.filter(({ words, skills }) => words || skills))(
  'finds the newest of $what in lists',
  async ({ what: _what, ...filter }) => {
    const plans: string[] = []
    await listGigs(planner(plans), { ...everything, ...filter }, 'newest', { limit: 21, after: null })
    expect(plans).toHaveLength(1)
    expect(plans[0]).toMatch(/Index Scan.* using gig_terms_pkey/)
    expect(plans[0]).toMatch(/Index Cond: .*number = /)
    // Nothing waits for all matches.
    if (filter.words?.needs.areEnough !== false) expect(plans[0]).not.toContain('Sort')
  },
)

it.each(filters)('ranks the matches among $what without reading all gigs', async ({ what: _what, ...filter }) => {
  const query = { ...everything, words: wordsOf("'common'"), ...filter }
  const plans: string[] = []
  for (const relevance of [2, 1, 0] as const) {
    await listGigs(planner(plans), { ...query, relevance }, 'newest', { limit: 21, after: ['50000'] })
  }
  expect(plans.length).toBeGreaterThanOrEqual(3)
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on gigs')
})

it('finds what is due without reading all gigs', async () => {
  const plans: string[] = []
  await findDueGigs(planner(plans), everything.now, 100, null)
  await findDueGigs(planner(plans), everything.now, 100, { id: newId(), at: everything.now })
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on gigs')
})
