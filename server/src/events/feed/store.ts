import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { StaffRole } from '../../platform/kernel/actor.ts'
import type { AgentId, EventId, Id, Prefix, UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import {
  type EventActor,
  type EventType,
  isOwnerOnly,
  type NewEvent,
  type NumberedEvent,
  renderData,
} from './domain.ts'

/** Sent with the commit: if an event can't be stored, the change it reports is rolled back too. */
export function sendEvents(
  tx: Tx,
  actor: EventActor,
  createdAt: Instant,
  events: readonly (NewEvent & { id: EventId; head: string; marketHead: string | null })[],
): void {
  for (const { id, type, subject, head, data, audience, audienceRole, audienceAgent, market, marketHead } of events) {
    const text = renderData(data)
    const marketText = market?.data ? renderData(market.data) : null
    tx.send(sql`
      insert into events (id, type, created_at, actor_type, actor_user_id, actor_agent_id, subject_type, subject_id, head,
        data, data_bytes, audience, audience_role, audience_agent_id, market_owner_id, market_head, market_data)
      values (${id}, ${type}, ${createdAt}, ${actor.type}, ${actor.userId}, ${actor.agentId}, ${subject.type},
        ${subject.id}, ${head}, ${text}, ${Buffer.byteLength(text)}, ${audience}, ${audienceRole ?? null},
        ${audienceAgent ?? null}, ${market?.ownerId ?? null}, ${marketHead}, ${marketText})`)
  }
}

/** Takes the events about something out of the market feed. Sent with the commit. */
export function sendRetraction(tx: Tx, subjectId: Id<Prefix>): void {
  tx.send(sql`
    update events set market_head = null, market_data = null
    where subject_id = ${subjectId} and market_head is not null`)
}

/** Applies to all events about something: a reader's non-public ones, the market's, and new ones. */
export function sendWithheld(tx: Tx, subjectId: Id<Prefix>, readerId: UserId, withheld: boolean): void {
  tx.send(sql`
    with about as materialized (
      select event_seq as seq from event_readers where user_id = ${readerId} and subject_id = ${subjectId}
      union select seq from events where subject_id = ${subjectId} and market_head is not null
      union select seq from events where subject_id = ${subjectId} and position is null
    )
    update events set withheld = ${withheld} where seq in (select seq from about)`)
}

export async function hasUnnumbered(db: Queryable): Promise<boolean> {
  const rows = await db.query(sql`select 1 as found from events where position is null limit 1`)
  return rows.length > 0
}

/** How many events still have no position, up to a limit, and the first of them. */
export async function countUnnumbered(
  db: Queryable,
  limit: number,
): Promise<{ count: number; first_id: EventId | null }> {
  const [row] = await db.query<{ count: number; first_id: EventId | null }>(sql`
    select count(*) as count, (array_agg(id order by seq))[1] as first_id
    from (select id, seq from events where position is null order by seq limit ${limit}) as unnumbered`)
  return row ?? { count: 0, first_id: null }
}

/** Locks the sequence, so that only one transaction at a time assigns positions; returns the last one. */
export async function lockSequence(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ last_position: number }>(sql`select last_position from event_sequence for update`)
  if (!row) throw new Error('The table event_sequence has lost its only row.')
  return row.last_position
}

interface NumberedRow {
  seq: number
  position: number
  id: EventId
  type: EventType
  subject_id: Id<Prefix>
  audience: readonly UserId[]
  audience_role: StaffRole | null
  audience_agent_id: AgentId | null
}

/** Assigns the next positions to the oldest events without one, in order of insertion. */
export async function numberEvents(tx: Tx, lastPosition: number, limit: number): Promise<NumberedRow[]> {
  return tx.query(sql`
    update events set position = ${lastPosition}::bigint + unnumbered.rank
    from (
      select seq, row_number() over (order by seq) as rank
      from (select seq from events where position is null order by seq limit ${limit}) as oldest
    ) as unnumbered
    where events.seq = unnumbered.seq
    returning events.seq, position, id, type, subject_id, audience, audience_role, audience_agent_id`)
}

/** After all events were deleted, positions continue, so that readers don't miss any. The sequence is locked. */
export async function saveReset(tx: Tx): Promise<void> {
  await tx.query(sql`update event_sequence set reset_position = last_position`)
}

export function sendLastPosition(tx: Tx, lastPosition: number): void {
  tx.send(sql`update event_sequence set last_position = ${lastPosition}`)
}

/** Adds numbered events to their readers' feeds, and returns each with its readers. */
export async function insertReaders(tx: Tx, numbered: readonly NumberedRow[]): Promise<NumberedEvent[]> {
  const staff = await findStaffFor(tx, numbered)
  const events = numbered.map((event) => ({ ...event, readers: readersOf(event, staff) }))
  const rows = events.flatMap((event) =>
    event.readers.map(({ userId, role }) => ({
      user_id: userId,
      position: event.position,
      event_seq: event.seq,
      type: event.type,
      subject_id: event.subject_id,
      owner_only: isOwnerOnly(event.type),
      agent_id: event.audience_agent_id,
      role,
    })),
  )
  tx.send(sql`
    insert into event_readers (user_id, position, event_seq, type, subject_id, owner_only, agent_id, role)
    select user_id, position, event_seq, type, subject_id, owner_only, agent_id, role
    from jsonb_to_recordset(${JSON.stringify(rows)}) as reader
      (user_id uuid, position bigint, event_seq bigint, type text, subject_id uuid, owner_only boolean, agent_id uuid,
        role text)`)
  return events.map(({ id, type, position, readers }) => ({ id, type, position, readers }))
}

/** The newest event of these types that a reader has gotten about something, without its data. */
export async function findHeadAbout(
  db: Queryable,
  readerId: UserId,
  subjectId: string,
  types: readonly EventType[],
): Promise<string | null> {
  const [row] = await db.query<{ head: string }>(sql`
    select e.head from event_readers r join events e on e.seq = r.event_seq
    where r.user_id = ${readerId} and r.subject_id = ${subjectId} and r.type = any(${types})
    order by r.position desc limit 1`)
  return row?.head ?? null
}

interface StaffMember {
  id: UserId
  role: StaffRole
}

async function findStaffFor(tx: Tx, events: readonly NumberedRow[]): Promise<StaffMember[]> {
  const roles = [...new Set(events.flatMap(({ audience_role }) => audience_role ?? []))]
  if (roles.length === 0) return []
  return tx.query(sql`
    select id, role from users where role = any(${[...roles, 'operator']}) and status = 'active'`)
}

function readersOf(
  { audience, audience_role }: NumberedRow,
  staff: readonly StaffMember[],
): NumberedEvent['readers'][number][] {
  const named = [...new Set(audience)]
  const roles = audience_role === null ? [] : [audience_role, 'operator']
  const byRole = staff.filter(({ id, role }) => roles.includes(role) && !named.includes(id))
  return [...named.map((userId) => ({ userId, role: null })), ...byRole.map(({ id, role }) => ({ userId: id, role }))]
}
