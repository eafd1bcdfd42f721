import { escapeHtml } from '../kernel/html.ts'

/** An HTML page of the documentation. `base` is the relative path to `/docs/`; `nav` is left out on a page without contents. */
export function page({ title, base, nav, main }: { title: string; base: string; nav?: string; main: string }): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
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

export const PAGE_STYLE = `:root { color-scheme: light dark; --line: #8884; --soft: #8881; --link: light-dark(#0b57d0, #8ab4f8) }
* { box-sizing: border-box }
body { margin: 0; display: grid; grid-template-columns: 20rem minmax(0, 1fr); font: 16px/1.5 system-ui, sans-serif }
body:not(:has(nav)) { display: block }
a { color: var(--link); text-decoration: none }
a:hover { text-decoration: underline }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1rem; border-right: 1px solid var(--line); font-size: 14px }
nav ul, nav ol { list-style: none; padding: 0; margin: 0 0 1rem }
nav summary, nav h2 { font-size: 14px; font-weight: 600; margin: 0; cursor: pointer }
nav li { padding: 2px 0 2px 12px }
#search { width: 100%; font: inherit; padding: 6px 8px; margin-bottom: 1rem }
#found small { display: block; overflow-wrap: anywhere }
main { padding: 1rem 2rem 4rem; max-width: 60rem }
article { content-visibility: auto; contain-intrinsic-size: auto 30rem; border-top: 1px solid var(--line); padding-top: 0.5rem; margin-top: 2rem }
pre { background: var(--soft); padding: 0.75rem; overflow-x: auto; font-size: 13px }
code { font: 0.88em ui-monospace, monospace }
table { border-collapse: collapse; width: 100%; font-size: 14px; display: block; overflow-x: auto }
td, th { border-bottom: 1px solid var(--line); padding: 4px 8px 4px 0; text-align: left; vertical-align: top }
small { opacity: 0.7 }
.method { font-weight: 600 }
@media (max-width: 50rem) { body { display: block } nav { position: static; height: auto; border-right: 0 } }
`

/**
 * The search of the reference: an article is found when it contains every word, in any order. Those that have the words in
 * their title come first, then those that have them side by side.
 */
export const PAGE_SCRIPT = `const input = document.getElementById('search')
const found = document.getElementById('found')
const contents = document.getElementById('contents')
let entries

function normal(text) {
  return text.toLowerCase().replace(/[_\\s]+/g, ' ')
}

function load() {
  const guides = [...document.querySelectorAll('[data-words]')].map((link) => ({
    href: link.getAttribute('href'), title: link.textContent, hint: 'Guide', text: link.dataset.words,
  }))
  const articles = [...document.querySelectorAll('article')].map((article) => ({
    href: '#' + article.id,
    title: article.querySelector('h3').textContent,
    hint: article.dataset.hint,
    text: article.textContent,
  }))
  return [...articles, ...guides].map((entry) => ({
    ...entry, title: entry.title, inTitle: normal(entry.title), inText: normal(entry.title + ' ' + entry.text),
  }))
}

function search(query) {
  entries ??= load()
  const words = normal(query).split(' ').filter((word) => word.length > 1)
  const phrase = words.join(' ')
  const scoreOf = ({ inTitle, inText }) =>
    words.filter((word) => inTitle.includes(word)).length + (inText.includes(phrase) ? words.length : 0)
  return entries
    .filter(({ inText }) => words.length > 0 && words.every((word) => inText.includes(word)))
    .map((entry) => ({ ...entry, score: scoreOf(entry) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, 30)
}

function show() {
  const results = search(input.value)
  found.replaceChildren(...results.map(({ href, title, hint }) => {
    const item = document.createElement('li')
    const link = Object.assign(document.createElement('a'), { href, textContent: title })
    item.append(link, Object.assign(document.createElement('small'), { textContent: hint }))
    return item
  }))
  if (input.value.trim() && results.length === 0) found.textContent = 'Nothing found.'
  contents.hidden = input.value.trim() !== ''
}

input?.addEventListener('input', show)
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || !input || document.activeElement === input) return
  event.preventDefault()
  input.focus()
})
`
