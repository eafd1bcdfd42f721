import { expect } from 'vitest'
import type { Answer } from './client.ts'
import type { Attempt, Caller, HostedAgent, Market, Observer, Rules, Seen } from './marketplace.ts'
import { Books } from './marketplace-books.ts'

/** Checks every response against `allowed_actions`, the books, and the rights of the caller. */
export class Judge implements Observer {
  readonly books = new Books()
  market: Market | null = null
  /** Requests that owners have approved and agents haven't sent again yet. */
  readonly #approved = new Set<string>()
  /** When an arbiter last decided about a user, by the ids of both. */
  readonly #decidedAtMs = new Map<string, number>()

  read(caller: Caller, path: string, answer: Answer): void {
    const expected = mayNotCall(caller) ? [401, 403] : [200]
    expect(expected, `GET ${path}: ${answer.text}`).toContain(answer.status)
    if (answer.status !== 200) return
    if (/^\/contracts\/\w+$/.test(path)) {
      expectTotals(answer.body)
      for (const milestone of answer.body.milestones) this.books.compare(milestone)
    }
    if (path.startsWith('/contracts?')) for (const contract of answer.body.data) expectTotals(contract)
    if (path.startsWith('/inbox')) expectUrgentFirst(answer.body.data)
  }

  async done(attempt: Attempt, answer: Answer): Promise<void> {
    const isDone = answer.status < 300
    if (!isDone) expectEnvelope(answer)
    if (mayNotCall(attempt.by)) return expect([401, 403], answer.text).toContain(answer.status)
    if (attempt.by.member.isSuspended && !whileSuspended.has(attempt.name)) {
      // Scopes are checked first; a repeated request needs the right to write as well.
      return expect(answer.status, answer.text).toBe(403)
    }
    const isAgentRefusal = attempt.by.agent !== null && codesOf(answer).some((code) => agentRefusals.has(code))
    if (attempt.isListed === true) expect(codesOf(answer), `${attempt.name} was listed`).not.toContain('missing_scope')
    const isKeptApart = [this.#expectApart(attempt, answer), this.#expectBlocked(attempt, answer)].includes(true)
    if (attempt.statuses && !isAgentRefusal && !isKeptApart)
      expect(attempt.statuses, `${attempt.name}: ${answer.text}`).toContain(answer.status)
    if (attempt.isListed === true && !isDone && !isAgentRefusal && !isKeptApart) this.#expectExcused(attempt, answer)
    if (attempt.isListed === false) expect(isDone, `${attempt.name} was not listed: ${answer.text}`).toBe(false)
    if (attempt.isRepeat) return
    if (attempt.name === 'milestone.fund' && codesOf(answer).includes('insufficient_funds')) {
      expect(this.books.hasEnough(attempt.by.member.userId, attempt.seen.amount_cents)).toBe(false)
    }
    if (!isDone) return
    if (attempt.by.agent) this.#expectAllowedBy(attempt.by.agent, attempt, answer)
    if (decisions.has(attempt.name)) {
      for (const party of counterpartiesIn(attempt)) {
        this.#decidedAtMs.set(`${attempt.by.member.userId} ${party}`, this.market?.nowMs ?? 0)
      }
    }
    if (attempt.name === 'approval.approve') this.#approved.add(questionOf(answer.body.agent_id, answer.body.request))
    this.books.note(attempt, answer)
    if (attempt.name === 'milestone.release') await this.#comparePayout(attempt)
    if (attempt.name.startsWith('dispute.')) await this.#noteClearing(answer.body)
    await this.#compareTouched()
  }

  async advanced(answer: Answer): Promise<void> {
    expect(answer.status, answer.text).toBe(200)
    this.books.advanceTo(Date.parse(answer.body.now))
    await this.#compareTouched()
  }

  /** An action in the inbox must be listed by its resource. */
  waits(_caller: Caller, { action }: Seen, { seen }: { seen: Seen }): void {
    expect(seen.allowed_actions, `the inbox asks for ${action} of ${seen.id}`).toContain(action)
  }

  /** Compares every wallet with the books, to the cent. */
  async compareAll(): Promise<void> {
    for (const { userId } of this.market?.members ?? []) this.books.touched.add(userId)
    await this.#compareTouched()
  }

  async #compareTouched(): Promise<void> {
    const touched = [...this.books.touched]
    this.books.touched.clear()
    await Promise.all(
      touched.map(async (userId) => {
        const member = this.market?.members.find((one) => one.userId === userId)
        if (!member) return
        const { body } = await member.client.get('/wallet')
        expect(
          { available: body.available_cents, escrow: body.escrow_cents, clearing: body.clearing_cents },
          `the wallet of ${member.name}`,
        ).toEqual(this.books.balancesOf(userId))
      }),
    )
  }

