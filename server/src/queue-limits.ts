import type { FairQueueOptions } from './platform/fair-queue.ts'

// `atOnceMax` is two less than the number of transaction connections, which the worker uses too.
export const WRITES: FairQueueOptions = {
  atOnceMax: 12,
  perUserMax: 8,
  waitingMax: 500,
  waitMaxMs: 2_000,
  overload: { above: 36, waitMaxMs: 125 },
}

// Lists without filters share connections, so that many run at once.
export const LISTS: FairQueueOptions = {
  atOnceMax: 50,
  perUserMax: 1,
  waitingMax: 500,
  waitMaxMs: 2_000,
}

// Writes of the authorization server. They wait longer than others: one that fails could use up a code or token for nothing.
export const OAUTH: FairQueueOptions = {
  atOnceMax: 4,
  perUserMax: 4,
  waitingMax: 2_000,
  waitMaxMs: 10_000,
}

// Searches, and lists with filters. `atOnceMax` is the number of connections for them.
export const SEARCHES: FairQueueOptions = { ...LISTS, atOnceMax: 2 }
