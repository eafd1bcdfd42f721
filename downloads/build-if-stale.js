import { execFile } from 'node:child_process'
import { mkdir, rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildIfStale } from '../build-if-stale.js'

// Packs the SDK and the command line, which the service offers at `/downloads/`.

await buildIfStale({
  output: 'downloads/dist',
  sources: [
    ...['src', 'package.json', 'tsconfig.json', 'README.md'].map((path) => `sdk/${path}`),
    ...['bin', 'src', 'templates', 'bundle.js', 'operations.json', 'package.json', 'README.md'].map(
      (path) => `cli/${path}`,
    ),
    'downloads/build-if-stale.js',
    'package-lock.json',
  ],
  build: () => Promise.all(['sdk', 'cli'].map(pack)),
})

/** @param {string} name */
async function pack(name) {
  const folder = new URL(`dist/${name}/`, import.meta.url)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const args = ['pack', '--json', '--workspace', name, '--pack-destination', fileURLToPath(folder)]
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: 2 ** 26 })
  const [{ filename }] = JSON.parse(stdout)
  await rename(new URL(filename, folder), new URL(`dist/parley-${name}.tgz`, import.meta.url))
  await rm(folder, { recursive: true })
}
