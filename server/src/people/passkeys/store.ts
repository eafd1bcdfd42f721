import type { Queryable, Tx } from '../../platform/db/database.ts'
import { lockAndCount } from '../../platform/db/owned.ts'
import { newestById } from '../../platform/db/pages.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import type { Passkey } from './domain.ts'

const columns = sql`id, user_id, name, credential_id, public_key, counter, transports, created_at, last_used_at`

export function lockAndCountPasskeys(tx: Tx, userId: UserId): Promise<number> {
  return lockAndCount(tx, userId, sql`from passkeys where user_id = ${userId}`)
}

/** Violates `passkeys_credential_id_key` if the credential is already registered. */
export async function insertPasskey(tx: Tx, passkey: Passkey): Promise<void> {
  await tx.query(sql`
    insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at)
    values (${passkey.id}, ${passkey.user_id}, ${passkey.name}, ${passkey.credential_id}, ${passkey.public_key},
      ${passkey.counter}, ${passkey.transports}, ${passkey.created_at})`)
}

export async function lockByCredential(tx: Tx, credentialId: string): Promise<Passkey | null> {
  const [row] = await tx.query<Passkey>(sql`
    select ${columns} from passkeys where credential_id = ${credentialId} for update`)
  return row ?? null
}

export async function markUsed(tx: Tx, id: Passkey['id'], counter: number): Promise<void> {
  await tx.query(sql`update passkeys set counter = ${counter}, last_used_at = now() where id = ${id}`)
}

/** Newest first. */
export async function listPasskeys(db: Queryable, userId: UserId, page: PageRequest): Promise<Passkey[]> {
  return db.query(newestById(sql`select ${columns} from passkeys`, [sql`user_id = ${userId}`], page))
}

export async function renamePasskey(tx: Tx, userId: UserId, id: Passkey['id'], name: string): Promise<Passkey | null> {
  const [row] = await tx.query<Passkey>(sql`
    update passkeys set name = ${name} where id = ${id} and user_id = ${userId} returning ${columns}`)
  return row ?? null
}

export async function deletePasskey(tx: Tx, userId: UserId, id: Passkey['id']): Promise<Passkey | null> {
  const [row] = await tx.query<Passkey>(sql`
    delete from passkeys where id = ${id} and user_id = ${userId} returning ${columns}`)
  return row ?? null
}

/** `userId` is null for a sign-in. Sent with the commit. */
export function sendNewChallenge(tx: Tx, challenge: string, userId: UserId | null, minutes: number): void {
  tx.send(sql`
    insert into passkey_challenges (challenge, user_id, expires_at)
    values (${challenge}, ${userId}, now() + make_interval(mins => ${minutes}))`)
}

/** Uses up a challenge, which works once; false if there is none. */
export async function takeChallenge(tx: Tx, challenge: string, userId: UserId | null): Promise<boolean> {
  const rows = await tx.query(sql`
    delete from passkey_challenges
    where challenge = ${challenge} and user_id is not distinct from ${userId} and expires_at > now()
    returning 1 as taken`)
  return rows.length > 0
}

/** Deletes up to `limit` challenges that have expired; returns how many. */
export async function deleteOldChallenges(tx: Tx, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from passkey_challenges where challenge in (
      select challenge from passkey_challenges where expires_at <= now() limit ${limit}
    ) returning 1 as deleted`)
  return rows.length
}
