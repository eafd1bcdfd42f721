import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildIfStale } from '../build-if-stale.js'

const root = fileURLToPath(new URL('.', import.meta.url))

await buildIfStale({
  output: 'console/dist',
  sources: [
    'console/src',
    'console/index.html',
    'console/vite.config.ts',
    'console/in-language.ts',
    'console/package.json',
    'markdown/src',
    'markdown/style.css',
    'sdk/src',
    'package-lock.json',
  ],
  build: async () => {
    const { build } = await import('vite')
    const translations = readdirSync(`${root}src/words`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const languages = ['en', ...translations.map(({ name }) => name)]
    await rm(`${root}dist`, { recursive: true, force: true })
    // What has no texts, such as the libraries, is the same file in all languages.
    const options = { root, logLevel: 'warn', build: { emptyOutDir: false } }
    await Promise.all(languages.map((mode) => build({ ...options, mode })))
    await compress(`${root}dist/assets`)
  },
})

/**
 * Writes each text file also as gzip and as brotli, so that the service never compresses them.
 * @param {string} folder
 */
async function compress(folder) {
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const path = `${folder}/${name}`
      const content = await readFile(path)
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      const [gz, br] = await Promise.all([
        promisify(gzip)(content, { level: 9 }),
        promisify(brotliCompress)(content, { params }),
      ])
      await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)])
    }),
  )
}
