import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Logger, destination as openDestination } from 'pino'
import { createApp, version } from './app.ts'
import { BadConfig, type Config, loadConfig, parseConfig, publicUrlOf } from './config.ts'
import { createCore, settingsFrom } from './core.ts'
import { DemoFailed, fillDemo } from './demo-command.ts'
import { reencryptWebhookSecrets } from './events/webhooks/secret-service.ts'
import { auditLedger } from './money/audit/service.ts'
import { endAuthorisationsUnderWay } from './people/apps/token-service.ts'
import { isWellFormedSecret, newSecret } from './people/keys/secret.ts'
import { PROOF_MINUTES } from './people/sessions/domain.ts'
import { makeOperatorLink } from './people/sessions/proof-service.ts'
import { recoverOperator } from './people/users/service.ts'
import { openDatabase } from './platform/db/database.ts'
import { DataDirInUse, EmbeddedUnavailable } from './platform/db/embedded/errors.ts'
import { DatabaseUnavailable } from './platform/db/errors.ts'
import { MigrationRefused } from './platform/db/migrate.ts'
import { reencryptAnswers } from './platform/idempotency/service.ts'
import { replaceSecretFingerprint, WrongDatabase } from './platform/identity/service.ts'
import { envExample } from './platform/kernel/settings-catalogue.ts'
import { createLog, type LogFormat, type LogOutput, openLogOutput, textOutput } from './platform/log.ts'
import { discardMails, reencryptMails } from './platform/mail/service.ts'
import { deriveSecrets } from './platform/secrets.ts'
import { productSummary } from './reference/api-docs.ts'
import { issueCodesGuide } from './reference/issue-codes-guide.ts'
import { lifecyclesGuide } from './reference/lifecycles.ts'
import type { Running } from './running.ts'
import { type Started, serve, work } from './serve.ts'
import { stopOnSignals } from './shutdown.ts'
import { openStorage, type Storage } from './storage.ts'

interface Command {
  description: string
  /** Its options, with what each does. */
  options?: Record<string, string>
  run: (options: Record<string, unknown>) => Promise<void>
}

const commands: Record<string, Command> = {
  start: {
    description: 'answer requests and run the worker, in one process',
    run: () => runService((...parts) => serve(...parts, { withWorker: true })),
  },
  serve: {
    description: 'answer requests only',
    run: () => runService((...parts) => serve(...parts, { withWorker: false })),
  },
  work: { description: 'run the worker only: deadlines, events, webhooks, mails', run: () => runService(work) },
  migrate: { description: 'bring the database to the newest schema', run: () => withStorage(async () => {}) },
  demo: { description: 'fill an empty sandbox with a demo market', run: makeDemo },
  'operator-key': { description: 'make a new operator key and a sign-in link, and print them', run: printOperatorKey },
  audit: { description: 'check the ledger; exits with 1 if it finds an error', run: printAudit },
  'new-secrets': {
    description: 'print new values for OPERATOR_KEY and SECRET_KEY; changes nothing',
    run: printSecrets,
  },
  'change-secret-key': {
    description: 'encrypt stored secrets with a new SECRET_KEY; PREVIOUS_SECRET_KEY is the old one',
    options: { lost: 'the old key is lost: accept the new one without it' },
    run: ({ lost }) => changeSecretKey(lost === true),
  },
  openapi: {
    description: 'write openapi.json',
    options: { check: 'only check that the file is up to date' },
    run: ({ check }) => writeOpenApi(check === true),
  },
  lifecycles: {
    description: 'write docs/guides/lifecycles.md',
    run: () => writeFile(LIFECYCLES, lifecyclesGuide()),
  },
  'issue-codes': {
    description: 'write docs/guides/issue-codes.md',
    run: () => writeFile(ISSUE_CODES, issueCodesGuide()),
  },
  'env-example': {
    description: 'write .env.example',
    run: () => writeFile(ENV_EXAMPLE, envExample()),
  },
}

const SHUTDOWN_TIMEOUT_MS = 30_000
const FLUSH_TIMEOUT_MS = 500
const OPENAPI = new URL('../../openapi.json', import.meta.url)
const CONFIGURATION = 'Settings are environment variables, or lines of .env; .env.example lists them.'
const ISSUE_CODES = new URL('../../docs/guides/issue-codes.md', import.meta.url)
const ENV_EXAMPLE = new URL('../../.env.example', import.meta.url)
const LIFECYCLES = new URL('../../docs/guides/lifecycles.md', import.meta.url)

/** A message for the terminal that needs no stack trace. */
class CommandFailed extends Error {}

