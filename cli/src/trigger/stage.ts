import { type Answer, type Input, type OperationId, Parley, ParleyError, type RequestOptions } from '@parley/sdk'
import { CommandFailed } from '../exit-codes.ts'

/** Someone who acts in a recipe. */
export interface Party {
  /** What the output calls them: you, client, worker, arbiter. */
  name: string
  userId: string
  /** The secret of a user who was made for this; null for the caller. */
  key: string | null
  parley: Parley
}

/** A step that was taken, for the output. */
export interface Step {
  by: string
  operation: OperationId
  /** The id of what it made or changed, or how far time moved. */
  result: string
}

export interface Contract {
  id: string
  gigId: string
  client: Party
  worker: Party
  /** The parameters of its first milestone. */
  milestone: { id: string; milestoneId: string }
  rateCents: number
  payoutDelayDays: number
}

export interface ContractOptions {
  /** Which side the caller is; default: the worker. */
  lead?: 'client' | 'worker'
  until: 'agreed' | 'active' | 'funded' | 'submitted' | 'released'
  gigId?: string
  rateCents?: number
}

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3_600
const RATE_CENTS = 10_000
const PAYOUT_DELAY_DAYS = 3
const PAYOUTS_MAX = 100
const gig = {
  title: 'Translate a manual',
  description: 'Sixty pages about a coffee machine.',
  rate_type: 'fixed',
  payout_delay_days: PAYOUT_DELAY_DAYS,
} as const

/** The users, and the steps that recipes are made of. Every step is a request of the public API. */
export class Stage {
  readonly caller: Party
  /** No one: for what needs no credentials. */
  readonly anonymous: Party
  /** The users who were made, in order. */
  readonly made: Party[] = []
  readonly #baseUrl: string
  readonly #onStep: (step: Step) => void
  readonly #signal: AbortSignal

  constructor(
    baseUrl: string,
    caller: Party,
    { onStep, signal }: { onStep: (step: Step) => void; signal: AbortSignal },
  ) {
    this.#baseUrl = baseUrl
    this.caller = caller
    this.anonymous = { name: 'visitor', userId: '', key: null, parley: new Parley({ baseUrl }) }
    this.#onStep = onStep
    this.#signal = signal
  }

  /** Calls an operation as someone. */
  async act<Id extends OperationId>(by: Party, operation: Id, input: Input<Id>): Promise<Answer<Id>> {
    const answer = await this.#request(by, operation, input)
    if (!quietSteps.has(operation)) this.#onStep({ by: by.name, operation, result: idOf(answer) })
    return answer
  }

  /** Lets an agent try what it has to ask its owner for; returns the id of the approval. */
  async askFor<Id extends OperationId>(agent: Party, operation: Id, input: Input<Id>): Promise<string> {
    try {
      await this.#request(agent, operation, input)
    } catch (error) {
      if (!(error instanceof ParleyError && error.has('approval_required'))) throw error
      const id = String(error.details.approval_id)
      this.#onStep({ by: agent.name, operation, result: id })
      return id
    }
    throw new CommandFailed('The agent didn’t have to ask for approval.')
  }

