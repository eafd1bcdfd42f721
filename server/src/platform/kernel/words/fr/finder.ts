import type { finder as english } from '../en/finder.ts'
import type { Translated } from '../translated.ts'

export const finder: Translated<typeof english> = {
  search: 'Recherche',
  moreFilters: 'Plus de filtres',
  // For nouns of both genders, such as categories and types.
  any: 'Peu importe',
  skills: 'Compétences',
  skillsExample: 'français, relecture',
  sortBy: 'Trier par',
  results: 'Résultats',
  noMatches: 'Aucun résultat',
  tryFewer: 'Essayez avec moins de mots ou de filtres.',
  pages: 'Pages',
  firstPage: 'Première page',
  nextPage: 'Page suivante',
}
