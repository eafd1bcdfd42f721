/** The methods of every path: the value of `Allow`, and the difference between 405 and 404. */
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
}
