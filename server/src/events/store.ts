import type { Queryable, Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { EventId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/time.ts'
import type { EventActor, NewEvent } from './domain.ts'

/** Sent with the commit: an event that cannot be stored takes its cause down with it. */
export function sendEvents(
  tx: Tx,
  actor: EventActor,
  createdAt: Instant,
  events: readonly (NewEvent & { id: EventId })[],
): void {
  const rows = events.map(({ id, type, subject, data, audience }) => ({
    id,
    type,
    subject_type: subject.type,
    subject_id: subject.id,
    data,
    audience,
  }))
  tx.send(sql`
    insert into events
      (id, type, created_at, actor_type, actor_user_id, actor_agent_id, subject_type, subject_id, data, audience)
    select id, type, ${createdAt}, ${actor.type}, ${actor.userId}, ${actor.agentId}, subject_type, subject_id, data, audience
    from jsonb_to_recordset(${JSON.stringify(rows)}) as event
      (id uuid, type text, subject_type text, subject_id uuid, data jsonb, audience uuid[])`)
}

export async function hasUnnumbered(db: Queryable): Promise<boolean> {
  const rows = await db.query(sql`select 1 as found from events where position is null limit 1`)
  return rows.length > 0
}

/** Waits for its turn to give positions; only one transaction at a time holds it. */
export async function lockSequence(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ last_position: number }>(sql`select last_position from event_sequence for update`)
  if (!row) throw new Error('The table event_sequence has lost its only row.')
  return row.last_position
}

/** Gives the oldest events without a position the next ones, in order of insertion; returns how many. */
export async function numberEvents(tx: Tx, lastPosition: number, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    update events set position = ${lastPosition}::bigint + fresh.place
    from (
      select seq, row_number() over (order by seq) as place
      from (select seq from events where position is null order by seq limit ${limit}) as oldest
    ) as fresh
    where events.seq = fresh.seq
    returning 1 as numbered`)
  return rows.length
}

export function sendLastPosition(tx: Tx, lastPosition: number): void {
  tx.send(sql`update event_sequence set last_position = ${lastPosition}`)
}
