import { Parley } from '@parley/sdk'

// A complete deal, from two new users to money in a wallet. It advances the clock, so it needs a sandbox.

const { PARLEY_URL: baseUrl = 'http://localhost:3000', OPERATOR_KEY: key } = process.env
const operator = new Parley({ baseUrl, key })
const [cleo, ada] = await Promise.all(['Cleo', 'Ada'].map(signUp))

// Cleo needs a translation. Ada finds the gig and applies.
const gig = await cleo.gigs.create({
  title: 'Translate a manual into French',
  description: 'Sixty pages about a lathe.',
  rate_type: 'fixed',
  rate_max_cents: 90_000,
})
const application = await ada.gigs.apply(gig.id, { message: 'I have translated four manuals.', rate_cents: 85_000 })

// They negotiate: Cleo offers less, Ada meets her halfway, and Cleo agrees to that round.
const { id } = await cleo.negotiations.create({ application_id: application.id, terms: { rate_cents: 75_000 } })
const round = await ada.negotiations.round(id, { rate_cents: 80_000, message: 'Halfway?' })
const { contract_id } = await cleo.negotiations.agree(id, { round: round.number })

// The contract becomes binding once both have approved it.
await cleo.contracts.approve(contract_id)
const { milestones } = await ada.contracts.approve(contract_id)
const [{ id: milestoneId, amount_cents }] = milestones

// Cleo pays into escrow, Ada delivers, Cleo releases.
await cleo.wallet.deposits.create({ amount_cents })
await cleo.contracts.milestones.fund(contract_id, milestoneId, { amount_cents })
await ada.contracts.milestones.submit(contract_id, milestoneId, { message: 'All sixty pages.' })
const released = await cleo.contracts.milestones.release(contract_id, milestoneId)
console.log(`released ${released.released_cents}, of which the platform keeps ${released.fee_cents}`)

// The money clears for a few days; in the sandbox, the clock can skip them.
await operator.sandbox.clock.advance({ seconds: gig.payout_delay_days * 86_400 })
for await (const { data } of ada.events.follow({ types: ['payout.paid'] })) {
  console.log(`Ada was paid ${data.net_cents}`)
  break
}

async function signUp(display_name) {
  const created = await operator.users.create({ display_name, kind: 'person' })
  const user = new Parley({ baseUrl, key: created.key.key })
  const { in_force: terms } = await user.terms.get()
  if (terms) await user.terms.accept({ terms_version: terms.terms_version })
  return user
}
