import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseEnv, promisify } from 'node:util'

/** The built service, running as in production, on a database of its own. */
export interface Service {
  /** Where the API is, without a trailing slash. */
  url: string
  operatorKey: string
  /** A folder that goes when the service does. */
  folder: string
  /** The process that serves. */
  pid: number
  /** Aborted when the bench is over, one way or another. */
  signal: AbortSignal
}

/** Runs the bench against a fresh service, and leaves nothing behind, also when it fails or is interrupted. */
export async function withService<T>(bench: (service: Service) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const ending = new AbortController()
  let child: ChildProcess | null = null
  let running: Promise<unknown> = Promise.resolve()
  try {
    // As root the database runs as another account, which has to pass through here.
    await chmod(folder, 0o711)
    const port = await freePort()
    const secrets = await newSecrets()
    const env = { ...SETTINGS, ...secrets, PORT: String(port), DATA_DIR: join(folder, 'data') }
    child = startProcess(folder, [MAIN], env)
    const url = `http://127.0.0.1:${port}/api`
    const service = { url, operatorKey: secrets.OPERATOR_KEY, folder, pid: child.pid ?? 0, signal: ending.signal }
    const result = untilReady(service).then(() => bench(service))
    running = result
    return await Promise.race([result, failure(child), interruption()])
  } finally {
    ending.abort()
    await running.catch(() => {})
    if (child) await stopProcess(child)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs the plain server beside the service, on the same database. */
export async function withPlain<T>(service: Service, bench: (plain: Service) => Promise<T>): Promise<T> {
  const port = await freePort()
  const data = join(service.folder, 'data')
  const password = (await readFile(join(data, 'postgres-password'), 'utf8')).trim()
  const where = { PGHOST: join(data, 'postgres-socket'), PGUSER: 'parley', PGDATABASE: 'parley', PGPASSWORD: password }
  const child = startProcess(service.folder, [PLAIN, String(port)], where)
  try {
    const plain = { ...service, url: `http://127.0.0.1:${port}/api`, pid: child.pid ?? 0 }
    await untilReady(plain, '/health')
    return await bench(plain)
  } finally {
    await stopProcess(child)
  }
}

/** The memory a process has, in MiB. */
export async function memoryOf({ pid }: Service): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}

/** One JSON request that has to succeed. */
export async function post<T>(url: string, key: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** One read that has to succeed. */
export async function get<T>(url: string, key: string): Promise<T> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
  if (!response.ok) throw new Error(`GET ${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

export interface Request {
  method?: 'GET' | 'POST'
  /** Below `/api`. */
  path: string
  key?: string
  body?: object
}

export interface LoadOptions {
  service: Service
  /** Sent in turn. */
  requests: readonly Request[]
  connections: number
  seconds: number
}

export interface Load {
  requestsPerSecond: number
  medianMs: number
  p99Ms: number
  /** Answers other than 2xx and 3xx, and requests that got none. */
  failed: number
}

export const ROUND_SECONDS = 3
// Gigs are put into lists some seconds after they were posted, which is part of the price.
export const CREATE_ROUND_SECONDS = 10

export function roundSecondsOf(kind: string): number {
  return kind === 'create' ? CREATE_ROUND_SECONDS : ROUND_SECONDS
}

/** Puts load on the service with wrk. */
export async function putLoad({ service, requests, connections, seconds }: LoadOptions): Promise<Load> {
  const script = join(service.folder, 'load.lua')
  await writeFile(script, luaScript(requests))
  const options = ['--threads', '1', '--connections', `${connections}`, '--duration', `${seconds}s`, '--timeout', '5s']
  const args = [...options, '--script', script, service.url]
  const { stdout } = await run('wrk', args, { signal: service.signal }).catch((error) => {
    throw error.code === 'ENOENT' ? new Error(WRK_MISSING, { cause: error }) : error
  })
  const [answered, micros, medianMicros, p99Micros, failed] =
    stdout.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  if (answered === undefined || !micros || failed === undefined) {
    throw new Error(`wrk answered nothing that can be read:\n${stdout}`)
  }
  // With so many connections that the first answer takes longer than the load lasts, nobody gets one.
  if (answered === 0 || !medianMicros || !p99Micros) {
    return {
      requestsPerSecond: 0,
      medianMs: Number.POSITIVE_INFINITY,
      p99Ms: Number.POSITIVE_INFINITY,
      failed: connections,
    }
  }
  return {
    requestsPerSecond: answered / (micros / 1e6),
    medianMs: medianMicros / 1e3,
    p99Ms: p99Micros / 1e3,
    failed,
  }
}

/** Says so when something else is at work, because a service and its database then share what is left. */
export function warnWhenBusy(): void {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  if (load < cores / 2) return
  console.log(
    `The machine is busy: a load of ${load.toFixed(1)} on ${cores} core(s). Measure again when it is quiet.\n`,
  )
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  const lower = sorted[Math.ceil(middle) - 1]
  if (upper === undefined || lower === undefined) throw new Error('Nothing has no median.')
  return (lower + upper) / 2
}

/** Rows under a heading, all columns but the first aligned to the right. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? Math.round(cell).toLocaleString('en') : cell)),
  )
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
        .join('   '),
    )
  }
}

const run = promisify(execFile)

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const PLAIN = fileURLToPath(new URL('./baselines/plain.js', import.meta.url))
const START_MAX_MS = 30_000
const STOP_MAX_MS = 15_000
const WRK_MISSING =
  'The load comes from wrk, which is not installed. On Debian: apt install wrk. On macOS: brew install wrk.'

// Logs and limits stay on, because in production they are; no bench comes near the limit.
const SETTINGS = { HOST: '127.0.0.1', LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '1000000000' }

async function newSecrets(): Promise<{ OPERATOR_KEY: string; SECRET_KEY: string }> {
  const { stdout } = await run(process.execPath, [MAIN, 'new-secrets'])
  const { OPERATOR_KEY, SECRET_KEY } = parseEnv(stdout)
  if (!OPERATOR_KEY || !SECRET_KEY) throw new Error(`new-secrets printed no secrets:\n${stdout}`)
  return { OPERATOR_KEY, SECRET_KEY }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

function startProcess(folder: string, args: string[], env: Record<string, string>): ChildProcess {
  // Its folder has no `.env`, and it inherits no variables: only what is set here counts. Detached, so that Ctrl-C
  // reaches this process alone, which then stops the service in order.
  return spawn(process.execPath, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function untilReady({ url, signal }: Service, path = '/health/ready'): Promise<void> {
  const deadline = Date.now() + START_MAX_MS
  while (Date.now() < deadline) {
    const response = await fetch(`${url}${path}`).catch(() => null)
    if (response?.ok) return
    await sleep(50, undefined, { signal })
  }
  throw new Error(`The service was not ready within ${START_MAX_MS / 1000} s.`)
}

async function failure(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`The service ended by itself, with code ${code}.`)
}

function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => reject(new Error(`Stopped by ${signal}.`)))
  })
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), STOP_MAX_MS)
  await ended
  clearTimeout(patience)
}

// Requests are formatted once, so that wrk spends as little as possible of the machine it shares with the service.
function luaScript(requests: readonly Request[]): string {
  const entries = requests.map(({ method = 'GET', path, key, body }) => {
    const headers = [key && `["Authorization"] = "Bearer ${key}"`, body && '["Content-Type"] = "application/json"']
    const parts = [`"${method}"`, luaText(`/api${path}`), `{ ${headers.filter(Boolean).join(', ')} }`]
    return `{ ${[...parts, body ? luaText(JSON.stringify(body)) : 'nil'].join(', ')} }`
  })
  return `
local requests = {}
local turn = 0
function init()
  for i, entry in ipairs({ ${entries.join(',\n')} }) do
    requests[i] = wrk.format(entry[1], entry[2], entry[3], entry[4])
  end
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format("\\n%d %d %d %d %d\\n",
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failed))
end
`
}

function luaText(text: string): string {
  return `[==[${text}]==]`
}
