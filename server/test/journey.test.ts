import { afterAll, expect, it } from 'vitest'
import { advance, expectCleanAudit, walletOf } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

afterAll(() => expectCleanAudit(world))

it('goes from a posted gig to a paid worker, to the cent', async () => {
  const [client, worker] = [
    await world.newUser({ display_name: 'Clara' }),
    await world.newUser({ display_name: 'Willem' }),
  ]
  const nothing = { available: 0, escrow: 0, clearing: 0 }

  const gig = await client.post('/gigs', {
    title: 'Translate a user manual into French',
    description: 'Sixty pages about a coffee machine.',
    rate_type: 'fixed',
    rate_min_cents: 80_000,
    rate_max_cents: 120_000,
    payout_delay_days: 5,
    review_days: 10,
  })
  const application = await worker.post(`/gigs/${gig.body.id}/apply`, { message: 'Let me.', rate_cents: 110_000 })
  const opened = await client.post('/negotiations', { application_id: application.body.id })
  expect(opened.body).toMatchObject({ offered_by: 'worker', terms: { rate_cents: 110_000 }, round_count: 1 })
  const path = `/negotiations/${opened.body.id}`
  expect((await worker.get(`/applications/${application.body.id}`)).body).toMatchObject({
    status: 'negotiating',
    negotiation_id: opened.body.id,
  })

  await client.post(`${path}/round`, { rate_cents: 90_000, message: 'Could you meet us here?' })
  await worker.post(`${path}/round`, { rate_cents: 100_001, start_date: '2027-01-04' })
  const third = await client.post(`${path}/round`, { payout_delay_days: 3 })
  expect(third.body).toMatchObject({
    number: 4,
    changes: { payout_delay_days: 3 },
    terms: { rate_cents: 100_001, hours_per_week: null, start_date: '2027-01-04', payout_delay_days: 3 },
  })
  const agreed = await worker.post(`${path}/agree`, { terms_hash: third.body.terms_hash })
  expect(agreed.body.status).toBe('agreed')
  expect((await client.get(`/gigs/${gig.body.id}`)).body).toMatchObject({ reserved_positions: 1, status: 'open' })

  const contractPath = `/contracts/${agreed.body.contract_id}`
  const contract = (await client.get(contractPath)).body
  expect(contract).toMatchObject({
    status: 'pending_approval',
    terms: third.body.terms,
    fee_bps: 500,
    review_days: 10,
    totals: { amount_cents: 100_001, funded_cents: 0, released_cents: 0, refunded_cents: 0, fee_cents: 0 },
  })
  await client.post(`${contractPath}/approve`, { terms_hash: contract.terms_hash })
  const active = await worker.post(`${contractPath}/approve`, { terms_hash: contract.terms_hash })
  expect(active.body.status).toBe('active')
  expect((await client.get(`/gigs/${gig.body.id}`)).body).toMatchObject({
    status: 'filled',
    filled_positions: 1,
    reserved_positions: 0,
  })
  expect((await worker.get(`/applications/${application.body.id}`)).body.status).toBe('hired')

  const deposit = await client.post('/wallet/deposits', { amount_cents: 150_000 })
  expect(deposit.body).toMatchObject({ status: 'succeeded', amount_cents: 150_000 })
  expect(await walletOf(client)).toEqual({ available: 150_000, escrow: 0, clearing: 0 })

  const milestonePath = `${contractPath}/milestones/${contract.milestones[0].id}`
  expect((await client.post(`${milestonePath}/fund`, { amount_cents: 100_001 })).body.status).toBe('funded')
  expect(await walletOf(client)).toEqual({ available: 49_999, escrow: 100_001, clearing: 0 })

  await worker.post(`${milestonePath}/submit`, { message: 'Here it is.', links: ['https://files.example/fr.pdf'] })
  await client.post(`${milestonePath}/request-changes`, { message: 'Page 12 is missing.' })
  await advance(world, 11)
  // The review deadline was stopped, so nothing was released.
  expect((await client.get(milestonePath)).body).toMatchObject({ status: 'funded', auto_release_at: null })
  await worker.post(`${milestonePath}/submit`, { message: 'With page 12.' })
  const submissions = (await client.get(`${milestonePath}/submissions`)).body.data
  expect(submissions.map((one: { number: number }) => one.number)).toEqual([2, 1])
  expect(submissions[1].changes_requested).toBe('Page 12 is missing.')

  const part = await client.post(`${milestonePath}/release`, { amount_cents: 33_333 })
  expect(part.body).toMatchObject({ status: 'submitted', held_cents: 66_668, released_cents: 33_333, fee_cents: 1_666 })
  expect(await walletOf(client)).toEqual({ available: 49_999, escrow: 66_668, clearing: 0 })
  expect(await walletOf(worker)).toEqual({ available: 0, escrow: 0, clearing: 31_667 })
  const [payout] = (await worker.get('/payouts')).body.data
  expect(payout).toMatchObject({ gross_cents: 33_333, fee_cents: 1_666, net_cents: 31_667, status: 'clearing' })
  expect(Date.parse(payout.payable_at) - Date.parse(payout.created_at)).toBe(3 * 86_400_000)

  await advance(world, 3)
  expect(await walletOf(worker)).toEqual({ available: 31_667, escrow: 0, clearing: 0 })

  await advance(world, 7)
  // Ten days after the second submission, the rest was released; the total fee is floor(5 % of 100,001).
  expect((await client.get(milestonePath)).body).toMatchObject({
    status: 'released',
    held_cents: 0,
    released_cents: 100_001,
    fee_cents: 5_000,
  })
  expect(await walletOf(client)).toEqual({ available: 49_999, escrow: 0, clearing: 0 })
  expect(await walletOf(worker)).toEqual({ available: 31_667, escrow: 0, clearing: 63_334 })
  expect((await client.post(`${contractPath}/complete`)).status).toBe(409)
  await advance(world, 3)
  expect(await walletOf(worker)).toEqual({ available: 95_001, escrow: 0, clearing: 0 })

  const withdrawal = await worker.post('/wallet/withdrawals', { amount_cents: 95_001 })
  expect(withdrawal.body.status).toBe('succeeded')
  expect(await walletOf(worker)).toEqual(nothing)
  const movements = (await worker.get('/wallet/transactions')).body.data
  expect(movements.map((one: { kind: string; amount_cents: number }) => [one.kind, one.amount_cents])).toEqual([
    ['withdrawal', -95_001],
    ['payout', 63_334],
    ['payout', 31_667],
  ])

  const completed = await client.post(`${contractPath}/complete`)
  expect(completed.body).toMatchObject({ status: 'completed', allowed_actions: ['review'] })

  const mine = await client.post(`${contractPath}/reviews`, { rating: 5, comment: 'A pleasure.' })
  expect(mine.body.published_at).toBeNull()
  expect((await worker.get(`${contractPath}/reviews`)).body.data).toEqual([])
  const theirs = await worker.post(`${contractPath}/reviews`, { rating: 4 })
  expect(theirs.body.published_at).not.toBeNull()
  expect((await worker.get(`/profile/${worker.userId}/reviews`)).body.data).toMatchObject([
    { rating: 5, comment: 'A pleasure.', from_user_id: client.userId },
  ])
  const vouch = await client.post(`/profile/${worker.userId}/vouches`, { message: 'Every page was right.' })
  expect(vouch.body.verified).toBe(true)
  expect((await client.get(`/profile/${worker.userId}`)).body.reputation).toEqual({
    rating_average: 5,
    review_count: 1,
    small_contracts_completed: 0,
    small_review_count: 0,
    vouch_count: 1,
    verified_vouch_count: 1,
    contracts_completed: 1,
    disputes_lost: 0,
    on_time_rate: null,
  })
  await expectCleanAudit(world)
})
