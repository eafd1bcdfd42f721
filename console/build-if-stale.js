import { fileURLToPath } from 'node:url'
import { buildIfStale } from '../build-if-stale.js'

await buildIfStale({
  output: 'console/dist',
  sources: [
    'console/src',
    'console/index.html',
    'console/vite.config.ts',
    'console/package.json',
    'markdown/src',
    'markdown/style.css',
    'sdk/src',
    'package-lock.json',
  ],
  build: async () => {
    const { build } = await import('vite')
    await build({ root: fileURLToPath(new URL('.', import.meta.url)), logLevel: 'warn' })
  },
})
