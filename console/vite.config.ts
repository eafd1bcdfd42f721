import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// Where the service is during `npm run dev -w console`.
const SERVICE = 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), tailwind(), themeScript(), compressed()],
  build: {
    // The content security policy allows no data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Few large files compress better than many small ones: what every page needs is in two.
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/|\/sdk\/dist\// },
            {
              name: 'frame',
              // Not what belongs to forms, which brings a library of its own.
              test: /console\/src\/(app\/(?!form|drafts|filters|invite|evidence|conversation|report|object|block)|ui|words\/(?!moderation))/,
              minShareCount: 9,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/sign-in', '/confirm-address', '/docs'].map((path) => [path, SERVICE])),
  },
})

/** Sets the chosen theme before the first paint. A file of its own, because the policy allows no script in the page. */
function themeScript(): Plugin {
  const source = new URL('src/theme-script.js', import.meta.url)
  let path = '/src/theme-script.js'
  return {
    name: 'theme-script',
    async buildStart() {
      if (this.meta.watchMode) return
      const text = await readFile(source, 'utf8')
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
      path = `/assets/theme-${hash}.js`
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: text })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: path }, injectTo: 'head' }],
  }
}

/** Writes each text file also as gzip and as brotli, so that the service never compresses them. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(
        names.map(async (name) => {
          const path = `${dir}/${name}`
          const content = await readFile(path)
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
          const [gz, br] = await Promise.all([
            promisify(gzip)(content, { level: 9 }),
            promisify(brotliCompress)(content, { params: size }),
          ])
          await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)])
        }),
      )
    },
  }
}
