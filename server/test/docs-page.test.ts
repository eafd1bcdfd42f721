import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const page = await (await fetch(`${world.url}/docs/`)).text()

describe('the docs page', () => {
  it('is also reached at /docs, by a redirect', async () => {
    const response = await fetch(`${world.url}/docs`, { redirect: 'manual' })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/docs/')
  })

  it('is HTML, and needs no key', async () => {
    const response = await fetch(`${world.url}/docs/`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toMatch(/^<!doctype html>/)
  })

  it('has a content security policy that allows only files of this service, and no inline scripts', async () => {
    const policy = policyOf(await fetch(`${world.url}/docs/`))
    expect(policy['default-src']).toBe("'none'")
    expect(policy['script-src']).toBe("'self'")
    expect(policy['connect-src']).toBe("'self'")
    expect(policy['frame-ancestors']).toBe("'none'")
    expect(policy['base-uri']).toBe("'none'")
    expect(policy['form-action']).toBe("'none'")
    const allowed = new Set(Object.values(policy).flatMap((sources) => sources.split(' ')))
    expect([...allowed].sort()).toEqual(["'none'", "'self'", "'unsafe-inline'", 'data:'])
  })

  it('contains no other host, no inline script and no inline handler', () => {
    expect(page).not.toMatch(/\/\//)
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/)
    expect(page).not.toMatch(/\son\w+=|javascript:/i)
  })

  it('loads each of its files from this service', async () => {
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files.sort()).toEqual(['../openapi.json', 'data:,', 'page.js', 'scalar.js'])
    for (const file of files.filter((each) => !each.startsWith('data:'))) {
      const response = await fetch(new URL(file, `${world.url}/docs/`))
      expect(response.status, file).toBe(200)
      expect(response.headers.get('content-type'), file).toMatch(
        file.endsWith('.js') ? /^text\/javascript;/ : /^application\/json;/,
      )
    }
  })

  it('switches off everything in Scalar that calls other hosts, and sends requests to its own host', async () => {
    const configuration = await configurationAt(new URL('https://parley.example/docs/'))
    expect(configuration).toMatchObject({
      url: '../openapi.json',
      servers: [{ url: 'https://parley.example' }],
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      hideClientButton: true,
      agent: { disabled: true },
      mcp: { disabled: true },
    })
    expect(configuration).not.toHaveProperty('proxyUrl')
  })

  it.each(['/openapi.json', '/docs/', '/docs/page.js', '/docs/scalar.js'])(
    'keeps %s compressed and lets clients and proxies cache it',
    async (path) => {
      const plain = await getWith(path, {})
      expect(plain.headers['content-encoding']).toBeUndefined()
      const etags = new Set([plain.headers.etag])
      for (const [accepted, encoding, decode] of [
        ['gzip, deflate', 'gzip', gunzipSync],
        ['gzip;q=1.0, br', 'br', brotliDecompressSync],
        ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
      ] as const) {
        const packed = await getWith(path, { 'accept-encoding': accepted })
        expect(packed.headers['content-encoding']).toBe(encoding)
        expect(packed.headers.vary).toBe('accept-encoding')
        expect(packed.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
        expect(decode(packed.body).equals(plain.body)).toBe(true)
        etags.add(packed.headers.etag)
        const again = await getWith(path, { 'accept-encoding': accepted, 'if-none-match': String(packed.headers.etag) })
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, packed.headers.etag])
      }
      expect(etags.size).toBe(3)
      expect((await getWith(path, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined()
    },
  )

  it('makes the API document only once', async () => {
    await getWith('/openapi.json', {})
    const make = vi.spyOn(JSON, 'stringify')
    for (let i = 0; i < 5; i++) expect((await getWith('/openapi.json', {})).status).toBe(200)
    const times = make.mock.calls.filter(([value]) => value && typeof value === 'object' && 'openapi' in value).length
    make.mockRestore()
    expect(times).toBe(0)
  })

  it.each(['/docs', '/docs/', '/docs/page.js', '/docs/scalar.js'])(
    'answers 405 in the envelope to a POST of %s',
    async (path) => {
      const response = await fetch(`${world.url}${path}`, { method: 'POST' })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
      expect((await response.json()).error).toMatchObject({
        code: 'BAD_REQUEST',
        issues: [{ code: 'method_not_allowed' }],
      })
    },
  )

  it('answers 404 in the envelope for an unknown file', async () => {
    const response = await fetch(`${world.url}/docs/nothing.js`)
    expect(response.status).toBe(404)
    expect((await response.json()).error).toMatchObject({ code: 'NOT_FOUND', issues: [{ code: 'unknown_path' }] })
    expect(policyOf(response)['default-src']).toBe("'none'")
  })
})

function policyOf(response: Response): Record<string, string> {
  const directives = (response.headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/)))
}

/** The configuration that the page's script passes to Scalar when the page is at this address. */
async function configurationAt(location: URL): Promise<Record<string, unknown>> {
  const script = await (await fetch(`${world.url}/docs/page.js`)).text()
  const opened: Record<string, unknown>[] = []
  const Scalar = {
    createApiReference: (_: string, configuration: Record<string, unknown>) => opened.push(configuration),
  }
  new Function('Scalar', 'location', script)(Scalar, location)
  const [configuration] = opened
  if (!configuration) throw new Error('The script did not call Scalar.')
  return configuration
}

// `fetch` chooses the encodings itself, and decodes them.
function getWith(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(`${world.url}${path}`, { headers }, async (response) => {
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: Buffer.concat(await response.toArray()),
      })
    })
      .on('error', reject)
      .end()
  })
}
