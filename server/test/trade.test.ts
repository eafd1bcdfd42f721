import { describe, expect, it } from 'vitest'
import { definitionIssues, effectsOf } from '../src/operator/trade/domain.ts'
import { categoryOf, defaultTrade } from '../src/platform/kernel/trade.ts'
import { type Answer, issueCodesOf } from './support/client.ts'
import { postGig } from './support/deals.ts'
import { connectMcp } from './support/mcp.ts'
import { field, options, replaceTrade } from './support/trade.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const { operator } = world

const gig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }
const certified = field('certified', 'boolean', { filterable: true })
const languages = field('languages', 'choices', { filterable: true, options: options('en', 'fr', 'de') })

function issuesOf(answer: Answer): string[] {
  return answer.body.error.issues.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
}

function trade(lists: object): object {
  return { categories: [], gig_fields: [], profile_fields: [], ...lists }
}

describe('what a marketplace trades in', () => {
  it('is set by operators, with everything that can be omitted, and read by anyone with a key', async () => {
    const own = await createWorld()
    expect((await own.operator.get('/operator/trade')).body).toEqual({
      ...trade({}),
      languages: ['en', 'de', 'es', 'fr'],
      version: 0,
      changed_at: null,
      changed_by: null,
    })
    const categories = [
      { key: 'writing', names: { en: 'Writing' }, children: [{ key: 'novels', names: { en: 'Novels' } }] },
    ]
    const set = await own.operator.patch('/operator/trade', trade({ categories, gig_fields: [certified] }))
    expect(set.status).toBe(200)
    expect(set.body).toEqual({
      categories: [
        {
          key: 'writing',
          names: { en: 'Writing' },
          retired: false,
          children: [{ key: 'novels', names: { en: 'Novels' }, retired: false }],
        },
      ],
      gig_fields: [
        {
          key: 'certified',
          names: { en: 'Certified' },
          retired: false,
          type: 'boolean',
          hints: {},
          units: {},
          minimum: null,
          maximum: null,
          max_length: null,
          options: [],
          required: false,
          on_cards: false,
          filterable: true,
        },
      ],
      profile_fields: [],
      languages: ['en', 'de', 'es', 'fr'],
      version: expect.any(Number),
      changed_at: expect.any(String),
      changed_by: expect.stringMatching(/^usr_/),
    })
    expect((await own.operator.get('/operator/trade')).body).toEqual(set.body)
    const { changed_at: _at, changed_by: _by, ...shown } = set.body
    const publishable = (await own.operator.post('/keys', { name: 'shop window', publishable: true })).body.key
    for (const reader of [await own.newUser(), own.as(publishable)]) {
      expect((await reader.get('/trade')).body).toEqual(shown)
    }
    const unchanged = await own.operator.patch('/operator/trade', trade({ categories, gig_fields: [certified] }))
    expect(unchanged.body).toEqual(set.body)
  })

  it('changes list by list', async () => {
    const own = await createWorld()
    await own.operator.patch('/operator/trade', { gig_fields: [certified] })
    const { body } = await own.operator.patch('/operator/trade', { profile_fields: [languages] })
    expect([body.gig_fields.length, body.profile_fields.length, body.categories.length]).toEqual([1, 1, 0])
  })

  it('doesn’t lose another operator’s change', async () => {
    const { version } = await replaceTrade(operator, { profile_fields: [field('one', 'text')] })
    await replaceTrade(operator, { profile_fields: [field('one', 'text'), field('two', 'text')] })
    const stale = await operator.patch('/operator/trade', trade({}), { 'if-match': `"${version}"` })
    expect([stale.status, issueCodesOf(stale)]).toEqual([412, ['stale_version']])
    const { headers } = await operator.get('/operator/trade')
    const fresh = await operator.patch('/operator/trade', trade({}), { 'if-match': headers.get('etag') ?? '' })
    expect(fresh.status).toBe(200)
  })

  it('is in effect within a second in other processes, and after a restart', async () => {
    const own = await createWorld()
    const other = await own.startNode()
    const ada = await own.newUser()
    const there = other.as(ada.secret ?? '')
    await replaceTrade(own.operator, { gig_fields: [certified] })
    const posted = async () => (await there.post('/gigs', { ...gig, fields: { certified: true } })).status
    await expect.poll(posted, { timeout: 1_000 }).toBe(201)
    const restarted = await own.startNode()
    const shown = async () => (await restarted.as(ada.secret ?? '').get('/trade')).body.gig_fields.length
    await expect.poll(shown).toBe(1)
  })

  it('is described within a second in the API documents of all processes', async () => {
    const own = await createWorld()
    const other = await own.startNode()
    const documentAt = async (url: string, path = '/openapi.json') => {
      const response = await fetch(url + path)
      return { etag: response.headers.get('etag') ?? '', document: await response.json() }
    }
    const before = await documentAt(other.url)
    expect(before.document.components.schemas.GigFields).not.toHaveProperty('properties')
    const size = field('size', 'number', {
      minimum: 1,
      maximum: 9,
      required: true,
      filterable: true,
      units: { en: 'm²' },
    })
    const level = field('level', 'choice', {
      filterable: true,
      options: [...options('junior'), { key: 'senior', names: { en: 'Senior' }, retired: true }],
    })
    await replaceTrade(own.operator, {
      gig_fields: [certified, { ...level, hints: { en: 'How experienced.' } }, size],
      profile_fields: [languages],
    })
    const fieldsOf = async () => (await documentAt(other.url)).document.components.schemas.GigFields.properties
    await expect.poll(fieldsOf, { timeout: 1_000 }).toEqual({
      certified: { type: 'boolean', description: 'Certified.' },
      level: { type: 'string', enum: ['junior', 'senior'], description: 'Level. How experienced. `junior`: Junior.' },
      size: { type: 'number', minimum: 1, maximum: 9, description: 'Size (m²). Required.' },
    })
    const { etag, document } = await documentAt(other.url)
    const { schemas } = document.components
    expect(schemas.GigFieldChanges).toMatchObject({
      properties: { level: { type: ['string', 'null'], enum: ['junior', null] }, size: { type: ['number', 'null'] } },
      additionalProperties: false,
    })
    expect(Object.keys(schemas.GigFieldFilter.properties)).toEqual(['certified', 'level', 'size.min', 'size.max'])
    expect(schemas.GigFieldFilter.properties.level).toMatchObject({ type: 'array', items: { enum: ['junior'] } })
    expect(schemas.ProfileFields.properties.languages).toMatchObject({ type: 'array' })
    expect(etag).not.toBe(before.etag)
    expect((await fetch(`${other.url}/openapi.json`, { headers: { 'if-none-match': etag } })).status).toBe(304)
    for (const path of ['/openapi/gigs.json', '/openapi-3.0.json']) {
      const { components } = (await documentAt(other.url, path)).document
      expect(components.schemas.GigFields.properties, path).toHaveProperty('certified')
    }
    expect(await (await fetch(`${other.url}/docs/`)).text()).toContain('<code>certified</code>')
  })

  it('is described to models, which can post and find gigs with it', async () => {
    const own = await createWorld()
    await replaceTrade(own.operator, { gig_fields: [{ ...certified, required: true }], profile_fields: [languages] })
    const agent = await connectMcp(own.url, own.operator.secret)
    for (const operation of ['createGig', 'changeGig', 'listGigs', 'createSearch']) {
      const { text } = await agent.call('api_describe', { operation })
      expect(text, operation).toContain('"certified":{"type":"boolean","description":"Certified. Required."}')
    }
    expect((await agent.call('api_describe', { operation: 'changeOwnProfile' })).text).toContain('"languages":')
    await agent.refused('required', 'post_gig', gig)
    const posted = await agent.call('post_gig', { ...gig, fields: { certified: true } })
    expect(posted.structured.data.fields).toEqual({ certified: true })
    const found = await agent.call('find_work', { fields: { certified: true } })
    expect(found.structured.data).toHaveLength(1)
    const none = await agent.call('find_work', { fields: { certified: false } })
    expect([none.isError, none.text]).toEqual([false, expect.stringMatching(/^No open gigs/)])
    await agent.refused('unknown_field', 'find_work', { fields: { size: 3 } })
  })

  it('can be changed after the default language has changed, without translating existing names', async () => {
    const own = await createWorld()
    const categories = [{ key: 'a', names: { en: 'Art' }, children: options('murals') }]
    const change = async (lists: object) => {
      const answer = await own.operator.patch('/operator/trade', lists)
      return answer.status === 200 ? [] : issuesOf(answer)
    }
    expect(await change({ categories })).toEqual([])
    await own.operator.put('/operator/languages', { default: 'de', offered: ['de', 'en'] })
    expect(await change({ gig_fields: [field('size', 'text', { names: { de: 'Größe' } })] })).toEqual([])
    expect(await change({ categories: [{ ...categories[0], retired: true }] })).toEqual([])
    expect(await change({ categories: [{ ...categories[0], names: { en: 'Arts' } }] })).toEqual([
      'categories.0.names.de required',
    ])
  })

  it('is refused with everything that’s wrong with it', async () => {
    const put = async (lists: object) => issuesOf(await operator.patch('/operator/trade', trade(lists)))
    const wrong = [
      { key: 'A b', type: 'text', names: { en: 'A' } },
      { key: 'c', type: 'colour', names: { en: 'C', xx: 'C' } },
    ]
    expect(await put({ gig_fields: wrong })).toEqual([
      'gig_fields.0.key bad_format',
      'gig_fields.1.names.xx unknown_field',
      'gig_fields.1.type not_allowed',
    ])
    const inconsistent = [
      field('a', 'text', { filterable: true, minimum: 3, options: options('x') }),
      field('a', 'number', { minimum: 5, maximum: 4 }),
      field('b', 'choice', { options: [{ key: 'old', names: { en: 'Old' }, retired: true }] }),
      field('c', 'choices', { options: options('x', 'x') }),
      field('d', 'date', { names: { de: 'Datum' } }),
    ]
    expect((await put({ gig_fields: inconsistent })).toSorted()).toEqual([
      'gig_fields.0.filterable not_allowed',
      'gig_fields.0.minimum not_allowed',
      'gig_fields.0.options not_allowed',
      'gig_fields.1.key duplicate_item',
      'gig_fields.1.maximum too_small',
      'gig_fields.2.options too_short',
      'gig_fields.3.options.1.key duplicate_item',
      'gig_fields.4.names.en required',
    ])
    const twice = [{ key: 'x', names: { en: 'X' }, children: options('y') }, ...options('y')]
    expect(await put({ categories: twice })).toEqual(
      ['categories.2.key duplicate_item'].map((issue) => issue.replace('2', '1')),
    )
    const many = Array.from({ length: 31 }, (_, n) => field(`f${n}`, 'boolean'))
    expect(await put({ profile_fields: many })).toEqual(['profile_fields too_long'])
    expect((await operator.patch('/operator/trade', trade({ profile_fields: many.slice(1) }))).status).toBe(200)
    const changed = many.slice(1).map((one) => (one.key === 'f1' ? { ...one, type: 'text' } : one))
    expect(await put({ profile_fields: changed })).toEqual(['profile_fields.0.type not_allowed'])
    expect((await (await world.newUser()).patch('/operator/trade', trade({}))).status).toBe(403)
  })
})

