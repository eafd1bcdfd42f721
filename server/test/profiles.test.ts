import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

describe('changing a profile', () => {
  it('saves every field, clears fields set to null, and shows everyone everything but what is only for them', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const fields = {
      display_name: 'Ada L.',
      email: 'ada@example.com',
      headline: 'Translator',
      bio: 'English and French.',
      skills: ['French', 'Translation'],
      rate_cents: 4500,
      location: 'Lyon',
      time_zone: 'Europe/Paris',
      links: [{ label: 'Portfolio', url: 'https://ada.example/work' }],
      avatar_url: 'https://ada.example/me.png',
      available: false,
      onboarding: 'hire',
    }
    const changed = await ada.patch('/profile/me', fields)
    expect(changed.status).toBe(200)
    const { email, ...others } = fields
    const ids = { id: ada.userId, user_id: ada.userId }
    expect(changed.body).toMatchObject({ ...ids, ...others, email: null, pending_email: email, version: 2 })
    const own = ['email', 'email_proven', 'pending_email', 'onboarding', 'language']
    const shown = Object.fromEntries(Object.entries(changed.body).filter(([name]) => !own.includes(name)))
    expect((await ben.get(`/profile/${ada.userId}`)).body).toEqual(shown)
    expect((await ada.get('/profile/me')).body).toEqual(changed.body)
    const cleared = await ada.patch('/profile/me', { bio: null, avatar_url: null, skills: [] })
    expect(cleared.body).toMatchObject({ bio: null, avatar_url: null, skills: [], headline: 'Translator', version: 3 })
    expect((await ada.patch('/profile/me', { bio: null })).body.version).toBe(3)
  })

  it.each([
    ['display_name', '', 'too_short'],
    ['display_name', null, 'wrong_type'],
    ['headline', 'x'.repeat(141), 'too_long'],
    ['email', 'nowhere', 'bad_format'],
    ['skills', ['a', 'a'], 'duplicate_item'],
    ['rate_cents', -1, 'too_small'],
    ['time_zone', 'Mars/Olympus', 'bad_format'],
    ['time_zone', '+02:00', 'bad_format'],
    ['avatar_url', 'http://ada.example/me.png', 'bad_format'],
    ['avatar_url', 'javascript:alert(1)', 'bad_format'],
    ['links', [{ label: 'x', url: 'https://' }], 'bad_format'],
    ['links', [{ label: 'x', url: 'https://a.example', title: 'y' }], 'unknown_field'],
    ['reputation', { review_count: 99 }, 'unknown_field'],
    ['kind', 'organization', 'unknown_field'],
    ['role', 'operator', 'unknown_field'],
    ['version', 1, 'unknown_field'],
  ])('refuses %s = %j', async (field, value, code) => {
    const ada = await world.newUser()
    const answer = await ada.patch('/profile/me', { [field]: value })
    expect(answer.status).toBe(422)
    expect(answer.body.error.issues).toHaveLength(1)
    expect(answer.body.error.issues[0].code).toBe(code)
    expect(answer.body.error.issues[0].path).toMatch(new RegExp(`^${field}`))
  })

  it('is refused when the profile has changed since it was read', async () => {
    const ada = await world.newUser()
    const etag = String((await ada.get('/profile/me')).headers.get('etag'))
    expect((await ada.patch('/profile/me', { bio: 'One' }, { 'if-match': etag })).status).toBe(200)
    const late = await ada.patch('/profile/me', { bio: 'Two' }, { 'if-match': etag })
    expect(late.status).toBe(412)
    expect(issueCodesOf(late)).toEqual(['stale_version'])
  })

  it('needs profile:write, which a hosted agent’s key does not get by default', async () => {
    const ada = await world.newUser()
    const scout = await world.newAgent(ada)
    expect((await scout.patch('/profile/me', { bio: 'x' })).status).toBe(403)
    const trusted = await world.newAgent(ada, ['profile:write', 'read'])
    expect((await trusted.patch('/profile/me', { bio: 'x' })).status).toBe(200)
  })
})

describe('finding people', () => {
  let caller: Client
  const names = async (query: string) => {
    const answer = await caller.get(`/profiles?${query}`)
    expect(answer.status).toBe(200)
    return answer.body.data.map(({ display_name }: { display_name: string }) => display_name)
  }

  beforeAll(async () => {
    caller = await world.newUser({ display_name: 'Searcher' })
    const people = [
      { display_name: 'Grace', headline: 'Compilers', skills: ['COBOL'], rate_cents: 9000, available: false },
      { display_name: 'Linus', headline: 'Kernels and compilers', skills: ['C', 'Git'], rate_cents: 5000 },
      { display_name: 'Margaret', bio: 'Flight software.', skills: ['C'] },
    ]
    for (const { display_name, ...fields } of people) {
      await (await world.newUser({ display_name })).patch('/profile/me', fields)
    }
    await world.database.query(
      sql`update users set rating_average = 4.5, review_count = 2 where display_name = 'Grace'`,
    )
    await world.database.query(sql`update users set rating_average = 3 where display_name = 'Margaret'`)
  })

  it.each([
    ['q=compiler', ['Linus', 'Grace']],
    ['q=margaret', ['Margaret']],
    ['q=MARGA', ['Margaret']],
    ['q=compiler%20-marga', ['Linus', 'Grace']],
    ['q=comp', []],
    ['q=compilers%20-kernels', ['Grace']],
    ['skill=c', ['Margaret', 'Linus']],
    ['skill=c&skill=git', ['Linus']],
    ['q=compiler&available=true', ['Linus']],
    ['max_rate_cents=8000&skill=c', ['Linus']],
    ['q=compiler&kind=organization', []],
  ])('%s finds %j', async (query, found) => {
    expect(await names(query)).toEqual(found)
  })

  it('sorts by rating, over pages that neither skip nor repeat anyone', async () => {
    const all = await names('sort=rating&limit=100')
    expect(all.slice(0, 2)).toEqual(['Grace', 'Margaret'])
    const paged: string[] = []
    let cursor = ''
    do {
      const { body } = await caller.get(
        `/profiles?sort=rating&limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      )
      paged.push(...body.data.map(({ display_name }: { display_name: string }) => display_name))
      cursor = body.next_cursor
    } while (cursor)
    expect(paged).toEqual(all)
  })

  it('leaves out operators and suspended users', async () => {
    const eve = await world.newUser({ display_name: 'Evelyn' })
    expect(await names('q=evelyn')).toEqual(['Evelyn'])
    await world.operator.post(`/users/${eve.userId}/suspend`)
    expect(await names('q=evelyn')).toEqual([])
    expect(await names('q=operator')).toEqual([])
  })

  it('never shows an email address', async () => {
    const answer = await caller.get('/profiles')
    expect(answer.body.data[0]).not.toHaveProperty('email')
  })
})
