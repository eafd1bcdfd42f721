import '@parley/markdown/style.css'
import { type Attributes, markdownToText, renderMarkdown, type Tag } from '@parley/markdown'
import { createElement, type ReactNode, useMemo, useState } from 'react'
import { Prose } from '../ui/prose.tsx'
import { words } from '../words/app.ts'

/** Formatted text, with a button to show the source if it looks different. */
export function Formatted({ text }: { text: string }) {
  const [isSource, setSource] = useState(false)
  const { parts, isPlain } = useMemo(() => renderMarkdown<ReactNode>(text, element), [text])
  return (
    <>
      {isSource ? <Prose>{text}</Prose> : createElement('div', { className: 'markdown' }, ...parts)}
      {!isPlain && (
        <button
          type="button"
          className="mt-2 block text-ink-faint text-xs underline-offset-4 hover:underline print:hidden"
          onClick={() => setSource(!isSource)}
        >
          {isSource ? words.markdown.formatted : words.markdown.source}
        </button>
      )}
    </>
  )
}

export function Excerpt({ text }: { text: string }) {
  return useMemo(() => markdownToText(text.slice(0, EXCERPT_MAX)), [text])
}

// More text than any list shows.
const EXCERPT_MAX = 1_000

function element(tag: Tag, attributes: Attributes, children: ReactNode[]): ReactNode {
  return createElement(tag, attributes, ...children)
}
