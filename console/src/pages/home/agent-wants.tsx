import { useQuery } from '@tanstack/react-query'
import { pendingQuery } from '../../app/agent-queries.ts'
import { requestInWords } from '../../app/agent-request.ts'
import { words } from '../../words/home.ts'
import { taskWords } from '../../words/tasks.ts'

/** Which agent asks for what. */
export function AgentWants({ approvalId }: { approvalId: string }) {
  const approval = useQuery(pendingQuery).data?.find(({ id }) => id === approvalId)
  if (!approval?.agent) return taskWords['approval.approve'].text
  return words.agentWants(approval.agent.name, requestInWords(approval))
}
