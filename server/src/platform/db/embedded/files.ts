import { randomBytes } from 'node:crypto'
import { link, lstat, readFile, rm, writeFile } from 'node:fs/promises'

/** Whether the error has one of these codes, such as ENOENT. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** The owner's user id, or undefined if the file doesn't exist. */
export function ownerOf(path: string): Promise<number | undefined> {
  return unlessMissing(lstat(path).then(({ uid }) => uid))
}

/** The file's text, or undefined if the file doesn't exist. */
export function readText(path: string): Promise<string | undefined> {
  return unlessMissing(readFile(path, 'utf8'))
}

/** Creates the file with its complete text, or leaves an existing one alone. Returns the file's text. */
export async function writeOnce(path: string, text: string, mode: number): Promise<string> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(temporary, text, { mode, flag: 'wx', flush: true })
    await link(temporary, path)
    return text
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return readFile(path, 'utf8')
  } finally {
    await rm(temporary, { force: true })
  }
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | undefined> {
  return result.catch((error) => {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  })
}
