import type { FastifyInstance } from 'fastify'
import { readAsset, serveStatic } from '../docs/static-file.ts'
import type { PathTable } from '../http/path-table.ts'

/** The style, scripts and icon of the pages that the service makes itself. */
export function pageFiles(app: FastifyInstance, paths: PathTable): void {
  file('/pages/page.css', 'text/css; charset=utf-8', readAsset('pages/page.css') + readAsset('pages/public-page.css'))
  file('/pages/page.js', 'text/javascript; charset=utf-8', readAsset('pages/page.js'))
  file('/pages/theme.js', 'text/javascript; charset=utf-8', readAsset('pages/theme.js'))
  file('/pages/icon.svg', 'image/svg+xml', readAsset('pages/icon.svg'))

  function file(path: string, type: string, text: string): void {
    paths.add('GET', path)
    app.get(path, serveStatic({ type, maxAgeSeconds: 300, make: () => text }))
  }
}
