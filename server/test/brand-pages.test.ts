import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Brand, defaultBrand } from '../src/platform/kernel/brand.ts'
import { signedIn } from './support/browser.ts'
import { postGig } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const consoleDir = mkdtempSync(join(tmpdir(), 'parley-console-'))
mkdirSync(join(consoleDir, 'assets'))
writeFileSync(
  join(consoleDir, 'index.en.html'),
  '<head><meta name="application-name" content="Parley" /><link rel="icon" href="/pages/icon.svg" /><link rel="stylesheet" href="/assets/index.css"></head>',
)
const world = await createWorld({ mode: 'live', settings: { mode: 'live' }, consoleDir })
const client = await world.newUser()
const gigId = await postGig(client)

let number = 0
/** Puts a brand into effect, as if its images had been drawn. */
function use(brand: Partial<Brand>): void {
  world.core.context.applySettings([{ number: ++number, name: 'brand', value: { ...defaultBrand, ...brand } }])
}

async function open(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(world.url + path, { headers: { accept: 'text/html', ...headers } })).text()
}

const image = (digit: string, width: number, height: number) => ({ sha256: digit.repeat(64), width, height })
const look: Brand['look'] = {
  style: 'abc123',
  shades: null,
  logo: { ...image('1', 480, 96), background: 'dark', source: 'b'.repeat(64) },
  icon: image('2', 512, 512),
  smallIcon: image('3', 192, 192),
  iconSource: 'c'.repeat(64),
  linkImage: image('4', 1200, 630),
}

describe('the marketplace’s name', () => {
  it('is on every page, and in what other programs read, as soon as it changes', async () => {
    const person = await signedIn(world, client)
    const metadata = '/.well-known/oauth-protected-resource/mcp'
    expect(JSON.parse(await open(metadata)).resource_name).toBe('Parley')
    use({ name: 'Kiosk & <Sons>' })
    const escaped = 'Kiosk &#38; &#60;Sons&#62;'
    for (const path of [
      '/',
      '/people',
      `/gigs/${gigId}`,
      '/nothing',
      '/sign-in',
      '/confirm-address',
      '/oauth/device',
    ]) {
      const text = await open(path, { cookie: path === '/oauth/device' ? String(person.cookie) : '' })
      expect([path, text.includes(` · ${escaped}</title>`)]).toEqual([path, true])
      expect([path, text.includes(`<a class="brand" href="/"><span>${escaped}</span></a>`)]).toEqual([path, true])
      expect([path, text.replaceAll('Powered by Parley', '').includes('Parley')]).toEqual([path, false])
    }
    const gig = await open(`/gigs/${gigId}`)
    expect(gig).toContain(`<meta property="og:site_name" content="${escaped}">`)
    expect(gig).toContain('"identifier":{"@type":"PropertyValue","name":"Kiosk \\u0026 \\u003cSons\\u003e"')
    expect(await open('/sign-in')).toContain(`<h1>Sign in to ${escaped}</h1>`)
    expect(JSON.parse(await open(metadata)).resource_name).toBe('Kiosk & <Sons>')
    const passkey = await person.post('/passkeys/options')
    expect(passkey.body.options.rp.name).toBe('Kiosk & <Sons>')
  })
})

