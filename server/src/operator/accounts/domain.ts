import type { UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** What operators want to know about many users at once. */
export interface UserAccount {
  id: UserId
  last_seen_at: Instant | null
  available_cents: number
  clearing_cents: number
}
