import { afterAll, beforeAll, expect, it } from 'vitest'
import { median } from './support/proof.ts'
import { field, options, replaceTrade } from './support/trade.ts'
import { createWorld } from './support/world.ts'

// What a filter by a custom field costs, compared with one by a category that as many gigs have. Over HTTP, one request at a time,
// in turns, so that a busy machine slows down both.

const GIGS = 100_000
const ROUNDS = 200
const RATIO_MAX = 1.5
/** How many of a hundred gigs are in the category, or have the value. */
const SHARES = { half: 50, tenth: 10, fiftieth: 2 }

const world = await createWorld({ rateLimitPerMinute: 0 })
const shares = Object.keys(SHARES)

beforeAll(async () => {
  await replaceTrade(world.operator, {
    gig_fields: [
      ...shares.map((share) => field(share, 'boolean', { filterable: true })),
      field('languages', 'choices', { filterable: true, options: options(...shares, 'other') }),
      field('pages', 'number', { filterable: true }),
    ],
  })
  const hundredth = (salt: number) => `(hashint8(n + ${salt}) & 65535) % 100`
  const isIn = (share: number, salt: number) => `${hundredth(salt)} < ${share}`
  const { half, tenth, fiftieth } = SHARES
  await world.inDatabase(async (client) => {
    await client.query(`
      insert into gigs (id, client_id, title, description, category, skills, rate_type, rate_min_cents, payout_delay_days,
        review_days, remote, positions, status, created_at, updated_at, skill_keys, search, facts, fields)
      select gen_random_uuid(), (select id from users limit 1), 'Gig ' || n, 'x', category, '{}', 'fixed', n, 5, 14, true, 1, 'open',
        now(), now(), '{}', to_tsvector('english', md5(n::text)), '"title":"Gig ' || n || '","description":"' || repeat('word ', 200) || '"',
        jsonb_build_object('half', ${isIn(half, 1e6)}, 'tenth', ${isIn(tenth, 2e6)}, 'fiftieth', ${isIn(fiftieth, 3e6)}, 'languages',
          to_jsonb(array_remove(array[
            case when ${isIn(half, 4e6)} then 'half' end, case when ${isIn(tenth, 5e6)} then 'tenth' end,
            case when ${isIn(fiftieth, 6e6)} then 'fiftieth' end, 'other'], null)), 'pages', ${hundredth(7e6)})
      from generate_series(1, ${GIGS}) as n, lateral (select case
        when ${isIn(half, 0)} then 'half' when ${isIn(half + tenth, 0)} then 'tenth'
        when ${isIn(half + tenth + fiftieth, 0)} then 'fiftieth' else 'other' || n % 50 end as category) as placed`)
    await client.query('vacuum analyze gigs, open_gigs, open_gig_values')
  })
})

const rows: object[] = []
afterAll(() => console.table(rows))

const filters = shares.flatMap((share) => [
  { what: 'a yes/no field', share, query: `fields[${share}]=true` },
  { what: 'an option', share, query: `fields[languages]=${share}` },
])

it.each([
  ...filters,
  { what: 'one of two options', share: 'tenth', query: 'fields[languages]=tenth,fiftieth' },
  { what: 'a limit of a number', share: 'tenth', query: 'fields[pages.min]=90' },
])(
  'filters by $what that a $share of the gigs have at no more than 1.5 times the cost',
  async ({ what, share, query }) => {
    const times = { category: [] as number[], field: [] as number[] }
    for (let round = -ROUNDS / 10; round < ROUNDS; round++) {
      const pair = [await timeOf(`category=${share}`), await timeOf(query)] as const
      // The first requests plan and load.
      if (round < 0) continue
      times.category.push(pair[0])
      times.field.push(pair[1])
    }
    const [categoryMs, fieldMs] = [median(times.category), median(times.field)]
    const ratio = fieldMs / categoryMs
    rows.push({
      what,
      share,
      category_ms: categoryMs.toFixed(2),
      field_ms: fieldMs.toFixed(2),
      ratio: ratio.toFixed(2),
    })
    expect(ratio).toBeLessThanOrEqual(RATIO_MAX)
  },
)

async function timeOf(query: string): Promise<number> {
  const startedMs = performance.now()
  const answer = await world.operator.get(`/gigs?${query}`)
  const ms = performance.now() - startedMs
  expect(answer.body.data, answer.text).toHaveLength(20)
  return ms
}
