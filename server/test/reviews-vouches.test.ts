import { afterAll, describe, expect, it } from 'vitest'
import { type Answer, type Client, issueCodesOf } from './support/client.ts'
import { activate, advance, type Deal, expectCleanAudit, fundedMilestone, newDeal } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

afterAll(() => expectCleanAudit(world))

async function refusal(answer: Promise<Answer>) {
  const { status, body } = await answer
  return [status, ...issueCodesOf({ status, body } as Answer)]
}

/** The path of a completed contract whose worker was paid. */
async function completed(deal: Deal, cents = 10_000): Promise<string> {
  const milestone = await fundedMilestone(deal, cents)
  const path = milestone.split('/milestones')[0] ?? ''
  await deal.client.post(`${milestone}/release`)
  await advance(world, 5)
  expect((await deal.client.post(`${path}/complete`)).body.status).toBe('completed')
  return path
}

async function reputationOf(user: Client) {
  return (await world.operator.get(`/profile/${user.userId}`)).body.reputation
}

describe('a review', () => {
  it('is hidden from the other side until both have written one', async () => {
    const deal = await newDeal(world)
    const path = await completed(deal)
    const before = (await deal.worker.get(path)).text
    const first = await deal.client.post(`${path}/reviews`, { rating: 2, comment: 'Late.' })
    expect((await deal.worker.get(path)).text).toBe(before)
    expect(first.status).toBe(201)
    expect(first.headers.get('location')).toBe(`${world.url}/api/reviews/${first.body.id}`)
    expect(first.body).toEqual({
      id: expect.stringMatching(/^rev_/),
      contract_id: path.split('/').at(-1),
      from_user_id: deal.client.userId,
      user_id: deal.worker.userId,
      rating: 2,
      comment: 'Late.',
      counts_in_average: true,
      created_at: expect.any(String),
      published_at: null,
    })
    expect((await deal.client.get(`${path}/reviews`)).body.data).toEqual([first.body])
    expect((await deal.worker.get(`${path}/reviews`)).body.data).toEqual([])
    expect((await deal.worker.get(`/reviews/${first.body.id}`)).status).toBe(404)
    expect((await deal.client.get(`/profile/${deal.worker.userId}/reviews`)).body.data).toEqual([])
    expect(await reputationOf(deal.worker)).toMatchObject({ review_count: 0, rating_average: null })
    await deal.worker.post(`${path}/reviews`, { rating: 4 })
    expect((await deal.worker.get(`${path}/reviews`)).body.data).toHaveLength(2)
    expect((await deal.worker.get(`/reviews/${first.body.id}`)).status).toBe(200)
    expect(await reputationOf(deal.worker)).toMatchObject({ review_count: 1, rating_average: 2 })
    expect(await reputationOf(deal.client)).toMatchObject({ review_count: 1, rating_average: 4 })
  })

  it('is published after fourteen days, when no more can be written', async () => {
    const deal = await newDeal(world)
    const path = await completed(deal)
    await deal.client.post(`${path}/reviews`, { rating: 5 })
    await advance(world, 14)
    expect((await deal.worker.get(`/profile/me/reviews`)).body.data).toMatchObject([{ rating: 5 }])
    expect(await reputationOf(deal.worker)).toMatchObject({ review_count: 1, rating_average: 5 })
    expect(await refusal(deal.worker.post(`${path}/reviews`, { rating: 1 }))).toEqual([409, 'not_reviewable'])
  })

  it('waits in the inbox of each side until the deadline that the contract shows, and until it is written', async () => {
    const deal = await newDeal(world)
    const path = await completed(deal)
    const contract = (await deal.worker.get(path)).body
    expect(Date.parse(contract.review_by)).toBe(Date.parse(contract.ended_at) + 14 * 86_400_000)
    expect(contract.allowed_actions).toEqual(['review'])
    const tasks = async (user: Client) => (await user.get('/inbox')).body.data
    const task = { subject: { type: 'contract', id: contract.id }, action: 'review', deadline: contract.review_by }
    expect([await tasks(deal.client), await tasks(deal.worker)]).toMatchObject([[task], [task]])
    await deal.client.post(`${path}/reviews`, { rating: 5 })
    expect((await deal.client.get(path)).body.allowed_actions).toEqual([])
    expect([await tasks(deal.client), await tasks(deal.worker)]).toMatchObject([[], [task]])
    await advance(world, 14)
    expect((await deal.worker.get(path)).body).toMatchObject({ review_by: contract.review_by, allowed_actions: [] })
    expect(await tasks(deal.worker)).toEqual([])
  })

  it('is listed with its contract in pages', async () => {
    const deal = await newDeal(world)
    const path = `${await completed(deal)}/reviews`
    const first = (await deal.worker.post(path, { rating: 4 })).body
    const second = (await deal.client.post(path, { rating: 5 })).body
    const page = (await deal.client.get(`${path}?limit=1`)).body
    expect(page.data.map(({ id }: { id: string }) => id)).toEqual([first.id])
    const rest = (await deal.client.get(`${path}?limit=1&cursor=${page.next_cursor}`)).body
    expect(rest).toMatchObject({ data: [{ id: second.id }], next_cursor: null })
  })

  it('is written once by each side, after a contract that released money has ended', async () => {
    const deal = await newDeal(world)
    const path = await completed(deal)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => deal.client.post(`${path}/reviews`, { rating: 5 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...new Array(7).fill(409)])
    expect(await refusal(deal.client.post(`${path}/reviews`, { rating: 5 }))).toEqual([409, 'already_reviewed'])
    const agent = await world.newAgent(deal.client)
    expect(await refusal(agent.post(`${path}/reviews`, { rating: 5 }))).toEqual([409, 'already_reviewed'])

    const unpaid = await newDeal(world)
    const contract = await activate(unpaid)
    const review = () => unpaid.client.post(`/contracts/${contract.id}/reviews`, { rating: 5 })
    expect(await refusal(review())).toEqual([409, 'not_reviewable'])
    await unpaid.client.post(`/contracts/${contract.id}/cancel`)
    expect(await refusal(review())).toEqual([409, 'not_reviewable'])
  })

  it.each([
    ['rating', 0, 'too_small'],
    ['rating', 6, 'too_large'],
    ['rating', 4.5, 'not_integer'],
    ['comment', '', 'too_short'],
  ])('refuses %s = %j', async (field, value, code) => {
    const contract = await activate(await newDeal(world))
    const body = { rating: 5, [field]: value }
    const answer = await world.operator.post(`/contracts/${contract.id}/reviews`, body)
    expect([answer.status, answer.body.error.issues]).toMatchObject([422, [{ path: field, code }]])
  })

  it('counts toward the average rating, and is listed newest first', async () => {
    const worker = await world.newUser()
    for (const rating of [3, 4]) {
      const deal = { ...(await newDeal(world)), worker }
      const path = await completed(deal)
      await deal.client.post(`${path}/reviews`, { rating })
      await worker.post(`${path}/reviews`, { rating: 5 })
    }
    expect(await reputationOf(worker)).toMatchObject({ review_count: 2, rating_average: 3.5, contracts_completed: 2 })
    const first = await worker.get('/profile/me/reviews?limit=1')
    expect(first.body.data[0].rating).toBe(4)
    const second = await worker.get(`/profile/me/reviews?limit=1&cursor=${first.body.next_cursor}`)
    expect(second.body.data[0].rating).toBe(3)
  })

  it('counts separately, like its contract, if less than 1,000 cents were paid out', async () => {
    const worker = await world.newUser()
    // The fee is 5 %: of 1,052 cents the worker gets exactly 1,000.
    for (const [cents, rating] of [
      [1_051, 1],
      [1_052, 4],
      [1, 1],
    ] as const) {
      const deal = { ...(await newDeal(world)), worker }
      const path = await completed(deal, cents)
      await deal.client.post(`${path}/reviews`, { rating })
      await worker.post(`${path}/reviews`, { rating: 5 })
    }
    expect(await reputationOf(worker)).toMatchObject({
      rating_average: 4,
      review_count: 1,
      small_review_count: 2,
      contracts_completed: 1,
      small_contracts_completed: 2,
    })
    const { data } = (await worker.get('/profile/me/reviews')).body
    expect(data.map((one: { counts_in_average: boolean }) => one.counts_in_average)).toEqual([false, true, false])
  })
})

