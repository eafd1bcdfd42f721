import { publicUrlOf } from '../config.ts'
import { createCore, settingsFrom } from '../core.ts'
import { makeOperatorLink } from '../people/sessions/proof-service.ts'
import { recoverOperator } from '../people/users/service.ts'
import { createLog } from '../platform/log.ts'
import { type Command, print } from './command.ts'
import { linkLines } from './sign-in-lines.ts'
import { withStorage } from './with-storage.ts'

export const operatorKeyCommand: Command = {
  description: 'create a new operator key and a sign-in link, and print them',
  run: printOperatorKey,
}

async function printOperatorKey(): Promise<void> {
  await withStorage(async ({ database, secrets }, config) => {
    const { context, refreshSettings } = createCore({
      database,
      log: createLog('silent', process.stderr),
      settings: settingsFrom(config),
      secrets,
      publicUrl: () => publicUrlOf(config, config.port),
      wakeWorker: () => {},
    })
    await refreshSettings()
    const made = await database.transaction(async (db) => {
      const { id, secret } = await recoverOperator({ ...context, db })
      return { secret, link: makeOperatorLink({ ...context, db }, id, publicUrlOf(config, config.port)) }
    })
    // Only the key goes to standard output, for scripts.
    print(`${made.secret}\n`)
    process.stderr.write(`${linkLines(made.link).join('\n')}\n`)
  })
}
