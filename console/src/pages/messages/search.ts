import { searchText } from '../../app/search-text.ts'

/** The words to find conversations by. */
export interface MessageSearch {
  q?: string
}

export function parseMessageSearch(raw: Record<string, unknown>): MessageSearch {
  const q = searchText(raw.q)
  return q === undefined ? {} : { q }
}
