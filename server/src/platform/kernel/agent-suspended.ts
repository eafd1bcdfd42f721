import { forbidden, type Refusal } from './errors.ts'
import { type AgentId, encodeId } from './ids.ts'

/** The refusal of everything that a suspended hosted agent asks for. */
export function agentSuspended(id: AgentId): Refusal {
  return forbidden('agent_suspended', 'This hosted agent is suspended by its owner.', { agent_id: encodeId('agt', id) })
}
