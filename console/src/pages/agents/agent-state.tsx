import type { AgentStatus } from '@parley/sdk'
import { Badge } from '../../ui/badge.tsx'
import { words } from '../../words/agents.ts'

export function AgentState({ status }: { status: AgentStatus }) {
  return <Badge tone={status === 'active' ? 'good' : 'warn'}>{words.states[status]}</Badge>
}
