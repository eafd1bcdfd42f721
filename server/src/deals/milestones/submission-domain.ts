import type { FileFacts } from '../../files/attachments/domain.ts'
import type { AgentId, Id, MilestoneId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** Work that the worker submitted, and the changes the client requested. */
export interface Submission {
  id: Id<'sub'>
  milestone_id: MilestoneId
  number: number
  user_id: UserId
  hosted_agent_id: AgentId | null
  message: string
  links: readonly string[]
  attachments: readonly FileFacts[]
  created_at: Instant
  changes_requested: string | null
  changes_requested_at: Instant | null
}
