import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { createCore, settingsFrom } from '../core.ts'
import { openFileStore } from '../files/storage/service.ts'
import { openDatabase } from '../platform/db/database.ts'
import { envExample } from '../platform/kernel/settings-catalog.ts'
import { createLog } from '../platform/log.ts'
import { deriveSecrets } from '../platform/secrets.ts'
import { connectionsFrom, queueLimitsFrom } from '../queue-limits.ts'
import { issueCodesGuide } from '../reference/issue-codes-guide.ts'
import { lifecyclesGuide } from '../reference/lifecycles.ts'
import { type Command, CommandFailed } from './command.ts'

// Writes the repository's files that are generated from code.

export const openApiCommand: Command = {
  description: 'write openapi.json',
  options: { check: 'only check that the file is up to date' },
  run: ({ check }) => writeOpenApi(check === true),
}

export const lifecyclesCommand: Command = {
  description: 'write docs/guides/lifecycles.md',
  run: () => writeFile(inRepository('docs/guides/lifecycles.md'), lifecyclesGuide()),
}

export const issueCodesCommand: Command = {
  description: 'write docs/guides/issue-codes.md',
  run: () => writeFile(inRepository('docs/guides/issue-codes.md'), issueCodesGuide()),
}

export const envExampleCommand: Command = {
  description: 'write .env.example',
  run: () => writeFile(inRepository('.env.example'), envExample()),
}

function inRepository(path: string): URL {
  return new URL(`../../../${path}`, import.meta.url)
}

async function writeOpenApi(isCheck: boolean): Promise<void> {
  const config = parseConfig({})
  const log = createLog('silent', process.stderr)
  // This database never connects: the document needs only the route declarations.
  const database = openDatabase({
    connection: {},
    connections: connectionsFrom(config.capacity),
    statementTimeoutMs: 1,
  })
  const secrets = deriveSecrets(randomBytes(32))
  const publicUrl = () => 'http://127.0.0.1:3000'
  const core = createCore({ database, log, settings: settingsFrom(config), secrets, publicUrl, wakeWorker: () => {} })
  const app = await createApp({
    core,
    files: openFileStore(config.files),
    secrets,
    log,
    metrics: null,
    mode: 'sandbox',
    publicUrl,
    rateLimitPerMinute: 0,
    queues: queueLimitsFrom(config.capacity),
    webhookTargets: config.webhookTargets,
  })
  const text = `${JSON.stringify(app.openApi(publicUrl()), null, 2)}\n`
  await app.http.close()
  const file = inRepository('openapi.json')
  if (!isCheck) return writeFile(file, text)
  if (text !== (await readFile(file, 'utf8')))
    throw new CommandFailed('openapi.json is out of date; run: npm run openapi')
}
