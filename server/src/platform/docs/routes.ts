import Fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify'
import { CompressedFile } from '../compressed-file.ts'
import { JSON_TYPE } from '../http/envelope.ts'
import { isNotModified } from '../http/etag.ts'
import type { PathTable } from '../http/path-table.ts'

/** Serves `/openapi.json`, and a page at `/docs/` that shows it and loads nothing from other hosts. */
export function docsRoutes(app: FastifyInstance, paths: PathTable, openApi: () => object): void {
  function serve(path: string, handler: RouteHandlerMethod): void {
    paths.add('GET', path)
    app.get(path, handler)
  }

  serve('/docs', (_request, reply) => reply.redirect('/docs/', 301))
  serve(
    '/openapi.json',
    sendFile(() => JSON.stringify(openApi()), { 'content-type': JSON_TYPE }),
  )
  serve(
    '/docs/',
    sendFile(() => PAGE, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY }),
  )
  serve(
    '/docs/page.js',
    sendFile(() => PAGE_SCRIPT, { 'content-type': SCRIPT_TYPE }),
  )
  serve('/docs/scalar.js', sendFile(scalarScript, { 'content-type': SCRIPT_TYPE, 'cache-control': CACHE_FOR_A_DAY }))
}

function sendFile(make: () => string | Promise<string>, headers: Record<string, string>): RouteHandlerMethod {
  const file = new CompressedFile(make)
  return async (request, reply) => {
    const { encoding, body, etag } = await file.read(request.headers['accept-encoding'])
    reply.headers({ 'cache-control': CACHE_SHORTLY, ...headers, etag, vary: 'accept-encoding' })
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(body)
  }
}

const SCRIPT_TYPE = 'text/javascript; charset=utf-8'
// Short, because these files change with the service. An unchanged file is then confirmed by its ETag.
const CACHE_SHORTLY = 'public, max-age=300'
const CACHE_FOR_A_DAY = 'public, max-age=86400'

// Scripts and data come only from this service. Scalar sets styles on its elements, so inline styles are allowed.
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Parley API</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="app"></div>
    <noscript>This page needs JavaScript. The same content is in <a href="../openapi.json">openapi.json</a>.</noscript>
    <script src="scalar.js"></script>
    <script src="page.js"></script>
  </body>
</html>
`

// Requests made on the page go to the host that the page was loaded from.
const PAGE_SCRIPT = `Scalar.createApiReference('#app', {
  url: '../openapi.json',
  servers: [{ url: new URL('..', location.href).href.replace(/\\/$/, '') }],
  authentication: { preferredSecurityScheme: 'bearer' },
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
})
`

/**
 * Scalar's browser script. It exists only inside the bundle of Scalar's Fastify plugin, so it is requested from the plugin.
 * Loaded on the first request, because that takes 0.2 s and 20 MB.
 */
async function scalarScript(): Promise<string> {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const app = Fastify().register(plugin, { routePrefix: '/', configuration: { url: '/' } })
  return (await app.inject('/js/scalar.js')).payload
}
