/** Lists with a search form. */
export const finder = {
  search: 'Search',
  moreFilters: 'More filters',
  any: 'Any',
  skills: 'Skills',
  skillsExample: 'french, editing',
  sortBy: 'Sort by',
  results: 'Results',
  noMatches: 'No matches',
  tryFewer: 'Try fewer words or filters.',
  pages: 'Pages',
  firstPage: 'Back to first page',
  nextPage: 'Next page',
}
