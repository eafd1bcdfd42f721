import type { AgentId, ApprovalId, KeyId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** One write of an agent: with which key, under which version of its mandate, and with which approval if it needed one. */
export interface Activity {
  /** Only used for ordering. */
  id: string
  hosted_agent_id: AgentId
  key_id: KeyId
  action: string
  subject: string | null
  mandate_version: number
  approval_id: ApprovalId | null
  created_at: Instant
}