  async newUser(name: 'user' | 'client' | 'worker' | 'arbiter'): Promise<Party> {
    const role = name === 'arbiter' ? { role: 'arbiter' as const } : {}
    const body = { display_name: `Trigger ${name}`, kind: 'person' as const, ...role }
    const { user, key } = await this.#request(this.caller, 'createUser', { body })
    const party = { name, userId: user.user_id, key: key.key, parley: this.#with(key.key) }
    this.made.push(party)
    this.#onStep({ by: this.caller.name, operation: 'createUser', result: user.user_id })
    await this.#acceptTerms(party)
    return party
  }

  /** The same user, or their agent, with another key. */
  withKey(party: Party, key: string, name = party.name): Party {
    return { ...party, name, parley: this.#with(key) }
  }

  newGig(owner: Party = this.caller, fields: { status?: 'draft'; apply_by?: string } = {}) {
    return this.act(owner, 'createGig', { body: { ...gig, skills: ['translation'], ...fields } })
  }

  /** The client's first offer, by invitation. */
  negotiate({ client, worker, gigId }: { client: Party; worker: Party; gigId: string }, rateCents = RATE_CENTS) {
    const body = { gig_id: gigId, worker_id: worker.userId, terms: { rate_cents: rateCents } }
    return this.act(client, 'openNegotiation', { body })
  }

  /** A contract and its first milestone, as far as `until`. */
  async newContract({ lead = 'worker', until, gigId, rateCents = RATE_CENTS }: ContractOptions): Promise<Contract> {
    const client = lead === 'client' ? this.caller : await this.newUser('client')
    const worker = lead === 'worker' ? this.caller : await this.newUser('worker')
    const gigOfContract = gigId ?? (await this.newGig(client)).id
    const negotiation = await this.negotiate({ client, worker, gigId: gigOfContract }, rateCents)
    const params = { id: negotiation.id }
    const { contract_id } = await this.act(worker, 'agreeToRound', { params, body: { round: 1 } })
    const contractId = String(contract_id)
    const { milestones } = await this.act(client, 'getContract', { params: { id: contractId } })
    const milestone = { id: contractId, milestoneId: milestones[0]?.id ?? '' }
    const contract = {
      id: contractId,
      gigId: gigOfContract,
      client,
      worker,
      milestone,
      rateCents,
      payoutDelayDays: PAYOUT_DELAY_DAYS,
    }
    await this.#carryOn(contract, until)
    return contract
  }

  async approve({ client, worker, contractId }: { client: Party; worker: Party; contractId: string }): Promise<void> {
    await this.act(client, 'approveContract', { params: { id: contractId } })
    await this.act(worker, 'approveContract', { params: { id: contractId } })
  }

  /** Puts money into a wallet; where operators confirm payments, the caller does. Returns the id of the deposit. */
  async deposit(party: Party, amountCents: number): Promise<string> {
    const { id, status } = await this.act(party, 'createDeposit', { body: { amount_cents: amountCents } })
    if (status === 'pending') {
      const body = { reference: `trigger-${id}` }
      await this.act(this.caller, 'confirmDeposit', { params: { id }, body })
    }
    return id
  }

  /** The newest payout of a contract's milestone. */
  async payoutOf({ id, worker, milestone }: Contract): Promise<string> {
    const query = { contract_id: id, limit: PAYOUTS_MAX }
    const { data } = await this.act(worker, 'listPayouts', { query })
    const found = data.find(({ milestone_id }) => milestone_id === milestone.milestoneId)
    if (!found) throw new CommandFailed(`The contract ${id} has no payout.`)
    return found.id
  }

  /** The fee of this marketplace, as contracts agree on it. */
  async feeBps(): Promise<number> {
    const { id, client } = await this.newContract({ until: 'agreed' })
    return (await this.act(client, 'getContract', { params: { id } })).fee_bps
  }

  /** The time of the marketplace. */
  async now(): Promise<Date> {
    return new Date((await this.act(this.caller, 'getSandboxClock', {})).now)
  }

  /** Moves the clock of the whole sandbox. */
  async advance(seconds: number): Promise<void> {
    await this.act(this.caller, 'advanceSandboxClock', { body: { seconds } })
    this.#onStep({ by: this.caller.name, operation: 'advanceSandboxClock', result: durationOf(seconds) })
  }

  /** A new user can’t trade before that, if there are terms of use. */
  async #acceptTerms(party: Party): Promise<void> {
    const { in_force } = await this.act(party, 'getTerms', {})
    if (in_force) await this.act(party, 'acceptTerms', { body: { terms_version: in_force.terms_version } })
  }

  /** Ends with Ctrl-C, so that nothing is made after it. */
  #request<Id extends OperationId>(by: Party, operation: Id, input: Input<Id>): Promise<Answer<Id>> {
    const request = by.parley.request as (id: Id, input: Input<Id>, options: RequestOptions) => Promise<Answer<Id>>
    return request.call(by.parley, operation, input, { signal: this.#signal })
  }

  #with(key: string): Parley {
    return new Parley({ baseUrl: this.#baseUrl, key })
  }

  async #carryOn(contract: Contract, until: ContractOptions['until']): Promise<void> {
    const { id, client, worker, milestone: params, rateCents } = contract
    if (until === 'agreed') return
    await this.approve({ client, worker, contractId: id })
    if (until === 'active') return
    await this.deposit(client, rateCents)
    await this.act(client, 'fundMilestone', { params })
    if (until === 'funded') return
    await this.act(worker, 'submitMilestone', { params, body: { message: 'Here it is.' } })
    if (until === 'submitted') return
    await this.act(client, 'releaseMilestone', { params })
  }
}

/** Steps that change nothing, or tell themselves what they did. */
const quietSteps = new Set<OperationId>([
  'acceptTerms',
  'advanceSandboxClock',
  'getContract',
  'getSandboxClock',
  'getTerms',
  'listMailbox',
  'listPayouts',
])

function idOf(answer: unknown): string {
  const { id, user_id } = (answer ?? {}) as { id?: string; user_id?: string }
  return id ?? user_id ?? ''
}

function durationOf(seconds: number): string {
  return seconds % DAY_SECONDS === 0 ? `${seconds / DAY_SECONDS}d` : `${seconds / HOUR_SECONDS}h`
}
