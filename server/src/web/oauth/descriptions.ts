import { FairQueue, type FairQueueOptions } from '../../platform/fair-queue.ts'
import { RETRY_SOON, unavailable } from '../../platform/kernel/errors.ts'

/** Reads what apps say about themselves at the URL that is their client id. */
export interface Descriptions {
  /**
   * The text at the URL, for a caller from this network. Rejects with a refusal when the caller should try again later, and with
   * any other error when there is no description.
   */
  get(url: string, network: string): Promise<string>
}

export interface DescriptionsOptions {
  /** Reads a URL that a stranger has chosen. */
  fetch: (url: string) => Promise<{ statusCode: number | null; response: string | null; error: string | null }>
  /** Whether users have connected the app. */
  isConnected: (url: string) => Promise<boolean>
  nowMs?: () => number
}

/**
 * Anyone can make the service read any URL, so each network has few reads in progress, failures are remembered, and apps that
 * users have connected have a queue and a cache of their own, which others can't fill.
 */
export function createDescriptions({
  fetch,
  isConnected,
  nowMs = () => performance.now(),
}: DescriptionsOptions): Descriptions {
  const lanes = {
    connected: { queue: new FairQueue(QUEUE_NAME, QUEUE), read: new Recent<string>(1_000) },
    other: { queue: new FairQueue(QUEUE_NAME, QUEUE), read: new Recent<string>(200) },
  }
  const failures = new Recent<Error>(1_000)
  const reading = new Map<string, Promise<string>>()

  async function read(url: string, network: string): Promise<string> {
    const isKnown = await isConnected(url)
    const { queue, read: memory } = isKnown ? lanes.connected : lanes.other
    const { statusCode, response, error } = await queue.run(network, () => fetch(url))
    if (statusCode === 200 && response !== null) {
      failures.delete(url)
      const forgotten = memory.set(url, response, nowMs())
      // It may have been connected since it was read.
      if (!isKnown && forgotten && (await isConnected(forgotten.key))) {
        lanes.connected.read.set(forgotten.key, forgotten.value, forgotten.atMs)
      }
      return response
    }
    failures.set(url, new Error(error ?? `The response has the status ${statusCode}.`), nowMs())
    // Users have connected it, so it exists: its host is down for now.
    if (isKnown) throw unavailable('overloaded', 'The app’s description can’t be read right now.', RETRY_SOON)
    throw failures.get(url, nowMs(), FAILURE_MS)
  }

  return {
    async get(url, network) {
      const known = (maxAgeMs: number) =>
        lanes.connected.read.get(url, nowMs(), maxAgeMs) ?? lanes.other.read.get(url, nowMs(), maxAgeMs)
      const failure = failures.get(url, nowMs(), FAILURE_MS)
      const remembered = known(failure ? STALE_MS : FRESH_MS)
      if (remembered !== null) return remembered
      if (failure && !(await isConnected(url))) throw failure
      // Not shared between networks: one of them may have to wait for its turn.
      const key = `${network} ${url}`
      const current = reading.get(key) ?? read(url, network).finally(() => reading.delete(key))
      reading.set(key, current)
      try {
        return await current
      } catch (error) {
        const stale = known(STALE_MS)
        if (stale !== null) return stale
        throw error
      }
    },
  }
}

/** Remembers the newest values, and when they were set. */
class Recent<T> {
  readonly #max: number
  readonly #entries = new Map<string, { value: T; atMs: number }>()

  constructor(max: number) {
    this.#max = max
  }

  get(key: string, nowMs: number, maxAgeMs: number): T | null {
    const entry = this.#entries.get(key)
    return entry && nowMs - entry.atMs < maxAgeMs ? entry.value : null
  }

  /** Returns what had to be forgotten in its place. */
  set(key: string, value: T, atMs: number): { key: string; value: T; atMs: number } | null {
    this.#entries.delete(key)
    this.#entries.set(key, { value, atMs })
    if (this.#entries.size <= this.#max) return null
    const [oldest] = this.#entries
    if (!oldest) return null
    this.#entries.delete(oldest[0])
    return { key: oldest[0], ...oldest[1] }
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }
}

const QUEUE_NAME = 'descriptions of apps'
const QUEUE: FairQueueOptions = {
  atOnceMax: 10,
  reserved: 8,
  waitingMax: 50,
  waitMaxMs: 2_000,
  overload: { above: 10, waitMaxMs: 250 },
}
const FRESH_MS = 5 * 60_000
/** While it cannot be read again. */
const STALE_MS = 24 * 3_600_000
const FAILURE_MS = 60_000
