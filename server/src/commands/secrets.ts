import { randomBytes } from 'node:crypto'
import { BadConfig } from '../config.ts'
import { reencryptWebhookSecrets } from '../events/webhooks/secret-service.ts'
import { endAuthorisationsUnderWay } from '../people/apps/token-service.ts'
import { newSecret } from '../people/keys/secret.ts'
import { reencryptAnswers } from '../platform/idempotency/service.ts'
import { replaceSecretFingerprint } from '../platform/identity/service.ts'
import { discardMails, reencryptMails } from '../platform/mail/service.ts'
import { deriveSecrets } from '../platform/secrets.ts'
import type { Storage } from '../storage.ts'
import { type Command, print } from './command.ts'
import { checkedConfig, withStorage } from './with-storage.ts'

export const newSecretsCommand: Command = {
  description: 'print new values for OPERATOR_KEY and SECRET_KEY; changes nothing',
  run: printSecrets,
}

export const changeSecretKeyCommand: Command = {
  description: 'encrypt stored secrets with a new SECRET_KEY; PREVIOUS_SECRET_KEY is the old one',
  options: { lost: 'the old key is lost: accept the new one without it' },
  run: ({ lost }) => changeSecretKey(lost === true),
}

async function printSecrets(): Promise<void> {
  print(`OPERATOR_KEY=${newSecret()}\nSECRET_KEY=${randomBytes(32).toString('base64')}\n`)
}

/** All other processes must be stopped first: they would go on using the previous key. */
async function changeSecretKey(isLost: boolean): Promise<void> {
  const config = checkedConfig()
  const { secretKey, previousSecretKey } = config
  if (isLost) {
    const accept = ({ database, secrets }: Storage) =>
      database.transaction(async (tx) => {
        await discardMails(tx)
        await endAuthorisationsUnderWay(tx)
        await replaceSecretFingerprint(tx, secrets.fingerprint)
      })
    await withStorage(accept, { config, anySecret: true })
    print('The database accepts the new key. Webhooks must be registered again, and mails that waited are not sent.\n')
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
      await endAuthorisationsUnderWay(tx)
      await replaceSecretFingerprint(tx, newSecrets.fingerprint)
    })
  // Opening the database with the previous key also checks that it is the right one.
  await withStorage(encryptAgain, { config: { ...config, secretKey: previousSecretKey } })
  print('Everything is encrypted with the new key.\n')
}
