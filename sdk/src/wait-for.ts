import type { Client } from './client.ts'
import { TimeoutError } from './errors.ts'
import { POLL_MAX_MS } from './events.ts'
import { listEvents } from './generated/operations.ts'
import type { EventFeed } from './generated/schemas.ts'

export interface WaitOptions {
  signal?: AbortSignal
  /** After this long, a TimeoutError is thrown. By default there is no limit. */
  timeoutMs?: number
  /** Reads at least this often, also without an event; from 1 to 25. Default: 25. */
  everySeconds?: number
}

/** Reads until the predicate holds: at first, after each event in the caller's feed, and at least every `everySeconds`. */
export async function waitFor<Value>(
  client: Client,
  read: () => Promise<Value>,
  predicate: (value: Value) => boolean,
  { signal, timeoutMs = Number.POSITIVE_INFINITY, everySeconds = EVERY_SECONDS }: WaitOptions = {},
): Promise<Value> {
  const endMs = Date.now() + timeoutMs
  // The first page is read before the first value, so that no change falls between the two.
  let after = 'latest'
  for (let wait = 0; ; wait = Math.min(everySeconds, Math.ceil((endMs - Date.now()) / 1000))) {
    const page = (await client.send(
      listEvents,
      { query: { after, limit: 100, wait } },
      // The answer may take as long as the wait, also if the client is less patient with others.
      { timeoutMs: POLL_MAX_MS, ...(signal && { signal }) },
    )) as EventFeed
    after = page.next_cursor
    const value = await read()
    if (predicate(value)) return value
    if (Date.now() >= endMs) {
      throw new TimeoutError({ code: 'TIMEOUT', message: 'What was waited for did not happen in time.' })
    }
  }
}

const EVERY_SECONDS = 25
