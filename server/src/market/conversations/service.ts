import type { Static } from 'typebox'
import type { EventType, NewEvent } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import { deleteAttachmentsOf, type ReadingRole, useAttachments } from '../../files/attachments/service.ts'
import { type ReadContext, viewerOf, type WriteContext } from '../../platform/context.ts'
import { type Actor, holdsScope, operatorBehind, userIdFrom } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import {
  type ConversationId,
  encodeId,
  type GigId,
  type MessageId,
  newId,
  toId,
  type UserId,
} from '../../platform/kernel/ids.ts'
import { type Content, notRemoved, type Removal, requireNotRemoved } from '../../platform/kernel/moderation.ts'
import { requireNotDue } from '../../platform/kernel/overdue.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { counterpartyOf, type Side, sideOf } from '../../platform/kernel/parties.ts'
import {
  type Conversation,
  isStaff,
  type Message,
  type ReadConversation,
  refusalToDelete,
  refusalToWrite,
  requireRate,
} from './domain.ts'
import {
  type ConversationFilter,
  type Conversation as ConversationShape,
  type Message as MessageShape,
  type NewMessage,
  presentConversation,
  presentConversationFacts,
  presentMessage,
  presentMessageEvent,
  type ReadUntil,
  type UnreadTotals,
} from './schema.ts'
import * as store from './store.ts'

/** Called for every application and negotiation. The first one with the worker about the gig opens the conversation. */
export function openConversation(
  ctx: WriteContext,
  { gig_id, client_id, worker_id }: { gig_id: GigId; client_id: UserId; worker_id: UserId },
): void {
  const id = newId<'cnv'>()
  store.sendConversation(ctx.db, { id, gig_id, client_id, worker_id, created_at: ctx.clock.now() })
}

