import { type NewGig, Parley } from '@parley/sdk'

/** A sandbox where tasks are prepared and graded, and whose clock can be advanced. */
export interface Market {
  url: string
  operator: Parley
  newPerson(display_name: string): Promise<Person>
  newPair(): Promise<{ client: Person; worker: Person }>
  /** A person's hosted agent, which may do what its mandate says. */
  newAgent(owner: Person, mandate: Parameters<Parley['agents']['mandate']['set']>[1]): Promise<Person>
  /** Advances the whole sandbox's clock. */
  passDays(days: number): Promise<void>
  /** Everything that can be counted: rows by status, and money by account. If two counts are equal, nothing has changed. */
  count(): Promise<string>
}

export interface Person {
  /** The user's id; for an agent, its owner's. */
  id: string
  key: string
  parley: Parley
}

export function openMarket({ url, operatorKey }: { url: string; operatorKey: string }): Market {
  const operator = new Parley({ baseUrl: url, key: operatorKey })
  const personWith = (id: string, key: string): Person => ({ id, key, parley: new Parley({ baseUrl: url, key }) })
  async function newPerson(display_name: string): Promise<Person> {
    const { user, key } = await operator.users.create({ display_name, kind: 'person' })
    return personWith(user.user_id, key.key)
  }
  return {
    url,
    operator,
    newPerson,
    newPair: async () => ({ client: await newPerson('Cleo'), worker: await newPerson('Ada') }),
    async newAgent(owner, mandate) {
      const agent = await owner.parley.agents.create({ name: 'Scout', mandate })
      const scopes = ['read', 'contracts:write', 'contracts:approve', 'payments:write'] as const
      const { key } = await owner.parley.keys.create({ name: 'scout', hosted_agent_id: agent.id, scopes: [...scopes] })
      return personWith(owner.id, key)
    },
    async passDays(days) {
      await operator.sandbox.clock.advance({ seconds: days * 86_400 })
    },
    async count() {
      const {
        as_of: _time,
        webhook_deliveries: _sent,
        warnings: _warnings,
        ...counts
      } = await operator.operator.stats()
      return JSON.stringify(counts)
    },
  }
}

export interface Deal {
  client: Person
  worker: Person
  gigId: string
  contractId: string
  milestoneId: string
}

const stages = ['offered', 'agreed', 'active', 'funded', 'submitted'] as const

/** Two people with a deal about a gig with this title, as far as it has progressed. */
export async function makeDeal(
  { client, worker }: { client: Person; worker: Person },
  { title, cents, upTo, ...gig }: { title: string; cents: number; upTo: (typeof stages)[number] } & Partial<NewGig>,
): Promise<Deal> {
  const reaches = (stage: (typeof stages)[number]) => stages.indexOf(upTo) >= stages.indexOf(stage)
  const { id: gigId } = await client.parley.gigs.create({
    title,
    description: `${title}, as we discussed.`,
    rate_type: 'fixed',
    ...gig,
  })
  const invitation = { gig_id: gigId, worker_id: worker.id, terms: { rate_cents: cents } }
  const { id } = await client.parley.negotiations.create(invitation)
  const deal = { client, worker, gigId, contractId: '', milestoneId: '' }
  if (!reaches('agreed')) return deal
  const { contract_id } = await worker.parley.negotiations.agree(id, { round: 1 })
  const contractId = String(contract_id)
  const { milestones } = await client.parley.contracts.get(contractId)
  const milestoneId = String(milestones[0]?.id)
  if (reaches('active')) {
    await client.parley.contracts.approve(contractId)
    await worker.parley.contracts.approve(contractId)
  }
  if (reaches('funded')) {
    await client.parley.wallet.deposits.create({ amount_cents: cents })
    await client.parley.contracts.milestones.fund(contractId, milestoneId)
  }
  if (reaches('submitted')) {
    await worker.parley.contracts.milestones.submit(contractId, milestoneId, { message: 'Here it is.' })
  }
  return { ...deal, contractId, milestoneId }
}

/** Other people's gigs, which every task has to distinguish from its own. */
export async function seed(market: Market): Promise<void> {
  const client = await market.newPerson('Nora')
  const worker = await market.newPerson('Otto')
  for (const [title, skill, cents] of background) {
    const gig = { title, description: `${title}.`, skills: [skill], rate_type: 'fixed' as const, rate_max_cents: cents }
    const { id } = await client.parley.gigs.create(gig)
    if (cents > 50_000) await worker.parley.gigs.apply(id, { message: 'I would like to do this.', rate_cents: cents })
  }
  await makeDeal({ client, worker }, { title: 'Paint a fence', cents: 25_000, upTo: 'submitted' })
}

const background: readonly (readonly [title: string, skill: string, cents: number])[] = [
  ['Translate a manual into French', 'translation', 90_000],
  ['Translate a contract into Dutch', 'translation', 40_000],
  ['Photograph twelve chairs', 'photography', 65_000],
  ['Retouch a family portrait', 'photography', 15_000],
  ['Write the text of a website', 'writing', 55_000],
  ['Proofread a novel', 'writing', 48_000],
  ['Design a logo for a bakery', 'design', 30_000],
  ['Design the cover of a cookbook', 'design', 70_000],
  ['Build a shelf of oak', 'carpentry', 45_000],
  ['Repair a wooden boat', 'carpentry', 180_000],
  ['Record a jingle', 'music', 22_000],
  ['Teach me to play the flute', 'music', 12_000],
]
