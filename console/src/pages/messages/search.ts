import { searchText } from '../../app/search-text.ts'

/** The words by which a conversation is looked for. */
export interface MessageSearch {
  q?: string
}

export function parseMessageSearch(raw: Record<string, unknown>): MessageSearch {
  const q = searchText(raw.q)
  return q === undefined ? {} : { q }
}
