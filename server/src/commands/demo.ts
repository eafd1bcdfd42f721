import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Config, publicUrlOf } from '../config.ts'
import { createCore, settingsFrom } from '../core.ts'
import { recoverOperator } from '../people/users/service.ts'
import { createLog, textOutput } from '../platform/log.ts'
import { type Started, serve } from '../serve.ts'
import type { Storage } from '../storage.ts'
import { type Command, CommandFailed, print } from './command.ts'
import { secretLines } from './sign-in-lines.ts'
import { withStorage } from './with-storage.ts'

export const demoCommand: Command = { description: 'fill an empty sandbox with a demo market', run: makeDemo }

async function makeDemo(): Promise<void> {
  const started = await withStorage((storage, config) => {
    const log = createLog('error', textOutput(process.stderr))
    return fillDemo(config, storage, log, (percent) => process.stderr.write(`\rCreating the demo market: ${percent}%`))
  })
  process.stderr.write('\n')
  print(`${[...secretLines(started), 'The demo market is ready. Start the sandbox with: npm start'].join('\n')}\n`)
}

/**
 * Fills an empty sandbox the way the console does: starts the service on a free port, requests it through the API, and waits.
 * Returns what the first start has to show.
 */
async function fillDemo(
  config: Config,
  storage: Storage,
  log: Logger,
  report: (percent: number) => void,
): Promise<Started> {
  if (config.mode !== 'sandbox') throw new CommandFailed('The demo market is for a sandbox; MODE is live.')
  const publicUrl = publicUrlOf(config, config.port)
  const own = { ...config, port: 0, host: '127.0.0.1', publicUrl, metricsPort: null }
  const announced: Started[] = []
  const running = await serve(own, storage, log, (ready) => announced.push(ready), { withWorker: true })
  try {
    const [started] = announced
    if (!started) throw new Error('The service didn’t become ready.')
    const { operatorSecret, ownUrl } = started
    const key = operatorSecret ?? (await temporaryKey(config, storage, log))
    const request = (method: string, path: string) => call(`${ownUrl}/api${path}`, method, key)
    await request('POST', '/sandbox/demo')
    for (let demo = await request('GET', '/sandbox/demo'); ; demo = await request('GET', '/sandbox/demo')) {
      report(demo.progress)
      if (demo.status === 'failed') throw new CommandFailed('The demo market couldn’t be completed. See the log.')
      if (demo.status === 'done') break
      await sleep(POLL_MS)
    }
    if (operatorSecret === null) {
      const { api_key_id: id } = await request('GET', '/keys/verify')
      await request('POST', `/keys/${id}/revoke`)
    }
    return started
  } finally {
    await running.stop()
  }
}

const POLL_MS = 500

/** An operator's key, which is revoked at the end. */
async function temporaryKey(config: Config, { database, secrets }: Storage, log: Logger): Promise<string> {
  const { context } = createCore({
    database,
    log,
    settings: settingsFrom(config),
    secrets,
    publicUrl: () => publicUrlOf(config, config.port),
    wakeWorker: () => {},
  })
  const { secret } = await database.transaction((db) => recoverOperator({ ...context, db }))
  return secret
}

// biome-ignore lint/suspicious/noExplicitAny: Single fields of several shapes are read.
async function call(url: string, method: string, key: string): Promise<any> {
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: '{}' }),
  })
  const answer = (await response.json()) as { error?: { message: string } }
  if (!response.ok) throw new CommandFailed(answer.error?.message ?? `${method} ${url} returned ${response.status}`)
  return answer
}
