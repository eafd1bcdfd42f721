import type { Connection, Tx } from '../db/database.ts'
import { createTableIfMissing, withSetupClient } from '../db/setup-client.ts'
import { sql } from '../db/sql.ts'

/** The settings that a database keeps from its first start, because everything stored in it depends on them. */
export interface DatabaseIdentity {
  mode: string
  currency: string
  /** Tells secret keys apart without revealing them. */
  secretFingerprint: string
}

/** Stores the identity of a new database. Returns the stored one. */
export async function insertIdentity(connection: Connection, identity: DatabaseIdentity): Promise<DatabaseIdentity> {
  return withSetupClient(connection, async (client) => {
    await createTableIfMissing(client, IDENTITY_TABLE)
    await client.query(
      'insert into database_identity (mode, currency, secret_fingerprint) values ($1, $2, $3) on conflict do nothing',
      [identity.mode, identity.currency, identity.secretFingerprint],
    )
    const { rows } = await client.query<DatabaseIdentity>(
      'select mode, currency, secret_fingerprint as "secretFingerprint" from database_identity',
    )
    return rows[0] ?? identity
  })
}

export async function updateSecretFingerprint(tx: Tx, fingerprint: string): Promise<void> {
  await tx.query(sql`update database_identity set secret_fingerprint = ${fingerprint}`)
}

// Not part of a migration because it's read before the migrations run.
const IDENTITY_TABLE = `database_identity (
  only_row boolean primary key default true check (only_row),
  mode text not null,
  currency text not null,
  secret_fingerprint text not null,
  created_at timestamptz(3) not null default now()
)`
