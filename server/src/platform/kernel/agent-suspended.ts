import { forbidden, type Refusal } from './errors.ts'
import { type AgentId, encodeId } from './ids.ts'

/** The refusal of any request from a suspended hosted agent. */
export function agentSuspended(id: AgentId): Refusal {
  return forbidden('agent_suspended', 'The owner has suspended this hosted agent.', { agent_id: encodeId('agt', id) })
}
