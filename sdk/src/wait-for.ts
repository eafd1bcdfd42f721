import type { Client } from './client.ts'
import { TimeoutError } from './errors.ts'
import { POLL_MAX_MS } from './events.ts'
import { listEvents } from './generated/operations.ts'
import type { EventFeed } from './generated/schemas.ts'

export interface WaitOptions {
  signal?: AbortSignal
  /** Throws a TimeoutError after this long. Default: no limit. */
  timeoutMs?: number
  /** Reads at least this often, even without an event; from 1 to 25. Default: 25. */
  everySeconds?: number
}

/**
 * Reads until the predicate is true: once at the start, after each event in the caller's feed, and at least every `everySeconds`.
 */
export async function waitFor<Value>(
  client: Client,
  read: () => Promise<Value>,
  predicate: (value: Value) => boolean,
  { signal, timeoutMs = Number.POSITIVE_INFINITY, everySeconds = EVERY_SECONDS }: WaitOptions = {},
): Promise<Value> {
  const endMs = Date.now() + timeoutMs
  // The first page is read before the first value, so that no change is missed in between.
  let after = 'latest'
  for (let wait = 0; ; wait = Math.min(everySeconds, Math.ceil((endMs - Date.now()) / 1000))) {
    const page = (await client.send(
      listEvents,
      { query: { after, limit: 100, wait } },
      // The response may take as long as the wait, even if the client's timeout is shorter.
      { timeoutMs: POLL_MAX_MS, ...(signal && { signal }) },
    )) as EventFeed
    after = page.next_cursor
    const value = await read()
    if (predicate(value)) return value
    if (Date.now() >= endMs) {
      throw new TimeoutError({ code: 'TIMEOUT', message: 'Timed out while waiting for the condition.' })
    }
  }
}

const EVERY_SECONDS = 25
