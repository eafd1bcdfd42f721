import type { KeyId, SessionId, UserId } from '../../platform/kernel/ids.ts'
import type { ScheduledTerms } from '../../platform/kernel/terms-of-use.ts'
import type { Instant } from '../../platform/kernel/time.ts'

export const termsStatuses = ['planned', 'in_force', 'replaced', 'withdrawn'] as const
export type TermsStatus = (typeof termsStatuses)[number]

/** One version of the terms of use. All its times are real time. */
export interface TermsVersion extends ScheduledTerms {
  /** Now. */
  status: TermsStatus
  /** In Markdown; null if the terms are at `external_url`. */
  text: string | null
  external_url: string | null
  /** What it changes. */
  summary: string | null
  published_at: Instant
  published_by: UserId
  withdrawn_at: Instant | null
  withdrawn_by: UserId | null
}

/** Who has accepted a version, when, and with what. */
export interface TermsAcceptance {
  user_id: UserId
  version: number
  accepted_at: Instant
  /** Both are null if accepting it was part of creating the account. */
  session_id: SessionId | null
  key_id: KeyId | null
  /** The operator whose key acted for a managed user. */
  accepted_by: UserId | null
}
