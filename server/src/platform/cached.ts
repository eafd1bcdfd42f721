/**
 * Caches the result of a measurement. Health checks and metrics share it, so that they do not load the database, however
 * often they are requested. A failure is not cached.
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
