import type { NotificationCounts } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { words } from '../words/app.ts'
import { paths } from './paths.ts'
import { countsQuery } from './queries.ts'

/** How many notifications the reader hasn't seen. */
export function useUnreadCount(): number {
  return useQuery(countsQuery).data?.unread_count ?? 0
}

/** How much is new: notifications, and conversations with unread messages. */
export function useNewCount(): number {
  const counts = useQuery(countsQuery).data
  return counts ? counts.unread_count + counts.unread_conversation_count : 0
}

/** What's waiting behind each navigation item, by path: tasks, or conversations with unread messages. */
export function useNavigationCounts(): Partial<Record<string, number>> {
  const counts = useQuery(countsQuery).data
  return counts ? countsByPage(counts) : {}
}

/** How screen readers read a count in the navigation, after the page's name. */
export function countLabel(path: string, count: number): string {
  return path === paths.messages ? words.bell.conversations(count) : words.bell.tasks(count)
}

function countsByPage({
  task_count,
  unread_conversation_count,
  tasks,
}: NotificationCounts): Partial<Record<string, number>> {
  const byPage: Partial<Record<string, number>> = {
    [paths.home]: task_count,
    [paths.messages]: unread_conversation_count,
  }
  for (const { type, action, count } of tasks) {
    const page = PAGES[`${type}.${action}`] ?? PAGES[type]
    if (page) byPage[page] = (byPage[page] ?? 0) + count
  }
  return byPage
}

/** Where tasks are found, by kind of thing, or by that and the action. */
const PAGES: Partial<Record<string, string>> = {
  application: paths.myGigs,
  negotiation: paths.negotiations,
  contract: paths.contracts,
  milestone: paths.contracts,
  dispute: paths.disputes,
  'dispute.recommend': paths.disputesDesk,
  'dispute.resolve': paths.disputesDesk,
  approval: paths.approvals,
  deposit: paths.money,
  withdrawal: paths.money,
  webhook: paths.developers,
}
