import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { conversationsQuery } from '../../app/conversation/queries.ts'
import { Empty } from '../../ui/empty.tsx'
import { words } from '../../words/messages.ts'

const route = getRouteApi('/messages')

/** Shown next to the list while no conversation is open. */
export function NoConversation() {
  const { data } = useInfiniteQuery(conversationsQuery(route.useSearch()))
  if (!data?.pages[0]?.data.length) return null
  return (
    <div className="grid flex-1 place-items-center p-8">
      <Empty icon={MessagesSquare} title={words.none}>
        {words.noneText}
      </Empty>
    </div>
  )
}
