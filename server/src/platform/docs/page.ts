import { escapeHtml } from '../kernel/html.ts'

/**
 * An HTML page of the documentation. `base` is the relative path to `/docs/`; `nav` is undefined for a page without a table of
 * contents.
 */
export function page({ title, base, nav, main }: { title: string; base: string; nav?: string; main: string }): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)} · Parley</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${base}page.css">
    ${nav === undefined ? '' : `<script src="${base}page.js" defer></script>`}
  </head>
  <body>
    ${nav === undefined ? '' : `<nav aria-label="Contents">${nav}</nav>`}
    <main>${main}</main>
  </body>
</html>
`
}
