// Builds the console unless console/dist was made from the same sources: `npm start` runs this each time.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const STAMP = join(HERE, 'dist/built-from')
const SOURCES = ['src', 'index.html', 'vite.config.ts', 'package.json', '../sdk/src', '../package-lock.json']

const sources = hashOf(SOURCES)
if (sources !== stampOf()) {
  const { build } = await import('vite')
  await build({ root: HERE, logLevel: 'warn' })
  // Written last, so that a build that was interrupted is made again.
  writeFileSync(STAMP, sources)
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((one) => filesIn(join(HERE, one)))) {
    hash.update(`${path.slice(HERE.length)}\n`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** @param {string} path */
function filesIn(path) {
  if (!isFolder(path)) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort()
}

/** @param {string} path */
function isFolder(path) {
  return !/\.\w+$/.test(path)
}

function stampOf() {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return null
  }
}
