import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type Agent, get as httpGet } from 'node:http'
import { createServer } from 'node:net'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseEnv, promisify } from 'node:util'

/** A server under load. */
export interface Server {
  /** Ends in `/api`. */
  url: string
  /** Temporary files; removed with the service. */
  folder: string
  /** Aborted when the benchmark ends, even if it fails. */
  signal: AbortSignal
}

/** The service under test, with an embedded PostgreSQL of its own. */
export interface Service extends Server {
  operatorKey: string
  /** What other processes on the same database also need. */
  secrets: { OPERATOR_KEY: string; SECRET_KEY: string }
}

/** Starts a fresh service, runs the benchmark, and removes everything, even after a failure or Ctrl-C. */
export async function withService<T>(
  bench: (service: Service) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const ending = new AbortController()
  let child: ChildProcess | null = null
  let running: Promise<unknown> = Promise.resolve()
  try {
    // PostgreSQL doesn't run as root; the account it runs under must be able to access the folder.
    await chmod(folder, 0o711)
    const port = await freePort()
    const secrets = await newSecrets()
    const env = { ...SETTINGS, ...settings, ...secrets, PORT: String(port), DATA_DIR: join(folder, 'data') }
    child = startNode(folder, [MAIN, 'start'], env)
    const url = `http://127.0.0.1:${port}/api`
    const service = { url, operatorKey: secrets.OPERATOR_KEY, secrets, folder, signal: ending.signal }
    const result = untilReady(service, '/health/ready').then(() => bench(service))
    running = result
    return await Promise.race([result, unexpectedExit(child), interruption()])
  } finally {
    ending.abort()
    await running.catch(() => {})
    if (child) await stopNode(child)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts one of the yardsticks in `baselines/` as a separate process. */
export async function withBaseline<T>(
  service: Service,
  name: 'bare' | 'plain',
  env: Record<string, string>,
  bench: (baseline: Server) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const script = fileURLToPath(new URL(`./baselines/${name}.js`, import.meta.url))
  const child = startNode(service.folder, [script, String(port)], env)
  try {
    const baseline = { url: `http://127.0.0.1:${port}/api`, folder: service.folder, signal: service.signal }
    await untilReady(baseline, '/health')
    return await bench(baseline)
  } finally {
    await stopNode(child)
  }
}

/** Starts another process of the service on the same database, which only serves requests. */
export async function withProcess<T>(
  service: Service,
  main: string,
  env: Record<string, string>,
  bench: (server: Server) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const child = startNode(service.folder, [main, 'serve'], { ...SETTINGS, ...env, PORT: String(port) })
  try {
    const server = { url: `http://127.0.0.1:${port}/api`, folder: service.folder, signal: service.signal }
    await untilReady(server, '/health/ready')
    return await bench(server)
  } finally {
    await stopNode(child)
  }
}

/** How to connect to the service's PostgreSQL, as environment variables that `pg` and `psql` read. */
export async function databaseEnv(service: Service, database: string) {
  const data = join(service.folder, 'data')
  const password = (await readFile(join(data, 'postgres-password'), 'utf8')).trim()
  return { PGHOST: join(data, 'postgres-socket'), PGUSER: 'parley', PGPASSWORD: password, PGDATABASE: database }
}

/** One JSON request that has to succeed. */
export async function post<T>(url: string, key: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${url} returned ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** One read that has to succeed. */
export async function get<T>(url: string, key: string): Promise<T> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
  if (!response.ok) throw new Error(`GET ${url} returned ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** How many milliseconds a GET takes, which has to succeed. */
export function timeOf(url: string, key: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const startMs = performance.now()
    const request = httpGet(url, { agent, headers: { authorization: `Bearer ${key}` } }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startMs)
        else reject(new Error(`GET ${url} returned ${response.statusCode}.`))
      })
    })
    request.on('error', reject)
  })
}

export interface Request {
  method?: 'GET' | 'POST'
  /** Default: `/api`. */
  base?: string
  /** Below `base`. */
  path: string
  key?: string
  body?: object
}

export interface LoadOptions {
  service: Server
  /** Sent in this order, over all connections together; starts again after the last. */
  requests: readonly Request[]
  connections: number
  seconds: number
}

export interface Load {
  answered: number
  requestsPerSecond: number
  medianMs: number
  p99Ms: number
  /** Responses of 400 and above. */
  refused: number
  /** Requests without a response, for instance within 5 s. */
  unanswered: number
}

/** Sends requests with wrk, each connection as fast as it gets responses. */
export async function putLoad({ service, requests, connections, seconds }: LoadOptions): Promise<Load> {
  const script = join(service.folder, 'load.lua')
  await writeFile(script, luaScript(requests))
  const options = ['--threads', '1', '--connections', `${connections}`, '--duration', `${seconds}s`, '--timeout', '5s']
  const args = [...options, '--script', script, service.url]
  const { stdout } = await run('wrk', args, { signal: service.signal }).catch((error) => {
    throw error.code === 'ENOENT' ? new Error(WRK_MISSING, { cause: error }) : error
  })
  const figures = stdout.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  const [answered = 0, durationUs = 0, medianUs = 0, p99Us = 0, refused = 0, unanswered = 0] = figures
  if (figures.length !== 6) throw new Error(`wrk printed no figures:\n${stdout}`)
  return {
    answered,
    requestsPerSecond: answered / (durationUs / 1e6),
    medianMs: medianUs / 1e3,
    p99Ms: p99Us / 1e3,
    refused,
    unanswered,
  }
}

/** Whether a row was requested on the command line; without arguments, every row is. */
export function isChosen({ what }: { what: string }): boolean {
  const words = process.argv.slice(2)
  return words.length === 0 || words.some((word) => what.includes(word))
}

/** Warns if other programs are using the machine, because the figures then say little. */
export function warnWhenBusy(): void {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  if (load < cores / 2) return
  console.log(`The machine is busy: load ${load.toFixed(1)} on ${cores} core(s). Measure again when it’s idle.\n`)
}

/**
 * The result of a measurement during which other virtual machines on the same hardware took little CPU time. A disturbed
 * measurement is repeated, even if it failed.
 */
export async function undisturbed<T>(measure: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < DISTURBED_MAX; attempt++) {
    const before = await processorTicks()
    const outcome = await measure().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    const after = await processorTicks()
    if ((after.stolen - before.stolen) / (after.all - before.all) > STOLEN_SHARE_MAX) {
      await sleep(DISTURBED_PAUSE_MS)
      continue
    }
    if ('error' in outcome) throw outcome.error
    return outcome.value
  }
  throw new Error(`Other virtual machines disturbed ${DISTURBED_MAX} attempts of one measurement.`)
}

// The first line of /proc/stat; nothing counts as stolen if there's no such file.
async function processorTicks(): Promise<{ all: number; stolen: number }> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => 'cpu 0')
  const ticks = text.slice(0, text.indexOf('\n')).trim().split(/\s+/).slice(1, 9).map(Number)
  return { all: ticks.reduce((sum, one) => sum + one, 1), stolen: ticks[7] ?? 0 }
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  const lower = sorted[Math.ceil(middle) - 1]
  if (upper === undefined || lower === undefined) throw new Error('There’s no median of no values.')
  return (lower + upper) / 2
}

/** Prints rows, the first one as the heading; all columns but the first are right-aligned. */
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
const START_MAX_MS = 120_000
const STOP_MAX_MS = 15_000
const STOLEN_SHARE_MAX = 0.1
const DISTURBED_MAX = 300
const DISTURBED_PAUSE_MS = 1_000
const WRK_MISSING =
  'The benchmark needs wrk, which isn’t installed. On Debian and Ubuntu: apt install wrk. On macOS: brew install wrk.'
// Logs are written as in production, to /dev/null.
const SETTINGS = { HOST: '127.0.0.1', LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '0', QUOTA_OPEN_GIGS: '1000000' }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There’s no free port.')
  return address.port
}

async function newSecrets(): Promise<{ OPERATOR_KEY: string; SECRET_KEY: string }> {
  const { stdout } = await run(process.execPath, [MAIN, 'new-secrets'])
  const { OPERATOR_KEY, SECRET_KEY } = parseEnv(stdout)
  if (!OPERATOR_KEY || !SECRET_KEY) throw new Error(`new-secrets printed no secrets:\n${stdout}`)
  return { OPERATOR_KEY, SECRET_KEY }
}

// No `.env` file and no inherited variables, so that only the given settings count. Detached, so that Ctrl-C reaches only this
// process, which then stops the others in order.
function startNode(folder: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function untilReady({ url, signal }: Server, path: string): Promise<void> {
  const deadline = Date.now() + START_MAX_MS
  while (Date.now() < deadline) {
    const response = await fetch(`${url}${path}`).catch(() => null)
    if (response?.ok) return
    await sleep(50, undefined, { signal })
  }
  throw new Error(`${url} wasn’t ready within ${START_MAX_MS / 1000} s.`)
}

async function unexpectedExit(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`The service exited unexpectedly with code ${code}.`)
}

function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => reject(new Error(`Stopped by ${signal}.`)))
  })
}

async function stopNode(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MAX_MS)
  await ended
  clearTimeout(timer)
}

// Requests are formatted before the load starts, so that wrk uses little of the CPU time it shares with the servers.
function luaScript(requests: readonly Request[]): string {
  const entries = requests.map(({ method = 'GET', base = '/api', path, key, body }) => {
    const headers = [key && `["Authorization"] = "Bearer ${key}"`, body && '["Content-Type"] = "application/json"']
    const parts = [`"${method}"`, luaText(`${base}${path}`), `{ ${headers.filter(Boolean).join(', ')} }`]
    return `{ ${[...parts, body ? luaText(JSON.stringify(body)) : 'nil'].join(', ')} }`
  })
  return `
local requests = {}
local last = 0
function init()
  for i, entry in ipairs({ ${entries.join(',\n')} }) do
    requests[i] = wrk.format(entry[1], entry[2], entry[3], entry[4])
  end
end
function request()
  last = last % #requests + 1
  return requests[last]
end
function done(summary, latency)
  local errors = summary.errors
  local unanswered = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format("\\n%d %d %d %d %d %d\\n",
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), errors.status, unanswered))
end
`
}

function luaText(text: string): string {
  return `[==[${text}]==]`
}
