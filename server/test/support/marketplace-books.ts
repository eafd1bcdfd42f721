import { expect } from 'vitest'
import type { Answer } from './client.ts'
import type { Attempt, Seen } from './marketplace.ts'

// The balance each user must have, computed only from successful responses and from the deadlines that the API
// documents. It shares no code with the service.

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
  money: MilestoneMoney
  grossCents: number
  feeCents: number
  state: 'clearing' | 'held' | 'paid' | 'reversed'
  payableAtMs: number
  leftMs: number
  /** 1-based, in the order in which payouts were created. */
  number: number
}

/** The money of one milestone. */
interface MilestoneMoney {
  id: string
  contract: Contract
  status: string
  heldCents: number
  releasedCents: number
  refundedCents: number
  feeCents: number
  payouts: Payout[]
  releasesAtMs: number | null
  /** The end of the due date. */
  dueMs: number
  refundsAtMs: number | null
}

interface Dispute {
  money: MilestoneMoney
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
const IDLE_MS = 60 * DAY_MS
/** The longest a request may take, and so the largest difference between two times within one. */
const REQUEST_MS = 10_000

export class Books {
  readonly #available = new Map<string, number>()
  readonly #contracts = new Map<string, Contract>()
  readonly #milestones = new Map<string, MilestoneMoney>()
  readonly #disputes = new Map<string, Dispute>()
  #payoutCount = 0
  /** Fees that no wallet could pay after a dispute. */
  #waivedCents = 0
  /** Users whose balances may have changed since the last comparison. */
  readonly touched = new Set<string>()

