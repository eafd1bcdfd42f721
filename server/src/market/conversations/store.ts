import { blocksOfDeal } from '../../people/blocks/fragments.ts'
import { isSuspended } from '../../people/users/fragments.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockCounts } from '../../platform/db/owned.ts'
import { isAbout } from '../../platform/db/parties.ts'
import { allOf, type Sql, sql } from '../../platform/db/sql.ts'
import {
  type AgentId,
  type ContractId,
  type ConversationId,
  type DisputeId,
  type GigId,
  lowestIdAt,
  type MessageId,
  type UserId,
} from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import {
  type Conversation,
  type LastMessage,
  type Message,
  RATE_WINDOW_MS,
  type ReadConversation,
  type SentMessage,
} from './domain.ts'

/** Sent with the commit. Does nothing if the gig's client and the worker already have a conversation. */
export function sendConversation(
  tx: Tx,
  {
    id,
    gig_id,
    client_id,
    worker_id,
    created_at,
  }: Pick<Conversation, 'id' | 'gig_id' | 'client_id' | 'worker_id' | 'created_at'>,
): void {
  tx.send(sql`
    with opened as (
      insert into conversations (id, gig_id, client_id, worker_id, created_at)
      values (${id}, ${gig_id}, ${client_id}, ${worker_id}, ${created_at})
      on conflict do nothing returning id, client_id, worker_id
    ), sides as (
      select id, client_id as user_id from opened union all select id, worker_id from opened
    ), totals as (
      insert into unread_totals (user_id) select user_id from sides order by user_id on conflict do nothing
    )
    insert into conversation_sides (conversation_id, user_id, activity_id) select id, user_id, id from sides`)
}

const conversationColumns = sql`c.id, c.gig_id, c.client_id, c.worker_id, c.message_count, c.created_at,
  ${isSuspended(sql`c.client_id`)} as client_suspended, ${isSuspended(sql`c.worker_id`)} as worker_suspended, ${blocksOfDeal}`

/** A conversation that the party is a side of. */
export async function lockConversation(tx: Tx, id: ConversationId, party: UserId): Promise<Conversation | null> {
  const [row] = await tx.query<Conversation>(sql`
    select ${conversationColumns} from conversations c
    where id = ${id} and ${party} in (client_id, worker_id) for update of c`)
  return row ?? null
}

/** As seen by the reader, who may be on neither side. */
export async function findConversation(
  db: Queryable,
  id: ConversationId,
  readerId: UserId,
): Promise<ReadConversation | null> {
  const [row] = await db.query<ConversationRow>(sql`
    ${conversationsFrom(sql`
      (select id as conversation_id, ${readerId}::uuid as user_id from conversations where id = ${id}) as found
      left join conversation_sides side using (conversation_id, user_id)`)}`)
  return row ? readConversationFrom(row) : null
}

export interface ConversationFilter {
  /** Words in the gig's title or the other side's name. */
  words: string | undefined
  gigId: GigId | undefined
  otherId: UserId | undefined
}

/** Unread first, then the newest. */
export async function listConversations(
  db: Queryable,
  readerId: UserId,
  { words, gigId, otherId }: ConversationFilter,
  { limit, after }: PageRequest,
): Promise<(ReadConversation & { sort_key: readonly string[] })[]> {
  const among = (ids: Sql) => sql`conversation_id in (${ids})`
  const conditions = [
    sql`user_id = ${readerId}`,
    ...(words === undefined
      ? []
      : [sql`(select ${isAbout(words, readerId)} from conversations where id = conversation_id)`]),
    ...(gigId ? [among(sql`select id from conversations where gig_id = ${gigId}`)] : []),
    ...(otherId
      ? [
          among(sql`
            select id from conversations where client_id = ${readerId} and worker_id = ${otherId}
            union all select id from conversations where client_id = ${otherId} and worker_id = ${readerId}`),
        ]
      : []),
    ...(after ? [sql`(is_unread, activity_id) < (${after[0]}::boolean, ${after[1]}::uuid)`] : []),
  ]
  const rows = await db.query<ConversationRow & { sort_key: readonly string[] }>(sql`
    ${conversationsFrom(sql`
      (select * from conversation_sides where ${allOf(conditions)}
        order by is_unread desc, activity_id desc limit ${limit + 1}) as side`)}
    order by side.is_unread desc, side.activity_id desc`)
  return rows.map((row) => ({ ...readConversationFrom(row), sort_key: row.sort_key }))
}

