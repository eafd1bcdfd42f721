import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { signedIn } from './support/browser.ts'
import { activate, postGig } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const consoleDir = mkdtempSync(join(tmpdir(), 'parley-console-'))
mkdirSync(join(consoleDir, 'assets'))
writeFileSync(
  join(consoleDir, 'index.en.html'),
  '<!doctype html><title>The console</title><meta name="application-name" content="x">',
)
writeFileSync(join(consoleDir, 'assets/index-abc123.js'), 'export {}')
writeFileSync(join(consoleDir, 'assets/index-abc123.js.gz'), gzipSync('export {}'))

const world = await createWorld({ consoleDir })

interface Page {
  status: number
  text: string
  headers: Headers
}

async function open(path: string, headers: Record<string, string> = {}): Promise<Page> {
  const response = await fetch(`${world.url}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

const HOSTILE = `</script><script>alert(1)</script>"'><img src=x onerror=alert(2)> & {{7*7}} \u2028`

describe('public addresses', () => {
  it.each(['/', '/gigs', '/people'])(
    'show visitors a page at %s, and the console to anyone signed in',
    async (path) => {
      const { cookie } = await signedIn(world, await world.newUser())
      const visitor = await open(path)
      expect(visitor.status).toBe(200)
      expect(visitor.text).toMatch(/^<!doctype html>[\s\S]*<h1>/)
      const member = await open(path, { cookie: String(cookie) })
      expect(member.text).toContain('<title>The console</title><meta name="application-name" content="Parley">')
      for (const { headers } of [visitor, member]) {
        expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
          'private, no-cache',
          'cookie, accept-language',
        ])
        expect(headers.get('access-control-allow-origin')).toBeNull()
        expect(headers.get('content-security-policy')).not.toContain('unsafe')
      }
      expect((await open(path, { cookie: 'parley_session=wrong' })).text).toBe(visitor.text)
    },
  )

  it('show someone signed in what visitors see, if they ask for it', async () => {
    const { cookie } = await signedIn(world, await world.newUser())
    const seen = await open('/?as=visitor', { cookie: String(cookie) })
    expect(seen.text).not.toContain('The console')
    expect(seen.text).toContain('<a class="button" href="/gigs/new">Post a gig</a>')
  })

  it('lead visitors of the rest of the console to the sign-in, and back', async () => {
    const { cookie } = await signedIn(world, await world.newUser())
    expect((await open('/')).text).toContain('<a class="button" href="/gigs/new">Post a gig</a>')
    for (const path of [
      '/wallet',
      '/contracts/con_1',
      '/gigs/new',
      '/gigs/mine',
      '/people/me',
      '/settings/keys?tab=2',
    ]) {
      const visitor = await open(path)
      expect([path, visitor.status, visitor.headers.get('location')]).toEqual([
        path,
        303,
        `/sign-in?return_to=${encodeURIComponent(path)}`,
      ])
      expect((await open(path, { cookie: String(cookie) })).text).toContain('The console')
    }
  })

  it('report missing pages to browsers on a regular page, and to programs in JSON', async () => {
    const { cookie } = await signedIn(world, await world.newUser())
    for (const path of ['/nothing-here', '/docs/guides/nothing', '/gigs/gig_00000000000000000000000000']) {
      const visitor = await open(path)
      expect([path, visitor.status, visitor.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ])
      expect(visitor.text).toContain('<title>Page not found · Parley</title>')
      expect(visitor.text).toMatch(/<header class="site-head">[\s\S]*<h1>Page not found<\/h1>/)
      expect(visitor.headers.get('content-security-policy')).toContain("style-src 'self'")
    }
    const member = await open('/nothing-here', { cookie: String(cookie) })
    expect([member.status, member.text]).toEqual([404, expect.stringContaining('The console')])
    for (const [path, accept] of [
      ['/nothing-here', '*/*'],
      ['/api/nothing-here', 'text/html'],
      ['/api/gigs/gig_00000000000000000000000000', 'text/html,*/*;q=0.8'],
    ] as const) {
      const answer = await open(path, { accept, authorization: `Bearer ${world.operator.secret}` })
      expect([path, answer.status, JSON.parse(answer.text).error.code]).toEqual([path, 404, 'NOT_FOUND'])
    }
  })

  it('serve the console’s files compressed and cacheable forever', async () => {
    const file = await open('/assets/index-abc123.js', { 'accept-encoding': 'gzip' })
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect([file.text, file.headers.get('content-encoding')]).toEqual(['export {}', 'gzip'])
    expect(file.headers.get('content-type')).toMatch(/javascript/)
    for (const path of ['/assets/none.js', '/assets/', '/assets/..%2findex.html', '/assets/%2e%2e/index.html']) {
      const missing = await open(path)
      expect([path, missing.status >= 400 && missing.status < 500]).toEqual([path, true])
      expect(missing.text).not.toContain('The console')
    }
  })

  it('say so if the console hasn’t been built', async () => {
    const other = await createWorld({ consoleDir: join(consoleDir, 'nowhere') })
    const { cookie } = await signedIn(other, await other.newUser())
    const response = await fetch(`${other.url}/wallet`, { headers: { cookie: String(cookie), accept: 'text/html' } })
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm start')])
  })
})