  async #comparePayout({ seen, contract }: Attempt): Promise<void> {
    const worker = this.market?.members.find(({ userId }) => userId === contract.worker_id)
    const payouts = await worker?.client.get(`/payouts?contract_id=${contract.id}&limit=100`)
    const newest = payouts?.body.data.find((one: Seen) => one.milestone_id === seen.id)
    this.books.notePayout(seen.id, newest)
  }

  // The service has done it a moment later than the books.
  async #noteClearing({ contract_id, milestone_id, worker_id }: Seen): Promise<void> {
    const worker = this.market?.members.find(({ userId }) => userId === worker_id)
    const answer = await worker?.client.get(`/payouts?contract_id=${contract_id}&limit=100`)
    const ofMilestone = answer?.body.data.filter((one: Seen) => one.milestone_id === milestone_id) ?? []
    this.books.noteClearing(milestone_id, ofMilestone.toReversed())
  }

  /** An agent succeeded: its mandate or its owner must have allowed it. */
  #expectAllowedBy(agent: HostedAgent, attempt: Attempt, answer: Answer): void {
    const action = actionOf(attempt, answer)
    if (!action) return
    const { rules } = agent
    const what = `${attempt.name} by an agent under ${JSON.stringify(rules)}`
    const movedCents = (agent.movedCents.get(action) ?? 0) + movedBy(attempt)
    agent.movedCents.set(action, movedCents)
    if (rules.expires_at) expect(Date.parse(rules.expires_at), what).toBeGreaterThan(this.market?.nowMs ?? 0)
    const isAsked = rules.ask_owner.includes(action)
    // An approval can only be used once.
    if (isAsked || !isAlone(rules, action, attempt))
      expect(this.#approved.delete(questionOf(agent.id, attempt)), what).toBe(true)
    if (isAsked) return
    for (const other of counterpartiesIn(attempt))
      expect(rules.allowed_counterparties ?? [other], what).toContain(other)
    if (attempt.name === 'negotiation.round' || attempt.name === 'negotiation.agree') {
      const rate = (attempt.body as { rate_cents?: number }).rate_cents ?? attempt.seen.terms.rate_cents ?? null
      if (rate !== null) expect(rate, what).toBeGreaterThanOrEqual(rules.min_rate_cents ?? rate)
      if (rate !== null) expect(rate, what).toBeLessThanOrEqual(rules.max_rate_cents ?? rate)
    }
    const limit = limitOf[action]?.[0]
    if (movedBy(attempt) > 0 && limit) expect(movedCents, what).toBeLessThanOrEqual(rules[limit] ?? movedCents)
  }

  /** After a decision, arbiter and sides start nothing with each other for 90 days; true if that refused it. */
  #expectApart(attempt: Attempt, answer: Answer): boolean {
    if (!beginnings.has(attempt.name) || attempt.isRepeat) return false
    const self = attempt.by.member.userId
    const pairs = othersIn(attempt).flatMap((other) => [`${self} ${other}`, `${other} ${self}`])
    const decidedAtMs = pairs.map((pair) => this.#decidedAtMs.get(pair)).filter((atMs) => atMs !== undefined)
    const isRefused = codesOf(answer).includes('conflict_of_interest')
    if (isRefused) expect(decidedAtMs, `${attempt.name}: ${answer.text}`).not.toEqual([])
    const nowMs = (this.market?.nowMs ?? 0) + CLOCK_ERROR_MS
    const isApart = decidedAtMs.some((atMs) => nowMs < atMs + APART_MS)
    if (isApart) expect(answer.status, `${attempt.name}: ${answer.text}`).toBeGreaterThanOrEqual(400)
    return isRefused
  }

  /** Two users, one of whom has blocked the other, make no new deals; true if that refused the attempt. */
  #expectBlocked(attempt: Attempt, answer: Answer): boolean {
    if (!newDeals.has(attempt.name) || attempt.isRepeat) return false
    const isBlocked = othersIn(attempt).some((other) =>
      this.market?.moderation.isBlockedBetween(attempt.by.member.userId, other),
    )
    if (isBlocked) expect(answer.status, `${attempt.name}: ${answer.text}`).toBeGreaterThanOrEqual(400)
    const isRefused = codesOf(answer).some((code) => code === 'user_blocked' || code === 'contact_unavailable')
    if (isRefused) expect(isBlocked, `${attempt.name}: ${answer.text}`).toBe(true)
    return isRefused
  }

  /** A listed action must succeed, unless another resource forbids it. */
  #expectExcused({ name }: Attempt, answer: Answer): void {
    const excuses = excusesFor[name] ?? []
    expect(excuses, `${name} was listed: ${answer.text}`).toEqual(expect.arrayContaining(codesOf(answer)))
  }
}

