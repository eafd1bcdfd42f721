import { Type } from 'typebox'
import { afterAll, describe, expect, it } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { type Answer, issueCodesOf } from './support/client.ts'
import {
  activate,
  advance,
  agreeOn,
  type Deal,
  expectCleanAudit,
  fundedMilestone,
  milestoneOf,
  negotiate,
  newDeal,
  postGig,
  walletOf,
} from './support/deals.ts'
import { setPayoutAccount } from './support/payout-accounts.ts'
import { createWorld } from './support/world.ts'

// A deadline takes effect when it passes. No worker runs here, so each request has to process what is due itself.

const world = await createWorld()

afterAll(() => expectCleanAudit(world))

/** Moves the clock without processing deadlines. */
async function letPass(days: number): Promise<void> {
  await world.database.query(sql`update sandbox_clock set offset_ms = offset_ms + ${Math.round(days * 86_400_000)}`)
}

async function refusal(answer: Promise<Answer>) {
  const { status, body } = await answer
  return [status, ...issueCodesOf({ status, body } as Answer)]
}

describe('a payout that is due but hasn’t been processed', () => {
  it('pays for the reversal of a deposit', async () => {
    const deal = await newDeal(world)
    await deal.client.post(`${await fundedMilestone(deal)}/release`)
    const { id } = (await deal.worker.post('/wallet/deposits', { amount_cents: 1_000 })).body
    await deal.worker.post('/wallet/withdrawals', { amount_cents: 1_000 })
    await letPass(6)
    const reversed = await world.operator.post(`/operator/deposits/${id}/reverse`, { reason: 'Recalled by the bank.' })
    expect(reversed.body).toMatchObject({ reversed_cents: 1_000 })
  })
})

describe('a negotiation whose deadline has passed but hasn’t been processed', () => {
  it.each(['reject', 'withdraw'] as const)(
    'ends with its application (%s), and does not block a new one',
    async (how) => {
      const deal = await newDeal(world)
      const { id } = (await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Let me.' })).body
      const negotiation = (await deal.client.post('/negotiations', { application_id: id })).body
      await letPass(8)
      const caller = how === 'reject' ? deal.client : deal.worker
      expect((await caller.post(`/applications/${id}/${how}`)).status).toBe(200)
      await advance(world, 1)
      expect((await deal.client.get(`/negotiations/${negotiation.id}`)).body.status).toBe('expired')
      expect((await deal.client.get(`/applications/${id}`)).body.status).toBe(
        how === 'reject' ? 'rejected' : 'withdrawn',
      )
      await negotiate(deal)
    },
  )

  it('does not block a new negotiation', async () => {
    const deal = await newDeal(world)
    const { id } = (await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Let me.' })).body
    const first = (await deal.client.post('/negotiations', { application_id: id })).body
    await letPass(8)
    expect((await deal.client.get('/negotiations?status=expired')).body.data).toMatchObject([{ id: first.id }])
    const second = await deal.worker.post('/negotiations', { application_id: id })
    expect(second.status).toBe(201)
    expect((await deal.client.get(`/negotiations/${first.id}`)).body.status).toBe('expired')
    expect((await deal.client.get(`/applications/${id}`)).body).toMatchObject({
      status: 'negotiating',
      negotiation_id: second.body.id,
    })
  })

  it('is expired, not superseded, when another worker agrees', async () => {
    const deal = await newDeal(world)
    const over = await negotiate(deal)
    await letPass(8)
    const rival = { ...deal, worker: await world.newUser() }
    await activate(rival)
    expect((await deal.worker.get(`/negotiations/${over.id}`)).body.status).toBe('expired')
  })
})

describe('a contract whose deadline has passed but hasn’t been processed', () => {
  it('ends with its application, and frees its position', async () => {
    const deal = await newDeal(world)
    const { id } = (await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Let me.', rate_cents: 5 })).body
    const negotiation = (await deal.client.post('/negotiations', { application_id: id })).body
    const { contract_id } = (await deal.client.post(`/negotiations/${negotiation.id}/agree`, { round: 1 })).body
    await letPass(8)
    expect((await deal.client.get('/contracts?status=expired')).body.data).toMatchObject([{ id: contract_id }])
    expect(await refusal(deal.client.post(`/contracts/${contract_id}/approve`))).toEqual([409, 'wrong_state'])
    expect((await deal.worker.post(`/applications/${id}/withdraw`)).status).toBe(200)
    await advance(world, 1)
    expect((await deal.client.get(`/contracts/${contract_id}`)).body.status).toBe('expired')
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body.reserved_positions).toBe(0)
    expect((await deal.client.delete(`/gigs/${deal.gigId}`)).status).toBe(200)
  })

  it('cannot be funded', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal)
    await letPass(31)
    expect((await deal.client.get(path.split('/milestones')[0] ?? '')).body).toMatchObject({
      status: 'cancelled',
      allowed_actions: [],
    })
    expect(await refusal(deal.client.post(`${path}/fund`))).toEqual([409, 'wrong_state'])
    expect((await walletOf(deal.client)).available).toBe(10_000)
  })
})

