import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listDeadlines } from '../src/deals/calendar/store.ts'
import { type GigQuery, listGigs, listRankedGigs } from '../src/market/gigs/search-store.ts'
import { findDueGigs, findSeenGig } from '../src/market/gigs/store.ts'
import type { Queryable } from '../src/platform/db/database.ts'
import type { Sql } from '../src/platform/db/sql.ts'
import { type GigId, newId, type UserId } from '../src/platform/kernel/ids.ts'
import type { Instant } from '../src/platform/kernel/time.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ statementTimeoutMs: 60_000 })
const client = new pg.Client(world.connection)
const someUser = newId<'usr'>() as UserId
const noFilters: GigQuery = {
  reader: newId<'usr'>() as UserId,
  skills: [],
  status: 'open',
  now: '2026-11-15T00:00:00.000Z' as Instant,
}

// Nine of ten are closed, as in an old marketplace.
beforeAll(async () => {
  await client.connect()
  await client.query(`
    insert into gigs (id, client_id, title, description, category, skills, rate_type, rate_min_cents, payout_delay_days,
      review_days, remote, positions, apply_by, status, created_at, updated_at, skill_keys, search, facts, fields)
    select gen_random_uuid(), (select id from users limit 1), 'Gig ' || n, 'x', 'category ' || n % 50, skill, 'fixed', n, 5, 14,
      n % 3 = 0, 1, timestamptz '2027-01-01' + n * interval '1 minute', case when n % 10 = 0 then 'open' else 'closed' end,
      now(), now(), skill, to_tsvector('english', 'word' || n / 10 % 1000 || ' common'), '"title":"Gig"',
      jsonb_build_object('certified', n % 2 = 0, 'level', 'level ' || n / 10 % 1000, 'pages', n % 97)
    from generate_series(1, 50000) as n, lateral (select array['skill ' || n % 200]) as made (skill)`)
  // Also moves new entries out of the pending list, which makes the index of words look costly while it is long.
  await client.query('vacuum analyze gigs, open_gigs, open_gig_values')
})

afterAll(() => client.end())

/** Explains statements instead of running them, with a generic plan or one for their values, as the service does. */
function planner(plans: string[]): Queryable {
  return {
    async query<Row>({ text, values, isPrepared }: Sql): Promise<Row[]> {
      await client.query(`set plan_cache_mode = ${isPrepared ? 'force_generic_plan' : 'auto'}`)
      await client.query(`prepare planned as ${text}`)
      const literals = values.map((value) => (value === null ? 'null' : client.escapeLiteral(literalOf(value))))
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
  { what: 'a category', categories: ['category 10'] },
  { what: 'a category and a rate', categories: ['category 10'], maxRateCents: 10 },
  { what: 'a category with one below it', categories: ['category 10', 'category 20'] },
  { what: 'a client', clientId: someUser },
  { what: 'a rate', minRateCents: 49_000 },
  { what: 'a rate at most', maxRateCents: 10 },
  { what: 'remote gigs', remote: true },
  { what: 'a frequent value of a field', fields: [{ key: 'certified', oneOf: [true] }] },
  { what: 'rare values of a field', fields: [{ key: 'level', oneOf: ['level 3', 'level 4'] }] },
  { what: 'a value that no gig has', fields: [{ key: 'level', oneOf: ['none'] }] },
  { what: 'limits of a field', fields: [{ key: 'pages', min: 90, max: null }] },
  {
    what: 'two fields',
    fields: [
      { key: 'certified', oneOf: [true] },
      { key: 'pages', min: 90, max: null },
    ],
  },
  { what: 'a common word', words: { typed: 'common' } },
  { what: 'a rare word', words: { typed: 'word17' } },
  { what: 'a skill', skills: ['skill 10'] },
]

const lists = (Object.keys(sorts) as (keyof typeof sorts)[]).flatMap((sort) =>
  filters.map((filter) => ({ sort, ...filter })),
)

// How a page reads the gigs that it has found.
const BY_ID = 'Index Scan using gigs_pkey on gigs'

it.each(lists.filter(({ what }) => what !== 'a client'))(
  'lists $what in order of $sort, and reads no gigs but those of the page',
  async ({ sort, what, ...filter }) => {
    const plans: string[] = []
    for (const after of [null, sorts[sort]]) {
      await listGigs(planner(plans), { ...noFilters, ...filter }, sort, { after }, 21)
    }
    expect(plans).toHaveLength(2)
    for (const plan of plans) {
      expect(plan, what).toMatch(/on open_gigs/)
      expect(plan, what).toContain(BY_ID)
      expect(plan.replaceAll(BY_ID, ''), what).not.toMatch(/ on gigs/)
    }
  },
)

it.each(lists)(
  'lists closed gigs, filtered by $what, in order of $sort with an index',
  async ({ sort, what, ...filter }) => {
    const plans: string[] = []
    const query = { ...noFilters, ...filter, status: 'closed' as const }
    for (const after of [null, sorts[sort]]) await listGigs(planner(plans), query, sort, { after }, 21)
    expect(plans).toHaveLength(2)
    for (const plan of plans) expect(plan, what).not.toContain('Seq Scan on gigs')
  },
)

it('lists the open gigs of a client with the index of clients', async () => {
  const plans: string[] = []
  await listGigs(planner(plans), { ...noFilters, clientId: someUser }, 'newest', { after: null }, 21)
  expect(plans[0]).toContain('gigs_by_client')
})

it('finds what is due for a user without reading the gigs of others', async () => {
  const plans: string[] = []
  const page = { limit: 20, after: null }
  // All gigs of this test are of one client; in a marketplace, few are.
  const expectClients = (options: string) =>
    client.query(`alter table gigs alter column client_id ${options}; analyze gigs`)
  await expectClients('set (n_distinct = 5000)')
  for (const period of [{}, { from: noFilters.now, to: '2027-01-01T00:00:00.000Z' as Instant }]) {
    await listDeadlines(planner(plans), noFilters.reader, period, page)
  }
  await expectClients('reset (n_distinct)')
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan).toContain('gigs_by_client')
    expect(plan).not.toMatch(/Seq Scan on gigs|gigs_apply_by/)
  }
})

