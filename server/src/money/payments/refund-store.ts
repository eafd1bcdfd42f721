import type { Queryable, Tx } from '../../platform/db/database.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Refund } from './refund-domain.ts'

const columns = sql`id, deposit_id, user_id, requested_by, amount_cents, status, provider_reference, failure_reason, created_at,
  updated_at`

/** Sent with the commit. */
export function sendRefund(tx: Tx, refund: Refund): void {
  tx.send(sql`
    insert into deposit_refunds (${columns})
    values (${refund.id}, ${refund.deposit_id}, ${refund.user_id}, ${refund.requested_by}, ${refund.amount_cents},
      ${refund.status}, ${refund.provider_reference}, ${refund.failure_reason}, ${refund.created_at}, ${refund.updated_at})`)
}

/** Sent with the commit. */
export function sendRefundUpdate(tx: Tx, refund: Refund): void {
  tx.send(sql`
    update deposit_refunds set status = ${refund.status}, provider_reference = ${refund.provider_reference},
      failure_reason = ${refund.failure_reason}, updated_at = ${refund.updated_at}
    where id = ${refund.id}`)
}

export async function findRefund(db: Queryable, id: Refund['id']): Promise<Refund | null> {
  const [row] = await db.query<Refund>(sql`select ${columns} from deposit_refunds where id = ${id}`)
  return row ?? null
}

export async function lockRefund(tx: Tx, id: Refund['id']): Promise<Refund | null> {
  const [row] = await tx.query<Refund>(sql`select ${columns} from deposit_refunds where id = ${id} for update`)
  return row ?? null
}

/** Newest first. */
export function listRefunds(db: Queryable, depositId: Refund['deposit_id'], page: PageRequest): Promise<Refund[]> {
  return db.query(newestById(sql`select ${columns} from deposit_refunds`, [sql`deposit_id = ${depositId}`], page))
}
