import type { AgentId, ApprovalId, KeyId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** Something an agent did: with which key, under which mandate, and what its owner had approved if they had to. */
export interface Act {
  /** Only orders them. */
  id: string
  hosted_agent_id: AgentId
  key_id: KeyId
  action: string
  subject: string | null
  mandate_version: number
  approval_id: ApprovalId | null
  created_at: Instant
}
