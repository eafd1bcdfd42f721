import { type Html, html } from './html.ts'
import { MARKETPLACE_NAME, pageTitle } from './marketplace.ts'

/** What a page responds with: HTML or a redirect. */
export type PageAnswer = ShownPage | { redirect: string; sessionSecret?: string | null; setCookie?: string }

export interface ShownPage {
  status: number
  page: Html
  /** Where the page's forms may lead besides this service: origins, or app schemes. */
  formTargets?: readonly string[]
  /** In place of, or in addition to, the headers every page has. */
  headers?: Readonly<Record<string, string>>
}

/** The image of link previews; a PNG, because most sites don't show SVG. */
export const LINK_IMAGE = { path: '/pages/link-image.png', width: 1200, height: 630 } as const

/** A page with one card: to sign in, to connect an app, or to say what went wrong. */
export function webPage({ title, card, isWide }: { title: string; card: Html; isWide?: true }): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${pageTitle(title)}</title>
    <link rel="icon" href="/pages/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/pages/page.css">
    <script src="/pages/theme.js"></script>
    <script src="/pages/page.js" defer></script>
  </head>
  <body class="single">
    <header><a class="brand" href="/">${MARKETPLACE_NAME}</a></header>
    <main${isWide && html` class="wide"`}>${card}</main>
  </body>
</html>
`
}

/** A page's headers: it loads only what this service serves, and can't be framed. */
export function pageHeaders({
  formTargets = [],
  headers,
}: Omit<ShownPage, 'status' | 'page'> = {}): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data:",
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
