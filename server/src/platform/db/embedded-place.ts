import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { EmbeddedUnavailable } from './embedded-errors.ts'
import { exists, hasCode, isOursAlone, ownerOf, readText, writeOnce } from './embedded-files.ts'

/** The system account that PostgreSQL runs as when this process is root, because PostgreSQL refuses root. */
export interface Account {
  name: string
  uid: number
  gid: number
}

export interface Place {
  /** Holds the cluster, its password, its log and its socket. The data directory itself wherever possible. */
  home: string
  /** Only when this process is root. */
  account: Account | undefined
}

/** Decides where the cluster lives and who runs it. */
export async function findPlace(dataDir: string, clusterName: string): Promise<Place> {
  const folder = await makeDataDir(dataDir)
  const elsewhere = await readPointer(folder)
  const place = isRoot()
    ? await findPlaceForRoot(folder, elsewhere, clusterName)
    : { home: refusePointer(folder, elsewhere), account: undefined }
  await refuseOtherMajor(place.home, clusterName)
  return place
}

/** How to spawn a program of PostgreSQL: as its account, and with nothing of the environment of this process. */
export function spawnOptionsFor(account: Account | undefined) {
  return {
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC', ...KEEPS_MEMORY },
    // Node takes ids as signed 32 bit numbers here, and nobody on macOS is 4294967294.
    ...(account ? { uid: account.uid | 0, gid: account.gid | 0 } : {}),
  }
}

// Left alone, glibc hands memory back after every statement that took more than 128 KiB, and the next one has to be given it
// page by page: twenty times for one page of a list, a quarter of what the database did for it.
const KEEPS_MEMORY = {
  MALLOC_TOP_PAD_: `${2 ** 20}`,
  MALLOC_TRIM_THRESHOLD_: `${2 ** 24}`,
  MALLOC_MMAP_THRESHOLD_: `${2 ** 24}`,
}

/** A lasting folder that only root can write to and that `account` can enter. */
export async function findShelter(account: Account): Promise<string> {
  const candidates = ['/var/lib/parley', '/var/tmp/parley']
  for (const folder of candidates) {
    const isThere = await makeShelter(folder)
    if (isThere && (await isOursAlone(folder)) && (await canEnter(account, folder))) return folder
  }
  throw new EmbeddedUnavailable(
    `PostgreSQL refuses to run as root, and there is no folder for the account "${account.name}": ` +
      `neither ${candidates.join(' nor ')} belongs to root, is closed to other writers and can be entered by all.`,
  )
}

/** Judged by the permission bits: the account must be able to pass every folder down to this one. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid, gid } = await stat(at)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (at === dirname(at)) return true
  }
}

const POINTER = 'postgres-location'

async function makeShelter(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    await chmod(folder, 0o755)
    return true
  } catch (error) {
    return hasCode(error, 'EEXIST')
  }
}

/** Whoever sees it sees its final permissions, so that processes that start at the same time decide the same. */
async function makeDataDir(dataDir: string): Promise<string> {
  if (await exists(dataDir)) return realpath(dataDir)
  await mkdir(dirname(dataDir), { recursive: true })
  const temporary = await mkdtemp(`${dataDir}.`)
  try {
    // The account has to pass through; the names in it are nobody's business.
    if (isRoot()) await chmod(temporary, 0o711)
    await rename(temporary, dataDir)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  }
  return realpath(dataDir)
}

