import { describe, expect, it } from 'vitest'
import { toId } from '../src/platform/kernel/ids.ts'
import { type Language, languages } from '../src/platform/kernel/languages.ts'
import { languageCookie } from '../src/platform/pages/page-language.ts'
import { type Browser, signedIn } from './support/browser.ts'
import { checkAll } from './support/check-all.ts'
import type { Client } from './support/client.ts'
import { postGig } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const client = await world.newUser({ display_name: 'Mill' })
await client.patch('/profile/me', { headline: 'Mills' })
const gigId = await postGig(client, { rate_type: 'hourly', rate_min_cents: 123_450, start_date: '2030-12-04' })

let number = 0
/** Puts languages into effect in the whole marketplace. */
function offer(offered: readonly Language[], fallback: Language = 'en'): void {
  world.core.context.applySettings([{ number: ++number, name: 'languages', value: { default: fallback, offered } }])
}

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(world.url + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } })
  const text = await response.text()
  const language = response.headers.get('content-language')
  return { response, text, headers: response.headers, language, cookie: response.headers.get('set-cookie') }
}

function choose({ userId }: Pick<Client, 'userId'>, language: string | null): Promise<unknown> {
  return world.inDatabase((db) =>
    db.query('update users set language = $1 where id = $2', [language, toId('usr', userId)]),
  )
}

async function browserOf(language: string | null): Promise<Browser> {
  const user = await world.newUser()
  await choose(user, language)
  return signedIn(world, user)
}

describe('the language of a page', () => {
  it('is that of the address, or else what the person chose, what the browser chose before, what it accepts, or the default', async () => {
    const [french, undecided] = [await browserOf('fr'), await browserOf(null)]
    const cookies = (browser: Browser | null, chosen?: string) =>
      [browser?.cookie, chosen && `parley_language=${chosen}`].filter(Boolean).join('; ')
    const accepted = 'nl, de-AT;q=0.9, en;q=0.8'
    const cases: [name: string, path: string, headers: Record<string, string>, language: string][] = [
      ['nothing', '/sign-in', {}, 'en'],
      ['accepted', '/sign-in', { 'accept-language': accepted }, 'de'],
      ['none accepted', '/sign-in', { 'accept-language': 'nl, pt;q=0.5' }, 'en'],
      ['refused', '/sign-in', { 'accept-language': 'de;q=0, es;q=0.1' }, 'es'],
      ['cookie', '/sign-in', { cookie: cookies(null, 'es'), 'accept-language': accepted }, 'es'],
      ['no language in the cookie', '/sign-in', { cookie: cookies(null, 'xx'), 'accept-language': accepted }, 'de'],
      ['chosen', '/sign-in', { cookie: cookies(french, 'es'), 'accept-language': accepted }, 'fr'],
      ['undecided', '/sign-in', { cookie: cookies(undecided, 'es'), 'accept-language': accepted }, 'es'],
      ['address', '/sign-in?lang=de', { cookie: cookies(french, 'es') }, 'de'],
      ['no language in the address', '/sign-in?lang=xx', { cookie: cookies(french, 'es') }, 'fr'],
      ['console', '/wallet', { cookie: cookies(french) }, 'fr'],
      ['missing page', '/nothing?lang=es', {}, 'es'],
      ['missing gig', '/gigs/gig_1?lang=es', {}, 'es'],
      ['device', '/oauth/device', { cookie: cookies(french) }, 'fr'],
      ['authorization', '/oauth/authorize?client_id=none', { 'accept-language': accepted }, 'de'],
      ['bad link', '/unsubscribe', { 'accept-language': accepted }, 'de'],
    ]
    await checkAll(
      cases.map((one) => [one[0], one] as const),
      async ([, path, headers, language]) => {
        const page = await open(path, headers)
        expect([page.language, page.headers.get('vary')]).toEqual([language, 'cookie, accept-language'])
        if (path !== '/wallet') expect(page.text).toContain(`<html lang="${language}">`)
      },
    )
  })

  it('is also that of forms, even of one from another site', async () => {
    for (const site of ['same-origin', 'cross-site']) {
      const headers = { 'sec-fetch-site': site, 'accept-language': 'es' }
      const body = new URLSearchParams({ email: 'nobody' })
      const answer = await fetch(`${world.url}/sign-in`, { method: 'POST', body, headers })
      expect([answer.headers.get('content-language'), await answer.text()]).toEqual([
        'es',
        expect.stringContaining('<html lang="es">'),
      ])
    }
  })

  it('is remembered by the browser if the address names it', async () => {
    const cookie = 'parley_language=de; Path=/; SameSite=Lax; Max-Age=31536000'
    expect((await open('/gigs?q=x&lang=de')).cookie).toBe(cookie)
    for (const path of ['/gigs', '/gigs?lang=xx', '/gigs?lang=', '/sitemap.xml?lang=de'])
      expect([path, (await open(path)).cookie]).toEqual([path, null])
    const offered = { default: 'en', offered: languages } as const
    const overHttps = languageCookie({ url: '/?lang=de', headers: {} }, offered, true)
    expect(overHttps).toBe('parley_language=de; Path=/; SameSite=Lax; Secure; Max-Age=31536000')
  })

  it('decides how amounts, dates and numbers are written', async () => {
    const shown = { en: ['$1,234.50', 'Dec 4, 2030'], de: ['1.234,50\u00a0$', '04.12.2030'] }
    for (const [language, texts] of Object.entries(shown)) {
      const { text } = await open(`/gigs/${gigId}?lang=${language}`)
      for (const each of texts) expect([language, text.includes(each), each]).toEqual([language, true, each])
    }
  })

  it('is one of those that the operators offer', async () => {
    offer(['de', 'fr'], 'de')
    const french = await browserOf('fr')
    const english = await browserOf('en')
    expect((await open('/sign-in', { 'accept-language': 'en' })).language).toBe('de')
    expect((await open('/sign-in', { cookie: String(french.cookie) })).language).toBe('fr')
    expect((await open('/sign-in?lang=en', { cookie: String(english.cookie) })).language).toBe('de')
    offer(languages)
  })
})

