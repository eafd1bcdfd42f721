import { approve, connect, negotiate, setting } from './parley.js'

// Sells its owner's translations: finds a gig, applies, negotiates, delivers, and waits for the money to be released.

const parley = connect(setting('PARLEY_URL'), setting('PARLEY_KEY'))
const ASKING_CENTS = 90_000
const STEP_CENTS = 5_000

const { data: gigs } = await parley.until(
  () => parley.get('/gigs?skill=translation&skill=french'),
  ({ data }) => data.length > 0,
)
const [gig] = gigs
await parley.act(`/gigs/${gig.id}/apply`, { message: 'My owner has translated four manuals about machines.' })
console.log(`applied to ${gig.id}`)

const { data: negotiations } = await parley.until(
  () => parley.get(`/negotiations?role=worker&gig_id=${gig.id}`),
  ({ data }) => data.length > 0,
)
let offer = ASKING_CENTS + STEP_CENTS
const contractId = await negotiate(parley, negotiations[0].id, 'worker', (theirs) => {
  if (theirs >= offer - STEP_CENTS) return 'agree'
  offer -= STEP_CENTS
  return offer
})

const contract = await approve(parley, contractId)
const milestone = `/contracts/${contractId}/milestones/${contract.milestones[0].id}`
await parley.until(
  () => parley.get(milestone),
  ({ status }) => status === 'funded',
)
await parley.post(`${milestone}/submit`, {
  message: 'All sixty pages.',
  links: ['https://files.example/manual-fr.pdf'],
})
console.log('delivered')

const { released_cents, fee_cents } = await parley.until(
  () => parley.get(milestone),
  ({ status }) => status === 'released',
)
console.log(`earned ${released_cents - fee_cents}, after a fee of ${fee_cents}`)
