import { readdirSync, readFileSync } from 'node:fs'
import { Marked } from 'marked'
import { escapeHtml, page } from './page.ts'

/** A page of `docs/guides/`. */
export interface Guide {
  /** The name of its file, without `.md`. */
  name: string
  title: string
  /** Its headings, for the search. */
  words: string
  markdown: string
}

/** All guides, in the order of the index. */
export function readGuides(): Guide[] {
  const index = readFileSync(new URL('README.md', FOLDER), 'utf8')
  const names = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.md') && file !== 'README.md' ? [file] : []))
  return names
    .map((file) => guideOf(file.slice(0, -'.md'.length), readFileSync(new URL(file, FOLDER), 'utf8')))
    .sort((one, other) => index.indexOf(`${one.name}.md`) - index.indexOf(`${other.name}.md`))
}

const FOLDER = new URL('../../../../docs/guides/', import.meta.url)

function guideOf(name: string, markdown: string): Guide {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text)
  return { name, title: headings[0] ?? name, words: headings.join(' '), markdown }
}

/** The guide as an HTML page. */
export function guidePage(guide: Guide, guides: readonly Guide[]): string {
  const links = guides.map(({ name, title }) => `<li><a href="${name}">${escapeHtml(title)}</a></li>`)
  return page({
    title: guide.title,
    base: '../',
    nav: `<ul><li><a href="../">API reference</a></li></ul><h2>Guides</h2><ul>${links.join('')}</ul>`,
    main: markdownToHtml.parse(guide.markdown, { async: false }),
  })
}

// The guides link to each other by the names of their files, so that the links also work in the repository.
const markdownToHtml = new Marked({
  walkTokens(token) {
    if (token.type === 'link') token.href = token.href.replace(/^([\w-]+)\.md/, '$1')
  },
})
