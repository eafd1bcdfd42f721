import MarkdownIt, { type Token } from 'markdown-it'

export type Tag =
  | 'p'
  | 'br'
  | 'hr'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'pre'
  | 'code'
  | 'em'
  | 'strong'
  | 's'
  | 'a'
  | 'small'

/** All attributes that an element can have. */
export interface Attributes {
  href?: string
  rel?: string
  target?: string
  start?: number
  dir?: 'auto' | 'ltr'
}

/** Creates an element of a page. A child that is a string is text, and has to be escaped where that is not done anyway. */
export type CreateElement<T> = (tag: Tag, attributes: Attributes, children: (T | string)[]) => T

/**
 * What someone wrote in Markdown, as elements. There is no HTML, no picture and nothing that is not in the source; a link leads
 * to http or https, and its host follows it. Single line breaks stay.
 */
export function renderMarkdown<T>(text: string, create: CreateElement<T>): Rendered<T> {
  const tags = new Set<Tag>()
  const note: CreateElement<T> = (tag, attributes, children) => {
    tags.add(tag)
    return create(tag, attributes, children)
  }
  const blocks = text.length <= TEXT_MAX ? parser.parse(text, {}) : []
  const isShownAsIs = blocks.length === 0 || blocks.some(isTooDeep)
  const parts = isShownAsIs ? [note('p', {}, lines(text, note))] : elementsOf(blocks, note)
  return { parts, isPlain: [...tags].every((tag) => PLAIN.has(tag)) }
}

export interface Rendered<T> {
  parts: (T | string)[]
  /** Whether the source looks the same. */
  isPlain: boolean
}

// A link that looks different is followed by its host, in another element.
const PLAIN: ReadonlySet<Tag> = new Set(['p', 'br', 'a'])

/** Text as it was typed, in which addresses of the web are links. Line breaks stay text. */
export function renderPlainText<T>(text: string, create: CreateElement<T>): (T | string)[] {
  const parts: (T | string)[] = []
  let end = 0
  for (const { index, lastIndex, url } of parser.linkify.match(text) ?? []) {
    const typed = text.slice(index, lastIndex)
    const address = webAddress(url)
    parts.push(text.slice(end, index), ...(address ? anchor(address, [typed], typed, create) : [typed]))
    end = lastIndex
  }
  return [...parts, text.slice(end)].filter((part) => part !== '')
}

/** The words alone, in one line: for lists and previews. */
export function markdownToText(text: string): string {
  const { parts } = renderMarkdown<string>(text, (tag, _attributes, children) => {
    if (tag === 'small') return ''
    return INLINE.has(tag) ? children.join('') : ` ${children.join('')} `
  })
  return parts.join('').replace(/\s+/g, ' ').trim()
}

const INLINE: ReadonlySet<Tag> = new Set(['em', 'strong', 's', 'code', 'a'])

// Longer than any text that the API takes, counted in UTF-16.
const TEXT_MAX = 200_000

// Without definitions of links, which would not be shown; without blocks of code by indentation and headings by underlining,
// which texts contain by accident.
const parser = new MarkdownIt('zero', { linkify: true }).enable([
  'autolink',
  'backticks',
  'blockquote',
  'emphasis',
  'escape',
  'fence',
  'heading',
  'hr',
  'link',
  'linkify',
  'list',
  'newline',
  'strikethrough',
])
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
parser.validateLink = (address) => webAddress(address) !== null
parser.normalizeLink = (address) => webAddress(address)?.href ?? address
parser.normalizeLinkText = (address) => address

// The parser leaves out what is nested deeper, so such a text is shown as it is.
function isTooDeep({ type, level }: Token): boolean {
  return (type === 'blockquote_open' || type === 'list_item_open') && level + 1 >= parser.options.maxNesting
}

interface Open<T> {
  token: Token | null
  children: (T | string)[]
  /** Its words, without elements. */
  text: string
}

