/** How long a caller waits for new events. */
export interface Patience {
  waitMs: number
  /** Aborted when the caller has hung up. */
  signal: AbortSignal
}
