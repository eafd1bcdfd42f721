import type { Page } from 'playwright-core'

/** The texts of a page that aren't in the pseudo-language, other than times, code and what's marked as another language. */
export async function untranslatedOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(shownTexts)
  return texts.map(withoutPseudo).filter((text) => /\p{L}{2}/u.test(text))
}

function withoutPseudo(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '\n')
  return rest === text ? rest.trim() : withoutPseudo(rest)
}

/** Runs in the page: its texts, and what screen readers and tooltips say. */
function shownTexts(): string[] {
  const isText = (element: Element) =>
    !element.closest('code, pre, kbd, time, textarea, script, style, .font-mono, [lang]:not(html)')
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node.parentElement && isText(node.parentElement)) found.push(node.nodeValue ?? '')
  }
  const attributes = ['aria-label', 'title', 'placeholder', 'alt']
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join(','))) {
    if (isText(element)) found.push(...attributes.map((name) => element.getAttribute(name) ?? ''))
  }
  return found
}
