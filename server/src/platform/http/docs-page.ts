import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import Fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify'
import type { PathTable } from './path-table.ts'
import { JSON_TYPE } from './server.ts'

/** `/openapi.json`, and a page at `/docs/` that shows it and loads nothing from outside. */
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
    const packed = await packedScalar()
    const takesPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    if (takesPacked) reply.header('content-encoding', 'gzip')
    reply.type(SCRIPT_TYPE).header('vary', 'accept-encoding').header('cache-control', 'public, max-age=86400')
    return reply.send(takesPacked ? packed : await promisify(gunzip)(packed))
  })
}

const SCRIPT_TYPE = 'text/javascript; charset=utf-8'

// Scripts and data come from this service alone. Scalar writes styles into its elements, so those are allowed inline.
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
    <noscript>This page needs JavaScript. What it shows is in <a href="../openapi.json">openapi.json</a>.</noscript>
    <script src="scalar.js"></script>
    <script src="page.js"></script>
  </body>
</html>
`

// Requests tried out on the page go where the page came from, whatever name the service was reached by.
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

let packing: Promise<Buffer> | null = null

/** Scalar's script, which only its plugin has; loaded when it is first asked for, because that takes 0.2 s and 20 MB. */
function packedScalar(): Promise<Buffer> {
  packing ??= (async () => {
    const { default: scalar } = await import('@scalar/fastify-api-reference')
    const carrier = Fastify()
    await carrier.register(scalar, { routePrefix: '/', configuration: { url: '/' } })
    const { rawPayload } = await carrier.inject('/js/scalar.js')
    await carrier.close()
    return promisify(gzip)(rawPayload)
  })()
  return packing
}
