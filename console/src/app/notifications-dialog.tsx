import type { Notification } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useEffect } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Empty } from '../ui/empty.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { Time } from '../ui/time.tsx'
import { words as appWords } from '../words/app.ts'
import { notificationWords, words } from '../words/notifications.ts'
import { LoadedList } from './loaded.tsx'
import { parley } from './parley.ts'
import { paths } from './paths.ts'
import { countsQuery, notificationsQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

/** What others, agents and deadlines have changed, newest first. Opening it marks it as seen, on all the reader's devices. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const query = useInfiniteQuery(notificationsQuery)
  const newest = query.data?.pages[0]?.data[0]
  const unseenId = newest?.unread ? newest.id : null
  useEffect(() => {
    if (unseenId) void markSeen(unseenId)
  }, [unseenId])
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={appWords.close}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={4} className="h-16" />}
        empty={
          <Empty icon={Bell} title={words.none}>
            {words.noneText}
          </Empty>
        }
      >
        {(items) => (
          <ul className="-mx-3 flex flex-col gap-0.5">
            {items.map((item) => (
              <li key={item.id}>
                <Row item={item} onClose={onClose} />
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </Dialog>
  )
}

function Row({ item, onClose }: { item: Notification; onClose: () => void }) {
  const { type, created_at, unread, gig, contract } = item
  const text = notificationWords[type]?.(actorOf(item)) ?? words.fallback
  const about = gig?.title ?? contract?.gig_title
  return (
    <Link to={pathOf(item)} onClick={onClose} className="block rounded-lg px-3 py-2.5 text-sm hover:bg-hover">
      <span className="flex items-start justify-between gap-3">
        <span className="wrap-anywhere min-w-0 font-medium">{text}</span>
        {unread && <Badge tone="accent">{words.unread}</Badge>}
      </span>
      {about && <span className="block truncate text-ink-soft">{about}</span>}
      <Time at={created_at} className="text-ink-faint text-xs" />
    </Link>
  )
}

function actorOf({ user_id, user, agent_id, agent }: Notification): string | null {
  if (user_id) return user?.display_name ?? words.someone
  return agent_id ? (agent?.name ?? words.yourAgent) : null
}

/** The page on which the reader sees what has changed. */
function pathOf({ type: event, subject: { type, id }, gig_id, contract_id }: Notification): string {
  const isForOperators = event.endsWith('_requested')
  const places: Partial<Record<string, string | null>> = {
    application: gig_id && paths.gig(gig_id),
    negotiation: paths.negotiation(id),
    contract: paths.contract(id),
    dispute: paths.dispute(id),
    gig: paths.gig(id),
    approval: paths.approvals,
    deposit: isForOperators ? paths.payment(id) : paths.wallet,
    withdrawal: isForOperators ? paths.payment(id) : paths.wallet,
    payout: paths.wallet,
    refund: paths.wallet,
    vouch: paths.person('me'),
    conversation: paths.conversation(id),
    report: event === 'report.created' ? paths.report(id) : null,
    objection: event === 'objection.created' ? paths.objections : null,
    search: paths.savedSearch(id),
    notice: paths.notices,
  }
  return places[type] ?? (contract_id ? paths.contract(contract_id) : paths.home)
}

async function markSeen(event_id: string): Promise<void> {
  // What was new stays marked in the open dialog; only the counts change.
  await parley.notifications.seen({ event_id }).catch(() => {})
  await queryClient.invalidateQueries({ queryKey: countsQuery.queryKey })
}
