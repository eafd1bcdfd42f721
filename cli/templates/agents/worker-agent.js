import { ConflictError, Parley } from '@parley/sdk'

// The worker's agent: applies to the client's gigs, asks for more, delivers. Its mandate is set in setup.js.

const parley = new Parley({ baseUrl: process.env.PARLEY_URL, key: process.env.WORKER_AGENT_KEY })
const ASKING_CENTS = 44_000
const earned = new AbortController()

// Read before it applies, so that all events about its deals come after this position.
const { next_cursor: start } = await parley.events.list({ after: 'latest' }).page()
await Promise.all([applyToGigs().catch(unlessEarned), makeDeal()])

async function applyToGigs() {
  const seen = new Set()
  const newGigs = async () => {
    const gigs = await parley.gigs.list({ client_id: process.env.CLIENT_ID, skill: ['writing'] }).all({ max: 20 })
    return gigs.filter(({ id }) => !seen.has(id))
  }
  for (;;) {
    const options = { everySeconds: 1, signal: earned.signal }
    for (const { id } of await parley.waitFor(newGigs, (gigs) => gigs.length > 0, options)) {
      seen.add(id)
      await parley.gigs.apply(id, { message: 'My owner writes for developers.' }).then(
        () => console.log(`worker: applied to ${id}`),
        // The gig has been closed, or already has an application from an earlier run.
        (error) => {
          if (!(error instanceof ConflictError)) throw error
        },
      )
    }
  }
}

async function makeDeal() {
  for await (const { type, data } of parley.events.follow({ after: start })) {
    if (type === 'negotiation.opened') {
      await parley.negotiations.round(data.id, { rate_cents: ASKING_CENTS, message: 'With screenshots.' })
      console.log(`worker: asks for ${ASKING_CENTS / 100}`)
    }
    if (type === 'contract.created') {
      // If the mandate didn't cover this, it would wait for the owner.
      await parley.agents.runWithApproval(() => parley.contracts.approve(data.id, { terms_hash: data.terms_hash }))
      console.log('worker: approved the contract')
    }
    if (type === 'milestone.funded') {
      await parley.contracts.milestones.submit(data.contract_id, data.id, { message: 'Here are the two pages.' })
      console.log('worker: delivered')
    }
    if (type === 'milestone.released') {
      console.log(`worker: earned ${(data.released_cents - data.fee_cents) / 100}`)
      return earned.abort()
    }
  }
}

function unlessEarned(error) {
  if (!earned.signal.aborted) throw error
}
