import type { ContractId, GigId, UserId } from '../../platform/kernel/ids.ts'
import type { CalendarDate, Instant } from '../../platform/kernel/time.ts'

export const deadlineKinds = [
  'milestone_due',
  'automatic_release',
  'automatic_refund',
  'dispute_answer',
  'dispute_decision',
  'offer_expires',
  'contract_approval',
  'gig_closes',
] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

/** Something due by a certain time, or something that happens then. */
export interface DeadlineEntry {
  at: Instant
  /** The day, if it's due on a day rather than at a specific time. */
  date: CalendarDate | null
  kind: DeadlineKind
  subject_type: string
  subject_id: string
  contract_id: ContractId | null
  gig_id: GigId
  client_id: UserId
  /** Null for a gig. */
  worker_id: UserId | null
  /** Whether the reader has to act before it. */
  waits_for_you: boolean
  amount_cents: number | null
}
