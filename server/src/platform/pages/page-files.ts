import type { FastifyInstance } from 'fastify'
import { serveStatic } from '../docs/static-file.ts'
import type { PathTable } from '../http/path-table.ts'
import { PAGE_SCRIPT, THEME_SCRIPT } from '../page-script.ts'
import { PAGE_STYLE } from '../page-style.ts'
import { PUBLIC_PAGE_STYLE } from '../public-page-style.ts'

/** The style, scripts and icon of the pages that the service makes itself. */
export function pageFiles(app: FastifyInstance, paths: PathTable): void {
  file('/pages/page.css', 'text/css; charset=utf-8', PAGE_STYLE + PUBLIC_PAGE_STYLE)
  file('/pages/page.js', 'text/javascript; charset=utf-8', PAGE_SCRIPT)
  file('/pages/theme.js', 'text/javascript; charset=utf-8', THEME_SCRIPT)
  file('/pages/icon.svg', 'image/svg+xml', ICON)

  function file(path: string, type: string, text: string): void {
    paths.add('GET', path)
    app.get(path, serveStatic({ type, maxAgeSeconds: 300, make: () => text }))
  }
}

// The same as console/src/ui/icon.svg.
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3b50b8"/><path d="M10 24V8h7.2a5.3 5.3 0 0 1 0 10.6H13.4V24z" fill="#fff"/></svg>`
