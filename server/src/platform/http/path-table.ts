import { nearestNames } from '../kernel/nearest.ts'

/** The methods of every path, for `Allow`, for telling 405 from 404, and for guessing what a wrong path was meant to be. */
export class PathTable {
  readonly #patterns = new Map<string, { matches: RegExp; methods: Set<string>; segments: string[] }>()

  /** Paths are written as for the router: `/api/keys/:id/revoke`. */
  add(method: string, path: string): void {
    const entry = this.#patterns.get(path) ?? {
      matches: new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`),
      methods: new Set(['OPTIONS']),
      segments: segmentsOf(path),
    }
    entry.methods.add(method)
    if (method === 'GET') entry.methods.add('HEAD')
    this.#patterns.set(path, entry)
  }

  /** All operations, not counting `OPTIONS` and `HEAD`, which every path supports. */
  get operations(): { method: string; path: string }[] {
    return [...this.#patterns].flatMap(([path, { methods }]) =>
      [...methods].filter((method) => method !== 'OPTIONS' && method !== 'HEAD').map((method) => ({ method, path })),
    )
  }

  /** Called only when no route matches, so testing every pattern is fast enough. */
  methodsAt(path: string): string[] {
    const methods = [...this.#patterns.values()]
      .filter(({ matches }) => matches.test(path))
      .flatMap((entry) => [...entry.methods])
    return [...new Set(methods)].sort()
  }

  /**
   * The operations that a request without a route, such as `POST /api/disputes/create`, was probably meant for, closest first.
   */
  nearest(method: string, path: string): string[] {
    const given = segmentsOf(path)
    return this.#candidates(given)
      .filter((operation) => operation.method === method)
      .map(({ pattern }) => ({ pattern, distance: distanceBetween(given, pattern) }))
      .filter(({ distance }) => distance < DISTANCE_MAX)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, SUGGESTIONS_MAX)
      .map(({ pattern }) => `${method} ${filledIn(pattern, given)}`)
  }

  /** The operations that a request with a word in place of an id, such as `GET /api/keys/verfy`, was probably meant for. */
  instead(method: string, path: string, route: string): string[] {
    const given = segmentsOf(path)
    const wordAt = segmentsOf(route).findIndex((segment, at) => segment.startsWith(':') && !ID.test(given[at] ?? ''))
    if (wordAt < 0) return []
    return this.#candidates(given)
      .filter(({ pattern }) => pattern.length === given.length && !pattern[wordAt]?.startsWith(':'))
      .filter((operation) => {
        const costs = operation.pattern.map((segment, at) => replaceCost(given[at] ?? '', segment))
        const isSame = costs.every((cost) => cost === 0)
        return isSame || (operation.method === method && costs.every((cost) => cost === 0 || cost === MISSPELLED))
      })
      .slice(0, SUGGESTIONS_MAX)
      .map((operation) => `${operation.method} ${filledIn(operation.pattern, given)}`)
  }

  #candidates(given: readonly string[]): { method: string; pattern: readonly string[] }[] {
    if (given.length > SEGMENTS_MAX || given.some(({ length }) => length > SEGMENT_MAX_LENGTH)) return []
    return this.operations.map(({ method, path }) => ({ method, pattern: this.#patterns.get(path)?.segments ?? [] }))
  }
}

const SEGMENTS_MAX = 8
const SEGMENT_MAX_LENGTH = 40
const SUGGESTIONS_MAX = 3
const ID = /^(me|[a-z]{3}_[0-9a-z]{26})$/

// One segment too few or too many, a misspelled word, or both. A word is never replaced by a different one.
const DISTANCE_MAX = 1
const OTHER_WORD = 2
const MISSING = 0.5
const MISSPELLED = 0.4
const NOT_AN_ID = 0.3

function replaceCost(given: string, expected: string): number {
  if (expected.startsWith(':')) return ID.test(given) ? 0 : NOT_AN_ID
  if (given === expected) return 0
  return nearestNames(given, [expected]).length > 0 ? MISSPELLED : OTHER_WORD
}

function distanceBetween(given: readonly string[], pattern: readonly string[]): number {
  return lacksParent(given, pattern) ? MISSING : editCost(given, pattern, 0)
}

// Stops as soon as the difference is too big, so that a path without any known word costs little.
function editCost(given: readonly string[], pattern: readonly string[], spent: number): number {
  if (spent + MISSING * Math.abs(given.length - pattern.length) >= DISTANCE_MAX) return DISTANCE_MAX
  const [[segment, ...others], [expected, ...rest]] = [given, pattern]
  if (segment === undefined || expected === undefined) return spent + MISSING * (given.length + pattern.length)
  const cost = replaceCost(segment, expected)
  if (cost === 0) return editCost(others, rest, spent)
  return Math.min(
    editCost(others, rest, spent + cost),
    editCost(others, pattern, spent + MISSING),
    editCost(given, rest, spent + MISSING),
  )
}

// `/api/milestones/:id` for `/api/contracts/:id/milestones/:milestoneId`.
function lacksParent([, ...given]: readonly string[], [, , , ...rest]: readonly string[]): boolean {
  if (given.length === 0 || given.length !== rest.length) return false
  return given.every((segment, at) => replaceCost(segment, rest[at] ?? '') === 0)
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

// The pattern with each id of the request after the word it followed there; other parameters keep their names.
function filledIn(pattern: readonly string[], given: readonly string[]): string {
  const filled = pattern.map((segment, index) => {
    if (!segment.startsWith(':')) return segment
    const word = pattern[index - 1] ?? ''
    const id = given.find((one, at) => ID.test(one) && replaceCost(given[at - 1] ?? '', word) < OTHER_WORD)
    return id ?? `{${segment.slice(1)}}`
  })
  return `/${filled.join('/')}`
}
