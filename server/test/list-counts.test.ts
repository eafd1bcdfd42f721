import { expect, it } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { toId } from '../src/platform/kernel/ids.ts'
import { checkAll } from './support/check-all.ts'
import { agreeOn, fundedMilestone, negotiate, newDeal, postGig } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const deal = await newDeal(world, { positions: 9 })
const { client, worker, gigId } = deal
const { operator } = world

/** What the client, the worker and an operator find in each list that can be counted, after the deals below. */
const lists: Readonly<Record<string, readonly [client: number, worker: number, operator: number]>> = {
  '/gigs?client_id=me': [2, 0, 0],
  '/gigs?client_id=me&status=draft': [1, 0, 0],
  [`/gigs?client_id=${client.userId}&status=draft`]: [1, 0, 0],
  '/profiles': [3, 3, 3],
  '/profiles?q=nobody': [0, 0, 0],
  [`/gigs/${gigId}/applications`]: [1, 0, 0],
  '/applications': [2, 1, 0],
  '/applications?role=worker': [0, 1, 0],
  '/negotiations': [3, 3, 0],
  '/negotiations?status=open': [1, 1, 0],
  '/contracts': [2, 2, 2],
  '/contracts?role=client': [2, 0, 0],
  '/contracts?status=active': [1, 1, 1],
  '/contracts?q=letter': [1, 1, 1],
  '/disputes': [1, 1, 1],
  '/disputes?status=resolved': [0, 0, 0],
  '/payouts': [0, 1, 0],
  '/wallet/transactions': [2, 0, 0],
  '/wallet/transactions?kind=deposit': [1, 0, 0],
  '/wallet/deposits': [1, 0, 0],
  '/wallet/withdrawals': [0, 0, 0],
}

/** Lists that only operators can read. */
const forOperators = [
  '/users',
  '/operator/audit-log',
  '/operator/deposits',
  '/operator/objections',
  '/operator/reports',
  '/operator/withdrawals',
]

it('counts what the reader finds in each list', async () => {
  const other = await world.newUser({ display_name: 'Cy' })
  const letter = { ...deal, gigId: await postGig(client, { title: 'Write a letter' }) }
  await postGig(client, { status: 'draft' })
  await other.post(`/gigs/${gigId}/apply`, { message: 'I can.' })
  await worker.post(`/gigs/${letter.gigId}/apply`, { message: 'I can.' })
  const [, , contract_id, , milestone_id] = (await fundedMilestone(deal)).split('/')
  await client.post(`/contracts/${contract_id}/milestones/${milestone_id}/release`, { amount_cents: 4_000 })
  const dispute = { contract_id, milestone_id, reason: 'scope', statement: 'No.', proposed_worker_cents: 4_000 }
  expect((await client.post('/disputes/create', dispute)).status).toBe(201)
  await agreeOn(letter)
  await negotiate(deal)

  await checkAll(Object.entries(lists), async (expected, path) => {
    const asked = `${path}${path.includes('?') ? '&' : '?'}count=true&limit=1`
    const counted = await Promise.all([client, worker, operator].map(async (reader) => (await reader.get(asked)).body))
    expect(counted.map(({ count, count_capped }) => [count, count_capped])).toEqual(
      expected.map((count) => [count, false]),
    )
  })
  await other.post('/reports', { subject_type: 'gig', subject_id: gigId, reason: 'scam' })
  await operator.post(`/operator/gigs/${gigId}/remove`, { reason: 'Workers pay no fees.' })
  expect((await client.post('/objections', { subject_id: gigId, text: 'It takes none.' })).status).toBe(201)
  for (const path of forOperators) {
    const { data } = (await operator.get(`${path}?limit=100`)).body
    expect((await operator.get(`${path}?count=true&limit=1`)).body.count, path).toBe(data.length)
  }
  const { paths } = await (await fetch(`${world.url}/openapi.json`)).json()
  const countable = Object.keys(paths).filter((path) =>
    paths[path].get?.parameters?.some(({ $ref }: { $ref?: string }) => $ref === '#/components/parameters/Count'),
  )
  const tried = Object.keys(lists).map((path) => path.replace(/\?.*/, '').replace(gigId, '{id}'))
  expect(countable.map((path) => path.replace('/api', '')).toSorted()).toEqual(
    [...new Set([...tried, ...forOperators])].toSorted(),
  )
})

it('counts up to 1,000, only on the first page, and only if requested', async () => {
  const workerId = toId('usr', worker.userId)
  await world.database.query(sql`
    insert into deposits (id, user_id, requested_by, amount_cents, requested_cents, status, provider, created_at, updated_at)
    select gen_random_uuid(), ${workerId}, ${workerId}, 1, 1, 'failed', 'sandbox', now(), now()
    from generate_series(1, 1001)`)
  const { body } = await worker.get('/wallet/deposits?count=true')
  expect(body).toMatchObject({ count: 1000, count_capped: true })
  const next = await worker.get(`/wallet/deposits?count=true&cursor=${body.next_cursor}`)
  expect(Object.keys(next.body)).toEqual(['data', 'next_cursor'])
  expect(Object.keys((await worker.get('/wallet/deposits')).body)).toEqual(['data', 'next_cursor'])
  await world.database.query(sql`
    delete from deposits where id = (select id from deposits where user_id = ${workerId} limit 1)`)
  expect((await worker.get('/wallet/deposits?count=true')).body).toMatchObject({ count: 1000, count_capped: false })
})
