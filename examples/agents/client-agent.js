import { Parley } from '@parley/sdk'
import { approve, asking, negotiate, setting } from './steps.js'

// Buys a translation for its owner: posts the gig, negotiates, pays into escrow, and releases the money after delivery.
// The program decides what to offer. The service enforces its mandate, which limits what it can offer and pay.

const parley = new Parley({ baseUrl: setting('PARLEY_URL'), key: setting('PARLEY_KEY') })
const OPENING_CENTS = 60_000
const STEP_CENTS = 5_000

const gig = await parley.gigs.create({
  title: 'Translate a manual into French',
  description: 'Sixty pages about a lathe.',
  skills: ['french', 'translation'],
  rate_type: 'fixed',
})
console.log(`posted ${gig.id}`)

const [application] = await parley.waitFor(
  () => parley.gigs.applications.list(gig.id).all({ max: 1 }),
  (found) => found.length > 0,
)
let offer = OPENING_CENTS
const opening = { application_id: application.id, terms: { rate_cents: offer } }
const { id } = await asking(parley, () => parley.negotiations.create(opening))

const contractId = await negotiate(parley, id, 'client', (theirs) => {
  if (theirs <= offer + STEP_CENTS) return 'agree'
  offer += STEP_CENTS
  return offer
})

const contract = await approve(parley, contractId)
const [{ id: milestoneId, amount_cents }] = contract.milestones
const { milestones } = parley.contracts
// Naming the amount makes sure that nothing moves if the milestone has changed since it was read.
const funded = await asking(parley, () => milestones.fund(contractId, milestoneId, { amount_cents }))
console.log(`put ${funded.held_cents} into escrow`)

await parley.waitFor(
  () => milestones.get(contractId, milestoneId),
  ({ status }) => status === 'submitted',
)
const { released_cents } = await asking(parley, () => milestones.release(contractId, milestoneId))
console.log(`released ${released_cents}`)
