import type { Actor } from './actor.ts'
import { forbidden } from './errors.ts'
import { addSeconds, type Instant } from './time.ts'

/** Whether a sign-in is recent enough for sensitive operations. */
export function isRecent(signedInAt: Instant, realNow: Instant): boolean {
  return realNow < addSeconds(signedInAt, RECENT_SECONDS)
}

/** Throws if a person with a session has to sign in again first. Keys and apps don't sign in, so they're not affected. */
export function requireRecentSignIn({ credential }: Actor, realNow: Instant): void {
  if (credential.kind !== 'session' || isRecent(credential.signedInAt, realNow)) return
  const message = 'Sign in again first. This requires a sign-in within the last 15 minutes.'
  throw forbidden('recent_sign_in_required', message, { within_seconds: RECENT_SECONDS })
}

const RECENT_SECONDS = 15 * 60
