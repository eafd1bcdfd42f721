import { afterAll, describe, expect, it } from 'vitest'
import { type Answer, issueCodesOf } from './support/client.ts'
import {
  advance,
  agreeOn,
  type Deal,
  expectCleanAudit,
  fundedMilestone,
  milestoneOf,
  newDeal,
  walletOf,
} from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

afterAll(() => expectCleanAudit(world))

async function refusal(answer: Promise<Answer>) {
  const { status, body } = await answer
  return [status, ...issueCodesOf({ status, body } as Answer)]
}

async function submittedMilestone(deal: Deal): Promise<string> {
  const path = await fundedMilestone(deal)
  await deal.worker.post(`${path}/submit`, { message: 'Here it is.' })
  return path
}

describe('funding', () => {
  it('moves the amount from the wallet into escrow once', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal, 10_000, 25_000)
    const funded = await deal.client.post(`${path}/fund`, { amount_cents: 10_000 })
    expect(funded.body).toMatchObject({
      status: 'funded',
      held_cents: 10_000,
      funded_at: expect.any(String),
      version: 2,
      allowed_actions: ['release', 'dispute'],
    })
    expect(await walletOf(deal.client)).toEqual({ available: 15_000, escrow: 10_000, clearing: 0 })
    expect(await refusal(deal.client.post(`${path}/fund`))).toEqual([409, 'wrong_state'])
    expect(await walletOf(deal.client)).toEqual({ available: 15_000, escrow: 10_000, clearing: 0 })
  })

  it('is refused with another amount, with too little money, for the worker, and before approval', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal, 10_000, 9_999)
    expect(await refusal(deal.client.post(`${path}/fund`, { amount_cents: 9_999 }))).toEqual([422, 'not_allowed'])
    const short = await deal.client.post(`${path}/fund`)
    expect([short.status, short.body.error.issues[0]]).toMatchObject([
      409,
      { code: 'insufficient_funds', details: { missing_cents: 1 } },
    ])
    expect(await refusal(deal.worker.post(`${path}/fund`))).toEqual([403, 'missing_role'])
    const early = await newDeal(world)
    const contract = await agreeOn(early)
    const pending = `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
    expect(await refusal(early.client.post(`${pending}/fund`))).toEqual([409, 'wrong_state'])
    expect(await walletOf(deal.client)).toEqual({ available: 9_999, escrow: 0, clearing: 0 })
  })

  it('can be repeated safely with an Idempotency-Key', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal, 10_000, 30_000)
    const again = () => deal.client.post(`${path}/fund`, {}, { 'idempotency-key': 'fund-1' })
    const answers = [await again(), await again()]
    expect(answers[1]?.text).toBe(answers[0]?.text)
    expect(answers[1]?.headers.get('idempotent-replayed')).toBe('true')
    expect(await walletOf(deal.client)).toEqual({ available: 20_000, escrow: 10_000, clearing: 0 })
  })
})

describe('submitting', () => {
  it('starts the review deadline, and a request for changes stops it', async () => {
    const deal = await newDeal(world, { review_days: 6 })
    const path = await fundedMilestone(deal)
    const links = ['https://files.example/a.pdf']
    const submitted = await deal.worker.post(`${path}/submit`, { message: 'Here.', links })
    expect(submitted.body).toMatchObject({ status: 'submitted', allowed_actions: ['refund', 'dispute'] })
    expect(Date.parse(submitted.body.auto_release_at)).toBe(Date.parse(submitted.body.submitted_at) + 6 * 86_400_000)
    const back = await deal.client.post(`${path}/request-changes`, { message: 'Once more.' })
    expect(back.body).toMatchObject({ status: 'funded', auto_release_at: null })
    const { data } = (await deal.worker.get(`${path}/submissions`)).body
    expect(data).toEqual([
      {
        id: expect.stringMatching(/^sub_/),
        milestone_id: path.split('/').at(-1),
        number: 1,
        user_id: deal.worker.userId,
        hosted_agent_id: null,
        message: 'Here.',
        links,
        attachments: [],
        changes_requested: 'Once more.',
        changes_requested_at: expect.any(String),
        created_at: expect.any(String),
      },
    ])
  })

  it('refuses links that are not https', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    const answer = await deal.worker.post(`${path}/submit`, { message: 'x', links: ['https://a.example', 'ftp://b'] })
    expect([answer.status, answer.body.error.issues]).toMatchObject([422, [{ path: 'links.1', code: 'bad_format' }]])
  })

  it('counts as on time by the day of the first submission', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal)
    const today = world.core.clock.now().slice(0, 10)
    await deal.client.patch(path, { due_date: today })
    await deal.client.post(`${path}/fund`)
    await deal.worker.post(`${path}/submit`, { message: 'In time.' })
    expect((await deal.client.get(`/profile/${deal.worker.userId}`)).body.reputation.on_time_rate).toBe(1)
    const late = { ...(await newDeal(world)), worker: deal.worker }
    const second = await milestoneOf(late)
    await late.client.patch(second, { due_date: today })
    await late.client.post(`${second}/fund`)
    await advance(world, 1)
    await late.worker.post(`${second}/submit`, { message: 'Too late.' })
    expect((await deal.client.get(`/profile/${deal.worker.userId}`)).body.reputation.on_time_rate).toBe(0.5)
  })
})

describe('releasing', () => {
  it('in parts costs the same fee as at once, and keeps the status until escrow is empty', async () => {
    const deal = await newDeal(world)
    const path = await submittedMilestone(deal)
    for (const [amount, fee] of [
      [1, 0],
      [18, 0],
      [1, 1],
      [9_979, 498],
    ]) {
      const before = (await deal.client.get(path)).body.fee_cents
      const part = (await deal.client.post(`${path}/release`, { amount_cents: amount })).body
      expect(part.status).toBe('submitted')
      expect(part.fee_cents - before).toBe(fee)
    }
    const last = (await deal.client.post(`${path}/release`)).body
    expect(last).toMatchObject({ status: 'released', held_cents: 0, released_cents: 10_000, fee_cents: 500 })
    expect(last.allowed_actions).toEqual(['dispute'])
    expect((await deal.worker.get('/payouts')).body.data).toHaveLength(5)
    expect(await walletOf(deal.worker)).toEqual({ available: 0, escrow: 0, clearing: 9_500 })
    const contract = (await deal.client.get(path.split('/milestones')[0] ?? '')).body
    expect(contract.totals).toEqual({
      amount_cents: 10_000,
      funded_cents: 10_000,
      released_cents: 10_000,
      refunded_cents: 0,
      fee_cents: 500,
    })
  })

  it('needs no submission, and cannot exceed what is in escrow', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    const more = await deal.client.post(`${path}/release`, { amount_cents: 10_001 })
    expect([more.status, more.body.error.issues[0]]).toMatchObject([
      409,
      { code: 'more_than_held', details: { held_cents: 10_000 } },
    ])
    expect((await deal.client.post(`${path}/release`)).body.status).toBe('released')
  })

  it('happens when the review deadline passes, even before the worker has stored it', async () => {
    const deal = await newDeal(world, { review_days: 2 })
    const path = await submittedMilestone(deal)
    await advance(world, 2)
    expect((await deal.client.get(path)).body).toMatchObject({ status: 'released', released_cents: 10_000 })
    expect(await refusal(deal.client.post(`${path}/request-changes`, { message: 'x' }))).toEqual([409, 'wrong_state'])
  })

  it('creates a payout that the worker can spend after the agreed days', async () => {
    const deal = await newDeal(world, { payout_delay_days: 10 })
    const path = await fundedMilestone(deal)
    await deal.client.post(`${path}/release`)
    const [payout] = (await deal.worker.get('/payouts?status=clearing')).body.data
    expect(payout).toMatchObject({ net_cents: 9_500, paid_at: null })
    expect((await deal.client.get(`/payouts/${payout.id}`)).status).toBe(200)
    expect((await world.operator.get(`/payouts/${payout.id}`)).status).toBe(404)
    expect((await deal.client.get('/payouts')).body.data).toEqual([])
    await advance(world, 9)
    expect((await walletOf(deal.worker)).available).toBe(0)
    await advance(world, 1)
    expect(await walletOf(deal.worker)).toEqual({ available: 9_500, escrow: 0, clearing: 0 })
    expect((await deal.worker.get(`/payouts/${payout.id}`)).body).toMatchObject({
      status: 'paid',
      paid_at: payout.payable_at,
    })
  })
})

describe('refunding', () => {
  it('by the worker is possible at any time while money is in escrow', async () => {
    const deal = await newDeal(world)
    const path = await submittedMilestone(deal)
    await deal.client.post(`${path}/release`, { amount_cents: 4_000 })
    const refunded = await deal.worker.post(`${path}/refund`)
    expect(refunded.body).toMatchObject({
      status: 'released',
      held_cents: 0,
      released_cents: 4_000,
      refunded_cents: 6_000,
      // The part that was released is still clearing, so it can be disputed.
      allowed_actions: ['dispute'],
    })
    expect(await walletOf(deal.client)).toEqual({ available: 6_000, escrow: 0, clearing: 0 })
  })

  it('by the client is possible from seven days after due date and funding, and not after a submission', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal)
    const due = new Date(Date.parse(world.core.clock.now()) + 2 * 86_400_000).toISOString().slice(0, 10)
    await deal.client.patch(path, { due_date: due })
    await deal.client.post(`${path}/fund`)
    const early = await deal.client.post(`${path}/refund`)
    expect([early.status, early.body.error.issues[0]]).toMatchObject([
      409,
      {
        code: 'refund_too_early',
        details: { refundable_at: new Date(Date.parse(due) + 8 * 86_400_000).toISOString() },
      },
    ])
    await advance(world, 10)
    expect((await deal.client.get(path)).body.allowed_actions).toContain('refund')
    expect((await deal.client.post(`${path}/refund`)).body).toMatchObject({
      status: 'refunded',
      refunded_cents: 10_000,
    })
    // A refund after the due date without a delivery counts as late.
    expect((await deal.client.get(`/profile/${deal.worker.userId}`)).body.reputation.on_time_rate).toBe(0)

    const other = await newDeal(world)
    const submitted = await submittedMilestone(other)
    await other.client.post(`${submitted}/request-changes`, { message: 'x' })
    await advance(world, 8)
    expect(await refusal(other.client.post(`${submitted}/refund`))).toEqual([409, 'refund_too_early'])
  })

  it('is possible for a suspended user, like reading; nothing else is', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    await world.operator.post(`/users/${deal.worker.userId}/suspend`)
    expect(await refusal(deal.worker.post(`${path}/submit`, { message: 'x' }))).toEqual([403, 'user_suspended'])
    expect((await deal.worker.get(path)).status).toBe(200)
    expect((await deal.worker.post(`${path}/refund`)).body.status).toBe('refunded')
  })
})
