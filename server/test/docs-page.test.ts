import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
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

  it('sends the large script gzipped to clients that accept gzip, and lets them cache it', async () => {
    const packed = await fetch(`${world.url}/docs/scalar.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toBe('accept-encoding')
    expect(packed.headers.get('cache-control')).toBe('public, max-age=86400')
    const plain = await plainGet(`${world.url}/docs/scalar.js`)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe(await packed.text())
    expect(plain.body).toContain('createApiReference')
  })

  it.each(['/docs', '/docs/', '/docs/page.js', '/docs/scalar.js'])(
    'answers 405 in the envelope to a POST of %s',
    async (path) => {
      const response = await fetch(`${world.url}${path}`, { method: 'POST' })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
      expect((await response.json()).error).toMatchObject({ code: 'BAD_REQUEST', issues: [] })
    },
  )

  it('answers 404 in the envelope for an unknown file', async () => {
    const response = await fetch(`${world.url}/docs/nothing.js`)
    expect(response.status).toBe(404)
    expect((await response.json()).error).toMatchObject({ code: 'NOT_FOUND', issues: [] })
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

// `fetch` always accepts gzip.
function plainGet(url: string): Promise<{ headers: NodeJS.Dict<string | string[]>; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, async (response) => {
      const chunks = await response.toArray()
      resolve({ headers: response.headers, body: Buffer.concat(chunks).toString() })
    })
      .on('error', reject)
      .end()
  })
}
