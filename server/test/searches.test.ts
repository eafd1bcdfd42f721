import { describe, expect, it } from 'vitest'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { announceMatches } from '../src/market/searches/alert-service.ts'
import { type Alert, alertAfter, decideAlert } from '../src/market/searches/domain.ts'
import { deleteOldMatches, matchOpenedGigs } from '../src/market/searches/matching.ts'
import { refreshClock } from '../src/platform/clock/service.ts'
import type { Database, Tx } from '../src/platform/db/database.ts'
import { tsqueryFrom } from '../src/platform/db/full-text.ts'
import { sql } from '../src/platform/db/sql.ts'
import { decodeId, encodeId, type GigId, lowestIdAt } from '../src/platform/kernel/ids.ts'
import { addSeconds, type Instant } from '../src/platform/kernel/time.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { advance, postGig } from './support/deals.ts'
import { proofSeed, times } from './support/proof.ts'
import { Random } from './support/random.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const { core, operator } = world

/** Does what the worker does, to the end. */
async function work(database: Database = world.database): Promise<void> {
  await refreshClock(database, core.clock)
  while ((await sequenceEvents(database)) > 0);
  while (await matchOpenedGigs(database, core.context));
  while (await announceMatches(database, core.context));
  while ((await sequenceEvents(database)) > 0);
}

async function advanceSeconds(seconds: number): Promise<void> {
  expect((await operator.post('/sandbox/clock/advance', { seconds })).status).toBe(200)
}

async function newSearch(owner: Client, filters: object, fields: object = {}): Promise<string> {
  const answer = await owner.post('/searches', { name: 'Mine', filters, ...fields })
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
  return answer.body.id
}

/** What a search's owner was notified of, in order. */
async function toldOf(owner: Client, searchId: string) {
  const { body } = await owner.get(`/events?types=search.matched&subject_id=${searchId}&limit=100`)
  return body.data.map(({ data }: { data: object }) => data) as {
    gig_ids: string[]
    gig_count: number
    digest: boolean
  }[]
}

async function idsToldOf(owner: Client, searchId: string): Promise<string[]> {
  return (await toldOf(owner, searchId)).flatMap(({ gig_ids }) => gig_ids)
}

const newPair = async () => [await world.newUser({ display_name: 'Ada' }), await world.newUser({ display_name: 'Bea' })]

