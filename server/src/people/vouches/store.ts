import type { Queryable, Tx } from '../../platform/db/database.ts'
import { createdInLastDay, type DayCount, lockAndCountOfDay } from '../../platform/db/owned.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import { VERIFIED_FROM_CENTS, type Vouch } from './domain.ts'

const columns = sql`id, from_user_id, user_id, message, skills, verified, created_at, removal`

/** Locks the pair of users against other vouches and payouts between them, and returns the amount paid out so far. */
export async function lockPaidBetween(tx: Tx, a: UserId, b: UserId): Promise<number> {
  const [lesser, greater] = a < b ? [a, b] : [b, a]
  const [row] = await tx.query<{ paid_cents: number }>(sql`
    insert into paid_between (lesser_id, greater_id, paid_cents) values (${lesser}, ${greater}, 0)
    on conflict (lesser_id, greater_id) do update set paid_cents = paid_between.paid_cents
    returning paid_cents`)
  return row?.paid_cents ?? 0
}

/**
 * Adds to the amount paid between two users, up to the largest that can be stored, and verifies their vouches once it's high
 * enough. Sent with the commit.
 */
export function sendPaidBetween(tx: Tx, a: UserId, b: UserId, cents: number): void {
  const [lesser, greater] = a < b ? [a, b] : [b, a]
  tx.send(sql`
    with paid as (
      insert into paid_between (lesser_id, greater_id, paid_cents) values (${lesser}, ${greater}, ${cents})
      on conflict (lesser_id, greater_id)
        do update set paid_cents = least(paid_between.paid_cents + excluded.paid_cents, ${Number.MAX_SAFE_INTEGER}::bigint)
      returning paid_cents
    ),
    verified as (
      update vouches set verified = true from paid
      where paid_cents >= ${VERIFIED_FROM_CENTS} and not verified
        and (from_user_id, user_id) in ((${lesser}::uuid, ${greater}::uuid), (${greater}::uuid, ${lesser}::uuid))
      returning user_id, removal
    )
    update users set verified_vouch_count = verified_vouch_count + 1
    where id in (select id from users where id in (select user_id from verified where removal is null) order by id for no key update)`)
}

/** Those given in the last 24 hours. */
export function lockAndCountVouches(tx: Tx, fromUserId: UserId): Promise<DayCount> {
  return lockAndCountOfDay(
    tx,
    fromUserId,
    sql`from vouches where from_user_id = ${fromUserId} and ${createdInLastDay()}`,
  )
}

/** If the author has already vouched for the user, returns that vouch and inserts nothing. */
export async function insertVouch(tx: Tx, vouch: Vouch): Promise<Id<'vch'> | null> {
  const rows = await tx.query(sql`
    insert into vouches (id, from_user_id, user_id, message, skills, verified, created_at)
    values (${vouch.id}, ${vouch.from_user_id}, ${vouch.user_id}, ${vouch.message}, ${vouch.skills}, ${vouch.verified},
      ${vouch.created_at})
    on conflict (from_user_id, user_id) do nothing returning 1 as inserted`)
  if (rows.length > 0) return null
  const [existing] = await tx.query<{ id: Id<'vch'> }>(sql`
    select id from vouches where from_user_id = ${vouch.from_user_id} and user_id = ${vouch.user_id}`)
  return existing?.id ?? null
}

/** Sent with the commit; the row is locked. */
export function sendRemoval(tx: Tx, { id, removal }: Vouch): void {
  tx.send(sql`update vouches set removal = ${removal && JSON.stringify(removal)} where id = ${id}`)
}

export async function lockVouch(tx: Tx, id: Id<'vch'>): Promise<Vouch | null> {
  const [row] = await tx.query<Vouch>(sql`select ${columns} from vouches where id = ${id} for update`)
  return row ?? null
}

/** Null if another request has deleted it. */
export async function deleteVouch(tx: Tx, id: Id<'vch'>): Promise<Vouch | null> {
  const [row] = await tx.query<Vouch>(sql`
    delete from vouches where id = ${id}
    returning ${columns}`)
  return row ?? null
}

export async function findVouch(db: Queryable, id: Id<'vch'>): Promise<Vouch | null> {
  const [row] = await db.query<Vouch>(sql`select ${columns} from vouches where id = ${id}`)
  return row ?? null
}

/** Newest first. */
export async function listVouches(db: Queryable, userId: UserId, page: PageRequest): Promise<Vouch[]> {
  const select = sql`select ${columns} from vouches`
  return db.query(newestById(select, [sql`user_id = ${userId}`, sql`removal is null`], page))
}
