/** The style of all pages that the service makes itself. Colours are those of console/src/ui/tokens.css. */
export const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --color-canvas: light-dark(#fafafa, #101113);
  --color-surface: light-dark(#ffffff, #17181b);
  --color-sunken: light-dark(#f4f4f5, #1e2024);
  --color-hover: light-dark(#f1f1f3, #23252a);
  --color-line: light-dark(#e6e6e9, #2a2c32);
  --color-line-strong: light-dark(#8e9099, #6d7079);
  --color-ink: light-dark(#18191b, #ededef);
  --color-ink-soft: light-dark(#55575e, #b1b3ba);
  --color-ink-faint: light-dark(#696b73, #9a9ca4);
  --color-accent: light-dark(#3b50b8, #5468d4);
  --color-accent-hover: light-dark(#31439e, #4a5dc6);
  --color-accent-ink: #ffffff;
  --color-accent-text: light-dark(#3548a8, #a5b1f5);
  --color-accent-soft: light-dark(#eef0fb, #20253f);
  --color-good-text: light-dark(#1c6b45, #7fcfa4);
  --color-good-soft: light-dark(#e8f5ee, #16291f);
  --color-warn-text: light-dark(#8a5200, #e5b566);
  --color-warn-soft: light-dark(#fdf3e1, #2e2413);
  --font-sans: "Inter", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
  --font-mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace;
  --shadow-raised: 0 1px 2px light-dark(rgb(0 0 0 / 0.05), rgb(0 0 0 / 0.4));
}
:root[data-theme="light"] { color-scheme: light }
:root[data-theme="dark"] { color-scheme: dark }
* { box-sizing: border-box }
html { background: var(--color-canvas); color: var(--color-ink); -webkit-text-size-adjust: 100%; scrollbar-gutter: stable }
body { margin: 0; min-height: 100vh; font: 15px/1.6 var(--font-sans); -webkit-font-smoothing: antialiased; overflow-wrap: anywhere }
h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0 }
ul, ol { list-style: none }
h1, h2, h3 { line-height: 1.25; letter-spacing: -0.015em; text-wrap: balance }
h1 { font-size: 24px; font-weight: 650 }
h2 { font-size: 18px; font-weight: 600 }
h3 { font-size: 15px; font-weight: 600 }
a { color: var(--color-accent-text); text-underline-offset: 3px }
code { font: 0.92em var(--font-mono) }
:focus-visible { outline: 2px solid var(--color-accent-text); outline-offset: 2px }
[hidden] { display: none !important }
.soft, small { color: var(--color-ink-soft); font-size: 14px }
.brand { display: inline-flex; align-items: center; gap: 9px; font-weight: 650; font-size: 17px; letter-spacing: -0.02em; color: var(--color-ink); text-decoration: none }
.brand::before { content: ""; width: 24px; height: 24px; background: url(/pages/icon.svg) center / contain no-repeat }
.note { border-radius: 12px; padding: 12px 16px; font-size: 14px; background: var(--color-accent-soft); color: var(--color-accent-text) }
.note.warn { background: var(--color-warn-soft); color: var(--color-warn-text) }

/* Forms */
label { display: block; font-size: 13px; font-weight: 550; margin-bottom: 6px }
input[type=text], input[type=email], input[type=search], select { width: 100%; height: 40px; font: inherit; font-size: 16px; color: inherit; background: var(--color-surface); border: 1px solid var(--color-line-strong); border-radius: 8px; padding: 0 12px }
input::placeholder { color: var(--color-ink-faint); opacity: 1 }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 40px; font: inherit; font-size: 14px; font-weight: 550; text-decoration: none; border: 1px solid transparent; border-radius: 8px; padding: 0 16px; background: var(--color-accent); color: var(--color-accent-ink); box-shadow: var(--shadow-raised); cursor: pointer; transition: background-color 120ms }
button:hover, .button:hover { background: var(--color-accent-hover) }
button.plain, .button.plain { background: var(--color-surface); border-color: var(--color-line); color: var(--color-ink) }
button.plain:hover, .button.plain:hover { background: var(--color-hover) }
button.link { display: inline; min-height: 0; padding: 0; border: 0; background: none; box-shadow: none; color: var(--color-accent-text); font-weight: 400; text-decoration: underline }
button:disabled { opacity: 0.5; cursor: not-allowed }
.button.small { min-height: 36px; padding: 0 14px }
@media (min-width: 640px) { input[type=text], input[type=email], input[type=search], select { font-size: 14px } }

/* A page with one card: to sign in, to let an app in */
.single { display: flex; flex-direction: column; align-items: center; padding: 0 16px 48px }
.single > header { padding: 48px 0 24px }
.single > header .brand { font-size: 20px }
.single > header .brand::before { width: 30px; height: 30px }
.single main { width: 100%; max-width: 440px; background: var(--color-surface); border: 1px solid var(--color-line); border-radius: 16px; padding: 32px; box-shadow: var(--shadow-raised), 0 8px 30px light-dark(rgb(0 0 0 / 0.04), rgb(0 0 0 / 0.3)) }
.single main.wide { max-width: 720px }
.single h1 { font-size: 20px; font-weight: 600; margin-bottom: 6px }
.single h2 { font-size: 14px; margin: 24px 0 8px }
.single .soft, .single small { font-size: 13px; line-height: 20px }
.single p { margin-bottom: 16px }
.single label { margin: 16px 0 6px }
.single button, .single .button { display: flex; width: 100%; margin-top: 16px }
.single button.link { display: inline; width: auto; margin: 0 }
.single .note { margin-bottom: 16px }
.single footer { margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--color-line); font-size: 14px; color: var(--color-ink-soft) }
.single main > :last-child, .single main > div > :last-child, .single main > form > :last-child { margin-bottom: 0 }
.code { font: 600 24px var(--font-mono) !important; letter-spacing: 0.18em; text-align: center; text-transform: uppercase }
input.code { height: 52px }
.or { display: flex; align-items: center; gap: 12px; color: var(--color-ink-faint); font-size: 13px; margin: 20px 0 4px }
.or::before, .or::after { content: ""; flex: 1; border-top: 1px solid var(--color-line) }
.single .facts { margin-bottom: 16px; border: 1px solid var(--color-line); border-radius: 12px; font-size: 14px }
.single .facts div { padding: 9px 14px }
.single .facts dt { min-width: 84px }
.facts dd.code { letter-spacing: 0.12em; font-size: 18px !important }
ul.scopes { margin-bottom: 8px }
ul.scopes li { padding: 4px 0 4px 26px; position: relative; font-size: 14px; line-height: 20px }
ul.scopes li::before { content: ""; position: absolute; left: 4px; top: 7px; width: 6px; height: 11px; border: solid var(--color-accent-text); border-width: 0 2px 2px 0; transform: rotate(42deg) }
.single .choice { display: block; border: 1px solid var(--color-line); border-radius: 12px; padding: 12px 16px 12px 44px; margin: 0 0 8px; position: relative; font-weight: 400; font-size: 14px; cursor: pointer }
.choice:hover { background: var(--color-hover) }
.choice:has(input:checked) { border-color: var(--color-accent); background: var(--color-accent-soft) }
.choice input[type=radio] { position: absolute; left: 16px; top: 16px; margin: 0; accent-color: var(--color-accent) }
.choice b { display: block; font-weight: 600 }
.choice small { display: block; margin-top: 2px }
.choice input[type=text] { margin-top: 8px }
.single .actions { display: flex; gap: 12px; margin-top: 20px }
.single .actions button { margin: 0 }
.mails { margin-top: 8px }
.mails li { border-top: 1px solid var(--color-line); padding: 16px 0 }
.mails h2 { margin: 0 0 2px }
.mails pre { margin: 10px 0 0; padding: 12px; border-radius: 8px; background: var(--color-sunken); font: 13px/1.6 var(--font-mono); white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 520px) { .single > header { padding: 28px 0 16px } .single main { padding: 24px 20px } }
`