describe('a payout whose deadline has passed but hasn’t been processed', () => {
  it('belongs to the worker: a dispute cannot hold it', async () => {
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    const [, , contract_id, , milestone_id] = milestone.split('/')
    await deal.client.post(`${milestone}/release`, { amount_cents: 4_000 })
    await letPass(6)
    const body = { contract_id, milestone_id, reason: 'quality', statement: 'Not good.', proposed_worker_cents: 0 }
    const dispute = await deal.client.post('/disputes/create', body)
    expect(dispute.body).toMatchObject({ amount_cents: 6_000, default_worker_cents: 0 })
    await deal.worker.post(`/disputes/${dispute.body.id}/accept`, { worker_cents: 0 })
    expect((await deal.client.get(`/contracts/${contract_id}`)).body.allowed_actions).toContain('complete')
    await advance(world, 1)
    expect((await walletOf(deal.worker)).available).toBe(3_800)
  })
})

describe('a payment whose deadline has passed but hasn’t been processed', () => {
  it('can be withdrawn and spent immediately, and is shown in the wallet', async () => {
    for (const use of ['read', 'withdraw', 'fund'] as const) {
      const deal = await newDeal(world)
      const path = await fundedMilestone(deal)
      await deal.client.post(`${path}/release`)
      await letPass(6)
      if (use === 'read') {
        const wallets = await Promise.all(Array.from({ length: 8 }, () => walletOf(deal.worker)))
        expect(wallets).toEqual(new Array(8).fill({ available: 9_500, escrow: 0, clearing: 0 }))
      } else if (use === 'withdraw') {
        expect((await deal.worker.post('/wallet/withdrawals', { amount_cents: 9_500 })).status).toBe(201)
      } else {
        const own = { client: deal.worker, worker: await world.newUser(), gigId: await postGig(deal.worker) }
        const next = await milestoneOf(own, 9_500, 0)
        expect((await deal.worker.post(`${next}/fund`)).status).toBe(200)
      }
      const [payout] = (await deal.worker.get('/payouts')).body.data
      expect(payout).toMatchObject({ status: 'paid', paid_at: payout.payable_at })
    }
  })

  it('is paid when the payout is read', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    await deal.client.post(`${path}/release`)
    const [{ id }] = (await deal.worker.get('/payouts')).body.data
    await letPass(6)
    expect((await deal.client.get(`/payouts/${id}`)).body.status).toBe('paid')
  })
})

