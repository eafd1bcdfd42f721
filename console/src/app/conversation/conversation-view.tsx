import type { Conversation, Message } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { words } from '../../words/messages.ts'
import { useDraft } from '../drafts.ts'
import { Failure } from '../failure.tsx'
import { usePartner } from '../people.tsx'
import { useMe } from '../session.tsx'
import { Composer } from './composer.tsx'
import { MessageList, type Older } from './message-list.tsx'
import { MessagesSkeleton } from './messages-skeleton.tsx'
import { arrivedAmong, type Draft, type Outgoing, useOutbox } from './outbox.ts'
import { OutgoingItem } from './outgoing-item.tsx'
import { messagesQuery } from './queries.ts'
import { unreadAmong, useReadMarks } from './read-marks.ts'
import { useSenders } from './senders.ts'

interface ConversationViewProps {
  conversation: Conversation
  /** Focuses the field, if the person came here to write. */
  isFocused?: boolean
}

/** One of the reader's conversations: its messages, and a field to write in. Fills the available height. */
export function ConversationView(props: ConversationViewProps) {
  const query = useInfiniteQuery(messagesQuery(props.conversation.id))
  const messages = useMemo(() => query.data?.pages.flatMap(({ data }) => data).reverse(), [query.data])
  if (messages) return <Loaded {...props} messages={messages} older={query} />
  if (!query.isError) return <MessagesSkeleton />
  return (
    <div className="p-4">
      <Failure error={query.error} onRetry={() => void query.refetch()} />
    </div>
  )
}

interface LoadedProps extends ConversationViewProps {
  messages: readonly Message[]
  older: Older
}

function Loaded({ conversation, isFocused = false, messages, older }: LoadedProps) {
  const { id } = conversation
  const me = useMe().user_id
  const { name } = usePartner(conversation)
  const list = useRef<HTMLOListElement>(null)
  const unread = unreadAmong(messages, conversation, me)
  useReadMarks(id, unread, list)
  // If more is unread than has been loaded, the line would be in the middle of it.
  const newFrom = useNewFrom(unread.length < conversation.unread_count ? null : (unread[0]?.number ?? null))
  const senders = useSenders(conversation)

  const { outgoing, send, retry, remove } = useOutbox(id)
  const arrived = arrivedAmong(outgoing, messages, me)
  const isLate = outgoing.some(({ key, state }) => state === 'failed' && arrived.includes(key))
  useEffect(() => {
    // The response was lost, but the message has arrived.
    if (isLate) remove(arrived)
  })

  const form = useForm<Draft>({ defaultValues: { text: '', files: [] } })
  const draft = useDraft(form, `message.${id}`)
  useEffect(() => {
    if (isFocused) form.setFocus('text')
  }, [isFocused, form])
  const onSend = (written: Draft) => {
    send(written, messages.at(-1)?.number ?? 0)
    form.reset()
    draft.clear()
  }
  const edit = ({ key, text, files = [] }: Outgoing) => {
    remove([key])
    form.setValue('files', [...files, ...(form.getValues('files') ?? [])])
    form.setValue('text', [text, form.getValues('text')].filter(Boolean).join('\n\n'))
    form.setFocus('text')
  }
  const onTheirWay = outgoing.filter(({ key }) => !arrived.includes(key))
  return (
    // Files can be dropped anywhere on it.
    <div data-conversation className="contents">
      {messages.length === 0 && onTheirWay.length === 0 ? (
        <NoMessages name={name} />
      ) : (
        <MessageList
          label={words.with(name)}
          messages={messages}
          senders={senders}
          newFrom={newFrom}
          older={older}
          listRef={list}
        >
          {onTheirWay.map((each) => (
            <li key={each.key}>
              <OutgoingItem outgoing={each} onRetry={retry} onEdit={() => edit(each)} />
            </li>
          ))}
        </MessageList>
      )}
      <Arrivals name={name} messages={messages} me={me} />
      <Composer conversation={conversation} form={form} onSend={onSend} />
    </div>
  )
}

/** Where the line goes: above what was new when the reader arrived or returned to the window. */
function useNewFrom(firstUnread: number | null): number | null {
  const [newFrom, setNewFrom] = useState(firstUnread)
  useEffect(() => {
    if (firstUnread !== null && !document.hasFocus()) setNewFrom(firstUnread)
  }, [firstUnread])
  return newFrom
}

/** Reads out what the other side writes while the conversation is open. */
function Arrivals({ name, messages, me }: { name: string; messages: readonly Message[]; me: string }) {
  const [since] = useState(messages.at(-1)?.number ?? 0)
  const newest = messages.findLast(({ number, sender_id, text }) => number > since && sender_id !== me && text !== null)
  return (
    <p aria-live="polite" className="sr-only">
      {newest && words.arrived(name, newest.text ?? '')}
    </p>
  )
}

function NoMessages({ name }: { name: string }) {
  return (
    <div className="flex min-h-40 flex-1 flex-col items-center justify-center gap-1 p-6 text-center">
      <MessageCircle aria-hidden="true" className="mb-2 size-5 text-ink-faint" />
      <p className="font-medium">{words.empty}</p>
      <p className="wrap-anywhere w-full max-w-xs text-balance text-ink-soft text-sm">{words.emptyText(name)}</p>
    </div>
  )
}
