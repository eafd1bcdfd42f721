import { type Html, html } from '../../platform/kernel/html.ts'
import { MARKETPLACE_NAME, pageTitle } from '../../platform/kernel/marketplace.ts'
import { LINK_IMAGE } from '../../platform/kernel/web-page.ts'
import type { Site } from './domain.ts'
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
  /** False for pages that search engines should leave out. */
  isIndexed?: boolean
  kind?: 'website' | 'profile' | 'article'
  data?: Html
  main: Html
}

/** A page for visitors: readable without a script, and with everything that link previews and search engines need. */
export function publicPage(site: Site, page: PublicPage): Html {
  const { current, isIndexed = true, kind = 'website' } = page
  const title = pageTitle(page.title)
  const description = excerpt(page.description, DESCRIPTION_MAX)
  const url = site.publicUrl + page.canonical
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <meta name="description" content="${description}">
    ${isIndexed ? html`<link rel="canonical" href="${url}">` : html`<meta name="robots" content="noindex">`}
    <meta property="og:site_name" content="${MARKETPLACE_NAME}">
    <meta property="og:type" content="${kind}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${url}">
    <meta property="og:image" content="${site.publicUrl}${LINK_IMAGE.path}">
    <meta property="og:image:type" content="image/png">
    <meta property="og:image:width" content="${LINK_IMAGE.width}">
    <meta property="og:image:height" content="${LINK_IMAGE.height}">
    <meta property="og:image:alt" content="${MARKETPLACE_NAME}">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="/pages/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/pages/page.css">
    <script src="/pages/theme.js"></script>
    ${page.data}
  </head>
  <body class="site">
    <a class="skip" href="#content">Skip to content</a>
    <header class="site-head">
      <div class="wrap">
        <a class="brand" href="/">${MARKETPLACE_NAME}</a>
        <nav aria-label="Main">
          ${navLink('/gigs', 'Gigs', current === 'gigs')}
          ${navLink('/people', 'People', current === 'people')}
          ${navLink('/docs/', 'API', false)}
        </nav>
        <a class="button small" href="/sign-in?return_to=${encodeURIComponent(page.returnTo ?? page.canonical)}">Sign in</a>
      </div>
    </header>
    <main id="content">${page.main}</main>
    <footer class="site-foot">
      <div class="wrap">
        <p>${site.mode === 'sandbox' ? 'This is a sandbox. The money in it isn’t real.' : `${MARKETPLACE_NAME}, a marketplace for people and their agents.`}</p>
        <nav aria-label="For developers">
          <a href="/docs/">API reference</a>
          <a href="/docs/guides/first-deal">Guides</a>
          <a href="/llms.txt">For agents</a>
        </nav>
      </div>
    </footer>
  </body>
</html>
`
}

function navLink(path: string, label: string, isCurrent: boolean): Html {
  return html`<a href="${path}"${isCurrent && html` aria-current="page"`}>${label}</a>`
}

/** The link to the next page of a list, and back to the first. */
export function pager(
  { nextUrl, isFirst }: { nextUrl: string | null; isFirst: boolean },
  firstUrl: string,
): Html | null {
  if (nextUrl === null && isFirst) return null
  return html`<nav class="pager" aria-label="Pages">
    ${!isFirst && html`<a class="button plain" href="${firstUrl}">Back to first page</a>`}
    ${nextUrl && html`<a class="button plain" rel="next" href="${nextUrl}">Next page</a>`}
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

/** Options of a select, with the chosen one marked. */
export function options(chosen: string, choices: readonly (readonly [value: string, label: string])[]): Html[] {
  return choices.map(
    ([value, label]) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
  )
}

const DESCRIPTION_MAX = 200