describe('renaming, retiring and widening', () => {
  it('lose nothing', async () => {
    const own = await createWorld()
    const ada = await own.newUser()
    const size = field('size', 'number', { maximum: 10, filterable: true })
    await replaceTrade(own.operator, { gig_fields: [certified, languages, size] })
    const fields = { certified: true, languages: ['en', 'fr'], size: 9 }
    const id = await postGig(ada, { fields })
    const shown = async () => (await ada.get(`/gigs/${id}`)).body.fields
    const listed = async (query = '') =>
      (await ada.get(`/gigs?${query}`)).body.data.map((one: { fields: object }) => one.fields)

    const renamed = { ...certified, names: { en: 'Approved', de: 'Geprüft' }, retired: true }
    await replaceTrade(own.operator, { gig_fields: [{ ...size, maximum: 20 }, languages, renamed] })
    expect(await shown()).toEqual({ languages: ['en', 'fr'], size: 9 })
    expect(await listed()).toEqual([{ languages: ['en', 'fr'], size: 9 }])
    expect(issuesOf(await ada.get('/gigs?fields[certified]=true'))).toEqual(['fields.certified unknown_field'])
    expect(issuesOf(await ada.patch(`/gigs/${id}`, { fields: { certified: false } }))).toEqual([
      'fields.certified unknown_field',
    ])
    expect((await ada.patch(`/gigs/${id}`, { title: 'Another title', fields: { size: 15 } })).status).toBe(200)

    const french = {
      ...languages,
      options: [...options('en', 'de'), { key: 'fr', names: { en: 'French' }, retired: true }],
    }
    await replaceTrade(own.operator, { gig_fields: [{ ...size, maximum: 20 }, french, { ...renamed, retired: false }] })
    expect(await shown()).toEqual({ ...fields, size: 15 })
    expect(await listed('fields[certified]=true')).toEqual([{ ...fields, size: 15 }])
    const kept = await ada.patch(`/gigs/${id}`, { fields: { languages: ['fr', 'de'] } })
    expect(kept.body.fields.languages).toEqual(['fr', 'de'])
    const refused = await ada.post('/gigs', { ...gig, fields: { languages: ['fr'] } })
    expect(issuesOf(refused)).toEqual(['fields.languages.0 not_allowed'])
    expect(refused.body.error.issues[0].details.allowed).toEqual(['en', 'de'])
    await ada.patch(`/gigs/${id}`, { fields: { languages: ['de'] } })
    expect(issuesOf(await ada.patch(`/gigs/${id}`, { fields: { languages: ['fr'] } }))).toEqual([
      'fields.languages.0 not_allowed',
    ])
  })
})

