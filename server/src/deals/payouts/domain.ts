import type { ContractId, Id, MilestoneId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Transitions } from '../../platform/kernel/transitions.ts'

export const payoutStatuses = ['clearing', 'paid', 'held', 'reversed'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

export interface Payout {
  id: Id<'pay'>
  milestone_id: MilestoneId
  contract_id: ContractId
  client_id: UserId
  worker_id: UserId
  gross_cents: number
  fee_cents: number
  net_cents: number
  status: PayoutStatus
  payable_at: Instant
  /** The clearing time that was left when a dispute held it. */
  clearing_left_ms: number | null
  paid_at: Instant | null
  created_at: Instant
  updated_at: Instant
}

export const payoutTransitions = {
  pay: { from: ['clearing'], to: 'paid', by: ['clock'] },
  hold: { from: ['clearing'], to: 'held', by: ['dispute'] },
  free: { from: ['held'], to: 'clearing', by: ['dispute'] },
  reverse: { from: ['held'], to: 'reversed', by: ['dispute'] },
} as const satisfies Transitions<PayoutStatus, 'clock' | 'dispute'>
