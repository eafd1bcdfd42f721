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
  return editDistance([...a], [...b], (x, y) => (x === y ? 0 : 1), 1)
}

function withoutSeparators(name: string): string {
  return name.replace(/[_\-.\s]/g, '')
}

/** The least cost of turning one list into another by replacing, inserting and removing elements. */
export function editDistance<T>(
  from: readonly T[],
  to: readonly T[],
  replaceCost: (a: T, b: T) => number,
  insertCost: number,
): number {
  let previous = to.map((_, index) => (index + 1) * insertCost)
  from.forEach((element, row) => {
    const current: number[] = []
    to.forEach((other, column) => {
      const above = previous[column] ?? 0
      const left = current[column - 1] ?? (row + 1) * insertCost
      const diagonal = column === 0 ? row * insertCost : (previous[column - 1] ?? 0)
      current.push(Math.min(above + insertCost, left + insertCost, diagonal + replaceCost(element, other)))
    })
    previous = current
  })
  return previous.at(-1) ?? from.length * insertCost
}
