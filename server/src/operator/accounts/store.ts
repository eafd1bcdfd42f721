import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { UserAccount } from './domain.ts'

/** Requests from agents, from pages with a publishable key, and from operators viewing as the user don't count. */
export async function listAccounts(db: Queryable, ids: readonly UserId[]): Promise<UserAccount[]> {
  return db.query(sql`
    select users.id,
      greatest(
        (select max(last_seen_at) from sessions where user_id = users.id and opened_by is null),
        (select max(last_used_at) from api_keys
          where user_id = users.id and hosted_agent_id is null and not publishable)
      ) as last_seen_at,
      coalesce((select balance_cents from ledger_accounts where kind = 'available' and owner_id = users.id), 0)
        as available_cents,
      coalesce((select balance_cents from ledger_accounts where kind = 'clearing' and owner_id = users.id), 0)
        as clearing_cents
    from users where users.id = any(${ids}::uuid[])`)
}
