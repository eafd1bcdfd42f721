import { type Html, html } from './html.ts'
import { brandHead, brandLink, languageLinks, legalLinks, pageTitle } from './page-parts.ts'
import type { Site } from './site.ts'

/** What a page responds with: HTML or a redirect. */
export type PageAnswer = ShownPage | { redirect: string; sessionSecret?: string | null; setCookie?: string }

export interface ShownPage {
  status: number
  page: Html
  /** Where the page's forms may lead besides this service: origins, or app schemes. */
  formTargets?: readonly string[]
  /** In place of, or in addition to, the headers every page has. */
  headers?: Readonly<Record<string, string>>
  /** Whether it's for programs, so that it's the same in every language. */
  isForPrograms?: true
}

/** Why a page can't do what its form asks for, in the language of its reader. */
export class PageProblem extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.name = 'PageProblem'
    this.status = status
  }
}

/** The image of link previews; a PNG, because most sites don't show SVG. */
export const LINK_IMAGE = { path: '/pages/link-image.png', width: 1200, height: 630 } as const

export interface CardPage {
  title: string
  card: Html
  isWide?: true
  /** The path of the page, if readers can open it in another language. */
  path?: string
}

/** A page with one card: to sign in, to connect an app, or to say what went wrong. */
export function webPage(site: Site, { title, card, isWide, path }: CardPage): Html {
  return html`<!doctype html>
<html lang="${site.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${pageTitle(site, title)}</title>
    ${brandHead(site)}
    <script src="/pages/page.js" defer></script>
  </head>
  <body class="single">
    <header>${brandLink(site)}</header>
    <main${isWide && html` class="wide"`}>${card}</main>
    <footer>${legalLinks(site)}${path !== undefined && languageLinks(site, path)}</footer>
  </body>
</html>
`
}

/** A page's headers: it loads only what this service serves, and can't be framed. */
export function pageHeaders({
  formTargets = [],
  headers,
}: Pick<ShownPage, 'formTargets' | 'headers'> = {}): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "manifest-src 'self'",
      // Browsers also apply this to redirects after a form is submitted, so the app being connected has to be listed.
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    // With `no-referrer`, browsers wouldn't say where a form comes from.
    'referrer-policy': 'same-origin',
    ...headers,
  }
}

/** The headers of a page in a language. At the same address, others may get another language. */
export function languageHeaders({ language }: Site): Record<string, string> {
  return { 'content-language': language, vary: 'cookie, accept-language' }
}
