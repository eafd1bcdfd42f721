import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
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
  } catch (error) {
    throw new CommandFailed(`${path} is not JSON.`, {
      next: ['Repair the file, or delete it and sign in again: parley login'],
      cause: error,
    })
  }
}

/** Writes a JSON file that only its owner can read. Readers see the old or the new content, never a part of it. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