async function readPointer(folder: string): Promise<string | undefined> {
  const text = await readText(join(folder, POINTER))
  return text?.split('\n')[0]
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

async function findPlaceForRoot(folder: string, elsewhere: string | undefined, clusterName: string): Promise<Place> {
  if (elsewhere !== undefined) await checkPointer(folder, elsewhere)
  const home = elsewhere ?? folder
  const cluster = join(home, clusterName)
  const owner = await findOwner(cluster)
  const account = owner ?? (await findAccount())
  if (await canEnter(account, home)) return { home, account }
  if (owner) {
    throw new EmbeddedUnavailable(
      `The account "${owner.name}" owns the database in ${cluster} and cannot enter ${home} any more. ` +
        'Let it pass through each folder on the way, with chmod o+x.',
    )
  }
  return { home: await makeHomeElsewhere(folder, account), account }
}

async function checkPointer(folder: string, elsewhere: string): Promise<void> {
  const pointer = join(folder, POINTER)
  const stats = await lstat(pointer)
  if (!stats.isFile() || stats.uid !== 0 || (stats.mode & 0o022) !== 0) {
    throw new EmbeddedUnavailable(`${pointer} can be written by others than root, so it is not to be trusted.`)
  }
  const trusted = await isOursAlone(elsewhere).catch((error) => {
    if (!hasCode(error, 'ENOENT')) throw error
    throw new EmbeddedUnavailable(
      `${pointer} says that the database is in ${elsewhere}, and there is no such folder. ` +
        `Restore it, or remove ${pointer} to begin with an empty database.`,
      { cause: error },
    )
  })
  if (!trusted) throw new EmbeddedUnavailable(`${elsewhere} can be written by others than root.`)
}

/** The account that an existing cluster belongs to, whoever made it. */
async function findOwner(cluster: string): Promise<Account | undefined> {
  const ownerUid = await ownerOf(cluster)
  if (ownerUid === undefined) return undefined
  const owner = (await readAccounts()).find(({ uid }) => uid === ownerUid && uid !== 0)
  if (owner) return owner
  throw new EmbeddedUnavailable(
    `${cluster} belongs to the user id ${ownerUid}, which PostgreSQL cannot run as: it is root, or has no account here.`,
  )
}

async function findAccount(): Promise<Account> {
  const accounts = await readAccounts()
  for (const wanted of ['postgres', '_postgres', 'nobody']) {
    const found = accounts.find(({ name, uid }) => name === wanted && uid !== 0)
    if (found) return found
  }
  throw new EmbeddedUnavailable(
    'PostgreSQL refuses to run as root, and /etc/passwd has no account "postgres" or "nobody" to run it as. ' +
      'Start Parley as an ordinary user.',
  )
}

async function readAccounts(): Promise<Account[]> {
  const text = await readFile('/etc/passwd', 'utf8')
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }))
}

/** Its name is new each time, so that removing the data directory is enough to begin anew. */
async function makeHomeElsewhere(folder: string, account: Account): Promise<string> {
  const home = await mkdtemp(join(await findShelter(account), 'data-'))
  try {
    await chmod(home, 0o711)
    const note =
      `${home}\n\nThe database of this data directory is there, because PostgreSQL does not run as root and the ` +
      `account "${account.name}" cannot enter this folder.\nParley reads the first line: keep both, or remove both.\n`
    const written = await writeOnce(join(folder, POINTER), note, 0o644)
    if (written === note) return home
    await rm(home, { recursive: true })
    const [winner = ''] = written.split('\n')
    return winner
  } catch (error) {
    await rm(home, { recursive: true, force: true })
    throw error
  }
}

function refusePointer(folder: string, elsewhere: string | undefined): string {
  if (elsewhere === undefined) return folder
  throw new EmbeddedUnavailable(
    `The database of ${folder} was made by root and is in ${elsewhere}. Start Parley as root, or use another DATA_DIR.`,
  )
}

async function refuseOtherMajor(home: string, clusterName: string): Promise<void> {
  const clusters = (await readdir(home)).filter((name) => /^postgres-\d+$/.test(name))
  if (clusters.length === 0 || clusters.includes(clusterName)) return
  throw new EmbeddedUnavailable(
    `${home} has a database of another PostgreSQL version (${clusters.join(', ')}), and this build needs ${clusterName}. ` +
      'Run the Parley version that made it, export the data there, and import it into a new DATA_DIR.',
  )
}
