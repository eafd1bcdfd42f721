import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { lchown, lstat, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedUnavailable } from './errors.ts'
import { hasCode, ownerOf, readText, writeOnce } from './files.ts'
import { type Account, findLocation, type Location, spawnOptionsFor } from './location.ts'
import { findPackage, installPrograms } from './programs.ts'

/** An initialized database cluster and everything needed to run it. */
export interface Cluster {
  dataDir: string
  folder: string
  /** The folder with the programs `postgres` and `initdb`. */
  programs: string
  account: Account | undefined
  password: string
  socketDir: string
  logFile: string
  /** The command line arguments of `postgres`. */
  args: string[]
}

export const SUPERUSER = 'parley'
/** Not a network port, just part of the socket's name. */
export const SOCKET_PORT = 5432
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`

/** Finds the cluster of this data directory, or creates it. */
export async function prepareCluster(dataDir: string, settings: Record<string, string>): Promise<Cluster> {
  const { root, version } = await findPackage()
  const name = `postgres-${version.replace(/\..*/, '')}`
  const location = await findLocation(dataDir, name)
  const { home, account } = location
  const programs = await installPrograms(root, version, location)
  const folder = join(home, name)
  const passwordFile = join(home, 'postgres-password')
  if ((await ownerOf(folder)) === undefined) await createCluster(location, folder, programs, passwordFile)
  const password = await readText(passwordFile)
  if (password === undefined) {
    throw new EmbeddedUnavailable(`The database password is missing: restore ${passwordFile} from a backup.`)
  }
  const socketDir = await makeSocketDir(location)
  const args = commandLine(folder, socketDir, settings)
  return { dataDir, folder, programs, account, password, socketDir, logFile: join(home, 'postgres.log'), args }
}

const INITDB_TIMEOUT_MS = 60_000
// The operating system limits the length of a Unix socket path.
const SOCKET_PATH_MAX_BYTES = process.platform === 'linux' ? 107 : 103

/** Creates the cluster in a temporary folder and renames it, so that no other process sees an incomplete cluster. */
async function createCluster({ home, account }: Location, folder: string, programs: string, passwordFile: string) {
  await writeOnce(passwordFile, randomBytes(24).toString('base64url'), 0o600)
  const temporary = await mkdtemp(join(home, 'postgres-init-'))
  const data = join(temporary, 'data')
  try {
    await mkdir(data, { mode: 0o700 })
    if (account) for (const path of [passwordFile, data, temporary]) await lchown(path, account.uid, account.gid)
    await runInitdb(join(programs, 'initdb'), data, passwordFile, account)
    await rename(data, folder)
    const parent = await open(home)
    // The renamed folder must survive a power loss.
    await parent.sync().finally(() => parent.close())
  } catch (error) {
    // Another process that started at the same time got there first.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function runInitdb(program: string, data: string, passwordFile: string, account: Account | undefined) {
  const args =
    `--username=${SUPERUSER} --auth=scram-sha-256 --encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 ` +
    '--locale=C --no-instructions'
  const options = { ...spawnOptionsFor(account), timeout: INITDB_TIMEOUT_MS }
  try {
    await promisify(execFile)(program, [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...args.split(' ')], options)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    const log = `${stdout}${stderr}`.trim() || String(error)
    throw new EmbeddedUnavailable('The embedded PostgreSQL couldn’t create its cluster.', { log, cause: error })
  }
}

/** Only the account that runs PostgreSQL can access this folder, so no other user can connect or impersonate the server. */
async function makeSocketDir({ home, account }: Location): Promise<string> {
  const path = chooseSocketDir(home)
  await mkdir(path, { mode: 0o700 }).catch((error) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  if (account && (await ownerOf(path)) === 0) await lchown(path, account.uid, account.gid)
  const stats = await lstat(path)
  const owner = account?.uid ?? process.getuid?.()
  if (stats.isDirectory() && stats.uid === owner && (stats.mode & 0o077) === 0) return path
  throw new EmbeddedUnavailable(`Only the user id ${owner} can access ${path}. Remove that folder and start again.`)
}

function chooseSocketDir(home: string): string {
  const path = join(home, 'postgres-socket')
  if (Buffer.byteLength(join(path, SOCKET_NAME)) <= SOCKET_PATH_MAX_BYTES) return path
  return `/tmp/parley-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
}

function commandLine(folder: string, socketDir: string, settings: Record<string, string>): string[] {
  const all = {
    timezone: 'UTC',
    // Keeps failed statements, which the service logs itself, out of the log file.
    log_min_messages: 'log',
    // Avoids a log line every five minutes.
    log_checkpoints: 'off',
    ...settings,
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
  }
  return ['-D', folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
