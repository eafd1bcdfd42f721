import type { Conversation } from '@parley/sdk'
import { getRouteApi, Link } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { conversationsQuery } from '../../app/conversation/queries.ts'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterText } from '../../app/filters.tsx'
import { paths } from '../../app/paths.ts'
import { usePartner } from '../../app/people.tsx'
import { useMe } from '../../app/session.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Count } from '../../ui/count.tsx'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/empty.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/messages.ts'

const route = getRouteApi('/messages')

/** The conversations: unread first, then the newest. j and k move through them. */
export function ConversationList({ openId }: { openId: string | undefined }) {
  const search = route.useSearch()
  const list = useListKeys<HTMLUListElement>()
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4 pt-1">
      <FilteredList
        query={conversationsQuery(search)}
        filters={
          <FilterText
            name="q"
            label={words.list.search}
            placeholder={words.list.searchPlaceholder}
            className="w-full"
          />
        }
        skeleton={<SkeletonRows count={6} className="h-16" />}
        empty={<NoConversations />}
      >
        {(conversations) => (
          <ul ref={list} aria-label={words.list.label} className="-mx-2 flex flex-col gap-0.5">
            {conversations.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow conversation={conversation} isOpen={conversation.id === openId} />
              </li>
            ))}
          </ul>
        )}
      </FilteredList>
    </div>
  )
}

function ConversationRow({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
  const { id, gig, unread_count, last_message, created_at } = conversation
  const { name, avatarUrl } = usePartner(conversation)
  const isUnread = unread_count > 0
  return (
    <Link
      to={paths.conversation(id)}
      search={(current: object) => current}
      data-row
      aria-current={isOpen || undefined}
      className={cx(
        'flex items-start gap-3 rounded-lg px-2 py-2.5 text-sm hover:bg-hover focus-visible:-outline-offset-2',
        isOpen && 'bg-hover',
      )}
    >
      <Avatar name={name} url={avatarUrl} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <bdi className={cx('truncate', isUnread ? 'font-semibold' : 'font-medium')}>{name}</bdi>
          <Time at={last_message?.created_at ?? created_at} className="text-ink-faint text-xs" />
        </span>
        <span className="block truncate text-ink-faint text-xs">{gig?.title ?? appWords.removed}</span>
        <span className="flex items-center justify-between gap-3">
          <span className={cx('truncate', isUnread ? 'text-ink' : 'text-ink-soft')}>
            <LastMessage conversation={conversation} />
          </span>
          <Count count={unread_count} label={words.list.unread(unread_count)} />
        </span>
      </span>
    </Link>
  )
}

function LastMessage({ conversation: { last_message } }: { conversation: Conversation }) {
  const me = useMe().user_id
  if (!last_message) return <span className="text-ink-faint">{words.list.silent}</span>
  const { excerpt, sender_id } = last_message
  if (excerpt === null) return <em>{words.list.deleted}</em>
  return <bdi>{sender_id === me ? words.list.mine(excerpt) : excerpt}</bdi>
}

function NoConversations() {
  return (
    <Empty
      icon={MessagesSquare}
      title={words.list.none}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Link to={paths.gigs} className={buttonClass()}>
            {words.list.findGigs}
          </Link>
          <Link to={paths.people} className={buttonClass()}>
            {words.list.findPeople}
          </Link>
        </span>
      }
    >
      {words.list.noneText}
    </Empty>
  )
}
