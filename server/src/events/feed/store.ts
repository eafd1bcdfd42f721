import type { Queryable, Tx } from '../../platform/db/database.ts'
import { allOf, type Sql, sql } from '../../platform/db/sql.ts'
import type { Duty } from '../../platform/kernel/actor.ts'
import type { EventId, Id, Prefix, UserId } from '../../platform/kernel/ids.ts'
import { JsonText } from '../../platform/kernel/rendered.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { type EventActor, type EventType, isOwnerOnly, type NewEvent, type NumberedEvent } from './domain.ts'

/** Sent with the commit: an event that cannot be stored takes its cause down with it. */
export function sendEvents(
  tx: Tx,
  actor: EventActor,
  createdAt: Instant,
  events: readonly (NewEvent & { id: EventId; head: string })[],
): void {
  for (const { id, type, subject, head, data, audience, audienceRole = null } of events) {
    const text = data instanceof JsonText ? data.json : JSON.stringify(data)
    tx.send(sql`
      insert into events (id, type, created_at, actor_type, actor_user_id, actor_agent_id, subject_type, subject_id, head,
        data, data_bytes, audience, audience_role)
      values (${id}, ${type}, ${createdAt}, ${actor.type}, ${actor.userId}, ${actor.agentId}, ${subject.type},
        ${subject.id}, ${head}, ${text}, ${Buffer.byteLength(text)}, ${audience}, ${audienceRole})`)
  }
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

interface NumberedRow {
  seq: number
  position: number
  id: EventId
  type: EventType
  subject_id: Id<Prefix>
  audience: readonly UserId[]
  audience_role: Duty | null
}

/** Gives the oldest events without a position the next ones, in order of insertion. */
export async function numberEvents(tx: Tx, lastPosition: number, limit: number): Promise<NumberedRow[]> {
  return tx.query(sql`
    update events set position = ${lastPosition}::bigint + fresh.place
    from (
      select seq, row_number() over (order by seq) as place
      from (select seq from events where position is null order by seq limit ${limit}) as oldest
    ) as fresh
    where events.seq = fresh.seq
    returning events.seq, position, id, type, subject_id, audience, audience_role`)
}

export function sendLastPosition(tx: Tx, lastPosition: number): void {
  tx.send(sql`update event_sequence set last_position = ${lastPosition}`)
}

/** Puts numbered events into the feeds of all whom they concern, and says who that is. */
export async function insertReaders(tx: Tx, numbered: readonly NumberedRow[]): Promise<NumberedEvent[]> {
  const byRole = await findUsersOf(tx, numbered)
  const events = numbered.map((event) => {
    const named = new Set(event.audience)
    const ofRole = byRole.filter(({ id, role }) => role === event.audience_role && !named.has(id))
    const readers = [
      ...[...named].map((user_id) => ({ user_id, role: null })),
      ...ofRole.map(({ id, role }) => ({ user_id: id, role })),
    ]
    return { event, readers }
  })
  const rows = events.flatMap(({ event, readers }) =>
    readers.map((reader) => ({
      ...reader,
      position: event.position,
      event_seq: event.seq,
      type: event.type,
      subject_id: event.subject_id,
      owner_only: isOwnerOnly(event.type),
    })),
  )
  tx.send(sql`
    insert into event_readers (user_id, position, event_seq, type, subject_id, owner_only, role)
    select user_id, position, event_seq, type, subject_id, owner_only, role
    from jsonb_to_recordset(${JSON.stringify(rows)}) as reader
      (user_id uuid, position bigint, event_seq bigint, type text, subject_id uuid, owner_only boolean, role text)`)
  return events.map(({ event: { id, type }, readers }) => ({
    id,
    type,
    readers: readers.map(({ user_id, role }) => ({ userId: user_id, role })),
  }))
}

async function findUsersOf(tx: Tx, events: readonly NumberedRow[]): Promise<{ id: UserId; role: Duty }[]> {
  const roles = [...new Set(events.flatMap(({ audience_role }) => audience_role ?? []))]
  if (roles.length === 0) return []
  return tx.query(sql`select id, role from users where role = any(${roles})`)
}

/** Whose feed it is, and what of it is asked for. */
export interface FeedQuery {
  userId: UserId
  /** What is for all of a role is for keys that speak for it. */
  role: Duty | null
  /** A hosted agent does not get what is for its owner only. */
  forAgent: boolean
  types: readonly EventType[] | undefined
  subject: { id: Id<Prefix>; types: readonly string[] } | undefined
}

/** How much of a feed is asked for. */
export interface FeedRoom {
  events: number
  /** An event that begins within this is still part of it. */
  bytes: number
}

/** Some events of a feed. */
export interface FeedPart {
  count: number
  bytes: number
  /** With commas between them. */
  json: readonly string[]
  /** What else matches up to here is not there and never will be. */
  upTo: number
  /** Whether there was room for more, and then whether that was all there is: a statement walks only so far. */
  reached: 'room' | 'walk' | 'end'
}

/** In order of position. */
export async function readFeed(db: Queryable, query: FeedQuery, after: number, room: FeedRoom): Promise<FeedPart> {
  const { subject, types } = query
  const conditions = allOf([sql`r.user_id = ${query.userId} and r.position > ${after}`, ...conditionsOf(query)])
  const wanted = sql`r.position, e.head, e.data, e.data_bytes`
  if (!types || subject) {
    const page = sql`select ${wanted} from event_readers r join events e on e.seq = r.event_seq where ${conditions}
      order by r.position limit ${room.events}`
    const [row] = await db.query<FeedRow & { lastPosition: number }>(
      sql`select last_position as "lastPosition", part.* from event_sequence, ${partOf(page, room)}`,
    )
    return feedPartFrom(row, after, room, { upTo: row?.lastPosition ?? after, reached: 'end' })
  }
  const page = sql`select ${wanted} from readers r join events e on e.seq = r.event_seq where r.type = any(${types})
    order by r.position limit ${room.events}`
  const [row] = await db.query<FeedRow & { lastPosition: number; walked: number; walkedTo: number }>(
    sql`
        with readers as materialized (
          select r.position, r.event_seq, r.type from event_readers r where ${conditions}
          order by r.position limit ${WALK_MAX}
        )
        select last_position as "lastPosition", (select count(*) from readers) as walked,
          (select max(position) from readers) as "walkedTo", part.*
        from event_sequence, ${partOf(page, room)}`,
  )
  return feedPartFrom(
    row,
    after,
    room,
    row?.walked === WALK_MAX
      ? { upTo: row.walkedTo, reached: 'walk' }
      : { upTo: row?.lastPosition ?? after, reached: 'end' },
  )
}

interface FeedRow {
  /** How many there were, and for how many of these there was room. */
  found: number
  count: number
  bytes: number
  upTo: number | null
  json: string | null
}

// What there is no room for, the server need not even read.
function partOf(page: Sql, { bytes }: FeedRoom): Sql {
  return sql`lateral (
    select count(*) as found, count(*) filter (where fits) as count,
      coalesce(sum(data_bytes) filter (where fits), 0) as bytes, max(position) filter (where fits) as "upTo",
      string_agg('{' || head || ',"data":' || data || '}', ',') filter (where fits) as json
    from (
      select *, sum(data_bytes) over (order by position) - data_bytes < ${bytes} as fits from (${page}) as page
    ) as page
  ) as part`
}

function feedPartFrom(
  row: FeedRow | undefined,
  after: number,
  room: FeedRoom,
  otherwise: Pick<FeedPart, 'upTo' | 'reached'>,
): FeedPart {
  const { found, count, bytes, json } = row ?? { found: 0, count: 0, bytes: 0, json: null }
  const part = { count, bytes, json: json ? [json] : [] }
  const isFull = found === room.events || count < found
  return isFull ? { ...part, upTo: row?.upTo ?? after, reached: 'room' } : { ...part, ...otherwise }
}

const WALK_MAX = 5_000

function conditionsOf(query: FeedQuery): Sql[] {
  const { types, subject } = query
  return [
    ...isShown(query),
    ...(subject ? [sql`r.subject_id = ${subject.id} and e.subject_type = any(${subject.types})`] : []),
    ...(subject && types ? [sql`r.type = any(${types})`] : []),
  ]
}

function isShown({ role, forAgent }: FeedQuery): Sql[] {
  return [sql`(r.role is null or r.role = ${role})`, ...(forAgent ? [sql`not r.owner_only`] : [])]
}

/** Where in a user's feed an event stands; null when it is not in there. */
export async function findPlace(db: Queryable, query: FeedQuery, id: EventId): Promise<number | null> {
  const [row] = await db.query<{ position: number }>(sql`
    select r.position from events e join event_readers r on r.user_id = ${query.userId} and r.position = e.position
    where ${allOf([sql`e.id = ${id}`, ...isShown(query)])}`)
  return row?.position ?? null
}

/** How far positions have come, and who of all users has got something since; null when that is too much to tell. */
export async function findNews(
  db: Queryable,
  since: number,
  eventsMax: number,
): Promise<{ lastPosition: number; userIds: readonly UserId[] | null }> {
  const [row] = await db.query<{ lastPosition: number; userIds: UserId[] | null }>(sql`
    select last_position as "lastPosition", (
      select array_agg(distinct r.user_id) from events e
      join lateral (
        select unnest(e.audience) as user_id union all select id from users where users.role = e.audience_role
      ) r on true
      where e.position > ${since} and last_position - ${since}::bigint <= ${eventsMax}
    ) as "userIds" from event_sequence`)
  const lastPosition = row?.lastPosition ?? since
  if (lastPosition - since > eventsMax) return { lastPosition, userIds: null }
  return { lastPosition, userIds: row?.userIds ?? [] }
}
