import type { ContractId, DisputeId, Id, MilestoneId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Transitions } from '../../platform/kernel/transitions.ts'

/** Released money of one milestone that a dispute can still change. */
export interface Clearing {
  /** Fees included. */
  cents: number
  feeCents: number
  /** When the last of it will have cleared; null if a dispute is holding all of it. */
  until: Instant | null
}

export const NOTHING_CLEARING: Clearing = { cents: 0, feeCents: 0, until: null }

export const payoutStatuses = ['clearing', 'paid', 'held', 'reversed'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

export interface Payout {
  id: Id<'pay'>
  milestone_id: MilestoneId
  contract_id: ContractId
  client_id: UserId
  worker_id: UserId
  /** The dispute that is holding it, reversed it, or created it. */
  dispute_id: DisputeId | null
  gross_cents: number
  fee_cents: number
  net_cents: number
  status: PayoutStatus
  payable_at: Instant
  /** The clearing time left when a dispute put it on hold. */
  clearing_left_ms: number | null
  paid_at: Instant | null
  created_at: Instant
  updated_at: Instant
}

/**
 * Spreads a fee correction over payouts, newest first: a positive one raises fees, a negative one lowers them. Returns the
 * changed payouts and the part of the correction they couldn't absorb.
 */
export function correctPayouts(
  payouts: readonly Payout[],
  correctionCents: number,
): { corrected: Payout[]; restCents: number } {
  let restCents = correctionCents
  const corrected: Payout[] = []
  for (const payout of payouts.toSorted((a, b) => (a.id < b.id ? 1 : -1))) {
    const changeCents = Math.min(Math.max(restCents, -payout.fee_cents), payout.net_cents)
    if (changeCents === 0) continue
    restCents -= changeCents
    corrected.push({
      ...payout,
      fee_cents: payout.fee_cents + changeCents,
      net_cents: payout.net_cents - changeCents,
    })
  }
  return { corrected, restCents }
}

export const payoutTransitions = {
  pay: { from: ['clearing'], to: 'paid', by: ['clock'] },
  hold: { from: ['clearing'], to: 'held', by: ['dispute'] },
  free: { from: ['held'], to: 'clearing', by: ['dispute'] },
  reverse: { from: ['held'], to: 'reversed', by: ['dispute'] },
} as const satisfies Transitions<PayoutStatus, 'clock' | 'dispute'>
