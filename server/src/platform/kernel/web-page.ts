import { type Html, html } from './html.ts'

/** What a page of the service answers with: HTML, or a redirect. */
export type PageAnswer = ShownPage | { redirect: string; sessionSecret?: string | null; setCookie?: string }

export interface ShownPage {
  status: number
  page: Html
  /** Where forms of the page may lead besides this service: origins, or schemes of apps. */
  formTargets?: readonly string[]
  /** Instead of, or besides, the headers that every page has. */
  headers?: Readonly<Record<string, string>>
}

/** A page with one card: to sign in, to let an app in, or to say what went wrong. */
export function webPage({ title, card, isWide }: { title: string; card: Html; isWide?: true }): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} · Parley</title>
    <link rel="icon" href="/pages/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/pages/page.css">
    <script src="/pages/theme.js"></script>
    <script src="/pages/page.js" defer></script>
  </head>
  <body class="single">
    <header><a class="brand" href="/">Parley</a></header>
    <main${isWide && html` class="wide"`}>${card}</main>
  </body>
</html>
`
}

/** The headers of a page: it loads only what this service serves, and cannot be framed. */
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
      // Browsers also apply it to the redirects that follow a form, so the app that is let in has to be named.
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    // With `no-referrer`, browsers would not say where a form comes from.
    'referrer-policy': 'same-origin',
    ...headers,
  }
}