function elementsOf<T>(tokens: readonly Token[], create: CreateElement<T>): (T | string)[] {
  const root: Open<T> = { token: null, children: [], text: '' }
  const stack = [root]
  for (const token of tokens) {
    // Paragraphs of a list without blank lines.
    if (token.hidden) continue
    const parent = stack.at(-1) ?? root
    if (token.nesting === 1) stack.push({ token, children: [], text: '' })
    else if (token.nesting === 0) {
      parent.children.push(...leafOf(token, create))
      parent.text += token.content
    } else {
      stack.pop()
      const outer = stack.at(-1) ?? root
      outer.children.push(...closed(parent, create))
      outer.text += parent.text
    }
  }
  return root.children
}

function leafOf<T>(token: Token, create: CreateElement<T>): (T | string)[] {
  switch (token.type) {
    case 'inline':
      return elementsOf(token.children ?? [], create)
    case 'softbreak':
    case 'hardbreak':
      return [create('br', {}, [])]
    case 'hr':
      return [create('hr', {}, [])]
    case 'code_inline':
      return [create('code', {}, [token.content])]
    case 'fence':
      return [create('pre', {}, [create('code', {}, [shownInfo(token.info) + token.content])])]
    default:
      return [token.content]
  }
}

/** What stands behind the opening of a block of code. The name of a language is left out; anything else is text to be read. */
function shownInfo(info: string): string {
  return /^[\w+#.-]{0,20}$/.test(info.trim()) ? '' : `${info.trim()}\n`
}

function closed<T>({ token, children, text }: Open<T>, create: CreateElement<T>): (T | string)[] {
  switch (token?.type) {
    case 'heading_open':
      return [create(HEADINGS[Number(token.tag.slice(1)) - 1] ?? 'h6', {}, children)]
    case 'ordered_list_open': {
      const start = token.attrGet('start')
      return [create('ol', start === null ? {} : { start: Number(start) }, children)]
    }
    case 'link_open':
      return link(token, children, text, create)
    default: {
      const tag = CONTAINERS[token?.type ?? '']
      return tag ? [create(tag, {}, children)] : children
    }
  }
}

const CONTAINERS: Readonly<Record<string, Tag>> = {
  paragraph_open: 'p',
  bullet_list_open: 'ul',
  list_item_open: 'li',
  blockquote_open: 'blockquote',
  em_open: 'em',
  strong_open: 'strong',
  s_open: 's',
}

// The texts are parts of sections, which have headings of their own.
const HEADINGS: readonly Tag[] = ['h3', 'h4', 'h5']

function link<T>(token: Token, children: (T | string)[], text: string, create: CreateElement<T>): (T | string)[] {
  const address = webAddress(String(token.attrGet('href')))
  if (!address) return children
  const title = token.attrGet('title')
  const isEmpty = text.trim() === ''
  const shown = [...(isEmpty ? [address.href] : children), ...(title ? [` “${title}”`] : [])]
  return anchor(address, shown, isEmpty ? address.href : title ? null : text, create)
}

/**
 * A link, followed by its host unless its text is its address. Its own direction keeps the text from reordering the host.
 * Without a text, it has more than that.
 */
function anchor<T>(
  { href, origin, host }: URL,
  shown: (T | string)[],
  text: string | null,
  create: CreateElement<T>,
): (T | string)[] {
  const link = create('a', { href, rel: 'nofollow ugc noopener noreferrer', target: '_blank', dir: 'auto' }, shown)
  const isItsAddress = text?.startsWith(origin) && webAddress(text)?.href === href
  return isItsAddress ? [link] : [link, ' ', create('small', { dir: 'ltr' }, [`(${host})`])]
}

/** Null unless it is a full address of the web, without a name and password, which can pass for its host. */
function webAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url : null
}

function lines<T>(text: string, create: CreateElement<T>): (T | string)[] {
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [create('br', {}, []), line]))
}
