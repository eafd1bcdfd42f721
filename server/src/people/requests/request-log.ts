import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { instantOf } from '../../platform/kernel/time.ts'
import type { EndedCall } from '../../platform/operations.ts'
import { isLogged, type LoggedRequest, safeText } from './domain.ts'
import { insertRequests } from './store.ts'

/**
 * Collects the calls of keys and apps, and saves many at once, after their answers. It never delays or fails a request:
 * what it cannot save in time is dropped and counted.
 */
export class RequestLog {
  readonly #database: Database
  readonly #log: Logger
  #waiting: LoggedRequest[] = []
  /** The keys and apps that were over their limit since the last batch. */
  #limited = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  #saving: Promise<void> | null = null
  #isClosed = false
  /** How many calls were dropped. */
  dropped = 0

  constructor(database: Database, log: Logger) {
    this.#database = database
    this.#log = log
  }

  readonly note = (call: EndedCall): void => {
    if (!isLogged(call.actor, call.operation)) return
    // Nothing bounds how often a caller over the limit calls, so one of these calls stands for all in a batch.
    if (call.status === 429 && this.#isKnownAsLimited(call)) return
    if (this.#waiting.length >= WAITING_MAX) {
      this.dropped++
      return
    }
    this.#waiting.push(rowOf(call))
    if (this.#waiting.length >= BATCH_MAX) void this.flush()
    else this.#flushLater()
  }

  /** Saves what waits. Never rejects. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#saving ??= this.#save().finally(() => {
      this.#saving = null
    })
    return this.#saving
  }

  /** Saves what waits for the last time. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#saving
    await this.flush()
  }

  #flushLater(): void {
    if (!this.#isClosed) this.#timer ??= setTimeout(() => void this.flush(), BATCH_MS).unref()
  }

  async #save(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH_MAX)
      this.#limited.clear()
      try {
        await this.#database.transaction((tx) => insertRequests(tx, batch))
      } catch (error) {
        // Tried again with the next batch, as far as there is room for both.
        const kept = batch.slice(0, WAITING_MAX - this.#waiting.length)
        this.dropped += batch.length - kept.length
        this.#waiting.unshift(...kept)
        this.#flushLater()
        this.#log.warn(
          { err: error, waiting: this.#waiting.length },
          'could not save the log of requests; trying again',
        )
        return
      }
    }
  }

  #isKnownAsLimited({ actor }: EndedCall): boolean {
    const { id } = actor.credential
    if (this.#limited.has(id)) return true
    this.#limited.add(id)
    return false
  }
}

const BATCH_MS = 1_000
const BATCH_MAX = 2_000
// About 10 MB.
const WAITING_MAX = 20_000

function rowOf({ actor, durationMs, ...call }: EndedCall): LoggedRequest {
  const { credential } = actor
  return {
    id: newId<'req'>(),
    user_id: actor.userId,
    hosted_agent_id: actor.hostedAgentId,
    key_id: credential.kind === 'key' ? credential.id : null,
    connected_app_id: credential.kind === 'token' ? credential.id : null,
    at: instantOf(Date.now() - durationMs),
    channel: call.channel,
    operation: call.operation,
    method: call.method,
    path: safeText(call.path),
    status: call.status,
    issue_codes: [...new Set(call.issueCodes)],
    duration_ms: Math.round(durationMs),
    request_id: safeText(call.requestId),
  }
}
