import { batched } from '../../platform/db/batched.ts'
import { type ClockReading, clockColumns } from '../../platform/db/clock-columns.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Role, Suspension } from '../../platform/kernel/actor.ts'
import type { SessionId, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Instant } from '../../platform/kernel/time.ts'
import { acceptedTermsOf } from '../terms-of-use/fragments.ts'
import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS, type Session } from './domain.ts'

/** A session that hasn't ended, with its user. */
export interface SessionHolder {
  session_id: SessionId
  user_id: UserId
  signed_in_at: Instant
  expires_at: Instant
  opened_by: UserId | null
  role: Role
  suspension: Suspension | null
  /** The language that the user has chosen. */
  language: string | null
  accepted_terms: readonly number[]
}

// Subselects make the planner use index lookups at any table size.
const holder = sql`s.id as session_id, s.user_id, s.signed_in_at, s.expires_at, s.opened_by,
  (select u.role from users u where u.id = s.user_id) as role,
  (select case u.status when 'suspended' then json_build_object('reason', u.suspension_reason) end
    from users u where u.id = s.user_id) as suspension,
  (select u.language from users u where u.id = s.user_id) as language,
  ${acceptedTermsOf(sql`s.user_id`)} as accepted_terms`

const isOpen = sql`s.ended_at is null and s.expires_at > now()`

// A session in which an operator is viewing as another user is valid only while they're an operator who isn't suspended.
const isLive = sql`${isOpen} and (s.opened_by is null or exists (
  select from users o where o.id = s.opened_by and o.role = 'operator' and o.status = 'active'))`

/** Looked up by the secret's hash, together with the sandbox's clock, which every request needs too. */
export const findSessionHolder = batched<string, SessionHolder & ClockReading & { hash: string }>(
  (db, hashes) =>
    db.query(sql`
      select s.hash, ${holder}, ${clockColumns}
      from sessions s where s.hash = any(${hashes}) and ${isLive}`),
  ({ hash }) => hash,
)

export async function findSessionHolderById(db: Queryable, id: SessionId): Promise<SessionHolder | null> {
  const [row] = await db.query<SessionHolder>(sql`select ${holder} from sessions s where s.id = ${id} and ${isLive}`)
  return row ?? null
}

const columns = sql`s.id, s.user_id, s.method, s.user_agent, s.address, s.opened_by, s.opener_signed_in_at,
  s.signed_in_at, s.last_seen_at, s.expires_at`

export async function insertSession(tx: Tx, session: Session, hash: string): Promise<void> {
  await tx.query(sql`
    insert into sessions (id, user_id, hash, method, user_agent, address, opened_by, opener_signed_in_at,
      signed_in_at, last_seen_at, expires_at)
    values (${session.id}, ${session.user_id}, ${hash}, ${session.method}, ${session.user_agent}, ${session.address},
      ${session.opened_by}, ${session.opener_signed_in_at},
      ${session.signed_in_at}, ${session.last_seen_at}, ${session.expires_at})`)
}

/** Whether the user has signed in with the same kind of browser from the same place before. */
export async function hasUsedDevice(db: Queryable, session: Session): Promise<boolean> {
  const { user_id, user_agent, address } = session
  const [row] = await db.query<{ found: boolean }>(sql`
    select exists (
      select from sessions
      where user_id = ${user_id} and user_agent is not distinct from ${user_agent} and address = ${address}
    ) as found`)
  return row?.found ?? false
}

export async function findSession(db: Queryable, id: SessionId): Promise<Session | null> {
  const [row] = await db.query<Session>(sql`select ${columns} from sessions s where s.id = ${id} and ${isLive}`)
  return row ?? null
}

/** The live sessions of a user, newest first. */
export async function listSessions(db: Queryable, userId: UserId, { limit, after }: PageRequest): Promise<Session[]> {
  return db.query(sql`
    select ${columns} from sessions s
    where s.user_id = ${userId} and ${isLive}
      and (${after?.[0] ?? null}::uuid is null or s.id < ${after?.[0] ?? null})
    order by s.id desc limit ${limit + 1}`)
}

/** Ends a session if it belongs to the user or `userId` is null; null if there is no such live session. */
export async function endSession(tx: Tx, id: SessionId, userId: UserId | null): Promise<Session | null> {
  const [row] = await tx.query<Session>(sql`
    update sessions s set ended_at = now()
    where s.id = ${id} and (${userId}::uuid is null or s.user_id = ${userId}) and ${isOpen}
    returning ${columns}`)
  return row ?? null
}

/** Ends the session with this secret, whoever's it is. */
export async function endSessionByHash(tx: Tx, hash: string): Promise<void> {
  await tx.query(sql`update sessions set ended_at = now() where hash = ${hash} and ended_at is null`)
}

/** Ends all of the user's sessions but one, including those in which the user is viewing as someone else. */
export async function endOtherSessions(tx: Tx, userId: UserId, keptId: SessionId | null): Promise<Session[]> {
  return tx.query(sql`
    update sessions s set ended_at = now()
    where (s.user_id = ${userId} or s.opened_by = ${userId}) and ${isOpen} and s.id is distinct from ${keptId}
    returning ${columns}`)
}

/** Ends the oldest sessions of a user who has more than `max`. */
export async function endOldestSessions(tx: Tx, userId: UserId, max: number): Promise<void> {
  await tx.query(sql`
    update sessions set ended_at = now() where id in (
      select s.id from sessions s where s.user_id = ${userId} and ${isOpen} order by s.id desc offset ${max}
    )`)
}

/** Deletes up to `limit` sessions that began half a year ago. Until then, they show which devices a user has signed in with. */
export async function deleteOldSessions(tx: Tx, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from sessions where id in (
      select id from sessions where signed_in_at < now() - interval '180 days' limit ${limit}
    ) returning 1 as deleted`)
  return rows.length
}

/** Records that sessions were used, which keeps them alive. */
export async function markSeen(tx: Tx, ids: readonly SessionId[], times: readonly Instant[]): Promise<void> {
  await tx.query(sql`
    update sessions set last_seen_at = seen.at,
      expires_at = least(seen.at + make_interval(days => ${SESSION_IDLE_DAYS}), signed_in_at + make_interval(days => ${SESSION_MAX_DAYS}))
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as seen (id, at)
    where sessions.id = seen.id and sessions.last_seen_at < seen.at`)
}
