import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Sent with the commit. */
export function sendImage(tx: Tx, sha256: string, image: Buffer): void {
  tx.send(sql`insert into brand_images (sha256, image) values (${sha256}, ${image}) on conflict do nothing`)
}

export async function findImage(db: Queryable, sha256: string): Promise<Buffer | null> {
  const [row] = await db.query<{ image: Buffer }>(sql`select image from brand_images where sha256 = ${sha256}`)
  return row?.image ?? null
}
