/** How long a caller waits for new events. */
export interface Patience {
  waitMs: number
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
  /** Does not count the request as running while it waits. */
  idle(wait: Promise<void>): Promise<void>
}