// A row as the database returns it, with the last message's fields next to the others.
type ConversationRow = Omit<ReadConversation, 'last_message'> & {
  [Name in keyof LastMessage as `last_${Name}`]: LastMessage[Name] | null
}

function conversationsFrom(sides: Sql): Sql {
  return sql`
    select ${conversationColumns}, coalesce(side.unread_count, 0) as unread_count,
      (select m.id from messages m where m.conversation_id = c.id and m.number = side.read_number) as read_message_id,
      array[side.is_unread::text, side.activity_id::text] as sort_key,
      l.id as last_id, l.sender_id as last_sender_id, l.hosted_agent_id as last_hosted_agent_id,
      left(l.text, 200) as last_excerpt, l.created_at as last_created_at, l.removal as last_removal
    from ${sides} join conversations c on c.id = conversation_id
    left join messages l on l.conversation_id = c.id and l.number = c.message_count`
}

function readConversationFrom(row: ConversationRow): ReadConversation {
  const {
    last_id,
    last_sender_id,
    last_hosted_agent_id,
    last_excerpt,
    last_created_at,
    last_removal,
    ...conversation
  } = row
  const last_message = last_id &&
    last_sender_id &&
    last_created_at && {
      id: last_id,
      sender_id: last_sender_id,
      hosted_agent_id: last_hosted_agent_id,
      excerpt: last_excerpt,
      removal: last_removal,
      created_at: last_created_at,
    }
  return { ...conversation, last_message: last_message || null }
}

/** The conversation between the two sides of a dispute. */
export async function findConversationOfDispute(
  db: Queryable,
  id: DisputeId,
  readerId: UserId,
  { words, gigId, otherId }: ConversationFilter,
): Promise<ConversationId | null> {
  const conditions = [
    sql`disputes.id = ${id}`,
    ...(words === undefined ? [] : [sql`(select ${isAbout(words, readerId)} from conversations where id = c.id)`]),
    ...(gigId ? [sql`c.gig_id = ${gigId}`] : []),
    ...(otherId ? [sql`${otherId} in (c.client_id, c.worker_id)`] : []),
  ]
  const [row] = await db.query<{ id: ConversationId }>(sql`
    select c.id from disputes
    join contracts on contracts.id = disputes.contract_id
    join conversations c on c.gig_id = contracts.gig_id and c.worker_id = contracts.worker_id
    where ${allOf(conditions)}`)
  return row?.id ?? null
}

/** The contracts between the sides about the gig that have an open dispute. */
export async function listDisputedContracts(
  db: Queryable,
  { gig_id, worker_id }: Conversation,
): Promise<{ id: ContractId; next_due_at: Instant | null }[]> {
  return db.query(sql`
    select id, next_due_at from contracts
    where gig_id = ${gig_id} and worker_id = ${worker_id} and exists (
      select from disputes where contract_id = contracts.id and status not in ('resolved', 'withdrawn')
    )`)
}

export async function findTotals(db: Queryable, userId: UserId): Promise<{ messages: number; conversations: number }> {
  const [row] = await db.query<{ messages: number; conversations: number }>(
    sql`select messages, conversations from unread_totals where user_id = ${userId}`,
  )
  return row ?? { messages: 0, conversations: 0 }
}

export interface UnreadConversation {
  id: ConversationId
  gig_id: GigId
  other_id: UserId
  unread_count: number
  read_number: number
}

export async function listUnread(
  db: Queryable,
  userId: UserId,
  ids: readonly ConversationId[],
): Promise<UnreadConversation[]> {
  return db.query(sql`
    select c.id, gig_id, unread_count, read_number,
      case when client_id = ${userId} then worker_id else client_id end as other_id
    from conversation_sides side join conversations c on c.id = conversation_id
    where user_id = ${userId} and conversation_id = any(${ids}::uuid[])`)
}

const sentColumns = sql`id, conversation_id, number, sender_id, hosted_agent_id, text, attachments, created_at, deleted_at`
const messageColumns = sql`${sentColumns}, removal`

export async function findMessage(db: Queryable, id: MessageId): Promise<Message | null> {
  const [row] = await db.query<Message>(sql`select ${messageColumns} from messages where id = ${id}`)
  return row ?? null
}

