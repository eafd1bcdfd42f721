import type { Queryable, Tx } from '../../platform/db/database.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Notice } from './domain.ts'

const columns = sql`id, user_id, subject_type, subject_id, text, sent_by, created_at`

export async function insertNotice(tx: Tx, notice: Notice): Promise<void> {
  await tx.query(sql`
    insert into notices (${columns})
    values (${notice.id}, ${notice.user_id}, ${notice.subject_type}, ${notice.subject_id}, ${notice.text},
      ${notice.sent_by}, ${notice.created_at})`)
}

export async function findNotice(db: Queryable, id: Id<'ntc'>): Promise<Notice | null> {
  const [row] = await db.query<Notice>(sql`select ${columns} from notices where id = ${id}`)
  return row ?? null
}

/** Newest first. */
export async function listNotices(db: Queryable, userId: UserId, page: PageRequest): Promise<Notice[]> {
  return db.query(newestById(sql`select ${columns} from notices`, [sql`user_id = ${userId}`], page))
}