try {
  await runCommand(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function runCommand(args: readonly string[]): Promise<void> {
  const name = args[0]?.startsWith('-') ? 'start' : (args[0] ?? 'start')
  if (name === 'help') return print(usage())
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new CommandFailed(`There is no command "${name}".\n\n${usage()}`)
  const options = optionsOf(command, name, args.slice(args[0] === name ? 1 : 0))
  if (!options.help) return command.run(options)
  print(args[0] === name ? usageOf(name, command) : usage())
}

function optionsOf(command: Command, name: string, args: string[]): Record<string, unknown> {
  const known = Object.keys(command.options ?? {}).map((option) => [option, { type: 'boolean' as const }])
  const options = { help: { type: 'boolean' as const, short: 'h' }, ...Object.fromEntries(known) }
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const [problem] = error instanceof Error ? error.message.split('. ') : []
    throw new CommandFailed(`${problem}.\n\n${usageOf(name, command)}`, { cause: error })
  }
}

type Announce = (started: Started) => void
type Start = (config: Config, storage: Storage, log: Logger, announce: Announce) => Promise<Running>

async function runService(start: Start): Promise<void> {
  const config = checkedConfig()
  const format = config.logFormat ?? formatFor(process.stdout)
  const output = openLogOutput(format)
  // A closed terminal must not stop the service.
  process.stdout.on('error', () => {})
  const log = createLog(config.logLevel, output)
  const started: Running[] = []

  async function startAll(): Promise<void> {
    const storage = await openStorage(config, log, (error) => {
      log.fatal({ err: error }, 'the embedded database could not be started again')
      void flush(output).then(() => process.exit(1))
    })
    started.push({ stop: () => storage.close() })
    started.push(await start(config, storage, log, (ready) => announce(ready, config, format, log)))
  }

  async function stopAll(): Promise<void> {
    for (const part of started.splice(0).reverse()) {
      await part.stop().catch((error) => log.error({ err: error }, 'a part of the service failed to stop'))
    }
  }

  const starting = startAll()
  stopOnSignals({
    timeoutMs: SHUTDOWN_TIMEOUT_MS,
    async stop(reason) {
      if ('error' in reason) log.fatal({ err: reason.error }, 'stopping because of an uncaught error')
      else log.info('stopping')
      // A database that is still starting must be stopped too.
      await starting.catch(() => {})
      await stopAll()
      await flush(output)
    },
  })
  try {
    await starting
  } catch (error) {
    await stopAll()
    throw error
  }
}

/** Writes the last log lines, unless that takes too long because the disk is full or the terminal is gone. */
async function flush(output: LogOutput): Promise<void> {
  await Promise.race([new Promise<void>((resolve) => output.flush(() => resolve())), sleep(FLUSH_TIMEOUT_MS)])
  // Otherwise pino would try to write the remaining lines again when the process exits, without end.
  output.destroy()
}

async function withStorage<T>(
  use: (storage: Storage, config: Config) => Promise<T>,
  { config = checkedConfig(), anySecret = false } = {},
): Promise<T> {
  const format = config.logFormat ?? formatFor(process.stderr)
  const output = format === 'text' ? textOutput(process.stderr) : openDestination({ fd: 2, sync: true })
  const log = createLog(config.logLevel, output)
  const storage = await openStorage(config, log, () => {}, { anySecret })
  try {
    return await use(storage, config)
  } finally {
    await storage.close()
  }
}

async function printOperatorKey(): Promise<void> {
  await withStorage(async ({ database, secrets }, config) => {
    const { context } = createCore({
      database,
      log: createLog('silent', process.stderr),
      settings: settingsFrom(config),
      secrets,
      wakeWorker: () => {},
    })
    const made = await database.transaction(async (db) => {
      const { id, secret } = await recoverOperator({ ...context, db })
      return { secret, link: makeOperatorLink({ ...context, db }, id, publicUrlOf(config, config.port)) }
    })
    // The key alone on standard output, for scripts.
    print(`${made.secret}\n`)
    process.stderr.write(`${linkLines(made.link).join('\n')}\n`)
  })
}

async function makeDemo(): Promise<void> {
  const started = await withStorage((storage, config) => {
    const log = createLog('error', textOutput(process.stderr))
    return fillDemo(config, storage, log, (percent) => process.stderr.write(`\rFilling the sandbox: ${percent} %`))
  })
  process.stderr.write('\n')
  print(`${[...secretLines(started), 'The sandbox is filled. Start it with: npm start'].join('\n')}\n`)
}

async function printAudit(): Promise<void> {
  const audit = await withStorage(({ database }) => auditLedger(database))
  print(`${JSON.stringify(audit, null, 2)}\n`)
  if (!audit.ok) process.exitCode = 1
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

async function writeOpenApi(isCheck: boolean): Promise<void> {
  const config = parseConfig({})
  const log = createLog('silent', process.stderr)
  // This database never connects: the document needs only the route declarations.
  const database = openDatabase({
    connection: {},
    readConnections: 1,
    transactionConnections: 1,
    statementTimeoutMs: 1,
  })
  const secrets = deriveSecrets(randomBytes(32))
  const core = createCore({ database, log, settings: settingsFrom(config), secrets, wakeWorker: () => {} })
  const publicUrl = () => 'http://127.0.0.1:3000'
  const app = await createApp({
    core,
    secrets,
    log,
    metrics: null,
    mode: 'sandbox',
    publicUrl,
    rateLimitPerMinute: 0,
    webhookTargets: config.webhookTargets,
  })
  const text = `${JSON.stringify(app.openApi(publicUrl()), null, 2)}\n`
  await app.http.close()
  if (!isCheck) return writeFile(OPENAPI, text)
  if (text !== (await readFile(OPENAPI, 'utf8')))
    throw new CommandFailed('openapi.json is out of date; run: npm run openapi')
}

/** A message for the terminal: what went wrong and what to do. A stack trace only for errors in our own code. */
function explain(error: unknown): string {
  const expected = [
    BadConfig,
    CommandFailed,
    DataDirInUse,
    DemoFailed,
    EmbeddedUnavailable,
    MigrationRefused,
    WrongDatabase,
  ]
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message
  if (error instanceof DatabaseUnavailable) {
    const cause =
      error.cause instanceof Error ? error.cause.message || String('code' in error.cause && error.cause.code) : ''
    return `The database cannot be reached (${cause}). Check DATABASE_URL, and that the server is running.`
  }
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  if (code === 'EADDRINUSE') return `${address}:${port} is already in use. Set PORT (or METRICS_PORT) to another port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address "${address ?? ''}". Check HOST.`
  if (code === 'EACCES' && port !== undefined)
    return `This user may not listen on port ${port}. Set PORT to one above 1023.`
  return error instanceof Error ? String(error.stack) : String(error)
}

function checkedConfig(): Config {
  const config = loadConfig()
  if (config.operatorKey && !isWellFormedSecret(config.operatorKey)) {
    throw new BadConfig(['OPERATOR_KEY has a wrong checksum; make one with: npm run new-secrets'])
  }
  return config
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { description }]) => `  ${name.padEnd(20)}${description}`)
  return `Parley ${version}: ${productSummary}

Usage: npm start, or npm run COMMAND [-- OPTIONS]

Commands:
${lines.join('\n')}

Add -- --help to a command to see its options. ${CONFIGURATION}
`
}

