import type { Message } from '@parley/sdk'
import { ArrowDown } from 'lucide-react'
import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { dayIn, formatFullDay, useToday } from '../../ui/time.tsx'
import { words } from '../../words/messages.ts'
import { useKeptScroll } from './kept-scroll.ts'
import { MessageItem } from './message-item.tsx'
import type { Sender } from './senders.ts'

interface MessageListProps {
  /** The list's name for screen readers. */
  label: string
  /** Oldest first. */
  messages: readonly Message[]
  senders: Partial<Record<string, Sender>>
  /** The number of the first message that was new when the reader came. */
  newFrom?: number | null
  older: Older
  /** What comes after the messages. */
  children?: ReactNode
  listRef?: RefObject<HTMLOListElement | null>
}

export interface Older {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** What both sides wrote, day by day, in a scrolling box. */
export function MessageList({ label, messages, senders, newFrom = null, older, children, listRef }: MessageListProps) {
  const scroll = useKeptScroll(messages[0]?.id)
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroll.box}
        onScroll={scroll.onScroll}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: Some browsers only scroll by keyboard what has the focus.
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="p-4">
          {older.hasNextPage ? (
            <OlderMessages older={older} box={scroll.box} />
          ) : (
            <p className="mb-3 text-center text-ink-faint text-xs">{words.beginning}</p>
          )}
          <ol ref={listRef} className="flex flex-col gap-1">
            {messages.map((message, index) => {
              const before = messages[index - 1]
              const sender = senders[message.sender_id]
              const isNew = message.number === newFrom
              const isNewDay = dayOf(message) !== (before && dayOf(before))
              return (
                <Fragment key={message.id}>
                  {isNewDay && <DayLine day={dayOf(message)} />}
                  {isNew && <NewLine />}
                  <li data-message={message.id} data-begin={isNew || undefined}>
                    {sender && (
                      <MessageItem
                        message={message}
                        sender={sender}
                        isFirst={isNewDay || isNew || !before || !isSameSender(message, before)}
                      />
                    )}
                  </li>
                </Fragment>
              )
            })}
            {children}
          </ol>
        </div>
      </section>
      {!scroll.isAtEnd && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            size="sm"
            icon={<ArrowDown aria-hidden="true" />}
            onClick={scroll.toEnd}
            className="pointer-events-auto rounded-full! shadow-floating"
          >
            {words.toNewest}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Loads earlier messages when it scrolls into view. After a failure, that takes a click. */
function OlderMessages({ older, box }: { older: Older; box: RefObject<HTMLElement | null> }) {
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = older
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!ref.current || isFetchingNextPage || isFetchNextPageError) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      root: box.current,
      rootMargin: AHEAD,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isFetchingNextPage, isFetchNextPageError, fetchNextPage, box])
  return (
    <div ref={ref} className="mb-3 flex justify-center">
      <Button variant="quiet" size="sm" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {words.older}
      </Button>
    </div>
  )
}

// Keeps someone scrolling back slowly from ever reaching the end of what was loaded.
const AHEAD = '400px 0px 0px'

function DayLine({ day }: { day: string }) {
  const today = useToday()
  const yesterday = dayIn(Date.parse(`${today}T12:00:00`) - DAY_MS)
  const name = day === today ? words.today : day === yesterday ? words.yesterday : formatFullDay(day)
  return (
    <li className="mt-3 flex items-center gap-3 text-ink-faint text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time dateTime={day}>{name}</time>
    </li>
  )
}

function NewLine() {
  return (
    <li className="mt-3 flex items-center gap-3 font-medium text-accent-text text-xs before:h-px before:flex-1 before:bg-accent after:h-px after:flex-1 after:bg-accent">
      {words.new}
    </li>
  )
}

function dayOf({ created_at }: Message): string {
  return dayIn(Date.parse(created_at))
}

/** Sent close together in time, too; otherwise, the time is worth repeating. */
function isSameSender(message: Message, before: Message): boolean {
  return (
    message.sender_id === before.sender_id &&
    message.hosted_agent_id === before.hosted_agent_id &&
    Date.parse(message.created_at) - Date.parse(before.created_at) < TOGETHER_MS
  )
}

const TOGETHER_MS = 5 * 60_000
const DAY_MS = 86_400_000
