import { expect, it } from 'vitest'
import { quotas } from '../src/platform/kernel/quotas.ts'
import type { Answer, Client } from './support/client.ts'
import { agreeOn, milestoneOf, newDeal, postGig } from './support/deals.ts'
import { agentWith } from './support/mandates.ts'
import { agreement, authorizationUrl, discover, newPerson } from './support/oauth.ts'
import { setPayoutAccount } from './support/payout-accounts.ts'
import { createWorld } from './support/world.ts'

const LIMIT = 2
const limits = Object.fromEntries(Object.keys(quotas).map((name) => [name, LIMIT])) as Record<
  keyof typeof quotas,
  number
>
const world = await createWorld({ settings: { payments: 'manual', quotas: limits } })
const gig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }

it.each<[keyof typeof quotas, (user: Client) => Promise<(n: number) => Promise<Answer>>]>([
  // A new user has one key already.
  ['keys', async (user) => (n) => (n === 0 ? user.get('/keys') : user.post('/keys', { name: 'x' }))],
  ['agents', async (user) => () => user.post('/agents', { name: 'Scout' })],
  ['webhooks', async (user) => () => user.post('/webhooks', { url: 'https://ada.example/hook', events: ['*'] })],
  [
    'snoozed_tasks',
    async (user) => {
      const gigId = await postGig(user)
      return async () => {
        const applied = await (await world.newUser()).post(`/gigs/${gigId}/apply`, { message: 'I can.' })
        return user.post('/inbox/snooze', { subject_id: applied.body.id, until: '2999-01-01T00:00:00Z' })
      }
    },
  ],
  ['draft_gigs', async (user) => () => user.post('/gigs', { ...gig, status: 'draft' })],
  ['open_gigs', async (user) => () => user.post('/gigs', gig)],
  [
    'gig_templates',
    async (user) => {
      const gig_id = await draftOf(user)
      return () => user.post('/gig-templates', { name: 'Manuals', gig_id })
    },
  ],
  [
    'open_gigs',
    async (user) => {
      const drafts = [await draftOf(user), await draftOf(user)]
      await user.patch(`/gigs/${drafts[0]}`, { status: 'open' })
      const last = await draftOf(user)
      const steps = [`/gigs/${drafts[0]}`, `/gigs/${drafts[1]}`, `/gigs/${last}`]
      return (n) => user.patch(String(steps[n]), { status: 'open' })
    },
  ],
  [
    'applications_per_day',
    async (user) => {
      const gigs = await gigsOfOthers(LIMIT + 1)
      return async (n) => {
        const answer = await user.post(`/gigs/${gigs[n]}/apply`, { message: 'I can.' })
        await user.post(`/applications/${answer.body.id}/withdraw`)
        return answer
      }
    },
  ],
  [
    'negotiations_per_day',
    async (user) => {
      const gigId = await postGig(user)
      return async () => {
        const worker_id = (await world.newUser()).userId
        const answer = await user.post('/negotiations', { gig_id: gigId, worker_id, terms: { rate_cents: 100 } })
        await user.post(`/negotiations/${answer.body.id}/decline`)
        return answer
      }
    },
  ],
  [
    'milestone_edits',
    async () => {
      const deal = await newDeal(world)
      const contract = await agreeOn(deal)
      const path = `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
      return (n) => deal.client.patch(path, { title: `Draft ${n}` })
    },
  ],
  [
    'clearing_payouts',
    async () => {
      const deal = await newDeal(world)
      const path = await milestoneOf(deal, 100, 0)
      const deposit = (await deal.client.post('/wallet/deposits', { amount_cents: 100 })).body.id
      await world.operator.post(`/operator/deposits/${deposit}/confirm`, { reference: `bank ${deposit}` })
      await deal.client.post(`${path}/fund`)
      return () => deal.client.post(`${path}/release`, { amount_cents: 1 })
    },
  ],
  [
    'vouches_per_day',
    async (user) => async () => user.post(`/profile/${(await world.newUser()).userId}/vouches`, { message: 'Good.' }),
  ],
  ['saved_searches', async (user) => async () => user.post('/searches', { name: 'All', filters: {} })],
  ['bookmarks', async (user) => async () => user.post('/bookmarks', { user_id: (await world.newUser()).userId })],
  ['blocks', async (user) => async () => user.put(`/blocks/${(await world.newUser()).userId}`)],
  ['notes', async (user) => () => user.post('/notes', { user_id: user.userId, text: 'Kind.' })],
  ['pending_deposits', async (user) => () => user.post('/wallet/deposits', { amount_cents: 1 })],
  [
    'pending_withdrawals',
    async (user) => {
      const deposit = (await user.post('/wallet/deposits', { amount_cents: 100 })).body.id
      const reference = { reference: `bank ${deposit}` }
      expect((await world.operator.post(`/operator/deposits/${deposit}/confirm`, reference)).status).toBe(200)
      await setPayoutAccount(user)
      return () => user.post('/wallet/withdrawals', { amount_cents: 1 })
    },
  ],
])('%s: one more than the limit is refused, and says which limit', async (quota, prepare) => {
  const make = await prepare(await world.newUser())
  for (let n = 0; n < LIMIT; n++) expect((await make(n)).status).toBeLessThan(300)
  const refused = await make(LIMIT)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'CONFLICT'])
  expect(refused.body.error.issues).toMatchObject([{ code: 'quota_reached', details: { quota, limit: LIMIT } }])
})

it('pending_approvals are limited for each agent', async () => {
  const ada = await world.newUser()
  const deposit = (await ada.post('/wallet/deposits', { amount_cents: 100 })).body.id
  await world.operator.post(`/operator/deposits/${deposit}/confirm`, { reference: `bank ${deposit}` })
  await setPayoutAccount(ada)
  const agent = await agentWith(world, ada, { ask_owner: ['wallet.withdraw'] })
  const statuses: number[] = []
  for (let n = 1; n <= LIMIT + 1; n++)
    statuses.push((await agent.post('/wallet/withdrawals', { amount_cents: n })).status)
  expect(statuses).toEqual([403, 403, 409])
})

it('pending_approvals are limited even if two processes ask at the same time', async () => {
  const ada = await world.newUser()
  const agent = await agentWith(world, ada, { ask_owner: ['gigs.publish'] })
  const there = (await world.startNode()).as(String(agent.secret))
  const ask = (caller: typeof there, title: string) => caller.post('/gigs', { ...gig, title, status: 'open' })
  expect((await ask(agent, 'The first')).status).toBe(403)
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all([ask(agent, `Here ${round}`), ask(there, `There ${round}`)])
    expect(answers.map(({ status }) => status).sort()).toEqual([403, 409])
    const [newest] = (await ada.get('/approvals?status=pending')).body.data
    await ada.post(`/approvals/${newest.id}/reject`)
  }
})

it('all money held in a milestone with as many clearing payouts as allowed can be released or disputed', async () => {
  const deal = await newDeal(world)
  const path = await milestoneOf(deal, 100, 0)
  const deposit = (await deal.client.post('/wallet/deposits', { amount_cents: 100 })).body.id
  await world.operator.post(`/operator/deposits/${deposit}/confirm`, { reference: `bank ${deposit}` })
  await deal.client.post(`${path}/fund`)
  for (let n = 0; n < LIMIT; n++) await deal.client.post(`${path}/release`, { amount_cents: 1 })
  expect((await deal.client.post(`${path}/release`)).body).toMatchObject({ status: 'released', released_cents: 100 })
})

it('a limit holds when requests race', async () => {
  const ada = await world.newUser()
  const answers = await Promise.all(Array.from({ length: 12 }, () => ada.post('/gigs', { ...gig, status: 'draft' })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMIT)
  expect((await ada.get('/gigs?status=draft')).body.data).toHaveLength(LIMIT)
})

it('closing or deleting something makes room', async () => {
  const ada = await world.newUser()
  const [first] = [await draftOf(ada), await draftOf(ada)]
  expect((await ada.post('/gigs', { ...gig, status: 'draft' })).status).toBe(409)
  await ada.delete(`/gigs/${first}`)
  await draftOf(ada)
})

it('ending a task’s snooze makes room, even if the task has been done since', async () => {
  const ada = await world.newUser()
  const gigId = await postGig(ada)
  const newTask = async () =>
    (await (await world.newUser()).post(`/gigs/${gigId}/apply`, { message: 'I can.' })).body.id
  const snooze = async (subject_id: string, until: string | null = '2999-01-01T00:00:00Z') =>
    (await ada.post('/inbox/snooze', { subject_id, until })).status
  const [first, second, third] = [await newTask(), await newTask(), await newTask()]
  expect([await snooze(first), await snooze(second)]).toEqual([200, 200])
  await ada.post(`/applications/${first}/reject`)
  expect([await snooze(third), await snooze(first, null), await snooze(third)]).toEqual([409, 200, 200])
})

async function draftOf(user: Client): Promise<string> {
  return postGig(user, { status: 'draft' })
}

async function gigsOfOthers(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, async () => postGig(await world.newUser())))
}

it('counts connected apps that have no token yet', async () => {
  const [person, server] = [await newPerson(world), await discover(world)]
  const statuses: number[] = []
  for (let n = 0; n <= LIMIT; n++) {
    const consent = await person.open((await authorizationUrl(server, 'v'.repeat(43))).href)
    statuses.push((await person.send(consent.url.href, agreement('me'))).status)
  }
  expect(statuses).toEqual([303, 303, 409])
})
