import { expect } from 'vitest'
import type { Client } from './client.ts'
import type { World } from './world.ts'

export interface Deal {
  client: Client
  worker: Client
  gigId: string
}

/** A client with a gig, and a worker. */
export async function newDeal(world: World, gig: object = {}): Promise<Deal> {
  const [client, worker] = await Promise.all([world.newUser(), world.newUser()])
  return { client, worker, gigId: await postGig(client, gig) }
}

export async function postGig(owner: Client, fields: object = {}): Promise<string> {
  const body = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed', ...fields }
  const answer = await owner.post('/gigs', body)
  expect(answer.status).toBe(201)
  return answer.body.id
}

/** A negotiation that the client opened by invitation; its first offer is the client's. */
export async function negotiate({ client, worker, gigId }: Deal, terms: object = { rate_cents: 10_000 }) {
  const answer = await client.post('/negotiations', { gig_id: gigId, worker_id: worker.userId, terms })
  expect(answer.status).toBe(201)
  return answer.body
}

/** The path of the conversation about the deal's gig; the worker has to have applied or been invited. */
export async function conversationOf({ client, worker, gigId }: Deal): Promise<string> {
  const answer = await client.get(`/conversations?gig_id=${gigId}&user_id=${worker.userId}`)
  expect(answer.body.data, answer.text).toHaveLength(1)
  return `/conversations/${answer.body.data[0].id}`
}

/** A contract awaiting approval. */
export async function agreeOn(deal: Deal, terms: object = { rate_cents: 10_000 }) {
  const negotiation = await negotiate(deal, terms)
  const agreed = await deal.worker.post(`/negotiations/${negotiation.id}/agree`, { round: 1 })
  expect(agreed.status).toBe(200)
  return (await deal.client.get(`/contracts/${agreed.body.contract_id}`)).body
}

/** A contract that both have approved. */
export async function activate(deal: Deal, terms: object = { rate_cents: 10_000 }) {
  const contract = await agreeOn(deal, terms)
  await deal.client.post(`/contracts/${contract.id}/approve`)
  const active = await deal.worker.post(`/contracts/${contract.id}/approve`)
  expect(active.body.status).toBe('active')
  return active.body
}

/** The path of the only milestone of an active contract; the client has deposited the money for it. */
export async function milestoneOf(deal: Deal, rate_cents = 10_000, deposit = rate_cents): Promise<string> {
  const contract = await activate(deal, { rate_cents })
  if (deposit > 0) await deal.client.post('/wallet/deposits', { amount_cents: deposit })
  return `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
}

/** The same, with the money in escrow. */
export async function fundedMilestone(deal: Deal, rate_cents = 10_000): Promise<string> {
  const path = await milestoneOf(deal, rate_cents)
  expect((await deal.client.post(`${path}/fund`)).status).toBe(200)
  return path
}

export async function walletOf(user: Client) {
  const { available_cents, escrow_cents, clearing_cents } = (await user.get('/wallet')).body
  return { available: available_cents, escrow: escrow_cents, clearing: clearing_cents }
}

export async function advance(world: World, days: number): Promise<void> {
  const answer = await world.operator.post('/sandbox/clock/advance', { seconds: days * 86_400 })
  expect(answer.status).toBe(200)
}

/** For the end of every test that moves money: none was created, lost or counted twice. */
export async function expectCleanAudit(world: World): Promise<void> {
  const audit = await world.operator.get('/operator/ledger/audit')
  expect(audit.body.violations).toEqual([])
  expect(audit.body.ok).toBe(true)
}
