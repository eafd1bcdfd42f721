import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** A device's credential, which lets a user sign in without typing anything. All times are real time. */
export interface Passkey {
  id: Id<'psk'>
  user_id: UserId
  name: string
  /** The device's id for it, in base64url. */
  credential_id: string
  public_key: Buffer
  /** How often the device says it was used; 0 for devices that don't count. */
  counter: number
  transports: readonly string[]
  created_at: Instant
  last_used_at: Instant | null
}

export const CHALLENGE_MINUTES = 5

/** Whether a use that reports this count comes from a copy of the passkey, since the original's count only goes up. */
export function isCopy({ counter }: Pick<Passkey, 'counter'>, reportedCounter: number): boolean {
  return (counter > 0 || reportedCounter > 0) && reportedCounter <= counter
}
