import { expect, it } from 'vitest'
import { expectCleanAudit, fundedMilestone, newDeal, postGig } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

it('counts everything by status, and money by where it is', async () => {
  const before = (await world.operator.get('/operator/stats')).body
  const deal = await newDeal(world)
  await postGig(deal.client, { status: 'draft' })
  await world.newAgent(deal.worker)
  const path = await fundedMilestone(deal)
  await deal.client.post(`${path}/release`, { amount_cents: 4_000 })
  const after = (await world.operator.get('/operator/stats')).body
  expect(after.users.active - before.users.active).toBe(2)
  expect(after).toMatchObject({
    agents: { active: 1, suspended: 0, deleted: 0 },
    gigs: { draft: 1, open: 0, filled: 1 },
    negotiations: { open: 0, agreed: 1 },
    contracts: { pending_approval: 0, active: 1 },
    milestones: { pending: 0, funded: 1, released: 0 },
    disputes: { open: 0 },
  })
  const { currency, ...cents } = after.money
  expect(currency).toBe('USD')
  expect(cents.escrow_cents).toBe(6_000)
  expect(cents.clearing_cents + cents.fees_cents).toBe(4_000)
  expect(cents).toMatchObject({ fees_cents: 200, payable_fees_cents: 0, capped: [] })
  expect(after).toMatchObject({ deposits: { pending: 0, succeeded: 1, failed: 0 }, withdrawals: { pending: 0 } })
  await expectCleanAudit(world)
})

it('says which sums are larger than it can show', async () => {
  const rich = [await world.newUser(), await world.newUser()]
  for (const user of rich) await user.post('/wallet/deposits', { amount_cents: Number.MAX_SAFE_INTEGER })
  const stats = await world.operator.get('/operator/stats')
  expect(stats.status).toBe(200)
  expect(stats.body.money).toMatchObject({
    available_cents: Number.MAX_SAFE_INTEGER,
    escrow_cents: 6_000,
    capped: ['available_cents'],
  })
})

it('is refused to members', async () => {
  const member = await world.newUser()
  expect((await member.get('/operator/stats')).status).toBe(403)
})
