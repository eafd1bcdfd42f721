import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { constants, type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Cluster, SOCKET_PORT } from './embedded-cluster.ts'
import { EmbeddedUnavailable } from './embedded-errors.ts'
import { hasCode, readText } from './embedded-files.ts'
import { spawnOptionsFor } from './embedded-place.ts'

/** A running main process of PostgreSQL. */
export interface Postmaster {
  pid: number
  socketDir: string
  ready: boolean
}

/** The postmaster of this cluster, whoever started it. */
export async function findPostmaster({ folder }: Cluster): Promise<Postmaster | undefined> {
  const lines = ((await readText(join(folder, PID_FILE))) ?? '').split('\n')
  const [pid, socketDir, status] = [Number(lines[0]), lines[4], lines[7]]
  if (!(pid > 0) || !socketDir || !isAlive(pid)) return undefined
  // After a crash the process id in the file may belong to a stranger.
  if (!(await listens(join(socketDir, SOCKET_NAME)))) return undefined
  return { pid, socketDir, ready: status?.trim() === 'ready' }
}

/** Whether the postmaster now running was started by exactly this command line. */
export async function wasStartedAs({ folder, args }: Cluster): Promise<boolean> {
  const options = await readText(join(folder, 'postmaster.opts'))
  return options?.trimEnd().endsWith(args.map((arg) => ` "${arg}"`).join('')) ?? false
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
  return !isZombie(pid)
}

/**
 * Lets those who ask it for something go on with what they do, instead of taking the processor from them as soon as they
 * ask: on two cores, a service beside it does a tenth more. Linux knows how, and all works without.
 */
export async function makeUnhurried({ pid }: Postmaster): Promise<void> {
  if (process.platform !== 'linux') return
  await promisify(execFile)('chrt', ['-b', '-p', '0', `${pid}`]).catch(() => undefined)
}

/** Fast shutdown: open transactions are rolled back, a checkpoint is written. Returns when the process is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    if (await isGoneWithin(pid, STOP_TIMEOUT_MS)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) did not stop within ${(2 * STOP_TIMEOUT_MS) / 1000} s.`)
}

/** Starts postmasters for one attempt to get a cluster running. */
export interface Launcher {
  /** Launches one, unless the last one launched is still on its way. Throws when there is no hope. */
  ensure(): Promise<void>
  /** Whether this is the last one launched. */
  launched(pid: number): boolean
  /** Stops the last one launched. */
  abandon(): Promise<void>
}

export function createLauncher(cluster: Cluster): Launcher {
  let last: { child: ChildProcess; logStart: number } | undefined
  let failingSince: number | undefined

  async function considerFailure(child: ChildProcess, logStart: number): Promise<void> {
    failingSince ??= Date.now()
    const failingForMs = Date.now() - failingSince
    const log = await readLogTail(cluster, logStart)
    const wasStopped = child.exitCode === 0 || child.signalCode !== null
    if (!(wasStopped || PASSING.test(log)) || failingForMs > RETRY_FOR_MS) {
      throw new EmbeddedUnavailable('The embedded PostgreSQL could not start.', { log })
    }
    if (/lock file/.test(log) && failingForMs > STALE_AFTER_MS) await removeStaleLocks(cluster)
    await sleep(RETRY_PAUSE_MS)
  }

  return {
    async ensure() {
      if (last && isRunning(last.child)) return
      if (last) await considerFailure(last.child, last.logStart)
      last = await launch(cluster)
    },
    launched(pid) {
      return last?.child.pid === pid
    },
    async abandon() {
      if (last?.child.pid !== undefined && isRunning(last.child)) await stopPostmaster(last.child.pid)
    },
  }
}

export async function readLogTail({ logFile }: Cluster, from = 0): Promise<string> {
  const file = await open(logFile, 'r')
  try {
    const { size } = await file.stat()
    const start = Math.max(from, size - LOG_TAIL_BYTES)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOG_TAIL_BYTES), 0, LOG_TAIL_BYTES, start)
    return buffer.toString('utf8', 0, bytesRead).trimEnd()
  } finally {
    await file.close()
  }
}

const PID_FILE = 'postmaster.pid'
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`
const STOP_TIMEOUT_MS = 10_000
const POLL_MS = 20
// A killed postmaster leaves lock files, and sessions that hold its shared memory until they notice. And a process that it
// cannot start without may be killed as well, for one when memory is short.
const PASSING = /lock file|shared memory block|terminated by signal 9/
const RETRY_FOR_MS = 10_000
const RETRY_PAUSE_MS = 100
const STALE_AFTER_MS = 2000
const LOG_MAX_BYTES = 1024 * 1024
const LOG_TAIL_BYTES = 2048

function listens(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error) => resolve(!hasCode(error, 'ECONNREFUSED', 'ENOENT')))
  })
}

/** Dead, and not yet noticed by its parent; some containers have a process 1 that never does. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return /^.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

async function isGoneWithin(pid: number, timeoutMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + timeoutMs
  while (isAlive(pid)) {
    if (Date.now() > giveUpAt) return false
    await sleep(POLL_MS)
  }
  return true
}

/**
 * PostgreSQL refuses to start while a process of the same user has the id in its lock files, even a stranger that got
 * the id after a crash. Nobody has listened on the socket for a while, so nobody is there; should a postmaster live
 * after all, its shared memory still keeps a second one out.
 */
async function removeStaleLocks({ folder, socketDir }: Cluster): Promise<void> {
  await rm(join(socketDir, `${SOCKET_NAME}.lock`), { force: true })
  await rm(join(folder, PID_FILE), { force: true })
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

async function launch(cluster: Cluster): Promise<{ child: ChildProcess; logStart: number }> {
  const log = await openLog(cluster)
  try {
    const { size: logStart } = await log.stat()
    const child = spawn(join(cluster.programs, 'postgres'), cluster.args, {
      ...spawnOptionsFor(cluster.account),
      // Ctrl-C reaches the service only, which stops PostgreSQL after it has drained.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.unref()
    await once(child, 'spawn')
    return { child, logStart }
  } finally {
    await log.close()
  }
}

async function openLog({ logFile, account }: Cluster): Promise<FileHandle> {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }))
  if (size > LOG_MAX_BYTES) await rename(logFile, `${logFile}.1`)
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants
  const log = await open(logFile, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
  // So that the owner of the cluster can start it without root later.
  if (account) await log.chown(account.uid, account.gid)
  return log
}
