import type { AgentCredential } from '../../platform/kernel/actor.ts'
import type { AgentId, ApprovalId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** One write by an agent: the key or app it used, the version of its mandate, and the approval, if it needed one. */
export interface Activity extends AgentCredential {
  /** Only used for ordering. */
  id: string
  hosted_agent_id: AgentId
  action: string
  subject: string | null
  mandate_version: number
  approval_id: ApprovalId | null
  created_at: Instant
}
