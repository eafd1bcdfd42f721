import { randomBytes } from 'node:crypto'
import { link, lstat, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether this is a system error with one of these codes, such as ENOENT. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

export async function exists(path: string): Promise<boolean> {
  return (await ownerOf(path)) !== undefined
}

/** The user id, or undefined when there is no such file. */
export async function ownerOf(path: string): Promise<number | undefined> {
  try {
    return (await lstat(path)).uid
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Undefined when there is no such file. */
export async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Whether only this user can have put anything into this folder. */
export async function isOursAlone(folder: string): Promise<boolean> {
  const stats = await lstat(folder)
  return stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0
}

/** Writes the file whole or not at all. Another process may be first: then its text counts. Returns what is there. */
export async function writeOnce(path: string, text: string, mode: number): Promise<string> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  try {
    const file = await open(temporary, 'wx', mode)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(temporary, path)
    return text
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return readFile(path, 'utf8')
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Makes what was created in or moved into this folder survive a loss of power. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Removes what a killed process left unfinished; what another one is making right now is younger. */
export async function sweepLeftovers(folder: string, prefix: string): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    const path = join(folder, name)
    const stats = await lstat(path).catch(() => undefined)
    if (stats && Date.now() - stats.mtimeMs > LEFTOVER_AGE_MS) await rm(path, { recursive: true, force: true })
  }
}

const LEFTOVER_AGE_MS = 10 * 60_000
