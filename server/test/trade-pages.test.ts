import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from './support/client.ts'
import { postGig } from './support/deals.ts'
import { field, options, replaceTrade } from './support/trade.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const { operator } = world

const HOSTILE = `"><script>alert('x')</script>`

const categories = [
  {
    key: 'web',
    names: { en: 'Web', de: 'Netz', fr: 'Toile' },
    children: [
      { key: 'web_design', names: { en: 'Web design', de: 'Webdesign' } },
      { key: 'flash_sites', names: { en: 'Flash sites' }, retired: true },
    ],
  },
  { key: 'odd', names: { en: HOSTILE } },
  { key: 'fax', names: { en: 'Fax machines' }, retired: true },
]
const certified = field('certified', 'boolean', {
  names: { en: 'Certified', de: 'Beglaubigt' },
  filterable: true,
  on_cards: true,
})
const languages = field('languages', 'choices', {
  names: { en: 'Languages', de: 'Sprachen' },
  filterable: true,
  on_cards: true,
  options: [
    { key: 'en', names: { en: 'English', de: 'Englisch' } },
    { key: 'fr', names: { en: 'French', de: 'Französisch' } },
    { key: 'latin', names: { en: 'Latin' }, retired: true },
  ],
})
const level = field('level', 'choice', { filterable: true, options: options('junior', 'senior') })
const pages = field('pages', 'number', {
  names: { en: 'Length', de: 'Umfang' },
  units: { en: 'pages', de: 'Seiten' },
  minimum: 1,
  maximum: 10_000,
  filterable: true,
  on_cards: true,
})
const event = field('event', 'date', { filterable: true })
const tool = field('tool', 'text', { on_cards: true })
const retired = field('style', 'choice', { filterable: true, retired: true, options: options('plain') })
const trained = field('trained', 'boolean')
const all = [certified, languages, level, pages, event, tool, trained, retired]

const full = {
  certified: true,
  languages: ['en', 'fr'],
  level: 'senior',
  pages: 1200.5,
  event: '2030-12-04',
  tool: HOSTILE,
}

async function open(path: string, language = 'en'): Promise<{ status: number; text: string }> {
  const response = await fetch(world.url + path, { headers: { accept: 'text/html', 'accept-language': language } })
  return { status: response.status, text: await response.text() }
}

async function titlesAt(path: string): Promise<string[]> {
  const { status, text } = await open(path)
  expect([path, status]).toEqual([path, 200])
  return [...text.matchAll(/<a class="cover"[^>]*>([^<]*)/g)].map(([, title]) => String(title))
}

function tagsIn(text: string): string[] {
  return [...text.matchAll(/<ul class="tags">(.*?)<\/ul>/g)].map(([, list]) =>
    String(list)
      .replace(/<[^>]*>/g, '|')
      .replace(/^\||\|$/g, ''),
  )
}

function factIn(text: string, term: string): string | undefined {
  return text.split(`<dt>${term}</dt><dd>`)[1]?.split('</dd>')[0]
}

function controlIn(text: string, name: string): string {
  return [...text.matchAll(/<(?:input|select)[^>]*>/g)].find(([tag]) => tag.includes(`name="${name}"`))?.[0] ?? ''
}

let client: Client
let detailed: string
let ada: Client

beforeAll(async () => {
  await replaceTrade(operator, {
    categories: categories.map((category) => ({ ...category, retired: false })),
    gig_fields: all.map((one) => ({ ...one, retired: false })),
    profile_fields: all.map((one) => ({ ...one, retired: false })),
  })
  client = await world.newUser({ display_name: 'Mill' })
  await postGig(client, { title: 'Fix a fax', category: 'fax', fields: { style: 'plain' } })
  await postGig(client, { title: 'Draw a page', category: 'web_design', fields: { certified: false, pages: 40 } })
  await postGig(client, { title: 'Build a shop', category: 'web', fields: { languages: ['fr'], event: '2026-12-01' } })
  detailed = await postGig(client, {
    title: 'Write a novel',
    category: 'web_design',
    skills: ['prose'],
    fields: { ...full, style: 'plain' },
  })
  await postGig(client, { title: 'Do something odd', category: 'odd' })
  ada = await world.newUser({ display_name: 'Ada' })
  await ada.patch('/profile/me', { headline: 'Writes', fields: { ...full, style: 'plain' } })
  await (await world.newUser({ display_name: 'Ben' })).patch('/profile/me', { fields: { pages: 3, certified: false } })
  await replaceTrade(operator, { categories, gig_fields: all, profile_fields: all })
})