describe('a dispute whose deadline has passed but hasn’t been processed', () => {
  it('shows the next step, and takes the actions of that step', async () => {
    const deal = await newDeal(world)
    const milestone = await fundedMilestone(deal)
    await deal.worker.post(`${milestone}/submit`, { message: 'Here it is.' })
    const [, , contract_id, , milestone_id] = milestone.split('/')
    const body = { contract_id, milestone_id, reason: 'quality', statement: 'Not good.', proposed_worker_cents: 0 }
    const opened = (await deal.client.post('/disputes/create', body)).body
    const arbiter = await world.newUser({ role: 'arbiter' })
    await letPass(15)
    // The worker was silent and the client asked for more than the default, so an arbiter has to recommend.
    const verdict = { worker_cents: 6_000, rationale: 'Most of it is there.' }
    expect((await arbiter.post(`/disputes/${opened.id}/recommend`, verdict)).body).toMatchObject({
      status: 'recommended',
      proposals: { client: 0, worker: 10_000 },
    })
    await letPass(4)
    expect((await deal.worker.get(`/disputes/${opened.id}`)).body).toMatchObject({
      status: 'resolved',
      resolution: { worker_cents: 6_000, how: 'recommendation' },
    })
    expect(await walletOf(deal.worker)).toEqual({ available: 5_700, escrow: 0, clearing: 0 })
    expect(await refusal(deal.worker.post(`/disputes/${opened.id}/reject`))).toEqual([409, 'wrong_state'])
  })
})

