import { applicationsTo, bestPaid, negotiationAbout, ownGig } from './lookups.ts'
import { makeDeal } from './market.ts'
import { differencesOf, type Task } from './task.ts'

/** Tasks from posting a gig to reaching an agreement. */
export const hiringTasks: readonly Task[] = [
  {
    name: 'post a gig',
    kind: 'trade',
    async prepare(market) {
      const client = await market.newPerson('Cleo')
      return {
        key: client.key,
        prompt:
          'Post a gig with the title "Carve a wooden sign": fixed price, at least 20,000 and at most 35,000 cents, for two people, not remote but in Bremen. Payouts clear for 7 days.',
        async differences() {
          const gigs = await client.parley.gigs.list({ client_id: client.id }).all({ max: 10 })
          const drafts = await client.parley.gigs.list({ client_id: client.id, status: 'draft' }).all({ max: 10 })
          return differencesOf(
            { gigs: gigs.length + drafts.length, ...gigs[0] },
            {
              gigs: 1,
              status: 'open',
              title: 'Carve a wooden sign',
              rate_type: 'fixed',
              rate_min_cents: 20_000,
              rate_max_cents: 35_000,
              positions: 2,
              remote: false,
              location: 'Bremen',
              payout_delay_days: 7,
            },
          )
        },
      }
    },
    async script(call) {
      await call('I need someone to do something for me', 'createGig', {
        title: 'Carve a wooden sign',
        description: 'A wooden sign, carved by hand.',
        rate_type: 'fixed',
        rate_min_cents: 20_000,
        rate_max_cents: 35_000,
        positions: 2,
        remote: false,
        location: 'Bremen',
        payout_delay_days: 7,
      })
    },
  },
  {
    name: 'apply to the best gig',
    kind: 'trade',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      const post = (title: string, rate_max_cents: number) =>
        client.parley.gigs.create({ title, description: 'Made of slate.', rate_type: 'fixed', rate_max_cents })
      await post('Build a sundial for a garden', 31_000)
      const best = await post('Build a sundial for a square', 64_000)
      await post('Repair a sundial', 28_000)
      return {
        key: worker.key,
        prompt:
          'Among the open gigs about a sundial, apply to the one with the highest maximum price, once, and ask for 10 % less than that.',
        async differences() {
          const applications = await worker.parley.applications.list().all({ max: 10 })
          return differencesOf(
            { applications: applications.length, ...applications[0] },
            { applications: 1, gig_id: best.id, rate_cents: 57_600, status: 'pending' },
          )
        },
      }
    },
    async script(call) {
      const { data } = await call('look for a job', 'listGigs', { q: 'sundial' })
      const best = bestPaid(data)
      const rate_cents = Math.round(best.rate_max_cents * 0.9)
      await call('I want that job', 'applyToGig', { id: best.id, message: 'I have built three.', rate_cents })
    },
  },
  {
    name: 'choose a candidate',
    kind: 'trade',
    async prepare(market) {
      const client = await market.newPerson('Cleo')
      const gig = await client.parley.gigs.create({
        title: 'Tune a piano',
        description: 'An old one.',
        rate_type: 'fixed',
      })
      const rates = { Ada: 18_000, Ben: 14_500, Cy: 16_000 }
      const cheapest = new Set<string>()
      for (const [name, rate_cents] of Object.entries(rates)) {
        const { parley } = await market.newPerson(name)
        const { id } = await parley.gigs.apply(gig.id, { message: 'I have good ears.', rate_cents })
        if (rate_cents === Math.min(...Object.values(rates))) cheapest.add(id)
      }
      return {
        key: client.key,
        prompt: 'Put the cheapest candidate for my gig "Tune a piano" on the shortlist, and turn the others down.',
        async differences() {
          const applications = await client.parley.gigs.applications.list(gig.id).all({ max: 10 })
          return applications.flatMap(({ id, status }) =>
            differencesOf({ [id]: status }, { [id]: cheapest.has(id) ? 'shortlisted' : 'rejected' }),
          )
        },
      }
    },
    async script(call) {
      const gig = await ownGig(call, 'Tune a piano')
      const applications = await applicationsTo(call, gig.id)
      const [cheapest, ...others] = applications.toSorted((a, b) => a.rate_cents - b.rate_cents)
      await call('put a candidate on the short list', 'shortlistApplication', { id: cheapest.id })
      for (const { id } of others) await call('turn a candidate down', 'rejectApplication', { id })
    },
  },
  {
    name: 'haggle',
    kind: 'trade',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      const { gigId } = await makeDeal({ client, worker }, { title: 'Restore a chair', cents: 60_000, upTo: 'offered' })
      const negotiation = async () => {
        const [{ id } = { id: '' }] = await client.parley.negotiations.list({ gig_id: gigId }).all({ max: 1 })
        return client.parley.negotiations.get(id)
      }
      return {
        key: worker.key,
        prompt:
          'The client of "Restore a chair" offers too little. Ask for 75,000 cents. Then agree to what the client answers, if it is 68,000 cents or more.',
        async others() {
          const { id, status, offered_by, terms, round_count } = await negotiation()
          if (status !== 'open' || offered_by === 'client') return
          if (Number(terms.rate_cents) > 69_000) await client.parley.negotiations.round(id, { rate_cents: 69_000 })
          else await client.parley.negotiations.agree(id, { round: round_count })
        },
        async differences() {
          const { status, terms, rounds } = await negotiation()
          const contracts = await worker.parley.contracts.list().all({ max: 10 })
          const asked = rounds
            .filter(({ offered_by }) => offered_by === 'worker')
            .map((round) => round.terms.rate_cents)
          return differencesOf(
            { status, rate_cents: terms.rate_cents, asked, contracts: contracts.map((one) => one.terms.rate_cents) },
            { status: 'agreed', rate_cents: 69_000, asked: [75_000], contracts: [69_000] },
          )
        },
      }
    },
    async script(call) {
      const { id } = await negotiationAbout(call, 'Restore a chair')
      await call('ask for more money', 'submitRound', { id, rate_cents: 75_000 })
      const { terms, offered_by, round_count } = await call('what did they offer last', 'getNegotiation', { id })
      if (offered_by === 'client' && terms.rate_cents >= 68_000) {
        await call('say yes to their price', 'agreeToRound', { id, round: round_count })
      }
    },
  },
]
