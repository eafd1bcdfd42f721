import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import {
  Conversation,
  ConversationFilter,
  exampleConversation,
  exampleMessage,
  Message,
  NewMessage,
  ReadUntil,
  UnreadTotals,
} from './schema.ts'
import {
  countUnread,
  deleteMessage,
  getConversation,
  getMessage,
  listConversations,
  listMessages,
  markRead,
  sendMessage,
} from './service.ts'

const conversationExpansions = {
  gig: 'gig',
  client: 'user',
  worker: 'user',
  hosted_agent: { kind: 'agent', at: 'last_message.hosted_agent_id' },
} as const
const messageExpansions = { sender: 'user', hosted_agent: 'agent' } as const

const forStaff =
  'Arbiters and operators can read it while a dispute about one of its contracts is open, and operators while a report about one of its messages is; each time they do, it appears in the audit log.'

export function conversationRoutes(api: Api): void {
  api.list({
    path: '/conversations',
    scope: 'read',
    query: ConversationFilter,
    answer: Conversation,
    expand: conversationExpansions,
    isSlow: ({ q }) => q !== undefined,
    mcp: true,
    docs: {
      id: 'listConversations',
      tag: 'Messages',
      summary: 'List conversations',
      description:
        'Your conversations, those with unread messages first, then the newest. Each combination of gig, client and worker has one, starting with the first application, invitation or negotiation.',
    },
    run: (ctx, call) => listConversations(ctx, call.actor, call.query, call.page),
  })

  api.read({
    path: '/conversations/unread',
    scope: 'read',
    answer: UnreadTotals,
    mcp: true,
    docs: {
      id: 'countUnread',
      tag: 'Messages',
      summary: 'Count unread messages',
      description: 'How many messages from others you haven’t marked as read, across all conversations.',
      example: { answer: { messages: 3, conversations: 2 } },
    },
    run: (ctx, call) => countUnread(ctx, call.actor),
  })

  api.read({
    path: '/conversations/:id',
    scope: 'read',
    answer: Conversation,
    expand: conversationExpansions,
    mcp: true,
    docs: {
      id: 'getConversation',
      tag: 'Messages',
      summary: 'Read a conversation',
      description: `For its two sides. ${forStaff}`,
      example: { answer: exampleConversation },
    },
    run: (ctx, call) => getConversation(ctx, call.actor, toId('cnv', call.params.id)),
  })

  api.list({
    path: '/conversations/:id/messages',
    scope: 'read',
    answer: Message,
    expand: messageExpansions,
    mcp: true,
    docs: {
      id: 'listMessages',
      tag: 'Messages',
      summary: 'List messages',
      description: `Newest first. Listing messages doesn’t mark them as read. For the two sides of the conversation. ${forStaff}`,
    },
    run: (ctx, call) => listMessages(ctx, call.actor, toId('cnv', call.params.id), call.page),
  })

  api.write({
    method: 'POST',
    path: '/conversations/:id/messages',
    scope: 'messages:write',
    body: NewMessage,
    answer: Message,
    created: ({ id }) => `/messages/${id}`,
    mcp: true,
    docs: {
      id: 'sendMessage',
      tag: 'Messages',
      summary: 'Send a message',
      description:
        'Sends a message to the other side of the conversation. A message doesn’t commit anyone to anything and can’t be edited. Unless configured otherwise, a user and their agents can send 30 per minute in total, and each agent 10; more are refused with `rate_limited`.',
      refusals: ['recipient_suspended', 'user_blocked', 'contact_unavailable', 'wrong_state'],
      example: { body: { text: exampleMessage.text } },
    },
    run: (ctx, call) => sendMessage(ctx, call.actor, toId('cnv', call.params.id), call.body),
  })

  api.write({
    method: 'POST',
    path: '/conversations/:id/read',
    scope: 'messages:write',
    whileSuspended: true,
    body: ReadUntil,
    answer: Conversation,
    mcp: true,
    docs: {
      id: 'markConversationRead',
      tag: 'Messages',
      summary: 'Mark messages as read',
      description:
        'Everything up to the message counts as read, for your whole side: you, your agents and your apps. The other side isn’t notified. Sending an older message’s id changes nothing.',
      example: { body: { message_id: exampleMessage.id } },
    },
    run: (ctx, call) => markRead(ctx, call.actor, toId('cnv', call.params.id), call.body),
  })

  api.read({
    path: '/messages/:id',
    scope: 'read',
    answer: Message,
    expand: messageExpansions,
    mcp: true,
    docs: {
      id: 'getMessage',
      tag: 'Messages',
      summary: 'Read a message',
      description: `For the two sides of its conversation. ${forStaff}`,
      example: { answer: exampleMessage },
    },
    run: (ctx, call) => getMessage(ctx, call.actor, toId('msg', call.params.id)),
  })

  api.write({
    method: 'DELETE',
    path: '/messages/:id',
    scope: 'messages:write',
    answer: Message,
    mcp: true,
    docs: {
      id: 'deleteMessage',
      tag: 'Messages',
      summary: 'Delete a message',
      description:
        'By its author, within 15 minutes. The text is gone for both sides, but the message stays as a placeholder. Users can also delete what their agents wrote.',
      refusals: ['not_yours', 'wrong_state', 'too_late_to_delete', 'content_removed'],
    },
    run: (ctx, call) => deleteMessage(ctx, call.actor, toId('msg', call.params.id)),
  })
}
