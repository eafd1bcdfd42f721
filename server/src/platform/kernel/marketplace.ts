/** What the marketplace calls itself: in the titles of pages, and wherever else a page names it. */
export const MARKETPLACE_NAME = 'Parley'

/** The title of a page in tabs, search results and link previews. */
export function pageTitle(title: string): string {
  return `${title} · ${MARKETPLACE_NAME}`
}
