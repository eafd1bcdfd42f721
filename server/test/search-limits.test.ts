import { beforeAll, expect, it } from 'vitest'
import { type Answer, issueCodesOf } from './support/client.ts'
import { timed } from './support/timed.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({
  searchTimeoutMs: 2_500,
  queues: { searches: { atOnceMax: 2, reserved: 1, waitingMax: 500, waitMaxMs: 3_750 } },
})

// A word that no gig has is looked for among similar words, which takes forever here.
beforeAll(() =>
  world.inDatabase((client) =>
    client.query(`
      create or replace function similar_title_words(typed text) returns setof text language sql volatile
      as $$ select pg_sleep(60)::text $$`),
  ),
)

it(
  'slow searches by one user are refused, and don’t delay another user’s reads, lists or searches',
  timed,
  async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    await ben.post('/gigs', { title: 'Bake bread', description: 'Early.', rate_type: 'fixed' })
    let answered = 0
    const slow = Array.from({ length: 8 }, async () => {
      const answer = await ada.get('/gigs?q=zzzzzz')
      answered++
      return answer
    })
    // All of them: none of the other user's reads may wait for one of these searches to end.
    const paths = [
      '/wallet',
      '/keys/verify',
      '/gigs',
      '/gigs?q=bread',
      '/gigs?q=bread&sort=relevance',
      '/events',
      '/inbox',
    ]
    for (const path of paths) expect([path, (await ben.get(path)).status]).toEqual([path, 200])
    expect(answered).toBe(0)
    const issues = (await Promise.all(slow)).map(issueOf)
    expect(issues.filter((code) => code === 'search_too_slow').length).toBeGreaterThan(0)
    expect(new Set(issues)).toEqual(new Set(['search_too_slow', 'overloaded']))
  },
)

it('a page that is found quickly doesn’t wait for searches, whatever its parameters', timed, async () => {
  const [ada, ben, cyd] = [await world.newUser(), await world.newUser(), await world.newUser()]
  let answered = 0
  // All connections for searches: the second is reserved for a user who has nothing running.
  const slow = [ada, cyd].map((user) => user.get('/gigs?q=zzzzzz').finally(() => answered++))
  const searches = world.app.queues.find(({ name }) => name === 'searches')
  await expect.poll(() => searches?.load.running).toBe(2)
  const paths = [
    '/gigs?sort=newest',
    '/gigs?sort=rate_high&limit=5',
    '/gigs?category=baking',
    '/gigs?client_id=me&sort=closing_soon',
    '/gigs?status=closed',
    '/contracts?status=active',
    '/profiles?sort=rating',
  ]
  for (const path of paths) expect([path, (await ben.get(path)).status]).toEqual([path, 200])
  expect(answered).toBe(0)
  await Promise.all(slow)
})

it('a search that takes too long says so', timed, async () => {
  const ada = await world.newUser()
  const answer = await ada.get('/gigs?q=zzzzzz')
  expect(issueOf(answer)).toBe('search_too_slow')
  expect(answer.body.error.message).toContain('takes too long')
  expect(answer.headers.get('retry-after')).toBe('1')
})

function issueOf(answer: Answer): string | undefined {
  expect(answer.status).toBe(503)
  return issueCodesOf(answer)[0]
}
