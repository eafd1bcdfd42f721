import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { lchown, lstat, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedUnavailable } from './embedded-errors.ts'
import { exists, hasCode, ownerOf, readText, sweepLeftovers, syncFolder, writeOnce } from './embedded-files.ts'
import { findPackage, installPrograms } from './embedded-install.ts'
import { type Account, canEnter, findPlace, type Place, spawnOptionsFor } from './embedded-place.ts'

/** An initialised database cluster and what it takes to run it. */
export interface Cluster {
  dataDir: string
  folder: string
  /** The folder of the programs `postgres` and `initdb`. */
  programs: string
  account: Account | undefined
  password: string
  socketDir: string
  logFile: string
  /** The whole command line of `postgres`. */
  args: string[]
}

export const SUPERUSER = 'parley'
export const SOCKET_PORT = 5432

/** Finds the cluster of this data directory, or makes it. */
export async function prepareCluster(dataDir: string, settings: Record<string, string>): Promise<Cluster> {
  const source = await findPackage()
  const name = `postgres-${source.major}`
  const place = await findPlace(dataDir, name)
  const programs = await installPrograms(source, place)
  const folder = join(place.home, name)
  const isMade = await exists(folder)
  const password = await readPassword(place, isMade)
  if (!isMade) await initialise(place, folder, programs, password, settings.fsync !== 'off')
  await refuseForeignCluster(folder, place)
  const socketDir = await makeSocketDir(place)
  return {
    dataDir,
    folder,
    programs,
    account: place.account,
    password,
    socketDir,
    logFile: join(place.home, 'postgres.log'),
    args: commandLine(folder, socketDir, settings),
  }
}

const exec = promisify(execFile)
const INITDB_TIMEOUT_MS = 60_000
// What the address of a socket holds, less the zero at its end.
const SOCKET_PATH_MAX_BYTES = process.platform === 'linux' ? 107 : 103

async function readPassword({ home }: Place, isClusterMade: boolean): Promise<string> {
  const path = join(home, 'postgres-password')
  const password = await readText(path)
  if (password !== undefined) return password.trim()
  if (!isClusterMade) return writeOnce(path, randomBytes(24).toString('base64url'), 0o600)
  throw new EmbeddedUnavailable(`The password of the database in ${home} is missing: restore ${path} from a backup.`)
}

/** Made aside and then renamed: there is never half a cluster, and of two processes one is first. */
async function initialise(
  { home, account }: Place,
  folder: string,
  programs: string,
  password: string,
  durable: boolean,
): Promise<void> {
  await sweepLeftovers(home, 'postgres-init-')
  await sweepLeftovers(home, 'postgres-password.')
  const temporary = await mkdtemp(join(home, 'postgres-init-'))
  try {
    const [data, passwordFile] = [join(temporary, 'data'), join(temporary, 'password')]
    await mkdir(data, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' })
    if (account) {
      for (const path of [passwordFile, data, temporary]) await lchown(path, account.uid, account.gid)
    }
    await runInitdb(join(programs, 'initdb'), data, passwordFile, account, durable)
    await rename(data, folder)
    await syncFolder(home)
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function runInitdb(
  program: string,
  data: string,
  passwordFile: string,
  account: Account | undefined,
  durable: boolean,
): Promise<void> {
  const args = [
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  try {
    await exec(program, args, { ...spawnOptionsFor(account), timeout: INITDB_TIMEOUT_MS })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    const log = `${stdout}${stderr}`.trim() || String(error)
    throw new EmbeddedUnavailable('The embedded PostgreSQL could not make its database cluster.', { log, cause: error })
  }
}

async function refuseForeignCluster(folder: string, { account }: Place): Promise<void> {
  const owner = await ownerOf(folder)
  if (owner === (account?.uid ?? process.getuid?.())) return
  throw new EmbeddedUnavailable(
    `${folder} belongs to another user (id ${owner}). Start Parley as that user or as root, or use another DATA_DIR.`,
  )
}

/** Only the one who runs PostgreSQL can enter it, so nobody else can connect or pose as the server. */
async function makeSocketDir({ home, account }: Place): Promise<string> {
  const owner = account?.uid ?? process.getuid?.()
  const path = await chooseSocketDir(home, account)
  await mkdir(path, { mode: 0o700 }).catch((error) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  if (account && (await ownerOf(path)) === 0) await lchown(path, account.uid, account.gid)
  const stats = await lstat(path)
  if (stats.isDirectory() && stats.uid === owner && (stats.mode & 0o077) === 0) return path
  throw new EmbeddedUnavailable(
    `${path} is to hold the socket of PostgreSQL, and others can enter it. Remove it and start again.`,
  )
}

async function chooseSocketDir(home: string, account: Account | undefined): Promise<string> {
  const name = `parley-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`
  for (const path of [join(home, 'postgres-socket'), join(tmpdir(), name), join('/tmp', name)]) {
    const fits = Buffer.byteLength(`${path}/.s.PGSQL.${SOCKET_PORT}`) <= SOCKET_PATH_MAX_BYTES
    if (fits && (!account || (await canEnter(account, dirname(path))))) return path
  }
  throw new EmbeddedUnavailable(`The path ${home} is too long for a socket. Use a shorter DATA_DIR.`)
}

function commandLine(folder: string, socketDir: string, settings: Record<string, string>): string[] {
  const all = {
    max_connections: '100',
    shared_buffers: '128MB',
    // Plans are made for tables as they were when last looked at, and a young marketplace outgrows them within seconds. To
    // clear away so often what little is dead in them would only keep others waiting.
    autovacuum_naptime: '5s',
    autovacuum_vacuum_threshold: '10000',
    autovacuum_vacuum_insert_threshold: '10000',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log is one file without a bound, so it holds no statements: a failed one is reported to its client anyway.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...settings,
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
  }
  return ['-D', folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
