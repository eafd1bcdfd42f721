import { forbidden, type Refusal, unauthorized } from '../../platform/kernel/errors.ts'
import type { Id, SessionId, UserId } from '../../platform/kernel/ids.ts'
import { isLocalPath } from '../../platform/kernel/local-path.ts'
import { addDays, earlierOf, type Instant } from '../../platform/kernel/time.ts'

// Sessions and proofs use real time, as keys do, so that advancing a sandbox's clock doesn't sign anyone out.

export const signInMethods = ['email', 'invitation', 'operator_link', 'passkey', 'demo'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** A browser where a person has signed in. */
export interface Session {
  id: SessionId
  user_id: UserId
  method: SignInMethod
  /** The browser's user agent and network address at sign-in. */
  user_agent: string | null
  address: string
  /** The operator viewing as this user; null for a person's own session. */
  opened_by: UserId | null
  /** When that operator signed in; null if they used a key. */
  opener_signed_in_at: Instant | null
  signed_in_at: Instant
  last_seen_at: Instant
  expires_at: Instant
}

/** What a link or code proves, once: that its reader has the address, or is at the operator's terminal. */
export interface Proof {
  id: Id<'prf'>
  purpose: ProofPurpose
  /** Null for a link printed on the operator's terminal. */
  email: string | null
  /** The user that the address or link belongs to; null if the address determines the user, as for a sign-in. */
  user_id: UserId | null
  wrong_codes: number
  return_to: string | null
  /** The network or user that requested the email. */
  asked_by: string
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

export type ProofPurpose = 'sign_in' | 'new_address' | 'invitation' | 'operator_link'

/** A proof for one of these purposes. */
export type ProofFor<P extends ProofPurpose> = Proof & { purpose: P }

export const PROOF_MINUTES = 15
export const INVITATION_DAYS = 7

/**
 * How many emails and codes are allowed. If a limit counted all requests for an address, someone else could use it up and lock
 * out the owner. So each network has its own limits, and networks that the owner has signed in from before aren't subject to the
 * shared limits for all others.
 */
export const MAILS_PER_EMAIL_AND_HOUR = { ofOne: 5, ofStrangers: 20 }
/** Wrong codes. A link works without a code, however many wrong codes were typed. */
export const WRONG_CODES_PER_DAY = { ofOne: 10, ofStrangers: 20 }
/** Requested by one network address or user. */
export const MAILS_PER_SOURCE_AND_HOUR = 30
/** Per user; another sign-in ends the oldest. */
export const SESSIONS_MAX = 100
export const RETURN_PATH_MAX = 500
const WRONG_CODES_MAX = 5
export const SESSION_IDLE_DAYS = 30
export const SESSION_MAX_DAYS = 90

/** When a session ends unless it is used. `markSeen` in the store computes the same. */
export function sessionExpiry(signedInAt: Instant, lastSeenAt: Instant): Instant {
  return earlierOf(addDays(lastSeenAt, SESSION_IDLE_DAYS), addDays(signedInAt, SESSION_MAX_DAYS))
}

/** Throws unless the proof can be used for one of these purposes. */
export function requireUsable<P extends ProofPurpose>(
  proof: Proof | null,
  purposes: readonly P[],
  realNow: Instant,
): ProofFor<P> {
  const purpose = purposes.find((one) => one === proof?.purpose)
  if (!proof || purpose === undefined || proof.used_at !== null || proof.expires_at <= realNow) throw badProof()
  if (proof.wrong_codes >= WRONG_CODES_MAX) throw badProof()
  return { ...proof, purpose }
}

/** Whether one more is allowed: `ofOne` counts those from the same network or user, `ofStrangers` those from all unknown ones. */
export function isWithin(
  limits: { ofOne: number; ofStrangers: number },
  counted: { ofOne: number; ofStrangers: number },
  isKnown: boolean,
): boolean {
  return counted.ofOne < limits.ofOne && (isKnown || counted.ofStrangers < limits.ofStrangers)
}

/** The same for unknown, used, expired and wrong links and codes, so that the refusal reveals nothing. */
export function badProof(): Refusal {
  return unauthorized('bad_sign_in', 'That link or code didn’t work. Request a new one.')
}

/** Throws unless people can join without an invitation. */
export function requireSignUp(signUp: 'open' | 'closed'): void {
  if (signUp === 'open') return
  throw forbidden('sign_up_closed', 'This marketplace is invitation-only.')
}

/** A path on this service to return to after signing in; null for anything that could lead elsewhere. */
export function returnPathFrom(text: string | undefined): string | null {
  return text !== undefined && text.length <= RETURN_PATH_MAX && isLocalPath(text) ? text : null
}
