import type { Client } from '../../../server/test/support/client.ts'
import type { World } from '../../../server/test/support/world.ts'
import { done } from './done.ts'

export interface Deals {
  /** A studio that hires. */
  client: Client
  /** Works for the studio, partly through an agent. */
  worker: Client
  /** Several offers, one of them by an agent; the worker's move. */
  negotiationId: string
  /** Its offer lacks hours. */
  incompleteId: string
  declinedId: string
  /** Awaiting approval; the client has approved. */
  pendingId: string
  /** Active: milestones that are paid, in review, funded and not funded. */
  runningId: string
  /** Its milestone is disputed. */
  disputedId: string
  /** Completed; only the worker has written a review. */
  completedId: string
  /** About the active contract: several days, an agent, a URL and a deleted message. The client hasn't read the end. */
  conversationId: string
}

/** Deals in every state that pages show. Moves the clock, so that there is something to wait for. */
export async function createDeals(world: World): Promise<Deals> {
  const [client, worker] = await Promise.all([
    world.newUser({ display_name: 'Foundry & Field' }),
    world.newUser({ display_name: 'Ilse Brandt' }),
  ])
  const agent = await world.newAgent(worker)
  await done(client.post('/wallet/deposits', { amount_cents: 1_060_000 }))

  const completedId = await completedContract(world, client, worker)
  const negotiationId = await invite(client, worker, 'Translate a product catalogue into German', 'hourly', {
    rate_cents: 5_200,
    hours_per_week: 16,
    start_date: '2027-03-01',
  })
  await offer(worker, negotiationId, { rate_cents: 6_400, message: 'Technical texts take longer; this is my rate.' })
  await offer(client, negotiationId, { rate_cents: 5_600, hours_per_week: 20 })
  await offer(agent, negotiationId, { rate_cents: 6_000 })
  await offer(client, negotiationId, {
    rate_cents: 5_900,
    payout_delay_days: 3,
    message: 'We can meet you nearly all the way, and pay out sooner.',
  })
  const incompleteId = await invite(client, worker, 'Answer customer mails in German', 'hourly', { rate_cents: 3_500 })
  await offer(worker, incompleteId, { rate_cents: 4_000 })
  const declinedId = await invite(client, worker, 'Subtitle three short films', 'fixed', { rate_cents: 40_000 })
  await done(worker.post(`/negotiations/${declinedId}/decline`, { reason: 'I am booked until the summer.' }))

  const pendingId = await agreedContract(client, worker, 'Edit an annual report', 240_000, [
    ['First edit of all chapters', 160_000],
    ['Final proof', 80_000],
  ])
  await done(client.post(`/contracts/${pendingId}/approve`))
  const runningId = await runningContract(client, worker)
  const conversationId = await conversation(world, client, worker, agent, runningId)
  const disputedId = await disputedContract(client, worker)
  return {
    client,
    worker,
    negotiationId,
    incompleteId,
    declinedId,
    pendingId,
    runningId,
    disputedId,
    completedId,
    conversationId,
  }
}

/** An invitation with a first offer. */
export async function invite(
  client: Client,
  worker: Client,
  title: string,
  rate_type: 'hourly' | 'fixed',
  terms: object,
): Promise<string> {
  const gig = await done(client.post('/gigs', { title, description: 'As discussed.', rate_type }))
  const body = { gig_id: gig.id, worker_id: worker.userId, terms }
  return (await done(client.post('/negotiations', body))).id
}

function offer(by: Client, negotiationId: string, body: object) {
  return done(by.post(`/negotiations/${negotiationId}/round`, body))
}

/** A contract awaiting approval, with these milestones. */
export async function agreedContract(
  client: Client,
  worker: Client,
  title: string,
  rate_cents: number,
  milestones: readonly (readonly [title: string, amount_cents: number, due_date?: string])[] = [],
): Promise<string> {
  const negotiationId = await invite(client, worker, title, 'fixed', { rate_cents })
  const { contract_id } = await done(worker.post(`/negotiations/${negotiationId}/agree`, { round: 1 }))
  const [only] = (await done(client.get(`/contracts/${contract_id}`))).milestones
  for (const [index, [title, amount_cents, due_date]] of milestones.entries()) {
    const body = { title, amount_cents, ...(due_date && { due_date }) }
    if (index === 0) await done(client.patch(`/contracts/${contract_id}/milestones/${only.id}`, body))
    else await done(client.post(`/contracts/${contract_id}/milestones`, body))
  }
  return contract_id
}