it('give link previews a picture that every site can show', async () => {
  const response = await fetch(`${world.url}/pages/link-image.png`)
  const png = Buffer.from(await response.arrayBuffer())
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String)
  const { text } = await open('/')
  expect(size).toEqual(
    ['width', 'height'].map((side) => new RegExp(`"og:image:${side}" content="(\\d+)"`).exec(text)?.[1]),
  )
})

describe('a gig', () => {
  it('is shown with its client, and described for search engines', async () => {
    const client = await world.newUser({ display_name: 'Papercrane', kind: 'organization' })
    const description = '# White\nThen **red**, like <i>that</i>.'
    const id = await postGig(client, {
      title: 'Paint a lighthouse',
      description,
      category: 'Painting',
      skills: ['painting'],
      rate_type: 'hourly',
      rate_min_cents: 4_050,
      rate_max_cents: 6_000,
      start_date: '2030-12-04',
    })
    const { text, status } = await open(`/gigs/${id}`)
    expect(status).toBe(200)
    expect(text).toContain('<title>Paint a lighthouse · Parley</title>')
    expect(text).toContain(`<link rel="canonical" href="${world.url}/gigs/${id}">`)
    expect(text).toContain('<meta property="og:title" content="Paint a lighthouse · Parley">')
    expect(text).toContain(`<meta property="og:image" content="${world.url}/pages/link-image.png">`)
    expect(text).toContain('$40.50–$60 per hour')
    expect(text).toContain(
      '<meta name="description" content="$40.50–$60 per hour. White Then red, like &#60;i&#62;that&#60;/i&#62;.">',
    )
    expect(text).toContain('<h3>White</h3><p>Then <strong>red</strong>, like &#60;i&#62;that&#60;/i&#62;.</p>')
    expect(text).toContain('<pre># White\nThen **red**, like &#60;i&#62;that&#60;/i&#62;.</pre>')
    expect((await client.get(`/gigs/${id}`)).body.description).toBe(description)
    expect(text).toContain('<dd>Dec 4, 2030</dd>')
    expect(text).toContain(`<a class="name" href="/people/${client.userId}">Papercrane</a>`)
    expect(text).toContain(`href="/sign-in?return_to=${encodeURIComponent(`/gigs/${id}`)}"`)
    expect(postingIn(text)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Paint a lighthouse',
      hiringOrganization: { '@type': 'Organization', name: 'Papercrane' },
      jobLocationType: 'TELECOMMUTE',
      baseSalary: { currency: 'USD', value: { unitText: 'HOUR', minValue: 40.5, maxValue: 60 } },
    })
  })

  it('shows users’ text as text, wherever it appears', async () => {
    const client = await world.newUser({ display_name: HOSTILE.slice(0, 90).trim() })
    await client.patch('/profile/me', { headline: 'x"onload="y', bio: HOSTILE, skills: ['<b>'], location: '"><b>' })
    const id = await postGig(client, {
      title: `Quote " < ' &`,
      description: HOSTILE,
      category: '"><i>',
      skills: ['</script>', '"x"'],
    })
    const category = encodeURIComponent('"><i>')
    for (const path of [
      '/',
      '/gigs',
      `/gigs/${id}`,
      `/gigs?category=${category}`,
      '/people',
      `/people/${client.userId}`,
    ]) {
      const { text } = await open(path)
      expect(text, path).not.toMatch(/<script>|<img|<b>|<i>|onerror=alert\(2\)>|"onload="/)
      // Only the scripts of the service, and data.
      const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
      expect(new Set(scripts)).toEqual(
        new Set([
          '<script src="/pages/theme.js">',
          ...(path.includes(id) ? ['<script type="application/ld+json">'] : []),
        ]),
      )
    }
    const posting = postingIn((await open(`/gigs/${id}`)).text)
    expect(posting.title).toBe(`Quote " < ' &`)
    expect(posting.description).not.toContain('<script>')
    expect(posting.skills).toBe('</script>, "x"')
  })

  it('is hidden while it is a draft, when it was deleted, and when its client is suspended', async () => {
    const client = await world.newUser()
    const [draft, deleted, open_] = await Promise.all([
      postGig(client, { status: 'draft' }),
      postGig(client),
      postGig(client),
    ])
    await client.delete(`/gigs/${deleted}`)
    for (const id of [draft, deleted, 'gig_00000000000000000000000000', 'nonsense', '%00']) {
      const { status, text } = await open(`/gigs/${id}`)
      expect([id, status, text.includes('Page not found')]).toEqual([id, 404, true])
    }
    expect((await open(`/gigs/${open_}`)).status).toBe(200)
    await world.operator.post(`/users/${client.userId}/suspend`, {})
    expect((await open(`/gigs/${open_}`)).status).toBe(404)
    expect((await open(`/people/${client.userId}`)).status).toBe(404)
  })

  it('that is no longer open says so, and is left out of search engines', async () => {
    const client = await world.newUser()
    const id = await postGig(client)
    await client.patch(`/gigs/${id}`, { status: 'closed' })
    const { status, text } = await open(`/gigs/${id}`)
    expect([status, text.includes('has closed this gig'), text.includes('name="robots" content="noindex"')]).toEqual([
      200,
      true,
      true,
    ])
    expect(text).not.toContain('ld+json')
  })

  it('shows a passed deadline as passed, even without a worker', async () => {
    const client = await world.newUser()
    const { now } = (await world.operator.get('/sandbox/clock')).body
    const apply_by = new Date(Date.parse(now) + 3_600_000).toISOString()
    const id = await postGig(client, { apply_by })
    await world.operator.post('/sandbox/clock/advance', { seconds: 7_200 })
    expect((await open(`/gigs/${id}`)).text).toContain('application deadline for this gig has passed')
  })
})

