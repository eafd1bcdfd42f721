import type { CurrentSession, Event } from '@parley/sdk'
import { toast } from '../ui/toast.tsx'
import { notificationWords, words } from '../words/notifications.ts'
import { queryClient } from './query-client.ts'
import { agentSummaryQuery, userSummaryQuery } from './summaries.ts'

/**
 * Announces that someone else, an agent or a deadline has changed the open page. What users did elsewhere themselves isn't news.
 */
export async function announce({ type, actor }: Event): Promise<void> {
  const describe = notificationWords[type]
  const me = queryClient.getQueryData<CurrentSession>(['session'])?.user.user_id
  const isMine = actor.user_id === me
  if (!describe || (isMine && !actor.hosted_agent_id)) return
  toast(`${describe(isMine ? await agentName(actor) : await userName(actor))}.`, 'news')
}

async function userName({ user_id }: Event['actor']): Promise<string | null> {
  if (!user_id) return null
  const user = await queryClient.fetchQuery(userSummaryQuery(user_id)).catch(() => null)
  return user?.display_name ?? words.someone
}

async function agentName({ hosted_agent_id }: Event['actor']): Promise<string> {
  const agent = hosted_agent_id && (await queryClient.fetchQuery(agentSummaryQuery(hosted_agent_id)).catch(() => null))
  return agent ? agent.name : words.yourAgent
}
