import type { StaffCredentialKind } from '../../platform/kernel/actor.ts'
import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

export const staffActKinds = ['write', 'read'] as const

/** One act of an operator or arbiter: something they changed, or something private that they read. */
export interface StaffAct {
  id: Id<'act'>
  kind: (typeof staffActKinds)[number]
  user_id: UserId
  /** The managed user that the operator's key acted for. */
  on_behalf_of: UserId | null
  operation: string
  path: string
  subject: string | null
  /** The reason, if the request included one. */
  reason: string | null
  credential_kind: StaffCredentialKind
  credential_id: string
  address: string
  /** Real time. */
  created_at: Instant
}

/** A page that is read again and again, such as by live updates, is in the log once in this time. */
export const REPEATED_READ_SECONDS = 15 * 60
