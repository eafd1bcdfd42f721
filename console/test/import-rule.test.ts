import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { cycles, importsOf } from '../../server/test/support/import-graph.ts'

const SRC = fileURLToPath(new URL('../src', import.meta.url))

/** Which folders a file in each folder may import. Files next to the folders, and the routes, may import all. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  ui: ['ui', 'words'],
  words: ['words'],
  app: ['app', 'ui', 'words'],
  pages: ['pages', 'app', 'ui', 'words'],
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))

/** What each file imports, types included. */
const imports = new Map(
  files.map((path) => {
    const lang = path.endsWith('x') ? 'tsx' : 'ts'
    return [path, importsOf(readFileSync(join(SRC, path), 'utf8'), lang).map(String)]
  }),
)

it('files import only from the folders that their own folder may import', () => {
  expect(files.length).toBeGreaterThan(50)
  const wrong = files.flatMap((path) => {
    const [folder = '', group] = path.split('/')
    const allowed = MAY_IMPORT[folder]
    if (!allowed) return []
    return (imports.get(path) ?? [])
      .filter((target) => {
        if (target.startsWith('@parley/')) return folder === 'ui'
        if (!target.startsWith('.')) return folder === 'words'
        const [to = '', toGroup] = relative(SRC, join(SRC, dirname(path), target)).split('/')
        // If a page group needs a part of another one, they share it through app/.
        return !allowed.includes(to) || (to === 'pages' && toGroup !== group)
      })
      .map((target) => `${path} imports ${target}`)
  })
  expect(wrong).toEqual([])
})

it('no file imports itself through others, not even for a type', () => {
  const graph = new Map(
    [...imports].map(([path, targets]) => [
      path,
      targets.filter((target) => target.startsWith('.')).map((target) => join(dirname(path), target)),
    ]),
  )
  expect(cycles(graph)).toEqual([])
})

it('only the SDK talks to the service', () => {
  const direct = files.filter((path) =>
    /\bfetch\(|XMLHttpRequest|EventSource|WebSocket/.test(readFileSync(join(SRC, path), 'utf8')),
  )
  // This one is a `fetch` for the SDK that says how much of a file has been sent.
  expect(direct).toEqual(['app/upload.ts'])
})

it('no file has more than 400 lines', () => {
  const long = files.filter((path) => readFileSync(join(SRC, path), 'utf8').split('\n').length > 401)
  expect(long).toEqual([])
})
