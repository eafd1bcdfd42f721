import type { Actor } from '../kernel/actor.ts'
import { RETRY_SOON, unavailable } from '../kernel/errors.ts'
import { HttpRefusal } from './envelope.ts'

export interface OpenConnectionsOptions {
  /** For one user, or for one network of callers without a credential. */
  perUserMax: number
  /** For one hosted agent, and for all agents of a user together, so that the owner always has some left. */
  perAgentMax: number
  agentsOfUserMax: number
  totalMax: number
  /** How to refuse one more, and what is counted: `streams`. */
  issue: 'too_many_streams' | 'too_many_uploads' | 'too_many_downloads'
  what: string
}

/** Limits what callers keep open for a long time: per agent, per user and in total. */
export class OpenConnections {
  readonly #options: OpenConnectionsOptions
  readonly #counts = new Map<string, number>()
  #total = 0

  constructor(options: OpenConnectionsOptions) {
    this.#options = options
  }

  /** Counts one more, or throws. Call the returned function when the connection closes; further calls do nothing. */
  enter({ userId, hostedAgentId, network }: Actor): () => void {
    if (network !== undefined) return this.enterFrom(network)
    const { perUserMax, perAgentMax, agentsOfUserMax } = this.#options
    const limits: Limit[] = [[userId, 'A user', perUserMax]]
    if (hostedAgentId) {
      limits.push([hostedAgentId, 'A hosted agent', perAgentMax])
      limits.push([`agents of ${userId}`, 'A user’s hosted agents together', agentsOfUserMax])
    }
    return this.#count(limits)
  }

  /** The same for a caller without a credential or with a key that many people share. */
  enterFrom(network: string): () => void {
    return this.#count([[network, 'A network address', this.#options.perUserMax]])
  }

  #count(limits: readonly Limit[]): () => void {
    const { totalMax, what } = this.#options
    for (const [key, holder, max] of limits) if (this.#countOf(key) >= max) throw this.#tooMany(holder, max)
    if (this.#total >= totalMax) {
      throw unavailable('overloaded', `There are too many open ${what}. Try again shortly.`, RETRY_SOON)
    }
    for (const [key] of limits) this.#counts.set(key, this.#countOf(key) + 1)
    this.#total++
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      this.#total--
      for (const [key] of limits) {
        const left = this.#countOf(key) - 1
        if (left === 0) this.#counts.delete(key)
        else this.#counts.set(key, left)
      }
    }
  }

  #countOf(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  #tooMany(holder: string, limit: number): HttpRefusal {
    const { issue, what } = this.#options
    const message = `${holder} can have at most ${limit} ${what} open. Close one first.`
    const details = { limit, retry_after_seconds: RETRY_SECONDS }
    return new HttpRefusal(429, { path: '', code: issue, message, details }, { 'retry-after': String(RETRY_SECONDS) })
  }
}

type Limit = [key: string, holder: string, max: number]

/** Streams, and requests waiting for events. */
export const STREAMS: OpenConnectionsOptions = {
  perUserMax: 20,
  perAgentMax: 5,
  agentsOfUserMax: 15,
  totalMax: 10_000,
  issue: 'too_many_streams',
  what: 'streams and waiting requests',
}

/** Bodies that are still arriving. Each takes up to 1 MiB of memory. */
export const UPLOADS: OpenConnectionsOptions = {
  perUserMax: 40,
  perAgentMax: 10,
  agentsOfUserMax: 30,
  totalMax: 250,
  issue: 'too_many_uploads',
  what: 'uploads',
}

/** Bodies from callers without a credential, at most 16 KiB each. They don't take slots away from callers with a credential. */
export const ANONYMOUS_UPLOADS: OpenConnectionsOptions = { ...UPLOADS, totalMax: 1_000 }

/** Files being uploaded. They take up to ten minutes but little memory, and none of the slots for other bodies. */
export const FILE_UPLOADS: OpenConnectionsOptions = {
  perUserMax: 10,
  perAgentMax: 3,
  agentsOfUserMax: 6,
  totalMax: 250,
  issue: 'too_many_uploads',
  what: 'uploads',
}

/** Files being downloaded. */
export const DOWNLOADS: OpenConnectionsOptions = {
  perUserMax: 40,
  perAgentMax: 10,
  agentsOfUserMax: 30,
  totalMax: 1_000,
  issue: 'too_many_downloads',
  what: 'downloads',
}

const RETRY_SECONDS = 5
