/** How long to wait for new events. */
export interface WaitOptions {
  waitMs: number
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
}