describe('a gig with a deadline that has passed but hasn’t been processed', () => {
  it('takes no applications after apply_by', async () => {
    const apply_by = new Date(Date.parse(world.core.clock.now()) + 86_400_000).toISOString()
    const deal = await newDeal(world, { apply_by })
    await letPass(2)
    expect((await deal.worker.get(`/gigs/${deal.gigId}`)).body.status).toBe('expired')
    expect(await refusal(deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Me.' }))).toEqual([
      409,
      'gig_not_open',
    ])
  })

  it('has its position back when a contract was never funded', async () => {
    const deal = await newDeal(world)
    const contract = await activate(deal)
    expect((await deal.client.get(`/gigs/${deal.gigId}`)).body.status).toBe('filled')
    await letPass(31)
    const rival = { ...deal, worker: await world.newUser() }
    expect((await rival.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Let me.' })).status).toBe(201)
    expect((await deal.client.get(`/contracts/${contract.id}`)).body.status).toBe('cancelled')
  })

  it('has its position back when a contract was not approved', async () => {
    const deal = await newDeal(world)
    await agreeOn(deal)
    const rival = { ...deal, worker: await world.newUser() }
    const { id } = await negotiate(rival)
    await letPass(7.5)
    expect((await rival.worker.post(`/negotiations/${id}/agree`, { round: 1 })).status).toBe(200)
  })

  it('may change its rate type once its negotiations are over', async () => {
    const deal = await newDeal(world)
    await negotiate(deal)
    await letPass(8)
    expect((await deal.client.patch(`/gigs/${deal.gigId}`, { rate_type: 'hourly' })).status).toBe(200)
  })
})

describe('an approval whose deadline has passed but hasn’t been processed', () => {
  it('is expired for its owner, once', async () => {
    const deal = await newDeal(world)
    const contract = await agreeOn(deal)
    const agent = await world.newAgent(deal.client, ['read', 'contracts:approve'])
    const asked = await agent.post(`/contracts/${contract.id}/approve`)
    const path = `/approvals/${asked.body.error.issues[0].details.approval_id}`
    await letPass(4)
    expect((await deal.client.get(path)).body.status).toBe('expired')
    expect(await refusal(deal.client.post(`${path}/approve`))).toEqual([409, 'wrong_state'])
    const events = await world.database.query(
      sql`select 1 as one from events where type = 'approval.expired' and data ->> 'id' = ${path.split('/')[2]}`,
    )
    expect(events).toHaveLength(1)
  })
})

describe('a review period that has ended but hasn’t been processed', () => {
  it('has released the money, as of its own time, for everyone who reads or acts', async () => {
    const deal = await newDeal(world, { review_days: 1 })
    const path = await fundedMilestone(deal)
    const submitted = (await deal.worker.post(`${path}/submit`, { message: 'Here it is.' })).body
    await letPass(2)
    expect(await refusal(deal.worker.post(`${path}/refund`))).toEqual([409, 'wrong_state'])
    const answers = await Promise.all([deal.client, deal.worker].map((caller) => caller.get(path)))
    expect(answers.map(({ body }) => [body.status, body.updated_at, body.allowed_actions])).toEqual(
      new Array(2).fill(['released', submitted.auto_release_at, ['dispute']]),
    )
    const payouts = (await deal.worker.get('/payouts')).body.data
    expect(payouts.map(({ created_at }: { created_at: string }) => created_at)).toEqual([submitted.auto_release_at])
  })

  it('triggers everything that follows from it, each at its own time', async () => {
    const deal = await newDeal(world, { review_days: 1 })
    const path = await fundedMilestone(deal)
    const contract = path.split('/milestones')[0]
    const { auto_release_at } = (await deal.worker.post(`${path}/submit`, { message: 'Here it is.' })).body
    await letPass(400)
    const add = { title: 'More', amount_cents: 1 }
    expect(await refusal(deal.client.post(`${contract}/milestones`, add))).toEqual([409, 'wrong_state'])
    expect((await deal.client.get(`${contract}`)).body).toMatchObject({
      status: 'completed',
      ended_at: new Date(Date.parse(auto_release_at) + 14 * 86_400_000).toISOString(),
      allowed_actions: [],
    })
    expect(await walletOf(deal.worker)).toEqual({ available: 9_500, escrow: 0, clearing: 0 })
  })

  it('publishes a review for its readers', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal)
    const contract = path.split('/milestones')[0]
    await deal.client.post(`${path}/release`)
    await letPass(6)
    expect((await deal.client.post(`${contract}/complete`)).status).toBe(200)
    const { id } = (await deal.client.post(`${contract}/reviews`, { rating: 4 })).body
    expect((await deal.worker.get(`/reviews/${id}`)).status).toBe(404)
    await letPass(15)
    expect((await deal.worker.get(`/reviews/${id}`)).body.published_at).toEqual(expect.any(String))
  })

  it('counts a review once if it is published while the other side writes theirs', async () => {
    for (let round = 0; round < 6; round++) {
      const deal = await newDeal(world)
      const milestone = await fundedMilestone(deal)
      const path = milestone.split('/milestones')[0]
      await deal.client.post(`${milestone}/release`)
      await advance(world, 5)
      await deal.client.post(`${path}/complete`)
      await deal.client.post(`${path}/reviews`, { rating: 5 })
      const ends = new Date(Date.parse(world.core.clock.now()) + 14 * 86_400_000).toISOString()
      await Promise.all([
        deal.worker.post(`${path}/reviews`, { rating: 4 }),
        world.core.sweep(ends as Parameters<typeof world.core.sweep>[0]),
      ])
      expect((await world.operator.get(`/profile/${deal.worker.userId}`)).body.reputation.review_count).toBe(1)
    }
  })
})

describe('a use case', () => {
  it('sees one time from its beginning to its end', async () => {
    const seen: string[][] = []
    const timed = await createWorld({
      moreRoutes: (api) =>
        api.read({
          path: '/times',
          scope: 'read',
          mcp: true,
          answer: Type.Object({}),
          docs: { id: 'getTimes', tag: 'Sandbox', summary: 'x', description: 'x', example: { answer: {} } },
          async run({ clock }) {
            const before = clock.now()
            timed.core.clock.observe({ clock_offset_ms: 86_400_000, clock_resets: 0 })
            seen.push([before, clock.now()])
            return {}
          },
        }),
    })
    expect((await timed.operator.get('/times')).status).toBe(200)
    expect(seen[0]?.[1]).toBe(seen[0]?.[0])
  })
})

