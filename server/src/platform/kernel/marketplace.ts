/** The marketplace's name, in page titles and wherever else a page mentions it. */
export const MARKETPLACE_NAME = 'Parley'

/** The title of a page in tabs, search results and link previews. */
export function pageTitle(title: string): string {
  return `${title} · ${MARKETPLACE_NAME}`
}
