/** Which methods exist at which path: what `Allow` says, and what tells 405 from 404. */
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

  /** Only asked when no route matched, so it may look at every pattern. */
  methodsAt(path: string): string[] {
    const methods = [...this.#patterns.values()]
      .filter(({ matches }) => matches.test(path))
      .flatMap((entry) => [...entry.methods])
    return [...new Set(methods)].sort()
  }
}
