import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CommandFailed } from './exit-codes.ts'

const WAIT_MAX_MS = 60_000
const RETRY_MS = 25
/** Longer than anything that is done under a lock. */
const HELD_MAX_MS = 120_000
/** Longer than it takes to write a lock, or to take one away. */
const WRITE_MAX_MS = 5_000

/** Runs a function while no other process holds the lock. The lock of a process that died is taken over. */
export async function withFileLock<T>(path: string, run: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`
  const giveUpAtMs = Date.now() + WAIT_MAX_MS
  while (!(await create(path, holder))) {
    if (Date.now() > giveUpAtMs) {
      throw new CommandFailed(`Another parley process is holding ${path}.`, {
        next: ['End that process, or delete the file if there is no such process.'],
      })
    }
    if (await isAbandoned(path)) await removeAbandoned(path)
    else await sleep(RETRY_MS)
  }
  try {
    return await run()
  } finally {
    // Unless it took so long that another process has taken the lock over.
    if ((await readFile(path, 'utf8').catch(() => '')) === holder) await rm(path, { force: true })
  }
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  try {
    const [content, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    if (Date.now() - mtimeMs > HELD_MAX_MS) return true
    const [host, pid] = content.split(' ')
    // An empty file is being written at this moment, unless its process died in that moment.
    if (content === '') return Date.now() - mtimeMs > WRITE_MAX_MS
    return host === hostname() && !isAlive(Number(pid))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Under a lock of its own, so that of two processes that see an abandoned lock, the second does not delete the new one of the first. */
async function removeAbandoned(path: string): Promise<void> {
  const guard = `${path}.takeover`
  if (!(await create(guard, String(process.pid)))) {
    const found = await stat(guard).catch(() => null)
    if (found && Date.now() - found.mtimeMs > WRITE_MAX_MS) await rm(guard, { force: true })
    return sleep(RETRY_MS)
  }
  try {
    if (await isAbandoned(path)) await rm(path, { force: true })
  } finally {
    await rm(guard, { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
