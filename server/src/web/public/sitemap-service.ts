import { countGigParts, listGigPart } from '../../market/gigs/public-service.ts'
import { listDescribedUsers } from '../../people/profiles/service.ts'
import type { PageVisit } from '../../platform/context.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { localizedUrls } from '../../platform/kernel/page-parts.ts'
import type { Site } from '../../platform/kernel/site.ts'
import type { ShownPage } from '../../platform/kernel/web-page.ts'

// For search engines (https://www.sitemaps.org): an index, and behind it files of bounded length.

/** `/sitemap.xml`: which other files there are. */
export async function showSitemapIndex(visit: PageVisit): Promise<ShownPage> {
  const parts = await visit.readMany((ctx) => countGigParts(ctx, GIGS_PER_FILE))
  // Beyond what an index may hold, the newest gigs are listed.
  const first = Math.max(0, parts - FILES_MAX)
  const names = ['pages', ...Array.from({ length: parts - first }, (_, index) => `gigs-${first + index}`)]
  return xml(
    html`<sitemapindex xmlns="${NAMESPACE}">${names.map((name) => html`<sitemap><loc>${visit.site.publicUrl}/sitemaps/${name}.xml</loc></sitemap>`)}</sitemapindex>`,
  )
}

export async function showSitemap(visit: PageVisit): Promise<ShownPage> {
  const [, name, part] = /^(pages|gigs-(\d{1,9}))\.xml$/.exec(visit.params.name ?? '') ?? []
  if (name === undefined) throw notFound()
  const urls = part === undefined ? await pageUrls(visit) : await gigUrls(visit, Number(part))
  return xml(
    html`<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">${urls.map((url) => entry(visit.site, url))}</urlset>`,
  )
}

/** The pages that always exist, and the newest profiles. */
async function pageUrls(visit: PageVisit): Promise<SitemapUrl[]> {
  const users = await visit.readMany((ctx) => listDescribedUsers(ctx, PROFILES_MAX))
  return [
    ...['/', '/gigs', '/people'].map((path) => ({ path })),
    { path: '/docs/', isEnglish: true },
    ...users.map((id) => ({ path: `/people/${encodeId('usr', id)}` })),
  ]
}

async function gigUrls(visit: PageVisit, part: number): Promise<SitemapUrl[]> {
  const gigs = await visit.readMany((ctx) => listGigPart(ctx, part, GIGS_PER_FILE))
  return gigs.map(({ id, updated_at }) => ({ path: `/gigs/${encodeId('gig', id)}`, changed: updated_at }))
}

interface SitemapUrl {
  path: string
  changed?: string
  /** Whether it's in English only. */
  isEnglish?: true
}

function entry(site: Site, { path, changed, isEnglish }: SitemapUrl): Html {
  const addresses = isEnglish || site.languages.offered.length < 2 ? [] : localizedUrls(site, path)
  const alternates = addresses.map(
    ({ language, url }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
  )
  return html`<url><loc>${site.publicUrl}${path}</loc>${changed !== undefined && html`<lastmod>${changed}</lastmod>`}${alternates}</url>`
}

function xml(content: Html): ShownPage {
  return {
    status: 200,
    isForPrograms: true,
    page: html`<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`,
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  }
}

/** What search engines should leave out: what needs a sign-in. */
export function robotsText(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /oauth/
Disallow: /sign-in

Sitemap: ${publicUrl}/sitemap.xml
`
}

const XHTML = 'http://www.w3.org/1999/xhtml'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const GIGS_PER_FILE = 5_000
const FILES_MAX = 40_000
const PROFILES_MAX = 5_000