describe('a vouch', () => {
  it('can be given once to each other user', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const path = `/profile/${ben.userId}/vouches`
    const made = await ada.post(path, { message: 'She is good.', skills: ['welding'] })
    expect(made.status).toBe(201)
    expect(made.headers.get('location')).toBe(`${world.url}/api${path}/${made.body.id}`)
    expect(made.body).toEqual({
      id: expect.stringMatching(/^vch_/),
      from_user_id: ada.userId,
      user_id: ben.userId,
      message: 'She is good.',
      skills: ['welding'],
      verified: false,
      created_at: expect.any(String),
    })
    expect((await world.newUser().then((any) => any.get(path))).body.data).toEqual([made.body])
    expect((await ada.get(`${path}/${made.body.id}`)).body).toEqual(made.body)
    expect(await refusal(ada.post(path, { message: 'Again.' }))).toEqual([409, 'already_vouched'])
    expect(await reputationOf(ben)).toMatchObject({ vouch_count: 1, verified_vouch_count: 0 })
  })

  it('is refused for the caller themselves and for the owner of the calling agent', async () => {
    const ada = await world.newUser()
    const agent = await world.newAgent(ada, ['read', 'profile:write'])
    for (const caller of [ada, agent]) {
      expect(await refusal(caller.post('/profile/me/vouches', { message: 'Me.' }))).toEqual([403, 'own_profile'])
      const byId = caller.post(`/profile/${ada.userId}/vouches`, { message: 'Me.' })
      expect(await refusal(byId)).toEqual([403, 'own_profile'])
    }
  })

  it('becomes verified when enough money is paid out, not when it is only released', async () => {
    const deal = await newDeal(world)
    const vouch = (from: Client, to: Client) => from.post(`/profile/${to.userId}/vouches`, { message: 'Good.' })
    await vouch(deal.client, deal.worker)
    const milestone = await fundedMilestone(deal, 10_000)
    await deal.client.post(`${milestone}/release`, { amount_cents: 1_000 })
    await advance(world, 5)
    // 1,000 cents less the fee is below the limit of 1,000.
    expect(await reputationOf(deal.worker)).toMatchObject({ vouch_count: 1, verified_vouch_count: 0 })
    await deal.client.post(`${milestone}/release`, { amount_cents: 1_000 })
    expect(await reputationOf(deal.worker)).toMatchObject({ verified_vouch_count: 0 })
    await advance(world, 5)
    expect(await reputationOf(deal.worker)).toMatchObject({ vouch_count: 1, verified_vouch_count: 1 })
    expect((await vouch(deal.worker, deal.client)).body.verified).toBe(true)
  })

  it('can only be taken back by its author', async () => {
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    const path = `/profile/${ben.userId}/vouches`
    const { id } = (await ada.post(path, { message: 'Good.' })).body
    expect(await refusal(ben.delete(`${path}/${id}`))).toEqual([403, 'not_yours'])
    expect((await ada.delete(`${path}/${id}`)).body).toEqual({ id, deleted: true })
    expect((await ada.delete(`${path}/${id}`)).status).toBe(404)
    expect(await reputationOf(ben)).toMatchObject({ vouch_count: 0 })
    expect((await ada.post('/profile/usr_00000000000000000000000000/vouches', { message: 'x' })).status).toBe(404)
  })
})
