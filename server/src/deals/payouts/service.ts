import type { Static } from 'typebox'
import type { EventType } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import type { Account, NewTransfer, TransferKind } from '../../money/ledger/domain.ts'
import { lockAvailable, post } from '../../money/ledger/service.ts'
import { addPaidBetween } from '../../people/vouches/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import {
  type ContractId,
  type DisputeId,
  type Id,
  type MilestoneId,
  newId,
  toId,
  type UserId,
} from '../../platform/kernel/ids.ts'
import { requireNotDue } from '../../platform/kernel/overdue.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { addDays, epochMsOf, instantOf } from '../../platform/kernel/time.ts'
import { transition } from '../../platform/kernel/transitions.ts'
import type { Milestone } from '../milestones/domain.ts'
import { addFee } from '../milestones/service.ts'
import { type Clearing, correctPayouts, type Payout, payoutTransitions } from './domain.ts'
import { type PayoutFilter, type Payout as PayoutShape, presentPayout } from './schema.ts'
import * as store from './store.ts'

export async function listPayouts(
  ctx: ReadContext,
  actor: Actor,
  { status, contract_id }: Static<typeof PayoutFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof PayoutShape>>> {
  const contractId = contract_id === undefined ? undefined : toId('con', contract_id)
  const fetched = await store.listPayouts(ctx.db, actor.userId, { status, contractId }, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  return { rows: rows.map((payout) => presentPayout(payout, ctx.settings.currency)), next }
}

export async function getPayout(ctx: ReadContext, actor: Actor, id: Id<'pay'>): Promise<Static<typeof PayoutShape>> {
  const payout = await store.findPayout(ctx.db, id)
  if (!payout || (payout.worker_id !== actor.userId && payout.client_id !== actor.userId)) throw notFound()
  requireNotDue(ctx, { kind: 'contract', id: payout.contract_id }, payout.contract_due_at)
  return presentPayout(payout, ctx.settings.currency)
}

/** Moves released money, less the fee, from escrow to the worker. It takes some days to clear before it can be spent. */
export function createPayout(
  ctx: WriteContext,
  by: Actor | 'clock',
  milestone: Milestone,
  { grossCents, feeCents, delayDays, disputeId = null }: NewPayout,
): Payout {
  const now = ctx.clock.now()
  const payout: Payout = {
    id: newId<'pay'>(),
    milestone_id: milestone.id,
    contract_id: milestone.contract_id,
    client_id: milestone.client_id,
    worker_id: milestone.worker_id,
    dispute_id: disputeId,
    gross_cents: grossCents,
    fee_cents: feeCents,
    net_cents: grossCents - feeCents,
    status: 'clearing',
    payable_at: addDays(now, delayDays),
    clearing_left_ms: null,
    paid_at: null,
    created_at: now,
    updated_at: now,
  }
  store.sendNewPayout(ctx.db, payout)
  const escrow = { kind: 'escrow' as const, owner: milestone.id }
  post(
    ctx,
    {
      from: escrow,
      to: { kind: 'clearing', owner: payout.worker_id },
      amountCents: payout.net_cents,
      kind: 'release',
      reference: payout.id,
    },
    { from: escrow, to: { kind: 'fees' }, amountCents: payout.fee_cents, kind: 'fee', reference: payout.id },
  )
  recordPayout(ctx, by, payout, 'payout.created')
  return payout
}

export interface NewPayout {
  grossCents: number
  feeCents: number
  delayDays: number
  /** The dispute whose outcome it pays out. */
  disputeId?: DisputeId | null
}

/** What hasn't cleared yet, by milestone. */
export function clearingOf(ctx: ReadContext, contractIds: readonly ContractId[]): Promise<Map<MilestoneId, Clearing>> {
  return store.sumClearing(ctx.db, contractIds, ctx.clock.now())
}

/** A contract's payouts that a dispute may still change. */
export function countUnpaid(ctx: ReadContext, contractId: ContractId): Promise<number> {
  return store.countUnpaid(ctx.db, contractId)
}

/** Locks the clearing payouts of a locked milestone; `grossCents` is their sum with fees. */
export async function lockClearing(
  ctx: WriteContext,
  milestoneId: MilestoneId,
): Promise<{ payouts: readonly Payout[]; grossCents: number }> {
  const payouts = await store.lockPayoutsOf(ctx.db, milestoneId, 'clearing')
  return { payouts, grossCents: sumOf(payouts).grossCents }
}

/** Puts payouts returned by `lockClearing` on hold for the duration of a dispute. */
export function holdPayouts(ctx: WriteContext, by: Actor, payouts: readonly Payout[], disputeId: DisputeId): void {
  for (const payout of payouts) {
    const leftMs = epochMsOf(payout.payable_at) - epochMsOf(ctx.clock.now())
    movePayout(ctx, by, { ...payout, clearing_left_ms: leftMs, dispute_id: disputeId }, 'hold', 'payout.held')
  }
}

/** Returns held payouts to clearing, with the clearing time they had left. */
export async function freePayouts(ctx: WriteContext, by: Actor, milestoneId: MilestoneId): Promise<void> {
  for (const payout of await store.lockPayoutsOf(ctx.db, milestoneId, 'held')) {
    const payable_at = instantOf(epochMsOf(ctx.clock.now()) + (payout.clearing_left_ms ?? 0))
    movePayout(ctx, by, { ...payout, payable_at, clearing_left_ms: null, dispute_id: null }, 'free', 'payout.freed')
  }
}

/** Locks a contract's payouts that can still change: those held by a dispute about the milestone, and the others. */
export async function lockChangeable(
  ctx: WriteContext,
  milestone: Milestone,
): Promise<{ disputed: readonly Payout[]; others: readonly Payout[] }> {
  const unpaid = await store.lockUnpaidOf(ctx.db, milestone.contract_id)
  const isDisputed = (payout: Payout) => payout.milestone_id === milestone.id && payout.status === 'held'
  const hasCleared = (payout: Payout) => payout.status === 'clearing' && payout.payable_at <= ctx.clock.now()
  return {
    disputed: unpaid.filter(isDisputed),
    others: unpaid.filter((payout) => !isDisputed(payout) && !hasCleared(payout)),
  }
}

/** Moves held payouts and their fees back into escrow; returns their sums. */
export function reversePayouts(
  ctx: WriteContext,
  by: Actor | 'clock',
  payouts: readonly Payout[],
): { grossCents: number; feeCents: number } {
  post(ctx, ...payouts.flatMap(reversalsOf))
  for (const payout of payouts) movePayout(ctx, by, payout, 'reverse', 'payout.reversed')
  return sumOf(payouts)
}

/**
 * Corrects a contract's fees after a dispute. The correction comes out of payouts that can still change, so that a later dispute
 * about them takes it back too, and then out of the worker's wallet. The platform waives what the wallet doesn't have.
 */
export async function correctFees(
  ctx: WriteContext,
  by: Actor | 'clock',
  { payouts, cents, disputeId, workerId }: FeeCorrection,
): Promise<void> {
  if (cents === 0) return
  const { corrected, restCents } = correctPayouts(payouts, cents)
  for (const payout of corrected) {
    const before = payouts.find(({ id }) => id === payout.id)
    const saved = { ...payout, updated_at: ctx.clock.now() }
    store.sendPayout(ctx.db, saved)
    addFee(ctx, payout.milestone_id, payout.fee_cents - (before?.fee_cents ?? 0))
    recordPayout(ctx, by, saved, 'payout.corrected')
  }
  const wallet = { kind: 'available' as const, owner: workerId }
  const waivedCents = restCents > 0 ? restCents - Math.min(restCents, await lockAvailable(ctx, workerId)) : 0
  post(
    ctx,
    intoFees({ kind: 'clearing', owner: workerId }, cents - restCents, 'clearing_correction', disputeId),
    intoFees(wallet, -waivedCents, 'fee_waiver', disputeId),
    intoFees(wallet, restCents, 'fee_correction', disputeId),
  )
}

export interface FeeCorrection {
  /** The payouts that can still change. */
  payouts: readonly Payout[]
  /** What the worker owes, or, if negative, gets back. */
  cents: number
  disputeId: DisputeId
  workerId: UserId
}

// A negative amount goes the other way.
function intoFees(account: Account, cents: number, kind: TransferKind, reference: DisputeId): NewTransfer {
  const fees = { kind: 'fees' as const }
  return cents < 0
    ? { from: fees, to: account, amountCents: -cents, kind, reference }
    : { from: account, to: fees, amountCents: cents, kind, reference }
}

function reversalsOf({ id: reference, milestone_id, worker_id, net_cents, fee_cents }: Payout): NewTransfer[] {
  const to = { kind: 'escrow' as const, owner: milestone_id }
  const clearing = { kind: 'clearing' as const, owner: worker_id }
  return [
    { from: clearing, to, amountCents: net_cents, kind: 'release_reversal', reference },
    { from: { kind: 'fees' }, to, amountCents: fee_cents, kind: 'fee_reversal', reference },
  ]
}

function movePayout(
  ctx: WriteContext,
  by: Actor | 'clock',
  payout: Payout,
  action: 'hold' | 'free' | 'reverse',
  event: EventType,
): void {
  const status = transition(payoutTransitions, action, { status: payout.status, by: 'dispute' })
  const moved = { ...payout, status, updated_at: ctx.clock.now() }
  store.sendPayout(ctx.db, moved)
  recordPayout(ctx, by, moved, event)
}

function sumOf(payouts: readonly Payout[]): { grossCents: number; feeCents: number } {
  return {
    grossCents: payouts.reduce((sum, { gross_cents }) => sum + gross_cents, 0),
    feeCents: payouts.reduce((sum, { fee_cents }) => sum + fee_cents, 0),
  }
}

/** `payable_at`: the payout has cleared, so the worker can spend it. The contract is locked. */
export async function payByClock(ctx: WriteContext, id: Id<'pay'>): Promise<void> {
  const payout = await store.findPayout(ctx.db, id)
  if (!payout) return
  const now = ctx.clock.now()
  const status = transition(payoutTransitions, 'pay', { status: payout.status, by: 'clock' })
  const paid = { ...payout, status, paid_at: now, updated_at: now }
  store.sendPayout(ctx.db, paid)
  post(ctx, {
    from: { kind: 'clearing', owner: payout.worker_id },
    to: { kind: 'available', owner: payout.worker_id },
    amountCents: payout.net_cents,
    kind: 'payout',
    reference: payout.id,
  })
  addPaidBetween(ctx, payout.client_id, payout.worker_id, payout.net_cents)
  recordPayout(ctx, 'clock', paid, 'payout.paid')
}

function recordPayout(ctx: WriteContext, by: Actor | 'clock', payout: Payout, type: EventType): void {
  const concernsClient = payout.status === 'held' || payout.status === 'reversed'
  record(ctx, by, {
    type,
    subject: { type: 'payout', id: payout.id },
    data: presentPayout(payout, ctx.settings.currency),
    audience: concernsClient ? [payout.worker_id, payout.client_id] : [payout.worker_id],
  })
}
