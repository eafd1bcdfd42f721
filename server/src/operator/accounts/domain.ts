import type { UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** What operators need to know about many users at a glance. */
export interface UserAccount {
  id: UserId
  last_seen_at: Instant | null
  available_cents: number
  clearing_cents: number
}
