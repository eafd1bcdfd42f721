import type { Tx } from '../../platform/db/database.ts'
import { reseal, type Secrets } from '../../platform/secrets.ts'
import { listSecrets, sendResealedSecret } from './store.ts'

/** Encrypts the signing secrets of all webhooks with another secret key, batch by batch. */
export async function reencryptWebhookSecrets(tx: Tx, from: Secrets, to: Secrets, afterId = BEFORE_ALL): Promise<void> {
  const found = await listSecrets(tx, afterId, BATCH_MAX)
  for (const { id, webhook_id, secret } of found) {
    const resealed = reseal(secret, webhook_id, from, to)
    if (resealed) sendResealedSecret(tx, id, resealed)
  }
  const last = found.at(-1)
  if (last) await reencryptWebhookSecrets(tx, from, to, last.id)
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const BATCH_MAX = 100
