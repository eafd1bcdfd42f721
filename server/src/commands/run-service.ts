import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { version } from '../app.ts'
import type { Config } from '../config.ts'
import { createLog, type LogFormat, type LogOutput, openLogOutput } from '../platform/log.ts'
import type { Running } from '../running.ts'
import { type Started, serve, work } from '../serve.ts'
import { stopOnSignals } from '../shutdown.ts'
import { openStorage, type Storage } from '../storage.ts'
import { type Command, print } from './command.ts'
import { secretLines } from './sign-in-lines.ts'
import { checkedConfig, formatFor } from './with-storage.ts'

export const startCommand: Command = {
  description: 'serve requests and run the worker in one process',
  run: () => runService((...parts) => serve(...parts, { withWorker: true })),
}

export const serveCommand: Command = {
  description: 'only serve requests',
  run: () => runService((...parts) => serve(...parts, { withWorker: false })),
}

export const workCommand: Command = {
  description: 'only run the worker: deadlines, events, webhooks, emails',
  run: () => runService(work),
}

const SHUTDOWN_TIMEOUT_MS = 30_000
const FLUSH_TIMEOUT_MS = 500

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
      log.fatal({ err: error }, 'the embedded database couldn’t be restarted')
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
      // A database that is still starting must also be stopped.
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
  // Otherwise, pino would keep retrying the remaining lines forever when the process exits.
  output.destroy()
}

/** Announces that the service is ready. A new operator key or link is only shown here, never in the log. */
function announce(started: Started, config: Config, format: LogFormat, log: Logger): void {
  const { url, database, mailboxLink } = started
  const secrets = secretLines(started)
  if (format === 'json') {
    if (secrets.length > 0) process.stderr.write(`${secrets.join('\n')}\n`)
    const ready = { mode: config.mode, console: `${url}/`, api: `${url}/api`, docs: `${url}/docs/`, database }
    // Written at every log level, because a program that starts the service may wait for this line.
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
    ...(mailboxLink ? [`  Mailbox       ${mailboxLink}`] : []),
    ...secrets,
    '',
    'Press Ctrl-C to stop. Requests appear below.',
    '',
  ]
  print(`\n${lines.join('\n')}\n`)
}
