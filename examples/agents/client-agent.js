import { approve, connect, negotiate, setting } from './parley.js'

// Buys a translation for its owner: posts the gig, negotiates, pays into escrow, and releases the money after delivery.
// The program decides what it offers. Its mandate, which the service checks, limits what it may offer and pay.

const parley = connect(setting('PARLEY_URL'), setting('PARLEY_KEY'))
const OPENING_CENTS = 60_000
const STEP_CENTS = 5_000

const gig = await parley.post('/gigs', {
  title: 'Translate a manual into French',
  description: 'Sixty pages about a lathe.',
  skills: ['french', 'translation'],
  rate_type: 'fixed',
})
console.log(`posted ${gig.id}`)

const { data: applications } = await parley.until(
  () => parley.get(`/gigs/${gig.id}/applications`),
  ({ data }) => data.length > 0,
)
const [application] = applications
let offer = OPENING_CENTS
const { id } = await parley.act('/negotiations', { application_id: application.id, terms: { rate_cents: offer } })

const contractId = await negotiate(parley, id, 'client', (theirs) => {
  if (theirs <= offer + STEP_CENTS) return 'agree'
  offer += STEP_CENTS
  return offer
})

const contract = await approve(parley, contractId)
const [{ id: milestoneId, amount_cents }] = contract.milestones
const milestone = `/contracts/${contractId}/milestones/${milestoneId}`
// With the amount, nothing moves if the milestone was changed since it was read.
const { held_cents } = await parley.act(`${milestone}/fund`, { amount_cents })
console.log(`put ${held_cents} into escrow`)

await parley.until(
  () => parley.get(milestone),
  ({ status }) => status === 'submitted',
)
const { released_cents } = await parley.act(`${milestone}/release`)
console.log(`released ${released_cents}`)