/** Unread first, then the newest. */
export async function listConversations(
  ctx: ReadContext,
  actor: Actor,
  { q, gig_id, user_id, dispute_id }: Static<typeof ConversationFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof ConversationShape>>> {
  const filter: store.ConversationFilter = {
    words: q,
    gigId: gig_id === undefined ? undefined : toId('gig', gig_id),
    otherId: user_id === undefined ? undefined : userIdFrom(actor, user_id),
  }
  const viewer = await viewerOf(ctx, actor)
  if (dispute_id !== undefined) {
    const id = await store.findConversationOfDispute(ctx.db, toId('dsp', dispute_id), actor.userId, filter)
    const found = id && (await findReadable(ctx, actor, id))
    return { rows: found ? [presentConversation(found, { actor, viewer })] : [], next: null }
  }
  const found = await store.listConversations(ctx.db, actor.userId, filter, page)
  if (operatorBehind(actor)) ctx.noteStaffRead?.(null)
  const { rows, next } = pageOf(found, page.limit, ({ sort_key }) => sort_key)
  return { rows: rows.map((conversation) => presentConversation(conversation, { actor, viewer })), next }
}

export async function getConversation(
  ctx: ReadContext,
  actor: Actor,
  id: ConversationId,
): Promise<Static<typeof ConversationShape>> {
  const conversation = await findReadable(ctx, actor, id)
  if (!conversation) throw notFound()
  return presentConversation(conversation, { actor, viewer: await viewerOf(ctx, actor) })
}

export function countUnread(ctx: ReadContext, { userId }: Actor): Promise<Static<typeof UnreadTotals>> {
  return store.findTotals(ctx.db, userId)
}

/** How many messages a user hasn't read in the given conversations. */
export function listUnread(
  ctx: ReadContext,
  userId: UserId,
  ids: readonly ConversationId[],
): Promise<store.UnreadConversation[]> {
  return store.listUnread(ctx.db, userId, ids)
}

/** Newest first. */
export async function listMessages(
  ctx: ReadContext,
  actor: Actor,
  id: ConversationId,
  page: PageRequest,
): Promise<Page<Static<typeof MessageShape>>> {
  if (!(await findReadable(ctx, actor, id))) throw notFound()
  const found = await store.listMessages(ctx.db, id, page)
  const { rows, next } = pageOf(found, page.limit, ({ number }) => [String(number)])
  return { rows: await presentMessages(ctx, actor, rows), next }
}

export async function getMessage(ctx: ReadContext, actor: Actor, id: MessageId): Promise<Static<typeof MessageShape>> {
  const message = await store.findMessage(ctx.db, id)
  if (!message || !(await findReadable(ctx, actor, message.conversation_id))) throw notFound()
  return presentOne(ctx, actor, message)
}

export async function sendMessage(
  ctx: WriteContext,
  actor: Actor,
  id: ConversationId,
  { text, attachment_ids }: Static<typeof NewMessage>,
): Promise<Static<typeof MessageShape>> {
  const realNowMs = Date.now()
  const { quotas } = ctx.settings
  const [sent, found] = await Promise.all([
    store.lockAndListRecent(ctx.db, actor.userId, realNowMs, quotas.messages_per_minute),
    store.findConversation(ctx.db, id, actor.userId),
  ])
  if (!found || !sideOf(actor.userId, found)) throw notFound()
  requireRate(quotas, actor.hostedAgentId, sent, realNowMs)
  const { conversation, side } = await lockOwnConversation(ctx, actor, id)
  const refusal = refusalToWrite(side, conversation)
  if (refusal) throw refusal
  const messageId = newId<'msg'>()
  const message: Message = {
    id: messageId,
    conversation_id: id,
    number: conversation.message_count + 1,
    sender_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    text,
    attachments: await useAttachments(ctx, actor, attachment_ids, { kind: 'message', id: messageId }),
    created_at: ctx.clock.now(),
    deleted_at: null,
    removal: null,
  }
  store.sendMessage(ctx.db, message, counterpartyOf(side, conversation))
  recordMessage(ctx, actor, 'message.created', conversation, message)
  return presentOne(ctx, actor, message)
}

/** In what role the caller may read a message's files. */
export async function asReaderOfMessage(ctx: ReadContext, actor: Actor, id: MessageId): Promise<ReadingRole | null> {
  const message = await store.findMessage(ctx.db, id)
  const conversation = message && (await store.findConversation(ctx.db, message.conversation_id, actor.userId))
  if (!conversation || (message.removal && !mayReadRemoved(actor, message))) return null
  return readingRoleIn(ctx, actor, conversation)
}

function mayReadRemoved(actor: Actor, { sender_id }: Message): boolean {
  return sender_id === actor.userId || isStaff(actor)
}

/** A message as shown to operators and to those reporting it; null if the caller is on neither side and isn't an operator. */
export async function findMessageContent(ctx: ReadContext, actor: Actor, id: MessageId): Promise<Content | null> {
  const message = await store.findMessage(ctx.db, id)
  const conversation = message && (await store.findConversation(ctx.db, message.conversation_id, actor.userId))
  if (!conversation || message.deleted_at) return null
  if (!sideOf(actor.userId, conversation) && !holdsScope(actor, 'admin')) return null
  const { sender_id: owner_id, conversation_id, text, removal } = message
  return { id, owner_id, conversation_id, title: null, text, rating: null, removal }
}

/** Hides the text and files from the other side. The message stays as a placeholder, as when it's deleted. */
export async function removeMessage(ctx: WriteContext, actor: Actor, id: MessageId, removal: Removal): Promise<void> {
  const { conversation, message } = await lockForOperator(ctx, id)
  requireNotRemoved(message)
  const removed = { ...message, removal }
  store.sendRemoval(ctx.db, removed, recipientOf(conversation, message))
  recordModeration(ctx, actor, 'message.removed', conversation, removed)
}

export async function restoreMessage(ctx: WriteContext, actor: Actor, id: MessageId): Promise<void> {
  const { conversation, message } = await lockForOperator(ctx, id)
  if (!message.removal) throw notRemoved()
  const restored = { ...message, removal: null }
  store.sendRemoval(ctx.db, restored, recipientOf(conversation, message))
  recordModeration(ctx, actor, 'message.restored', conversation, restored)
}

async function lockForOperator(
  ctx: WriteContext,
  id: MessageId,
): Promise<{ conversation: Conversation; message: Message }> {
  const found = await store.findMessage(ctx.db, id)
  const conversation = found && (await store.lockConversation(ctx.db, found.conversation_id, found.sender_id))
  const message = conversation && (await store.findMessage(ctx.db, id))
  if (!message || message.deleted_at) throw notFound()
  return { conversation, message }
}

function recipientOf({ client_id, worker_id }: Conversation, { sender_id }: Message): UserId {
  return sender_id === client_id ? worker_id : client_id
}

// Only the author sees the reason.
function recordModeration(
  ctx: WriteContext,
  actor: Actor,
  type: 'message.removed' | 'message.restored',
  conversation: Conversation,
  message: Message,
): void {
  const event = messageEvent(type, conversation, message)
  const { removal } = message
  record(
    ctx,
    actor,
    { ...event, data: { ...event.data, ...(removal && { removal }) }, audience: [message.sender_id] },
    { ...event, audience: [recipientOf(conversation, message)] },
  )
}

/** The text and files are gone for good; the message stays as a placeholder. */
export async function deleteMessage(
  ctx: WriteContext,
  actor: Actor,
  id: MessageId,
): Promise<Static<typeof MessageShape>> {
  const found = await store.findMessage(ctx.db, id)
  if (!found) throw notFound()
  const { conversation, side } = await lockOwnConversation(ctx, actor, found.conversation_id)
  const message = await store.findMessage(ctx.db, id)
  if (!message) throw notFound()
  const now = ctx.clock.now()
  const refusal = refusalToDelete(actor, message, now)
  if (refusal) throw refusal
  const deleted: Message = { ...message, text: null, attachments: [], deleted_at: now }
  store.sendDeletion(ctx.db, deleted, counterpartyOf(side, conversation))
  deleteAttachmentsOf(ctx, { kind: 'message', id })
  recordMessage(ctx, actor, 'message.deleted', conversation, deleted)
  return presentOne(ctx, actor, deleted)
}

/** Marks everything up to a message as read by the caller's side. What has been read stays read. */
export async function markRead(
  ctx: WriteContext,
  actor: Actor,
  id: ConversationId,
  { message_id }: Static<typeof ReadUntil>,
): Promise<Static<typeof ConversationShape>> {
  const messageId = toId('msg', message_id)
  const { conversation } = await lockOwnConversation(ctx, actor, id)
  const [message, readNumber] = await Promise.all([
    store.findMessage(ctx.db, messageId),
    store.findReadNumber(ctx.db, id, actor.userId),
  ])
  if (message?.conversation_id !== id) throw notFound()
  const isNew = message.number > readNumber
  if (isNew) store.sendReadNumber(ctx.db, id, actor.userId, message.number)
  const [changed, viewer] = await Promise.all([store.findConversation(ctx.db, id, actor.userId), viewerOf(ctx, actor)])
  if (!changed) throw notFound()
  // Only for the reader: the other side isn't told what has been read.
  if (isNew) {
    record(ctx, actor, {
      type: 'conversation.read',
      subject: { type: 'conversation', id },
      data: {
        ...presentConversationFacts(conversation),
        read_message_id: encodeId('msg', messageId),
        unread_count: changed.unread_count,
      },
      audience: [actor.userId],
    })
  }
  return presentConversation(changed, { actor, viewer })
}

/**
 * The conversation, if the caller may read it: as one of its sides, as an arbiter or operator while a dispute about one of its
 * contracts is open, or as an operator while a report about one of its messages is. Reads by anyone but a side in person go into
 * the audit log.
 */
async function findReadable(ctx: ReadContext, actor: Actor, id: ConversationId): Promise<ReadConversation | null> {
  const conversation = await store.findConversation(ctx.db, id, actor.userId)
  if (!conversation) return null
  const role = await readingRoleIn(ctx, actor, conversation)
  if (!role) return null
  if (role === 'staff' || operatorBehind(actor)) ctx.noteStaffRead?.(encodeId('cnv', id))
  return conversation
}

async function readingRoleIn(ctx: ReadContext, actor: Actor, conversation: Conversation): Promise<ReadingRole | null> {
  if (sideOf(actor.userId, conversation)) return 'party'
  if (!isStaff(actor)) return null
  if (await isDisputed(ctx, conversation)) return 'staff'
  return holdsScope(actor, 'admin') && (await store.isReported(ctx.db, conversation.id)) ? 'staff' : null
}

async function isDisputed(ctx: ReadContext, conversation: Conversation): Promise<boolean> {
  const contracts = await store.listDisputedContracts(ctx.db, conversation)
  for (const { id, next_due_at } of contracts) requireNotDue(ctx, { kind: 'contract', id }, next_due_at)
  return contracts.length > 0
}

async function lockOwnConversation(
  ctx: WriteContext,
  actor: Actor,
  id: ConversationId,
): Promise<{ conversation: Conversation; side: Side }> {
  const conversation = await store.lockConversation(ctx.db, id, actor.userId)
  const side = conversation && sideOf(actor.userId, conversation)
  if (!conversation || !side) throw notFound()
  return { conversation, side }
}

async function presentOne(ctx: ReadContext, actor: Actor, message: Message): Promise<Static<typeof MessageShape>> {
  const [presented] = await presentMessages(ctx, actor, [message])
  return presented as Static<typeof MessageShape>
}

async function presentMessages(ctx: ReadContext, actor: Actor, messages: readonly Message[]) {
  const reader = { actor, viewer: await viewerOf(ctx, actor), now: ctx.clock.now() }
  return messages.map((message) => presentMessage(message, reader))
}

// About the conversation, so that its readers can follow it. Without the text, because messages can be deleted and events can't.
function recordMessage(
  ctx: WriteContext,
  actor: Actor,
  type: 'message.created' | 'message.deleted',
  conversation: Conversation,
  message: Message,
): void {
  record(ctx, actor, messageEvent(type, conversation, message))
}

function messageEvent(type: EventType, conversation: Conversation, message: Message): NewEvent {
  return {
    type,
    subject: { type: 'conversation', id: conversation.id },
    data: presentMessageEvent(conversation, message),
    audience: [conversation.client_id, conversation.worker_id],
  }
}
