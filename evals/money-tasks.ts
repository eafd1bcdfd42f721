import { contractAbout, disputeAbout, one } from './lookups.ts'
import { makeDeal, type Person } from './market.ts'
import { differencesOf, Refused, type Task } from './task.ts'

/** Tasks in which money moves. */
export const moneyTasks: readonly Task[] = [
  {
    name: 'sign and fund',
    kind: 'trade',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      await client.parley.wallet.deposits.create({ amount_cents: 12_000 })
      const deal = await makeDeal({ client, worker }, { title: 'Build a kite', cents: 45_000, upTo: 'agreed' })
      await worker.parley.contracts.approve(deal.contractId)
      return {
        key: client.key,
        prompt:
          'Approve my contract about "Build a kite". Then deposit exactly what my wallet lacks for its only milestone, and put the money for it into escrow.',
        async differences() {
          const contract = await client.parley.contracts.get(deal.contractId)
          const deposits = await client.parley.wallet.deposits.list().all({ max: 10 })
          return differencesOf(
            {
              status: contract.status,
              held: contract.milestones.map(({ held_cents }) => held_cents),
              deposits: deposits.map(({ amount_cents }) => amount_cents),
              ...(await moneyOf(client)),
            },
            { status: 'active', held: [45_000], deposits: [33_000, 12_000], available: 0, escrow: 45_000 },
          )
        },
      }
    },
    async script(call) {
      const { id, terms_hash, milestones } = await contractAbout(call, 'Build a kite')
      await call('sign the contract', 'approveContract', { id, terms_hash })
      const [{ id: milestoneId, amount_cents }] = milestones
      const { available_cents } = await call('how much money do I have', 'getWallet')
      await call('top up my account', 'createDeposit', { amount_cents: amount_cents - available_cents })
      await call('put money aside for the work', 'fundMilestone', { id, milestoneId, amount_cents })
    },
  },
  {
    name: 'deliver again after changes',
    kind: 'trade',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      const { contractId, milestoneId } = await makeDeal(
        { client, worker },
        { title: 'Draw a map', cents: 52_000, upTo: 'funded' },
      )
      const { milestones } = client.parley.contracts
      const submissions = () => milestones.submissions.list(contractId, milestoneId).all({ max: 10 })
      return {
        key: worker.key,
        prompt:
          'Hand in the work for "Draw a map": https://example.com/map-1.pdf. If the client wants changes, hand in https://example.com/map-2.pdf.',
        async others() {
          const { status } = await milestones.get(contractId, milestoneId)
          if (status !== 'submitted') return
          if ((await submissions()).length < 2) {
            await milestones.requestChanges(contractId, milestoneId, { message: 'North is missing.' })
            return
          }
          await milestones.release(contractId, milestoneId)
          await market.passDays(5)
        },
        async differences() {
          return differencesOf(
            {
              links: (await submissions()).map(({ links }) => links),
              ...(await moneyOf(worker)),
            },
            {
              links: [['https://example.com/map-2.pdf'], ['https://example.com/map-1.pdf']],
              available: 49_400,
              clearing: 0,
            },
          )
        },
      }
    },
    async script(call) {
      const { id, milestones } = await contractAbout(call, 'Draw a map')
      const at = { id, milestoneId: milestones[0].id }
      const submit = (link: string) =>
        call('hand in my finished work', 'submitMilestone', { ...at, message: 'Here it is.', links: [link] })
      await submit('https://example.com/map-1.pdf')
      const contract = await call('state of a deal', 'getContract', { id })
      if (contract.milestones[0].status === 'funded') await submit('https://example.com/map-2.pdf')
    },
  },
  {
    name: 'pay half',
    kind: 'trade',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      await makeDeal({ client, worker }, { title: 'Design a stamp', cents: 30_000, upTo: 'submitted' })
      const { contractId } = await makeDeal(
        { client, worker },
        { title: 'Design a poster', cents: 64_000, upTo: 'submitted' },
      )
      return {
        key: client.key,
        prompt: 'Pay the designer of "Design a poster" half of the money that is held for it.',
        async differences() {
          const { totals } = await client.parley.contracts.get(contractId)
          const payouts = await worker.parley.payouts.list().all({ max: 10 })
          return differencesOf(
            {
              released: totals.released_cents,
              held: totals.funded_cents - totals.released_cents,
              payouts: payouts.map(({ gross_cents }) => gross_cents),
              ...(await moneyOf(worker)),
            },
            { released: 32_000, held: 32_000, payouts: [32_000], clearing: 30_400 },
          )
        },
      }
    },
    async script(call) {
      const { id, milestones } = await contractAbout(call, 'Design a poster')
      const [{ id: milestoneId, held_cents }] = milestones
      await call('pay the designer half', 'releaseMilestone', { id, milestoneId, amount_cents: held_cents / 2 })
    },
  },
  {
    name: 'settle a dispute',
    kind: 'trade',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      const { contractId, milestoneId } = await makeDeal(
        { client, worker },
        { title: 'Plan a garden', cents: 80_000, upTo: 'submitted' },
      )
      const { id } = await client.parley.disputes.create({
        contract_id: contractId,
        milestone_id: milestoneId,
        reason: 'scope',
        statement: 'The pond is missing.',
        proposed_worker_cents: 20_000,
      })
      return {
        key: worker.key,
        prompt:
          'There is a dispute about "Plan a garden". Answer that the pond was never agreed, and propose that I get 50,000 cents. Then accept what the client proposes, if it is 35,000 cents or more.',
        async others() {
          const { status, proposals } = await client.parley.disputes.get(id)
          if (status !== 'in_review' || proposals.client !== 20_000) return
          await client.parley.disputes.respond(id, { statement: 'A little more, then.', proposed_worker_cents: 38_000 })
        },
        async differences() {
          const { status, resolution, proposals } = await worker.parley.disputes.get(id)
          const [worked, paid] = [await moneyOf(worker), await moneyOf(client)]
          return differencesOf(
            { status, proposals, worker: resolution?.worker_cents, earned: worked.available, returned: paid.available },
            {
              status: 'resolved',
              proposals: { client: 38_000, worker: 50_000 },
              worker: 38_000,
              earned: 36_100,
              returned: 42_000,
            },
          )
        },
      }
    },
    async script(call) {
      const { id } = await disputeAbout(call, 'Plan a garden')
      const answer = { statement: 'The pond was never agreed.', proposed_worker_cents: 50_000 }
      await call('answer the accusation against me', 'respondToDispute', { id, ...answer })
      const { proposals } = await call('what does each side propose', 'getDispute', { id })
      if (proposals.client >= 35_000) {
        await call('take the compromise', 'acceptInDispute', { id, worker_cents: proposals.client })
      }
    },
  },
  {
    name: 'ask the owner',
    kind: 'trade',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      const agent = await market.newAgent(client, { may: [], ask_owner: ['milestones.release'] })
      const { contractId, milestoneId } = await makeDeal(
        { client, worker },
        { title: 'Print a calendar', cents: 27_000, upTo: 'submitted' },
      )
      return {
        key: agent.key,
        prompt:
          'Release all money that is held for "Print a calendar". Your owner has to allow it: ask, and do it as soon as it is allowed.',
        async others() {
          for await (const { id } of client.parley.approvals.list({ status: 'pending' })) {
            await client.parley.approvals.approve(id)
          }
        },
        async differences() {
          const { released_cents } = await client.parley.contracts.milestones.get(contractId, milestoneId)
          const approvals = await client.parley.approvals.list().all({ max: 10 })
          return differencesOf(
            { released_cents, approvals: approvals.map(({ status }) => status), ...(await moneyOf(worker)) },
            { released_cents: 27_000, approvals: ['used'], clearing: 25_650 },
          )
        },
      }
    },
    async script(call) {
      const { id, milestones } = await contractAbout(call, 'Print a calendar')
      const release = () => call('pay the worker', 'releaseMilestone', { id, milestoneId: milestones[0].id })
      const refused = await release().catch((error: unknown) => error)
      if (!(refused instanceof Refused)) throw new Error('The owner was not asked.')
      const { details } = one([...refused.issues], ({ code }) => code === 'approval_required')
      const { status } = await call('did my owner say yes', 'getApproval', { id: details.approval_id })
      if (status === 'approved') await release()
    },
  },
  {
    name: 'get the money back',
    kind: 'trade',
    async prepare(market) {
      const { client, worker } = await market.newPair()
      const { contractId, milestoneId } = await makeDeal(
        { client, worker },
        { title: 'Mend a clock', cents: 39_000, upTo: 'funded' },
      )
      await market.passDays(8)
      return {
        key: client.key,
        prompt:
          'For "Mend a clock" I put money into escrow over a week ago, and nothing was ever delivered. Get the money back, and end the contract.',
        async differences() {
          const contract = await client.parley.contracts.get(contractId)
          const milestone = await client.parley.contracts.milestones.get(contractId, milestoneId)
          return differencesOf(
            { contract: contract.status, refunded: milestone.refunded_cents, ...(await moneyOf(client)) },
            { contract: 'cancelled', refunded: 39_000, available: 39_000, escrow: 0 },
          )
        },
      }
    },
    async script(call) {
      const { id, milestones } = await contractAbout(call, 'Mend a clock')
      await call('I want my money back', 'refundMilestone', { id, milestoneId: milestones[0].id })
      await call('call the deal off', 'cancelContract', { id })
    },
  },
]

/** What the ledger says about a person's money. */
async function moneyOf({ parley }: Person) {
  const { available_cents, escrow_cents, clearing_cents } = await parley.wallet.get()
  return { available: available_cents, escrow: escrow_cents, clearing: clearing_cents }
}