function usageOf(name: string, { description, options = {} }: Command): string {
  const all = { ...options, help: 'show this help' }
  const lines = Object.entries(all).map(([option, meaning]) => `  --${option.padEnd(18)}${meaning}`)
  return `npm run ${name} [-- OPTIONS]: ${description}

Options:
${lines.join('\n')}

${CONFIGURATION}
`
}

function formatFor(stream: { isTTY?: boolean }): LogFormat {
  return stream.isTTY ? 'text' : 'json'
}

/** Says that the service is ready. A new operator key or link is shown only here, and never in the log. */
function announce(started: Started, config: Config, format: LogFormat, log: Logger): void {
  const { url, database } = started
  const secrets = secretLines(started)
  if (format === 'json') {
    if (secrets.length > 0) process.stderr.write(`${secrets.join('\n')}\n`)
    const ready = { mode: config.mode, console: `${url}/`, api: `${url}/api`, docs: `${url}/docs/`, database }
    // At every log level, because a program that starts the service may wait for this line.
    log.child({}, { level: 'info' }).info(ready, `Parley ${version} is ready`)
    return
  }
  const lines = [
    `Parley ${version} is ready (${config.mode}).`,
    '',
    `  Console       ${url}/`,
    `  API           ${url}/api`,
    `  Docs          ${url}/docs/`,
    `  Database      ${database}`,
    ...secrets,
    '',
    'Stop with Ctrl-C. Requests are listed below.',
    '',
  ]
  print(`\n${lines.join('\n')}\n`)
}

function secretLines({ operatorSecret, operatorLink }: Started): string[] {
  return [
    ...(operatorSecret ? [`  Operator key  ${operatorSecret}`, '                Shown only once. Keep it safe.'] : []),
    ...(operatorLink ? linkLines(operatorLink) : []),
  ]
}

function linkLines(link: string): string[] {
  return [`  Sign in       ${link}`, `                Works once, for ${PROOF_MINUTES} minutes.`]
}

function print(text: string): void {
  process.stdout.write(text)
}
