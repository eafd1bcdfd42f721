import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { GigId } from '../../platform/kernel/ids.ts'
import type { Brief } from './domain.ts'

/** Sent with the commit; the gig is locked. Several negotiations can share a brief. */
export function sendBrief(tx: Tx, gigId: GigId, hash: string, { title, description, skills }: Brief): void {
  tx.send(sql`
    insert into briefs (gig_id, hash, title, description, skills)
    values (${gigId}, ${hash}, ${title}, ${description}, ${skills})
    on conflict do nothing`)
}

export async function findBrief(db: Queryable, gigId: GigId, hash: string): Promise<Brief | null> {
  const [row] = await db.query<Brief>(
    sql`select title, description, skills from briefs where gig_id = ${gigId} and hash = ${hash}`,
  )
  return row ?? null
}
