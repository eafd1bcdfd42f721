import { type Static, Type } from 'typebox'
import {
  AttachmentIds,
  Attachments,
  AttachmentsIn,
  presentFileIds,
  presentFiles,
} from '../../files/attachments/schema.ts'
import {
  Answer,
  DealWords,
  IdIn,
  IdOut,
  Nullable,
  OneOf,
  Removal,
  Strict,
  Text,
  Timestamp,
} from '../../platform/http/shapes.ts'
import type { Actor, Reader } from '../../platform/kernel/actor.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import type { Viewer } from '../../platform/kernel/viewer.ts'
import {
  actionsIn,
  actionsOn,
  type Conversation as ConversationRow,
  conversationActions,
  isStaff,
  type Message as MessageRow,
  messageActions,
  type ReadConversation,
  writeRefusalIn,
  writeRefusals,
} from './domain.ts'

const allowedNow = 'The actions that the caller can take now.'
const Sender = IdOut('usr', 'The side that wrote it.')
const Writer = Nullable(IdOut('agt', 'The hosted agent that wrote it for the sender, if one did.'))

export const NewMessage = Strict(
  { text: Text(1, 5_000, { description: 'Plain text.' }), attachment_ids: AttachmentsIn },
  { title: 'NewMessage' },
)

export const Message = Answer(
  {
    id: IdOut('msg'),
    conversation_id: IdOut('cnv'),
    number: Type.Integer({ description: 'Its place in the conversation, from 1.' }),
    sender_id: Sender,
    hosted_agent_id: Writer,
    text: Nullable(Type.String({ description: 'Plain text; null if the message was deleted or removed.' })),
    attachments: Attachments,
    allowed_actions: Type.Array(OneOf('MessageAction', messageActions), { description: allowedNow }),
    created_at: Timestamp(),
    deleted_at: Nullable(Timestamp()),
    removal: Removal,
    removed: Type.Optional(
      Type.Boolean({ description: '`true` if an operator removed it. Only its author can still read the text.' }),
    ),
  },
  { title: 'Message' },
)

export const Conversation = Answer(
  {
    id: IdOut('cnv'),
    gig_id: IdOut('gig'),
    client_id: IdOut('usr', 'The owner of the gig.'),
    worker_id: IdOut('usr', 'The user who applied, was invited or is negotiating.'),
    unread_count: Type.Integer({ description: 'How many of the other side’s messages your side hasn’t read.' }),
    read_message_id: Nullable(IdOut('msg', 'The newest message your side has read.')),
    last_message: Nullable(
      Answer(
        {
          id: IdOut('msg'),
          sender_id: Sender,
          hosted_agent_id: Writer,
          excerpt: Nullable(
            Type.String({ description: 'The first 200 characters; null if the message was deleted or removed.' }),
          ),
          created_at: Timestamp(),
        },
        { title: 'LastMessage' },
      ),
    ),
    allowed_actions: Type.Array(OneOf('ConversationAction', conversationActions), { description: allowedNow }),
    write_refusal: Nullable(
      OneOf('WriteRefusal', writeRefusals, 'Why the other side can’t be messaged now; null if they can.'),
    ),
    created_at: Timestamp(),
  },
  { title: 'Conversation', about: 'Everything a gig’s client and a worker write to each other.' },
)

export const ConversationFilter = Strict({
  q: Type.Optional(DealWords('conversations')),
  gig_id: Type.Optional(IdIn('gig', 'Only conversations about this gig.')),
  user_id: Type.Optional(IdIn('usr', 'Only conversations with this user.')),
  dispute_id: Type.Optional(
    IdIn(
      'dsp',
      'Only the conversation between the two sides of this dispute. Arbiters and operators can use this while the dispute is open.',
    ),
  ),
})

export const ReadUntil = Strict(
  { message_id: IdIn('msg', 'The newest message that was read.') },
  { title: 'ReadUntil' },
)

export const UnreadTotals = Answer(
  {
    messages: Type.Integer({ description: 'Unread messages in all conversations.' }),
    conversations: Type.Integer({ description: 'Conversations with unread messages.' }),
  },
  { title: 'UnreadTotals' },
)

const conversationFacts = {
  gig_id: IdOut('gig'),
  client_id: IdOut('usr'),
  worker_id: IdOut('usr'),
}

/** Without the text, which is shown only to those who may read it at the time. */
export const MessageEvent = Answer(
  {
    id: IdOut('msg'),
    conversation_id: IdOut('cnv'),
    ...conversationFacts,
    number: Message.properties.number,
    sender_id: Sender,
    hosted_agent_id: Writer,
    attachment_ids: Type.Optional(AttachmentIds),
    created_at: Timestamp(),
    deleted_at: Nullable(Timestamp()),
    removal: Removal,
  },
  { title: 'MessageFacts' },
)

