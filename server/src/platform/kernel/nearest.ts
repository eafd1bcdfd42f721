/** The candidates that a misspelt name probably means, the most similar first. */
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
  // Names of very different lengths are not compared, which also bounds the work.
  if (Math.abs(a.length - b.length) > max) return Number.POSITIVE_INFINITY
  const distance = editDistance([...a], [...b], (x, y) => (x === y ? 0 : 1))
  // Short names have little in common even when few letters differ: `id` and `q`.
  return distance > Math.min(a.length, b.length) / 2 ? Number.POSITIVE_INFINITY : distance
}

function withoutSeparators(name: string): string {
  return name.replace(/[_\-.\s]/g, '')
}

/** The least cost of turning one list into another by replacing, inserting and removing elements. */
export function editDistance<T>(
  from: readonly T[],
  to: readonly T[],
  replaceCost: (a: T, b: T) => number,
  insertCost: (element: T) => number = () => 1,
): number {
  // One row of the table at a time: the costs of turning the elements of `from` so far into each beginning of `to`.
  let row = [0]
  for (const element of to) row.push((row.at(-1) ?? 0) + insertCost(element))
  for (const element of from) {
    const next = [(row[0] ?? 0) + insertCost(element)]
    to.forEach((other, index) => {
      const [diagonal = 0, above = 0] = row.slice(index, index + 2)
      const left = next[index] ?? 0
      const costs = [above + insertCost(element), left + insertCost(other), diagonal + replaceCost(element, other)]
      next.push(Math.min(...costs))
    })
    row = next
  }
  return row.at(-1) ?? 0
}
