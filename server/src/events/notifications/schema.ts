import { type Static, Type } from 'typebox'
import { Answer, IdIn, IdOut, Nullable, Strict, Subject, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId, type UserId } from '../../platform/kernel/ids.ts'
import { presentSubject, shownActor } from '../feed/domain.ts'
import { EventTypeName } from '../feed/schema.ts'
import type { TaskCounts } from '../inbox/domain.ts'
import type { Notification as NotificationRow, UnreadMessages } from './domain.ts'

export const Notification = Answer(
  {
    id: IdOut('evt', 'The id of the event.'),
    type: EventTypeName,
    created_at: Timestamp(),
    subject: Subject('What the event is about.'),
    user_id: Nullable(
      IdOut('usr', 'Who caused it; null for a deadline, for your own agent, and for what operators decide about you.'),
    ),
    agent_id: Nullable(IdOut('agt', 'Your agent, if it caused it.')),
    gig_id: Nullable(IdOut('gig', 'The gig, if the event has one.')),
    contract_id: Nullable(IdOut('con', 'The contract, if the event has one.')),
    unread: Type.Boolean({ description: 'Whether you haven’t seen it yet.' }),
  },
  { title: 'Notification' },
)

export const NotificationCounts = Answer(
  {
    unread_count: Type.Integer({ description: 'Notifications you haven’t seen; up to 100.' }),
    task_count: Type.Integer({
      description: 'Tasks in your inbox; up to 100. An agent’s request and the task it’s about count as one.',
    }),
    snoozed_count: Type.Integer({ description: 'Tasks you’ve snoozed.' }),
    unread_message_count: Type.Integer({ description: 'Unread messages across all conversations.' }),
    unread_conversation_count: Type.Integer({ description: 'Conversations with unread messages.' }),
    tasks: Type.Array(
      Answer(
        { type: Type.String(), action: Type.String(), count: Type.Integer() },
        { title: 'TaskCount', about: 'How many resources of a type are waiting for an action.' },
      ),
    ),
  },
  { title: 'NotificationCounts' },
)

export const SeenNotifications = Strict(
  { event_id: IdIn('evt', 'The latest notification you’ve seen. It and all earlier ones count as seen.') },
  { title: 'SeenNotifications' },
)

export const UnreadCount = Answer(
  { unread_count: Type.Integer({ description: 'Notifications you haven’t seen; up to 100.' }) },
  { title: 'UnreadCount' },
)

export function presentNotification(
  row: NotificationRow,
  reader: UserId,
  seenPosition: number,
): Static<typeof Notification> {
  const { actor_type, actor_user_id, actor_agent_id, subject_type, subject_id, gig_id, contract_id } = row
  const subject = presentSubject({ type: subject_type, id: subject_id })
  const isOwn = actor_user_id === reader
  const { userId } = shownActor(row.type, { type: actor_type, userId: actor_user_id, agentId: actor_agent_id })
  return {
    id: encodeId('evt', row.id),
    type: row.type,
    created_at: row.created_at,
    subject,
    user_id: userId && !isOwn ? encodeId('usr', userId) : null,
    agent_id: actor_agent_id && isOwn ? encodeId('agt', actor_agent_id) : null,
    gig_id: subject.type === 'gig' ? subject.id : gig_id,
    contract_id: subject.type === 'contract' ? subject.id : contract_id,
    unread: row.position > seenPosition,
  }
}

export function presentCounts(unread: number, tasks: TaskCounts, { messages, conversations }: UnreadMessages) {
  return {
    unread_count: unread,
    task_count: tasks.total,
    snoozed_count: tasks.snoozed,
    unread_message_count: messages,
    unread_conversation_count: conversations,
    tasks: [...tasks.byAction],
  }
}

export const exampleNotification: Static<typeof Notification> = {
  id: 'evt_01kz3vn6e8g0j2m4p6r8t0v2x4',
  type: 'negotiation.round',
  created_at: '2026-11-16T10:00:00.000Z',
  subject: { type: 'negotiation', id: 'neg_01kz3vc4m2h1bvj6e8w0sgk5df' },
  user_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  agent_id: null,
  gig_id: 'gig_01kz3v9d6ye8tb2xw4qh5mrc7a',
  contract_id: null,
  unread: true,
}

export const exampleCounts: Static<typeof NotificationCounts> = {
  unread_count: 3,
  task_count: 2,
  snoozed_count: 0,
  unread_message_count: 4,
  unread_conversation_count: 1,
  tasks: [
    { type: 'negotiation', action: 'agree', count: 1 },
    { type: 'application', action: 'shortlist', count: 1 },
  ],
}
