import { generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto'
import type { ReadContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { type Instant, realNow } from '../../platform/kernel/time.ts'
import { reseal, type Secrets } from '../../platform/secrets.ts'
import { newToken } from '../../platform/token.ts'
import { inSigningOrder, nextSigningStart, outdatedKeys, type SigningKey } from './signing-key-domain.ts'
import * as store from './signing-key-store.ts'

/** The ID token keys, starting with the one currently signing. Creates the first one if there is none. */
export async function findSigningKeys(database: Database, secrets: ReadContext['secrets']): Promise<SigningKey[]> {
  const found = await store.listSigningKeys(database)
  const keys = found.length > 0 ? found : await rotateSigningKeys(database, secrets)
  return inSigningOrder(keys, realNow())
}

/** The private key, for the OAuth server. */
export function privateJwkOf({ id, sealed }: SigningKey, secrets: ReadContext['secrets']): JsonWebKey {
  return { ...JSON.parse(secrets.unseal(sealed, contextOf(id))), kid: id, alg: 'RS256', use: 'sig' }
}

/** Publishes the next key ahead of time and deletes those no longer needed; returns all published keys. */
export async function rotateSigningKeys(
  database: Database,
  secrets: ReadContext['secrets'],
  now = realNow(),
): Promise<SigningKey[]> {
  const keys = await store.listSigningKeys(database)
  if (nextSigningStart(keys, now) === null && outdatedKeys(keys, now).length === 0) return keys
  return database.transaction(async (tx) => {
    await store.lockSigningKeys(tx)
    // Another process may have done this by now.
    const current = await store.listSigningKeys(tx)
    const outdated = outdatedKeys(current, now)
    await store.deleteSigningKeys(
      tx,
      outdated.map(({ id }) => id),
    )
    const kept = current.filter((key) => !outdated.includes(key))
    const signsFrom = nextSigningStart(current, now)
    if (signsFrom === null) return kept
    const key = await newSigningKey(secrets, now, signsFrom)
    await store.insertSigningKey(tx, key)
    return [...kept, key]
  })
}

/**
 * Re-encrypts the keys with another secret key. Keys that can't be decrypted are deleted, and new ones are created when needed.
 */
export async function reencryptSigningKeys(tx: Tx, from: Secrets, to: Secrets): Promise<void> {
  const keys = await store.listSigningKeys(tx)
  await Promise.all(
    keys.map(({ id, sealed }) => {
      const resealed = reseal(sealed, contextOf(id), from, to)
      return resealed ? store.updateSealed(tx, id, resealed) : store.deleteSigningKeys(tx, [id])
    }),
  )
}

async function newSigningKey(secrets: ReadContext['secrets'], now: Instant, signsFrom: Instant): Promise<SigningKey> {
  const id = newToken().slice(0, 16)
  const privateKey = await new Promise<KeyObject>((resolve, reject) =>
    // RS256 is the only algorithm that every OpenID Connect library accepts.
    generateKeyPair('rsa', { modulusLength: 2048 }, (error, _, key) => (error ? reject(error) : resolve(key))),
  )
  const sealed = secrets.seal(JSON.stringify(privateKey.export({ format: 'jwk' })), contextOf(id))
  return { id, sealed, created_at: now, signs_from: signsFrom }
}

function contextOf(id: string): string {
  return `signing key ${id}`
}
