import { type Attributes, renderPlainText, type Tag } from '@parley/markdown'
import { createElement, type ReactNode, useMemo } from 'react'

/** Text as typed, with URLs as links. */
export function LinkedText({ text }: { text: string }) {
  const parts = useMemo(() => renderPlainText<ReactNode>(text, element), [text])
  return createElement('span', null, ...parts)
}

function element(tag: Tag, attributes: Attributes, children: ReactNode[]): ReactNode {
  const className = tag === 'a' ? 'underline underline-offset-4' : 'text-ink-faint'
  return createElement(tag, { ...attributes, className }, ...children)
}
