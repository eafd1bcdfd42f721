import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { GigTemplate, TemplateId } from './domain.ts'

const columns = sql`id, user_id, name, terms, version, created_at, updated_at`

export function lockAndCountTemplates(tx: Tx, userId: UserId): Promise<number> {
  return lockAndCount(tx, userId, sql`from gig_templates where user_id = ${userId}`)
}

export async function insertTemplate(tx: Tx, template: GigTemplate): Promise<void> {
  await tx.query(sql`
    insert into gig_templates (${columns})
    values (${template.id}, ${template.user_id}, ${template.name}, ${JSON.stringify(template.terms)},
      ${template.version}, ${template.created_at}, ${template.updated_at})`)
}

/** Newest first. */
export async function listTemplates(db: Queryable, userId: UserId, page: PageRequest): Promise<GigTemplate[]> {
  return db.query(newestById(sql`select ${columns} from gig_templates`, [sql`user_id = ${userId}`], page))
}

export async function findTemplate(db: Queryable, userId: UserId, id: TemplateId): Promise<GigTemplate | null> {
  const [row] = await db.query<GigTemplate>(
    sql`select ${columns} from gig_templates where id = ${id} and user_id = ${userId}`,
  )
  return row ?? null
}

export async function lockTemplate(tx: Tx, userId: UserId, id: TemplateId): Promise<GigTemplate | null> {
  const [row] = await tx.query<GigTemplate>(
    sql`select ${columns} from gig_templates where id = ${id} and user_id = ${userId} for update`,
  )
  return row ?? null
}

export async function renameTemplate(tx: Tx, { id, name, version, updated_at }: GigTemplate): Promise<void> {
  await tx.query(sql`
    update gig_templates set name = ${name}, version = ${version}, updated_at = ${updated_at} where id = ${id}`)
}

export async function deleteTemplate(tx: Tx, id: TemplateId): Promise<void> {
  await tx.query(sql`delete from gig_templates where id = ${id}`)
}
