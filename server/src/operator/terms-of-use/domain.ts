import type { TermsVersion } from '../../people/terms-of-use/domain.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { addDays, type Instant } from '../../platform/kernel/time.ts'

/** A version with the number of users who have accepted it. */
export type CountedVersion = TermsVersion & { acceptance_count: number }

/** Emails about a version to all users, in the order of their ids. */
export interface TermsMailing {
  version: number
  about: 'published' | 'withdrawn'
  /** The last user who was emailed. */
  after_user_id: UserId
  /** The last user to email. */
  until_user_id: UserId
}

/** How long people have to read a new version before it takes effect. */
export const NOTICE_DAYS = 14

/** The earliest time at which a version published now can take effect. The first version needs no notice. */
export function earliestEffectiveAt(inForce: TermsVersion | null, now: Instant): Instant {
  return inForce === null ? now : addDays(now, NOTICE_DAYS)
}

/** Before the first user, and after the last one. */
export const FIRST_USER = '00000000-0000-0000-0000-000000000000' as UserId
export const LAST_USER = 'ffffffff-ffff-ffff-ffff-ffffffffffff' as UserId
