import type { Queryable, Tx } from '../../platform/db/database.ts'
import { dueFinder } from '../../platform/db/due.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ContractId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

export const findDueContracts = dueFinder(sql`from contracts where next_due_at is not null`, sql`next_due_at`)

/** A deadline of a contract, or of something in it. */
export interface ContractDeadline {
  kind: 'milestone' | 'payout' | 'dispute' | 'contract' | 'review'
  id: string
  at: Instant
}

/** The next deadline of a locked contract. If several are due at the same time, the contract ends after its money has moved. */
export async function findNextDeadline(db: Queryable, id: ContractId): Promise<ContractDeadline | null> {
  const [row] = await db.query<ContractDeadline>(sql`
    select kind, id, at from (
      select 'milestone' as kind, id, due_at as at, 1 as rank from milestones
        where contract_id = ${id} and due_at is not null
      union all select 'payout', id, due_at, 2 from payouts
        where contract_id = ${id} and status = 'clearing'
      union all select 'dispute', id, due_at, 3 from disputes
        where contract_id = ${id} and status not in ('resolved', 'withdrawn')
      union all select 'contract', id, case status when 'pending_approval' then approve_by else auto_end_at end, 4 from contracts
        where id = ${id} and (status = 'pending_approval' or status = 'active' and auto_end_at is not null)
      union all select 'review', id, due_at, 5 from reviews
        where contract_id = ${id} and due_at is not null
    ) as deadlines
    order by at, rank, id limit 1`)
  return row ?? null
}

/** Sent with the commit; the row is locked. */
export function sendNextDueAt(tx: Tx, id: ContractId, at: Instant | null): void {
  tx.send(sql`update contracts set next_due_at = ${at} where id = ${id}`)
}