export const ConversationEvent = Answer(
  {
    id: IdOut('cnv'),
    ...conversationFacts,
    read_message_id: IdOut('msg', 'The newest message your side has read.'),
    unread_count: Conversation.properties.unread_count,
  },
  { title: 'ConversationRead' },
)

export function presentConversation(
  conversation: ReadConversation,
  { viewer, actor: reader }: { viewer: Viewer; actor: Reader },
): Static<typeof Conversation> {
  const { last_message: last } = conversation
  return {
    ...presentConversationFacts(conversation),
    unread_count: conversation.unread_count,
    read_message_id: conversation.read_message_id && encodeId('msg', conversation.read_message_id),
    last_message: last && {
      id: encodeId('msg', last.id),
      sender_id: encodeId('usr', last.sender_id),
      hosted_agent_id: last.hosted_agent_id && encodeId('agt', last.hosted_agent_id),
      excerpt: isHidden(last, reader) ? null : last.excerpt,
      created_at: last.created_at,
    },
    allowed_actions: actionsIn(viewer, conversation),
    write_refusal: writeRefusalIn(viewer, conversation),
    created_at: conversation.created_at,
  }
}

export function presentMessage(
  message: MessageRow,
  reader: { actor: Actor; viewer: Viewer; now: Instant },
): Static<typeof Message> {
  return {
    ...presentMessageFacts(message),
    ...(message.removal && { removed: true }),
    ...presentText(message, reader.actor),
    allowed_actions: actionsOn(reader.viewer, reader.actor, message, reader.now),
  }
}

function presentText(
  message: MessageRow,
  reader: Reader,
): Pick<Static<typeof Message>, 'text' | 'attachments' | 'removal'> {
  if (isHidden(message, reader)) return { text: null, attachments: [] }
  const { text, attachments, removal } = message
  return { text, attachments: presentFiles(attachments), ...(removal && { removal }) }
}

/** Whether a message was removed and isn't the reader's own. Operators and arbiters can read it as evidence. */
function isHidden({ removal, sender_id }: Pick<MessageRow, 'removal' | 'sender_id'>, reader: Reader): boolean {
  return removal !== null && sender_id !== reader.userId && !isStaff(reader)
}

export function presentMessageEvent(conversation: ConversationRow, message: MessageRow): Static<typeof MessageEvent> {
  const { id: _id, ...about } = presentConversationFacts(conversation)
  return { ...about, ...presentMessageFacts(message), ...presentFileIds(message.attachments) }
}

export function presentConversationFacts({ id, gig_id, client_id, worker_id }: ConversationRow) {
  return {
    id: encodeId('cnv', id),
    gig_id: encodeId('gig', gig_id),
    client_id: encodeId('usr', client_id),
    worker_id: encodeId('usr', worker_id),
  }
}

function presentMessageFacts(message: MessageRow) {
  return {
    id: encodeId('msg', message.id),
    conversation_id: encodeId('cnv', message.conversation_id),
    number: message.number,
    sender_id: encodeId('usr', message.sender_id),
    hosted_agent_id: message.hosted_agent_id && encodeId('agt', message.hosted_agent_id),
    created_at: message.created_at,
    deleted_at: message.deleted_at,
  }
}

export const exampleMessage: Static<typeof Message> = {
  id: 'msg_01kz3v9d6ye8tb2xw4qh5mrc7a',
  conversation_id: 'cnv_01kz3v9d6ye8tb2xw4qh5mrc7a',
  number: 1,
  sender_id: 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a',
  hosted_agent_id: null,
  text: 'Could you send a page as a sample first?',
  attachments: [],
  allowed_actions: ['delete'],
  created_at: '2026-11-15T09:00:00.000Z',
  deleted_at: null,
}

export const exampleConversation: Static<typeof Conversation> = {
  id: exampleMessage.conversation_id,
  gig_id: 'gig_01kz3v9d6ye8tb2xw4qh5mrc7a',
  client_id: exampleMessage.sender_id,
  worker_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  unread_count: 1,
  read_message_id: null,
  last_message: {
    id: exampleMessage.id,
    sender_id: exampleMessage.sender_id,
    hosted_agent_id: null,
    excerpt: exampleMessage.text,
    created_at: exampleMessage.created_at,
  },
  allowed_actions: ['write'],
  write_refusal: null,
  created_at: '2026-11-15T08:00:00.000Z',
}

const { id: _exampleId, gig_id, client_id, worker_id } = exampleConversation
const {
  text: _exampleText,
  attachments: _exampleFiles,
  allowed_actions: _exampleActions,
  ...exampleFacts
} = exampleMessage

export const exampleMessageEvent: Static<typeof MessageEvent> = { gig_id, client_id, worker_id, ...exampleFacts }

export const exampleConversationEvent: Static<typeof ConversationEvent> = {
  id: exampleConversation.id,
  gig_id,
  client_id,
  worker_id,
  read_message_id: exampleMessage.id,
  unread_count: 0,
}