it('finds gigs by metadata with its index, and reads no others', async () => {
  await client.query(`
    insert into metadata (subject_id, owner_id, key, value)
    select gigs.id, client_id, 'order', row_number() over () from gigs`)
  await client.query('vacuum analyze metadata')
  const { rows } = await client.query('select id from users limit 1')
  const plans: string[] = []
  const query = { ...noFilters, reader: rows[0].id, clientId: rows[0].id, metadata: { order: '42' } }
  for (const status of ['open', 'closed'] as const) {
    await listGigs(planner(plans), { ...query, status }, 'newest', { after: null }, 21)
  }
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan).toContain('metadata_by_value')
    expect(plan.replaceAll(BY_ID, '')).not.toMatch(/ on gigs\b/)
  }
})

it('reads gigs in order to find a common word, newest first', async () => {
  const plans: string[] = []
  await listGigs(planner(plans), { ...noFilters, words: { typed: 'common' } }, 'newest', { after: null }, 21)
  expect(plans[0]).toContain('Index Scan Backward using open_gigs_pkey')
})

it.each(['word17', 'common word17', 'word17 or word18', '"word17 common"', 'word17 -word18', 'unheard-of'])(
  'finds all gigs with "%s" by the index of words',
  async (typed) => {
    const plans: string[] = []
    const query = { ...noFilters, words: { typed } }
    await listGigs(planner(plans), query, 'newest', { after: null }, 21)
    await listRankedGigs(planner(plans), query, { first: null, last: null }, null, 21)
    for (const plan of plans) expect(plan).toContain('Bitmap Index Scan on open_gigs_words')
  },
)

it.each(filters.filter(({ what }) => what !== 'a client'))(
  'ranks the matches among $what, and reads no gigs but those of the page',
  async ({ what, ...filter }) => {
    const plans: string[] = []
    const query = { ...noFilters, words: { typed: 'common' }, ...filter }
    await listRankedGigs(planner(plans), query, { first: null, last: null }, null, 21)
    await listRankedGigs(planner(plans), query, { first: '10', last: '40000' }, ['1', '25000'], 21)
    expect(plans).toHaveLength(2)
    for (const plan of plans) expect(plan.replaceAll(BY_ID, ''), what).not.toMatch(/ on gigs/)
  },
)

it('finds due gigs without reading all of them', async () => {
  const plans: string[] = []
  await findDueGigs(planner(plans), noFilters.now, 100, null)
  await findDueGigs(planner(plans), noFilters.now, 100, { id: newId(), at: noFilters.now })
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on gigs')
})

it('reads gigs by their ids, and of contracts, applications and conflicts only theirs and those of the reader', async () => {
  // Without checks of foreign keys.
  await client.query('set session_replication_role = replica')
  await client.query(`
    insert into contracts (id, negotiation_id, gig_id, client_id, worker_id, status, rate_type, terms, terms_hash, fee_bps,
      review_days, approve_by, milestone_count, funded_cents, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), md5((n / 10)::text)::uuid, gen_random_uuid(), gen_random_uuid(), 'active', 'fixed', '{}', 'x',
      500, 14, now(), 1, 0, now(), now()
    from generate_series(1, 20000) as n`)
  await client.query(`
    insert into applications (id, gig_id, gig_version, client_id, worker_id, status, message, offer, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), 1, gen_random_uuid(), md5((n / 10)::text)::uuid, 'pending', 'x', '{}', now(), now()
    from generate_series(1, 20000) as n`)
  await client.query(`
    insert into conflicts_of_interest (user_id, other_id, apart_until)
    select md5((n / 10)::text)::uuid, gen_random_uuid(), case when n % 100 = 0 then now() end from generate_series(1, 20000) as n`)
  await client.query('set session_replication_role = origin')
  await client.query('analyze contracts, applications, conflicts_of_interest')
  const plans: string[] = []
  await listGigs(planner(plans), noFilters, 'newest', { after: null }, 21)
  await findSeenGig(planner(plans), `${someUser} ${newId<'gig'>() as GigId}`)
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan).not.toContain('Seq Scan')
    expect(plan).toContain(BY_ID)
  }
  for (const index of ['applications_one_live', 'conflicts_apart_by_user', 'conflicts_apart_by_other']) {
    expect(plans[0]).toContain(index)
  }
})

it.each([
  { what: 'a frequent value', key: 'certified=true', lowest: null },
  { what: 'a rare value', key: 'level=level 3', lowest: null },
  { what: 'limits', key: 'pages', lowest: 90 },
])('reads the newest gigs with $what of a field in order', async ({ key, lowest }) => {
  await client.query(`load 'auto_explain'`)
  const plans: string[] = []
  const collect = ({ message = '' }: { message?: string | undefined }) => void plans.push(message)
  client.on('notice', collect)
  await client.query(`
    set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set client_min_messages = log`)
  for (let call = 0; call < 7; call++) {
    await client.query('select * from newest_with_value($1, $2, null, null, now())', [key, lowest])
  }
  client.off('notice', collect)
  await client.query('reset client_min_messages; reset auto_explain.log_min_duration')
  const inside = plans.filter((plan) => plan.includes('open_gig_values'))
  expect(inside).toHaveLength(7)
  for (const plan of inside) expect(plan).toContain('Index Only Scan Backward using open_gig_values_pkey')
})
