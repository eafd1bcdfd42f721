import type { finder as english } from '../en/finder.ts'
import type { Translated } from '../translated.ts'

export const finder: Translated<typeof english> = {
  search: 'Buscar',
  moreFilters: 'Más filtros',
  any: 'Cualquiera',
  skills: 'Habilidades',
  skillsExample: 'francés, edición',
  sortBy: 'Ordenar por',
  results: 'Resultados',
  noMatches: 'Sin resultados',
  tryFewer: 'Prueba con menos palabras o filtros.',
  pages: 'Páginas',
  firstPage: 'Ir a la primera página',
  nextPage: 'Página siguiente',
}
