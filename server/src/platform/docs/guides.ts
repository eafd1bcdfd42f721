import { readdirSync, readFileSync } from 'node:fs'
import { Marked } from 'marked'
import { escapeHtml } from '../kernel/html.ts'
import { page } from './page.ts'

/** A page of `docs/guides/`. */
export interface Guide {
  /** Its file name, without `.md`; empty for the index. */
  name: string
  title: string
  /** Its headings, for the search. */
  words: string
  markdown: string
}

/** The index, followed by all guides in the order it lists them. */
export function readGuides(): { index: Guide; guides: Guide[] } {
  const index = guideOf('', readFileSync(new URL(INDEX, FOLDER), 'utf8'))
  const placeOf = ({ name }: Guide) => index.markdown.indexOf(`(${name}.md)`)
  const guides = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md') && file !== INDEX)
    .map((file) => guideOf(file.slice(0, -'.md'.length), readFileSync(new URL(file, FOLDER), 'utf8')))
    .sort((one, other) => placeOf(one) - placeOf(other))
  return { index, guides }
}

const INDEX = 'README.md'
const FOLDER = new URL('../../../../docs/guides/', import.meta.url)

function guideOf(name: string, markdown: string): Guide {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text)
  return { name, title: headings[0] ?? name, words: headings.join(' '), markdown }
}

/** The guide as an HTML page, with the address of this service in place of the one that a new sandbox has. */
export function guidePage(guide: Guide, guides: readonly Guide[], publicUrl: string): string {
  const links = guides.map(({ name, title }) => `<li><a href="${name}">${escapeHtml(title)}</a></li>`)
  return page({
    title: guide.title,
    base: '../',
    nav: `<ul><li><a href="../">API reference</a></li></ul><h2><a href="./">Guides</a></h2><ul>${links.join('')}</ul>`,
    main: markdownToHtml.parse(guide.markdown.replace(DEFAULT_ADDRESS, publicUrl), { async: false }),
  })
}

const DEFAULT_ADDRESS = /(http:\/\/)?localhost:3000\b/g

// Guides link to each other by file name, so that the links also work in the repository.
const markdownToHtml = new Marked({
  walkTokens(token) {
    if (token.type === 'link') token.href = token.href.replace(INDEX, './').replace(/^([\w-]+)\.md/, '$1')
  },
})
