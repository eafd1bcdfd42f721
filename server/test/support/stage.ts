import { expect } from 'vitest'
import { sequenceEvents } from '../../src/events/feed/sequencer.ts'
import { toId } from '../../src/platform/kernel/ids.ts'
import type { Answer, Client } from './client.ts'
import { activate, agreeOn, type Deal, negotiate, postGig } from './deals.ts'
import { agentWith, askedIn, everyScope } from './mandates.ts'
import type { World } from './world.ts'

/** Everybody that a route can tell apart, as seen from one deal. */
export const kinds = ['client', 'worker', 'clientAgent', 'workerAgent', 'stranger', 'arbiter', 'operator'] as const
export type Kind = (typeof kinds)[number]

/** Who plays in a stage: one of each kind, and those who set the scene for them. */
export type Cast = Record<Kind, Client> & { earlierArbiter: Client; root: Client }

/** A deal of its own, for which the strangers, arbiters and operators of another one may do again. */
export async function newCast(world: World, shared?: Cast): Promise<Cast> {
  const root = world.operator
  const [client, worker] = await Promise.all([world.newUser(), world.newUser()])
  const [clientAgent, workerAgent] = await Promise.all([agentWith(world, client), agentWith(world, worker)])
  const others = shared ?? {
    root,
    stranger: await world.newUser(),
    arbiter: await world.newUser({ role: 'arbiter' }),
    earlierArbiter: await world.newUser({ role: 'arbiter' }),
    operator: await world.newUser({ role: 'operator' }),
  }
  const cast = { ...others, client, worker, clientAgent, workerAgent }
  const poor = shared ? [client, worker] : [client, worker, cast.stranger, cast.arbiter, cast.operator]
  await Promise.all(poor.map((user) => enrich(root, user)))
  return cast
}

/** Things of one deal, each in the state its name tells; made when first asked for, and then always the same. */
export type Stage = ReturnType<typeof setStage>

