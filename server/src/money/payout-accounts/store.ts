import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockCounts } from '../../platform/db/owned.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { Instant } from '../../platform/kernel/time.ts'

export interface SealedAccount {
  user_id: UserId
  sealed: Buffer
  ready_at: Instant
  updated_at: Instant
}

export async function findSealedAccount(db: Queryable, userId: UserId): Promise<SealedAccount | null> {
  const [row] = await db.query<SealedAccount>(sql`
    select user_id, sealed, ready_at, updated_at from payout_accounts where user_id = ${userId}`)
  return row ?? null
}

/** Until the transaction ends, the user's other changes and withdrawals wait, even if there's no account yet. */
export function lockAccount(tx: Tx, userId: UserId): Promise<SealedAccount | null> {
  lockCounts(tx, userId)
  return findSealedAccount(tx, userId)
}

export async function saveAccount(tx: Tx, account: SealedAccount): Promise<void> {
  await tx.query(sql`
    insert into payout_accounts (user_id, sealed, ready_at, updated_at)
    values (${account.user_id}, ${account.sealed}, ${account.ready_at}, ${account.updated_at})
    on conflict (user_id) do update
      set sealed = excluded.sealed, ready_at = excluded.ready_at, updated_at = excluded.updated_at`)
}

/** Ordered by user. */
export function listSealedAccounts(
  tx: Tx,
  afterId: string,
  limit: number,
): Promise<Pick<SealedAccount, 'user_id' | 'sealed'>[]> {
  return tx.query(sql`
    select user_id, sealed from payout_accounts
    where user_id > ${afterId} order by user_id limit ${limit}`)
}

export function sendResealed(tx: Tx, userId: UserId, sealed: Buffer): void {
  tx.send(sql`update payout_accounts set sealed = ${sealed} where user_id = ${userId}`)
}

export function sendDeleteAccount(tx: Tx, userId: UserId): void {
  tx.send(sql`delete from payout_accounts where user_id = ${userId}`)
}