  feeCents(): number {
    return [...this.#contracts.values()].reduce((sum, { feeCents }) => sum + feeCents, 0) - this.#waivedCents
  }

  balancesOf(userId: string): Balances {
    const balances = { available: this.#available.get(userId) ?? 0, escrow: 0, clearing: 0 }
    for (const { contract, heldCents, payouts } of this.#milestones.values()) {
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

  /** Applies a successful attempt, and the payouts that are payable immediately. */
  note(attempt: Attempt, { body }: Answer): void {
    const movement = movements[attempt.name]
    if (!movement) return
    movement(this, attempt, body)
    if (body.updated_at) this.advanceTo(Date.parse(body.updated_at))
  }

  /** Compares a milestone as the API shows it. Only milestones that were funded are in the books. */
  compare(shown: Seen): void {
    const money = this.#milestones.get(shown.id)
    if (money) expectSame(money, shown)
  }

  /** Compares a payout as the worker sees it, and takes over the exact time of payment from it. */
  notePayout(milestoneId: string, shown: Seen): void {
    const payout = this.#milestones.get(milestoneId)?.payouts.at(-1)
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

  /** Takes over the exact times at which the payouts of a milestone clear, oldest first, after a dispute has changed them. */
  noteClearing(milestoneId: string, shown: readonly Seen[]): void {
    for (const [index, payout] of (this.#milestones.get(milestoneId)?.payouts ?? []).entries()) {
      const { status, payable_at } = shown[index] ?? {}
      if (payout.state !== 'clearing' || status !== 'clearing') continue
      expectAbout(payable_at, payout.payableAtMs)
      payout.payableAtMs = Date.parse(payable_at)
    }
  }

  /** Applies all deadlines up to a moment, in the order of their times. */
  advanceTo(nowMs: number): void {
    for (;;) {
      const due = [...this.#deadlines()].filter(({ atMs }) => atMs <= nowMs).sort((a, b) => a.atMs - b.atMs)[0]
      if (!due) return
      due.apply(due.atMs)
    }
  }

  *#deadlines(): Iterable<{ atMs: number; apply: (atMs: number) => void }> {
    for (const money of this.#milestones.values()) {
      if (money.status === 'submitted' && money.releasesAtMs !== null) {
        yield { atMs: money.releasesAtMs, apply: (atMs) => this.release(money, money.heldCents, atMs) }
      }
      if (money.refundsAtMs !== null) {
        yield { atMs: money.refundsAtMs, apply: () => this.refundAll(money) }
      }
      for (const payout of money.payouts) {
        if (payout.state === 'clearing') yield { atMs: payout.payableAtMs, apply: () => this.#pay(payout) }
      }
    }
    for (const dispute of this.#disputes.values()) {
      if (isOpen(dispute)) yield { atMs: dispute.dueAtMs, apply: (atMs) => this.#decideAtDeadline(dispute, atMs) }
    }
  }

  credit(userId: string, cents: number): void {
    this.#available.set(userId, (this.#available.get(userId) ?? 0) + cents)
    this.touched.add(userId)
  }

  /** The money of the milestone that an attempt acted on. */
  moneyOf({ seen, contract: shown }: Attempt): MilestoneMoney {
    const known = this.#milestones.get(seen.id)
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
    const money = {
      id: seen.id,
      contract,
      status: 'pending',
      heldCents: 0,
      releasedCents: 0,
      refundedCents: 0,
      feeCents: 0,
      payouts: [],
      releasesAtMs: null,
      dueMs: seen.due_date === null ? 0 : Date.parse(seen.due_date) + DAY_MS,
      refundsAtMs: null,
    }
    this.#milestones.set(seen.id, money)
    return money
  }

  release(money: MilestoneMoney, cents: number, atMs: number): void {
    const { contract } = money
    const feeCents = feeOn(contract.releasedCents + cents, contract) - contract.feeCents
    this.#createPayout(money, cents, feeCents, atMs + contract.payoutDelayMs)
  }

  #createPayout(money: MilestoneMoney, cents: number, feeCents: number, payableAtMs: number): void {
    const { contract } = money
    money.heldCents -= cents
    money.releasedCents += cents
    money.feeCents += feeCents
    contract.releasedCents += cents
    contract.feeCents += feeCents
    money.payouts.push({
      money,
      grossCents: cents,
      feeCents,
      state: 'clearing',
      payableAtMs,
      leftMs: 0,
      number: ++this.#payoutCount,
    })
    if (money.heldCents === 0) settle(money, 'released')
    this.touched.add(contract.clientId).add(contract.workerId)
  }

  refund(money: MilestoneMoney, cents: number): void {
    money.heldCents -= cents
    money.refundedCents += cents
    this.credit(money.contract.clientId, cents)
    this.touched.add(money.contract.workerId)
  }

  refundAll(money: MilestoneMoney): void {
    this.refund(money, money.heldCents)
    settle(money, 'refunded')
  }

  dispute(shown: Seen, money: MilestoneMoney): void {
    const nowMs = Date.parse(shown.created_at)
    const clearing = money.payouts.filter(({ state, payableAtMs }) => state === 'clearing' && payableAtMs > nowMs)
    const clearingCents = clearing.reduce((sum, { grossCents }) => sum + grossCents, 0)
    const review = money.releasesAtMs
    const dispute: Dispute = {
      money,
      status: 'open',
      openedBy: shown.opened_by,
      amountCents: money.heldCents + clearingCents,
      defaultCents: clearingCents + (money.status === 'submitted' ? money.heldCents : 0),
      proposals: { client: null, worker: null, [shown.opened_by]: shown.proposals[shown.opened_by] },
      recommendedCents: null,
      accepted: { client: false, worker: false },
      dueAtMs: Math.max(nowMs + 5 * DAY_MS, review ?? 0),
      statusBefore: money.status,
      reviewLeftMs: review === null ? null : review - nowMs,
    }
    expect([shown.amount_cents, shown.default_worker_cents]).toEqual([dispute.amountCents, dispute.defaultCents])
    expectAbout(shown.respond_by, dispute.dueAtMs)
    dispute.dueAtMs = Date.parse(shown.respond_by)
    for (const payout of clearing) {
      payout.state = 'held'
      payout.leftMs = payout.payableAtMs - nowMs
    }
    money.status = 'disputed'
    money.releasesAtMs = null
    money.refundsAtMs = null
    this.#disputes.set(shown.id, dispute)
  }

  /** Moves the dispute that an attempt acted on, and compares it with the response. */
  moveDispute(attempt: Attempt, shown: Seen, move: (dispute: Dispute, nowMs: number) => void): void {
    const dispute = this.#disputes.get(attempt.seen.id)
    expect(dispute, `a dispute ${attempt.seen.id}`).toBeDefined()
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
    const { money } = dispute
    const { contract } = money
    for (const payout of money.payouts) {
      if (payout.state !== 'held') continue
      payout.state = 'reversed'
      money.heldCents += payout.grossCents
      money.releasedCents -= payout.grossCents
      money.feeCents -= payout.feeCents
      contract.releasedCents -= payout.grossCents
      contract.feeCents -= payout.feeCents
    }
    expect(money.heldCents).toBe(dispute.amountCents)
    const missing = feeOn(contract.releasedCents + workerCents, contract) - contract.feeCents
    const feeCents = Math.min(Math.max(missing, 0), workerCents)
    if (workerCents > 0) this.#createPayout(money, workerCents, feeCents, nowMs)
    this.#correctFees(contract, money, missing - feeCents, nowMs)
    this.refund(money, dispute.amountCents - workerCents)
    money.status = 'resolved'
    dispute.status = 'resolved'
  }

  // Unpaid payouts of other milestones bear a correction of the fees, newest first; then the wallet; then the platform.
  #correctFees(contract: Contract, resolved: MilestoneMoney, cents: number, nowMs: number): void {
    let rest = cents
    const changeable = [...this.#milestones.values()]
      .filter((money) => money.contract === contract && money !== resolved)
      .flatMap(({ payouts }) => payouts)
      .filter(({ state, payableAtMs }) => state === 'held' || (state === 'clearing' && payableAtMs > nowMs))
    for (const payout of changeable.sort((a, b) => b.number - a.number)) {
      const change = rest < 0 ? -Math.min(-rest, payout.feeCents) : Math.min(rest, payout.grossCents - payout.feeCents)
      payout.feeCents += change
      payout.money.feeCents += change
      rest -= change
    }
    const paid = Math.min(rest, this.#available.get(contract.workerId) ?? 0)
    this.credit(contract.workerId, -paid)
    this.#waivedCents += rest - paid
    contract.feeCents += cents
  }

  withdraw(dispute: Dispute, nowMs: number): void {
    const { money, reviewLeftMs } = dispute
    for (const payout of money.payouts) {
      if (payout.state !== 'held') continue
      payout.state = 'clearing'
      payout.payableAtMs = nowMs + payout.leftMs
    }
    money.status = dispute.statusBefore
    money.releasesAtMs = reviewLeftMs === null ? null : nowMs + reviewLeftMs
    restartIdleTime(money, nowMs)
    dispute.status = 'withdrawn'
  }

  #pay(payout: Payout): void {
    payout.state = 'paid'
    this.credit(payout.money.contract.workerId, payout.grossCents - payout.feeCents)
  }

  // Silence grants the opener's amount only if the opener asks for no more than the default.
  #decideAtDeadline(dispute: Dispute, atMs: number): void {
    const { status, openedBy, defaultCents, recommendedCents, proposals } = dispute
    if (status === 'open') {
      const amountCents = proposals[openedBy] ?? defaultCents
      const isNoBetterThanDefault = openedBy === 'client' ? amountCents >= defaultCents : amountCents <= defaultCents
      if (isNoBetterThanDefault) {
        this.resolve(dispute, amountCents, atMs)
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

type Movement = (books: Books, attempt: Attempt, shown: Seen) => void

const movements: Record<string, Movement> = {
  'wallet.deposit': (books, { by }, shown) => books.credit(by.member.userId, shown.amount_cents),
  'wallet.withdraw': (books, { by }, shown) => books.credit(by.member.userId, -shown.amount_cents),
  'milestone.fund': withMoney((books, money, { seen }) => {
    books.credit(money.contract.clientId, -seen.amount_cents)
    money.heldCents = seen.amount_cents
    money.status = 'funded'
  }),
  'milestone.submit': withMoney((_books, money, _attempt, shown) => {
    money.status = 'submitted'
    money.releasesAtMs = Date.parse(shown.submitted_at) + money.contract.reviewMs
    expectAbout(shown.auto_release_at, money.releasesAtMs)
    money.releasesAtMs = Date.parse(shown.auto_release_at)
  }),
  'milestone.request-changes': withMoney((_books, money) => {
    money.status = 'funded'
    money.releasesAtMs = null
  }),
  'milestone.release': withMoney((books, money, { body }, shown) => {
    const cents = (body as { amount_cents?: number }).amount_cents ?? money.heldCents
    books.release(money, cents, Date.parse(shown.updated_at))
  }),
  'milestone.refund': withMoney((books, money) => books.refundAll(money)),
  'milestone.dispute': (books, attempt, shown) => books.dispute(shown, books.moneyOf(attempt)),
  'dispute.respond': (books, attempt, shown) =>
    books.moveDispute(attempt, shown, (dispute, nowMs) => {
      const side = sideOf(attempt)
      const amountCents = (attempt.body as { proposed_worker_cents?: number }).proposed_worker_cents
      if (amountCents !== undefined) dispute.proposals[side] = amountCents
      if (dispute.status !== 'open' || side === dispute.openedBy) return
      dispute.status = 'in_review'
      dispute.dueAtMs = nowMs + 10 * DAY_MS
    }),
  'dispute.recommend': (books, attempt, shown) =>
    books.moveDispute(attempt, shown, (dispute, nowMs) => {
      dispute.recommendedCents = (attempt.body as { worker_cents: number }).worker_cents
      dispute.status = 'recommended'
      dispute.dueAtMs = nowMs + 3 * DAY_MS
    }),
  'dispute.accept': (books, attempt, shown) =>
    books.moveDispute(attempt, shown, (dispute, nowMs) => {
      const side = sideOf(attempt)
      const amountCents = (attempt.body as { worker_cents: number }).worker_cents
      const isTheirs = amountCents === dispute.proposals[side === 'client' ? 'worker' : 'client']
      if (!isTheirs) dispute.accepted[side] = true
      const isMutual = dispute.accepted.client && dispute.accepted.worker
      if (isTheirs || isMutual) books.resolve(dispute, amountCents, nowMs)
    }),
  'dispute.reject': (books, attempt, shown) =>
    books.moveDispute(attempt, shown, (dispute, nowMs) => {
      dispute.status = 'arbitration'
      dispute.dueAtMs = nowMs + 10 * DAY_MS
    }),
  'dispute.resolve': (books, attempt, shown) =>
    books.moveDispute(attempt, shown, (dispute, nowMs) =>
      books.resolve(dispute, (attempt.body as { worker_cents: number }).worker_cents, nowMs),
    ),
  'dispute.withdraw': (books, attempt, shown) =>
    books.moveDispute(attempt, shown, (dispute, nowMs) => books.withdraw(dispute, nowMs)),
}

// Moves the milestone's money and compares it with the response.
function withMoney(move: (books: Books, money: MilestoneMoney, attempt: Attempt, shown: Seen) => void): Movement {
  return (books, attempt, shown) => {
    const money = books.moneyOf(attempt)
    move(books, money, attempt, shown)
    restartIdleTime(money, Date.parse(shown.updated_at))
    expectSame(money, shown)
  }
}

function expectSame(money: MilestoneMoney, shown: Seen): void {
  expect({
    status: shown.status,
    held: shown.held_cents,
    released: shown.released_cents,
    refunded: shown.refunded_cents,
    fee: shown.fee_cents,
    refundsAt: shown.idle_refund_at,
  }).toEqual({
    status: money.status,
    held: money.heldCents,
    released: money.releasedCents,
    refunded: money.refundedCents,
    fee: money.feeCents,
    refundsAt: money.refundsAtMs === null ? null : new Date(money.refundsAtMs).toISOString(),
  })
}

// Every action moves the time at which held money goes back if no one acts.
function restartIdleTime(money: MilestoneMoney, nowMs: number): void {
  money.refundsAtMs = money.status === 'funded' ? Math.max(nowMs, money.dueMs) + IDLE_MS : null
}

function feeOn(releasedCents: number, { feeBps }: Contract): number {
  return Number((BigInt(releasedCents) * BigInt(feeBps)) / 10_000n)
}

function settle(money: MilestoneMoney, status: 'released' | 'refunded'): void {
  money.status = money.releasedCents > 0 ? 'released' : status
  money.releasesAtMs = null
  money.refundsAtMs = null
}

function isOpen({ status }: Dispute): boolean {
  return status !== 'resolved' && status !== 'withdrawn'
}

function sideOf({ seen, by }: Attempt): Side {
  return seen.client_id === by.member.userId ? 'client' : 'worker'
}

function expectAbout(shown: string, expectedMs: number): void {
  expect(Math.abs(Date.parse(shown) - expectedMs), `${shown}, not ${expectedMs}`).toBeLessThan(REQUEST_MS)
}