export function setStage(world: World, cast: Cast) {
  const { client, worker, earlierArbiter } = cast
  const newDeal = async (): Promise<Deal> => ({ client, worker, gigId: await postGig(client) })

  const stage = {
    cast,
    gigId: once(() => postGig(client)),
    draftId: once(() => postGig(client, { status: 'draft' })),
    applicationId: once(async () => {
      const gigId = await postGig(client)
      return made(await worker.post(`/gigs/${gigId}/apply`, { message: 'Me.' })).id as string
    }),
    negotiationId: once(async () => (await negotiate(await newDeal())).id as string),
    agreedContractId: once(async () => (await agreeOn(await newDeal())).id as string),
    activeContractId: once(async () => (await activate(await newDeal())).id as string),
    /** One without money in it, which can be completed at any time. */
    freeContractId: once(async () => (await activate(await newDeal(), { rate_cents: 0 })).id as string),

    pendingMilestone: once(newMilestone),
    workersMilestone: once(async (): Promise<string> => {
      const path = `/contracts/${await stage.activeContractId()}/milestones`
      return `${path}/${made(await worker.post(path, { title: 'More', amount_cents: 100 })).id}`
    }),
    fundedMilestone: once(newFundedMilestone),
    /** Funded so long ago, and nothing delivered, that the client may have the money back. */
    neglectedMilestone: once(async () => {
      const path = await newFundedMilestone()
      const id = toId('mil', path.slice(path.lastIndexOf('/') + 1))
      await world.inDatabase((db) =>
        db.query(`update milestones set funded_at = funded_at - interval '8 days' where id = $1`, [id]),
      )
      return path
    }),
    submittedMilestone: once(async () => {
      const path = await newFundedMilestone()
      done(await worker.post(`${path}/submit`, { message: 'Here it is.' }))
      return path
    }),
    payout: once(async () => {
      const path = await newFundedMilestone()
      done(await client.post(`${path}/release`))
      const contractId = path.split('/')[2] as string
      const { data } = done(await worker.get(`/payouts?contract_id=${contractId}`))
      return { id: data[0].id as string, contractId }
    }),

    openDispute: once(newDispute),
    answeredDispute: once(newAnsweredDispute),
    recommendedDispute: once(newRecommendedDispute),
    arbitratedDispute: once(async () => {
      const dispute = await newRecommendedDispute()
      done(await worker.post(`${dispute.path}/reject`))
      return dispute
    }),

    reviewableContractId: once(newReviewableContract),
    unpublishedReviewId: once(async () => {
      const path = `/contracts/${await newReviewableContract()}/reviews`
      return made(await client.post(path, { rating: 5 })).id as string
    }),
    publishedReviewId: once(async () => {
      const path = `/contracts/${await newReviewableContract()}/reviews`
      made(await worker.post(path, { rating: 5 }))
      return made(await client.post(path, { rating: 5 })).id as string
    }),

    userId: once(async () => (await world.newUser()).userId),
    vouch: once(async (): Promise<string> => {
      const path = `/profile/${await stage.userId()}/vouches`
      return `${path}/${made(await client.post(path, { message: 'Good.' })).id}`
    }),
    keyId: once(async () => made(await client.post('/keys', { name: 'spare' })).id as string),
    agentId: once(async () => made(await client.post('/agents', { name: 'Scout' })).id as string),
    /** By an agent that was given no mandate, and so asks. */
    approval: once(async (): Promise<{ id: string; agentId: string | null }> => {
      const path = `/contracts/${await stage.agreedContractId()}/approve`
      const asking = await world.newAgent(client, everyScope)
      return { id: askedIn(await asking.post(path)), agentId: asking.agentId }
    }),
    depositId: once(async () => made(await client.post('/wallet/deposits', { amount_cents: 5 })).id as string),
    withdrawalId: once(async () => made(await client.post('/wallet/withdrawals', { amount_cents: 5 })).id as string),
    webhookId: once(async () => {
      const target = { url: 'https://ada.example/hook', events: ['gig.closed'] }
      return made(await client.post('/webhooks', target)).id as string
    }),
    delivery: once(async (): Promise<string> => {
      const path = `/webhooks/${await stage.webhookId()}`
      return `${path}/deliveries/${done(await client.post(`${path}/test`)).id}`
    }),
    /** The first event of a type in the client's feed. */
    eventIdOf: async (type: string) => {
      while ((await sequenceEvents(world.database)) > 0);
      const { data } = done(await client.get(`/events?types=${type}&limit=1`))
      return data[0].id as string
    },
  }
  return stage

  async function newMilestone(): Promise<string> {
    const contract = await activate(await newDeal())
    return `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
  }

  async function newFundedMilestone(): Promise<string> {
    const path = await newMilestone()
    done(await client.post(`${path}/fund`))
    return path
  }

  async function newDispute() {
    const milestone = await newFundedMilestone()
    const { id } = made(await client.post('/disputes/create', complaintAbout(milestone)))
    return { path: `/disputes/${id}`, milestone, contract: milestone.slice(0, milestone.indexOf('/milestones')) }
  }

  // Both propose the same figure, so that either can accept the other's.
  async function newAnsweredDispute() {
    const dispute = await newDispute()
    done(await worker.post(`${dispute.path}/respond`, { statement: 'Well.', proposed_worker_cents: FIGURE_CENTS }))
    return dispute
  }

  async function newRecommendedDispute() {
    const dispute = await newAnsweredDispute()
    done(await earlierArbiter.post(`${dispute.path}/recommend`, verdict))
    return dispute
  }

  async function newReviewableContract(): Promise<string> {
    const { path, contract } = await newAnsweredDispute()
    done(await client.post(`${path}/accept`, { worker_cents: FIGURE_CENTS }))
    done(await client.post(`${contract}/complete`))
    return contract.split('/')[2] as string
  }
}

export const FIGURE_CENTS = 3_000
export const verdict = { worker_cents: FIGURE_CENTS, rationale: 'Fair.' }

export function complaintAbout(milestone: string) {
  const [, , contract_id, , milestone_id] = milestone.split('/')
  return { contract_id, milestone_id, reason: 'quality', statement: 'Bad.', proposed_worker_cents: FIGURE_CENTS }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let making: Promise<T> | undefined
  return () => {
    making ??= make()
    return making
  }
}

async function enrich(root: Client, user: Client): Promise<void> {
  const { id } = made(await user.post('/wallet/deposits', { amount_cents: 100_000_000 }))
  done(await root.post(`/operator/deposits/${id}/confirm`, { reference: id }))
}

function made(answer: Answer) {
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}

function done(answer: Answer) {
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
