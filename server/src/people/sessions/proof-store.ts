import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { emailKey } from '../../platform/kernel/email.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import type { Proof } from './domain.ts'

const columns = sql`id, purpose, email, user_id, wrong_codes, return_to, asked_by, created_at, expires_at, used_at`

export interface ProofSecrets {
  tokenHash: string
  codeHash: string
}

/** Sent with the commit. */
export function sendNewProof(tx: Tx, proof: Proof, secrets: ProofSecrets): void {
  tx.send(sql`
    insert into email_proofs (id, purpose, email, user_id, token_hash, code_hash, return_to, asked_by, created_at, expires_at)
    values (${proof.id}, ${proof.purpose}, ${proof.email}, ${proof.user_id}, ${secrets.tokenHash}, ${secrets.codeHash},
      ${proof.return_to}, ${proof.asked_by}, ${proof.created_at}, ${proof.expires_at})`)
}

/** Lets only one transaction at a time decide about an address. */
export function lockEmail(tx: Tx, email: string): void {
  tx.send(sql`select pg_advisory_xact_lock(hashtextextended('email ' || ${emailKey(email)}, 0))`)
}

export interface Counted {
  /** Requested by this network or user. */
  ofOne: number
  /** Requested by all but the known networks. */
  ofStrangers: number
}

/** Counts the last hour's emails: to the address, and all those requested by this network or user. Locked until the commit. */
export async function lockAndCountMails(
  tx: Tx,
  email: string,
  askedBy: string,
  known: readonly string[],
): Promise<Counted & { ofSource: number }> {
  lockEmail(tx, email)
  tx.send(sql`select pg_advisory_xact_lock(hashtextextended('mails ' || ${askedBy}, 0))`)
  const [row] = await tx.query<Counted & { ofSource: number }>(sql`
    select count(*) filter (where asked_by = ${askedBy}) as "ofOne",
      count(*) filter (where asked_by <> all(${known}::text[])) as "ofStrangers",
      (select count(*) from email_proofs
        where asked_by = ${askedBy} and created_at > now() - interval '1 hour') as "ofSource"
    from email_proofs
    where lower(email) = ${emailKey(email)} and created_at > now() - interval '1 hour'`)
  return row ?? { ofOne: 0, ofStrangers: 0, ofSource: 0 }
}

/** The network addresses that the user with this verified address has signed in from, at most the newest hundred. */
export async function listSignInAddresses(db: Queryable, email: string): Promise<string[]> {
  const rows = await db.query<{ address: string }>(sql`
    select s.address from users join sessions s on s.user_id = users.id
    where lower(users.email) = ${emailKey(email)} and users.email_proven and s.opened_by is null
    order by s.id desc limit 100`)
  return rows.map(({ address }) => address)
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

/** Wrong codes in the last day for all emails to the address. */
export async function countWrongCodes(
  db: Queryable,
  email: string,
  askedBy: string,
  known: readonly string[],
): Promise<Counted> {
  const [row] = await db.query<Counted>(sql`
    select coalesce(sum(wrong_codes) filter (where asked_by = ${askedBy}), 0)::int as "ofOne",
      coalesce(sum(wrong_codes) filter (where asked_by <> all(${known}::text[])), 0)::int as "ofStrangers"
    from email_proofs where lower(email) = ${emailKey(email)} and created_at > now() - interval '1 day'`)
  return row ?? { ofOne: 0, ofStrangers: 0 }
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

interface KnownUser {
  id: UserId
  /** As spelled when it was verified. */
  email: string
  language: string | null
}

/** The user with this verified address. */
export async function findUserByEmail(db: Queryable, email: string): Promise<KnownUser | null> {
  const [row] = await db.query<KnownUser>(sql`
    select id, email, language from users where lower(email) = ${emailKey(email)} and email_proven`)
  return row ?? null
}

/** Makes the address the user's verified one, and takes it away from users who never verified it. */
export async function proveEmail(tx: Tx, userId: UserId, email: string): Promise<void> {
  await tx.query(sql`
    update users set email = null, version = version + 1, updated_at = now()
    where lower(email) = ${emailKey(email)} and not email_proven and id <> ${userId}`)
  await tx.query(sql`
    update users set email = ${email}, email_proven = true, pending_email = null, version = version + 1, updated_at = now()
    where id = ${userId}`)
}
