import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { DemoRun, DemoUser } from './domain.ts'

export async function findRun(db: Queryable): Promise<DemoRun | null> {
  const [row] = await db.query<DemoRun>(sql`
    select run_id, status, day, (extract(epoch from now() - updated_at) * 1000)::double precision as silent_ms
    from demo_market`)
  return row ?? null
}

/** Whether there is neither a gig nor a user except operators. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ empty: boolean }>(sql`
    select not exists (select from users where role <> 'operator') and not exists (select from gigs) as empty`)
  return row?.empty ?? false
}

/** Returns whether it is the first: of two requests at the same time, the second waits and finds the row of the first. */
export async function tryInsertRun(tx: Tx, runId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into demo_market (run_id, status, started_at, updated_at) values (${runId}, 'running', now(), now())
    on conflict do nothing returning 1 as inserted`)
  return rows.length > 0
}

export async function updateRun(
  tx: Tx,
  runId: string,
  { status, day }: Pick<DemoRun, 'status' | 'day'>,
): Promise<void> {
  await tx.query(sql`
    update demo_market set status = ${status}, day = greatest(day, ${day}), updated_at = now() where run_id = ${runId}`)
}

export async function insertDemoUser(tx: Tx, id: UserId): Promise<void> {
  await tx.query(sql`insert into demo_users (user_id) values (${id}) on conflict do nothing`)
}

/** Those who can sign in, in the order in which they joined. */
export async function listDemoUsers(db: Queryable): Promise<DemoUser[]> {
  return db.query(sql`
    select id, display_name, headline from users where id in (select user_id from demo_users) order by id limit 100`)
}

export async function isDemoUser(db: Queryable, id: UserId): Promise<boolean> {
  const rows = await db.query(sql`select 1 as found from demo_users where user_id = ${id}`)
  return rows.length > 0
}
