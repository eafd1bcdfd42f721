import { randomBytes } from 'node:crypto'
import { BadConfig } from '../config.ts'
import { reencryptWebhookSecrets } from '../events/webhooks/secret-service.ts'
import { reencryptDestinations } from '../money/payments/service.ts'
import { reencryptPayoutAccounts } from '../money/payout-accounts/service.ts'
import { reencryptSigningKeys } from '../people/apps/signing-key-service.ts'
import { endPendingAuthorizations } from '../people/apps/token-service.ts'
import { newSecret } from '../people/keys/secret.ts'
import { reencryptAnswers } from '../platform/idempotency/service.ts'
import { replaceSecretFingerprint } from '../platform/identity/service.ts'
import { discardMails, reencryptMails } from '../platform/mail/service.ts'
import { deriveSecrets } from '../platform/secrets.ts'
import type { Storage } from '../storage.ts'
import { type Command, print } from './command.ts'
import { checkedConfig, withStorage } from './with-storage.ts'

export const newSecretsCommand: Command = {
  description: 'print new values for OPERATOR_KEY and SECRET_KEY, without changing anything',
  run: printSecrets,
}

export const changeSecretKeyCommand: Command = {
  description: 're-encrypt stored secrets with a new SECRET_KEY; PREVIOUS_SECRET_KEY is the old one',
  options: { lost: 'accept the new key even though the old one is lost' },
  run: ({ lost }) => changeSecretKey(lost === true),
}

async function printSecrets(): Promise<void> {
  print(`OPERATOR_KEY=${newSecret()}\nSECRET_KEY=${randomBytes(32).toString('base64')}\n`)
}

/** All other processes must be stopped first, because they'd keep using the previous key. */
async function changeSecretKey(isLost: boolean): Promise<void> {
  const config = checkedConfig()
  const { secretKey, previousSecretKey } = config
  if (isLost) {
    const accept = ({ database, secrets }: Storage) =>
      database.transaction(async (tx) => {
        await discardMails(tx)
        await endPendingAuthorizations(tx)
        await reencryptSigningKeys(tx, secrets, secrets)
        await reencryptPayoutAccounts(tx, secrets, secrets)
        await reencryptDestinations(tx, secrets, secrets)
        await replaceSecretFingerprint(tx, secrets.fingerprint)
      })
    await withStorage(accept, { config, anySecret: true })
    print(
      'The database accepts the new key. Register webhooks and add payout accounts again. Pending emails won’t be sent, and the destinations of pending withdrawals are lost: mark those withdrawals as failed.\n',
    )
    return
  }
  if (!secretKey || !previousSecretKey) {
    throw new BadConfig([
      'Set SECRET_KEY to the new key and PREVIOUS_SECRET_KEY to the old one. If the old one is lost, run: npm run change-secret-key -- --lost',
    ])
  }
  const newSecrets = deriveSecrets(secretKey)
  const encryptAgain = ({ database, secrets }: Storage) =>
    database.transaction(async (tx) => {
      await reencryptAnswers(tx, secrets, newSecrets)
      await reencryptWebhookSecrets(tx, secrets, newSecrets)
      await reencryptMails(tx, secrets, newSecrets)
      await endPendingAuthorizations(tx)
      await reencryptSigningKeys(tx, secrets, newSecrets)
      await reencryptPayoutAccounts(tx, secrets, newSecrets)
      await reencryptDestinations(tx, secrets, newSecrets)
      await replaceSecretFingerprint(tx, newSecrets.fingerprint)
    })
  // Opening the database with the previous key also checks that it's the right one.
  await withStorage(encryptAgain, { config: { ...config, secretKey: previousSecretKey } })
  print('Everything is now encrypted with the new key.\n')
}