describe('a saved search', () => {
  it('is read, changed and deleted by its owner only', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const filters = { q: 'manual', skill: ['French'], min_rate_cents: 5_000, sort: 'relevance' }
    const created = await bea.post('/searches', { name: 'Manuals', filters })
    expect([created.status, created.headers.get('location')]).toEqual([
      201,
      `${world.url}/api/searches/${created.body.id}`,
    ])
    expect(created.body).toMatchObject({
      name: 'Manuals',
      filters,
      notify: 'event',
      problem: null,
      notified_at: null,
      version: 1,
    })
    const path = `/searches/${created.body.id}`
    expect((await bea.get(path)).body).toEqual(created.body)
    const second = await bea.post('/searches', { name: 'All', filters: {}, notify: 'off' })
    expect((await bea.get('/searches')).body.data).toEqual([second.body, created.body])
    expect((await ada.get('/searches')).body.data).toEqual([])
    for (const answer of [await ada.get(path), await ada.patch(path, { name: 'x' }), await ada.delete(path)])
      expect(answer.status).toBe(404)

    const changed = await bea.patch(path, { name: 'French manuals', filters: { skill: ['French'] }, notify: 'daily' })
    expect(changed.body).toMatchObject({
      name: 'French manuals',
      filters: { skill: ['French'] },
      notify: 'daily',
      version: 2,
    })
    expect((await bea.patch(path, { notify: 'daily' })).body).toEqual(changed.body)
    expect((await bea.patch(path, { name: 'x' }, { 'if-match': '"1"' })).status).toBe(412)
    expect((await bea.get(path)).body).toEqual(changed.body)
    expect((await bea.delete(path)).body).toEqual({ id: created.body.id, deleted: true })
    expect((await bea.get(path)).status).toBe(404)
  })

  it('refuses what the list of gigs refuses, and to announce gigs that can’t open', async () => {
    const bea = await world.newUser()
    const refused = async (body: object) => {
      const answer = await bea.post('/searches', { name: 'Mine', ...body })
      return [
        answer.status,
        ...answer.body.error.issues.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
      ]
    }
    expect(await refused({})).toEqual([422, 'filters required'])
    expect(await refused({ filters: { skills: ['a'] } })).toEqual([422, 'filters.skills unknown_field'])
    expect(await refused({ filters: { min_rate_cents: -1, remote: 'yes', q: '' } })).toEqual([
      422,
      'filters.q too_short',
      'filters.min_rate_cents too_small',
      'filters.remote wrong_type',
    ])
    expect(await refused({ filters: { sort: 'relevance' } })).toEqual([422, 'filters.q required'])
    expect(await refused({ filters: { status: 'closed' } })).toEqual([422, 'filters.status not_allowed'])
    expect(await refused({ filters: {}, notify: 'hourly' })).toEqual([422, 'notify not_allowed'])
    expect((await bea.post('/searches', { name: 'Mine', filters: { client_id: 'nobody' } })).status).toBe(404)
    const id = await newSearch(bea, { status: 'closed' }, { notify: 'off' })
    const answer = await bea.patch(`/searches/${id}`, { notify: 'event' })
    expect([answer.status, issueCodesOf(answer)]).toEqual([422, ['not_allowed']])
  })

  it('that is no longer valid says so, matches nothing, and can be fixed', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const id = await newSearch(bea, { category: 'stale', sort: 'newest' })
    await world.inDatabase((db) =>
      db.query(`update searches set filters = '{"category": "stale", "sort": "popular", "within_km": 5}' where name = 'Mine'
        and in_category = 'stale'`),
    )
    const { body } = await bea.get(`/searches/${id}`)
    expect(body.filters).toEqual({ category: 'stale' })
    expect(body.problem).toMatch(/^filters\.(sort|within_km) .*; filters\.(sort|within_km) /)
    await postGig(ada, { category: 'stale' })
    await work()
    expect(await toldOf(bea, id)).toEqual([])
    expect((await bea.patch(`/searches/${id}`, { name: 'Still mine' })).body.problem).toBe(body.problem)
    expect((await bea.patch(`/searches/${id}`, { filters: { category: 'stale' } })).body.problem).toBeNull()
    const gigId = await postGig(ada, { category: 'stale' })
    await work()
    expect(await idsToldOf(bea, id)).toEqual([gigId])
  })
})

