import { randomBytes } from 'node:crypto'
import { link, lstat, readFile, rm, writeFile } from 'node:fs/promises'

/** Whether the error has one of these codes, such as ENOENT. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** The user id of the owner, or undefined when there is no such file. */
export function ownerOf(path: string): Promise<number | undefined> {
  return unlessMissing(lstat(path).then(({ uid }) => uid))
}

/** The text of the file, or undefined when there is no such file. */
export function readText(path: string): Promise<string | undefined> {
  return unlessMissing(readFile(path, 'utf8'))
}

/** Creates the file with its whole text; if it exists already, leaves it alone. Returns the text of the file. */
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
