import { expect } from 'vitest'
import type { Answer } from './client.ts'
import type { Caller, Deed, HostedAgent, Market, Observer, Seen } from './marketplace.ts'
import { Books } from './marketplace-books.ts'

/** Holds every answer against what was listed, what the books say, and what the caller may do at all. */
export class Judge implements Observer {
  readonly books = new Books()
  market: Market | null = null

  read(caller: Caller, path: string, answer: Answer): void {
    const expected = mayNotCall(caller) ? [401, 403] : [200]
    expect(expected, `GET ${path}: ${answer.text}`).toContain(answer.status)
    if (answer.status !== 200) return
    if (path.startsWith('/contracts/')) expectTotals(answer.body)
    if (path.startsWith('/contracts?')) for (const contract of answer.body.data) expectTotals(contract)
    if (path.startsWith('/inbox')) expectUrgentFirst(answer.body.data)
  }

  async done(deed: Deed, answer: Answer): Promise<void> {
    const isDone = answer.status < 300
    if (!isDone) expectEnvelope(answer)
    if (mayNotCall(deed.by)) return expect([401, 403], answer.text).toContain(answer.status)
    if (deed.by.member.isSuspended && !whileSuspended.has(deed.name)) {
      // Scopes are looked at first; a repeat, too, is let through only to those who may write.
      return expect(answer.status, answer.text).toBe(403)
    }
    const isHeldBack = deed.by.agent !== null && answer.status === 403
    if (deed.statuses && !isHeldBack) expect(deed.statuses, `${deed.name}: ${answer.text}`).toContain(answer.status)
    if (deed.isListed === true && !isDone && !isHeldBack) this.#expectExcused(deed, answer)
    if (deed.isListed === false) expect(isDone, `${deed.name} was not listed: ${answer.text}`).toBe(false)
    if (deed.isRepeat) return
    if (deed.name === 'milestone.fund' && codesOf(answer).includes('insufficient_funds')) {
      expect(this.books.hasEnough(deed.by.member.userId, deed.seen.amount_cents)).toBe(false)
    }
    if (!isDone) return
    if (deed.by.agent) expectWithinMandate(deed.by.agent, deed, this.market?.nowMs ?? 0)
    if (deed.name === 'approval.approve') approve(deed, answer)
    const { isPayableNow } = this.books.note(deed, answer)
    const released = this.books.releasedIn(deed)
    if (released) await this.#comparePayout(released, deed)
    // What is payable at once is paid as soon as the clock looks.
    if (isPayableNow) await this.market?.advance(1)
    await this.#compareTouched()
  }

  async advanced(answer: Answer): Promise<void> {
    expect(answer.status, answer.text).toBe(200)
    this.books.advanceTo(Date.parse(answer.body.now))
    await this.#compareTouched()
  }

  /** What an inbox asks for can be done. */
  waits(_caller: Caller, { action }: Seen, { seen }: { seen: Seen }): void {
    expect(seen.allowed_actions, `the inbox asks for ${action} of ${seen.id}`).toContain(action)
  }

  /** Everybody's wallet is as the books say, to the cent. */
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

  async #comparePayout(milestoneId: string, { contract }: Deed): Promise<void> {
    const worker = this.market?.members.find(({ userId }) => userId === contract.worker_id)
    const payouts = await worker?.client.get(`/payouts?contract_id=${contract.id}&limit=100`)
    const newest = payouts?.body.data.find((one: Seen) => one.milestone_id === milestoneId)
    this.books.notePayout(milestoneId, newest)
  }

  /** What is listed is done when it is asked for at once, unless something else than the thing itself forbids it. */
  #expectExcused({ name }: Deed, answer: Answer): void {
    const excuses = excusesFor[name] ?? []
    expect(excuses, `${name} was listed: ${answer.text}`).toEqual(expect.arrayContaining(codesOf(answer)))
  }
}

const excusesFor: Record<string, readonly string[]> = {
  // Gigs list for everybody alike what can be done to them.
  'gig.apply': ['already_applied'],
  'gig.edit': ['positions_taken', 'rate_type_fixed'],
  'gig.open': ['apply_by_passed'],
  'gig.delete': ['gig_has_contracts'],
  // Somebody else holds the gig's last position.
  'negotiation.agree': ['no_position_free'],
  'milestone.fund': ['insufficient_funds'],
  // Nobody but the worker can tell from the outside how much is clearing.
  'milestone.dispute': ['too_large'],
}

