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
  /** Waits for approval; the client has approved. */
  pendingId: string
  /** Runs: milestones that are paid, in review, funded and not funded. */
  runningId: string
  /** Its milestone is disputed. */
  disputedId: string
  /** Completed; only the worker has written a review. */
  completedId: string
}

/** Deals in every state that pages show. Moves the clock, so that there is something to wait for. */
export async function createDeals(world: World): Promise<Deals> {
  const [client, worker] = await Promise.all([
    world.newUser({ display_name: 'Foundry & Field' }),
    world.newUser({ display_name: 'Ilse Brandt' }),
  ])
  const agent = await world.newAgent(worker)
  await done(client.post('/wallet/deposits', { amount_cents: 2_000_000 }))

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
  const disputedId = await disputedContract(client, worker)
  return { client, worker, negotiationId, incompleteId, declinedId, pendingId, runningId, disputedId, completedId }
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

/** A contract that waits for approval, with these milestones. */
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
    ['Visual design of all pages', 300_000, '2027-04-30'],
    ['Working site on a test server', 400_000, '2027-06-15'],
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
