import type { Conversation, Message } from '@parley/sdk'
import { type RefObject, useEffect } from 'react'
import { parley } from '../parley.ts'
import { queryClient } from '../query-client.ts'
import { useSession } from '../session.tsx'

/** What the other side wrote that the reader hasn't read, oldest first, like the messages. */
export function unreadAmong(
  messages: readonly Message[],
  { unread_count, read_message_id }: Conversation,
  me: string,
): readonly Message[] {
  if (unread_count === 0) return []
  // A message that isn't among them is older than all of them.
  const read = messages.find(({ id }) => id === read_message_id)?.number ?? 0
  return messages.filter(({ number, sender_id, text }) => number > read && sender_id !== me && text !== null)
}

/**
 * Marks messages as read once they're visible in a focused window, not when they arrive behind another window. An operator who is
 * viewing as someone marks nothing.
 */
export function useReadMarks(id: string, unread: readonly Message[], list: RefObject<HTMLElement | null>): void {
  const isInPerson = useSession().session.opened_by === null
  const ids = unread.map((message) => message.id).join(' ')
  useEffect(() => {
    if (ids === '' || !isInPerson) return
    const inSight = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const mark = () => {
      timer = undefined
      const newest = ids.split(' ').findLast((each) => inSight.has(each))
      if (newest && document.hasFocus()) void markRead(id, newest)
    }
    const markSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(mark, PAUSE_MS)
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const { message = '' } = (target as HTMLElement).dataset
        if (isIntersecting) inSight.add(message)
        else inSight.delete(message)
      }
      markSoon()
    })
    for (const each of ids.split(' ')) {
      const item = list.current?.querySelector(`[data-message="${each}"]`)
      if (item) observer.observe(item)
    }
    window.addEventListener('focus', markSoon)
    return () => {
      observer.disconnect()
      window.removeEventListener('focus', markSoon)
      if (timer === undefined) return
      // Someone who replies and leaves right away has read it.
      clearTimeout(timer)
      mark()
    }
  }, [id, ids, isInPerson, list])
}

async function markRead(id: string, message_id: string): Promise<void> {
  // What couldn't be marked is marked the next time it's seen.
  await parley.conversations.read(id, { message_id }).catch(() => {})
  const keys = ['conversations', 'inbox']
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(String(queryKey[0])) })
}

// One request for everything that scrolls past.
const PAUSE_MS = 200
