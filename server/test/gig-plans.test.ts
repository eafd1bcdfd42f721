import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findGigs, findNearGigs, findRankedGigs, findWalkEnd, type GigQuery } from '../src/market/gigs/search-store.ts'
import { findDueGigs, listSeenGigs } from '../src/market/gigs/store.ts'
import type { Queryable } from '../src/platform/db/database.ts'
import type { Sql } from '../src/platform/db/sql.ts'
import { type GigId, newId, type UserId } from '../src/platform/kernel/ids.ts'
import type { Instant } from '../src/platform/kernel/time.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ statementTimeoutMs: 60_000 })
const client = new pg.Client(world.connection)
const someUser = newId<'usr'>() as UserId
const noFilters: GigQuery = { skills: [], status: 'open', now: '2026-11-15T00:00:00.000Z' as Instant }

// Nine of ten are closed, as in an old marketplace.
beforeAll(async () => {
  await client.connect()
  await client.query(`
    insert into gigs (id, client_id, title, description, category, skills, rate_type, rate_min_cents, payout_delay_days,
      review_days, remote, positions, apply_by, status, created_at, updated_at, skill_keys, search, facts)
    select gen_random_uuid(), (select id from users limit 1), 'Gig ' || n, 'x', 'category ' || n % 50, skill, 'fixed', n, 5, 14,
      n % 3 = 0, 1, timestamptz '2027-01-01' + n * interval '1 minute', case when n % 10 = 0 then 'open' else 'closed' end,
      now(), now(), skill, to_tsvector('english', 'word' || n / 10 % 1000 || ' common'), '"title":"Gig"'
    from generate_series(1, 50000) as n, lateral (select array['skill ' || n % 200]) as made (skill)`)
  await client.query('analyze gigs, open_gigs')
})

afterAll(() => client.end())

/** Explains statements instead of running them, with a generic plan or one for their values, as the service does. */
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

const sorts = {
  newest: ['25000'],
  rate_high: ['500', '25000'],
  rate_low: ['500', '25000'],
  closing_soon: ['2027-02-01T00:00:00Z', '25000'],
}

const filters = [
  { what: 'all gigs' },
  { what: 'a category', category: 'category 10' },
  { what: 'a category and a rate', category: 'category 10', maxRateCents: 10 },
  { what: 'a client', clientId: someUser },
  { what: 'a rate', minRateCents: 49_000 },
  { what: 'a rate at most', maxRateCents: 10 },
  { what: 'remote gigs', remote: true },
  { what: 'a common word', words: { typed: 'common' } },
  { what: 'a rare word', words: { typed: 'word17' } },
  { what: 'a skill', skills: ['skill 10'] },
]

const lists = (Object.keys(sorts) as (keyof typeof sorts)[]).flatMap((sort) =>
  filters.map((filter) => ({ sort, ...filter })),
)

it.each(lists)(
  'lists $what in order of $sort without reading gigs that are not open',
  async ({ sort, what, ...filter }) => {
    const plans: string[] = []
    for (const after of [null, sorts[sort]]) {
      await findGigs(planner(plans), { ...noFilters, ...filter }, sort, { after }, 21)
    }
    for (const plan of plans) {
      expect(plan, what).toMatch(/on open_gigs/)
      expect(plan, what).not.toMatch(/ on gigs/)
    }
  },
)

// The part of a list that one page looks through.
const walks = {
  newest: { after: ['25000'], upTo: ['20000'] },
  rate_high: { after: ['25000', '25000'], upTo: ['20000', '20000'] },
  rate_low: { after: ['500', '500'], upTo: ['5500', '5500'] },
  closing_soon: { after: ['2027-02-01T00:00:00Z', '1'], upTo: ['2027-02-04T00:00:00Z', '1'] },
}

it.each(lists)(
  'lists closed gigs, filtered by $what, in order of $sort with an index',
  async ({ sort, what, ...filter }) => {
    const plans: string[] = []
    const query = { ...noFilters, ...filter, status: 'closed' as const }
    for (const range of [{ after: null }, walks[sort]]) {
      await findWalkEnd(planner(plans), query, sort, range.after)
      if ('upTo' in range || plans.length === 0) await findGigs(planner(plans), query, sort, range, 21)
    }
    expect(plans.length).toBeGreaterThan(1)
    for (const plan of plans) expect(plan, what).not.toContain('Seq Scan on gigs')
  },
)

it('looks for words among the newest gigs first, newest first', async () => {
  const plans: string[] = []
  await findNearGigs(planner(plans), { ...noFilters, words: { typed: 'word17' } }, null, 21)
  expect(plans[0]).toContain('Index Scan Backward using open_gigs_pkey')
})

it.each(['word17', 'common word17', 'word17 or word18', '"word17 common"', 'word17 -word18'])(
  'finds all gigs with "%s" by the index of words',
  async (typed) => {
    const plans: string[] = []
    await findGigs(planner(plans), { ...noFilters, words: { typed } }, 'newest', { after: null }, 21)
    expect(plans[0]).toContain('Bitmap Index Scan on open_gigs_search')
  },
)

it.each(filters)(
  'ranks the matches among $what without reading gigs that are not open',
  async ({ what, ...filter }) => {
    const plans: string[] = []
    const query = { ...noFilters, words: { typed: 'common' }, ...filter }
    await findRankedGigs(planner(plans), query, { first: '0', last: null }, null, 21)
    await findRankedGigs(planner(plans), query, { first: '10', last: '40000' }, ['1', '25000'], 21)
    expect(plans).toHaveLength(4)
    for (const plan of plans) {
      expect(plan, what).not.toMatch(/ on gigs/)
    }
  },
)

it('finds due gigs without reading all of them', async () => {
  const plans: string[] = []
  await findDueGigs(planner(plans), noFilters.now, 100, null)
  await findDueGigs(planner(plans), noFilters.now, 100, { id: newId(), at: noFilters.now })
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on gigs')
})

it('reads the gigs of a page by their ids, and of contracts only theirs', async () => {
  // Without checks of foreign keys.
  await client.query('set session_replication_role = replica')
  await client.query(`
    insert into contracts (id, negotiation_id, gig_id, client_id, worker_id, status, rate_type, terms, terms_hash, fee_bps,
      review_days, approve_by, milestone_count, funded_cents, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), md5((n / 10)::text)::uuid, gen_random_uuid(), gen_random_uuid(), 'active', 'fixed', '{}', 'x',
      500, 14, now(), 1, 0, now(), now()
    from generate_series(1, 20000) as n`)
  await client.query('set session_replication_role = origin')
  await client.query('analyze contracts')
  const plans: string[] = []
  await listSeenGigs(planner(plans), someUser, [newId<'gig'>() as GigId, newId<'gig'>() as GigId])
  expect(plans.join()).not.toMatch(/hashed|Seq Scan/)
  expect(plans.join()).toContain('Index Scan using gigs_pkey')
})