describe('the brand’s look', () => {
  it('is loaded by all pages: logo, icons, style and preview image', async () => {
    use({ name: 'Kiosk', look })
    const file = (digit: string) => `/brand/images/${digit.repeat(64)}.png`
    const logo = `<img class="logo on-dark" src="${file('1')}" width="480" height="96" alt="Kiosk">`
    for (const path of ['/gigs', '/sign-in']) {
      const text = await open(path)
      expect(text).toContain(`<a class="brand" href="/">${logo}</a>`)
      expect(text).toContain(`<link rel="icon" href="${file('3')}" type="image/png">`)
      expect(text).toContain(`<link rel="apple-touch-icon" href="${file('2')}">`)
      expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">')
      expect(text).toMatch(/"\/pages\/page\.css">\s*<link rel="stylesheet" href="\/brand\/style\/abc123\.css">/)
    }
    expect(await open('/gigs')).toContain(`<meta property="og:image" content="${world.url}${file('4')}">`)
  })

  it('is loaded by the console, too, after its own style and with nothing inline', async () => {
    const { cookie } = await signedIn(world, client)
    const openConsole = () => fetch(`${world.url}/wallet`, { headers: { cookie: String(cookie) } })
    use({ name: 'Kiosk & <Sons>', look })
    const file = (digit: string) => `/brand/images/${digit.repeat(64)}.png`
    const response = await openConsole()
    const elements = (await response.text()).match(/<\/?[a-z][^>]*>/g)
    expect(elements).toEqual([
      '<head>',
      '<meta name="application-name" content="Kiosk &#38; &#60;Sons&#62;">',
      `<meta name="logo" content="${file('1')}" data-background="dark">`,
      `<link rel="icon" href="${file('3')}" type="image/png">`,
      `<link rel="apple-touch-icon" href="${file('2')}">`,
      '<link rel="manifest" href="/manifest.webmanifest">',
      '<link rel="stylesheet" href="/assets/index.css">',
      '<link rel="stylesheet" href="/brand/style/abc123.css">',
      '</head>',
    ])
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'self';(?!.*unsafe)/)
    use({ name: 'Kiosk' })
    const plain = await (await openConsole()).text()
    expect(plain).toContain('<link rel="icon" href="/pages/icon.svg" type="image/svg+xml">')
    expect(plain).not.toContain('/brand/')
  })

  it('shows icon and name if there’s no logo', async () => {
    use({ name: 'Kiosk', look: { ...look, logo: null } })
    const icon = `<img class="icon" src="/brand/images/${'3'.repeat(64)}.png" width="24" height="24" alt="">`
    expect(await open('/gigs')).toContain(`<a class="brand" href="/">${icon}<span>Kiosk</span></a>`)
  })
})

describe('the brand’s texts', () => {
  it('replace those of the home page, in all languages', async () => {
    use({ tagline: 'Boats <for> hire', headline: 'Set sail', intro: 'Rent a boat.' })
    for (const language of ['en', 'de']) {
      const text = await open(`/?lang=${language}`)
      expect(text).toContain('<title>Boats &#60;for&#62; hire · Parley</title>')
      expect(text).toContain('<meta name="description" content="Rent a boat.">')
      expect(text).toContain('<h1>Set sail</h1>\n  <p class="headline">Rent a boat.</p>')
      expect(footerOf(text)).toContain('<p>Boats &#60;for&#62; hire</p>')
    }
  })

  it('end each page with contact and legal links', async () => {
    use({ support_email: 'help@kiosk.example', imprint_url: 'https://kiosk.example/imprint' })
    const links =
      '<nav aria-label="Legal"><a href="mailto:help@kiosk.example">Support</a><a href="https://kiosk.example/imprint">Legal notice</a></nav>'
    for (const path of ['/', '/sign-in']) expect(footerOf(await open(path))).toContain(links)
    use({})
    for (const path of ['/', '/sign-in']) expect(footerOf(await open(path))).not.toContain('Legal')
  })

  it('say what the marketplace runs on, unless that’s its name or the operators don’t want it', async () => {
    const isShown = async (brand: Partial<Brand>) => {
      use(brand)
      return footerOf(await open('/')).includes('Powered by Parley')
    }
    expect(await isShown({ name: 'Kiosk' })).toBe(true)
    expect(await isShown({ name: 'Kiosk', powered_by: false })).toBe(false)
    expect(await isShown({ name: 'Parley' })).toBe(false)
  })
})

function footerOf(text: string): string {
  return text.slice(text.lastIndexOf('<footer'))
}
