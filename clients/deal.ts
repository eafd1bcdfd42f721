import type { components } from './generated/openapi-typescript.ts'
import { Client } from './typed-fetch.ts'

type Event = components['schemas']['Event']
type NewGig = components['schemas']['NewGig']

/** A whole deal, from two new users to money in the worker's wallet, and what the worker's feed says about it. */
export async function runDeal(baseUrl: string, operatorKey: string) {
  const operator = new Client(baseUrl, operatorKey)
  const [client, worker] = await Promise.all([newUser('Cleo'), newUser('Wim')])
  await client.post('/api/wallet/deposits', { body: { amount_cents: 100_000 } })

  // Fields with defaults are left out.
  const gig: NewGig = { title: 'Translate a manual', description: 'Sixty pages, into French.', rate_type: 'fixed' }
  const { id: gigId } = await client.post('/api/gigs', { body: gig })
  await client.patch('/api/gigs/{id}', { params: { id: gigId }, body: { review_days: 7 } })
  const application = await worker.post('/api/gigs/{id}/apply', {
    params: { id: gigId },
    body: { message: 'I have translated four.', rate_cents: 95_000 },
  })
  const { id: negotiationId } = await client.post('/api/negotiations', { body: { application_id: application.id } })
  const negotiation = { params: { id: negotiationId } }
  const round = await client.post('/api/negotiations/{id}/round', { ...negotiation, body: { rate_cents: 90_000 } })
  const agreed = await worker.post('/api/negotiations/{id}/agree', { ...negotiation, body: { round: round.number } })
  if (agreed.contract_id === null) throw new Error('Agreeing didn’t create a contract.')

  const contract = { params: { id: agreed.contract_id } }
  await client.post('/api/contracts/{id}/approve', contract)
  const { milestones } = await worker.post('/api/contracts/{id}/approve', contract)
  const [first] = milestones
  if (!first) throw new Error('The contract has no milestone.')
  const milestone = { params: { ...contract.params, milestoneId: first.id } }
  await client.post('/api/contracts/{id}/milestones/{milestoneId}/fund', milestone)
  await worker.post('/api/contracts/{id}/milestones/{milestoneId}/submit', { ...milestone, body: { message: 'Done.' } })
  const released = await client.post('/api/contracts/{id}/milestones/{milestoneId}/release', milestone)
  // Payouts take days to clear, so the sandbox's clock is advanced.
  await operator.post('/api/sandbox/clock/advance', { body: { seconds: 30 * 86_400 } })

  const { status } = await client.get('/api/contracts/{id}', contract)
  const { available_cents: paidCents } = await worker.get('/api/wallet')
  return { milestone: released.status, contract: status, paidCents, told: await followFeed(worker) }

  async function newUser(display_name: string) {
    const { key } = await operator.post('/api/users', { body: { display_name, kind: 'person' } })
    return new Client(baseUrl, key.key)
  }
}

/** Reads the feed until the payout is paid. Events become visible shortly after the request that caused them. */
async function followFeed(worker: Client): Promise<string[]> {
  const told: string[] = []
  let page: components['schemas']['EventFeed'] | undefined
  do {
    page = await worker.get('/api/events', {
      query: { limit: 100, wait: 10, ...(page && { after: page.next_cursor }) },
    })
    told.push(...page.data.flatMap(tell))
  } while (!page.data.some(({ type }) => type === 'payout.paid'))
  return told
}

/** `type` narrows `data`: each case uses fields that the others don't have. */
function tell(event: Event): string[] {
  switch (event.type) {
    case 'application.created':
      return [`applied for ${event.data.rate_cents}`]
    case 'negotiation.round':
      return [`round ${event.data.round.number}: ${event.data.terms.rate_cents}`]
    case 'milestone.submitted':
      return [`submitted: ${event.data.submission?.message}`]
    case 'payout.paid':
      return [`paid ${event.data.net_cents} of ${event.data.gross_cents}`]
    default:
      return []
  }
}
