import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('.', import.meta.url))

/**
 * Builds what goes into the folder `output`, unless it was built from the same sources: `npm start` calls this each time. All
 * paths begin at the repository.
 * @param {{ output: string, sources: string[], build: () => Promise<unknown> }} what
 */
export async function buildIfStale({ output, sources, build }) {
  const stamp = join(ROOT, output, 'built-from')
  const hash = hashOf(sources)
  if (hash === textOf(stamp)) return
  await build()
  // Written last, so that a build that was interrupted is made again.
  writeFileSync(stamp, hash)
}

/** @param {string[]} sources */
function hashOf(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((one) => filesIn(join(ROOT, one)))) {
    hash.update(`${relative(ROOT, path)}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** @param {string} path */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort()
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