const excusesFor: Record<string, readonly string[]> = {
  // The request chooses the worker, whose application may have an agreed negotiation: its status forbids another.
  'gig.invite': ['own_gig', 'already_negotiating', 'wrong_state'],
  'gig.edit': ['positions_taken', 'rate_type_fixed'],
  // The gig is edited in between, or the request names a version of it that isn't the current one.
  'application.negotiate': ['gig_changed'],
  'negotiation.round': ['gig_changed'],
  'milestone.fund': ['insufficient_funds'],
  // Only the worker can see how much is clearing.
  'milestone.dispute': ['too_large'],
}

const decisions = new Set(['dispute.recommend', 'dispute.resolve'])
const beginnings = new Set(['gig.apply', 'gig.invite', 'application.negotiate', 'vouch.create'])
const newDeals = new Set([...beginnings, 'negotiation.round', 'negotiation.agree'])
const APART_MS = 90 * 86_400_000
/** The market only knows the time of the last advance. */
const CLOCK_ERROR_MS = 3_600_000

/** A suspended user may still answer disputes, refund, object and block. */
const whileSuspended = new Set([
  'dispute.respond',
  'dispute.accept',
  'dispute.reject',
  'milestone.refund',
  'objection.create',
  'user.block',
  'user.unblock',
  'repeat',
])

/** Refusals that only agents get. */
const agentRefusals = new Set([
  'missing_scope',
  'mandate_exceeded',
  'approval_required',
  'approval_rejected',
  'quota_reached',
])

const codes = [
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'CONFLICT',
  'INTERNAL_ERROR',
]

function expectEnvelope({ body, text }: Answer): void {
  expect(Object.keys(body), text).toEqual(['error'])
  expect(Object.keys(body.error).sort(), text).toEqual(['code', 'issues', 'message'])
  expect(codes, text).toContain(body.error.code)
  expect(body.error.issues, text).toBeInstanceOf(Array)
}

function codesOf({ body }: Answer): string[] {
  return (body?.error?.issues ?? []).map(({ code }: { code: string }) => code)
}

function mayNotCall({ member, agent }: Caller): boolean {
  return agent !== null && !(agent.isActive && member.agents.includes(agent))
}

function expectTotals({ totals, milestones, fee_bps }: Seen): void {
  const sum = (field: string, of: Seen[] = milestones) => of.reduce((total, one) => total + one[field], 0)
  const live = milestones.filter(({ status }: Seen) => status !== 'cancelled')
  expect(totals).toEqual({
    amount_cents: sum('amount_cents', live),
    funded_cents: sum('held_cents') + sum('released_cents') + sum('refunded_cents'),
    released_cents: sum('released_cents'),
    refunded_cents: sum('refunded_cents'),
    // Not the sum of the milestones' fees: a dispute can correct the fee of a payout that has already been paid.
    fee_cents: Math.floor((sum('released_cents') * fee_bps) / 10_000),
  })
}

function expectUrgentFirst(items: Seen[]): void {
  const deadlines = items.map(({ deadline }) => deadline ?? '9999')
  expect(deadlines).toEqual([...deadlines].sort())
}

/** What mandates call the action of an attempt, if they have a name for it. */
function actionOf({ name, seen, body = {} }: Attempt, answer: Answer): string | undefined {
  switch (name) {
    case 'dispute.respond':
      return 'proposed_worker_cents' in body ? 'disputes.propose' : undefined
    case 'milestone.edit':
      return 'amount_cents' in body ? 'milestones.change' : undefined
    case 'gig.edit':
      if (answer.body.status === 'filled' && seen.status !== 'filled') return 'gigs.delete'
      return seen.status === 'draft' ? undefined : 'gigs.publish'
    case 'gig.create':
      return answer.body.status === 'draft' ? undefined : 'gigs.publish'
    case 'application.reject':
    case 'application.withdraw':
      return seen.status === 'negotiating' ? 'contracts.cancel' : undefined
    default:
      return actions[name]
  }
}

