import { applicationsTo, bestPaid, contractAbout, disputeAbout, negotiationAbout, ownGig } from './lookups.ts'
import { makeDeal, type Person } from './market.ts'
import type { Task } from './task.ts'

/** Tasks with an exact answer, which must not change anything. */
export const readingTasks: readonly Task[] = [
  {
    name: 'spendable money',
    kind: 'read',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      await client.parley.wallet.deposits.create({ amount_cents: 83_000 })
      await makeDeal({ client, worker }, { title: 'Sew a curtain', cents: 60_000, upTo: 'funded' })
      const earned = await makeDeal(
        { client: worker, worker: client },
        { title: 'Knit a hat', cents: 9_000, upTo: 'submitted' },
      )
      await worker.parley.contracts.milestones.release(earned.contractId, earned.milestoneId)
      return {
        key: client.key,
        prompt:
          'How many cents can I spend right now? Money in escrow, and money that is still clearing, does not count.',
        answer: async () => (await client.parley.wallet.get()).available_cents,
      }
    },
    async script(call) {
      return (await call('how much money do I have', 'getWallet')).available_cents
    },
  },
  {
    name: 'most urgent task',
    kind: 'read',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      await makeDeal({ client: worker, worker: client }, { title: 'Cut a hedge', cents: 4_000, upTo: 'offered' })
      await makeDeal({ client, worker }, { title: 'Sharpen knives', cents: 5_000, upTo: 'agreed' })
      const { milestoneId } = await makeDeal(
        { client, worker },
        { title: 'Mend a kettle', cents: 6_000, upTo: 'submitted', review_days: 2 },
      )
      return {
        key: client.key,
        prompt:
          'Of everything that waits for me, what has the earliest deadline? Answer with the id of what it is about.',
        answer: async () => milestoneId,
      }
    },
    async script(call) {
      const { data } = await call('what should I do today', 'listInbox')
      return data[0].subject.id
    },
  },
  {
    name: 'best paid gig',
    kind: 'read',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      const post = (title: string, rate_max_cents: number, fields = {}) =>
        client.parley.gigs.create({
          title,
          description: 'Old volumes, some of them torn.',
          skills: ['bookbinding'],
          rate_type: 'fixed',
          rate_max_cents,
          ...fields,
        })
      await post('Bind a diary', 12_000)
      const { id } = await post('Bind an atlas', 48_000)
      await post('Bind a songbook', 30_000)
      await post('Bind a library', 90_000, { remote: false, location: 'Bremen' })
      const paused = await post('Bind a bible', 95_000)
      await client.parley.gigs.update(paused.id, { status: 'paused' })
      return {
        key: worker.key,
        prompt:
          'Which open gig that asks for the skill "bookbinding", and can be done remotely, pays the most? Answer with its id.',
        answer: async () => id,
      }
    },
    async script(call) {
      const { data } = await call('find work', 'listGigs', { skill: ['bookbinding'], remote: true })
      return bestPaid(data).id
    },
  },
  {
    name: 'most trusted applicant',
    kind: 'read',
    async prepare(market) {
      const client = await market.newPerson('Cleo')
      const gig = await client.parley.gigs.create({
        title: 'Guard a dog',
        description: 'A calm one.',
        rate_type: 'fixed',
      })
      const applicants = await Promise.all(['Ada', 'Ben', 'Cy'].map((name) => market.newPerson(name)))
      for (const { parley } of applicants) await parley.gigs.apply(gig.id, { message: 'I like dogs.' })
      const [ada, ben, cy] = applicants as [Person, Person, Person]
      for (const { parley } of [ada, cy, client]) await parley.profiles.vouches.create(ben.id, { message: 'Reliable.' })
      await client.parley.profiles.vouches.create(cy.id, { message: 'Reliable, too.' })
      return {
        key: client.key,
        prompt:
          'Who of those who applied to my gig "Guard a dog" has the most vouches? Answer with the id of the user.',
        answer: async () => ben.id,
      }
    },
    async script(call) {
      const gig = await ownGig(call, 'Guard a dog')
      const profiles = []
      for (const { worker_id } of await applicationsTo(call, gig.id)) {
        profiles.push(await call('who is this person, can I trust them', 'getProfile', { userId: worker_id }))
      }
      profiles.sort((a, b) => b.reputation.vouch_count - a.reputation.vouch_count)
      return profiles[0].user_id
    },
  },
  {
    name: 'cheap applicants',
    kind: 'read',
    async prepare(market) {
      const client = await market.newPerson('Cleo')
      const gig = await client.parley.gigs.create({
        title: 'Wash a ship',
        description: 'All of it.',
        rate_type: 'fixed',
      })
      await Promise.all(
        Array.from({ length: 23 }, async (_, number) => {
          const { parley } = await market.newPerson(`Sailor ${number}`)
          await parley.gigs.apply(gig.id, { message: 'Aye.', rate_cents: 25_000 + number * 5_000 })
        }),
      )
      return {
        key: client.key,
        prompt: 'How many of those who applied to my gig "Wash a ship" ask for less than 100,000 cents?',
        async answer() {
          const applications = await client.parley.gigs.applications.list(gig.id).all({ max: 100 })
          return applications.filter(({ rate_cents }) => Number(rate_cents) < 100_000).length
        },
      }
    },
    async script(call) {
      const gig = await ownGig(call, 'Wash a ship')
      const applications = await applicationsTo(call, gig.id)
      return applications.filter(({ rate_cents }) => rate_cents < 100_000).length
    },
  },
  {
    name: 'best offer so far',
    kind: 'read',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      await makeDeal({ client, worker }, { title: 'Frame a painting', cents: 99_000, upTo: 'offered' })
      await makeDeal({ client, worker }, { title: 'Edit a podcast', cents: 30_000, upTo: 'offered' })
      const [negotiation] = await worker.parley.negotiations.list().all({ max: 1 })
      const id = String(negotiation?.id)
      await worker.parley.negotiations.round(id, { rate_cents: 50_000 })
      await client.parley.negotiations.round(id, { rate_cents: 34_000 })
      await worker.parley.negotiations.round(id, { rate_cents: 45_000 })
      await client.parley.negotiations.round(id, { rate_cents: 32_000 })
      return {
        key: worker.key,
        prompt:
          'In the negotiation about "Edit a podcast", what is the highest rate that the client has offered at any time? Answer in cents.',
        async answer() {
          const { rounds } = await worker.parley.negotiations.get(id)
          return Math.max(
            ...rounds.filter(({ offered_by }) => offered_by === 'client').map(({ terms }) => Number(terms.rate_cents)),
          )
        },
      }
    },
    async script(call) {
      const { rounds } = await negotiationAbout(call, 'Edit a podcast')
      const offers = rounds.filter((round: Round) => round.offered_by === 'client')
      return Math.max(...offers.map((round: Round) => round.changes.rate_cents ?? 0))
    },
  },
  {
    name: 'released so far',
    kind: 'read',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      const other = await makeDeal({ client, worker }, { title: 'Paint a door', cents: 7_000, upTo: 'funded' })
      await client.parley.contracts.milestones.release(other.contractId, other.milestoneId)
      const { contractId, milestoneId } = await makeDeal(
        { client, worker },
        { title: 'Paint a mural', cents: 20_000, upTo: 'funded' },
      )
      const { milestones } = client.parley.contracts
      await milestones.release(contractId, milestoneId)
      await client.parley.wallet.deposits.create({ amount_cents: 45_000 })
      const second = await milestones.create(contractId, { title: 'The sky', amount_cents: 30_000 })
      await milestones.fund(contractId, second.id)
      await milestones.release(contractId, second.id, { amount_cents: 12_000 })
      const third = await milestones.create(contractId, { title: 'The sea', amount_cents: 15_000 })
      await milestones.fund(contractId, third.id)
      return {
        key: client.key,
        prompt: 'How many cents have I released so far under the contract about "Paint a mural"?',
        async answer() {
          const all = await milestones.list(contractId).all({ max: 100 })
          return all.reduce((sum, { released_cents }) => sum + released_cents, 0)
        },
      }
    },
    async script(call) {
      return (await contractAbout(call, 'Paint a mural')).totals.released_cents
    },
  },
  {
    name: 'next payout',
    kind: 'read',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      const release = async (title: string, payout_delay_days: number) => {
        const deal = await makeDeal({ client, worker }, { title, cents: 8_000, upTo: 'submitted', payout_delay_days })
        await client.parley.contracts.milestones.release(deal.contractId, deal.milestoneId)
      }
      await release('Tile a bath', 3)
      await market.passDays(4)
      await release('Tile a kitchen', 9)
      await release('Tile a porch', 6)
      return {
        key: worker.key,
        prompt:
          'When will the next money that is still clearing be in my wallet? Answer with the exact time, as the API gives it.',
        async answer() {
          const payouts = await worker.parley.payouts.list().all({ max: 100 })
          const times = payouts.filter(({ status }) => status === 'clearing').map(({ payable_at }) => payable_at)
          return String(times.sort()[0])
        },
      }
    },
    async script(call) {
      const { data } = await call('when will I get paid', 'listPayouts')
      const clearing = data.filter((payout: { status: string }) => payout.status === 'clearing')
      return clearing.map((payout: { payable_at: string }) => payout.payable_at).sort()[0]
    },
  },
  {
    name: 'what the other side proposes',
    kind: 'read',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      await makeDeal({ client, worker }, { title: 'Write a poem', cents: 10_000, upTo: 'funded' })
      const { contractId, milestoneId } = await makeDeal(
        { client, worker },
        { title: 'Write a song', cents: 50_000, upTo: 'submitted' },
      )
      const { id } = await client.parley.disputes.create({
        contract_id: contractId,
        milestone_id: milestoneId,
        reason: 'quality',
        statement: 'It has no chorus.',
        proposed_worker_cents: 17_500,
      })
      return {
        key: worker.key,
        prompt: 'In the dispute about "Write a song", how many cents does the client propose that I get?',
        answer: async () => Number((await worker.parley.disputes.get(id)).proposals.client),
      }
    },
    async script(call) {
      return (await disputeAbout(call, 'Write a song')).proposals.client
    },
  },
  {
    name: 'what is left of the mandate',
    kind: 'read',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      const agent = await market.newAgent(client, { max_release_cents: 100_000, may: [], ask_owner: [] })
      const { contractId, milestoneId } = await makeDeal(
        { client, worker },
        { title: 'Dig a pond', cents: 70_000, upTo: 'submitted' },
      )
      await agent.parley.contracts.milestones.release(contractId, milestoneId, { amount_cents: 36_000 })
      return {
        key: agent.key,
        prompt: 'You act for your owner as an agent with a mandate. How many cents may you still release in all?',
        answer: async () => Number((await agent.parley.me.get()).left?.release_cents),
      }
    },
    async script(call) {
      return (await call('what am I allowed to do', 'getMe')).left.release_cents
    },
  },
]

interface Round {
  offered_by: string
  changes: { rate_cents?: number }
}
