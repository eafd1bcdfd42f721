import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { inLanguage } from './in-language.ts'

// Where the service is during `npm run dev -w console`.
const SERVICE = 'http://localhost:3000'

// The mode is the language, as in `npm run dev -w console -- --mode de`; without one, English.
export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwind(), inLanguage(/^(development|production)$/.test(mode) ? 'en' : mode), themeScript()],
  build: {
    // The content security policy allows no data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The first with `light-dark()`: what replaces it in older ones has the same colors everywhere on a page.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      // Few large files compress better than many small ones: what every page needs is in two.
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/|\/sdk\/dist\// },
            {
              name: 'frame',
              // Not what belongs to forms, which brings a library of its own, nor what only operators see.
              test: /console\/src\/(app\/(?!field|form|drafts|filter|invite|evidence|conversation|report|object|block)|ui|words\/(?!(\w+\/)?(moderation|operator)))/,
              minShareCount: 9,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/sign-in', '/confirm-address', '/docs', '/pages', '/brand'].map((path) => [path, SERVICE]),
    ),
  },
}))

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