const actions: Partial<Record<string, string>> = {
  'gig.apply': 'negotiations.round',
  'gig.close': 'gigs.delete',
  'gig.open': 'gigs.publish',
  'gig.delete': 'gigs.delete',
  'gig.invite': 'negotiations.round',
  'application.negotiate': 'negotiations.round',
  'negotiation.round': 'negotiations.round',
  'negotiation.agree': 'negotiations.agree',
  'contract.approve': 'contracts.approve',
  'contract.cancel': 'contracts.cancel',
  'contract.complete': 'contracts.complete',
  'contract.add-milestone': 'milestones.change',
  'contract.review': 'reviews.write',
  'milestone.remove': 'milestones.change',
  'milestone.fund': 'milestones.fund',
  'milestone.release': 'milestones.release',
  'milestone.refund': 'milestones.refund',
  'milestone.dispute': 'disputes.open',
  'dispute.accept': 'disputes.accept',
  'dispute.reject': 'disputes.reject',
  'dispute.withdraw': 'disputes.withdraw',
  'vouch.create': 'vouches.write',
  'wallet.withdraw': 'wallet.withdraw',
}

type Limit = Exclude<keyof Rules, 'may' | 'ask_owner' | 'allowed_counterparties' | 'expires_at'>

/** The limit that lets an agent act on its own; in a dispute, first the client's, then the worker's. */
const limitOf: Partial<Record<string, readonly [Limit, Limit?]>> = {
  'contracts.approve': ['max_contract_cents'],
  'milestones.change': ['max_contract_cents'],
  'milestones.fund': ['max_funding_cents'],
  'milestones.release': ['max_release_cents'],
  'milestones.refund': ['max_refund_cents'],
  'disputes.propose': ['max_dispute_worker_cents', 'min_dispute_worker_cents'],
  'disputes.accept': ['max_dispute_worker_cents', 'min_dispute_worker_cents'],
  'wallet.withdraw': ['max_withdrawal_cents'],
}

/** Whether a mandate that doesn't ask for the action lets the agent take it on its own. */
function isAlone(rules: Rules, action: string, { seen, by }: Attempt): boolean {
  if (/^negotiations|publish$/.test(action) || rules.may?.includes(action)) return true
  const [ofClient, ofWorker = ofClient] = limitOf[action] ?? []
  const limit = seen?.worker_id === by.member.userId ? ofWorker : ofClient
  return limit !== undefined && (rules[limit] ?? null) !== null
}

/** The money that a successful attempt funded, released, refunded or withdrew. */
function movedBy({ name, seen, body }: Attempt): number {
  const given = (body as { amount_cents?: number } | undefined)?.amount_cents
  if (name === 'milestone.fund') return seen.amount_cents
  if (name === 'milestone.release') return given ?? seen.held_cents
  if (name === 'milestone.refund') return seen.held_cents
  return name === 'wallet.withdraw' ? (given ?? 0) : 0
}

interface Request {
  method: string
  path: string
  body?: object
}

/** Identifies an agent's request that its owner can approve. */
function questionOf(agentId: string, { method, path, body = {} }: Request): string {
  return JSON.stringify([agentId, method, path.replace(/^\/api/, ''), sorted(body)])
}

// The database may return the fields of an object in another order.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => [name, sorted(field)] as const)
  return fields.sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The other side of the resource that an attempt acts on. */
function counterpartiesIn({ seen, contract, by }: Attempt): string[] {
  const parties = [seen?.client_id, seen?.worker_id, contract?.client_id, contract?.worker_id]
  return parties.filter((one) => one && one !== by.member.userId)
}

/** The same, and the users that an attempt names in its body or path. */
function othersIn(attempt: Attempt): string[] {
  const { worker_id } = (attempt.body ?? {}) as { worker_id?: string }
  return [...counterpartiesIn(attempt), worker_id, /usr_\w+/.exec(attempt.path)?.[0]].filter((one) => one !== undefined)
}
