import type { FileFacts } from '../../files/attachments/domain.ts'
import { type BlocksOfDeal, refusalToContactSide } from '../../people/blocks/domain.ts'
import { type Actor, holdsScope, type Reader } from '../../platform/kernel/actor.ts'
import { conflict, forbidden, type Refusal, rateLimited } from '../../platform/kernel/errors.ts'
import {
  type AgentId,
  type ConversationId,
  encodeId,
  type GigId,
  type MessageId,
  madeAt,
  type UserId,
} from '../../platform/kernel/ids.ts'
import { contentRemoved, type Removal } from '../../platform/kernel/moderation.ts'
import { otherSide, type Side, sideOf } from '../../platform/kernel/parties.ts'
import type { Quota, Quotas } from '../../platform/kernel/quotas.ts'
import { addSeconds, epochMsOf, type Instant } from '../../platform/kernel/time.ts'
import type { Requirement, Viewer } from '../../platform/kernel/viewer.ts'

/** Everything a gig's client and a worker write to each other. */
export interface Conversation extends BlocksOfDeal {
  id: ConversationId
  gig_id: GigId
  client_id: UserId
  worker_id: UserId
  /** The number of the newest message. */
  message_count: number
  client_suspended: boolean
  worker_suspended: boolean
  created_at: Instant
}

/** A conversation as one of its sides sees it; for anyone else, nothing counts as read or unread. */
export interface ReadConversation extends Conversation {
  unread_count: number
  read_message_id: MessageId | null
  last_message: LastMessage | null
}

/** The newest message, as shown in lists. */
export type LastMessage = Pick<Message, 'id' | 'sender_id' | 'hosted_agent_id' | 'created_at'> & {
  /** Null if it was deleted. */
  excerpt: string | null
  removal: Removal | null
}

export interface Message {
  id: MessageId
  conversation_id: ConversationId
  /** Its place in the conversation, from 1. */
  number: number
  sender_id: UserId
  hosted_agent_id: AgentId | null
  /** Null if it was deleted. */
  text: string | null
  attachments: readonly FileFacts[]
  created_at: Instant
  deleted_at: Instant | null
  removal: Removal | null
}

export const conversationActions = ['write'] as const
export type ConversationAction = (typeof conversationActions)[number]

export const messageActions = ['delete'] as const
export type MessageAction = (typeof messageActions)[number]

const writing: Requirement = { scope: 'messages:write' }

/** What the viewer may do in a conversation. */
export function actionsIn(viewer: Viewer, conversation: Conversation): ConversationAction[] {
  const side = sideOf(viewer.userId, conversation)
  return side && viewer.permits(writing) && !refusalToWrite(side, conversation) ? ['write'] : []
}

/** What can keep one side from writing to the other. */
export const writeRefusals = ['recipient_suspended', 'user_blocked', 'contact_unavailable'] as const
export type WriteRefusal = (typeof writeRefusals)[number]

/** The code with which the viewer's message would be refused; null if it wouldn't be, and for readers who aren't a side. */
export function writeRefusalIn({ userId }: Viewer, conversation: Conversation): WriteRefusal | null {
  const side = sideOf(userId, conversation)
  const code = side && refusalToWrite(side, conversation)?.issues[0]?.code
  return writeRefusals.find((each) => each === code) ?? null
}

/** Why one side may not write to the other; null if they may. */
export function refusalToWrite(side: Side, conversation: Conversation): Refusal | null {
  const recipient = otherSide(side)
  const recipientId = conversation[`${recipient}_id`]
  if (!conversation[`${recipient}_suspended`]) return refusalToContactSide(side, conversation)
  return conflict('recipient_suspended', 'The other side is suspended and can’t get messages for now.', {
    user_id: encodeId('usr', recipientId),
  })
}

/** What the viewer may do with a message. */
export function actionsOn(
  viewer: Viewer,
  author: Pick<Actor, 'userId' | 'hostedAgentId'>,
  message: Message,
  now: Instant,
): MessageAction[] {
  return viewer.permits(writing) && !refusalToDelete(author, message, now) ? ['delete'] : []
}

/** Why a side may not delete a message; null if they may. Users may also delete what their agents wrote. */
export function refusalToDelete(
  { userId, hostedAgentId }: Pick<Actor, 'userId' | 'hostedAgentId'>,
  message: Message,
  now: Instant,
): Refusal | null {
  const { sender_id, hosted_agent_id } = message
  if (sender_id !== userId || (hostedAgentId !== null && hosted_agent_id !== hostedAgentId)) {
    const details = { user_id: encodeId('usr', sender_id) }
    return forbidden('not_yours', 'Only its author can delete a message.', details)
  }
  if (message.removal) return contentRemoved()
  if (message.deleted_at) {
    return conflict('wrong_state', 'This message has already been deleted.', { status: 'deleted', possible_in: [] })
  }
  const until = addSeconds(message.created_at, DELETABLE_SECONDS)
  if (now < until) return null
  return conflict('too_late_to_delete', 'A message can only be deleted within 15 minutes.', { deletable_until: until })
}

const DELETABLE_SECONDS = 15 * 60

/** A message that counts toward the rate limit. */
export type SentMessage = Pick<Message, 'id' | 'hosted_agent_id'>

/** How long messages count toward the rate limit. */
export const RATE_WINDOW_MS = 60_000

/** Throws if one more message would be too many, given those the user and their agents sent within the window, oldest first. */
export function requireRate(
  limits: Quotas,
  hostedAgentId: AgentId | null,
  sent: readonly SentMessage[],
  realNowMs: number,
): void {
  const requireBelow = (policy: Quota, counted: readonly SentMessage[]) => {
    const limit = limits[policy]
    const last = counted.at(-limit)
    if (!last) return
    const freeInMs = epochMsOf(madeAt(last.id)) + RATE_WINDOW_MS - realNowMs
    throw rateLimited(policy, limit, Math.max(1, Math.ceil(freeInMs / 1000)))
  }
  requireBelow('messages_per_minute', sent)
  if (hostedAgentId === null) return
  const ofAgent = sent.filter(({ hosted_agent_id }) => hosted_agent_id === hostedAgentId)
  requireBelow('agent_messages_per_minute', ofAgent)
}

/** Whether the caller may read other people's conversations that an open dispute or report is about. */
export function isStaff(reader: Reader): boolean {
  return holdsScope(reader, 'disputes:arbitrate') || holdsScope(reader, 'admin')
}
