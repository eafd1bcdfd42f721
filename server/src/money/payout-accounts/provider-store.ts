import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { ProviderName } from '../providers/domain.ts'
import type { ProviderAccount } from './domain.ts'

const columns = sql`provider, user_id, reference, status, label, missing, updated_at`

export async function findAccount(
  db: Queryable,
  provider: ProviderName,
  userId: UserId,
): Promise<ProviderAccount | null> {
  const [row] = await db.query<ProviderAccount>(sql`
    select ${columns} from provider_accounts where provider = ${provider} and user_id = ${userId}`)
  return row ?? null
}

export async function findOwner(db: Queryable, provider: ProviderName, reference: string): Promise<UserId | null> {
  const [row] = await db.query<{ user_id: UserId }>(sql`
    select user_id from provider_accounts where provider = ${provider} and reference = ${reference}`)
  return row?.user_id ?? null
}

/** Sent with the commit. Adds the account unless the user has one. */
export function sendNewAccount(tx: Tx, account: ProviderAccount): void {
  tx.send(sql`
    insert into provider_accounts (${columns})
    values (${account.provider}, ${account.user_id}, ${account.reference}, ${account.status}, ${account.label},
      ${account.missing}, ${account.updated_at})
    on conflict (provider, user_id) do nothing`)
}

/** Sent with the commit. */
export function sendAccount(tx: Tx, account: ProviderAccount): void {
  tx.send(sql`
    update provider_accounts set reference = ${account.reference}, status = ${account.status}, label = ${account.label},
      missing = ${account.missing}, updated_at = ${account.updated_at}
    where provider = ${account.provider} and user_id = ${account.user_id}`)
}

/** What the provider may be told about the owner of an account. */
export async function findOwnerDetails(
  db: Queryable,
  userId: UserId,
): Promise<{ display_name: string; email: string | null } | null> {
  const [row] = await db.query<{ display_name: string; email: string | null }>(sql`
    select display_name, email from users where id = ${userId}`)
  return row ?? null
}
