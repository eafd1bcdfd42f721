import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { Client } from './client.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What every service that a test starts has in its environment. */
    serviceEnv: Record<string, string>
  }
}

/** The built service in its own process, as users run it. */
export interface ServiceProcess {
  child: ChildProcess
  url: string
  /** Everything it has written to standard output and standard error so far. */
  output: () => string
  as(secret: string | null): Client
  /** Resolves with the exit code. */
  exited: Promise<number | null>
}

const running = new Set<ServiceProcess>()

/** Stops services that a failed test left running. */
export async function stopAllServices(): Promise<void> {
  for (const { child } of running) child.kill('SIGTERM')
  await Promise.all([...running].map(({ exited }) => exited))
}

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** Starts the service and waits until it writes that it is ready. */
export async function startService(env: Record<string, string>, command: string[] = []): Promise<ServiceProcess> {
  const service = await launch(env, command)
  await new Promise<void>((resolve, reject) => {
    const look = () => /is ready/.test(service.output()) && resolve()
    service.child.stdout?.on('data', look)
    void service.exited.then((code) => reject(new Error(`exited with ${code}:\n${service.output()}`)))
  })
  return service
}

/** Runs a command to its end. */
export async function runCommand(
  command: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const service = await launch(env, command)
  return { code: await service.exited, output: service.output() }
}

export async function postmasterPid(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres-18', 'postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

async function launch(env: Record<string, string>, command: string[]): Promise<ServiceProcess> {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [MAIN, ...command], {
    // A working directory without a .env file.
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', PORT: port, ...inject('serviceEnv'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const url = `http://127.0.0.1:${port}`
  const service: ServiceProcess = {
    child,
    url,
    output: () => output,
    as: (secret) => new Client(url, secret),
    exited: once(child, 'close').then(([code]) => {
      running.delete(service)
      return code
    }),
  }
  running.add(service)
  return service
}

/** A port that no process uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
