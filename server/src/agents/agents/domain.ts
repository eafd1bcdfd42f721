import type { AgentId, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Transitions } from '../../platform/kernel/transitions.ts'

export const agentStatuses = ['active', 'suspended', 'deleted'] as const
export type AgentStatus = (typeof agentStatuses)[number]

export interface Agent {
  id: AgentId
  user_id: UserId
  name: string
  description: string | null
  status: AgentStatus
  version: number
  created_at: Instant
  updated_at: Instant
}

/** Suspending a suspended agent or resuming an active one succeeds without changing anything. */
export const agentTransitions = {
  suspend: { from: ['active', 'suspended'], to: 'suspended', by: ['owner'] },
  resume: { from: ['active', 'suspended'], to: 'active', by: ['owner'] },
  delete: { from: ['active', 'suspended'], to: 'deleted', by: ['owner'] },
} as const satisfies Transitions<AgentStatus, 'owner'>
