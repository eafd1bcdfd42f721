import type { Queryable, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { SigningKey } from './signing-key-domain.ts'

/** In the order they start signing. */
export function listSigningKeys(db: Queryable): Promise<SigningKey[]> {
  return db.query(sql`select id, sealed, created_at, signs_from from signing_keys order by signs_from, id`)
}

/** Reads aren't blocked, so that no one waits while a key is generated. */
export async function lockSigningKeys(tx: Tx): Promise<void> {
  await tx.query(sql`lock table signing_keys in share row exclusive mode`)
}

export async function insertSigningKey(tx: Tx, key: SigningKey): Promise<void> {
  await tx.query(sql`
    insert into signing_keys (id, sealed, created_at, signs_from)
    values (${key.id}, ${key.sealed}, ${key.created_at}, ${key.signs_from})`)
}

export async function updateSealed(tx: Tx, id: string, sealed: Buffer): Promise<void> {
  await tx.query(sql`update signing_keys set sealed = ${sealed} where id = ${id}`)
}

export async function deleteSigningKeys(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(sql`delete from signing_keys where id = any(${ids})`)
}
