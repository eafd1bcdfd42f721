import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { announceMatches } from '../src/market/searches/alert-service.ts'
import { matchOpenedGigs } from '../src/market/searches/matching.ts'
import { reindexRenamed } from '../src/operator/trade/renaming.ts'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import { postGig } from './support/deals.ts'
import { field, options, replaceTrade } from './support/trade.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const { operator } = world

const certified = field('certified', 'boolean', { filterable: true, on_cards: true })
const languages = field('languages', 'choices', { filterable: true, options: options('english', 'french', 'german') })
const level = field('level', 'choice', { filterable: true, options: options('junior', 'senior') })
const pages = field('pages', 'number', { filterable: true, minimum: 1, maximum: 1_000, units: { en: 'pages' } })
const event = field('event', 'date', { filterable: true })
const tool = field('tool', 'text', { max_length: 20 })
const all = [certified, languages, level, pages, event, tool]

const gig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }

function issuesOf(answer: Answer): string[] {
  return answer.body.error.issues.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
}

async function found(reader: Client, query: string): Promise<string[]> {
  const answer = await reader.get(`/gigs?${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.map(({ id }: { id: string }) => id)
}

describe('custom fields of gigs', () => {
  it('are saved, merged, cleared and shown like built-in fields', async () => {
    await replaceTrade(operator, { gig_fields: all })
    const ada = await world.newUser()
    const fields = {
      certified: true,
      languages: ['french', 'english'],
      level: 'senior',
      pages: 60.5,
      event: '2026-12-01',
      tool: 'Trados',
    }
    const posted = await ada.post('/gigs', { ...gig, fields })
    expect(posted.status).toBe(201)
    expect(posted.body.fields).toEqual(fields)
    const path = `/gigs/${posted.body.id}`
    expect((await ada.get(path)).body).toEqual(posted.body)
    expect((await ada.get('/gigs?client_id=me')).body.data).toEqual([posted.body])

    const changed = await ada.patch(path, { fields: { pages: 80, languages: null, tool: null } })
    expect(changed.body).toMatchObject({
      version: 2,
      fields: { certified: true, level: 'senior', pages: 80, event: '2026-12-01' },
    })
    expect(changed.body.fields).not.toHaveProperty('languages')
    const same = await ada.patch(path, { fields: { pages: 80, languages: [] } })
    expect(same.body.version).toBe(2)
    expect((await ada.get(path)).body).toEqual(changed.body)

    const plain = await ada.post('/gigs', gig)
    expect(plain.body.fields).toEqual({})
  })

  it('are refused with the codes of built-in fields, all at once', async () => {
    await replaceTrade(operator, { gig_fields: all })
    const refused = await operator.post('/gigs', {
      ...gig,
      fields: {
        certifed: true,
        certified: 'yes',
        languages: ['french', 'latin'],
        level: 'expert',
        pages: 0,
        event: '2026-02-30',
        tool: 'x'.repeat(21),
      },
    })
    expect(refused.status).toBe(422)
    expect(issuesOf(refused).toSorted()).toEqual([
      'fields.certifed unknown_field',
      'fields.certified wrong_type',
      'fields.event bad_format',
      'fields.languages.1 not_allowed',
      'fields.level not_allowed',
      'fields.pages too_small',
      'fields.tool too_long',
    ])
    const details = (path: string) =>
      refused.body.error.issues.find((issue: { path: string }) => issue.path === path).details
    expect(details('fields.certifed').suggestions).toEqual(['certified'])
    expect(details('fields.level').allowed).toEqual(['junior', 'senior'])
    expect(details('fields.pages').minimum).toBe(1)
    const issues = async (fields: unknown) => issuesOf(await operator.post('/gigs', { ...gig, fields }))
    expect(await issues({ pages: 1_001, tool: ' \u200b ', languages: ['french', 'french'] })).toEqual([
      'fields.languages duplicate_item',
    ])
    expect(await issues({ pages: 1_001, tool: ' \u200b ' })).toEqual(['fields.pages too_large', 'fields.tool blank'])
    expect(await issues({ constructor: 1 })).toEqual(['fields.constructor unknown_field'])
    expect(await issues(['certified'])).toEqual(['fields wrong_type'])
    const cleaned = await operator.post('/gigs', { ...gig, fields: { tool: 'Tra\u200bdos\n7' } })
    expect(cleaned.body.fields).toEqual({ tool: 'Trados 7' })
  })

  it('are required when a gig is posted, published, or its fields are changed, but not for other changes', async () => {
    await replaceTrade(operator, { gig_fields: all })
    const ada = await world.newUser()
    const old = await postGig(ada, { fields: { certified: true } })
    const draft = await postGig(ada, { status: 'draft' })
    await replaceTrade(operator, {
      gig_fields: [certified, { ...level, required: true }, languages, pages, event, tool],
    })
    const refused = await ada.post('/gigs', { ...gig, fields: { certified: true } })
    expect(issuesOf(refused)).toEqual(['fields.level required'])
    expect(refused.body.error.issues[0].details.allowed).toEqual(['junior', 'senior'])
    expect(issuesOf(await ada.patch(`/gigs/${draft}`, { status: 'open' }))).toEqual(['fields.level required'])
    expect((await ada.patch(`/gigs/${draft}`, { fields: { pages: 3 } })).status).toBe(200)
    expect((await ada.patch(`/gigs/${draft}`, { status: 'open', fields: { level: 'junior' } })).body).toMatchObject({
      status: 'open',
      fields: { level: 'junior', pages: 3 },
    })
    expect((await ada.patch(`/gigs/${old}`, { title: 'A new title', status: 'paused' })).status).toBe(200)
    expect((await ada.patch(`/gigs/${old}`, { status: 'open' })).status).toBe(200)
    expect(issuesOf(await ada.patch(`/gigs/${old}`, { fields: { pages: 5 } }))).toEqual(['fields.level required'])
    expect(issuesOf(await ada.patch(`/gigs/${draft}`, { fields: { level: null } }))).toEqual(['fields.level required'])
    expect((await ada.patch(`/gigs/${old}`, { fields: { pages: 5, level: 'senior' } })).status).toBe(200)
  })

  it('can be filtered by, in every order, and together with other filters', async () => {
    await replaceTrade(operator, { gig_fields: all })
    const ada = await world.newUser()
    const post = (fields: object, more: object = {}) => postGig(ada, { category: 'filters', fields, ...more })
    const one = await post({ certified: true, languages: ['french'], level: 'junior', pages: 10, event: '2026-12-01' })
    const two = await post({ certified: true, languages: ['english', 'french'], level: 'senior', pages: 20.5 })
    const three = await post({ certified: false, languages: ['german'], pages: 30, event: '2027-01-15' })
    const none = await post({}, { rate_min_cents: 90_000 })
    const expected: [query: string, ids: string[]][] = [
      ['fields[certified]=true', [two, one]],
      ['fields[certified]=false', [three]],
      ['fields[languages]=french', [two, one]],
      ['fields[languages]=german,english', [three, two]],
      ['fields[languages]=german&fields[languages]=french', [three, two, one]],
      ['fields[level]=junior,senior', [two, one]],
      ['fields[pages.min]=20', [three, two]],
      ['fields[pages.min]=10&fields[pages.max]=20.5', [two, one]],
      ['fields[event.min]=2026-12-02', [three]],
      ['fields[event.max]=2026-12-01', [one]],
      ['fields[certified]=true&fields[languages]=english', [two]],
      ['fields[certified]=true&fields[pages.max]=5', []],
    ]
    for (const [query, ids] of expected) {
      expect(await found(ada, `category=filters&${query}`), query).toEqual(ids)
      expect(await found(ada, query), query).toEqual(expect.arrayContaining(ids))
      expect(await found(ada, `client_id=me&${query}`), query).toEqual(ids)
      for (const sort of ['rate_high', 'rate_low', 'closing_soon']) {
        expect((await found(ada, `category=filters&${query}&sort=${sort}`)).toSorted(), query).toEqual(ids.toSorted())
      }
      expect(await found(ada, `category=filters&q=manual&${query}`), query).toEqual(ids)
      const { count } = (await ada.get(`/gigs?category=filters&${query}&count=true`)).body
      expect(count, query).toBe(ids.length)
    }
    expect(await found(ada, 'category=filters')).toEqual([none, three, two, one])
    await ada.patch(`/gigs/${two}`, { fields: { certified: null }, status: 'paused' })
    expect(await found(ada, 'category=filters&fields[certified]=true')).toEqual([one])
    expect(await found(ada, 'status=paused&fields[level]=senior')).toContain(two)
    await ada.patch(`/gigs/${two}`, { status: 'open' })
    expect(await found(ada, 'category=filters&fields[certified]=true')).toEqual([one])
    await operator.post(`/users/${ada.userId}/suspend`)
    expect(await found(operator, 'fields[certified]=true')).not.toContain(one)
    await operator.post(`/users/${ada.userId}/reinstate`)
    expect(await found(operator, 'fields[certified]=true')).toContain(one)
  })

  it('are paged through without losing or repeating any', async () => {
    await replaceTrade(operator, { gig_fields: all })
    const ada = await world.newUser()
    const ids: string[] = []
    for (let n = 0; n < 7; n++)
      ids.unshift(
        await postGig(ada, {
          fields: { tool: 'page', languages: n % 2 ? ['german'] : ['german', 'english'], pages: 900 },
        }),
      )
    for (const query of ['fields[pages.min]=900', 'fields[languages]=german,english&fields[pages.min]=900']) {
      const seen: string[] = []
      for (let cursor = ''; ; ) {
        const { data, next_cursor } = (await ada.get(`/gigs?${query}&limit=2${cursor}`)).body
        seen.push(...data.map(({ id }: { id: string }) => id))
        if (next_cursor === null) break
        cursor = `&cursor=${encodeURIComponent(next_cursor)}`
      }
      expect(seen).toEqual(ids)
    }
  })

  it('refuses filters by what isn’t filterable or doesn’t fit', async () => {
    await replaceTrade(operator, {
      gig_fields: [certified, languages, pages, { ...level, filterable: false }, event, tool],
    })
    const refused = async (query: string) => issuesOf(await operator.get(`/gigs?${query}`))
    expect(await refused('fields[level]=junior')).toEqual(['fields.level unknown_field'])
    expect(await refused('fields[tool]=x')).toEqual(['fields.tool unknown_field'])
    expect(await refused('fields[pages]=3')).toEqual(['fields.pages unknown_field'])
    expect(await refused('fields[certified]=maybe&fields[pages.min]=x&fields[event.min]=soon')).toEqual([
      'fields.certified wrong_type',
      'fields.pages.min wrong_type',
      'fields.event.min bad_format',
    ])
    expect(await refused('fields[languages]=french,latin')).toEqual(['fields.languages.1 not_allowed'])
    expect(await refused('fields=x')).toEqual(['fields wrong_type'])
  })

  it('are found by their texts and by the names of their options, in every language', async () => {
    const named = {
      ...languages,
      options: [{ key: 'french', names: { en: 'Gaulish', de: 'Gallisch' } }, ...options('english', 'german')],
    }
    await replaceTrade(operator, { gig_fields: [certified, named, level, pages, event, tool] })
    const ada = await world.newUser()
    const id = await postGig(ada, { fields: { languages: ['french'], tool: 'Wordfast' } })
    for (const word of ['gaulish', 'gallisch', 'wordfast']) expect(await found(ada, `q=${word}`), word).toEqual([id])
  })

  it('are found by new names soon after a field, option or category is renamed, and not by retired ones', async () => {
    const own = await createWorld()
    const ada = await own.newUser()
    const choice = (key: string, name: string, retired = false) => ({
      ...field(key, 'choices', { retired }),
      options: [{ key: 'one', names: { en: name } }],
    })
    const trade = (name: string, retired = false) => ({
      categories: [{ key: 'kind', names: { en: `${name}category` } }],
      gig_fields: [choice('first', `${name}option`), choice('second', `${name}second`, retired)],
      profile_fields: [choice('third', `${name}profile`)],
    })
    await replaceTrade(own.operator, trade('old'))
    const id = await postGig(ada, { category: 'kind', fields: { first: ['one'], second: ['one'] } })
    await ada.patch('/profile/me', { fields: { third: ['one'] } })
    const gigs = async (word: string) =>
      (await ada.get(`/gigs?q=${word}`)).body.data.map((gig: { id: string }) => gig.id)
    const people = async (word: string) =>
      (await ada.get(`/profiles?q=${word}`)).body.data.map((user: { id: string }) => user.id)
    await replaceTrade(own.operator, trade('middle'))
    await replaceTrade(own.operator, trade('new', true))
    await expect
      .poll(async () => {
        while (await reindexRenamed(own.database, own.core.context));
        return [await gigs('newoption'), await gigs('newcategory'), await people('newprofile')]
      })
      .toEqual([[id], [id], [ada.userId]])
    for (const word of ['oldoption', 'oldcategory', 'oldsecond', 'newsecond'])
      expect(await gigs(word), word).toEqual([])
    expect(await people('oldprofile')).toEqual([])
  })

  it('are copied to templates, and shown in events', async () => {
    await replaceTrade(operator, { gig_fields: all })
    const ada = await world.newUser()
    const id = await postGig(ada, { fields: { certified: true, pages: 7 } })
    const template = await ada.post('/gig-templates', { name: 'Mine', gig_id: id })
    expect(template.body.gig.fields).toEqual({ certified: true, pages: 7 })
    const copy = await ada.post('/gigs', template.body.gig)
    expect(copy.body.fields).toEqual({ certified: true, pages: 7 })
    await sequenceEvents(world.database)
    const events = (await ada.get(`/events?subject_id=${id}`)).body.data
    expect(events).toMatchObject([{ type: 'gig.created', data: { fields: { certified: true, pages: 7 } } }])
  })
})

describe('custom fields of profiles', () => {
  it('are saved, required with other fields, filtered by, and searched', async () => {
    await replaceTrade(operator, {
      gig_fields: all,
      profile_fields: [{ ...certified, required: true }, languages, tool, pages],
    })
    const ada = await world.newUser({ display_name: 'Ada Fields' })
    expect((await ada.patch('/profile/me', { headline: 'Translator' })).status).toBe(200)
    expect(issuesOf(await ada.patch('/profile/me', { fields: { tool: 'Trados' } }))).toEqual([
      'fields.certified required',
    ])
    const fields = { certified: true, languages: ['german'], tool: 'Memsource' }
    const changed = await ada.patch('/profile/me', { fields })
    expect(changed.body).toMatchObject({ version: 3, fields })
    expect((await operator.get(`/profile/${ada.userId}`)).body.fields).toEqual(fields)
    const people = async (query: string) =>
      (await operator.get(`/profiles?${query}`)).body.data.map(({ id }: { id: string }) => id)
    expect(await people('fields[certified]=true&fields[languages]=german,english')).toEqual([ada.userId])
    expect(await people('fields[certified]=false')).toEqual([])
    expect(await people('fields[pages.min]=1')).toEqual([])
    expect(await people('q=memsource')).toEqual([ada.userId])
    expect(issueCodesOf(await operator.get('/profiles?fields[tool]=x'))).toEqual(['unknown_field'])
    const listed = (await operator.get('/profiles?q=Fields')).body.data[0]
    expect(listed.fields).toEqual(fields)
  })
})

describe('saved searches', () => {
  it('announce gigs by custom fields, and those in categories below the one they ask for', async () => {
    const own = await createWorld()
    const [ada, bea] = [await own.newUser(), await own.newUser()]
    const pages = field('pages', 'number', { filterable: true })
    const categories = [{ key: 'writing', names: { en: 'Writing' }, children: options('novels') }, ...options('design')]
    await replaceTrade(own.operator, { categories, gig_fields: [certified, pages] })
    const search = async (filters: object) => {
      const answer = await bea.post('/searches', { name: 'Mine', filters })
      expect(answer.status, answer.text).toBe(201)
      return answer.body.id
    }
    const byField = await search({ fields: { certified: true, 'pages.min': 10 } })
    const byCategory = await search({ category: 'writing' })
    const byBoth = await search({ category: 'writing', fields: { certified: true } })
    const novel = await postGig(ada, { category: 'novels', fields: { certified: true, pages: 9 } })
    const logo = await postGig(ada, { category: 'design', fields: { certified: true, pages: 10 } })
    await postGig(ada, { category: 'design', fields: { certified: false, pages: 11 } })
    while ((await sequenceEvents(own.database)) > 0);
    while (await matchOpenedGigs(own.database, own.core.context));
    while (await announceMatches(own.database, own.core.context));
    while ((await sequenceEvents(own.database)) > 0);
    const toldOf = async (id: string) =>
      (await bea.get(`/events?types=search.matched&subject_id=${id}`)).body.data.flatMap(
        ({ data }: { data: { gig_ids: string[] } }) => data.gig_ids,
      )
    expect(await toldOf(byField)).toEqual([logo])
    expect(await toldOf(byCategory)).toEqual([novel])
    expect(await toldOf(byBoth)).toEqual([novel])

    expect(
      issuesOf(await bea.post('/searches', { name: 'Mine', filters: { fields: { certified: 'maybe', size: 3 } } })),
    ).toEqual(['filters.fields.size unknown_field', 'filters.fields.certified wrong_type'])
    await replaceTrade(own.operator, { categories, gig_fields: [{ ...certified, retired: true }, pages] })
    const { body } = await bea.get(`/searches/${byField}`)
    expect([body.filters, body.problem]).toEqual([{}, expect.stringMatching(/^filters\.fields\.certified /)])
    expect((await bea.patch(`/searches/${byField}`, { name: 'Renamed' })).status).toBe(200)
    await replaceTrade(own.operator, { categories, gig_fields: [certified, pages] })
    expect((await bea.get(`/searches/${byField}`)).body).toMatchObject({
      filters: { fields: { certified: true, 'pages.min': 10 } },
      problem: null,
    })
  })
})