describe('categories on public pages', () => {
  it('have their name in the reader’s language, or else in the default language, wherever a gig is shown', async () => {
    const cards = (text: string) => [...text.matchAll(/<p class="meta">.*?<\/p>/g)].map(([meta]) => meta).join()
    for (const path of ['/', '/gigs', `/people/${client.userId}`]) {
      const [english, german, french] = await Promise.all(['en', 'de', 'fr'].map((each) => open(path, each)))
      expect(cards(english?.text ?? ''), path).toContain('<span>Web design</span>')
      expect(cards(german?.text ?? ''), path).toContain('<span>Webdesign</span>')
      expect(cards(french?.text ?? ''), path).toContain('<span>Web design</span>')
      expect(cards(english?.text ?? ''), path).toContain('<span>Fax machines</span>')
    }
    const { text } = await open(`/gigs/${detailed}`, 'de')
    expect(text).toContain('<a href="/gigs?category=web_design">Webdesign</a></nav>')
    expect(text).toContain('"occupationalCategory":"Webdesign"')
    expect(text.replaceAll(/(\?|&#38;)category=web_design/g, '')).not.toContain('web_design')
    const list = await open('/gigs?category=web_design', 'de')
    expect(list.text).toMatch(/<title>[^<]*Webdesign/)
    expect(list.text).toMatch(/<meta property="og:title" content="[^"]*Webdesign/)
    expect(list.text).toMatch(/<h1>[^<]*Webdesign<\/h1>/)
  })

  it('are the marketplace’s own on the home page, in its order', async () => {
    const { text } = await open('/', 'de')
    const nav = /<nav class="categories".*?<\/nav>/.exec(text)?.[0] ?? ''
    const links = [...nav.matchAll(/href="([^"]+)">([^<]*)</g)].map(([, href, name]) => [href, name])
    expect(links).toEqual([
      ['/gigs?category=web', 'Netz'],
      ['/gigs?category=odd', '&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;'],
    ])
  })

  it('are chosen from a list, with subcategories after their category, and include their subcategories', async () => {
    const { text } = await open('/gigs?category=web', 'de')
    const select = /<select id="category" name="category">(.*?)<\/select>/.exec(text)?.[1] ?? ''
    const choices = [...select.matchAll(/<option value="([^"]*)"( selected)?>([^<]*)/g)].map(([, ...parts]) => parts)
    expect(choices.map(([key, , name]) => [key, name])).toEqual([
      ['', 'Beliebig'],
      ['web', 'Netz'],
      ['web_design', 'Netz: Webdesign'],
      ['odd', '&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;'],
    ])
    expect(choices.filter(([, selected]) => selected).map(([key]) => key)).toEqual(['web'])
    expect(text).not.toContain('<datalist')
    expect(await titlesAt('/gigs?category=web')).toEqual(['Write a novel', 'Build a shop', 'Draw a page'])
    expect(await titlesAt('/gigs?category=web_design')).toEqual(['Write a novel', 'Draw a page'])
  })

  it('stay selected if a link leads to them, even if they’re no longer in use', async () => {
    expect(await titlesAt('/gigs?category=fax')).toEqual(['Fix a fax'])
    expect((await open('/gigs?category=fax')).text).toContain('<option value="fax" selected>Fax machines</option>')
    expect(await titlesAt('/gigs?category=constructor')).toEqual([])
    expect((await open('/gigs?category=constructor')).text).toContain('<option value="constructor" selected>')
  })

  it('are free text in a marketplace that has none', async () => {
    const plain = await createWorld()
    await postGig(await plain.newUser(), { category: 'Painting' })
    const text = await (await fetch(`${plain.url}/gigs`, { headers: { accept: 'text/html' } })).text()
    expect(text).toContain('<datalist id="categories"><option value="Painting"></option></datalist>')
    expect(text).toContain('<input type="text" id="category" name="category"')
  })
})

describe('custom fields on public pages', () => {
  it('are among the facts of a gig and a person, written in the reader’s language', async () => {
    for (const path of [`/gigs/${detailed}`, `/people/${ada.userId}`]) {
      const [english, german] = [(await open(path)).text, (await open(path, 'de')).text]
      const of = (text: string, ...terms: string[]) => terms.map((term) => factIn(text, term))
      expect(of(english, 'Certified', 'Languages', 'Level', 'Length', 'Event'), path).toEqual([
        'Yes',
        'English and French',
        'Senior',
        '1,200.5 pages',
        'Dec 4, 2030',
      ])
      expect(of(german, 'Beglaubigt', 'Sprachen', 'Level', 'Umfang', 'Event'), path).toEqual([
        'Ja',
        'Englisch und Französisch',
        'Senior',
        '1.200,5 Seiten',
        '04.12.2030',
      ])
      expect(factIn(english, 'Tool')).toBe('&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;')
      expect(english).not.toContain('<script>')
      expect([factIn(english, 'Style'), english.includes('Plain')]).toEqual([undefined, false])
    }
  })

  it('are on cards if the operator chose so: fields that are true by name, options by name, and other values with their field', async () => {
    const odd = 'Tool: &#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;'
    expect(tagsIn((await open('/gigs')).text)).toEqual([
      `Certified||English||French||Length: 1,200.5 pages||${odd}||prose`,
      'French',
      'Length: 40 pages',
    ])
    expect(tagsIn((await open('/gigs', 'de')).text)[0]).toContain(
      'Beglaubigt||Englisch||Französisch||Umfang: 1.200,5 Seiten',
    )
    expect(tagsIn((await open('/people')).text)).toEqual([
      'Length: 3 pages',
      `Certified||English||French||Length: 1,200.5 pages||${odd}`,
    ])
  })
})

describe('filters by custom fields', () => {
  it('narrow the list of gigs, in a form and with addresses that the console has', async () => {
    for (const [query, titles] of [
      ['fields.certified=true', ['Write a novel']],
      ['fields.certified=false', ['Draw a page']],
      ['fields.languages=fr', ['Write a novel', 'Build a shop']],
      ['fields.languages=en&fields.languages=fr', ['Write a novel', 'Build a shop']],
      [`fields.languages=${encodeURIComponent('["en"]')}`, ['Write a novel']],
      ['fields.level=senior,junior', ['Write a novel']],
      ['fields.pages.min=41', ['Write a novel']],
      ['fields.pages.min=40&fields.pages.max=1000', ['Draw a page']],
      ['fields.event.max=2026-12-31', ['Build a shop']],
      ['fields.languages=fr&category=web&fields.certified=true', ['Write a novel']],
      ['fields.certified=true&q=shop', []],
    ] as const)
      expect([query, await titlesAt(`/gigs?${query}`)]).toEqual([query, titles])
    const { text } = await open('/gigs?fields.certified=true&fields.languages=fr&fields.pages.min=40', 'de')
    expect(text).toContain('<details class="more-filters" open>')
    expect(text).toMatch(/<label for="fields.certified">Beglaubigt<\/label>\s*<select id="fields.certified"/)
    expect(text).toContain('<option value="true" selected>Ja</option><option value="false">Nein</option>')
    expect(text).toContain('<input type="checkbox" name="fields.languages" value="fr" checked> Französisch')
    expect(text).toContain('<input type="checkbox" name="fields.languages" value="en"> Englisch')
    expect(text).not.toContain('value="latin"')
    expect(text).toContain('<label for="fields.pages.min">Umfang (Seiten) ab</label>')
    expect(controlIn(text, 'fields.pages.min')).toContain('type="number"')
    expect(controlIn(text, 'fields.pages.min')).toContain('value="40" step="any" min="1" max="10000"')
    expect(controlIn(text, 'fields.event.max')).toContain('type="date"')
    expect(text).toContain('name="robots" content="noindex"')
  })

  it('narrow the list of people', async () => {
    expect(await titlesAt('/people?fields.certified=true')).toEqual(['Ada'])
    expect(await titlesAt('/people?fields.pages.max=10')).toEqual(['Ben'])
    expect(controlIn((await open('/people?fields.pages.max=10')).text, 'fields.pages.max')).toContain('value="10"')
  })

  it('stay in place on the way to the console', async () => {
    const query = 'fields.certified=true&fields.languages=en&fields.languages=fr'
    const { text } = await open(`/gigs?${query}`)
    expect(text).toContain(`href="/sign-in?return_to=${encodeURIComponent(`/gigs?${query}`)}"`)
  })

  it('are ignored if a field, a value or a limit doesn’t exist, is retired, or isn’t one to filter by', async () => {
    const everything = await titlesAt('/gigs')
    for (const query of [
      'fields.style=plain',
      'fields.nothing=1',
      'fields.constructor=1',
      'fields.__proto__=1',
      'fields.tool=x&fields.trained=true',
      'fields.certified=maybe&fields.certified.min=1',
      'fields.languages=latin,klingon&fields.level=%00',
      'fields.pages=40&fields.pages.min=lots&fields.pages.max=-3',
      'fields.pages.min=1e3&fields.pages.max=99999999999999999999999',
      'fields.event.min=2026-02-30&fields.event.max=tomorrow',
      'fields.certified=&fields.languages=&fields.pages.min=&fields.event.max=',
      `fields.languages=${encodeURIComponent(HOSTILE)}&fields=1&fields.=1`,
      `fields.languages=${'x,'.repeat(2_000)}`,
    ])
      expect([query, await titlesAt(`/gigs?${query}`)]).toEqual([query, everything])
    expect(await titlesAt('/gigs?fields.languages=klingon,en')).toEqual(['Write a novel'])
    expect(await titlesAt('/people?fields.style=plain&fields.pages.min=x')).toEqual(['Ben', 'Ada', 'Mill'])
    const { text } = await open(`/gigs?fields.languages=${encodeURIComponent(HOSTILE)}`)
    expect(text).not.toMatch(/<script>|<details class="more-filters" open>/)
    expect(text).not.toMatch(/name="fields\.(style|trained)/)
  })
})