/** A contract that both have approved; the paths of its milestones. */
export async function activeContract(...[client, worker, ...rest]: Parameters<typeof agreedContract>) {
  const id = await agreedContract(client, worker, ...rest)
  await done(client.post(`/contracts/${id}/approve`))
  const { milestones } = await done(worker.post(`/contracts/${id}/approve`))
  return { id, paths: milestones.map((each: { id: string }) => `/contracts/${id}/milestones/${each.id}`) as string[] }
}

async function runningContract(client: Client, worker: Client): Promise<string> {
  const { id, paths } = await activeContract(client, worker, 'Build a booking site for a cycling festival', 950_000, [
    ['Concept and wireframes', 150_000],
    ['Visual design of all pages', 300_000, '2097-04-30'],
    ['Working site on a test server', 400_000, '2097-06-15'],
    ['Launch and hand-over', 100_000],
  ])
  const [concept = '', design = '', site = ''] = paths
  await done(client.post(`${concept}/fund`))
  await done(worker.post(`${concept}/submit`, { message: 'Concept and wireframes for nine pages.' }))
  await done(client.post(`${concept}/release`))
  await done(client.post(`${design}/fund`))
  await done(worker.post(`${design}/submit`, { message: 'Home, programme and booking, in both themes.' }))
  await done(
    client.post(`${design}/request-changes`, {
      message: 'The programme page is hard to read on phones. Please give the dates more room.',
    }),
  )
  await done(
    worker.post(`${design}/submit`, {
      message:
        'All nine pages. The programme is now a list by day on phones, and dates stand in a column of their own.',
      links: ['https://files.example/cycling-festival/design-v2', 'https://files.example/cycling-festival/notes.pdf'],
    }),
  )
  await done(client.post(`${design}/release`, { amount_cents: 100_000 }))
  await done(client.post(`${site}/fund`))
  return id
}

async function conversation(
  world: World,
  client: Client,
  worker: Client,
  agent: Client,
  contractId: string,
): Promise<string> {
  const { gig_id } = await done(client.get(`/contracts/${contractId}`))
  const { id } = (await done(client.get(`/conversations?gig_id=${gig_id}`))).data[0]
  const say = (by: Client, text: string) => done(by.post(`/conversations/${id}/messages`, { text }))
  await say(worker, 'Quick question about the programme: should riders see all stages, or only those they booked?')
  await say(client, 'All of them. Many come for one stage and stay for three.')
  await say(client, 'The list of last year is here: https://files.example/cycling-festival/stages-2026.csv')
  const read = await say(worker, 'Perfect, thank you!')
  await world.inDatabase((db) =>
    db.query(`update messages set created_at = created_at - interval '1 day' where conversation_id =
      (select id from conversations order by id desc limit 1)`),
  )
  await done(client.post(`/conversations/${id}/read`, { message_id: read.id }))
  const wrong = await say(worker, 'Sent to the wrong person.')
  await done(worker.delete(`/messages/${wrong.id}`))
  await say(agent, 'The second design is ready for review. The dates now stand in a column of their own.')
  await say(
    worker,
    'What changed since the first version:\n\n- one list for each day\n- stages in the order of the route\n- larger dates\n\nTell me if anything is missing.',
  )
  return id
}

async function disputedContract(client: Client, worker: Client): Promise<string> {
  const { id, paths } = await activeContract(client, worker, 'Record a voice-over for a safety film', 60_000)
  const [path = ''] = paths
  await done(client.post(`${path}/fund`))
  await done(worker.post(`${path}/submit`, { message: 'The recording, cut and mastered.' }))
  await done(
    client.post('/disputes/create', {
      contract_id: id,
      milestone_id: path.split('/').at(-1),
      reason: 'quality',
      statement: 'The last two minutes are missing.',
      proposed_worker_cents: 30_000,
    }),
  )
  return id
}

async function completedContract(world: World, client: Client, worker: Client): Promise<string> {
  const { id, paths } = await activeContract(client, worker, 'Proofread a cookbook', 90_000)
  const [path = ''] = paths
  await done(client.post(`${path}/fund`))
  await done(worker.post(`${path}/submit`, { message: 'All chapters, with comments.' }))
  await done(client.post(`${path}/release`))
  await done(world.operator.post('/sandbox/clock/advance', { seconds: 6 * 86_400 }))
  await done(client.post(`/contracts/${id}/complete`))
  await done(
    worker.post(`/contracts/${id}/reviews`, { rating: 5, comment: 'Clear brief, quick answers, paid at once.' }),
  )
  return id
}
