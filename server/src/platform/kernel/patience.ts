/** How long a caller who asked for news will wait for it. */
export interface Patience {
  waitMs: number
  /** Aborted when the caller is gone. */
  signal: AbortSignal
  /** Takes the caller out of those being served while the given wait lasts. */
  idle(wait: Promise<void>): Promise<void>
}
