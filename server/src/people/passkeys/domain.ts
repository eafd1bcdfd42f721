import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** A credential of a device with which a user signs in without typing anything. All times are real. */
export interface Passkey {
  id: Id<'psk'>
  user_id: UserId
  name: string
  /** As the device calls it, in base64url. */
  credential_id: string
  public_key: Buffer
  /** How often the device says it was used; 0 for devices that do not count. */
  counter: number
  transports: readonly string[]
  created_at: Instant
  last_used_at: Instant | null
}

export const CHALLENGE_MINUTES = 5

/** Whether a use that reports this count comes from a copy of the passkey: the count of the original only rises. */
export function isCopy({ counter }: Pick<Passkey, 'counter'>, reportedCounter: number): boolean {
  return (counter > 0 || reportedCounter > 0) && reportedCounter <= counter
}
