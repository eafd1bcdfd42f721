import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

// Writes bundle/main.js: the command line with the SDK and everything else it needs, so that installing it needs no registry.

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
rmSync(here('bundle'), { recursive: true, force: true })
const { output } = await build({
  input: here('src/main.ts'),
  platform: 'node',
  resolve: {
    alias: {
      // From the sources, so that nothing has to be compiled first.
      '@parley/sdk': here('../sdk/src/index.ts'),
      // With its WebAssembly in the code instead of in a file beside it.
      'jq-wasm': 'jq-wasm/inline',
    },
  },
  output: { dir: here('bundle'), entryFileNames: 'main.js', format: 'esm', minify: 'dce-only' },
})
const folders = new Set(output.flatMap(({ moduleIds = [] }) => moduleIds.flatMap(packageOf)))
writeFileSync(here('bundle/LICENSES.txt'), [...folders].sort().map(licenseOf).join('\n\n'))

/** The folder of the package that a module comes from; none for our own. */
function packageOf(moduleId) {
  if (!moduleId.includes('node_modules')) return []
  let folder = dirname(moduleId)
  while (!/node_modules\/(@[^/]+\/)?[^/]+$/.test(folder)) folder = dirname(folder)
  return [folder]
}

function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : ''
  return `${name} ${version} (${license})\n\n${text}`
}
