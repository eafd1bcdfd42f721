/** The candidates that a misspelled name probably means, most similar first. */
export function nearestNames(name: string, candidates: readonly string[]): string[] {
  const distanceMax = Math.max(2, Math.floor(name.length / 3))
  return candidates
    .map((candidate) => ({ candidate, distance: distanceBetween(name.toLowerCase(), candidate, distanceMax) }))
    .filter(({ distance }) => distance <= distanceMax)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ candidate }) => candidate)
}

const SUGGESTIONS_MAX = 3
const WORD_MIN_LENGTH = 3

function distanceBetween(name: string, candidate: string, max: number): number {
  // `amount` for `amount_cents`, or `gigId` for `gig_id`.
  const [a, b] = [withoutSeparators(name), withoutSeparators(candidate)]
  if (a === b) return 0
  if (Math.min(a.length, b.length) >= WORD_MIN_LENGTH && (a.startsWith(b) || b.startsWith(a))) return 1
  // Names of very different lengths aren't compared, which also limits the work.
  if (Math.abs(a.length - b.length) > max) return Number.POSITIVE_INFINITY
  const distance = editsBetween(a, b)
  // Short names have little in common even if few letters differ: `id` and `q`.
  return distance > Math.min(a.length, b.length) / 2 ? Number.POSITIVE_INFINITY : distance
}

function withoutSeparators(name: string): string {
  return name.replace(/[_\-.\s]/g, '')
}

/** How many characters to insert, remove, replace or swap with their neighbor to turn one text into the other. */
export function editsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const above = rows[i - 1] ?? []
      const isEqual = one[i - 1] === other[j - 1]
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (above[j] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isEqual ? 0 : 1),
        isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? 0
}
