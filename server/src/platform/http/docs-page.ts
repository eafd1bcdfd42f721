import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import Fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify'
import { JSON_TYPE } from './envelope.ts'
import type { PathTable } from './path-table.ts'

/** Serves `/openapi.json`, and a page at `/docs/` that shows it and loads nothing from other hosts. */
export async function serveDocs(app: FastifyInstance, paths: PathTable, openApi: () => object): Promise<void> {
  function serve(path: string, handler: RouteHandlerMethod): void {
    paths.add('GET', path)
    app.get(path, handler)
  }

  serve('/openapi.json', (_request, reply) => reply.type(JSON_TYPE).send(JSON.stringify(openApi())))
  serve('/docs', (_request, reply) => reply.redirect('/docs/', 301))
  serve('/docs/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(PAGE),
  )
  serve('/docs/page.js', (_request, reply) => reply.type(SCRIPT_TYPE).send(PAGE_SCRIPT))
  serve('/docs/scalar.js', async (request, reply) => {
    const gzipped = await gzippedScalar()
    const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    if (acceptsGzip) reply.header('content-encoding', 'gzip')
    reply.type(SCRIPT_TYPE).header('vary', 'accept-encoding').header('cache-control', 'public, max-age=86400')
    return reply.send(acceptsGzip ? gzipped : await promisify(gunzip)(gzipped))
  })
}

const SCRIPT_TYPE = 'text/javascript; charset=utf-8'

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

let scalar: Promise<Buffer> | null = null

/**
 * Scalar's browser script. It exists only inside the bundle of Scalar's Fastify plugin, so it is requested from the plugin.
 * Loaded on the first request, because that takes 0.2 s and 20 MB.
 */
function gzippedScalar(): Promise<Buffer> {
  scalar ??= (async () => {
    const { default: plugin } = await import('@scalar/fastify-api-reference')
    const app = Fastify().register(plugin, { routePrefix: '/', configuration: { url: '/' } })
    const { rawPayload } = await app.inject('/js/scalar.js')
    return promisify(gzip)(rawPayload)
  })()
  return scalar
}