describe('a gig that opens', () => {
  it('is announced once to each search it matches: in the feed of its owner and their agents, and as a notification', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const scout = await world.newAgent(bea)
    const { body: search } = await scout.post('/searches', { name: 'Stone walls', filters: { skill: ['Masonry'] } })
    const other = await newSearch(bea, { skill: ['plumbing'] })
    const [draft, posted] = [
      await postGig(ada, { skills: ['masonry'], status: 'draft' }),
      await postGig(ada, { skills: ['MASONRY', 'plastering'] }),
    ]
    await work()
    const { body: page } = await bea.get(`/events?types=search.matched&subject_id=${search.id}`)
    expect(page.data).toEqual([
      {
        id: expect.stringMatching(/^evt_/),
        type: 'search.matched',
        created_at: expect.any(String),
        actor: { type: 'clock', user_id: null, hosted_agent_id: null },
        subject: { type: 'search', id: search.id },
        data: { id: search.id, name: 'Stone walls', gig_ids: [posted], gig_count: 1, digest: false },
      },
    ])
    expect((await scout.get(`/events?types=search.matched`)).body.data).toEqual(page.data)
    expect((await ada.get('/events?types=search.matched')).body.data).toEqual([])
    expect((await bea.get('/notifications')).body.data).toMatchObject([
      { type: 'search.matched', subject: { type: 'search', id: search.id }, user_id: null, unread: true },
    ])
    expect((await bea.get(`/searches/${search.id}`)).body.notified_at).toBe(page.data[0].created_at)

    // Published, paused and opened again, and edited: only the first time is news.
    await advanceSeconds(60)
    for (const status of ['open', 'paused', 'open']) await ada.patch(`/gigs/${draft}`, { status })
    await ada.patch(`/gigs/${posted}`, { description: 'More stones.' })
    for (const status of ['paused', 'open']) await ada.patch(`/gigs/${posted}`, { status })
    await work()
    expect(await idsToldOf(bea, search.id)).toEqual([posted, draft])
    expect(await toldOf(bea, other)).toEqual([])
  })

  it('matches as in the list, for every filter', async () => {
    const [ada, bea, cy] = [await world.newUser(), await world.newUser(), await world.newUser()]
    const tag = 'zymurgy'
    const filterSets: [filters: object, titles: string[]][] = [
      [{ category: tag }, ['Brew an ale', 'Brew a lager', 'Bottle it', "It's o'clock"]],
      [{ category: tag, q: 'brewing' }, ['Brew an ale', 'Brew a lager']],
      [{ category: tag, q: 'ale or bottle' }, ['Brew an ale', 'Bottle it']],
      [{ category: tag, q: 'brew -ale' }, ['Brew a lager']],
      [{ category: 'other', q: 'brewing' }, []],
      [{ category: tag, q: '-brew' }, ['Bottle it', "It's o'clock"]],
      [{ q: `"brew an ale" ${tag}` }, ['Brew an ale']],
      [{ q: `${tag} -ale -lager or nonsensical` }, ['Bottle it', "It's o'clock"]],
      [{ category: tag, q: `o'clock` }, ["It's o'clock"]],
      [{ category: tag, q: `\\ ' | & ! ( : * ale` }, ['Brew an ale']],
      [{ category: tag, q: 'the' }, []],
      [{ category: tag, skill: ['HOPS'] }, ['Brew an ale', 'Brew a lager']],
      [{ skill: ['hops', 'yeast'], category: tag }, ['Brew a lager']],
      // Found by the longest skill, and then compared with all.
      [{ skill: ['hops', 'gin'], category: tag }, []],
      [{ category: tag, rate_type: 'hourly' }, ['Bottle it']],
      [{ category: tag, min_rate_cents: 5_000 }, ['Brew a lager', 'Bottle it']],
      [{ category: tag, max_rate_cents: 5_000 }, ['Brew an ale', 'Brew a lager']],
      [{ category: tag, remote: false }, ["It's o'clock"]],
      [{ client_id: cy.userId, category: tag }, ["It's o'clock"]],
      [{ client_id: 'me' }, []],
      [{ metadata: { batch: '7' } }, []],
      [{ category: 'Zymurgy' }, []],
      [
        { category: tag, sort: 'rate_high', status: 'open' },
        ['Brew an ale', 'Brew a lager', 'Bottle it', "It's o'clock"],
      ],
    ]
    const searches = []
    for (const [filters, titles] of filterSets) searches.push({ filters, titles, id: await newSearch(bea, filters) })
    const own = await newSearch(ada, { client_id: 'me', category: tag })
    const batch = await newSearch(ada, { metadata: { batch: '7' } })
    const gig = { category: tag, description: 'Zymurgy.' }
    const ids = {
      'Brew an ale': await postGig(ada, {
        ...gig,
        title: 'Brew an ale',
        skills: ['Hops'],
        rate_min_cents: 1_000,
        rate_max_cents: 4_000,
      }),
      'Brew a lager': await postGig(ada, {
        ...gig,
        title: 'Brew a lager',
        skills: ['hops', 'Yeast'],
        rate_max_cents: 5_000,
      }),
      'Bottle it': await postGig(ada, {
        ...gig,
        title: 'Bottle it',
        rate_type: 'hourly',
        rate_min_cents: 6_000,
        metadata: { batch: '7' },
      }),
      "It's o'clock": await postGig(cy, { ...gig, title: "It's o'clock", remote: false }),
    }
    await work()
    for (const { filters, titles, id } of searches) {
      const told = (await idsToldOf(bea, id)).sort()
      const expected = titles.map((title) => ids[title as keyof typeof ids]).sort()
      expect([filters, told]).toEqual([filters, expected])
    }
    expect((await idsToldOf(ada, own)).toSorted()).toEqual(
      [ids['Brew an ale'], ids['Brew a lager'], ids['Bottle it']].toSorted(),
    )
    expect(await idsToldOf(ada, batch)).toEqual([ids['Bottle it']])
  })

  it('is announced to no one who can’t deal with its client, nor to the client', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const [blocker, blocked, suspended, arbiter] = await Promise.all([1, 2, 3, 4].map(() => world.newUser()))
    const everyone = { ada, bea, blocker, blocked, suspended, arbiter } as Record<string, Client>
    const searches = new Map<string, string>()
    for (const [name, owner] of Object.entries(everyone))
      searches.set(name, await newSearch(owner, { category: 'apart' }))
    await blocker?.put(`/blocks/${ada.userId}`)
    await ada.put(`/blocks/${blocked?.userId}`)
    await operator.post(`/users/${suspended?.userId}/suspend`, { reason: 'Spam.' })
    await world.inDatabase((db) =>
      db.query(
        `insert into conflicts_of_interest (user_id, other_id, apart_until)
        select a.id, b.id, now() + interval '1 year' from users a, users b
        where a.id = $1 and b.id = $2`,
        [uuidOf(arbiter as Client), uuidOf(ada)],
      ),
    )
    const gigId = await postGig(ada, { category: 'apart' })
    await work()
    const told = []
    for (const [name, owner] of Object.entries(everyone)) {
      if ((await idsToldOf(owner, searches.get(name) ?? '')).includes(gigId)) told.push(name)
    }
    expect(told).toEqual(['bea'])
  })

  it('isn’t announced when it has closed, or its client is suspended, before its turn', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const cy = await world.newUser()
    const id = await newSearch(bea, { category: 'gone' })
    const early = await postGig(ada, { category: 'gone' })
    await ada.patch(`/gigs/${early}`, { status: 'closed' })
    const first = await postGig(ada, { category: 'gone' })
    await work()
    expect(await idsToldOf(bea, id)).toEqual([first])
    // These match, and wait for the minute to pass.
    const late = await postGig(ada, { category: 'gone' })
    await postGig(cy, { category: 'gone' })
    const last = await postGig(ada, { category: 'gone' })
    await work()
    await ada.delete(`/gigs/${late}`)
    await operator.post(`/users/${cy.userId}/suspend`, { reason: 'Spam.' })
    await advanceSeconds(60)
    await work()
    expect(await idsToldOf(bea, id)).toEqual([first, last])
    expect((await toldOf(bea, id)).at(-1)).toMatchObject({ gig_count: 1 })
  })

  it('is matched the way the list finds it, whatever the search', { timeout: 120_000 }, async () => {
    const random = new Random(proofSeed())
    const [ada, bea] = (await newPair()) as [Client, Client]
    const category = 'at random'
    const words = [
      'parser',
      'kernel',
      'poem',
      'garden',
      'café',
      'C++',
      "o'hara",
      '東京',
      '-',
      '"old garden"',
      'or',
      'the',
    ]
    const skills = ['Rust', 'rust', 'SQL', 'Prose']
    const some = <T>(from: readonly T[], most: number) => [
      ...new Set(Array.from({ length: random.between(0, most) }, () => random.pick(from) as T)),
    ]
    const cents = () => random.between(1, 9) * 1_000
    const filtersAtRandom = () => {
      const q = Array.from(
        { length: random.between(0, 4) },
        () => (random.chance(0.2) ? '-' : '') + random.pick(words),
      ).join(' ')
      return {
        ...(q !== '' && { q }),
        ...(random.chance(0.4) && { skill: some(skills, 2) }),
        ...(random.chance(0.4) && { category }),
        ...(random.chance(0.2) && { rate_type: random.pick(['hourly', 'fixed']) }),
        ...(random.chance(0.2) && { min_rate_cents: cents() }),
        ...(random.chance(0.2) && { max_rate_cents: cents() }),
        ...(random.chance(0.2) && { remote: random.chance(0.5) }),
        ...(random.chance(0.2) && { client_id: ada.userId }),
      }
    }
    const searches = []
    for (let count = 0; count < times(40, 400); count++) {
      const filters = filtersAtRandom()
      searches.push({ filters, id: await newSearch(bea, filters) })
      if (count % 40 < 39) continue
      const gigIds: string[] = []
      for (let gig = 0; gig < 15; gig++) {
        gigIds.push(
          await postGig(ada, {
            title: `About ${some(words, 3).join(' ')} it`,
            description: `Mostly ${some(words, 6).join(' ')} things.`,
            skills: [...new Set(some(skills, 3).map((skill) => skill.toLowerCase()))],
            rate_type: random.pick(['hourly', 'fixed']),
            remote: random.chance(0.5),
            ...(random.chance(0.7) && { category }),
            ...(random.chance(0.7) && { rate_min_cents: cents(), rate_max_cents: 10_000 }),
          }),
        )
      }
      await work()
      for (const { filters, id } of searches.splice(0)) {
        const told = new Set(await idsToldOf(bea, id))
        expect([filters, [...told].sort()]).toEqual([filters, await listed(bea, filters, gigIds)])
        await bea.delete(`/searches/${id}`)
      }
    }
  })
})

