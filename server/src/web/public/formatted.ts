import { type Attributes, renderMarkdown, type Tag } from '@parley/markdown'
import { escapeHtml, Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'

/** Markdown as HTML, with its source where that looks different. */
export function formatted({ words }: Site, text: string): Html {
  const { parts, isPlain } = renderMarkdown(text, element)
  return html`<div class="markdown">${parts}</div>
${!isPlain && html`<details class="source"><summary>${words.layout.viewSource}</summary><pre>${text}</pre></details>`}`
}

/** Markdown by the people who run the marketplace, which hides nothing. */
export function formattedAlone(text: string): Html {
  return html`<div class="markdown">${renderMarkdown(text, element).parts}</div>`
}

/** The formatted text alone, as HTML for structured data. */
export function formattedHtml(text: string): string {
  return html`${renderMarkdown(text, element).parts}`.text
}

function element(tag: Tag, attributes: Attributes, children: (Html | string)[]): Html {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
  const opening = new Html(`<${tag}${pairs.join('')}>`)
  return tag === 'br' || tag === 'hr' ? opening : html`${opening}${children}${new Html(`</${tag}>`)}`
}
