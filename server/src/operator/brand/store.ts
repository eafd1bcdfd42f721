import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** Sent with the commit. */
export function sendImage(tx: Tx, sha256: string, image: Buffer): void {
  tx.send(sql`insert into brand_images (sha256, image) values (${sha256}, ${image}) on conflict do nothing`)
}

/** Deletes the images of brands that were replaced before this time. Sent with the commit. */
export function sendDeletionOfReplaced(tx: Tx, before: Instant): void {
  tx.send(sql`
    delete from brand_images where not exists (
      select from setting_changes, unnest(array[value, value_before]) as brand
      where name = 'brand' and created_at >= ${before}
        and jsonb_path_exists(brand, '$.look.*.sha256 ? (@ == $sha256)', jsonb_build_object('sha256', brand_images.sha256))
    )`)
}

export async function findImage(db: Queryable, sha256: string): Promise<Buffer | null> {
  const [row] = await db.query<{ image: Buffer }>(sql`select image from brand_images where sha256 = ${sha256}`)
  return row?.image ?? null
}
