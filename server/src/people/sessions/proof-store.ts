import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { emailKey } from '../../platform/kernel/email.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { Proof } from './domain.ts'

const columns = sql`id, purpose, email, user_id, wrong_codes, return_to, created_at, expires_at, used_at`

export interface ProofSecrets {
  tokenHash: string
  codeHash: string
}

/** Sent with the commit. */
export function sendNewProof(tx: Tx, proof: Proof, secrets: ProofSecrets, askedBy: string): void {
  tx.send(sql`
    insert into email_proofs (id, purpose, email, user_id, token_hash, code_hash, return_to, asked_by, created_at, expires_at)
    values (${proof.id}, ${proof.purpose}, ${proof.email}, ${proof.user_id}, ${secrets.tokenHash}, ${secrets.codeHash},
      ${proof.return_to}, ${askedBy}, ${proof.created_at}, ${proof.expires_at})`)
}

/** Lets only one transaction at a time decide about an address. */
export function lockEmail(tx: Tx, email: string): void {
  tx.send(sql`select pg_advisory_xact_lock(hashtextextended('email ' || ${emailKey(email)}, 0))`)
}

/** Counts the mails of the last hour: to the address, and asked for by this network address or user. Locked until the commit. */
export async function lockAndCountMails(
  tx: Tx,
  email: string,
  askedBy: string,
): Promise<{ toEmail: number; ofSource: number }> {
  lockEmail(tx, email)
  tx.send(sql`select pg_advisory_xact_lock(hashtextextended('mails ' || ${askedBy}, 0))`)
  const [row] = await tx.query<{ toEmail: number; ofSource: number }>(sql`
    select
      (select count(*) from email_proofs
        where lower(email) = ${emailKey(email)} and created_at > now() - interval '1 hour') as "toEmail",
      (select count(*) from email_proofs
        where asked_by = ${askedBy} and created_at > now() - interval '1 hour') as "ofSource"`)
  return row ?? { toEmail: 0, ofSource: 0 }
}

export async function lockProofByToken(tx: Tx, tokenHash: string): Promise<Proof | null> {
  const [row] = await tx.query<Proof>(sql`
    select ${columns} from email_proofs where token_hash = ${tokenHash} for update`)
  return row ?? null
}

export async function lockProof(tx: Tx, id: Proof['id']): Promise<(Proof & { code_hash: string }) | null> {
  const [row] = await tx.query<Proof & { code_hash: string }>(sql`
    select ${columns}, code_hash from email_proofs where id = ${id} for update`)
  return row ?? null
}

/** Wrong codes of the last day for all mails to the address. */
export async function countWrongCodes(db: Queryable, email: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select coalesce(sum(wrong_codes), 0)::int as count from email_proofs
    where lower(email) = ${emailKey(email)} and created_at > now() - interval '1 day'`)
  return row?.count ?? 0
}

export async function countWrongCode(tx: Tx, id: Proof['id']): Promise<void> {
  await tx.query(sql`update email_proofs set wrong_codes = wrong_codes + 1 where id = ${id}`)
}

/** Ends the open invitations of a user. */
export function sendEndInvitations(tx: Tx, userId: UserId): void {
  tx.send(sql`
    update email_proofs set used_at = now()
    where user_id = ${userId} and purpose = 'invitation' and used_at is null and expires_at > now()`)
}

/** The proof is locked. */
export async function markUsed(tx: Tx, id: Proof['id']): Promise<void> {
  await tx.query(sql`update email_proofs set used_at = now() where id = ${id}`)
}

/** Deletes up to `limit` proofs older than a day; returns how many. */
export async function deleteOldProofs(tx: Tx, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    delete from email_proofs where id in (
      select id from email_proofs where created_at < now() - interval '1 day' and expires_at < now() limit ${limit}
    ) returning 1 as deleted`)
  return rows.length
}

/** The user with this proven address, and the address in the spelling in which it was proven. */
export async function findUserByEmail(db: Queryable, email: string): Promise<{ id: UserId; email: string } | null> {
  const [row] = await db.query<{ id: UserId; email: string }>(sql`
    select id, email from users where lower(email) = ${emailKey(email)} and email_proven`)
  return row ?? null
}

/** Makes the address the proven one of the user, and takes it from users who never proved it. */
export async function proveEmail(tx: Tx, userId: UserId, email: string): Promise<void> {
  await tx.query(sql`
    update users set email = null, version = version + 1, updated_at = now()
    where lower(email) = ${emailKey(email)} and not email_proven and id <> ${userId}`)
  await tx.query(sql`
    update users set email = ${email}, email_proven = true, pending_email = null, version = version + 1, updated_at = now()
    where id = ${userId}`)
}
