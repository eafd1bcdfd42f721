import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, type FileHandle, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, SOCKET_NAME } from './cluster.ts'
import { EmbeddedUnavailable } from './errors.ts'
import { hasCode, readText } from './files.ts'
import { spawnOptionsFor } from './location.ts'

/** A main PostgreSQL process (postmaster) that was started here. */
export interface Launch {
  child: ChildProcess
  /** The size of the log when it was started. */
  logStartBytes: number
}

export async function launchPostmaster(cluster: Cluster): Promise<Launch> {
  const log = await openLog(cluster)
  try {
    const { size: logStartBytes } = await log.stat()
    const child = spawn(join(cluster.programs, 'postgres'), cluster.args, {
      ...spawnOptionsFor(cluster.account),
      // Ctrl-C must reach only the service, which stops PostgreSQL after its last request.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    await once(child, 'spawn')
    return { child, logStartBytes }
  } finally {
    await log.close()
  }
}

/** Returns after a pause if launching again may help; throws otherwise. */
export async function checkFailedLaunch(cluster: Cluster, { child, logStartBytes }: Launch, failingForMs: number) {
  const log = await readLogEnd(cluster, logStartBytes)
  // Exit code 1 means an error; any other means that it was stopped or killed.
  const isTransient = child.exitCode !== 1 || TRANSIENT_FAILURES.test(log)
  if (!isTransient || failingForMs > RETRY_FOR_MS) {
    throw new EmbeddedUnavailable('The embedded PostgreSQL couldn’t start.', { log })
  }
  // PostgreSQL doesn't start while the process id in its lock files exists, even if another program got that id after a crash. If
  // a postmaster is in fact running, its shared memory still keeps a second one out.
  if (log.includes('lock file') && failingForMs > LOCKS_STALE_AFTER_MS) {
    await rm(join(cluster.socketDir, `${SOCKET_NAME}.lock`), { force: true })
    await rm(join(cluster.folder, PID_FILE), { force: true })
  }
  await sleep(RETRY_PAUSE_MS)
}

/** Whether the running postmaster was started with these settings. PostgreSQL writes its command line into this file. */
export async function hasSettingsOf({ folder, args }: Cluster): Promise<boolean> {
  const commandLine = await readText(join(folder, 'postmaster.opts'))
  return commandLine?.trimEnd().endsWith(args.map((arg) => ` "${arg}"`).join('')) ?? false
}

/**
 * Returns when PostgreSQL has removed its pid file, the last thing it does. Call this only while connected: otherwise, the
 * process id in the file may belong to another program.
 */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const pid = await readPid(cluster)
  // SIGINT: roll back and write a checkpoint. SIGQUIT: stop immediately and recover at the next start.
  for (const signal of ['SIGINT', 'SIGQUIT']) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (hasCode(error, 'ESRCH')) return
      throw error
    }
    for (const giveUpAtMs = Date.now() + STOP_TIMEOUT_MS; Date.now() < giveUpAtMs; await sleep(POLL_MS)) {
      if ((await readPid(cluster)) !== pid) return
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) didn’t stop within ${(2 * STOP_TIMEOUT_MS) / 1000} s.`)
}

export async function readLogEnd({ logFile }: Cluster, fromBytes = 0): Promise<string> {
  const text = (await readFile(logFile)).subarray(fromBytes).toString()
  return text.slice(-LOG_END_CHARS).trimEnd()
}

const PID_FILE = 'postmaster.pid'
// A killed postmaster leaves lock files behind, and sessions that hold its shared memory until they notice. A process that
// PostgreSQL needs to start may be killed too, for example when memory runs low.
const TRANSIENT_FAILURES = /lock file|shared memory block|terminated by signal 9/
const RETRY_FOR_MS = 10_000
const RETRY_PAUSE_MS = 100
const LOCKS_STALE_AFTER_MS = 2000
const STOP_TIMEOUT_MS = 10_000
const POLL_MS = 20
const LOG_MAX_BYTES = 1024 * 1024
const LOG_END_CHARS = 2048

async function openLog({ logFile, account }: Cluster): Promise<FileHandle> {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }))
  if (size > LOG_MAX_BYTES) await rename(logFile, `${logFile}.1`)
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants
  const log = await open(logFile, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
  // The cluster's owner must be able to start it without root later.
  if (account) await log.chown(account.uid, account.gid)
  return log
}

async function readPid({ folder }: Cluster): Promise<number> {
  return Number.parseInt((await readText(join(folder, PID_FILE))) ?? '', 10)
}
