export type SavedTab = 'gigs' | 'people'

export function parseSavedSearch(raw: Record<string, unknown>): { show?: SavedTab } {
  return raw.show === 'people' ? { show: 'people' } : {}
}
