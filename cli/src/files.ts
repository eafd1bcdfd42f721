import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { CommandFailed } from './exit-codes.ts'

/** Reads a JSON file; null when there is none. */
export async function readJson<T>(path: string): Promise<T | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  try {
    return JSON.parse(text) as T
  } catch {
    // The reason would quote the file, which may contain secrets.
    throw new CommandFailed(`${path} isn’t JSON.`, {
      next: ['Fix the file, or delete it and sign in again: parley login'],
    })
  }
}

/** Writes a JSON file that only its owner can read. Readers see the old or the new content, never a part of it. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(temporary, `${JSON.stringify(value, null, 2)}\n`, { flag: 'wx', mode: 0o600, flush: true })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await removeLeftovers(path)
}

const LEFT_OVER_MS = 60_000

/** Removes what processes left that died before they could rename it: it may contain secrets. */
async function removeLeftovers(path: string): Promise<void> {
  const folder = dirname(path)
  const prefix = `${basename(path)}.`
  const isTemporary = (name: string) => name.startsWith(prefix) && /^[0-9a-f]{12}$/.test(name.slice(prefix.length))
  for (const name of (await readdir(folder)).filter(isTemporary)) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > LEFT_OVER_MS) await rm(join(folder, name), { force: true })
  }
}
