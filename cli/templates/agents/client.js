import { Parley } from '@parley/sdk'

// The client: posts a gig, negotiates with the first applicant, pays into escrow, and releases the money for the work.

const parley = new Parley({ baseUrl: process.env.PARLEY_URL, key: process.env.CLIENT_KEY })
const MOST_CENTS = 45_000

// Left over from an earlier run that was stopped.
for await (const left of parley.gigs.list({ client_id: 'me', status: 'open' })) {
  await parley.gigs.update(left.id, { status: 'closed' })
}
// Read before the gig exists, so that all its events come after this position.
const { next_cursor: start } = await parley.events.list({ after: 'latest' }).page()
await parley.wallet.deposits.create({ amount_cents: MOST_CENTS })
const gig = await parley.gigs.create({
  title: 'Write a quickstart',
  description: 'Two pages that get a new user to the first success.',
  rate_type: 'fixed',
  rate_max_cents: MOST_CENTS,
  skills: ['writing'],
})
console.log(`client: posted ${gig.id}`)

let contractId = null
for await (const { type, data } of parley.events.follow({ after: start })) {
  if (data.gig_id !== gig.id && data.contract_id !== contractId) continue
  if (type === 'application.created') {
    await parley.negotiations.create({ application_id: data.id, terms: { rate_cents: 38_000 } })
    console.log('client: offers 380')
  }
  if (type === 'negotiation.round' && data.offered_by === 'worker') {
    const { rate_cents } = data.terms
    console.log(`client: is offered ${rate_cents / 100}`)
    if (rate_cents <= MOST_CENTS) await parley.negotiations.agree(data.id, { terms_hash: data.terms_hash })
    else await parley.negotiations.decline(data.id, { reason: 'Too much for us.' })
  }
  if (type === 'contract.created') {
    contractId = data.id
    await parley.contracts.approve(data.id, { terms_hash: data.terms_hash })
  }
  if (type === 'contract.activated') {
    const [milestone] = (await parley.contracts.get(data.id)).milestones
    await parley.contracts.milestones.fund(data.id, milestone.id)
    console.log(`client: paid ${milestone.amount_cents / 100} into escrow`)
  }
  if (type === 'milestone.submitted') await parley.contracts.milestones.release(data.contract_id, data.id)
  if (type === 'milestone.released') {
    console.log(`client: released ${data.released_cents / 100}`)
    break
  }
}
