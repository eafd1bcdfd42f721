import type { Connection, Tx } from '../db/database.ts'
import { type DatabaseIdentity, insertIdentity, updateSecretFingerprint } from './store.ts'

/** The database belongs to a different configuration. */
export class WrongDatabase extends Error {
  constructor(problems: readonly string[]) {
    super(`This database can’t be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'WrongDatabase'
  }
}

/**
 * Gives a new database its identity; throws if an existing one has a different one. Runs before the migrations, so that a refused
 * start changes nothing. With `anySecret`, the secret key isn't compared.
 */
export async function claimDatabase(
  connection: Connection,
  current: DatabaseIdentity,
  { anySecret }: { anySecret: boolean },
): Promise<void> {
  const stored = await insertIdentity(connection, current)
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
  if (stored.secretFingerprint !== current.secretFingerprint && !anySecret) {
    problems.push(
      'SECRET_KEY doesn’t match this database. Set the right one. To change the key, run: npm run change-secret-key',
    )
  }
  if (problems.length > 0) throw new WrongDatabase(problems)
}

/**
 * Stores the new secret key's fingerprint. Everything encrypted with the old one must be re-encrypted in the same transaction.
 */
export async function replaceSecretFingerprint(tx: Tx, fingerprint: string): Promise<void> {
  await updateSecretFingerprint(tx, fingerprint)
}