describe('links to other languages', () => {
  const switchIn = (text: string) =>
    [...text.matchAll(/<a href="([^"]+)" lang="(\w+)" hreflang="\w+"( aria-current="true")?>([^<]+)<\/a>/g)].map(
      ([, href, language, current, name]) => [href?.replaceAll('&#38;', '&'), language, name, current !== undefined],
    )

  it('lead to the same page, with its search', async () => {
    const { text } = await open('/gigs?q=x&lang=de')
    expect(switchIn(text)).toEqual([
      ['/gigs?q=x&lang=en', 'en', 'English', false],
      ['/gigs?q=x&lang=de', 'de', 'Deutsch', true],
      ['/gigs?q=x&lang=es', 'es', 'Español', false],
      ['/gigs?q=x&lang=fr', 'fr', 'Français', false],
    ])
    const signIn = await open('/sign-in?return_to=%2Fwallet&switch')
    expect(switchIn(signIn.text)[1]?.[0]).toBe('/sign-in?return_to=%2Fwallet&switch=yes&lang=de')
  })

  it('tell search engines the address of a page in each language', async () => {
    const address = `${world.url}/gigs/${gigId}`
    const alternatesIn = (text: string) =>
      [...text.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)].map(([, ...pair]) => pair)
    const alternates = [
      ['en', address],
      ['de', `${address}?lang=de`],
      ['es', `${address}?lang=es`],
      ['fr', `${address}?lang=fr`],
      ['x-default', address],
    ]
    for (const [query, canonical, locale] of [
      ['', address, 'en_US'],
      ['?lang=en', address, 'en_US'],
      ['?lang=de', `${address}?lang=de`, 'de_DE'],
    ]) {
      const { text } = await open(`/gigs/${gigId}${query}`)
      expect(alternatesIn(text)).toEqual(alternates)
      expect(text).toContain(`<link rel="canonical" href="${canonical}">`)
      expect(text).toContain(`<meta property="og:url" content="${canonical}">`)
      expect(text).toContain(`<meta property="og:locale" content="${locale}">`)
    }
    expect(alternatesIn((await open('/gigs?q=x')).text)).toEqual([])
  })

  it('are in the sitemap, which is the same for everyone', async () => {
    const { text, headers } = await open('/sitemaps/pages.xml', { 'accept-language': 'de' })
    const [gigs] = text.match(/<url><loc>[^<]*\/gigs<.*?<\/url>/) ?? []
    const alternates = ['gigs', 'gigs?lang=de', 'gigs?lang=es', 'gigs?lang=fr'].map(
      (path, index) => `<xhtml:link rel="alternate" hreflang="${languages[index]}" href="${world.url}/${path}"/>`,
    )
    expect(gigs).toBe(`<url><loc>${world.url}/gigs</loc>${alternates.join('')}</url>`)
    expect(text).toContain(`<url><loc>${world.url}/docs/</loc></url>`)
    expect([headers.get('content-language'), headers.get('vary')]).toEqual([null, null])
  })

  it('aren’t there if the marketplace has only one', async () => {
    offer(['es'], 'es')
    const pages = await Promise.all(['/gigs', '/sign-in', '/sitemaps/pages.xml'].map((path) => open(path)))
    for (const { text } of pages) expect(text).not.toContain('hreflang')
    offer(languages)
  })
})