describe('the list of gigs', () => {
  it('can be filtered with a form, which ignores empty and invalid fields and keeps what was typed', async () => {
    const client = await world.newUser()
    await postGig(client, {
      title: 'Tune a harpsichord',
      category: 'Music',
      skills: ['tuning'],
      rate_min_cents: 10_000,
      rate_max_cents: 20_000,
    })
    await postGig(client, {
      title: 'Tune a tractor',
      category: 'Farming',
      remote: false,
      location: 'Lund',
      rate_min_cents: 50_000,
      rate_max_cents: 60_000,
    })
    const titlesAt = async (query: string) =>
      [...(await open(`/gigs?${query}`)).text.matchAll(/<a class="cover"[^>]*>([^<]*)/g)].map(([, title]) => title)
    expect(await titlesAt('q=tune&skill=&category=&min_rate=&max_rate=&sort=')).toEqual([
      'Tune a tractor',
      'Tune a harpsichord',
    ])
    expect(await titlesAt('category=Music')).toEqual(['Tune a harpsichord'])
    expect(await titlesAt('q=tune&skill=Tuning')).toEqual(['Tune a harpsichord'])
    expect(await titlesAt('q=tune&min_rate=400')).toEqual(['Tune a tractor'])
    expect(await titlesAt('q=tune&max_rate=300')).toEqual(['Tune a harpsichord'])
    // As the console writes the same filters.
    expect(await titlesAt(`min_rate=400&max_rate=600&q=tune`)).toEqual(['Tune a tractor'])
    expect(await titlesAt(`skill=${encodeURIComponent('["tuning"]')}`)).toEqual(['Tune a harpsichord'])
    expect(await titlesAt('q=tune&remote=true')).toEqual(['Tune a harpsichord'])
    expect(await titlesAt('q=tune&sort=rate_high')).toEqual(['Tune a tractor', 'Tune a harpsichord'])
    expect(
      await titlesAt('q=tune&min_rate=lots&sort=upwards&remote=maybe&utm_source=x&rate_type=daily&q=2'),
    ).toHaveLength(2)
    expect((await open('/gigs?sort=relevance&min_rate=-1&category=%00')).status).toBe(200)
    expect((await open(`/gigs?q=${'a'.repeat(4_000)}`)).status).toBe(200)
    const { text } = await open('/gigs?q=%22%3E%3Cb%3E&min_rate=400')
    expect(text).toContain('value="&#34;&#62;&#60;b&#62;"')
    expect(text).toContain('name="min_rate" maxlength="12" value="400"')
    expect((await open('/gigs?q=qqqqzzzz')).text).toContain('No matches')
  })

  it('has pages, each gig on one of them, and an old link leads to the first', async () => {
    const client = await world.newUser()
    const ids = new Set<string>()
    for (let index = 0; index < 45; index++)
      ids.add(await postGig(client, { category: 'Paging', title: `Gig ${index}` }))
    const seen: string[] = []
    let path: string | null = '/gigs?category=Paging'
    let pages = 0
    while (path !== null) {
      const { text }: Page = await open(path)
      seen.push(...[...text.matchAll(/href="\/gigs\/(gig_\w+)"/g)].map(([, id]) => String(id)))
      path = /rel="next" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&#38;', '&') ?? null
      pages++
    }
    expect(pages).toBe(3)
    expect([seen.length, new Set(seen)]).toEqual([45, ids])
    const cursor = 'W10.bad'
    expect((await open(`/gigs?category=Paging&cursor=${cursor}`)).text).toContain('Gig 44')
  })
})