/** Newest first. */
export async function listMessages(
  db: Queryable,
  id: ConversationId,
  { limit, after }: PageRequest,
): Promise<Message[]> {
  const conditions = [sql`conversation_id = ${id}`, ...(after?.[0] ? [sql`number < ${Number(after[0])}`] : [])]
  return db.query(sql`
    select ${messageColumns} from messages where ${allOf(conditions)} order by number desc limit ${limit + 1}`)
}

/**
 * What the user and their agents sent recently enough to count toward the rate limit, oldest first. Until the transaction ends,
 * other counts for the user wait.
 */
export async function lockAndListRecent(
  tx: Tx,
  userId: UserId,
  realNowMs: number,
  limit: number,
): Promise<SentMessage[]> {
  lockCounts(tx, userId)
  const rows = await tx.query<{ id: MessageId; hosted_agent_id: AgentId | null }>(sql`
    select id, hosted_agent_id from messages where sender_id = ${userId} and id >= ${lowestIdAt(realNowMs - RATE_WINDOW_MS)}
    order by id desc limit ${limit}`)
  return rows.reverse()
}

/** Sent with the commit; the conversation is locked. */
export function sendMessage(tx: Tx, message: Message, recipientId: UserId): void {
  const { conversation_id } = message
  tx.send(sql`
    insert into messages (${sentColumns})
    values (${message.id}, ${conversation_id}, ${message.number}, ${message.sender_id}, ${message.hosted_agent_id},
      ${message.text}, ${JSON.stringify(message.attachments)}, ${message.created_at}, null)`)
  tx.send(sql`update conversations set message_count = ${message.number} where id = ${conversation_id}`)
  tx.send(sql`update conversation_sides set activity_id = ${message.id} where conversation_id = ${conversation_id}`)
  sendUnread(tx, conversation_id, recipientId, sql`unread_count + 1`)
}

/** Sent with the commit; the conversation is locked. Only what the recipient hasn't read had been counted. */
export function sendDeletion(tx: Tx, message: Message, recipientId: UserId): void {
  tx.send(sql`
    update messages set text = null, attachments = '[]', deleted_at = ${message.deleted_at} where id = ${message.id}`)
  const count = sql`unread_count - (read_number < ${message.number})::integer`
  sendUnread(tx, message.conversation_id, recipientId, count)
}

/** Sent with the commit; the conversation is locked. A removed message isn't unread. */
export function sendRemoval(tx: Tx, { id, conversation_id, number, removal }: Message, recipientId: UserId): void {
  tx.send(sql`update messages set removal = ${removal && JSON.stringify(removal)} where id = ${id}`)
  const change = sql`${removal ? -1 : 1}::integer * (read_number < ${number})::integer`
  sendUnread(tx, conversation_id, recipientId, sql`unread_count + ${change}`)
}

/** Whether an open report is about one of the messages of a conversation. */
export async function isReported(db: Queryable, id: ConversationId): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as found from reports where conversation_id = ${id} and status = 'open' limit 1`)
  return rows.length > 0
}

/** The number up to which a side of the locked conversation has read. */
export async function findReadNumber(tx: Tx, id: ConversationId, readerId: UserId): Promise<number> {
  const [row] = await tx.query<{ read_number: number }>(sql`
    select read_number from conversation_sides where conversation_id = ${id} and user_id = ${readerId}`)
  return row?.read_number ?? 0
}

/** Sent with the commit; the conversation is locked. */
export function sendReadNumber(tx: Tx, id: ConversationId, readerId: UserId, number: number): void {
  tx.send(sql`
    update conversation_sides set read_number = ${number} where conversation_id = ${id} and user_id = ${readerId}`)
  const count = sql`(
    select count(*) from messages
    where conversation_id = ${id} and number > ${number} and sender_id <> ${readerId} and deleted_at is null and removal is null
  )`
  sendUnread(tx, id, readerId, count)
}

// The totals change by exactly as much as the side's count, which the lock on the conversation keeps from changing.
function sendUnread(tx: Tx, id: ConversationId, userId: UserId, count: Sql): void {
  tx.send(sql`
    with before as (
      select unread_count from conversation_sides where conversation_id = ${id} and user_id = ${userId}
    ), changed as (
      update conversation_sides set unread_count = ${count} where conversation_id = ${id} and user_id = ${userId}
      returning unread_count
    )
    update unread_totals set messages = messages + changed.unread_count - before.unread_count,
      conversations = conversations + (changed.unread_count > 0)::integer - (before.unread_count > 0)::integer
    from before, changed where unread_totals.user_id = ${userId}`)
}
