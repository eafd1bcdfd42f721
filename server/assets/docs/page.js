// The search of the reference: an article is found when it contains every word, in any order. Those that have the words in
// their title come first, then those that have them side by side.

const input = document.getElementById('search')
const found = document.getElementById('found')
const contents = document.getElementById('contents')
let entries

function normal(text) {
  return text.toLowerCase().replace(/[_\s]+/g, ' ')
}

function load() {
  const guides = [...document.querySelectorAll('[data-words]')].map((link) => ({
    href: link.getAttribute('href'),
    title: link.textContent,
    hint: 'Guide',
    text: link.dataset.words,
  }))
  const articles = [...document.querySelectorAll('article')].map((article) => ({
    href: `#${article.id}`,
    title: article.querySelector('h3').textContent,
    hint: article.dataset.hint,
    text: article.textContent,
  }))
  return [...articles, ...guides].map((entry) => ({
    ...entry,
    title: entry.title,
    inTitle: normal(entry.title),
    inText: normal(`${entry.title} ${entry.text}`),
  }))
}

function search(query) {
  entries ??= load()
  const words = normal(query)
    .split(' ')
    .filter((word) => word.length > 1)
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
  found.replaceChildren(
    ...results.map(({ href, title, hint }) => {
      const item = document.createElement('li')
      const link = Object.assign(document.createElement('a'), { href, textContent: title })
      item.append(link, Object.assign(document.createElement('small'), { textContent: hint }))
      return item
    }),
  )
  if (input.value.trim() && results.length === 0) found.textContent = 'No results.'
  contents.hidden = input.value.trim() !== ''
}

input?.addEventListener('input', show)
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || !input || document.activeElement === input) return
  event.preventDefault()
  input.focus()
})

// Choosing the samples of the SDK or the command line once chooses them for every operation, and for the next visit.
const samples = [...document.querySelectorAll('details[name^="samples-"]')]

function choose(language) {
  for (const sample of samples) sample.open = sample.firstElementChild.textContent === language
}

for (const sample of samples) {
  const summary = sample.firstElementChild
  summary.addEventListener('click', (event) => {
    if (sample.open) return
    event.preventDefault()
    const before = summary.getBoundingClientRect().top
    choose(summary.textContent)
    // The samples above have changed their height, and what was clicked should stay where it is.
    scrollBy(0, summary.getBoundingClientRect().top - before)
    localStorage.setItem('samples', summary.textContent)
  })
}
const chosen = localStorage.getItem('samples')
if (chosen) choose(chosen)