describe('narrowing', () => {
  it('is refused while gigs or profiles have values it excludes, and says how many; a trial says the same', async () => {
    const own = await createWorld()
    const ada = await own.newUser()
    const size = field('size', 'number')
    const tool = field('tool', 'text', { max_length: 20 })
    const categories = [{ key: 'writing', names: { en: 'Writing' }, children: options('novels', 'poems') }]
    await replaceTrade(own.operator, { categories, gig_fields: [languages, size], profile_fields: [tool] })
    const ids: string[] = []
    for (const value of [5, 50, 500]) {
      ids.push(
        await postGig(ada, {
          category: 'novels',
          fields: { size: value, languages: ['en', ...(value > 5 ? ['fr'] : [])] },
        }),
      )
    }
    await ada.patch('/profile/me', { fields: { tool: 'Trados Studio' } })
    const narrower = trade({
      categories: [{ key: 'writing', names: { en: 'Writing' }, children: options('poems') }],
      gig_fields: [
        { ...languages, options: options('en', 'de'), required: true },
        { ...size, minimum: 10, maximum: 100 },
      ],
      profile_fields: [{ ...tool, max_length: 6 }],
    })
    const expected = [
      ['categories', 'novels', 'gig', 3],
      ['gig_fields.0.options', 'fr', 'gig', 2],
      ['gig_fields.1.minimum', 'size', 'gig', 1],
      ['gig_fields.1.maximum', 'size', 'gig', 1],
      ['profile_fields.0.max_length', 'tool', 'profile', 1],
    ]
    const refused = await own.operator.patch('/operator/trade', narrower)
    expect(refused.status).toBe(409)
    type Issue = { path: string; code: string; details: { key: string; kind: string; count: number } }
    expect(
      refused.body.error.issues.map(({ path, details }: Issue) => [path, details.key, details.kind, details.count]),
    ).toEqual(expected)
    expect(issueCodesOf(refused)).toEqual(Array(5).fill('values_in_use'))
    const tried = await own.operator.post('/operator/trade/try', narrower)
    type Effect = { path: string; key: string; kind: string; count: number; refused: boolean; effect: string }
    const { effects } = tried.body as { effects: Effect[] }
    expect(
      effects.filter((effect) => effect.refused).map(({ path, key, kind, count }) => [path, key, kind, count]),
    ).toEqual(expected)
    expect(effects.find(({ effect }) => effect === 'required')).toEqual({
      path: 'gig_fields.0.required',
      key: 'languages',
      effect: 'required',
      kind: 'gig',
      count: 0,
      refused: false,
    })
    expect((await own.operator.get('/operator/trade')).body.gig_fields[1].maximum).toBeNull()

    await ada.patch(`/gigs/${ids[0]}`, { fields: { size: 10 } })
    await ada.patch(`/gigs/${ids[1]}`, { fields: { languages: ['en'] }, category: 'poems' })
    await ada.delete(`/gigs/${ids[2]}`)
    await ada.patch(`/gigs/${ids[0]}`, { category: 'poems' })
    await ada.patch('/profile/me', { fields: { tool: null } })
    expect((await own.operator.patch('/operator/trade', narrower)).status).toBe(200)
  })

  it('is refused for retired fields, too, which keep their values and can be brought back', async () => {
    const own = await createWorld()
    const [size, retired] = [field('size', 'number'), { retired: true }]
    await replaceTrade(own.operator, { gig_fields: [languages, size] })
    const id = await postGig(await own.newUser(), { fields: { size: 50, languages: ['fr'] } })
    await replaceTrade(own.operator, {
      gig_fields: [
        { ...languages, ...retired },
        { ...size, ...retired },
      ],
    })
    const refused = await own.operator.patch('/operator/trade', {
      gig_fields: [
        { ...languages, ...retired, options: options('en', 'de') },
        { ...size, ...retired, maximum: 10 },
      ],
    })
    expect(issueCodesOf(refused)).toEqual(['values_in_use', 'values_in_use'])
    await replaceTrade(own.operator, { gig_fields: [languages, size] })
    expect((await own.operator.get(`/gigs/${id}`)).body.fields).toEqual({ size: 50, languages: ['fr'] })
  })

  it('never accepts a value that it excludes, even while many are being written', async () => {
    const own = await createWorld()
    const other = await own.startNode()
    const ada = await own.newUser()
    const there = other.as(ada.secret ?? '')
    const size = (maximum: number | null) => trade({ gig_fields: [field('size', 'number', { maximum })] })
    for (let round = 0; round < 8; round++) {
      await own.operator.patch('/operator/trade', size(null))
      await expect.poll(async () => (await there.get('/trade')).body.gig_fields[0]?.maximum).toBeNull()
      const writes = Array.from({ length: 6 }, (_, n) =>
        (n % 2 ? ada : there).post('/gigs', { ...gig, title: `Round ${round}`, fields: { size: 100 } }),
      )
      const narrowing = own.operator.patch('/operator/trade', size(10))
      const [narrowed, ...written] = await Promise.all([narrowing, ...writes])
      const posted = written.filter(({ status }) => status === 201)
      for (const answer of written) {
        if (answer.status !== 201) expect(issuesOf(answer)).toEqual(['fields.size too_large'])
      }
      if (narrowed.status === 200) expect(posted).toEqual([])
      else expect(narrowed.body.error.issues[0].details.count).toBeGreaterThan(0)
      for (const { body } of posted) expect((await ada.delete(`/gigs/${body.id}`)).status).toBe(200)
    }
  })
})

