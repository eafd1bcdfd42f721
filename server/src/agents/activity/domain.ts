import type { AgentCredential } from '../../platform/kernel/actor.ts'
import type { AgentId, ApprovalId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** One write of an agent: with which key or app, under which version of its mandate, and with which approval if it needed one. */
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
