import type { AgentId, Id, MilestoneId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** What a worker delivered, and the changes the client asked for. */
export interface Submission {
  id: Id<'sub'>
  milestone_id: MilestoneId
  number: number
  user_id: UserId
  hosted_agent_id: AgentId | null
  message: string
  links: readonly string[]
  created_at: Instant
  changes_requested: string | null
  changes_requested_at: Instant | null
}
