import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { OrderKind, ProviderName, References } from '../providers/domain.ts'

/** What a worker asks a provider to do, as it's stored. */
export interface OrderRow {
  id: Id<'ord'>
  provider: ProviderName
  kind: OrderKind
  subject_id: SubjectId
  refs: References
  details: OrderDetails
  /** The provider's page where a user pays. */
  page_url: string | null
  /** How often the provider was asked before. */
  attempts: number
  /** How often in a row that failed. */
  failures: number
  wakes: number
  created_at: Instant
}

/** The deposit, withdrawal or refund, or the user whose payout account it is. */
export type SubjectId = Id<'dep'> | Id<'wdr'> | Id<'rfd'> | UserId

/** What the caller asked for, beyond what the subject says. */
export interface OrderDetails {
  /** Where the browser goes after the user has paid. */
  return_url?: string
  /** The country of a new payout account. */
  country?: string
}

/** How long to wait after a number of failures in a row: longer each time, at most an hour. */
export function retryDelaySeconds(failures: number): number {
  return Math.min(5 * 2 ** Math.min(failures - 1, 20), 3_600)
}

/** After this many failures in a row, operators are told. */
export const STUCK_AFTER_FAILURES = 10
