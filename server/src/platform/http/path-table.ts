import { editDistance } from '../kernel/nearest.ts'

/** The methods of every path: the value of `Allow`, the difference between 405 and 404, and what a wrong path may mean. */
export class PathTable {
  readonly #patterns = new Map<string, { matches: RegExp; methods: Set<string> }>()

  /** Paths are written as for the router: `/api/keys/:id/revoke`. */
  add(method: string, path: string): void {
    const entry = this.#patterns.get(path) ?? {
      matches: new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`),
      methods: new Set(['OPTIONS']),
    }
    entry.methods.add(method)
    if (method === 'GET') entry.methods.add('HEAD')
    this.#patterns.set(path, entry)
  }

  /** Called only when no route matches, so that testing every pattern is fast enough. */
  methodsAt(path: string): string[] {
    const methods = [...this.#patterns.values()]
      .filter(({ matches }) => matches.test(path))
      .flatMap((entry) => [...entry.methods])
    return [...new Set(methods)].sort()
  }

  /** The operations that a request without a route probably means, such as `POST /api/disputes/create`, the nearest first. */
  nearest(method: string, path: string): string[] {
    const given = path.split('/').filter((segment) => segment !== '')
    if (given.length > SEGMENTS_MAX || given.some(({ length }) => length > SEGMENT_MAX_LENGTH)) return []
    const ids = given.filter((segment) => ID.test(segment))
    return [...this.#patterns]
      .filter(([, { methods }]) => methods.has(method))
      .map(([pattern]) => ({ pattern, distance: pathDistance(given, pattern.split('/').slice(1)) }))
      .filter(({ distance }) => distance <= DISTANCE_MAX)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, SUGGESTIONS_MAX)
      .map(({ pattern }) => `${method} ${filledIn(pattern, ids)}`)
  }
}

const SEGMENTS_MAX = 8
const SEGMENT_MAX_LENGTH = 40
const SUGGESTIONS_MAX = 3
// One segment too few or too many, or one that is misspelt.
const DISTANCE_MAX = 1
const ID = /^(me|[a-z]{3}_[0-9a-z]{26})$/

function pathDistance(given: readonly string[], pattern: readonly string[]): number {
  return editDistance(given, pattern, segmentDistance, 0.5)
}

// 0 for the same segment, 2 for one that has nothing in common.
function segmentDistance(given: string, expected: string): number {
  if (expected.startsWith(':')) return ID.test(given) ? 0 : 0.4
  if (given === expected) return 0
  const longer = Math.max(given.length, expected.length)
  if (Math.abs(given.length - expected.length) > longer / 2) return 2
  return (2 * editDistance([...given], [...expected], (a, b) => (a === b ? 0 : 1), 1)) / longer
}

// The pattern with the ids of the request in their order; what is left keeps its name, as in the OpenAPI document.
function filledIn(pattern: string, ids: readonly string[]): string {
  let next = 0
  return pattern.replace(/:([^/]+)/g, (_, name) => ids[next++] ?? `{${name}}`)
}
