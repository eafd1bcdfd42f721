import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv, promisify } from 'node:util'

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

/** Starts a service with its own empty database, and removes both afterward. */
export async function withSandbox<T>(use: (sandbox: { url: string; operatorKey: string }) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-evals-'))
  // PostgreSQL doesn't run as root; the account it runs under must be able to access the folder.
  await chmod(folder, 0o711)
  const { stdout: secrets } = await promisify(execFile)(process.execPath, [MAIN, 'new-secrets'])
  const port = await freePort()
  const service = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: {
      ...parseEnv(secrets),
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [service.stdout, service.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        if (output.includes('is ready')) resolve()
      })
    }
  })
  const ended = once(service, 'exit')
  const fails = ended.then(() => Promise.reject(new Error(`The service exited unexpectedly:\n${output}`)))
  try {
    await Promise.race([isReady, fails])
    const operatorKey = String(parseEnv(secrets).OPERATOR_KEY)
    return await Promise.race([use({ url: `http://127.0.0.1:${port}`, operatorKey }), fails])
  } finally {
    fails.catch(() => {})
    service.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There’s no free port.')
  return address.port
}