describe('categories', () => {
  const categories = [
    { key: 'writing', names: { en: 'Writing', de: 'Text' }, children: options('novels', 'poems') },
    { key: 'design', names: { en: 'Design' } },
  ]

  it('are the only ones for new gigs once there are any; a filter by one includes those below it', async () => {
    const own = await createWorld()
    const ada = await own.newUser()
    const old = await postGig(ada, { category: 'Ghostwriting' })
    await replaceTrade(own.operator, { categories })
    const refused = await ada.post('/gigs', { ...gig, category: 'Ghostwriting' })
    expect(issuesOf(refused)).toEqual(['category not_allowed'])
    expect(refused.body.error.issues[0].details.allowed).toEqual(['writing', 'novels', 'poems', 'design'])
    expect((await ada.patch(`/gigs/${old}`, { title: 'Another', category: 'Ghostwriting' })).status).toBe(200)
    const novel = await postGig(ada, { category: 'novels' })
    const text = await postGig(ada, { category: 'writing' })
    const logo = await postGig(ada, { category: 'design' })
    const within = async (query: string) =>
      (await ada.get(`/gigs?${query}`)).body.data.map(({ id }: { id: string }) => id)
    expect(await within('category=writing')).toEqual([text, novel])
    expect(await within('category=novels')).toEqual([novel])
    expect(await within('category=design')).toEqual([logo])
    expect(await within('category=writing&sort=rate_low')).toEqual([novel, text])
    expect(await within('category=writing&client_id=me')).toEqual([text, novel])
    expect(await within('category=Ghostwriting')).toEqual([old])
    expect(await within('q=writing')).toEqual(expect.arrayContaining([text]))
    expect((await ada.get('/gigs?category=writing&count=true')).body.count).toBe(2)
  })

  it('stay with their gigs when they’re retired, but can’t be chosen', async () => {
    const own = await createWorld()
    const ada = await own.newUser()
    await replaceTrade(own.operator, { categories })
    const novel = await postGig(ada, { category: 'novels' })
    await replaceTrade(own.operator, { categories: [{ ...categories[0], retired: true }, categories[1] ?? {}] })
    expect((await ada.get(`/gigs/${novel}`)).body.category).toBe('novels')
    expect(issuesOf(await ada.post('/gigs', { ...gig, category: 'novels' }))).toEqual(['category not_allowed'])
    expect((await ada.patch(`/gigs/${novel}`, { category: 'novels' })).status).toBe(200)
    expect((await ada.get('/gigs?category=writing')).body.data).toHaveLength(1)
  })

  it('are looked up by key, not compared one by one', () => {
    const categories = options(...Array.from({ length: 30_000 }, (_, at) => `c${at}`)).map((category) => ({
      ...category,
      retired: false,
      children: [],
    }))
    const before = { ...defaultTrade, categories }
    const after = { ...defaultTrade, categories: categories.toReversed() }
    const startedAt = process.cpuUsage()
    expect(definitionIssues(before, after, 'en')).toEqual([])
    expect(effectsOf(before, after)).toEqual([])
    expect(categories.filter(({ key, names }) => categoryOf(after, key)?.names !== names)).toEqual([])
    // Comparing takes several times as long.
    expect(process.cpuUsage(startedAt).user / 1_000).toBeLessThan(3_000)
  })
})
