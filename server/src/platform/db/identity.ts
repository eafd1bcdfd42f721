import type pg from 'pg'
import { createTableIfMissing, withSetupClient } from './setup-client.ts'
import { sql } from './sql.ts'
import type { Tx } from './tx.ts'

/** What a database is. It keeps these from its first start on, because everything in it depends on them. */
export interface DatabaseIdentity {
  mode: 'sandbox' | 'live'
  currency: string
  /** Tells secret keys apart without revealing them. */
  secretFingerprint: string
}

/** The database belongs to another configuration than the current one. */
export class WrongDatabase extends Error {
  constructor(problems: readonly string[]) {
    super(`This database cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'WrongDatabase'
  }
}

/**
 * Stores the identity of a new database; throws if an existing one has another. Runs before the migrations, so that a start
 * that is refused changes nothing. With `acceptSecret`, a new secret key replaces the stored one.
 */
export async function claimDatabase(
  connection: pg.ClientConfig,
  identity: DatabaseIdentity,
  { acceptSecret }: { acceptSecret: boolean },
): Promise<void> {
  await withSetupClient(connection, async (client) => {
    await createTableIfMissing(client, IDENTITY_TABLE)
    const { mode, currency, secretFingerprint } = identity
    await client.query(
      `insert into database_identity (mode, currency, secret_fingerprint) values ($1, $2, $3) on conflict do nothing`,
      [mode, currency, secretFingerprint],
    )
    const { rows } = await client.query<DatabaseIdentity>(
      `select mode, currency, secret_fingerprint as "secretFingerprint" from database_identity`,
    )
    const problems = rows.flatMap((stored) => problemsOf(stored, identity, acceptSecret))
    if (problems.length > 0) throw new WrongDatabase(problems)
    if (acceptSecret) await client.query('update database_identity set secret_fingerprint = $1', [secretFingerprint])
  })
}

/** Remembers another secret key. Everything encrypted with the old one must be encrypted again in the same transaction. */
export async function replaceSecretFingerprint(tx: Tx, fingerprint: string): Promise<void> {
  await tx.query(sql`update database_identity set secret_fingerprint = ${fingerprint}`)
}

// Not part of a migration: it is read before the migrations run.
const IDENTITY_TABLE = `database_identity (
  only_row boolean primary key default true check (only_row),
  mode text not null,
  currency text not null,
  secret_fingerprint text not null,
  created_at timestamptz(3) not null default now()
)`

function problemsOf(stored: DatabaseIdentity, current: DatabaseIdentity, acceptSecret: boolean): string[] {
  const problems: string[] = []
  if (stored.mode !== current.mode) {
    problems.push(
      `MODE is ${current.mode}, but the database was first started with ${stored.mode}. Set MODE=${stored.mode}, or use another database.`,
    )
  }
  if (stored.currency !== current.currency) {
    problems.push(
      `CURRENCY is ${current.currency}, but all amounts in the database are in ${stored.currency}. Set CURRENCY=${stored.currency}, or use another database.`,
    )
  }
  if (stored.secretFingerprint !== current.secretFingerprint && !acceptSecret) {
    problems.push(
      'SECRET_KEY is not the key of this database. Set the right one. To change the key, run: npm run change-secret-key',
    )
  }
  return problems
}
