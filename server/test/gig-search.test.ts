import { beforeAll, describe, expect, it } from 'vitest'
import { gigStatuses } from '../src/market/gigs/domain.ts'
import { tsqueryFrom } from '../src/platform/db/full-text.ts'
import { sql } from '../src/platform/db/sql.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { agentWith } from './support/mandates.ts'
import { Random } from './support/random.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
let ada: Client
let ben: Client

async function post(fields: object): Promise<string> {
  const answer = await ada.post('/gigs', { description: 'As discussed.', rate_type: 'fixed', ...fields })
  expect(answer.status).toBe(201)
  return answer.body.id
}

async function search(query: string, caller = ben): Promise<string[]> {
  const answer = await caller.get(`/gigs?${query}`)
  expect(answer.status).toBe(200)
  return answer.body.data.map(({ title }: { title: string }) => title)
}

/** Reads all pages. */
async function readAllPages(query: string, limit = 3): Promise<string[]> {
  const titles: string[] = []
  let cursor = ''
  do {
    const { body } = await ben.get(`/gigs?${query}&limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    titles.push(...body.data.map(({ title }: { title: string }) => title))
    cursor = body.next_cursor
  } while (cursor)
  return titles
}

beforeAll(async () => {
  ada = await world.newUser()
  ben = await world.newUser()
})

describe('pages', () => {
  it('are complete and correct for each caller when many are read at the same time', async () => {
    const titles = ['Größe “ü”', '訳者を探しています', 'Plain', '🥐 at dawn', 'Zażółć gęślą jaźń']
    for (const title of titles) await post({ title, category: 'scripts' })
    const newest = titles.toReversed()
    const pages = Array.from({ length: 30 }, (_, n) => ({ limit: (n % 6) + 1, caller: n % 2 ? ada : ben }))
    const answers = await Promise.all(
      pages.map(({ limit, caller }) => caller.get(`/gigs?category=scripts&limit=${limit}`)),
    )
    for (const [n, { body }] of answers.entries()) {
      const { limit = 0, caller } = pages[n] ?? {}
      expect(body.data.map(({ title }: { title: string }) => title)).toEqual(newest.slice(0, limit))
      expect(body.data[0].allowed_actions).toEqual(
        caller === ada ? ['invite', 'edit', 'pause', 'close', 'delete'] : ['apply'],
      )
      expect(body.next_cursor).toEqual(limit < titles.length ? expect.any(String) : null)
    }
    expect(await readAllPages('category=scripts', 2)).toEqual(newest)
  })

  it.each(gigStatuses)('of %s gigs show the same as reading the gig', async (status) => {
    const id = await post({ title: `In ${status}`, category: `in-${status}`, ...(status === 'draft' && { status }) })
    await world.database.transaction((tx) =>
      tx.query(sql`update gigs set status = ${status} where id = ${toId('gig', id)}`),
    )
    const { body } = await ada.get(`/gigs?category=in-${status}&status=${status}`)
    expect(body.data).toEqual([(await ada.get(`/gigs/${id}`)).body])
  })
})

describe('the actions in a list', () => {
  it('are those of each gig: no applying twice, to a client to keep away from, or outside a mandate', async () => {
    const [cyd, category] = [await world.newUser(), 'actions']
    const appliedTo = await post({ title: 'Applied to', category })
    await post({ title: 'Still open to', category })
    await cyd.post('/gigs', { title: 'To keep apart from', description: 'x', rate_type: 'fixed', category })
    await ben.post(`/gigs/${appliedTo}/apply`, { message: 'Hi.' })
    await world.database.query(sql`
      insert into conflicts_of_interest (user_id, other_id, apart_until)
      values (${toId('usr', cyd.userId)}, ${toId('usr', ben.userId)}, now() + interval '1 day')`)
    const agent = await agentWith(world, await world.newUser(), { allowed_counterparties: [ada.userId] })
    const ofOwner = ['invite', 'edit', 'pause', 'close', 'delete']
    const expected = [
      { reader: ben, actions: [[], ['apply'], []] },
      { reader: cyd, actions: [ofOwner, ['apply'], ['apply']] },
      { reader: agent, actions: [[], ['apply'], ['apply']] },
    ]
    for (const { reader, actions } of expected) {
      const { body } = await reader.get(`/gigs?category=${category}`)
      expect(body.data.map((gig: { allowed_actions: string[] }) => gig.allowed_actions)).toEqual(actions)
      for (const gig of body.data) expect(gig).toEqual((await reader.get(`/gigs/${gig.id}`)).body)
    }
  })
})

describe('words', () => {
  beforeAll(async () => {
    await post({ title: 'Kubernetes migration', description: 'Moving databases between clusters.' })
    await post({ title: 'Database administrator', description: 'Tuning, backups, kubernetes knowledge helps.' })
    await post({ title: 'Pastry chef', description: 'Croissants at dawn.', skills: ['Baking'], category: 'kitchen' })
  })

  it.each([
    ['q=kubernetes', ['Database administrator', 'Kubernetes migration']],
    ['q=database', ['Database administrator', 'Kubernetes migration']],
    ['q=migrating', ['Kubernetes migration']],
    ['q=croissant', ['Pastry chef']],
    ['q=baking', ['Pastry chef']],
    ['q=kitchen', ['Pastry chef']],
    ['q=kubernetes -backups', ['Kubernetes migration']],
    ['q="moving databases"', ['Kubernetes migration']],
    ['q="databases moving"', []],
    ['q=croissants or migration', ['Pastry chef', 'Kubernetes migration']],
  ])('%s finds %j', async (query, titles) => {
    expect(await search(query.replace(/ /g, '%20').replace(/"/g, '%22'))).toEqual(titles)
  })

  it('in titles count more than in descriptions when sorted by relevance', async () => {
    expect(await search('q=kubernetes&sort=relevance')).toEqual(['Kubernetes migration', 'Database administrator'])
  })

  it('that are mistyped find titles with similar words, if no gig has the words themselves', async () => {
    expect(await search('q=kuberneets')).toEqual(['Kubernetes migration'])
    expect(await search('q=pasty%20chef')).toEqual(['Pastry chef'])
    expect(await search('q=kuberneets&sort=relevance')).toEqual(['Kubernetes migration'])
    expect(await search('q=kuberneets%20-pastry%20-%22pastry%20chef')).toEqual(['Kubernetes migration'])
    expect(await search('q=the%20kuberneets')).toEqual(['Kubernetes migration'])
    expect(await search('q=kuberneets%20zzzzzzzz')).toEqual([])
    expect(await search('q=kuberneets%20pasty')).toEqual([])
    expect(await search('q=zzzzzzzz')).toEqual([])
  })

  it.each(['q=%22', 'q=-', 'q=%27%29%3B--', 'q=a%26b%7C', 'q=:*', 'q=%5C', 'q=the'])(
    'never cause an error: %s',
    async (query) => {
      expect((await ben.get(`/gigs?${query}`)).status).toBe(200)
    },
  )

  it.each([
    '-'.repeat(33),
    '- '.repeat(40),
    `${'-'.repeat(60)}bread`,
    `bread or ${'-'.repeat(60)}`,
    '"'.repeat(99),
    '& | ! <-> ()',
    '-('.repeat(60),
    '-!|&)'.repeat(40),
    '-\u0085'.repeat(60),
  ])('may be %j, for gigs and for people', async (q) => {
    const paths = ['/gigs', '/gigs?sort=relevance', '/gigs?sort=rate_low', '/profiles']
    const answers = await Promise.all(
      paths.map((path) => ben.get(`${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(q)}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('may be any text', async () => {
    const random = new Random(25)
    const parts = [
      '-',
      '-',
      '-',
      ' ',
      '!',
      '&',
      '|',
      '(',
      ')',
      '"',
      ':',
      '*',
      '<->',
      '\\',
      "'",
      'or',
      'a',
      'ü',
      '🙂',
      '\u0085',
    ]
    const texts = Array.from({ length: 500 }, () =>
      Array.from({ length: random.between(1, 120) }, () => random.pick(parts))
        .join('')
        .slice(0, 200),
    )
    const parsed = await Promise.allSettled(
      texts.map((text) => world.database.searches.query(sql`select ${tsqueryFrom(text)} as query`)),
    )
    expect(texts.filter((_, index) => parsed[index]?.status === 'rejected')).toEqual([])
  })

  it('are needed to sort by relevance', async () => {
    const answer = await ben.get('/gigs?sort=relevance')
    expect(answer.status).toBe(422)
    expect(answer.body.error.issues).toMatchObject([{ path: 'q', code: 'required' }])
  })
})

describe('filters', () => {
  beforeAll(async () => {
    const common = { category: 'filters' }
    await post({
      ...common,
      title: 'Hourly remote',
      rate_type: 'hourly',
      rate_min_cents: 1000,
      rate_max_cents: 2000,
      skills: ['Go', 'SQL'],
    })
    await post({
      ...common,
      title: 'Fixed onsite',
      remote: false,
      rate_min_cents: 5000,
      rate_max_cents: 9000,
      skills: ['sql'],
    })
    await post({ ...common, title: 'No rate', skills: ['go'] })
  })

  it.each([
    ['category=filters', ['No rate', 'Fixed onsite', 'Hourly remote']],
    ['category=filters&rate_type=hourly', ['Hourly remote']],
    ['category=filters&remote=false', ['Fixed onsite']],
    ['category=filters&remote=true', ['No rate', 'Hourly remote']],
    ['category=filters&skill=GO', ['No rate', 'Hourly remote']],
    ['category=filters&skill=go&skill=sql', ['Hourly remote']],
    ['category=filters&min_rate_cents=3000', ['Fixed onsite']],
    ['category=filters&min_rate_cents=2000', ['Fixed onsite', 'Hourly remote']],
    ['category=filters&max_rate_cents=1000', ['Hourly remote']],
    ['category=filters&sort=rate_high', ['Fixed onsite', 'Hourly remote', 'No rate']],
    ['category=filters&sort=rate_low', ['Hourly remote', 'Fixed onsite', 'No rate']],
    ['category=nothing', []],
    ['category=filters&status=paused', []],
  ])('%s finds %j', async (query, titles) => {
    expect(await search(query)).toEqual(titles)
  })

  it('by client find only gigs of that client', async () => {
    expect((await search('client_id=me', ada)).length).toBeGreaterThan(0)
    expect(await search('client_id=me', ben)).toEqual([])
    expect((await search(`client_id=${ada.userId}&category=filters`)).length).toBe(3)
    expect((await ben.get('/gigs?client_id=gig_nonsense')).status).toBe(404)
  })

  it.each([
    ['limit=0', 'limit', 'too_small'],
    ['limit=101', 'limit', 'too_large'],
    ['remote=yes', 'remote', 'wrong_type'],
    ['min_rate_cents=1.5', 'min_rate_cents', 'not_integer'],
    ['status=gone', 'status', 'not_allowed'],
    ['sort=best', 'sort', 'not_allowed'],
    ['colour=red', 'colour', 'unknown_field'],
    ['category=a&category=b', 'category', 'repeated'],
    ['cursor=abc', 'cursor', 'bad_cursor'],
  ])('refuse %s', async (query, path, code) => {
    const answer = await ben.get(`/gigs?${query}`)
    expect(answer.status).toBe(422)
    expect(answer.body.error.issues).toMatchObject([{ path, code }])
  })

  it('are part of the cursor: it is refused with another filter, sort or caller', async () => {
    const { next_cursor } = (await ben.get('/gigs?category=filters&limit=1')).body
    const cursor = encodeURIComponent(next_cursor)
    for (const answer of [
      await ben.get(`/gigs?limit=1&cursor=${cursor}`),
      await ben.get(`/gigs?category=filters&sort=rate_low&cursor=${cursor}`),
      await ada.get(`/gigs?category=filters&cursor=${cursor}`),
    ]) {
      expect(answer.status).toBe(422)
      expect(issueCodesOf(answer)).toEqual(['bad_cursor'])
    }
    expect((await ben.get(`/gigs?category=filters&limit=2&cursor=${cursor}`)).body.data).toHaveLength(2)
  })
})

describe('pages', () => {
  const count = 17
  beforeAll(async () => {
    for (let i = 0; i < count; i++) {
      await post({
        title: `Paging number ${i}`,
        category: 'paging',
        // Many have the same rate and deadline, so that only their number orders them.
        rate_min_cents: (i % 3) * 100,
        ...(i % 2 && { apply_by: new Date(Date.now() + 86_400_000 + (i % 4) * 1000).toISOString() }),
      })
    }
  })

  it.each(['newest', 'rate_high', 'rate_low', 'closing_soon', 'relevance'])(
    'in order of %s show each gig once, and in the same order as one large page',
    async (sort) => {
      const query = `category=paging&sort=${sort}${sort === 'relevance' ? '&q=paging' : ''}`
      const found = await readAllPages(query)
      expect(found).toHaveLength(count)
      expect(new Set(found).size).toBe(count)
      expect(found).toEqual(await search(`${query}&limit=100`))
    },
  )

  it('link to the next page with the same filters', async () => {
    const first = await ben.get('/gigs?category=paging&q="paging"&limit=5')
    const [, url = ''] = first.headers.get('link')?.match(/^<([^<>" ]+)>; rel="next"$/) ?? []
    const second = await ben.get(url.replace(/^.*\/api/, ''))
    const whole = await ben.get('/gigs?category=paging&q="paging"&limit=10')
    expect([...first.body.data, ...second.body.data]).toEqual(whole.body.data)
    const [, third = ''] = second.headers.get('link')?.match(/^<(.+)>; rel="next"$/) ?? []
    expect(new URL(third).searchParams.getAll('cursor')).toEqual([second.body.next_cursor])
  })

  it('of titles with similar words show each gig once', async () => {
    const found = await readAllPages('category=paging&q=pagging%20nummber')
    expect(new Set(found).size).toBe(count)
    expect(found).toHaveLength(count)
  })

  it.each(['newest', 'relevance'])(
    'in order of %s neither repeat nor skip a gig while others are posted and closed',
    async (sort) => {
      const category = `busy-${sort}`
      const ids: string[] = []
      for (let i = 0; i < 12; i++) ids.push(await post({ title: `Busy ${i}`, category }))
      let isReading = true
      const posting = (async () => {
        for (let i = 0; isReading; i++) {
          const id = await post({ title: `Busy late ${i}`, category })
          if (i % 2) await ada.patch(`/gigs/${id}`, { status: 'closed' })
        }
      })()
      const found = await readAllPages(
        `category=${category}&sort=${sort}${sort === 'relevance' ? '&q=busy' : ''}`,
        2,
      ).finally(() => {
        isReading = false
      })
      await posting
      expect(new Set(found).size).toBe(found.length)
      for (let i = 0; i < 12; i++) expect(found).toContain(`Busy ${i}`)
    },
  )
})

describe('relevance', () => {
  // Of 1,005 gigs with the word, the oldest and the 500th have it in their titles, the 600th among its skills.
  beforeAll(async () => {
    await world.database.query(sql`
      insert into gigs (id, client_id, title, description, category, skills, rate_type, payout_delay_days, review_days, remote,
        positions, status, created_at, updated_at, skill_keys, search, facts)
      select lpad(to_hex(n), 32, '0')::uuid, (select min(client_id::text)::uuid from gigs), title, 'x', 'ranked', '{}', 'fixed',
        5, 14, true, 1, 'open', now(), now(), '{}',
        setweight(to_tsvector('english', title), 'A')
          || setweight(to_tsvector('english', case n when 600 then 'quixotic' else '' end), 'B')
          || setweight(to_tsvector('english', repeat('a quixotic errand ', 1 + n % 2 * 50)), 'C'),
        '"title":"' || title || '"'
      from generate_series(1, 1005) as n,
        lateral (select case when n in (1, 500) then 'Quixotic ' || n else 'Ordinary ' || n end as title) as titles
      order by n`)
  })

  const ranked = 'q=quixotic&sort=relevance&category=ranked'

  it('ranks the newest 1,000 matches: title before skills before description; older matches follow, newest first', async () => {
    const found = await readAllPages(ranked, 100)
    expect(found).toHaveLength(1005)
    expect(new Set(found).size).toBe(1005)
    expect(found.slice(0, 2)).toEqual(['Quixotic 500', 'Ordinary 600'])
    expect(found.slice(1000)).toEqual(['Ordinary 5', 'Ordinary 4', 'Ordinary 3', 'Ordinary 2', 'Quixotic 1'])
  })

  it('shows equally relevant gigs newest first', async () => {
    const odd = (title: string) => Number(title.split(' ')[1]) % 2 === 1
    const numbers = (await readAllPages(ranked, 100))
      .slice(2, 1000)
      .filter(odd)
      .map((title) => Number(title.split(' ')[1]))
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  })

  it('ranks the same gigs on every page, while others are posted and closed', async () => {
    const before = await readAllPages(ranked, 100)
    const first = await ben.get(`/gigs?${ranked}&limit=100`)
    await post({ title: 'Quixotic too', category: 'ranked' })
    await post({ title: 'Late', description: 'A quixotic errand.', category: 'ranked' })
    await world.database.transaction((tx) =>
      tx.query(sql`update gigs set status = 'closed' where title = 'Ordinary 1004' or title = 'Ordinary 700'`),
    )
    const titles: string[] = first.body.data.map(({ title }: { title: string }) => title)
    for (let cursor = first.body.next_cursor; cursor; ) {
      const { body } = await ben.get(`/gigs?${ranked}&limit=100&cursor=${encodeURIComponent(cursor)}`)
      titles.push(...body.data.map(({ title }: { title: string }) => title))
      cursor = body.next_cursor
    }
    const closed = ['Ordinary 1004', 'Ordinary 700']
    const rest = (all: string[]) => all.filter((title) => !closed.includes(title))
    expect(rest(titles)).toEqual(rest(before))
  })
})
