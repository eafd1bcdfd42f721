import { expect } from 'vitest'
import type { Answer } from './client.ts'
import type { Deed, Seen } from './marketplace.ts'

// What each user must have, worked out from nothing but the answers that acknowledged a movement, and from what the API
// promises to happen by itself. It knows none of the service's own code.

export interface Balances {
  available: number
  escrow: number
  clearing: number
}

type Side = 'client' | 'worker'

interface Contract {
  clientId: string
  workerId: string
  feeBps: number
  payoutDelayMs: number
  reviewMs: number
  releasedCents: number
  feeCents: number
}

interface Payout {
  pot: Pot
  grossCents: number
  feeCents: number
  state: 'clearing' | 'held' | 'paid' | 'reversed'
  payableAtMs: number
  leftMs: number
}

/** A milestone, as far as money goes. */
interface Pot {
  id: string
  contract: Contract
  status: string
  heldCents: number
  releasedCents: number
  refundedCents: number
  feeCents: number
  payouts: Payout[]
  releasesAtMs: number | null
}

interface Dispute {
  pot: Pot
  status: string
  openedBy: Side
  amountCents: number
  defaultCents: number
  proposals: Record<Side, number | null>
  recommendedCents: number | null
  accepted: Record<Side, boolean>
  dueAtMs: number
  statusBefore: string
  reviewLeftMs: number | null
}

const DAY_MS = 86_400_000
/** What a request may take: moments within one are told apart by no more than this. */
const REQUEST_MS = 10_000

export class Books {
  readonly #available = new Map<string, number>()
  readonly #contracts = new Map<string, Contract>()
  readonly #pots = new Map<string, Pot>()
  readonly #disputes = new Map<string, Dispute>()
  /** Whose balances may have changed since they were last compared. */
  readonly touched = new Set<string>()