/** A suspended user may still answer disputes and refund. */
const whileSuspended = new Set(['dispute.respond', 'dispute.accept', 'dispute.reject', 'milestone.refund', 'repeat'])

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

function expectTotals({ totals, milestones }: Seen): void {
  const sum = (field: string, of: Seen[] = milestones) => of.reduce((total, one) => total + one[field], 0)
  const live = milestones.filter(({ status }: Seen) => status !== 'cancelled')
  expect(totals).toEqual({
    amount_cents: sum('amount_cents', live),
    funded_cents: sum('held_cents') + sum('released_cents') + sum('refunded_cents'),
    released_cents: sum('released_cents'),
    refunded_cents: sum('refunded_cents'),
    fee_cents: sum('fee_cents'),
  })
}

function expectUrgentFirst(items: Seen[]): void {
  const deadlines = items.map(({ deadline }) => deadline ?? '9999')
  expect(deadlines).toEqual([...deadlines].sort())
}

const actionOf: Partial<Record<string, string>> = {
  'gig.apply': 'negotiations.round',
  'negotiation.open': 'negotiations.round',
  'negotiation.round': 'negotiations.round',
  'negotiation.agree': 'negotiations.agree',
  'contract.approve': 'contracts.approve',
  'milestone.fund': 'milestones.fund',
  'milestone.release': 'milestones.release',
  'milestone.refund': 'milestones.refund',
  'milestone.dispute': 'disputes.propose',
  'dispute.accept': 'disputes.accept',
  'wallet.withdraw': 'wallet.withdraw',
}

const approved = new Map<string, Set<string>>()

/** The same request of the same agent, however often it is sent. */
function requestOf(agentId: string, method: string, path: string, body: object = {}): string {
  return JSON.stringify([agentId, method, path, sorted(body)])
}

// The database keeps the fields of an object in an order of its own.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => [name, sorted(field)] as const)
  return fields.sort(([a], [b]) => (a < b ? -1 : 1))
}

function approve(deed: Deed, answer: Answer): void {
  const { agent_id, request } = answer.body
  const key = requestOf(agent_id, request.method, request.path.replace(/^\/api/, ''), request.body)
  approved.set(key, (approved.get(key) ?? new Set()).add(deed.path))
}

/** An agent did something: its owner must have allowed that. */
function expectWithinMandate(agent: HostedAgent, deed: Deed, nowMs: number): void {
  const answersWithFigure = deed.name === 'dispute.respond' && 'proposed_worker_cents' in (deed.body ?? {})
  const action = answersWithFigure ? 'disputes.propose' : actionOf[deed.name]
  if (!action) return
  const { rules } = agent
  const what = `${deed.name} by an agent under ${JSON.stringify(rules)}`
  if (rules.expires_at) expect(Date.parse(rules.expires_at), what).toBeGreaterThan(nowMs)
  if (rules.ask_owner.includes(action)) {
    const granted = approved.get(requestOf(agent.id, deed.method, deed.path, deed.body))
    expect(granted?.size ?? 0, `${what}, without approval`).toBeGreaterThan(0)
    if (granted) for (const one of [...granted].slice(0, 1)) granted.delete(one)
  }
  const others = [deed.seen?.client_id, deed.seen?.worker_id, deed.contract?.client_id, deed.contract?.worker_id]
  for (const other of others) {
    if (!other || other === deed.by.member.userId || !rules.allowed_counterparties) continue
    expect(rules.allowed_counterparties, what).toContain(other)
  }
  if (deed.name === 'negotiation.round' || deed.name === 'negotiation.agree') {
    const rate = (deed.body as { rate_cents?: number }).rate_cents ?? deed.seen.terms.rate_cents
    if (rate !== null) expect(rate, what).toBeGreaterThanOrEqual(rules.min_rate_cents ?? 0)
    if (rate !== null) expect(rate, what).toBeLessThanOrEqual(rules.max_rate_cents ?? rate)
  }
  if (deed.name !== 'milestone.fund') return
  agent.fundedCents += deed.seen.amount_cents
  expect(agent.fundedCents, what).toBeLessThanOrEqual(rules.max_funding_cents ?? agent.fundedCents)
}
