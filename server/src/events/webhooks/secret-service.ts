import type { Tx } from '../../platform/db/database.ts'
import { reseal, type Secrets } from '../../platform/secrets.ts'
import { listSecrets, updateSecret } from './store.ts'

/** Encrypts the signing secrets of all webhooks with another secret key. */
export async function reencryptWebhookSecrets(tx: Tx, from: Secrets, to: Secrets): Promise<void> {
  let afterId: string | undefined = BEFORE_ALL
  while (afterId !== undefined) {
    const found = await listSecrets(tx, afterId, BATCH_MAX)
    for (const { id, webhook_id, secret } of found) {
      const resealed = reseal(secret, webhook_id, from, to)
      if (resealed) await updateSecret(tx, id, resealed)
    }
    afterId = found.at(-1)?.id
  }
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const BATCH_MAX = 100
