import { type Html, html } from './kernel/html.ts'

/** What a page of the service answers with: HTML, or a redirect. */
export type PageAnswer = ShownPage | { redirect: string; sessionSecret?: string | null }

export interface ShownPage {
  status: number
  page: Html
  /** Where forms of the page may lead besides this service: origins, or schemes of apps. */
  formTargets?: readonly string[]
}

/** A page with one card: to sign in, to let an app in, or to say what went wrong. */
export function webPage({ title, card }: { title: string; card: Html }): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} · Parley</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/sign-in/page.css">
    <script src="/sign-in/page.js" defer></script>
  </head>
  <body>
    <header><a class="brand" href="/">Parley</a></header>
    <main>${card}</main>
  </body>
</html>
`
}

/** The headers of a page: it loads only what this service serves, and cannot be framed. */
export function pageHeaders(formTargets: readonly string[] = []): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      'img-src data:',
      // Browsers also apply it to the redirects that follow a form, so the app that is let in has to be named.
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    // With `no-referrer`, browsers would not say where a form comes from.
    'referrer-policy': 'same-origin',
  }
}

export const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f5f6f8, #101318);
  --card: light-dark(#fff, #191d24);
  --text: light-dark(#16191f, #eceef2);
  --soft: light-dark(#5b6472, #9aa4b2);
  --line: light-dark(#dfe3e8, #2c323c);
  --accent: light-dark(#1d4ed8, #7aa2ff);
  --on-accent: light-dark(#fff, #0b1220);
  --tint: light-dark(#eff4ff, #1b2539);
  --warn: light-dark(#8a4b00, #ffc87a);
  --warn-ground: light-dark(#fff6e8, #2c2213);
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; display: flex; flex-direction: column; align-items: center; padding: 0 16px 48px }
header { padding: 40px 0 20px }
.brand { font-weight: 700; font-size: 22px; letter-spacing: -0.02em; color: var(--text); text-decoration: none }
.brand::before { content: ""; display: inline-block; width: 0.62em; height: 0.62em; margin-right: 0.42em; border-radius: 50% 50% 50% 0; background: var(--accent) }
main { width: 100%; max-width: 448px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 32px; box-shadow: 0 1px 2px #0000000a, 0 8px 24px #0000000a }
h1 { font-size: 22px; line-height: 1.3; letter-spacing: -0.01em; margin: 0 0 8px }
h2 { font-size: 14px; font-weight: 600; margin: 24px 0 8px }
p { margin: 0 0 16px }
.soft, small { color: var(--soft); font-size: 14px }
a { color: var(--accent) }
form { margin: 0 }
label { display: block; font-size: 14px; font-weight: 600; margin: 16px 0 6px }
input[type=text], input[type=email], select { width: 100%; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 10px; padding: 11px 12px }
input:focus-visible, select:focus-visible, button:focus-visible, a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.code { font: 600 26px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace !important; letter-spacing: 0.18em; text-align: center; text-transform: uppercase }
button, .button { display: block; width: 100%; font: inherit; font-weight: 600; text-align: center; text-decoration: none; border: 1px solid transparent; border-radius: 10px; padding: 11px 16px; margin-top: 16px; background: var(--accent); color: var(--on-accent); cursor: pointer }
button:hover, .button:hover { filter: brightness(1.06) }
button.plain, .button.plain { background: transparent; border-color: var(--line); color: var(--text) }
button.link { width: auto; display: inline; padding: 0; margin: 0; border: 0; background: none; color: var(--accent); font-weight: 400; text-decoration: underline }
button:disabled { opacity: 0.55; cursor: default }
.or { display: flex; align-items: center; gap: 12px; color: var(--soft); font-size: 14px; margin: 20px 0 4px }
.or::before, .or::after { content: ""; flex: 1; border-top: 1px solid var(--line) }
.note { border-radius: 10px; padding: 12px 14px; margin: 0 0 16px; font-size: 14px; background: var(--tint) }
.note.warn { background: var(--warn-ground); color: var(--warn) }
.facts { margin: 0 0 16px; padding: 0; border: 1px solid var(--line); border-radius: 10px; font-size: 14px }
.facts div { display: flex; gap: 12px; padding: 9px 14px }
.facts div + div { border-top: 1px solid var(--line) }
.facts dt { color: var(--soft); min-width: 84px }
.facts dd { margin: 0; overflow-wrap: anywhere }
.facts dd.code { letter-spacing: 0.12em; font-size: 18px !important }
ul.scopes { list-style: none; margin: 0 0 8px; padding: 0; font-size: 15px }
ul.scopes li { padding: 5px 0 5px 26px; position: relative }
ul.scopes li::before { content: ""; position: absolute; left: 4px; top: 10px; width: 6px; height: 11px; border: solid var(--accent); border-width: 0 2px 2px 0; transform: rotate(42deg) }
.choice { display: block; border: 1px solid var(--line); border-radius: 10px; padding: 12px 14px 12px 42px; margin: 0 0 8px; position: relative; font-weight: 400; font-size: 15px; cursor: pointer }
.choice:has(input:checked) { border-color: var(--accent); background: var(--tint) }
.choice input[type=radio] { position: absolute; left: 14px; top: 16px; margin: 0; accent-color: var(--accent) }
.choice b { display: block }
.choice small { display: block; margin-top: 2px }
.choice input[type=text] { margin-top: 8px; background: var(--card); padding: 8px 10px; font-size: 15px }
.actions { display: flex; gap: 12px; margin-top: 20px }
.actions button { margin: 0 }
footer { margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--line); font-size: 14px; color: var(--soft) }
main > :last-child, main > div > :last-child, main > form > :last-child { margin-bottom: 0 }
[hidden] { display: none !important }
@media (max-width: 520px) { header { padding: 24px 0 16px } main { padding: 24px 20px } }
`
