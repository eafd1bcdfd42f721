import type { finder as english } from '../en/finder.ts'
import type { Translated } from '../translated.ts'

/** Lists with a search form. */
export const finder: Translated<typeof english> = {
  search: 'Suche',
  moreFilters: 'Weitere Filter',
  any: 'Beliebig',
  skills: 'Fähigkeiten',
  skillsExample: 'Französisch, Lektorat',
  sortBy: 'Sortierung',
  results: 'Ergebnisse',
  noMatches: 'Keine Treffer',
  tryFewer: 'Versuchen Sie es mit weniger Wörtern oder Filtern.',
  pages: 'Seiten',
  firstPage: 'Zur ersten Seite',
  nextPage: 'Nächste Seite',
}