describe('a profile', () => {
  it('shows what members see, and nothing private', async () => {
    const [client, worker] = await Promise.all([
      world.newUser({ display_name: 'Ada Private', email: 'secret@example.com' }),
      world.newUser({ display_name: 'Grace Public', email: 'hidden@example.com' }),
    ])
    await worker.patch('/profile/me', {
      headline: 'Compilers',
      links: [{ label: 'Site', url: 'https://grace.example/' }],
    })
    await client.post(`/profile/${worker.userId}/vouches`, { message: 'She writes them well.' })
    await activate({ client, worker, gigId: await postGig(client) })
    const { status, text } = await open(`/people/${worker.userId}`)
    expect(status).toBe(200)
    for (const shown of [
      'Grace Public',
      'Compilers',
      'She writes them well.',
      'Ada Private',
      'https://grace.example/',
    ]) {
      expect(text).toContain(shown)
    }
    for (const hidden of ['secret@', 'hidden@', 'email', 'wallet', 'contract_id']) expect(text).not.toContain(hidden)
    expect((await open('/people/usr_00000000000000000000000000')).status).toBe(404)
  })
})

describe('for search engines', () => {
  it('a sitemap waits its turn among the lists, and is refused when too many wait', async () => {
    const busy = await createWorld({ queues: { lists: { atOnceMax: 1, reserved: 0, waitingMax: 0, waitMaxMs: 1 } } })
    const [lists] = busy.app.queues.filter(({ name }) => name === 'lists')
    await busy.inDatabase(async (database) => {
      await database.query('begin')
      await database.query('lock table open_gigs')
      const first = fetch(`${busy.url}/sitemap.xml`)
      await expect.poll(() => lists?.load.running).toBe(1)
      expect((await fetch(`${busy.url}/sitemaps/gigs-0.xml`)).status).toBe(503)
      await database.query('commit')
      expect((await first).status).toBe(200)
    })
    expect((await fetch(`${busy.url}/sitemaps/gigs-0.xml`)).status).toBe(200)
  })

  it('the sitemap lists open gigs and described people, in files of bounded length', async () => {
    const client = await world.newUser()
    await client.patch('/profile/me', { headline: 'In the sitemap' })
    const [id, closed] = await Promise.all([postGig(client), postGig(client)])
    await client.patch(`/gigs/${closed}`, { status: 'closed' })
    const index = await open('/sitemap.xml')
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const files = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(String(url)).pathname)
    expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/gigs-0.xml'])
    const listed = (await Promise.all(files.map((path) => open(path)))).map(({ text }) => text).join('')
    expect(listed).toContain(`${world.url}/gigs/${id}`)
    expect(listed).not.toContain(closed)
    expect(listed).toContain(`${world.url}/people/${client.userId}`)
    for (const path of ['/sitemaps/gigs-x.xml', '/sitemaps/other.xml']) expect((await open(path)).status).toBe(404)
    expect((await open('/sitemaps/gigs-999999999.xml')).text).not.toContain('<url>')
    expect((await open('/robots.txt')).text).toContain(`Sitemap: ${world.url}/sitemap.xml`)
  })
})

describe('visitors', () => {
  it('are limited by their address', async () => {
    const limited = await createWorld({ rateLimitPerMinute: 3 })
    const statuses: number[] = []
    for (let index = 0; index < 8; index++) {
      statuses.push((await fetch(`${limited.url}/gigs`, { headers: { accept: 'text/html' } })).status)
    }
    // A minute may begin in between.
    expect(statuses).toContain(429)
  })
})

function postingIn(text: string) {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')
}
