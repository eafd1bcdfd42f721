import { addDays, type Instant } from '../../platform/kernel/time.ts'

/** A key that signs ID tokens, encrypted. */
export interface SigningKey {
  /** Its `kid`. */
  id: string
  sealed: Buffer
  created_at: Instant
  signs_from: Instant
}

/**
 * Published keys: first the one currently signing, then those that only verify. `keys` are ordered by when they start signing.
 */
export function inSigningOrder<Key extends Pick<SigningKey, 'signs_from'>>(keys: readonly Key[], now: Instant): Key[] {
  const current = keys.findLast(({ signs_from }) => signs_from <= now)
  return current ? [current, ...keys.filter((key) => key !== current)] : [...keys]
}

/**
 * When a new key starts signing; null if none is needed. The first one signs immediately, since no one has cached anything yet.
 */
export function nextSigningStart(keys: readonly Pick<SigningKey, 'signs_from'>[], now: Instant): Instant | null {
  const newest = keys.at(-1)
  if (!newest) return now
  return addDays(newest.signs_from, SIGNS_DAYS) <= now ? addDays(now, PUBLISHED_AHEAD_DAYS) : null
}

/** Keys whose last ID token expired long ago, because a newer key has been signing since. */
export function outdatedKeys<Key extends Pick<SigningKey, 'signs_from'>>(keys: readonly Key[], now: Instant): Key[] {
  return keys.filter((_, index) => {
    const successor = keys[index + 1]
    return successor !== undefined && addDays(successor.signs_from, KEPT_DAYS) <= now
  })
}

const SIGNS_DAYS = 90
// Longer than any client caches the list of keys.
const PUBLISHED_AHEAD_DAYS = 7
const KEPT_DAYS = 7
