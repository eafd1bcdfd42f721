import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { TSchema } from 'typebox'
import { JSON_TYPE } from '../http/envelope.ts'
import type { PathTable } from '../http/path-table.ts'
import { lazy } from '../kernel/lazy.ts'
import type { Trade } from '../kernel/trade.ts'
import { readDownloads } from './downloads.ts'
import { type Guide, guidePage } from './guides.ts'
import { openApi30Of } from './openapi-3-0.ts'
import { areaName, areasOf, type OpenApiDocument, WEBHOOK_REQUESTS } from './openapi-areas.ts'
import { withFields } from './openapi-fields.ts'
import type { ApiDocument } from './openapi-view.ts'
import { referencePage } from './reference-page.ts'
import { readAsset, type StaticFile, serveStatic } from './static-file.ts'

export interface Documentation {
  name: string
  version: string
  mode: string
  /** What the service is, in a sentence. */
  description: string
  guideIndex: Guide
  guides: readonly Guide[]
  tags: readonly { name: string }[]
  publicUrl: () => string
  openApi: () => OpenApiDocument & ApiDocument
  /** What this marketplace trades in. */
  trade: () => Trade
  /** The shapes of its custom fields, by the name of their component. */
  fieldShapes: () => Iterable<readonly [title: string, shape: TSchema]>
  /** What an agent needs to know to use the service. */
  llmsText: () => string
}

/** What a developer without a key can read: `/llms.txt`, the OpenAPI documents, the reference and guides in `/docs/`, the packages. */
export function docsRoutes(app: FastifyInstance, paths: PathTable, docs: Documentation): void {
  const { guideIndex, guides } = docs
  const general = lazy(docs.openApi)
  const openApi = () => withFields(general(), docs.fieldShapes())

  function serve(path: string, handler: RouteHandlerMethod): void {
    paths.add('GET', path)
    app.get(path, handler)
  }
  function serveFile(path: string, type: string, make: StaticFile['make'], more: Partial<StaticFile> = {}): void {
    serve(path, serveStatic({ type, maxAgeSeconds: MAX_AGE_SECONDS, make, headers: headersFor(type), ...more }))
  }
  function serveReference(path: string, type: string, make: StaticFile['make']): void {
    serveFile(path, type, make, { maxAgeSeconds: 0, revision: docs.trade })
  }

  serveFile('/llms.txt', 'text/plain; charset=utf-8', docs.llmsText)
  serveReference('/openapi.json', JSON_TYPE, () => JSON.stringify(openApi()))
  serveReference('/openapi-3.0.json', JSON_TYPE, () => JSON.stringify(openApi30Of(openApi())))
  for (const area of [...docs.tags.map(({ name }) => areaName(name)), WEBHOOK_REQUESTS])
    serveReference(`/openapi/${area}.json`, JSON_TYPE, () => JSON.stringify(areasOf(openApi()).get(area)))
  serve('/docs', (_request, reply) => reply.redirect('/docs/', 301))
  serveReference('/docs/', HTML_TYPE, () => referencePage(openApi(), guides))
  const [script, style] = [readAsset('docs/page.js'), readAsset('docs/page.css')]
  serveFile('/docs/page.js', 'text/javascript; charset=utf-8', () => script)
  serveFile('/docs/page.css', 'text/css; charset=utf-8', () => style)
  for (const guide of [guideIndex, ...guides]) {
    serveFile(`/docs/guides/${guide.name}`, HTML_TYPE, () => guidePage(guide, guides, docs.publicUrl()))
  }
  for (const { path, file } of readDownloads()) serve(path, serveStatic(file))
}

const HTML_TYPE = 'text/html; charset=utf-8'
// Short, because these files change with the service. After that, the ETag confirms an unchanged file. The reference can change at
// any moment, with the marketplace's fields.
const MAX_AGE_SECONDS = 300

// Pages load their script and style from this service and nothing else.
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

function headersFor(type: string): Record<string, string> {
  return type === HTML_TYPE ? { 'content-security-policy': PAGE_POLICY } : {}
}

/** Tells a program that requests `/` what's here. */
export function welcome(docs: Documentation): RouteHandlerMethod {
  return serveStatic({
    type: JSON_TYPE,
    maxAgeSeconds: MAX_AGE_SECONDS,
    vary: 'accept, accept-encoding',
    make: () => JSON.stringify(welcomeOf(docs), null, 2),
  })
}

function welcomeOf({ name, version, mode, description, publicUrl }: Documentation) {
  const at = (path: string) => `${publicUrl()}${path}`
  return {
    name,
    version,
    mode,
    description,
    api: at('/api'),
    docs: at('/docs/'),
    llms: at('/llms.txt'),
    openapi: at('/openapi.json'),
    health: at('/api/health'),
  }
}
