import { Parley } from '@parley/sdk'

// Sells its owner's work: finds a gig, applies, asks for more, delivers. Its mandate is set in setup.js.

const parley = new Parley({ baseUrl: process.env.PARLEY_URL, key: process.env.WORKER_AGENT_KEY })
const ASKING_CENTS = 44_000

const openGigs = () => parley.gigs.list({ client_id: process.env.CLIENT_ID, skill: ['writing'] }).all({ max: 1 })
const [gig] = await parley.waitFor(openGigs, (gigs) => gigs.length > 0)
await parley.gigs.apply(gig.id, { message: 'My owner writes for developers.' })
console.log(`worker: applied to ${gig.id}`)

let contractId
for await (const { type, data } of parley.events.follow()) {
  if (data.gig_id !== gig.id && data.contract_id !== contractId) continue
  if (type === 'negotiation.opened') {
    await parley.negotiations.round(data.id, { rate_cents: ASKING_CENTS, message: 'With screenshots.' })
    console.log(`worker: asks for ${ASKING_CENTS / 100}`)
  }
  if (type === 'contract.created') {
    contractId = data.id
    // If the mandate did not cover it, this would wait for the owner.
    await parley.agents.runWithApproval(() => parley.contracts.approve(data.id, { terms_hash: data.terms_hash }))
    console.log('worker: approved the contract')
  }
  if (type === 'milestone.funded') {
    await parley.contracts.milestones.submit(data.contract_id, data.id, { message: 'Here are the two pages.' })
    console.log('worker: delivered')
  }
  if (type === 'milestone.released') {
    console.log(`worker: earned ${(data.released_cents - data.fee_cents) / 100}`)
    break
  }
}
