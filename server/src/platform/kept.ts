/**
 * Keeps the result of a measurement for a while. Calls share it, so that health checks and metrics cannot load the database
 * however often they are asked for. A failure is not kept.
 */
export function kept<T>(measure: () => Promise<T>, keptMs: number): () => Promise<T> {
  let last: { atMs: number; result: Promise<T> } | null = null
  return () => {
    const nowMs = performance.now()
    if (last && nowMs - last.atMs < keptMs) return last.result
    const current = { atMs: nowMs, result: measure() }
    last = current
    current.result.catch(() => {
      if (last === current) last = null
    })
    return current.result
  }
}
