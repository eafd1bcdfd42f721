/** Words in an address; undefined if there are none. The router reads numbers in addresses as numbers. */
export function searchText(value: unknown): string | undefined {
  const words = typeof value === 'number' ? String(value) : value
  return typeof words === 'string' && words.trim() !== '' ? words.trim().slice(0, 200) : undefined
}

/** The words of a parameter that can be repeated. */
export function searchTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((each) => searchText(each) ?? []).slice(0, 20)
}

export function isCents(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
