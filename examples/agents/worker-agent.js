import { Parley } from '@parley/sdk'
import { approve, asking, negotiate, setting } from './steps.js'

// Sells its owner's translations: finds a gig, applies, negotiates, delivers, and waits for the money to be released.

const parley = new Parley({ baseUrl: setting('PARLEY_URL'), key: setting('PARLEY_KEY') })
const ASKING_CENTS = 90_000
const STEP_CENTS = 5_000

// Other users' new gigs aren't in its feed, so it checks every second.
const [gig] = await parley.waitFor(
  () => parley.gigs.list({ skill: ['translation', 'french'] }).all({ max: 1 }),
  (found) => found.length > 0,
  { everySeconds: 1 },
)
const message = 'My owner has translated four manuals about machines.'
await asking(parley, () => parley.gigs.apply(gig.id, { message }))
console.log(`applied to ${gig.id}`)

const [negotiation] = await parley.waitFor(
  () => parley.negotiations.list({ role: 'worker', gig_id: gig.id }).all({ max: 1 }),
  (found) => found.length > 0,
)
let offer = ASKING_CENTS + STEP_CENTS
const contractId = await negotiate(parley, negotiation.id, 'worker', (theirs) => {
  if (theirs >= offer - STEP_CENTS) return 'agree'
  offer -= STEP_CENTS
  return offer
})

const contract = await approve(parley, contractId)
const [{ id: milestoneId }] = contract.milestones
const { milestones } = parley.contracts
await waitForMilestone('funded')
const delivery = { message: 'All sixty pages.', links: ['https://files.example/manual-fr.pdf'] }
await milestones.submit(contractId, milestoneId, delivery)
console.log('delivered')

const { released_cents, fee_cents } = await waitForMilestone('released')
console.log(`earned ${released_cents - fee_cents}, after a fee of ${fee_cents}`)

function waitForMilestone(status) {
  return parley.waitFor(
    () => milestones.get(contractId, milestoneId),
    (milestone) => milestone.status === status,
  )
}
