import type { Queryable, Tx } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { StaffRole } from '../../platform/kernel/actor.ts'
import type { EventId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import { type Notification, notificationTypes, staffNotificationTypes } from './domain.ts'

export interface Reader {
  userId: UserId
  /** The staff role that the caller acts in. */
  role: StaffRole | null
}

/** Newest first, among the newest events of the reader's feed. */
export async function listNotifications(
  db: Queryable,
  reader: Reader,
  { limit, after }: PageRequest,
): Promise<Notification[]> {
  const before = after?.[0]
  return db.query(sql`
    select r.position, e.id, e.type, e.created_at, e.actor_type, e.actor_user_id, e.actor_agent_id,
      e.subject_type, e.subject_id, e.data->>'gig_id' as gig_id, e.data->>'contract_id' as contract_id
    from (${newestOf(reader)}) as r join events e on e.seq = r.event_seq
    where ${isNotification(reader)} and ${before === undefined ? sql`true` : sql`r.position < ${before}::bigint`}
    order by r.position desc limit ${limit + 1}`)
}

/** Up to `max`. */
export async function countAfter(db: Queryable, reader: Reader, position: number, max: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from (
      select from (${newestOf(reader, position)}) as r join events e on e.seq = r.event_seq
      where ${isNotification(reader)} limit ${max}
    ) as unread`)
  return row?.count ?? 0
}

// Most events of a busy feed are the reader's own, so the number of events read is limited, not only the number found.
function newestOf({ userId }: Reader, after = 0): Sql {
  return sql`
    select position, event_seq, type, role from event_readers
    where user_id = ${userId} and position > ${after} order by position desc limit ${SCAN_MAX}`
}

function isNotification({ userId, role }: Reader): Sql {
  return sql`r.type = any(${notificationTypes})
    and (r.role is null or r.role = ${role} and r.type = any(${staffNotificationTypes}))
    and (e.actor_user_id is distinct from ${userId} or e.actor_agent_id is not null)`
}

const SCAN_MAX = 2_000

/** The position of the newest event that the user has seen; 0 if they haven't seen any. */
export async function findSeen(db: Queryable, userId: UserId): Promise<number> {
  const [row] = await db.query<{ position: number }>(
    sql`select position from notifications_seen where user_id = ${userId}`,
  )
  return row?.position ?? 0
}

/** The position of an event in the user's feed; null if it isn't there. */
export async function findPosition(db: Queryable, userId: UserId, id: EventId): Promise<number | null> {
  const [row] = await db.query<{ position: number }>(sql`
    select r.position from events e join event_readers r on r.position = e.position and r.user_id = ${userId}
    where e.id = ${id}`)
  return row?.position ?? null
}

/** Never goes back. */
export async function saveSeen(tx: Tx, userId: UserId, position: number): Promise<void> {
  await tx.query(sql`
    insert into notifications_seen (user_id, position) values (${userId}, ${position})
    on conflict (user_id) do update set position = greatest(notifications_seen.position, excluded.position)`)
}
