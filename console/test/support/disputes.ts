import type { Client } from '../../../server/test/support/client.ts'
import type { World } from '../../../server/test/support/world.ts'
import { activeContract } from './deals.ts'
import { done } from './done.ts'

export interface Disputes {
  client: Client
  worker: Client
  arbiter: Client
  /** Waiting for the worker's response. */
  openId: string
  /** Both sides have made statements, with evidence. */
  inReviewId: string
  /** The client has accepted the recommendation. */
  recommendedId: string
  arbitrationId: string
  resolvedId: string
}

/** A dispute in each state, and a worker with payouts in each state. */
export async function createDisputes(world: World): Promise<Disputes> {
  const [client, worker, arbiter] = await Promise.all([
    world.newUser({ display_name: 'Atelier Nord' }),
    world.newUser({ display_name: 'Femi Adeyemi' }),
    world.newUser({ display_name: 'Ruth Calder', role: 'arbiter' }),
  ])
  await done(client.post('/wallet/deposits', { amount_cents: 900_000 }))
  await released(client, worker, 'Photograph a ceramics collection', 'Studio day and selection', 74_550)

  const openId = await disputed(client, worker, 'Film three product videos', 'Rough cut of all three', 120_000)
  const inReviewId = await disputed(client, worker, 'Write a brand guide', 'Guide with examples', 90_000)
  await answer(worker, inReviewId, 90_000)
  await done(
    client.post(`/disputes/${inReviewId}/respond`, {
      statement: 'We would take the guide without the chapter about tone.',
      proposed_worker_cents: 60_000,
    }),
  )
  const recommendedId = await disputed(client, worker, 'Design a trade fair stand', 'Drawings for the builder', 200_000)
  await answer(worker, recommendedId, 180_000)
  await recommend(arbiter, recommendedId, 140_000)
  await done(client.post(`/disputes/${recommendedId}/accept`, { worker_cents: 140_000 }))
  const arbitrationId = await disputed(client, worker, 'Translate exhibition texts', 'All 40 panels', 64_000)
  await answer(worker, arbitrationId, 64_000)
  await recommend(arbiter, arbitrationId, 32_000)
  await done(worker.post(`/disputes/${arbitrationId}/reject`))
  const resolvedId = await disputed(client, worker, 'Retouch a lookbook', 'Forty pictures', 80_000)
  await answer(worker, resolvedId, 70_000)
  await recommend(arbiter, resolvedId, 55_000)
  for (const side of [client, worker]) await done(side.post(`/disputes/${resolvedId}/accept`, { worker_cents: 55_000 }))
  return { client, worker, arbiter, openId, inReviewId, recommendedId, arbitrationId, resolvedId }
}

/** A dispute that the client opened about delivered work; the worker hasn't responded yet. */
export async function disputed(
  client: Client,
  worker: Client,
  gig: string,
  milestone: string,
  amount_cents: number,
): Promise<string> {
  const { id, paths } = await activeContract(client, worker, gig, amount_cents, [[milestone, amount_cents]])
  const [path = ''] = paths
  await done(client.post(`${path}/fund`))
  await done(worker.post(`${path}/submit`, { message: 'Here it is, complete.' }))
  const dispute = await done(
    client.post('/disputes/create', {
      contract_id: id,
      milestone_id: path.split('/').at(-1),
      reason: 'quality',
      statement:
        'About a third of what we agreed on is missing, and the rest does not follow the brief in two places. We pointed both out on the second day and were told that they would change.',
      proposed_worker_cents: amount_cents / 2,
      evidence: [
        { title: 'The brief, with the two places marked', kind: 'link', content: 'https://files.example/brief' },
      ],
    }),
  )
  return dispute.id
}

function answer(worker: Client, id: string, proposed_worker_cents: number) {
  return done(
    worker.post(`/disputes/${id}/respond`, {
      statement:
        'Everything in the list of the contract was delivered on time. The two places were changed by email before I began.',
      proposed_worker_cents,
      evidence: [
        {
          title: 'Mail of the third',
          kind: 'text',
          content: 'Please leave both out, we will do them later ourselves.',
        },
        {
          title: 'Delivered files',
          kind: 'link',
          content: 'https://files.example/delivered/everything-in-one-place.zip',
        },
      ],
    }),
  )
}

function recommend(arbiter: Client, id: string, worker_cents: number) {
  return done(
    arbiter.post(`/disputes/${id}/recommend`, {
      worker_cents,
      rationale:
        'Most of the work was delivered and can be used. The email shows that one of the two places was left out by agreement; the other was not.',
    }),
  )
}

async function released(client: Client, worker: Client, gig: string, milestone: string, amount_cents: number) {
  const { paths } = await activeContract(client, worker, gig, amount_cents, [[milestone, amount_cents]])
  const [path = ''] = paths
  await done(client.post(`${path}/fund`))
  await done(worker.post(`${path}/submit`, { message: 'Delivered.' }))
  await done(client.post(`${path}/release`))
}
