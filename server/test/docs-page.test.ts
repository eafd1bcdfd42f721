import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { issueCodes } from '../src/platform/kernel/issue-codes.ts'
import { samplesIn } from './support/samples.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const page = await (await fetch(`${world.url}/docs/`)).text()

describe('the docs page', () => {
  it('can also be reached at /docs, through a redirect', async () => {
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

  it('has a content security policy that allows only files of this service, and nothing inline', async () => {
    for (const path of ['/docs/', '/docs/guides/first-deal']) {
      const policy = policyOf(await fetch(`${world.url}${path}`, { headers: { accept: 'text/html' } }))
      expect(policy['default-src']).toBe("'none'")
      expect(policy['frame-ancestors']).toBe("'none'")
      expect(policy['base-uri']).toBe("'none'")
      expect(policy['form-action']).toBe("'none'")
      const allowed = new Set(Object.values(policy).flatMap((sources) => sources.split(' ')))
      expect([...allowed].sort()).toEqual(["'none'", "'self'", 'data:'])
    }
  })

  it('contains no inline script, style or handler', () => {
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/)
    expect(page).not.toMatch(/<[^>]*\s(?:on\w+|style)=|<style|javascript:/i)
  })

  it('loads each of its files from this service', async () => {
    const files = [...page.matchAll(/<(?:script|link)[^>]*(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files.sort()).toEqual(['data:,', 'page.css', 'page.js'])
    for (const file of files.filter((each) => !each.startsWith('data:'))) {
      const response = await fetch(new URL(file, `${world.url}/docs/`))
      expect(response.status, file).toBe(200)
      expect(response.headers.get('content-type'), file).toMatch(/^text\/(?:javascript|css);/)
    }
  })

  it('shows every operation and every schema, and has no link that leads nowhere', async () => {
    const document = await (await fetch(`${world.url}/openapi.json`)).json()
    const ids = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
    const operations = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>)
    const described = operations.flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    const schemas = Object.keys(document.components.schemas).map((name) => `schema-${name}`)
    expect([...described, ...schemas].filter((id) => !ids.has(id))).toEqual([])
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !ids.has(id))).toEqual([])
    expect(page).not.toMatch(/undefined|\[object Object\]/)
  })

  it('links the guides, which are pages here too', async () => {
    const guides = new Set([...page.matchAll(/href="(guides\/[\w-]+)"/g)].map(([, path = '']) => path))
    expect(guides.size).toBe(13)
    for (const path of guides) {
      const text = await (await fetch(new URL(path, `${world.url}/docs/`))).text()
      expect(text).toMatch(/^<!doctype html>[\s\S]*<h1>/)
      expect(text, 'another address than that of this service').not.toContain('localhost:3000')
      for (const [, target = ''] of text.matchAll(/<a href="([\w-]+)"/g)) expect(guides).toContain(`guides/${target}`)
    }
  })

  it('has the name of the marketplace in its title, and so do the guides', async () => {
    const titles = ['/docs/', '/docs/guides/first-deal'].map(async (path) => {
      const text = await (await fetch(`${world.url}${path}`)).text()
      return /<title>(.*)<\/title>/.exec(text)?.[1]
    })
    expect(await Promise.all(titles)).toEqual(['API reference · Parley', 'First deal in ten minutes · Parley'])
  })

  it('shows the address they’re served from in the guides', async () => {
    const apps = await (await fetch(`${world.url}/docs/guides/apps`)).text()
    expect(apps).toContain(`curl -s ${world.url}/oauth/token`)
    expect(apps).toContain(`process.env.PARLEY_URL ?? &#39;${world.url}&#39;`)
  })

  it('shows each operation with curl, the SDK and the command line', () => {
    const samples = samplesIn(page)
    expect(samples.get('submitRound')).toEqual({
      curl: `curl ${world.url}/api/negotiations/neg_01kz3v9d6ye8tb2xw4qh5mrc7a/round \\
  -H "Authorization: Bearer $PARLEY_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"rate_cents":90000,"message":"Could you meet us here?"}'`,
      SDK: `await parley.negotiations.round('neg_01kz3v9d6ye8tb2xw4qh5mrc7a', {
  rate_cents: 90000,
  message: 'Could you meet us here?',
})`,
      'Command line': `parley negotiations round neg_01kz3v9d6ye8tb2xw4qh5mrc7a \\
  --rate-cents 90000 \\
  --message 'Could you meet us here?'`,
    })
    expect(samples.get('listGigs')).toMatchObject({
      SDK: 'for await (const each of parley.gigs.list()) console.log(each)',
      'Command line': 'parley gigs list',
    })
    // A session is not for programs.
    expect(Object.keys(samples.get('getSession') ?? {})).toEqual([])
  })

  it.each(['/openapi.json', '/llms.txt', '/docs/', '/docs/page.js', '/docs/guides/first-deal'])(
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

  it('creates the API document only once', async () => {
    await getWith('/openapi.json', {})
    const make = vi.spyOn(JSON, 'stringify')
    for (let i = 0; i < 5; i++) expect((await getWith('/openapi.json', {})).status).toBe(200)
    const times = make.mock.calls.filter(([value]) => value && typeof value === 'object' && 'openapi' in value).length
    make.mockRestore()
    expect(times).toBe(0)
  })

  it.each(['/', '/llms.txt', '/docs', '/docs/', '/docs/page.js'])(
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

describe('/', () => {
  it('says what this is: in JSON for programs, as a page for browsers', async () => {
    const response = await fetch(`${world.url}/`)
    expect(response.headers.get('vary')).toBe('accept, accept-encoding')
    const { openapi, llms, docs, ...facts } = await response.json()
    expect(facts).toMatchObject({ name: 'Parley', version: '0.1.0', mode: 'sandbox', api: `${world.url}/api` })
    for (const link of [openapi, llms, docs]) expect((await fetch(link)).status).toBe(200)

    const shown = await fetch(`${world.url}/`, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
    expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await shown.text()
    for (const link of ['/docs/', '/llms.txt', '/gigs']) expect(html).toContain(`href="${link}"`)
  })
})

describe('/llms.txt', () => {
  // Fewer characters per token than any common tokenizer has for such a text.
  const CHARACTERS_PER_TOKEN = 3.4

  it('tells an agent how to trade, and every error code, in under 5,000 tokens', async () => {
    const response = await fetch(`${world.url}/llms.txt`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await response.text()
    for (const [code, { meaning }] of Object.entries(issueCodes)) expect(text).toContain(`- ${code}: ${meaning}\n`)
    expect(text.length / CHARACTERS_PER_TOKEN).toBeLessThan(5_000)
  })

  it('names only operations that exist', async () => {
    const text = await (await fetch(`${world.url}/llms.txt`)).text()
    const { paths } = await (await fetch(`${world.url}/openapi.json`)).json()
    const known = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${shapeOf(path.replace(/^\/api/, ''))}`),
    )
    const named = [...text.matchAll(/`(GET|POST) (\/[^`?]*)/g)].map(
      ([, method, path = '']) => `${method} ${shapeOf(path)}`,
    )
    expect(named.length).toBeGreaterThan(20)
    expect(known).toEqual(expect.arrayContaining(named))
  })

  function shapeOf(path: string): string {
    return path.replace(/\{[^}]*\}/g, '{}')
  }
})

function policyOf(response: Response): Record<string, string> {
  const directives = (response.headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/)))
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
