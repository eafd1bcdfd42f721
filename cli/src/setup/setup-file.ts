import { access, readFile, realpath, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, isAbsolute, relative, resolve, sep } from 'node:path'
import { parse, stringify, YAMLParseError } from 'yaml'
import { CommandFailed, exitCodes, usageError } from '../exit-codes.ts'
import type { Json, JsonObject } from './json.ts'

/** A setup file, and the files next to it that it names. */
export interface SetupFile {
  /** As it was given. */
  path: string
  /** Reads a file named in it. `at` says where. */
  readLinkedFile(name: string, at: string): Promise<Buffer<ArrayBuffer>>
  /** Writes a file next to it, unless the same file already exists, and returns its relative path. */
  writeLinkedFile(name: string, content: Uint8Array | string): Promise<string>
  /** A failure that says where in the file the reason is. */
  invalid(at: string, problem: string): CommandFailed
}

export function openSetupFile(path: string): SetupFile {
  const folder = dirname(resolve(path))
  const invalid = (at: string, problem: string) =>
    new CommandFailed(`${path}: ${at} ${problem}`, { exitCode: exitCodes.usage })
  return {
    path,
    invalid,
    async readLinkedFile(name, at) {
      const [home, target] = await Promise.all([realpath(folder), realpath(resolve(folder, name))]).catch((error) => {
        throw invalid(at, `names ${name}, which can’t be read: ${error.message}`)
      })
      // A setup file is reviewed, and what it publishes has to be seen in the same place.
      if (relative(home, target).split(sep)[0] === '..' || isAbsolute(relative(home, target)))
        throw invalid(at, `names ${name}, which isn’t in the folder of the setup file`)
      return readFile(target)
    },
    async writeLinkedFile(name, content) {
      const target = resolve(folder, name)
      const existing = await readFile(target).catch(() => null)
      if (!existing?.equals(Buffer.from(content))) await writeNew(target, content)
      return `./${name}`
    },
  }
}

/** The sections of a file, which is YAML, or JSON, which is YAML too. */
export async function readSections({ path }: SetupFile, names: readonly string[]): Promise<JsonObject> {
  const content = parseContent(path, await readText(path))
  if (!isObject(content)) throw usageError(`${path} must contain at least one of these sections: ${names.join(', ')}.`)
  const unknown = Object.keys(content).filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    const sections = unknown.length === 1 ? 'section' : 'sections'
    throw usageError(`${path}: unknown ${sections}: ${unknown.join(', ')}.`, `Possible sections: ${names.join(', ')}`)
  }
  return content
}

/** Never replaces a file. */
export async function writeSections({ path }: SetupFile, sections: JsonObject): Promise<void> {
  const isJson = extname(path).toLowerCase() === '.json'
  await writeNew(path, isJson ? `${JSON.stringify(sections, null, 2)}\n` : stringify(sections))
}

/** Fails early, before other files are written. */
export async function requireNew(path: string): Promise<void> {
  const exists = await access(path).then(
    () => true,
    () => false,
  )
  if (exists) throw alreadyExists(path)
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error) => {
    throw usageError(`${path} can’t be read: ${error.message}`)
  })
}

function parseContent(path: string, text: string): Json {
  try {
    return parse(text)
  } catch (error) {
    if (error instanceof YAMLParseError) throw usageError(`${path} isn’t valid YAML or JSON: ${error.message.trim()}`)
    throw error
  }
}

async function writeNew(path: string, content: Uint8Array | string): Promise<void> {
  await writeFile(path, content, { flag: 'wx' }).catch((error) => {
    throw error.code === 'EEXIST' ? alreadyExists(path) : usageError(`${path} can’t be written: ${error.message}`)
  })
}

function alreadyExists(path: string): CommandFailed {
  return usageError(`${path} already exists.`, `Choose another name, or delete ${basename(path)} first.`)
}
