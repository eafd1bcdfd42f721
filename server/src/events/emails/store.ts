import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { isRefusing } from '../../platform/mail/fragments.ts'
import type { ChosenDeliveries } from './domain.ts'

/** A user as someone who may get emails. */
export interface Recipient {
  id: UserId
  /** Null unless it's confirmed. */
  email: string | null
  /** Whether the address was refused so often that it gets no emails of these kinds. */
  is_bounced: boolean
  time_zone: string | null
  /** The language they've chosen. */
  language: string | null
  chosen: ChosenDeliveries
}

export async function findRecipient(db: Queryable, id: UserId): Promise<Recipient | null> {
  const [row] = await db.query<Recipient>(sql`
    select id, case when email_proven then email end as email, ${isRefusing(sql`email`)} as is_bounced, time_zone, language,
      (select coalesce(json_object_agg(kind, delivery), '{}') from email_settings where user_id = users.id) as chosen
    from users where id = ${id}`)
  return row ?? null
}

/** Sent with the commit. */
export function sendSettings(tx: Tx, userId: UserId, changes: ChosenDeliveries): void {
  tx.send(sql`
    insert into email_settings (user_id, kind, delivery)
    select ${userId}, key, value from json_each_text(${JSON.stringify(changes)})
    on conflict (user_id, kind) do update set delivery = excluded.delivery`)
}
