import type { FastifyInstance } from 'fastify'
import { readAsset, readBinaryAsset, type StaticFile, serveStatic } from '../docs/static-file.ts'
import type { PathTable } from '../http/path-table.ts'
import { LINK_IMAGE } from '../kernel/web-page.ts'

const STYLES = ['pages/page.css', 'pages/public-page.css', '../../markdown/style.css']

/** The style, scripts and icon of the pages that the service renders itself. */
export function pageFiles(app: FastifyInstance, paths: PathTable): void {
  file('/pages/page.css', 'text/css; charset=utf-8', STYLES.map(readAsset).join(''))
  file('/pages/page.js', 'text/javascript; charset=utf-8', readAsset('pages/page.js'))
  file('/pages/theme.js', 'text/javascript; charset=utf-8', readAsset('pages/theme.js'))
  file('/pages/icon.svg', 'image/svg+xml', readAsset('pages/icon.svg'))

  file(LINK_IMAGE.path, 'image/png', readBinaryAsset('pages/link-image.png'), {
    isCompressed: true,
    maxAgeSeconds: 86_400,
  })

  function file(path: string, type: string, content: string | Buffer, options: Partial<StaticFile> = {}): void {
    paths.add('GET', path)
    app.get(path, serveStatic({ type, maxAgeSeconds: 300, make: () => content, ...options }))
  }
}
