import type { StaffCredentialKind } from '../../platform/kernel/actor.ts'
import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** One act of an operator or arbiter. */
export interface StaffAct {
  id: Id<'act'>
  user_id: UserId
  /** The managed user for whom the operator's key acted. */
  on_behalf_of: UserId | null
  operation: string
  path: string
  subject: string | null
  /** Why, if the request said so. */
  reason: string | null
  credential_kind: StaffCredentialKind
  credential_id: string
  address: string
  /** Real time. */
  created_at: Instant
}
