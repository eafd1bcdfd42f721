import type { Message } from '@parley/sdk'
import { Trash2 } from 'lucide-react'
import { lazy, memo, type ReactNode, Suspense } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { TimeOfDay } from '../../ui/time.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/messages.ts'
import { termWords } from '../../words/terms.ts'
import { ActionButton, useAction } from '../action.tsx'
import { Files } from '../files.tsx'
import { parley } from '../parley.ts'
import { AgentBadge } from '../terms.tsx'
import type { Sender } from './senders.ts'

interface MessageItemProps {
  message: Message
  sender: Sender
  /** The first of several by the same sender. */
  isFirst: boolean
}

/** A message below its sender's name. Whatever it pretends to be, it's inside a bubble that belongs to someone. */
export const MessageItem = memo(function MessageItem({ message, sender, isFirst }: MessageItemProps) {
  const { text, allowed_actions } = message
  return (
    <Place isMine={sender.isMine}>
      {isFirst && <SenderLine message={message} sender={sender} />}
      <span className="group flex max-w-full items-center gap-1">
        {allowed_actions.includes('delete') && <DeleteButton message={message} sender={sender} />}
        {text === null ? (
          <em className="rounded-2xl border border-line border-dashed px-3.5 py-2 text-ink-faint text-sm">
            {message.removed ? words.removed : words.deleted}
          </em>
        ) : (
          <Bubble isMine={sender.isMine} text={text} />
        )}
        {text !== null && !sender.isMine && !message.removed && (
          <span className={HIDDEN_UNTIL_NEAR}>
            <Suspense>
              <ReportButton type="message" id={message.id} isIcon />
            </Suspense>
          </span>
        )}
      </span>
      <Files files={message.attachments} hasPreviews={sender.side === null} />
      {message.removal && (
        <Suspense>
          <RemovedNotice id={message.id} removal={message.removal} isOwner={sender.isMine} />
        </Suspense>
      )}
    </Place>
  )
})

/** Your own messages are on the right, the other side's on the left. */
export function Place({ isMine, children }: { isMine: boolean; children: ReactNode }) {
  return (
    <div className={cx('flex flex-col gap-1', isMine ? 'items-end pl-8 sm:pl-16' : 'items-start pr-8 sm:pr-16')}>
      {children}
    </div>
  )
}

function SenderLine({ message, sender }: Pick<MessageItemProps, 'message' | 'sender'>) {
  const { hosted_agent_id, hosted_agent, created_at } = message
  return (
    <p className="mt-3 flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 text-xs">
      {!sender.isMine && <Avatar name={sender.name} url={sender.avatarUrl} size="sm" />}
      <bdi className="min-w-0 truncate font-medium">{sender.isMine ? words.you : sender.name}</bdi>
      {sender.side && <Badge>{appWords.parties[sender.side]}</Badge>}
      {hosted_agent_id && (
        <AgentBadge title={termWords.sentByAgentOf(sender.name)}>
          {/* Only the agent's owner sees its name. */}
          {hosted_agent?.name ?? words.agent}
        </AgentBadge>
      )}
      <TimeOfDay at={created_at} className="text-ink-faint" />
    </p>
  )
}

export function Bubble({ isMine, text }: { isMine: boolean; text: string }) {
  return (
    <p
      dir="auto"
      className={cx(
        'wrap-anywhere min-w-0 whitespace-pre-wrap rounded-2xl px-3.5 py-2 text-sm',
        isMine ? 'bg-accent-soft' : 'bg-sunken',
      )}
    >
      {text.includes('://') ? (
        <Suspense fallback={text}>
          <LinkedText text={text} />
        </Suspense>
      ) : (
        text
      )}
    </p>
  )
}

// The parser is large, and most messages have no URLs.
const LinkedText = lazy(() => import('./linked-text.tsx').then(({ LinkedText }) => ({ default: LinkedText })))

const HIDDEN_UNTIL_NEAR =
  'opacity-0 transition-opacity focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100'

// Both include forms, which most messages don't need.
const ReportButton = lazy(() => import('../report-button.tsx').then(({ ReportButton }) => ({ default: ReportButton })))
const RemovedNotice = lazy(() =>
  import('../object-dialog.tsx').then(({ RemovedNotice }) => ({ default: RemovedNotice })),
)

function DeleteButton({ message, sender }: Pick<MessageItemProps, 'message' | 'sender'>) {
  const remove = useAction({
    send: (_: undefined, options) => parley.messages.delete(message.id, options),
    touches: ['messages', 'conversations'],
  })
  return (
    <span className={HIDDEN_UNTIL_NEAR}>
      <ActionButton
        action={remove}
        variant="quiet"
        size="icon"
        label={words.delete}
        icon={<Trash2 aria-hidden="true" />}
        confirm={{
          title: words.deleteTitle,
          text: words.deleteText(sender.otherName),
          label: words.deleteLabel,
          isDanger: true,
        }}
      >
        {null}
      </ActionButton>
    </span>
  )
}