describe('moving the clock', () => {
  it('waits for rows that are locked for a moment', async () => {
    const deal = await newDeal(world, { review_days: 1 })
    const path = await fundedMilestone(deal)
    await deal.worker.post(`${path}/submit`, { message: 'Here it is.' })
    await world.inDatabase(async (other) => {
      await other.query('begin')
      await other.query('select 1 from contracts for update')
      const advancing = advance(world, 2)
      await new Promise((resolve) => setTimeout(resolve, 100))
      await other.query('rollback')
      await advancing
    })
    expect((await deal.client.get(path)).body.status).toBe('released')
  })
})

describe('a deadline beyond the year 9999', () => {
  it('does not pass early', async () => {
    const deal = await newDeal(world)
    const path = await milestoneOf(deal)
    await deal.client.patch(path, { due_date: '9999-12-30' })
    const funded = await deal.client.post(`${path}/fund`)
    expect(funded.body.allowed_actions).not.toContain('refund')
    expect(await refusal(deal.client.post(`${path}/refund`))).toEqual([409, 'refund_too_early'])
  })
})

describe('a gig', () => {
  it('is filled when its positions are lowered to those taken', async () => {
    const deal = await newDeal(world, { positions: 2 })
    const rival = { ...deal, worker: await world.newUser() }
    const { id } = await negotiate(rival)
    await activate(deal)
    const edited = await deal.client.patch(`/gigs/${deal.gigId}`, { positions: 1 })
    expect(edited.body.status).toBe('filled')
    expect((await rival.worker.get(`/negotiations/${id}`)).body.status).toBe('superseded')
    const more = await deal.client.patch(`/gigs/${deal.gigId}`, { positions: 2 })
    expect(more.body.status).toBe('open')
  })

  it('answers 404 to strangers without waiting for locked rows', async () => {
    const owner = await world.newUser()
    const draft = await owner.post('/gigs', { title: 'A draft', description: 'x', rate_type: 'fixed', status: 'draft' })
    const deal = await newDeal(world)
    const application = (await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Let me.' })).body.id
    const contract = await agreeOn(await newDeal(world))
    const hook = { url: 'https://ada.example/hook', events: ['*'] }
    const webhook = (await owner.post('/webhooks', hook)).body.id
    const key = (await owner.post('/keys', { name: 'spare' })).body.id
    const stranger = await world.newUser()
    await world.inDatabase(async (other) => {
      await other.query('begin')
      await other.query('select 1 from api_keys for update')
      await other.query('select 1 from gigs for update')
      await other.query('select 1 from applications for update')
      await other.query('select 1 from contracts for update')
      await other.query('select 1 from webhooks for update')
      const answers = await Promise.all([
        stranger.post(`/gigs/${draft.body.id}/apply`, { message: 'x' }),
        stranger.patch(`/gigs/${draft.body.id}`, { title: 'xxx' }),
        stranger.delete(`/gigs/${draft.body.id}`),
        stranger.post(`/applications/${application}/shortlist`),
        stranger.post(`/applications/${application}/reject`),
        stranger.post(`/contracts/${contract.id}/approve`),
        stranger.post(`/contracts/${contract.id}/cancel`),
        stranger.patch(`/webhooks/${webhook}`, { description: 'x' }),
        stranger.delete(`/webhooks/${webhook}`),
        stranger.post(`/keys/${key}/revoke`),
      ])
      expect(answers.map(({ status }) => status)).toEqual(new Array(10).fill(404))
      await other.query('rollback')
    })
  })
})

describe('a wallet', () => {
  it('never holds more than 2^53 - 1 cents', async () => {
    const ada = await world.newUser()
    expect((await ada.post('/wallet/deposits', { amount_cents: 2 ** 53 - 1 })).status).toBe(201)
    expect(await refusal(ada.post('/wallet/deposits', { amount_cents: 1 }))).toEqual([409, 'amount_too_large'])
    expect((await walletOf(ada)).available).toBe(2 ** 53 - 1)
    expect((await ada.post('/wallet/withdrawals', { amount_cents: 2 ** 53 - 1 })).status).toBe(201)
  })

  it('counts money in escrow toward that limit, because it may come back', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal, 2 ** 53 - 1)
    const more = () => refusal(deal.client.post('/wallet/deposits', { amount_cents: 1 }))
    expect(await more()).toEqual([409, 'amount_too_large'])
    expect((await deal.worker.post(`${path}/refund`)).status).toBe(200)
    expect(await walletOf(deal.client)).toEqual({ available: 2 ** 53 - 1, escrow: 0, clearing: 0 })
    expect(await more()).toEqual([409, 'amount_too_large'])
  })

  it('stays readable when several clients want to pay one worker more than can be counted', async () => {
    const worker = await world.newUser()
    const deals = await Promise.all([newDeal(world), newDeal(world), newDeal(world)])
    const paths = await Promise.all(deals.map((deal) => milestoneOf({ ...deal, worker }, 2 ** 53 - 1)))
    // They race, so that none can see the money of the others.
    const funded = await Promise.all(paths.map((path, index) => deals[index]?.client.post(`${path}/fund`)))
    expect(funded.map((answer) => answer?.status).sort()).toEqual([200, 409, 409])
    const first = funded.findIndex((answer) => answer?.status === 200)
    const { client } = deals[first] as Deal
    expect((await client.post(`${paths[first]}/release`)).status).toBe(200)
    for (const [index, path] of paths.entries()) {
      if (index === first) continue
      const more = deals[index]?.client.post(`${path}/fund`)
      expect(more && (await refusal(more))).toEqual([409, 'amount_too_large'])
    }
    await advance(world, 10)
    expect((await walletOf(worker)).available).toBe(2 ** 53 - 1 - Math.floor((2 ** 53 - 1) / 20))
    await expectCleanAudit(world)
  })

  it('counts released money until it is paid, because a dispute may bring it back', async () => {
    const deal = await newDeal(world)
    const path = await fundedMilestone(deal, 2 ** 53 - 1)
    await deal.client.post(`${path}/release`)
    const more = () => deal.client.post('/wallet/deposits', { amount_cents: 2 ** 53 - 1 })
    expect(await refusal(more())).toEqual([409, 'amount_too_large'])
    await advance(world, 10)
    expect((await more()).status).toBe(201)
    expect((await walletOf(deal.client)).available).toBe(2 ** 53 - 1)
  })

  it('counts pending withdrawals toward that limit, because they may fail', async () => {
    const manual = await createWorld({ settings: { payments: 'manual' } })
    const ada = await manual.newUser()
    const deposit = async (reference: string) => {
      const { body } = await ada.post('/wallet/deposits', { amount_cents: 2 ** 53 - 1 })
      return manual.operator.post(`/operator/deposits/${body.id}/confirm`, { reference })
    }
    expect((await deposit('first')).status).toBe(200)
    await setPayoutAccount(ada)
    const leaving = await ada.post('/wallet/withdrawals', { amount_cents: 2 ** 53 - 1 })
    expect(await refusal(deposit('second'))).toEqual([409, 'amount_too_large'])
    await manual.operator.post(`/operator/withdrawals/${leaving.body.id}/fail`, {})
    expect((await walletOf(ada)).available).toBe(2 ** 53 - 1)
  })
})

describe('the message of a client who accepts a worker’s offer', () => {
  it('is not shown as the worker’s', async () => {
    const deal = await newDeal(world)
    const application = await deal.worker.post(`/gigs/${deal.gigId}/apply`, { message: 'Let me.', rate_cents: 5 })
    const opened = await deal.client.post('/negotiations', {
      application_id: application.body.id,
      message: 'Gladly.',
    })
    expect(opened.body.rounds[0]).toMatchObject({ offered_by: 'worker', message: null })
    const [event] = await world.database.query<{ data: { message: string } }>(
      sql`select data from events where type = 'negotiation.opened' and data ->> 'id' = ${opened.body.id}`,
    )
    expect(event?.data.message).toBe('Gladly.')
  })
})