describe('the owner of a search', () => {
  it('is notified at most once a minute, of up to 20 gigs, and of each gig once', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const id = await newSearch(bea, { category: 'many' })
    const gigIds: string[] = []
    for (let count = 0; count < 25; count++) gigIds.push(await postGig(ada, { category: 'many' }))
    await work()
    gigIds.push(await postGig(ada, { category: 'many' }))
    await work()
    expect((await toldOf(bea, id)).map(({ gig_ids }) => gig_ids)).toEqual([gigIds.slice(0, 20).toReversed()])
    await advanceSeconds(59)
    await work()
    expect(await toldOf(bea, id)).toHaveLength(1)
    await advanceSeconds(1)
    await work()
    const told = await toldOf(bea, id)
    expect(told[1]).toMatchObject({ gig_ids: gigIds.slice(20).toReversed(), gig_count: 6, digest: false })
    await advanceSeconds(120)
    await work()
    expect(await toldOf(bea, id)).toHaveLength(2)
  })

  it('is notified once a day at 7:00 in their time zone, if they choose to be', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    await bea.patch('/profile/me', { time_zone: 'Asia/Tokyo' })
    const id = await newSearch(bea, { category: 'daily' }, { notify: 'daily' })
    const first = await postGig(ada, { category: 'daily' })
    await work()
    expect(await toldOf(bea, id)).toEqual([])
    const gigIds = [first]
    for (let count = 0; count < 22; count++) gigIds.push(await postGig(ada, { category: 'daily' }))
    await work()
    await advance(world, 1)
    await work()
    const { body } = await bea.get(`/events?types=search.matched&subject_id=${id}`)
    expect(body.data.map(({ data }: { data: object }) => data)).toEqual([
      { id, name: 'Mine', gig_ids: gigIds.slice(3).toReversed(), gig_count: 23, digest: true },
    ])
    const next = await postGig(ada, { category: 'daily' })
    await work()
    expect(await dueOf(id)).toMatch(/T22:00:00\.000Z$/)
    await advance(world, 1)
    await work()
    expect((await toldOf(bea, id))[1]).toMatchObject({ gig_ids: [next], gig_count: 1, digest: true })
  })

  it('is notified 100 times a day, and of the rest in a digest', () => {
    let now = '2026-11-16T10:00:00.000Z' as Instant
    const base = { notify: 'event' as const, time_zone: null }
    let alert: Alert = { ...base, waiting_count: 0, due_at: now, sent_at: null, sent_in_day: 0, day_ends_at: null }
    const sent: { at: Instant; isDigest: boolean; gigs: number }[] = []
    // A gig matches every 30 seconds, for two days.
    const end = addSeconds(now, 2 * 86_400)
    let isDue = false
    while (now < end) {
      if (!isDue) alert = { ...alert, due_at: now }
      isDue = true
      alert = { ...alert, waiting_count: alert.waiting_count + 1 }
      if (alert.due_at <= now) {
        const decision = decideAlert(alert, now)
        const taken = Math.min(decision.matches, alert.waiting_count)
        const { due_at, ...after } = alertAfter(alert, decision, { taken, listed: taken }, now)
        if (taken > 0) sent.push({ at: now, isDigest: decision.isDigest, gigs: taken })
        isDue = due_at !== null
        alert = { ...alert, ...after, due_at: due_at ?? now }
      }
      now = addSeconds(now, 30)
    }
    const digests = sent.filter(({ isDigest }) => isDigest)
    expect(digests.map(({ at }) => at)).toEqual(['2026-11-17T07:00:00.000Z', '2026-11-18T07:00:00.000Z'])
    expect(sent.findIndex(({ isDigest }) => isDigest)).toBe(100)
    expect(sent.slice(101).findIndex(({ isDigest }) => isDigest)).toBe(100)
    for (const [index, { at }] of sent.entries()) {
      const before = sent[index - 1]
      if (before) expect(at >= addSeconds(before.at, 60)).toBe(true)
    }
    expect(sent.reduce((sum, { gigs }) => sum + gigs, 0) + alert.waiting_count).toBe(2 * 2_880)
  })

  it('isn’t notified while the search is off, and after changing the filters, only of what matches now', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const id = await newSearch(bea, { category: 'this' })
    const first = await postGig(ada, { category: 'this' })
    await work()
    await postGig(ada, { category: 'this' })
    await work()
    await bea.patch(`/searches/${id}`, { notify: 'off' })
    await postGig(ada, { category: 'this' })
    await work()
    await bea.patch(`/searches/${id}`, { notify: 'event' })
    await advanceSeconds(60)
    const second = await postGig(ada, { category: 'this' })
    await work()
    expect(await idsToldOf(bea, id)).toEqual([first, second])
    await postGig(ada, { category: 'this' })
    await work()
    await bea.patch(`/searches/${id}`, { filters: { category: 'that' } })
    await advanceSeconds(60)
    const third = await postGig(ada, { category: 'that' })
    await work()
    expect(await idsToldOf(bea, id)).toEqual([first, second, third])
    await postGig(ada, { category: 'that' })
    await work()
    await bea.delete(`/searches/${id}`)
    await advanceSeconds(60)
    await work()
    expect(await idsToldOf(bea, id)).toEqual([first, second, third])
  })

  it('is notified sooner or later after changing the setting', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const id = await newSearch(bea, { category: 'soon' }, { notify: 'daily' })
    const first = await postGig(ada, { category: 'soon' })
    await work()
    await bea.patch(`/searches/${id}`, { notify: 'event' })
    await work()
    expect(await toldOf(bea, id)).toMatchObject([{ gig_ids: [first], digest: false }])
    const second = await postGig(ada, { category: 'soon' })
    await work()
    await bea.patch(`/searches/${id}`, { notify: 'daily' })
    await advanceSeconds(60)
    await work()
    expect(await toldOf(bea, id)).toHaveLength(1)
    await advance(world, 1)
    await work()
    expect((await toldOf(bea, id))[1]).toMatchObject({ gig_ids: [second], digest: true })
  })

  it('is notified once by each of 50 searches that match everything', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const ids: string[] = []
    for (let count = 0; count < 50; count++) ids.push(await newSearch(bea, count % 2 ? {} : { q: '-unlikely' }))
    const refused = await bea.post('/searches', { name: 'Mine', filters: {} })
    expect([refused.status, issueCodesOf(refused)]).toEqual([409, ['quota_reached']])
    const gigId = await postGig(ada)
    await work()
    const { body } = await bea.get('/events?types=search.matched&limit=100')
    expect(body.data.map(({ subject }: { subject: { id: string } }) => subject.id).sort()).toEqual(ids.sort())
    expect(body.data.every(({ data }: { data: { gig_ids: string[] } }) => data.gig_ids.join() === gigId)).toBe(true)
    for (const id of ids) await bea.delete(`/searches/${id}`)
  })
})

