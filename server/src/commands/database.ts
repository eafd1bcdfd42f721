import { auditLedger } from '../money/audit/service.ts'
import { type Command, print } from './command.ts'
import { withStorage } from './with-storage.ts'

export const migrateCommand: Command = {
  description: 'bring the database to the latest schema',
  // Opening the database applies the missing migrations.
  run: () => withStorage(async () => {}),
}

export const auditCommand: Command = {
  description: 'check the ledger; exits with 1 if it finds an error',
  run: printAudit,
}

async function printAudit(): Promise<void> {
  const audit = await withStorage(({ database }) => auditLedger(database))
  print(`${JSON.stringify(audit, null, 2)}\n`)
  if (!audit.ok) process.exitCode = 1
}
