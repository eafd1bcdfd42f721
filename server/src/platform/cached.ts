/**
 * Caches a measurement that health checks and metrics share, so that frequent requests don't load the database. Failures aren't
 * cached.
 */
export function cached<T>(measure: () => Promise<T>, maxAgeMs: number): () => Promise<T> {
  let last: { atMs: number; result: Promise<T> } | null = null
  return () => {
    const nowMs = performance.now()
    if (last && nowMs - last.atMs < maxAgeMs) return last.result
    const current = { atMs: nowMs, result: measure() }
    last = current
    current.result.catch(() => {
      if (last === current) last = null
    })
    return current.result
  }
}