  feeCents(): number {
    return [...this.#contracts.values()].reduce((sum, { feeCents }) => sum + feeCents, 0)
  }

  balancesOf(userId: string): Balances {
    const balances = { available: this.#available.get(userId) ?? 0, escrow: 0, clearing: 0 }
    for (const { contract, heldCents, payouts } of this.#pots.values()) {
      if (contract.clientId === userId) balances.escrow += heldCents
      if (contract.workerId !== userId) continue
      for (const { state, grossCents, feeCents } of payouts) {
        if (state === 'clearing' || state === 'held') balances.clearing += grossCents - feeCents
      }
    }
    return balances
  }

  hasEnough(userId: string, cents: number): boolean {
    return (this.#available.get(userId) ?? 0) >= cents
  }

  /** What a deed that succeeded moved. Whether something is payable at once, so that the clock should look. */
  note(deed: Deed, { body }: Answer): { isPayableNow: boolean } {
    const disputeBefore = this.#disputes.get(deed.seen?.id)?.status
    movements[deed.name]?.(this, deed, body)
    const dispute = this.#disputes.get(deed.seen?.id)
    return { isPayableNow: dispute?.status === 'resolved' && disputeBefore !== 'resolved' }
  }

  /** A payout as the worker sees it: its moment of payment is the service's to tell, all else is compared. */
  notePayout(milestoneId: string, shown: Seen): void {
    const payout = this.#pots.get(milestoneId)?.payouts.at(-1)
    expect(payout, `a payout of ${milestoneId}`).toBeDefined()
    if (!payout) return
    const { grossCents, feeCents, state, payableAtMs } = payout
    expect({ gross: shown.gross_cents, fee: shown.fee_cents, net: shown.net_cents, state: shown.status }).toEqual({
      gross: grossCents,
      fee: feeCents,
      net: grossCents - feeCents,
      state,
    })
    expectAbout(shown.payable_at, payableAtMs)
    payout.payableAtMs = Date.parse(shown.payable_at)
  }

  /** The milestone a deed released something of; null when it did not. */
  releasedIn(deed: Deed): string | null {
    return deed.name === 'milestone.release' ? deed.seen.id : null
  }

  /** All that happens by itself up to a moment, in the order in which it is due. */
  advanceTo(nowMs: number): void {
    for (;;) {
      const due = [...this.#dueIn()].filter(({ atMs }) => atMs <= nowMs).sort((a, b) => a.atMs - b.atMs)[0]
      if (!due) return
      due.happen(due.atMs)
    }
  }

  *#dueIn(): Iterable<{ atMs: number; happen: (atMs: number) => void }> {
    for (const pot of this.#pots.values()) {
      if (pot.status === 'submitted' && pot.releasesAtMs !== null) {
        yield { atMs: pot.releasesAtMs, happen: (atMs) => this.release(pot, pot.heldCents, atMs) }
      }
      for (const payout of pot.payouts) {
        if (payout.state === 'clearing') yield { atMs: payout.payableAtMs, happen: () => this.#pay(payout) }
      }
    }
    for (const dispute of this.#disputes.values()) {
      if (isOpen(dispute)) yield { atMs: dispute.dueAtMs, happen: (atMs) => this.#runOut(dispute, atMs) }
    }
  }

  credit(userId: string, cents: number): void {
    this.#available.set(userId, (this.#available.get(userId) ?? 0) + cents)
    this.touched.add(userId)
  }

  /** The pot of a milestone that somebody has just done something to. */
  potOf({ seen, contract: shown }: Deed): Pot {
    const known = this.#pots.get(seen.id)
    if (known) return known
    const contract = this.#contracts.get(shown.id) ?? {
      clientId: shown.client_id,
      workerId: shown.worker_id,
      feeBps: shown.fee_bps,
      payoutDelayMs: shown.terms.payout_delay_days * DAY_MS,
      reviewMs: shown.review_days * DAY_MS,
      releasedCents: 0,
      feeCents: 0,
    }
    this.#contracts.set(shown.id, contract)
    const pot = {
      id: seen.id,
      contract,
      status: 'pending',
      heldCents: 0,
      releasedCents: 0,
      refundedCents: 0,
      feeCents: 0,
      payouts: [],
      releasesAtMs: null,
    }
    this.#pots.set(seen.id, pot)
    return pot
  }

  release(pot: Pot, cents: number, atMs: number, delayMs = pot.contract.payoutDelayMs): void {
    const { contract } = pot
    const all = BigInt(contract.releasedCents) + BigInt(cents)
    const fee = Number((all * BigInt(contract.feeBps)) / 10_000n) - contract.feeCents
    // After a dispute took back what others had paid the fee of, a share can be owed, or more than all of it.
    const feeCents = Math.min(Math.max(fee, 0), cents)
    pot.heldCents -= cents
    pot.releasedCents += cents
    pot.feeCents += feeCents
    contract.releasedCents += cents
    contract.feeCents += feeCents
    pot.payouts.push({ pot, grossCents: cents, feeCents, state: 'clearing', payableAtMs: atMs + delayMs, leftMs: 0 })
    if (pot.heldCents === 0) settle(pot, 'released')
    this.touched.add(contract.clientId).add(contract.workerId)
  }

  refund(pot: Pot, cents: number): void {
    pot.heldCents -= cents
    pot.refundedCents += cents
    this.credit(pot.contract.clientId, cents)
    this.touched.add(pot.contract.workerId)
  }

  dispute(shown: Seen, pot: Pot): void {
    const nowMs = Date.parse(shown.created_at)
    const clearing = pot.payouts.filter(({ state, payableAtMs }) => state === 'clearing' && payableAtMs > nowMs)
    const clearingCents = clearing.reduce((sum, { grossCents }) => sum + grossCents, 0)
    const review = pot.releasesAtMs
    const dispute: Dispute = {
      pot,
      status: 'open',
      openedBy: shown.opened_by,
      amountCents: pot.heldCents + clearingCents,
      defaultCents: clearingCents + (pot.status === 'submitted' ? pot.heldCents : 0),
      proposals: { client: null, worker: null, [shown.opened_by]: shown.proposals[shown.opened_by] },
      recommendedCents: null,
      accepted: { client: false, worker: false },
      dueAtMs: Math.max(nowMs + 5 * DAY_MS, review ?? 0),
      statusBefore: pot.status,
      reviewLeftMs: review === null ? null : review - nowMs,
    }
    expect([shown.amount_cents, shown.default_worker_cents]).toEqual([dispute.amountCents, dispute.defaultCents])
    expectAbout(shown.respond_by, dispute.dueAtMs)
    dispute.dueAtMs = Date.parse(shown.respond_by)
    for (const payout of clearing) {
      payout.state = 'held'
      payout.leftMs = payout.payableAtMs - nowMs
    }
    pot.status = 'disputed'
    pot.releasesAtMs = null
    this.#disputes.set(shown.id, dispute)
  }

  /** The dispute somebody has just done something to, and how the answer shows it now. */
  moveDispute(deed: Deed, shown: Seen, move: (dispute: Dispute, nowMs: number) => void): void {
    const dispute = this.#disputes.get(deed.seen.id)
    expect(dispute, `a dispute ${deed.seen.id}`).toBeDefined()
    if (!dispute) return
    move(dispute, Date.parse(shown.updated_at))
    expect({
      status: shown.status,
      worker: shown.resolution?.worker_cents ?? null,
      proposals: shown.proposals,
    }).toEqual({
      status: dispute.status,
      worker: dispute.status === 'resolved' ? shown.resolution.worker_cents : null,
      proposals: dispute.proposals,
    })
    if (isOpen(dispute) && dispute.status !== 'open') {
      expectAbout(shown.decide_by, dispute.dueAtMs)
      dispute.dueAtMs = Date.parse(shown.decide_by)
    }
  }

  resolve(dispute: Dispute, workerCents: number, nowMs: number): void {
    const { pot } = dispute
    const { contract } = pot
    for (const payout of pot.payouts) {
      if (payout.state !== 'held') continue
      payout.state = 'reversed'
      pot.heldCents += payout.grossCents
      pot.releasedCents -= payout.grossCents
      pot.feeCents -= payout.feeCents
      contract.releasedCents -= payout.grossCents
      contract.feeCents -= payout.feeCents
    }
    expect(pot.heldCents).toBe(dispute.amountCents)
    if (workerCents > 0) this.release(pot, workerCents, nowMs, 0)
    this.refund(pot, dispute.amountCents - workerCents)
    pot.status = 'resolved'
    dispute.status = 'resolved'
  }

  withdraw(dispute: Dispute, nowMs: number): void {
    const { pot, reviewLeftMs } = dispute
    for (const payout of pot.payouts) {
      if (payout.state !== 'held') continue
      payout.state = 'clearing'
      payout.payableAtMs = nowMs + payout.leftMs
    }
    pot.status = dispute.statusBefore
    pot.releasesAtMs = reviewLeftMs === null ? null : nowMs + reviewLeftMs
    dispute.status = 'withdrawn'
  }

  #pay(payout: Payout): void {
    payout.state = 'paid'
    this.credit(payout.pot.contract.workerId, payout.grossCents - payout.feeCents)
  }

  // No dispute stays open, and silence never pays more than the facts.
  #runOut(dispute: Dispute, atMs: number): void {
    const { status, openedBy, defaultCents, recommendedCents, proposals } = dispute
    if (status === 'open') {
      const figure = proposals[openedBy] ?? defaultCents
      const isNoBetter = openedBy === 'client' ? figure >= defaultCents : figure <= defaultCents
      if (isNoBetter) {
        this.resolve(dispute, figure, atMs)
        return
      }
      proposals[openedBy === 'client' ? 'worker' : 'client'] = defaultCents
      dispute.status = 'in_review'
      dispute.dueAtMs = atMs + 10 * DAY_MS
      return
    }
    if (status === 'in_review') {
      dispute.status = 'arbitration'
      dispute.dueAtMs = atMs + 10 * DAY_MS
      return
    }
    this.resolve(dispute, recommendedCents ?? defaultCents, atMs)
  }
}

type Movement = (books: Books, deed: Deed, shown: Seen) => void

const movements: Record<string, Movement> = {
  'wallet.deposit': (books, { by }, shown) => books.credit(by.member.userId, shown.amount_cents),
  'wallet.withdraw': (books, { by }, shown) => books.credit(by.member.userId, -shown.amount_cents),
  'milestone.fund': withPot((books, pot, { seen }) => {
    books.credit(pot.contract.clientId, -seen.amount_cents)
    pot.heldCents = seen.amount_cents
    pot.status = 'funded'
  }),
  'milestone.submit': withPot((_books, pot, _deed, shown) => {
    pot.status = 'submitted'
    pot.releasesAtMs = Date.parse(shown.submitted_at) + pot.contract.reviewMs
    expectAbout(shown.auto_release_at, pot.releasesAtMs)
    pot.releasesAtMs = Date.parse(shown.auto_release_at)
  }),
  'milestone.request-changes': withPot((_books, pot) => {
    pot.status = 'funded'
    pot.releasesAtMs = null
  }),
  'milestone.release': withPot((books, pot, { body }, shown) => {
    const cents = (body as { amount_cents?: number }).amount_cents ?? pot.heldCents
    books.release(pot, cents, Date.parse(shown.updated_at))
  }),
  'milestone.refund': withPot((books, pot) => {
    books.refund(pot, pot.heldCents)
    settle(pot, 'refunded')
  }),
  'milestone.dispute': (books, deed, shown) => books.dispute(shown, books.potOf(deed)),
  'dispute.respond': (books, deed, shown) =>
    books.moveDispute(deed, shown, (dispute, nowMs) => {
      const side = sideOf(deed)
      const figure = (deed.body as { proposed_worker_cents?: number }).proposed_worker_cents
      if (figure !== undefined) dispute.proposals[side] = figure
      if (dispute.status !== 'open' || side === dispute.openedBy) return
      dispute.status = 'in_review'
      dispute.dueAtMs = nowMs + 10 * DAY_MS
    }),
  'dispute.recommend': (books, deed, shown) =>
    books.moveDispute(deed, shown, (dispute, nowMs) => {
      dispute.recommendedCents = (deed.body as { worker_cents: number }).worker_cents
      dispute.status = 'recommended'
      dispute.dueAtMs = nowMs + 3 * DAY_MS
    }),
  'dispute.accept': (books, deed, shown) =>
    books.moveDispute(deed, shown, (dispute, nowMs) => {
      const side = sideOf(deed)
      const figure = (deed.body as { worker_cents: number }).worker_cents
      const isTheirs = figure === dispute.proposals[side === 'client' ? 'worker' : 'client']
      if (!isTheirs) dispute.accepted[side] = true
      const isMutual = dispute.accepted.client && dispute.accepted.worker
      if (isTheirs || isMutual) books.resolve(dispute, figure, nowMs)
    }),
  'dispute.reject': (books, deed, shown) =>
    books.moveDispute(deed, shown, (dispute, nowMs) => {
      dispute.status = 'arbitration'
      dispute.dueAtMs = nowMs + 10 * DAY_MS
    }),
  'dispute.resolve': (books, deed, shown) =>
    books.moveDispute(deed, shown, (dispute, nowMs) =>
      books.resolve(dispute, (deed.body as { worker_cents: number }).worker_cents, nowMs),
    ),
  'dispute.withdraw': (books, deed, shown) =>
    books.moveDispute(deed, shown, (dispute, nowMs) => books.withdraw(dispute, nowMs)),
}

// Moves what the deed was about, and compares with what the answer says of it.
function withPot(move: (books: Books, pot: Pot, deed: Deed, shown: Seen) => void): Movement {
  return (books, deed, shown) => {
    const pot = books.potOf(deed)
    move(books, pot, deed, shown)
    expect({
      status: shown.status,
      held: shown.held_cents,
      released: shown.released_cents,
      refunded: shown.refunded_cents,
      fee: shown.fee_cents,
    }).toEqual({
      status: pot.status,
      held: pot.heldCents,
      released: pot.releasedCents,
      refunded: pot.refundedCents,
      fee: pot.feeCents,
    })
  }
}

function settle(pot: Pot, status: 'released' | 'refunded'): void {
  pot.status = pot.releasedCents > 0 ? 'released' : status
  pot.releasesAtMs = null
}

function isOpen({ status }: Dispute): boolean {
  return status !== 'resolved' && status !== 'withdrawn'
}

function sideOf({ seen, by }: Deed): Side {
  return seen.client_id === by.member.userId ? 'client' : 'worker'
}

function expectAbout(shown: string, expectedMs: number): void {
  expect(Math.abs(Date.parse(shown) - expectedMs), `${shown}, not ${expectedMs}`).toBeLessThan(REQUEST_MS)
}
