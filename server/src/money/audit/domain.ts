import type { Id, Prefix, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** A rule that doesn't hold. */
export interface Violation {
  rule: string
  /** The id of the row that violates it. */
  subject: string
  expected: string
  found: string
}

/** How many rows of each kind an audit checked. */
export interface CheckedCounts {
  accounts: number
  transfers: number
  contracts: number
  milestones: number
  payouts: number
  deposits: number
  withdrawals: number
}

/** An audit run by an operator. */
export interface AuditRun {
  id: Id<'aud'>
  user_id: UserId
  checked: CheckedCounts
  /** The first ones. */
  violations: readonly Violation[]
  violation_count: number
  created_at: Instant
}

/** What kind of rows violate a rule. */
export const prefixesOfRules: Readonly<Partial<Record<string, Prefix>>> = {
  'a cached balance equals its transfers': 'acc',
  'no balance is negative': 'acc',
  'only platform accounts have no owner': 'acc',
  'a milestone’s funding is held, released or refunded': 'mil',
  'a milestone’s held amount is in escrow': 'mil',
  'a milestone’s releases are its payouts': 'mil',
  'a milestone’s fees are those of its payouts': 'mil',
  'a clearing balance equals its payouts': 'usr',
  'a payout is between the parties of its milestone': 'pay',
  'a payout has its release and fee': 'pay',
  'a payout went back exactly if it is reversed': 'pay',
  'a paid payout was paid once': 'pay',
  'a release has its payout': 'pay',
  'a contract’s totals are those of its milestones': 'con',
  'a contract’s fees follow from its releases': 'con',
  'a contract’s fees were taken': 'con',
  'a fee correction or waiver belongs to a dispute': 'dsp',
  'a deposit that succeeded was credited': 'dep',
  'a reversed deposit was taken back': 'dep',
  'a withdrawal that did not fail was debited': 'wdr',
}