describe('workers', () => {
  it('announce a gig that was removed before they matched it once it’s restored', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const id = await newSearch(bea, { category: 'restored' })
    const gigId = await postGig(ada, { category: 'restored' })
    expect((await operator.post(`/operator/gigs/${gigId}/remove`, { reason: 'Spam.' })).status).toBe(200)
    await work()
    expect(await toldOf(bea, id)).toEqual([])
    expect((await operator.post(`/operator/gigs/${gigId}/restore`)).status).toBe(200)
    await work()
    expect(await idsToldOf(bea, id)).toEqual([gigId])
  })

  it('drop the matches of a search for which 1,000 are waiting', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const id = await newSearch(bea, { category: 'full' }, { notify: 'daily' })
    const waiting = async () =>
      world.inDatabase(async (db) => {
        const { rows } = await db.query(
          `select waiting_count, (select count(*)::integer from search_matches where search_id = $1) as matches
          from search_alerts where search_id = $1`,
          [decodeId('sch', id)],
        )
        return rows
      })
    await postGig(ada, { category: 'full' })
    await work()
    expect(await waiting()).toEqual([{ waiting_count: 1, matches: 1 }])
    await world.inDatabase((db) =>
      db.query('update search_alerts set waiting_count = 999 where search_id = $1', [decodeId('sch', id)]),
    )
    for (const gigs of [1_000, 1_000]) {
      await postGig(ada, { category: 'full' })
      await work()
      expect(await waiting()).toEqual([{ waiting_count: gigs, matches: 2 }])
    }
    await bea.delete(`/searches/${id}`)
  })

  it('show how far they are behind with matching, and with announcing', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const id = await newSearch(bea, { category: 'behind' })
    const backlog = async () => (await world.as(null).get('/health/ready')).body.backlog.searches
    await work()
    expect(await backlog()).toEqual({ waiting: 0, lag_seconds: 0 })
    await postGig(ada, { category: 'behind' })
    while ((await sequenceEvents(world.database)) > 0);
    await world.inDatabase((db) =>
      db.query(
        `update events set id = $1 where position = (select max(position) from events where type = 'gig.created')`,
        [lowestIdAt(Date.now() - 300_500)],
      ),
    )
    expect(await backlog()).toEqual({ waiting: 1, lag_seconds: expect.toSatisfy((lag: number) => lag >= 300) })
    await matchOpenedGigs(world.database, core.context)
    await world.inDatabase((db) =>
      db.query(`update search_alerts set due_at = due_at - interval '400 seconds' where search_id = $1`, [
        decodeId('sch', id),
      ]),
    )
    expect(await backlog()).toEqual({ waiting: 1, lag_seconds: expect.toSatisfy((lag: number) => lag >= 400) })
    await announceMatches(world.database, core.context)
    expect(await backlog()).toEqual({ waiting: 0, lag_seconds: 0 })
  })

  it('announce each match once, even when they are killed at any step, or work at the same time', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const id = await newSearch(bea, { category: 'killed' })
    const gigIds: string[] = []
    for (let count = 0; count < 12; count++) gigIds.push(await postGig(ada, { category: 'killed' }))
    while ((await sequenceEvents(world.database)) > 0);
    const killed = killedBeforeCommit(world.database)
    for (const step of [
      (database: Database) => matchOpenedGigs(database, core.context),
      (database: Database) => announceMatches(database, core.context),
    ]) {
      await expect(step(killed)).rejects.toThrow('killed')
      await Promise.all([1, 2, 3, 4].map(() => step(world.database)))
    }
    await work()
    expect(await toldOf(bea, id)).toMatchObject([{ gig_count: 12 }])
    expect((await idsToldOf(bea, id)).sort()).toEqual(gigIds.sort())
  })

  it('forget old matches, but none that are waiting to be announced', async () => {
    const [ada, bea] = (await newPair()) as [Client, Client]
    const id = await newSearch(bea, { category: 'old' })
    await postGig(ada, { category: 'old' })
    await work()
    const late = await postGig(ada, { category: 'old' })
    while ((await sequenceEvents(world.database)) > 0);
    await matchOpenedGigs(world.database, core.context)
    await advance(world, 91)
    await refreshClock(world.database, core.clock)
    while (await deleteOldMatches(world.database, core.clock));
    await work()
    expect((await toldOf(bea, id))[1]).toMatchObject({ gig_ids: [late] })
    expect(await world.inDatabase(async (db) => (await db.query('select from search_matches')).rowCount)).toBe(1)
  })
})

