/** How long a request may wait for new events. */
export interface WaitOptions {
  waitMs: number
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
  /** Awaits the promise without counting the request as one in progress: a waiting request is no load. */
  idle(wait: Promise<void>): Promise<void>
}
