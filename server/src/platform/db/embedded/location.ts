import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { EmbeddedUnavailable } from './errors.ts'
import { ownerOf, readText, writeOnce } from './files.ts'

/** The system account that runs PostgreSQL when this process is root, because PostgreSQL refuses to run as root. */
export interface Account {
  name: string
  uid: number
  gid: number
}

export interface Location {
  /** Holds the cluster, its password, log and socket: the data directory, or a folder below `/var/lib/parley`. */
  home: string
  /** Set only if this process is root. */
  account: Account | undefined
}

/** Decides where the cluster is kept and which account runs it. */
export async function findLocation(dataDir: string, clusterName: string): Promise<Location> {
  // The account must be able to access this folder; the files in it have stricter permissions.
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const folder = await realpath(dataDir)
  const home = (await readPointer(folder)) ?? folder
  await refuseOtherMajor(home, clusterName)
  if (process.getuid?.() !== 0) return { home, account: undefined }
  const ownerUid = await ownerOf(join(home, clusterName))
  const account = await findAccount(ownerUid)
  if (await canEnter(account, home)) return { home, account }
  if (ownerUid === undefined) return { home: await makeHomeElsewhere(folder, account), account }
  throw new EmbeddedUnavailable(
    `The database in ${home} belongs to the account "${account.name}", which can’t access that folder. ` +
      'Give it access to each folder in the path with chmod o+x.',
  )
}

/** How to spawn a PostgreSQL program: as its account, and without this process's environment. */
export function spawnOptionsFor(account: Account | undefined) {
  const { uid, gid } = account ?? {}
  return { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, uid, gid }
}

// A file in the data directory. Its first line says where the database is, if it isn't in the data directory itself.
const POINTER = 'postgres-location'
const ROOT_FOLDER = '/var/lib/parley'

async function readPointer(folder: string): Promise<string | undefined> {
  const pointer = join(folder, POINTER)
  const home = (await readText(pointer))?.split('\n')[0]
  // Only root can write to this folder, so no other user can mislead root with a pointer.
  const isAllowed = home !== undefined && dirname(home) === ROOT_FOLDER
  if (home === undefined || (isAllowed && (await ownerOf(home)) !== undefined)) return home
  throw new EmbeddedUnavailable(
    `${pointer} says that the database is in ${home}, but there’s no such folder under ${ROOT_FOLDER}. ` +
      `Restore it, or remove ${pointer} to start with an empty database.`,
  )
}

async function refuseOtherMajor(home: string, clusterName: string): Promise<void> {
  const clusters = (await readdir(home)).filter((name) => /^postgres-\d+$/.test(name))
  if (clusters.length === 0 || clusters.includes(clusterName)) return
  throw new EmbeddedUnavailable(
    `${home} has a database from another PostgreSQL version (${clusters.join(', ')}), but this build needs ${clusterName}. ` +
      'Run the Parley version that created it, export the data there, and import it into a new DATA_DIR.',
  )
}

async function findAccount(ownerUid: number | undefined): Promise<Account> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const accounts = lines.map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  const choices = ownerUid === undefined ? ['postgres', '_postgres', 'nobody'] : [ownerUid]
  for (const choice of choices) {
    const found = accounts.find(({ name, uid }) => uid > 0 && (name === choice || uid === choice))
    if (found) return found
  }
  throw new EmbeddedUnavailable(
    `PostgreSQL refuses to run as root, and /etc/passwd has no account ${choices.join(' or ')} to run it as. ` +
      'Start Parley as a regular user.',
  )
}

/** Checks the permission bits of this folder and every folder above it. */
async function canEnter(account: Account, folder: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  return folder === dirname(folder) || canEnter(account, dirname(folder))
}

/** The folder gets a new name each time, so deleting the data directory is enough to start over with an empty database. */
async function makeHomeElsewhere(folder: string, account: Account): Promise<string> {
  if (await mkdir(ROOT_FOLDER, { recursive: true })) await chmod(ROOT_FOLDER, 0o755)
  const home = await mkdtemp(join(ROOT_FOLDER, 'data-'))
  await chmod(home, 0o711)
  const note =
    `${home}\n\nThe database for this data directory is there because PostgreSQL doesn’t run as root and the ` +
    `account "${account.name}" can’t access this folder.\nParley reads the first line. Keep both or remove both.\n`
  const written = await writeOnce(join(folder, POINTER), note, 0o644)
  // Another process that started at the same time got there first.
  if (written !== note) await rm(home, { recursive: true })
  return written.split('\n')[0] ?? home
}