/** Which of these gigs the list shows for the filters, without its fallback to similar words. */
async function listed(reader: Client, filters: { q?: string }, gigIds: readonly string[]): Promise<string[]> {
  const query = new URLSearchParams({ limit: '100' })
  for (const [name, value] of Object.entries(filters))
    for (const each of [value].flat()) query.append(name, String(each))
  const { body } = await reader.get(`/gigs?${query}`)
  const withWords =
    filters.q === undefined
      ? null
      : await world.database.query<{ gig_id: GigId }>(
          sql`select gig_id from open_gigs where search @@ ${tsqueryFrom(filters.q)}`,
        )
  const found = withWords && new Set(withWords.map(({ gig_id }) => encodeId('gig', gig_id)))
  const ids: string[] = body.data.map(({ id }: { id: string }) => id)
  return ids.filter((id) => gigIds.includes(id) && (found === null || found.has(id))).sort()
}

function uuidOf({ userId }: Client): string {
  return decodeId('usr', userId) ?? ''
}

/** When the worker looks at a search again. */
async function dueOf(searchId: string): Promise<string> {
  return world.inDatabase(async (db) => {
    const { rows } = await db.query('select due_at from search_alerts where search_id = $1', [
      decodeId('sch', searchId),
    ])
    return rows[0].due_at.toISOString()
  })
}

function killedBeforeCommit(database: Database): Database {
  return {
    ...database,
    transaction: <T>(run: (tx: Tx) => Promise<T>) =>
      database.transaction(async (tx): Promise<T> => {
        await run(tx)
        throw new Error('killed')
      }),
  }
}
