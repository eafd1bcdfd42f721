import { imagePathOf } from '../../platform/kernel/brand.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import { locales } from '../../platform/kernel/languages.ts'
import {
  brandHead,
  brandLink,
  languageLinks,
  legalLinks,
  localizedUrls,
  pageTitle,
  poweredBy,
} from '../../platform/kernel/page-parts.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { LINK_IMAGE } from '../../platform/kernel/web-page.ts'
import { signInPath } from '../sign-in/domain.ts'
import { excerpt } from './words.ts'

export interface PublicPage {
  /** Without the name of the marketplace, which follows it. */
  title: string
  /** For search engines and link previews, in a sentence or two. */
  description: string
  /** The address under which search engines should know the page; its path and query. */
  canonical: string
  /** Of the section in the navigation that the page belongs to. */
  current?: 'gigs' | 'people'
  /** Where someone continues who signs in here, if not at `canonical`. */
  returnTo?: string
  /** For pages that people who are signed in see, too. */
  isSignedIn?: boolean
  /** False for pages that search engines should leave out. */
  isIndexed?: boolean
  kind?: 'website' | 'profile' | 'article'
  data?: Html
  main: Html
}

/** A page for visitors: readable without a script, and with everything that link previews and search engines need. */
export function publicPage(site: Site, page: PublicPage): Html {
  const { current, isIndexed = true, kind = 'website', returnTo = page.canonical } = page
  const { brand, language, publicUrl } = site
  const { layout } = site.words
  const title = pageTitle(site, page.title)
  const description = excerpt(page.description, DESCRIPTION_MAX)
  const linkImage = brand.look ? { ...brand.look.linkImage, path: imagePathOf(brand.look.linkImage) } : LINK_IMAGE
  const addresses = localizedUrls(site, page.canonical)
  const { url } = addresses.find((each) => each.language === language) ?? { url: publicUrl + page.canonical }
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <meta name="description" content="${description}">
    ${isIndexed ? html`<link rel="canonical" href="${url}">${alternates(addresses, publicUrl + page.canonical)}` : html`<meta name="robots" content="noindex">`}
    <meta property="og:site_name" content="${brand.name}">
    <meta property="og:locale" content="${locales[language].replace('-', '_')}">
    <meta property="og:type" content="${kind}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${url}">
    <meta property="og:image" content="${publicUrl}${linkImage.path}">
    <meta property="og:image:type" content="image/png">
    <meta property="og:image:width" content="${linkImage.width}">
    <meta property="og:image:height" content="${linkImage.height}">
    <meta property="og:image:alt" content="${brand.name}">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="color-scheme" content="light dark">
    ${brandHead(site)}
    ${page.data}
  </head>
  <body class="site">
    <a class="skip" href="#content">${layout.skip}</a>
    <header class="site-head">
      <div class="wrap">
        ${brandLink(site)}
        <nav aria-label="${layout.menu.label}">
          ${navLink('/gigs', layout.menu.gigs, current === 'gigs')}
          ${navLink('/people', layout.menu.people, current === 'people')}
          ${navLink('/docs/', layout.menu.api, false)}
        </nav>
        ${!page.isSignedIn && html`<a class="button small" href="${signInPath(returnTo)}">${layout.signIn}</a>`}
      </div>
    </header>
    <main id="content">${page.main}</main>
    ${footer(site, returnTo)}
  </body>
</html>
`
}

function footer(site: Site, path: string): Html {
  const { brand, mode, words } = site
  const { developers, sandbox, tagline } = words.layout
  const lines = [brand.tagline ?? tagline, mode === 'sandbox' && sandbox, poweredBy(site)].filter(Boolean)
  return html`<footer class="site-foot">
      <div class="wrap">
        <div><p class="name">${brand.name}</p>${lines.map((line) => html`<p>${line}</p>`)}</div>
        <div class="site-links">
          <nav aria-label="${developers.label}">
            <a href="/docs/">${developers.reference}</a>
            <a href="/docs/guides/first-deal">${developers.guides}</a>
            <a href="/llms.txt">${developers.agents}</a>
          </nav>
          ${legalLinks(site)}
          ${languageLinks(site, path)}
        </div>
      </div>
    </footer>`
}

/** The same page in all languages, for search engines. At the plain address, the browser's settings decide. */
function alternates(addresses: ReturnType<typeof localizedUrls>, plainUrl: string): Html | null {
  if (addresses.length < 2) return null
  const all = [...addresses.map(({ language, url }) => [language, url]), ['x-default', plainUrl]]
  return html`${all.map(([language, url]) => html`<link rel="alternate" hreflang="${language}" href="${url}">`)}`
}

function navLink(path: string, label: string, isCurrent: boolean): Html {
  return html`<a href="${path}"${isCurrent && html` aria-current="page"`}>${label}</a>`
}

/** The link to the next page of a list, and back to the first. */
export function pager(
  { words: { finder } }: Site,
  { nextUrl, isFirst }: { nextUrl: string | null; isFirst: boolean },
  firstUrl: string,
): Html | null {
  if (nextUrl === null && isFirst) return null
  return html`<nav class="pager" aria-label="${finder.pages}">
    ${!isFirst && html`<a class="button plain" href="${firstUrl}">${finder.firstPage}</a>`}
    ${nextUrl && html`<a class="button plain" rel="next" href="${nextUrl}">${finder.nextPage}</a>`}
  </nav>`
}

/** A text of a user, with its paragraphs and line breaks. */
export function paragraphs(text: string): Html[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => html`<p class="text">${paragraph}</p>`)
}

/** Options of a select, with the chosen one marked. The first one, for anything, has no value. */
export function options(chosen: string | undefined, first: string, others: Readonly<Record<string, string>>): Html[] {
  return Object.entries({ '': first, ...others }).map(
    ([value, label]) => html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${label}</option>`,
  )
}

const DESCRIPTION_MAX = 200
