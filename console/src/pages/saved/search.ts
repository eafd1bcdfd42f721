export type SavedTab = 'gigs' | 'people' | 'searches'

export function parseSavedSearch(raw: Record<string, unknown>): { show?: SavedTab } {
  return raw.show === 'people' || raw.show === 'searches' ? { show: raw.show } : {}
}
